"""Masters that give titles, end combats and actions, or look at what requires an Anarch."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve, Written
from methuselah._core import Position
from positions import call, targets, votes

REGENT = "Regent"
WISDOM = "Saulot's Guiding Wisdom"
SHRINE = "Yoruba Shrine"
MUSEUM = "Garibaldi-Meucci Museum"
ANGELES = "Powerbase: Los Angeles"
MONSTER = "Monster"
BASE = "Black Forest Base"
RESISTANCE = "Organized Resistance"


# ---- Regent


def test_a_regent_is_a_sabbat_vampire_of_eight() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[REGENT], pool=10)
    for name in ["Anton", "Agatha", "Lord Fianna"]:
        s.minion(0, name)
    s.minion(1, "Calebos")
    g = s.start(phase="master")
    assert targets(g, REGENT) == {"Anton"}
    g.play(card=REGENT)
    g.pass_until("minion")
    assert g.minion("Anton").title == "regent"
    assert g.seat(0).pool == 9


@pytest.mark.ruling("G00042#e336f555")
def test_sabbat_vampires_attack_the_regent(offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.minion(1, "Anton", cards=[REGENT])
    s.minion(1, "Appius Claudius Corvus")
    for name in ["Agatha", "Sully", "Underbridge Stray"]:
        s.minion(0, name)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == REGENT} == {"Agatha"}
    assert not offers(s.start(active=1), card=REGENT)  # COMBAT-1
    g.play(kind="action", card=REGENT)
    g.pass_until("block", seat=1)
    g.pass_until("strike")
    # Contested, it provides nothing.
    s.minion(2, "Calebos", cards=[REGENT])
    assert not offers(s.start(), card=REGENT)


@pytest.mark.ruling("G00138#6fdd3837")
@pytest.mark.parametrize(
    ("card", "actor", "sect", "requires"),
    [
        (REGENT, "Agatha", "Sabbat", True),
        (REGENT, "Agatha", "Anarch", False),
        (ANGELES, "Crow", "Anarch", True),
        (BASE, "Agatha", "Sabbat", True),
    ],
)
def test_an_action_of_a_card_requires_what_it_asks_of_its_minion(
    card: str, actor: str, sect: str, requires: bool, written: Written, offers: Offers
) -> None:
    own = written(
        'Card(name: "Note", facts: {"types": "Action Modifier"},'
        f" modes: [(when: Announced, if: [TakenWith([RequiresSect({sect})])],"
        " do: [Gain(Pool(You), 1)])])"
    )
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Note"])
    s.minion(0, actor)
    s.minion(1, "Anton", cards=[REGENT] if card == REGENT else [])
    if card != REGENT:
        s.permanent(1, card)
    g = s.start()
    g.play(kind="action", card=card)
    assert bool(offers(g, card="Note")) is requires


@pytest.mark.parametrize(
    ("diablerist", "regent"), [("Agatha", "regent"), ("Sully", None), ("Belinde", "prince")]
)
def test_a_sabbat_diablerist_is_the_next_regent(diablerist: str, regent: str | None) -> None:
    s = mt.Scenario(players=2)
    s.minion(1, "Anton", cards=[REGENT], region="torpor")
    s.minion(0, diablerist)
    g = s.start()
    g.play(kind="diablerize", minion=diablerist)
    g.pass_until("minion")
    assert g.minion(diablerist).title == regent
    assert g.minion(diablerist).cards == ([REGENT] if regent == "regent" else [])
    assert (REGENT in str(g.seat(1).ash_heap)) is (regent != "regent")


# ---- Saulot's Guiding Wisdom


def test_wisdom_is_for_an_independent_salubri() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[WISDOM])
    s.minion(0, "Malachi")
    s.minion(0, "Yael", sect="Anarch")
    s.minion(0, "Sully")
    g = s.start(phase="master")
    assert targets(g, WISDOM) == {"Malachi"}
    g.play(card=WISDOM)
    g.pass_until("minion")
    assert g.minion("Malachi").title == "2 votes"


@pytest.mark.parametrize(("sect", "worth"), [("Independent", 2), ("Anarch", None)])
def test_wisdom_is_worth_two_votes_to_an_independent_salubri(sect: str, worth: int | None) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(0, "Malachi", cards=[WISDOM], sect=sect)
    g = call(s, "Ancilla Empowerment", "Belinde")
    assert votes(g, 0).get("Malachi") == worth


@pytest.mark.parametrize("late", [True, False])
def test_wisdom_makes_a_vampire_abstain(late: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Malachi", cards=[WISDOM])
    g = call(s, "Ancilla Empowerment", "Belinde")
    if late:
        g.play(kind="vote for", minion="Belinde")
    g.pass_until("polling", seat=1)
    g.play(kind="use", card=WISDOM, target="Belinde")
    assert g.minion("Malachi").locked
    g.pass_until("polling", seat=0)
    assert not offers(g, kind="vote for", minion="Belinde")
    g.pass_until("polling", seat=1)
    g.play(kind="vote against", minion="Malachi")  # locked, it still votes
    g.pass_until("minion")
    assert g.seat(0).pool == 10


def test_wisdom_serves_in_a_blood_hunt() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(0, "Belinde")
    s.minion(1, "Sully", region="torpor")
    s.minion(1, "Malachi", cards=[WISDOM])
    g = s.start()
    g.play(kind="diablerize", minion="Ryan")
    g.pass_until("polling", seat=1)
    g.play(kind="use", card=WISDOM, target="Belinde")
    g.play(kind="vote for", minion="Malachi")
    g.pass_until("minion")
    assert len(g.seat(0).minions) == 1


@pytest.mark.parametrize("locked", [False, True])
def test_wisdom_ends_a_combat_of_another_minion(locked: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=3)
    s.minion(1, "Malachi", cards=[WISDOM], locked=locked)
    s.minion(1, "Ryan", blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Ryan")
    if locked:
        g.pass_until("strike")
        return
    g.play(kind="use", card=WISDOM, seat=1)
    g.pass_until("minion")
    assert (g.minion("Belinde").blood, g.minion("Ryan").blood) == (3, 3)
    assert g.minion("Malachi").locked


def test_wisdom_ends_no_combat_of_its_own_or_of_others(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=3)
    s.minion(1, "Malachi", cards=[WISDOM], blood=3)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Malachi")
    never(g, kind="use", card=WISDOM)


def test_one_archetype_is_enough_for_a_vampire() -> None:
    for name in [WISDOM, MONSTER]:
        s = mt.Scenario(players=2)
        s.seat(0, hand=[name])
        s.minion(0, "Malachi", cards=["Perfectionist"])
        s.minion(0, "Barachiel")
        assert targets(s.start(phase="master"), name) == {"Barachiel"}


# ---- Yoruba Shrine


def shrine(target: str, **more: Any) -> Position:
    """Seat 0 is to enter combat with a minion of seat 1, who has the Shrine."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ambush", "Freak Drive"])
    s.permanent(1, SHRINE, **more)
    s.minion(0, "Lenny Burkhead")
    s.minion(1, "Anwar", locked=True)
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="play", card="Ambush", minion="Lenny Burkhead", target=target)
    return g


