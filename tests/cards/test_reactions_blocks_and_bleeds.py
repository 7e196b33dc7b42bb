"""Reactions of intercept, those that turn or reduce a bleed, and attempts to block."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import HIDE, attempt, bled

DOMAIN = "Second Tradition: Domain"
QUI_VIVE = "On the Qui Vive"
# ---- Intercept

INTERCEPT = [
    ("Cats' Guidance", "Horace Radcliffe", "superior", 1, 0),
    ("Eyes of Argus", "Nassir", "inferior", 2, 0),
    ("Instinctive Reaction", "Wauneka", "inferior", 1, 0),
    ("Instinctive Reaction", "Horace Radcliffe", "superior", 1, 0),
    ("Precognition", "Nassir", "inferior", 1, 0),
    ("Precognition", "Ayelech", "superior", 1, 0),
    (DOMAIN, "Ayelech", None, 2, 0),
    ("Spirit's Touch", "Nassir", "inferior", 1, 0),
    ("Spirit's Touch", "Ayelech", "superior", 1, 0),
    ("Telepathic Misdirection", "Nassir", "inferior", 1, 1),
    ("The Warrens", "Wauneka", None, 2, 1),
    ("The Warrens", "Belinde", None, 3, 1),  # titled
]


@pytest.mark.parametrize(("card", "who", "level", "intercept", "cost"), INTERCEPT)
def test_intercept(
    card: str, who: str, level: str | None, intercept: int, cost: int, resolve: Resolve
) -> None:
    for stealth, pool in [(intercept, 30), (intercept + 1, 29)]:
        g = attempt(who, card)
        before = g.minion(who).blood
        g.play(kind="play", card=card, minion=who, level=level)
        assert g.minion(who).blood == before - cost
        for hide in HIDE[1:stealth]:
            g.play(kind="play", card=hide, seat=0)
        resolve(g)
        assert g.seat(1).pool == pool


@pytest.mark.parametrize(("card", "who", "level", "intercept", "cost"), INTERCEPT)
def test_intercept_is_added_only_when_needed(
    card: str, who: str, level: str | None, intercept: int, cost: int, never: Never
) -> None:
    g = bled(who, [card])
    g.play(kind="block")
    never(g, "range", "strike", kind="play", card=card)
    assert g.decision.kind in {"range", "strike"}  # blocked without it


@pytest.mark.parametrize(("card", "who", "level", "intercept", "cost"), INTERCEPT)
def test_a_locked_minion_plays_none_of_it(
    card: str, who: str, level: str | None, intercept: int, cost: int, never: Never
) -> None:
    g = bled(who, [card], HIDE[:1], others=("Brock Sterling",), locked=True)
    g.play(kind="block", minion="Brock Sterling")
    g.play(kind="play", card=HIDE[0])
    levels = {"inferior": "[a", "superior": "[A", None: ""}
    kept = [] if card != DOMAIN else ["unlock"]  # its other clause is for the locked
    while g.decision.kind not in {"minion", "discard"}:
        words = [str(o) for o in g.decision.options if o.card == card and levels[level] in str(o)]
        assert all(any(word in o for word in kept) for o in words)
        g.choose(g.decision.options[0])


@pytest.mark.parametrize("card", ["Eyes of Argus", "The Warrens"])
def test_some_is_for_directed_actions_only(card: str, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[card])
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Wauneka")  # a Nosferatu with Auspex
    g = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, card=card)


def test_the_warrens_are_for_nosferatu(never: Never) -> None:
    g = attempt("Ayelech", "The Warrens")
    never(g, card="The Warrens")


@pytest.mark.parametrize(("active", "offered"), [(0, True), (1, False)])
def test_instinctive_reaction_is_against_the_predator(
    active: int, offered: bool, offers: Offers
) -> None:
    """Seat 1 reacts to a hunt of its predator or of its prey, seat 2."""
    hunter = 0 if offered else 2
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Instinctive Reaction"])
    s.minion(hunter, "Meaghan", blood=1)
    s.minion(1, "Wauneka")
    g = s.start(active=hunter)
    g.play(kind="hunt")
    g.play(kind="block")
    assert bool(offers(g, card="Instinctive Reaction")) is offered


@pytest.mark.parametrize("who", ["Wauneka", "Chrysanthemum"])  # no title, and a primogen
def test_second_tradition_needs_a_prince_or_justicar(who: str, never: Never) -> None:
    never(attempt(who, DOMAIN), card=DOMAIN)
    never(bled(who, [DOMAIN], locked=True), card=DOMAIN)


# ---- A maneuver, or prevention, in the resulting combat

MANEUVER = [
    ("Guard Dogs", "Horace Radcliffe", "superior"),
    ("Instinctive Reaction", "Horace Radcliffe", "superior"),
    ("Spirit's Touch", "Ayelech", "superior"),
]
RULING = {
    "Guard Dogs": ("100863#b845b67e", "100863#fc896058"),
    "Instinctive Reaction": ("100995#b845b67e", "100995#fc896058"),
    "Spirit's Touch": ("101850#34014d40", "101850#9f5ed16e"),
}


def marked(at: int) -> list[Any]:
    """The cards above, each with the ruling of its own that the test shows."""
    return [pytest.param(*row, marks=pytest.mark.ruling(RULING[row[0]][at])) for row in MANEUVER]


def reacted(
    card: str, who: str, level: str, actor: str, mine: list[str], **more: Any
) -> mt.Position:
    """`who` of seat 1 has played a card and attempts to block `actor` of seat 0."""
    dogs = card == "Guard Dogs"
    if dogs:
        g = bled(who, [card, *more.pop("answer", [])], mine, actor, locked=True, **more)
        g.play(kind="play", card=card, level=level)
        g.play(kind="block", minion=who)
        return g
    g = bled(who, [card, *more.pop("answer", [])], [*mine, "Swallowed by the Night"], actor, **more)
    g.play(kind="block", minion=who)
    g.play(kind="play", card="Swallowed by the Night", level="inferior")
    g.play(kind="play", card=card, level=level)
    return g


@pytest.mark.parametrize(("card", "who", "level"), MANEUVER)
def test_who_blocks_may_maneuver(card: str, who: str, level: str, resolve: Resolve) -> None:
    g = reacted(card, who, level, "Meaghan", [])
    resolve(g, "range")
    g.play(kind="maneuver", minion=who)
    resolve(g)
    assert g.minion("Meaghan").blood == 3  # at long range
    assert g.minion(who).blood == g.minion(who).capacity


@pytest.mark.parametrize(("card", "who", "level"), marked(0))
def test_who_does_not_block_has_no_maneuver(
    card: str, who: str, level: str, resolve: Resolve, never: Never
) -> None:
    """Another blocks in place of the one that played the card."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Lost in Crowds"])
    s.seat(1, hand=[card])
    s.minion(0, "Meaghan")
    s.minion(1, who, locked=card == "Guard Dogs")
    s.minion(1, "Sully", cards=["Sport Bike", "Raven Spy"])
    g = s.start()
    g.play(kind="bleed")
    if card == "Guard Dogs":
        g.play(kind="play", card=card, level=level)
    else:
        g.play(kind="block", minion=who)
        g.play(kind="play", card="Swallowed by the Night")
        g.play(kind="play", card=card, level=level)
        g.play(kind="play", card="Lost in Crowds")
    g.play(kind="block", minion="Sully")
    never(g, kind="maneuver")
    assert g.seat(1).pool == 30


