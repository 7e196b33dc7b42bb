"""Reactions that say one plain thing at each level: intercept, bleeds, wakes and unlocks."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import HIDE, attempt, bled

CAINE = "Caine"


# ---- Intercept

INTERCEPT = [
    ("Elder Intervention", "Nassir", None, 2, 1, None),
    ("Protection Racket", "Hanna Nokelainen", None, 1, 0, None),
    ("Sense the Savage Way", "Ángel Guerrero", "inferior", 1, 0, None),
    ("Ensnare a Beast", "Surapong", "inferior", 1, 0, CAINE),
    ("Ensnare a Beast", "Cyan Sin", "inferior", 1, 0, CAINE),
    ("Ensnare a Beast", "Berenguela, The Vicious", "superior", 1, 0, CAINE),
    ("Deep Ecology", "Hanna Nokelainen", "inferior", 2, 0, None),
    ("Enhanced Senses", "Nassir", "inferior", 1, 0, None),
    ("Enhanced Senses", "Ayelech", "superior", 2, 0, None),
    ("My Enemy's Enemy", "Nassir", "inferior", 1, 0, None),
    ("Party Out Of Bounds", "Milton Fox", "inferior", 1, 0, None),
    ("Truth in Darkness", "Nadezhda", "inferior", 1, 0, None),
    ("Truth in Darkness", "Alek König", "superior", 1, 0, None),
]


@pytest.mark.parametrize(("card", "who", "level", "n", "cost", "path"), INTERCEPT)
def test_intercept(
    card: str, who: str, level: str | None, n: int, cost: int, path: str | None, resolve: Resolve
) -> None:
    for stealth, pool in [(n, 30), (n + 1, 29)]:
        g = attempt(who, card, path=path)
        before = g.minion(who).blood
        mode = {"mode": 0} if card == "Deep Ecology" else {}
        g.play(kind="play", card=card, minion=who, level=level, **mode)
        assert g.minion(who).blood == before - cost
        for hide in HIDE[1:stealth]:
            g.play(kind="play", card=hide, seat=0)
        resolve(g)
        assert g.seat(1).pool == pool


@pytest.mark.parametrize(
    ("card", "who"), [("Protection Racket", "Ayelech"), ("Sense the Savage Way", "Wauneka")]
)
def test_it_is_not_for_others(card: str, who: str, never: Never) -> None:
    never(attempt(who, card), card=card)


@pytest.mark.parametrize("card", ["Elder Intervention", "Deep Ecology"])
def test_some_is_not_for_a_hunt(card: str, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=[card])
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Hanna Nokelainen")
    g = s.start()
    g.play(kind="hunt")
    g.play(kind="block")
    never(g, card=card)


@pytest.mark.parametrize(
    ("actor", "more", "pool"),
    [
        ("Alice Chen", HIDE[2:3], 30),
        ("Alice Chen", HIDE[2:], 29),
        ("Zebulon", [], 30),
        ("Zebulon", HIDE[2:3], 29),
    ],
)
def test_a_racket_sees_more_of_the_titled(
    actor: str, more: list[str], pool: int, resolve: Resolve
) -> None:
    """Zebulon has no title; it takes a prince two stealth cards more to pass one Racket."""
    g = attempt("Hanna Nokelainen", "Protection Racket", actor=actor)
    g.play(kind="play", card="Protection Racket")
    for hide in more:
        g.play(kind="play", card=hide, level="inferior")
    resolve(g)
    assert g.seat(1).pool == pool


def test_elder_intervention_is_replaced_after_the_action(resolve: Resolve) -> None:
    g = attempt("Nassir", "Elder Intervention")
    before = len(g.seat(1).hand)
    g.play(kind="play", card="Elder Intervention")
    assert len(g.seat(1).hand) == before - 1
    resolve(g)
    assert len(g.seat(1).hand) == before


@pytest.mark.ruling("100618#daecef7c")
def test_elder_intervention_serves_whoever_is_bled_in_the_end(offers: Offers) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=HIDE)
    s.seat(1, hand=["Deflection"])
    s.seat(2, hand=["Elder Intervention"])
    s.minion(0, "Meaghan")
    s.minion(1, "Madison")
    s.minion(2, "Nassir")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Deflection", level="superior")
    g.play(kind="block", minion="Nassir")
    g.play(kind="play", card=HIDE[0], seat=0)
    g.play(kind="play", card="Elder Intervention", seat=2)


# ---- What follows a block


def test_a_snare_makes_strikes_dear(resolve: Resolve) -> None:
    for level, cost in [("superior", 1), ("inferior", 0)]:
        g = bled(
            "Berenguela, The Vicious",
            ["Ensnare a Beast"],
            [HIDE[0], "Form of the Cobra"],
            actor="Marcel",  # obf pre pro
            path=CAINE,
        )
        g.play(kind="block")
        g.play(kind="play", card=HIDE[0], seat=0)
        g.play(kind="play", card="Ensnare a Beast", level=level)
        resolve(g, "strike")
        before = g.minion("Marcel").blood
        g.play(kind="play", card="Form of the Cobra")
        assert g.minion("Marcel").blood == before - cost


def test_the_truth_unlocks_who_has_blocked(resolve: Resolve) -> None:
    g = attempt("Alek König", "Truth in Darkness")
    g.play(kind="play", card="Truth in Darkness", level="superior")
    resolve(g, "block resolved")
    before = g.minion("Alek König").blood
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    assert g.minion("Alek König").blood == before - 1
    assert not g.minion("Alek König").locked


def test_rats_warn_and_press(resolve: Resolve, offers: Offers) -> None:
    for who, level in [("Wauneka", "inferior"), ("Horace Radcliffe", "superior")]:
        g = bled(who, ["Rat's Warning"], locked=True)
        g.play(kind="play", card="Rat's Warning", level=level)
        assert not g.minion(who).locked
        g.play(kind="block", minion=who)
        resolve(g, "press", "minion", "discard")
        assert bool(offers(g, kind="press", minion=who)) is (level == "superior")


# ---- Bleeds are reduced

REDUCE = [
    ("Telepathic Counter", "Nassir", "inferior", 1, None),
    ("Telepathic Counter", "Ayelech", "superior", 2, None),
    ("Deep Ecology", "Joaquín de Cádiz", "inferior", 2, None),
    ("Party Out Of Bounds", "Melech", "inferior", 2, None),
    ("Sentry Signal", "Berenguela, The Vicious", "superior", 3, CAINE),
    ("Sentry Signal", 'Grażyna "Butcher" Olesińska', "superior", 3, CAINE),
    ("Visions of Zapathasura", "Marcel", "inferior", 3, None),
    ("Visions of Zapathasura", "Crystal Lynn", "superior", 4, None),
]


@pytest.mark.parametrize(("card", "who", "level", "n", "path"), REDUCE)
def test_a_bleed_is_reduced(
    card: str, who: str, level: str, n: int, path: str | None, resolve: Resolve
) -> None:
    g = bled(who, [card], ["Conditioning"], actor="Madison", path=path)  # a bleed of 4
    g.play(kind="play", card="Conditioning", level="superior")
    mode = {"Joaquín de Cádiz": 1, "Melech": 0, 'Grażyna "Butcher" Olesińska': 3}.get(who)
    more = {} if mode is None else {"mode": mode}
    g.play(kind="play", card=card, level=level, **more)
    assert g.minion(who).locked is (n == 4)
    resolve(g)
    assert g.seat(1).pool == 30 - (4 - n)


@pytest.mark.ruling("G00136#41c85c85")
def test_the_attempt_of_who_locks_for_zapathasura_fails(never: Never) -> None:
    g = bled("Crystal Lynn", ["Visions of Zapathasura"])
    g.play(kind="block")
    g.play(kind="play", card="Visions of Zapathasura", level="superior")
    never(g, kind="hand strike")
    assert g.seat(1).pool == 30
    assert g.minion("Meaghan").blood == 3


def test_who_is_awake_but_locked_cannot_lock_for_zapathasura(offers: Offers) -> None:
    hand = ["Visions of Zapathasura", "On the Qui Vive"]
    g = bled("Crystal Lynn", hand, locked=True)
    g.play(kind="play", card="On the Qui Vive")
    assert len(offers(g, card="Visions of Zapathasura")) == 1  # at inferior


# ---- Bleeds go elsewhere


def test_bait_and_switch_is_for_barons(resolve: Resolve, never: Never) -> None:
    g = bled("Bituin", ["Bait and Switch"])
    g.play(kind="play", card="Bait and Switch", target=2)
    resolve(g)
    assert g.minion("Bituin").locked
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]
    never(bled("Ayelech", ["Bait and Switch"]), card="Bait and Switch")


@pytest.mark.ruling("G00106#8acbd1d3")
@pytest.mark.parametrize("card", ["Bait and Switch", "My Enemy's Enemy", "Redirection"])
def test_a_bleed_that_is_too_stealthy_can_be_sent_on(card: str, resolve: Resolve) -> None:
    who = {"Bait and Switch": "Bituin", "My Enemy's Enemy": "Ayelech"}.get(card, "Madison")
    g = attempt(who, card)
    level = None if card == "Bait and Switch" else "superior"
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]


@pytest.mark.parametrize(("players", "active", "offered"), [(3, 0, True), (2, 0, False)])
def test_the_enemy_of_an_enemy(players: int, active: int, offered: bool, offers: Offers) -> None:
    g = bled("Ayelech", ["My Enemy's Enemy"], players=players)
    told = False
    while g.decision.kind not in {"minion", "discard"}:
        told |= bool(offers(g, card="My Enemy's Enemy"))
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert told is offered


def test_it_is_the_predator_of_the_predator_who_is_bled(resolve: Resolve) -> None:
    g = bled("Ayelech", ["My Enemy's Enemy"], players=4)
    g.play(kind="play", card="My Enemy's Enemy", level="superior")
    resolve(g)
    assert [g.seat(n).pool for n in range(4)] == [30, 30, 30, 29]
    assert g.minion("Ayelech").locked


@pytest.mark.parametrize(
    ("who", "actor", "levels"),
    [
        ("Ashley", "Suwira", {"inferior"}),
        ("Ashley", "Ayelech", set()),
        ("Madison", "Suwira", {"inferior", "superior"}),
        ("Madison", "Ayelech", {"superior"}),
        ("Madison", "Underbridge Stray", set()),
    ],
)
def test_redirection_at_inferior_is_for_the_younger(
    who: str, actor: str, levels: set[str], offers: Offers
) -> None:
    g = bled(who, ["Redirection"], actor=actor)
    told: set[str] = set()
    while g.decision.kind not in {"minion", "discard"}:
        words = offers(g, card="Redirection")
        told |= {"superior" if "[DOM]" in word else "inferior" for word in words}
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert told == levels


# ---- Who is locked


@pytest.mark.ruling("100760#df1a46ac", "G00115#b6cee196")
def test_who_is_awakened_and_does_not_block_burns_blood(resolve: Resolve) -> None:
    g = bled("Colette", ["Forced Awakening", "Telepathic Misdirection"], locked=True, blood=3)
    g.play(kind="play", card="Forced Awakening")
    g.pass_until("declined", seat=1)
    assert g.minion("Colette").blood == 3
    resolve(g)
    assert g.minion("Colette").blood == 2
    assert g.seat(1).pool == 29


def test_who_is_awakened_and_blocks_burns_none(resolve: Resolve) -> None:
    g = bled("Colette", ["Forced Awakening"], ["Concealed Weapon"], locked=True, blood=3)
    g.play(kind="play", card="Forced Awakening")
    g.play(kind="block")
    resolve(g, "strike")
    assert g.minion("Colette").blood == 3


@pytest.mark.ruling("100760#31530659")
def test_a_block_counts_even_if_the_action_goes_on(resolve: Resolve) -> None:
    g = bled(
        "Colette", ["Forced Awakening"], ["Form of Mist"], "Crystal Lynn", locked=True, blood=3
    )
    g.play(kind="play", card="Forced Awakening")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Colette").blood == 3


UNLOCK = [
    ("Sense the Savage Way", "Massimiliano", "superior", None, True),
    ("Sentry Signal", "Surapong", "inferior", CAINE, True),
    ("Sentry Signal", "Yurena, The Boor", "inferior", CAINE, True),
    ("Deep Ecology", "Indira", "inferior", None, False),
    ("Forced Vigilance", "Amelia Locke", "superior", None, False),
]


@pytest.mark.parametrize(("card", "who", "level", "path", "blocks"), UNLOCK)
def test_who_is_locked_unlocks(
    card: str,
    who: str,
    level: str,
    path: str | None,
    blocks: bool,
    resolve: Resolve,
    offers: Offers,
) -> None:
    g = bled(who, [card], locked=True, path=path, blood=2)
    g.play(kind="play", card=card, level=level)
    if not blocks:
        assert not g.minion(who).locked
        g.play(kind="block", minion=who)
    resolve(g)
    assert g.seat(1).pool == 30


TOLD = [
    ("Sense the Savage Way", "Massimiliano", "superior"),
    ("Sentry Signal", "Surapong", "inferior"),
]


@pytest.mark.ruling("G00124#11a9d8ce")
@pytest.mark.parametrize(("card", "who", "level"), TOLD)
def test_who_attempts_already_can_unlock_and_go_on(
    card: str, who: str, level: str, resolve: Resolve
) -> None:
    g = bled(who, ["On the Qui Vive", card], HIDE, locked=True, path=CAINE, blood=2)
    g.play(kind="play", card="On the Qui Vive")
    g.play(kind="block", minion=who)
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.ruling("G00124#bd9dc2f6")
@pytest.mark.parametrize(("card", "who", "level"), TOLD)
def test_who_cannot_block_is_not_told_to(card: str, who: str, level: str, never: Never) -> None:
    g = bled(who, [card], ["Daring the Dawn"], "Brock Sterling", locked=True, path=CAINE, blood=2)
    g.play(kind="play", card="Daring the Dawn", level="superior", seat=0)
    never(g, card=card)


@pytest.mark.ruling("G00124#e9638f7e")
@pytest.mark.parametrize(("card", "who", "level"), TOLD)
def test_only_who_is_bled_is_told_to_block(card: str, who: str, level: str, never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(2, hand=[card])
    s.minion(0, "Meaghan")
    s.minion(2, who, locked=True, path=CAINE)
    g = s.start()
    g.play(kind="bleed")
    never(g, card=card)


@pytest.mark.ruling("G00097#fdc2dc2c")
def test_ecology_is_not_for_who_has_no_blood(never: Never) -> None:
    never(bled("Indira", ["Deep Ecology"], locked=True, blood=0), card="Deep Ecology")


def test_vigilance_unlocks_who_has_blocked(resolve: Resolve) -> None:
    g = bled("Bothwell", ["Forced Vigilance"])
    g.play(kind="block")
    resolve(g, "block resolved")
    g.play(kind="play", card="Forced Vigilance")
    assert not g.minion("Bothwell").locked


# ---- Shadow Sentinel


@pytest.mark.ruling("G00115#b6cee196")
def test_the_sentinel_wakes(resolve: Resolve) -> None:
    g = bled("Nadezhda", ["Shadow Sentinel"], locked=True)
    g.play(kind="play", card="Shadow Sentinel")
    g.play(kind="block", minion="Nadezhda")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.parametrize("locked", [True, False])
def test_the_sentinel_wakes_the_dead(locked: bool, resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Shadow Sentinel", "Shadow Sentinel"])
    s.minion(0, "Meaghan")
    s.minion(1, "Alek König", locked=locked)
    s.minion(1, "Emerald Legionnaire", locked=True)
    s.minion(1, "Underbridge Stray", locked=True)
    g = s.start()
    g.play(kind="bleed")
    woken = {o.target for o in g.decision.options if "[OBL]" in str(o)}
    assert woken == {"Emerald Legionnaire"}
    g.play(kind="play", card="Shadow Sentinel", level="superior")
    assert not offers(g, card="Shadow Sentinel")
    g.play(kind="block", minion="Emerald Legionnaire")
    resolve(g)
    assert g.seat(1).pool == 30


# ---- Votes


def test_the_party_votes() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Party Out Of Bounds"])
    s.minion(0, "Ashley")
    s.minion(1, "Milton Fox")
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment")
    g.pass_until("polling", seat=1)
    g.play(kind="play", card="Party Out Of Bounds")
    g.play(kind="vote against", minion="Milton Fox", amount=2)