@pytest.mark.ruling("G00147#ca76cd29", "G00157#0ff831d0")
def test_the_shrine_fails_an_action_at_a_banu_haqim(offers: Offers) -> None:
    g = shrine("Anwar")
    g.play(kind="use", card=SHRINE, seat=1)
    assert not g.minion("Lenny Burkhead").locked
    g.pass_until("minion")
    assert g.minion("Anwar").blood == 4
    assert not offers(g, card="Ambush")
    assert offers(g, kind="bleed", minion="Lenny Burkhead")
    assert g.minion(SHRINE).locked


@pytest.mark.ruling("G00147#bb6e7cdd", "G00157#bbfe33c0", "G00157#38956165")
def test_what_is_played_before_and_after_an_action_that_the_shrine_fails(
    written: Written, offers: Offers
) -> None:
    """The actor comes first, and can use what comes after any action, but not after a block."""
    modifier = 'Card(name: "{}", facts: {{"types": "Action Modifier"}}, modes: [({})])'
    own = written(
        modifier.format("Soon", "when: Announced, do: [Gain(Blood(Me), 1)]")
        + modifier.format("Late", "when: Resolved, do: [Gain(Blood(Me), 1)]")
        + modifier.format("Blocked", "when: Resolved, if: [Action(Blocked)], do: [Unlock(Me)]")
    )
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Ambush", "Soon", "Late", "Blocked"])
    s.permanent(1, SHRINE)
    s.minion(0, "Lenny Burkhead", blood=1)
    s.minion(1, "Anwar", locked=True)
    g = s.start()
    g.play(kind="play", card="Ambush")
    assert g.decision.seat == 0
    g.play(card="Soon")
    g.play(kind="use", card=SHRINE, seat=1)
    assert not offers(g, card="Blocked")
    g.play(card="Late")
    assert g.minion("Lenny Burkhead").blood == 3


def test_the_shrine_is_used_only_as_it_is_announced(never: Never) -> None:
    g = shrine("Sully")
    never(g, kind="use", card=SHRINE)
    g = shrine("Anwar", locked=True)
    never(g, kind="use", card=SHRINE)
    g = shrine("Anwar")
    g.play(kind="pass", seat=1)
    never(g, kind="use", card=SHRINE)