@pytest.mark.parametrize(("card", "who", "level"), marked(0))
def test_no_maneuver_in_a_combat_that_follows(
    card: str, who: str, level: str, resolve: Resolve, never: Never
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cloak the Gathering", "Psyche!"])
    s.seat(1, hand=[card])
    s.minion(0, "Tamoszius")
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, who, locked=card == "Guard Dogs")
    g = s.start()
    g.play(kind="bleed", minion="Tamoszius")
    if card == "Guard Dogs":
        g.play(kind="play", card=card, level=level)
        g.play(kind="block", minion=who)
    else:
        g.play(kind="block", minion=who)
        g.play(kind="play", card="Cloak the Gathering", level="superior")
        g.play(kind="play", card=card, level=level)
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    assert g.decision.kind != "range"
    never(g, kind="maneuver")


@pytest.mark.parametrize(("card", "who", "level"), marked(1))
def test_the_maneuver_comes_again_with_a_second_block(
    card: str, who: str, level: str, resolve: Resolve
) -> None:
    """After Form of Mist, on the qui vive and with more intercept, the minion blocks again."""
    more, mode = (DOMAIN, 0) if who == "Ayelech" else ("Cats' Guidance", 1)
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Swallowed by the Night", "Form of Mist"])
    s.seat(1, hand=[card, QUI_VIVE, more])
    s.minion(0, "Crystal Lynn")  # OBF PRE PRO
    s.minion(1, who, locked=card == "Guard Dogs")
    g = s.start()
    g.play(kind="bleed")
    if card == "Guard Dogs":
        g.play(kind="play", card=card, level=level)
        g.play(kind="block", minion=who)
    else:
        g.play(kind="block", minion=who)
        g.play(kind="play", card="Swallowed by the Night", level="inferior")
        g.play(kind="play", card=card, level=level)
    g.play(kind="maneuver", minion=who)
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.play(kind="play", card=QUI_VIVE)
    g.play(kind="block", minion=who)
    g.play(kind="play", card=more, mode=mode)
    g.play(kind="maneuver", minion=who)