@pytest.mark.parametrize("chosen", ["Anwar", "Sully"])
def test_the_shrine_fails_a_referendum(chosen: str, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment"])
    s.permanent(1, SHRINE)
    s.minion(0, "Belinde")
    s.minion(1, "Anwar")
    s.minion(1, "Sully")
    g = call(s, "Banishment", "Belinde")
    g.play(target=chosen)
    if chosen == "Sully":
        never(g, kind="use", card=SHRINE)
        return
    g.play(kind="use", card=SHRINE, seat=1)
    assert not g.minion("Belinde").locked
    never(g, kind="vote for")
    assert "Anwar" in str(g.seat(1).minions)


def test_the_shrine_is_of_no_use_once_votes_are_cast(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment"])
    s.permanent(1, SHRINE)
    s.minion(0, "Belinde")
    s.minion(1, "Anwar")
    g = call(s, "Banishment", "Belinde")
    g.play(target="Anwar")
    g.pass_until("polling")
    never(g, kind="use", card=SHRINE)


# ---- Garibaldi-Meucci Museum


@pytest.mark.ruling("100809#7b3478e5", "G00125#5f52b626", "G00037#a79fef3c")
def test_the_museum_finds_what_requires_an_anarch() -> None:
    s = mt.Scenario(players=2)
    s.seat(
        0,
        pool=10,
        hand=["Govern the Unaligned"],
        hand_only=True,
        library_only=True,
        ash_heap=[
            "Reckless Agitation",
            "Patsy",
            "Anarch Salon",
            RESISTANCE,
            "Parity Shift",
            "Crow",
        ],
    )
    s.permanent(0, MUSEUM)
    g = s.start(phase="unlock")
    assert targets(g, MUSEUM) == {"Reckless Agitation", "Patsy", "Anarch Salon", RESISTANCE}
    g.play(card=MUSEUM, target="Patsy")
    g.play(target="Govern the Unaligned")
    assert g.seat(0).hand == ["Patsy"]
    assert "Govern the Unaligned" in g.seat(0).ash_heap
    assert "Patsy" not in g.seat(0).ash_heap
    assert g.seat(0).pool == 9


@pytest.mark.parametrize(
    ("mine", "theirs", "ends"), [("Crow", "Ariane", True), ("Crow", "Ryan", False)]
)
@pytest.mark.ruling("100809#afdfd5d4")
def test_the_museum_ends_a_fight_of_anarchs(
    mine: str, theirs: str, ends: bool, never: Never
) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, MUSEUM)
    s.minion(0, mine, blood=3)
    s.minion(1, theirs, blood=3)
    g = s.start()
    g.play(kind="bleed", minion=mine)
    g.play(kind="block", minion=theirs)
    if not ends:
        never(g, kind="use", card=MUSEUM)
        return
    g.play(kind="use", card=MUSEUM)
    g.pass_until("minion")
    assert (g.minion(mine).blood, g.minion(theirs).blood) == (3, 3)


# ---- Powerbase: Los Angeles


@pytest.mark.ruling("101435#a3b78d56")
@pytest.mark.parametrize(
    ("card", "unlocks"),
    [("Patsy", True), ("Anarch Salon", True), ("Go Anarch", True), ("Parity Shift", False)],
)
def test_los_angeles_unlocks_for_a_card_of_anarchs(
    card: str, unlocks: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card, "Govern the Unaligned"])
    s.permanent(0, ANGELES)
    s.minion(0, "Crow", locked=True)
    s.minion(0, "Ariane", locked=True, region="torpor")
    s.minion(0, "Sully", locked=True)
    g = s.start(phase="discard")
    g.play(kind="discard", card="Govern the Unaligned")
    assert not offers(g, kind="discard")
    g.play(kind="use", card=ANGELES)
    g.play(kind="discard", card=card)
    if unlocks:
        assert targets(g) == {None, "Crow"}
        g.play(target="Crow")
    assert g.minion("Crow").locked is not unlocks


def test_los_angeles_unlocks_one_anarch(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Patsy", "Anarch Salon"])
    s.permanent(0, ANGELES)
    s.minion(0, "Crow", locked=True)
    s.minion(0, "Ariane", locked=True)
    g = s.start(phase="discard")
    g.play(kind="use", card=ANGELES)
    g.play(kind="discard", card="Patsy")
    g.play(target="Crow")
    g.play(kind="discard", card="Anarch Salon")
    assert g.decision is None or g.decision.kind != "choose"
    assert g.minion("Ariane").locked


def test_without_los_angeles_a_discard_unlocks_nobody() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Patsy"])
    s.permanent(0, ANGELES)
    s.minion(0, "Crow", locked=True)
    g = s.start(phase="discard")
    g.play(kind="discard", card="Patsy")
    assert g.minion("Crow").locked
    assert g.decision.kind != "choose"


def test_anarchs_of_others_steal_los_angeles() -> None:
    s = mt.Scenario(players=2)
    s.permanent(1, ANGELES)
    for name in ["Crow", "Sully"]:
        s.minion(0, name)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == ANGELES} == {"Crow"}
    g.play(kind="action", card=ANGELES)
    g.pass_until("minion")
    assert g.minion(ANGELES).seat == 0


# ---- Monster


def monster(opponent: str, had: int) -> Position:
    """Massimiliano, of strength 2, blocks with the archetype."""
    s = mt.Scenario(players=2)
    s.minion(0, opponent, blood=had)
    s.minion(1, "Massimiliano", blood=4, cards=[MONSTER])
    g = s.start()
    g.play(kind="bleed", minion=opponent)
    g.play(kind="block", minion="Massimiliano")
    g.pass_until("strike")
    return g


@pytest.mark.ruling("101242#28a98090")
@pytest.mark.parametrize(("had", "unlocks"), [(1, True), (2, False)])
def test_a_monster_unlocks_as_its_opponent_is_beaten(
    had: int, unlocks: bool, resolve: Resolve, offers: Offers
) -> None:
    g = monster("Ryan", had)
    resolve(g, "after combat", "minion", "discard")
    assert bool(offers(g, kind="use", card=MONSTER)) is unlocks
    if unlocks:
        g.play(kind="use", card=MONSTER)
        assert not g.minion("Massimiliano").locked
        assert g.minion("Massimiliano").blood == 2


def test_a_monster_unlocks_over_an_ally_that_has_burned(resolve: Resolve, offers: Offers) -> None:
    g = monster("Underbridge Stray", 1)
    resolve(g, "after combat", "minion", "discard")
    g.play(kind="use", card=MONSTER)
    assert not g.minion("Massimiliano").locked


def test_a_monster_unlocks_after_its_own_combat(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Massimiliano")
    s.minion(1, "Belinde", cards=[MONSTER])
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Massimiliano")
    resolve(g, "after combat", "minion", "discard")
    assert not offers(g, kind="use", card=MONSTER)


# ---- Organized Resistance


@pytest.mark.parametrize("baron_locked", [True, False])
@pytest.mark.parametrize("blocker", ["Crow", "Ryan"])
def test_an_anarch_blocks_with_more_intercept(
    baron_locked: bool, blocker: str, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[RESISTANCE])
    s.minion(0, "Belinde", blood=1)
    s.minion(1, "Leumeah", locked=baron_locked)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="hunt", minion="Belinde")
    g.play(kind="block", minion=blocker)
    if blocker == "Ryan":
        g.pass_until("minion")
        assert g.minion("Belinde").blood == 2
        return
    g.play(kind="play", card=RESISTANCE, seat=1)
    g.pass_until("strike")


def test_a_resistance_is_not_for_others(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[RESISTANCE])
    s.minion(0, "Belinde", blood=1)
    s.minion(1, "Crow")
    g = s.start()
    g.play(kind="hunt", minion="Belinde")
    g.play(kind="block", minion="Crow")
    refused(g, kind="play", card=RESISTANCE)


@pytest.mark.ruling("G00124#11a9d8ce", "G00124#e9638f7e")
@pytest.mark.parametrize("baron_locked", [True, False])
def test_a_resistance_unlocks_an_anarch_that_blocks(baron_locked: bool) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=[RESISTANCE])
    s.minion(0, "Belinde", blood=1)
    s.minion(1, "Leumeah", locked=baron_locked)
    s.minion(1, "Crow", locked=True)
    s.minion(1, "Ariane", locked=False)
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Belinde")
    g.pass_until("block", seat=1)
    meant = {"Crow", "Leumeah"} if baron_locked else {"Crow"}
    assert targets(g, RESISTANCE) == meant
    g.play(kind="play", card=RESISTANCE, target="Crow")
    g.pass_until("strike")


@pytest.mark.ruling("G00123#8ecb293e")
def test_an_anarch_that_is_no_target_any_more_still_blocks() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ambush"])
    s.seat(1, hand=[RESISTANCE])
    s.minion(0, "Belinde")
    s.minion(1, "Leumeah")
    s.minion(1, "Crow", locked=True)
    g = s.start()
    g.play(card="Ambush")
    g.play(card=RESISTANCE, target="Crow", seat=1)
    g.pass_until("strike")
    assert g.minion("Crow").locked


def test_a_resistance_is_for_who_may_block(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.seat(2, hand=[RESISTANCE])
    s.minion(0, "Belinde")
    s.minion(2, "Leumeah")
    s.minion(2, "Crow", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="play", card=RESISTANCE)