# ---- Precognition


def foreseen() -> mt.Position:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cloak the Gathering", "Psyche!", "Psyche!"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Tamoszius")
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Tamoszius")
    g.play(kind="block")
    g.play(kind="play", card="Cloak the Gathering", level="superior")
    g.play(kind="play", card="Precognition", level="superior")
    return g


@pytest.mark.ruling("101475#a142a3d6")
def test_precognition_prevents_1_damage(resolve: Resolve) -> None:
    g = foreseen()
    resolve(g, "prevent")
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    resolve(g)
    assert (g.minion("Tamoszius").blood, g.minion("Ayelech").blood) == (4, 7)


def test_precognition_prevents_in_the_first_round_only(resolve: Resolve) -> None:
    g = foreseen()
    resolve(g, "press")  # not used in the first round
    g.play(kind="play", card="Psyche!", level="inferior")
    resolve(g, "prevent", "press", "minion", "discard")
    assert g.decision.kind != "prevent"
    resolve(g)
    assert g.minion("Ayelech").blood == 5


@pytest.mark.ruling("101475#c4603f47")
def test_precognition_does_not_prevent_in_a_combat_that_follows(resolve: Resolve) -> None:
    g = foreseen()
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "prevent", "press", "minion", "discard")
    assert g.decision.kind != "prevent"


@pytest.mark.ruling("101475#a142a3d6")
def test_precognition_prevents_nothing_for_another_blocker(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Lost in Crowds"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Meaghan")
    s.minion(1, "Ayelech")
    s.minion(1, "Sully", cards=["Sport Bike", "Raven Spy"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ayelech")
    g.play(kind="play", card="Swallowed by the Night")
    g.play(kind="play", card="Precognition", level="superior")
    g.play(kind="play", card="Lost in Crowds")
    g.play(kind="block", minion="Sully")
    resolve(g, "prevent", "minion", "discard")
    assert g.decision.kind != "prevent"
    assert g.minion("Sully").locked


@pytest.mark.ruling("101475#580ffe7e")
def test_precognition_prevents_again_with_a_second_block(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Swallowed by the Night", "Form of Mist"])
    s.seat(1, hand=["Precognition", QUI_VIVE, DOMAIN])
    s.minion(0, "Crystal Lynn")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Swallowed by the Night", level="inferior")
    g.play(kind="play", card="Precognition", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.play(kind="play", card=QUI_VIVE)
    g.play(kind="block")
    g.play(kind="play", card=DOMAIN, mode=0)
    resolve(g, "prevent")
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    resolve(g)
    assert g.minion("Ayelech").blood == 7


# ---- Deflection and Telepathic Misdirection

DEFLECT = [
    ("Deflection", "Sully", "inferior", True),
    ("Deflection", "Madison", "inferior", True),
    ("Deflection", "Madison", "superior", False),
    ("Telepathic Misdirection", "Colette", "superior", True),
]


@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_the_bleed_is_turned_to_another(
    card: str, who: str, level: str, locks: bool, resolve: Resolve
) -> None:
    g = bled(who, [card], ["Conditioning"], actor="Ashley", players=4, blood=3)
    g.play(kind="play", card="Conditioning")
    g.pass_until("declined", seat=1)
    targets = {o.target for o in g.decision.options if o.card == card}
    assert targets == {"seat 2", "seat 3"}  # neither oneself nor who bleeds
    g.play(kind="play", card=card, level=level, target=3)
    assert g.minion(who).locked is locks
    assert g.minion(who).blood == 2
    resolve(g)
    assert [g.seat(n).pool for n in range(4)] == [30, 30, 30, 27]
    assert g.edge == 0


@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_the_new_target_may_block(
    card: str, who: str, level: str, locks: bool, resolve: Resolve
) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=[card])
    s.minion(0, "Ashley")
    s.minion(1, who)
    s.minion(2, "Wauneka")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card=card, level=level)
    g.play(kind="block", minion="Wauneka")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 30]


@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_not_before_blocks_are_declined(
    card: str, who: str, level: str, locks: bool, offers: Offers
) -> None:
    g = bled(who, [card])
    while g.decision.kind != "declined":
        assert not [o for o in g.decision.options if o.card == card]
        g.choose(g.decision.options[0])


@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_there_must_be_another_to_bleed(
    card: str, who: str, level: str, locks: bool, never: Never
) -> None:
    never(bled(who, [card], players=2), card=card)


@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_only_who_is_bled_turns_the_bleed(
    card: str, who: str, level: str, locks: bool, never: Never
) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, hand=[card])
    s.minion(0, "Ashley")
    s.minion(2, who)
    g = s.start()
    g.play(kind="bleed")
    never(g, card=card)


@pytest.mark.ruling("G00106#8acbd1d3")
@pytest.mark.parametrize(("card", "who", "level", "locks"), DEFLECT)
def test_after_a_failed_attempt_too(
    card: str, who: str, level: str, locks: bool, resolve: Resolve
) -> None:
    g = bled(who, [card], ["Swallowed by the Night"])
    g.play(kind="block", minion=who)
    g.play(kind="play", card="Swallowed by the Night")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]


def test_who_has_declined_may_block_when_the_bleed_comes_back(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.seat(2, hand=["Deflection"])
    s.minion(0, "Ashley")
    s.minion(1, "Madison")
    s.minion(2, "Trevon Parker")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Deflection", level="superior", seat=1)
    g.play(kind="play", card="Deflection", level="superior", seat=2)
    g.play(kind="block", minion="Madison")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 30]


# ---- Protected District (its other half is with the votes)


@pytest.mark.parametrize(("bleed", "lost", "edge"), [(1, 0, None), (4, 1, 0)])
def test_the_district_reduces_a_bleed(
    bleed: int, lost: int, edge: int | None, resolve: Resolve
) -> None:
    g = bled("Chrysanthemum", ["Protected District"], ["Conditioning"], actor="Madison")
    if bleed == 4:
        g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Protected District")
    resolve(g)
    assert g.seat(1).pool == 30 - lost
    assert g.edge == edge  # a bleed for nothing gets no Edge


def test_the_district_is_for_primogens_and_bleeds_against_you(never: Never) -> None:
    never(bled("Belinde", ["Protected District"]), card="Protected District")  # a prince
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Protected District"])
    s.seat(2, hand=["Protected District"])
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Chrysanthemum")
    s.minion(2, "The Dowager")
    g = s.start()
    g.play(kind="hunt")
    never(g, card="Protected District")
    g = s.start()
    g.play(kind="bleed")
    never(g, card="Protected District", minion="The Dowager")


# ---- Second Tradition: Domain, by a locked prince


def test_a_locked_prince_unlocks_and_attempts_to_block(resolve: Resolve) -> None:
    g = bled("Ayelech", [DOMAIN], locked=True)
    g.play(kind="play", card=DOMAIN)
    assert g.minion("Ayelech").blood == 6
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Meaghan").blood == 2  # in the combat
    assert g.minion("Ayelech").locked  # having blocked


@pytest.mark.parametrize(("stealth", "pool"), [(2, 30), (3, 29)])
def test_the_attempt_has_2_intercept(stealth: int, pool: int, resolve: Resolve) -> None:
    g = bled("Ayelech", [DOMAIN], HIDE, locked=True)
    g.play(kind="play", card=DOMAIN)
    for hide in HIDE[:stealth]:
        g.play(kind="play", card=hide, seat=0)
    resolve(g)
    assert g.seat(1).pool == pool
    assert g.minion("Ayelech").locked is (pool == 30)


@pytest.mark.ruling("G00097#fdc2dc2c")
def test_a_prince_without_blood_cannot_unlock(never: Never) -> None:
    never(bled("Ayelech", [DOMAIN], locked=True, blood=0), card=DOMAIN)


@pytest.mark.ruling("G00124#11a9d8ce")
def test_who_attempts_to_block_already_may_unlock(resolve: Resolve) -> None:
    """Awake, it attempts to block; then it plays the card."""
    g = bled("Ayelech", ["On the Qui Vive", DOMAIN], ["Swallowed by the Night"], locked=True)
    g.play(kind="play", card="On the Qui Vive")
    g.play(kind="block", minion="Ayelech")
    g.play(kind="play", card="Swallowed by the Night")
    g.play(kind="play", card=DOMAIN, mode=1)
    assert g.minion("Ayelech").blood == 6
    resolve(g)
    assert g.seat(1).pool == 30
    assert any(f"unlocked by {DOMAIN}: Ayelech" in line for line in g.log)


@pytest.mark.ruling("G00124#bd9dc2f6")
def test_no_attempt_against_what_cannot_be_blocked(never: Never) -> None:
    g = bled("Ayelech", [DOMAIN], ["Daring the Dawn"], actor="Brock Sterling", locked=True)
    g.play(kind="play", card="Daring the Dawn", level="superior")
    never(g, card=DOMAIN)


@pytest.mark.ruling("G00124#e9638f7e")
def test_no_attempt_by_who_may_not_block(never: Never) -> None:
    """A bleed is for its target to block, a hunt for prey and predator."""
    for kind, seat in (("bleed", 3), ("hunt", 2)):
        s = mt.Scenario(players=4)
        s.seat(seat, hand=[DOMAIN])
        s.minion(0, "Meaghan", blood=1)
        s.minion(seat, "Ayelech", locked=True)
        g = s.start()
        g.play(kind=kind)
        never(g, card=DOMAIN)


def test_the_first_clause_leaves_the_lock_and_the_blood(resolve: Resolve) -> None:
    g = attempt("Ayelech", DOMAIN)
    g.play(kind="play", card=DOMAIN, mode=0)
    assert g.minion("Ayelech").blood == 7
    resolve(g)
    assert g.seat(1).pool == 30
