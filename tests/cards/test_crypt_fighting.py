"""Vampires whose texts are about fights: those they pick, and what they can do in them."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Fight, Never, Offers, Resolve, Written
from positions import blood, targets

#: Cards of no print.
OWN = r"""
Card(name: "Rise", facts: {"types": "Reaction"}, modes: [(when: Action, do: [Unlock(Target)])])
Card(name: "Dart", facts: {"types": "Combat"}, modes: [(do: [Strike(Ranged(Damage(1)))])])
Card(name: "Bite", facts: {"types": "Combat"}, modes: [(do: [Strike(Aggravated(Damage(1)))])])
Card(name: "Blow", facts: {"types": "Combat"}, modes: [(do: [Strike(Hand(2))])])
Card(name: "Again", facts: {"types": "Combat"}, modes: [(when: Press, do: [Press])])
Card(name: "Swift", facts: {"types": "Combat"}, modes: [(when: AdditionalStrike, do: [AdditionalStrikes(1)])])
Card(name: "Thorns", facts: {"types": "Combat"},
    modes: [(when: BeforeStrikes, do: [Damage((to: Opponent, n: 1))])])
Card(
    name: "Lurker",
    facts: {"types": "Ally", "pool": "1", "life": "2", "strength": "1", "bleed": "1"},
)
"""


def fighting(
    actor: str,
    blocker: str,
    own: mt.Cards,
    hand: tuple[str, ...] = (),
    answer: tuple[str, ...] = (),
    **how: Any,
) -> mt.Position:
    """Seat 0's actor has bled, seat 1's blocker has blocked; they fight, with own cards."""
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=list(hand))
    s.seat(1, hand=list(answer))
    s.minion(0, actor, **how)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


# ---- picking a fight


@pytest.mark.parametrize(
    ("name", "foes"),
    [
        ("Gustaphe Brunnelle", {"Ryan", "Caliban", "Lurker"}),
        ("Barachiel", {"Ryan", "Caliban", "Lurker", "Ashley"}),
        ("Nathaniel Bordruff", {"Ryan", "Ashley"}),
    ],
)
def test_entering_combat(name: str, foes: set[str], own: mt.Cards, resolve: Resolve) -> None:
    """Seat 1 is prey and seat 3 predator; seat 2 is neither."""
    s = mt.Scenario(players=4, cards=own)
    s.minion(0, name)
    s.minion(0, "Meaghan", locked=True)
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Sully", region="torpor")
    s.minion(1, "Caliban")
    s.minion(2, "Ashley", locked=True)
    s.minion(3, "Lurker", locked=True)
    g = s.start()
    assert targets(g, name) == foes
    g.play(kind="action", card=name, target="Ryan")
    resolve(g)
    assert blood(g, "Ryan") == (3,)


@pytest.mark.ruling("G00078#f49837e1")
def test_nathaniel_and_one_that_unlocks(own: mt.Cards, resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, hand=["Rise"])
    s.minion(0, "Nathaniel Bordruff")
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="action", card="Nathaniel Bordruff", target="Ryan")
    g.play(kind="play", card="Rise")
    resolve(g, "before range", "range", "strike", "minion", "discard")
    assert g.decision.kind in {"minion", "discard"}
    assert g.minion("Nathaniel Bordruff").locked
    assert not g.minion("Ryan").locked


# ---- maneuvers and presses


@pytest.mark.parametrize("name", ["Serhat Gunde, Combat Junkie", "Abaddon", "Aidan Lyle"])
def test_one_press_each_combat(name: str, duel: Duel, offers: Offers, fight: Fight) -> None:
    g = duel(name, "Catalina Vega")
    fight(g, "press")
    g.play(kind="use", card=name)
    fight(g, "press")
    assert not offers(g, kind="use", card=name)
    fight(g)
    assert g.minion("Catalina Vega").blood == 6


def test_abaddon_maneuvers_once(duel: Duel, offers: Offers, fight: Fight) -> None:
    g = duel("Abaddon", "Ryan")
    g.play(kind="use", card="Abaddon")
    fight(g, "press")
    assert g.minion("Ryan").blood == 4  # hands do not reach
    g.play(kind="use", card="Abaddon")
    fight(g, "press")
    assert g.minion("Ryan").blood == 3  # in the next round he cannot maneuver
    fight(g)


def test_adrino_must_press_on_once(duel: Duel, fight: Fight) -> None:
    g = duel("Adrino Manauara", "Catalina Vega")
    fight(g, "press")
    assert [(o.kind, o.card) for o in g.decision.options] == [("use", "Adrino Manauara")]
    g.play(kind="use", card="Adrino Manauara")
    fight(g)
    assert g.minion("Catalina Vega").blood == 6


@pytest.mark.parametrize("against", [True, False])
def test_adrino_does_not_press_to_end(
    against: bool, own: mt.Cards, offers: Offers, fight: Fight
) -> None:
    """A press of the other's to continue leaves his for the next round."""
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=["Again"] if against else [])
    s.minion(0, "Catalina Vega")
    s.minion(1, "Adrino Manauara")
    g = s.start()
    g.play(kind="bleed", minion="Catalina Vega")
    g.play(kind="block", minion="Adrino Manauara")
    fight(g, "press")
    if against:
        g.play(kind="play", card="Again")
        assert not offers(g, kind="use", card="Adrino Manauara")
        fight(g, "press")
    assert {o.kind for o in g.decision.options} == {"use"}
    g.play(kind="use", card="Adrino Manauara")
    fight(g)
    assert g.minion("Catalina Vega").blood == (5 if against else 6)


# ---- strikes


def test_agnieszka_ends_combat_for_blood(duel: Duel, fight: Fight) -> None:
    g = duel("Agnieszka, Tempter of Legions", "Ryan", blood=(5, None))
    g.pass_until("strike", seat=0)
    g.play(kind="weapon strike", card="Agnieszka, Tempter of Legions")
    assert g.minion("Agnieszka, Tempter of Legions").blood == 4
    fight(g)
    assert blood(g, "Agnieszka, Tempter of Legions", "Ryan") == (4, 4)


def test_agnieszka_must_have_the_blood(duel: Duel, offers: Offers) -> None:
    g = duel("Ryan", "Agnieszka, Tempter of Legions", blood=(None, 0))
    g.pass_until("strike", seat=0)
    g.play(kind="hand strike")
    assert (g.decision.kind, g.decision.seat) == ("strike", 1)
    assert not offers(g, kind="weapon strike")


def test_phaibun_dodges_at_the_cost_of_a_card(own: mt.Cards, offers: Offers, fight: Fight) -> None:
    g = fighting("Phaibun", "Catalina Vega", own, ("Again",))
    g.pass_until("strike", seat=0)
    hand = sorted(g.seat(0).hand)
    g.play(kind="weapon strike", card="Phaibun")
    assert len(g.seat(0).ash_heap) == 1
    assert g.seat(0).ash_heap[0] in hand
    fight(g, "press")
    assert g.minion("Phaibun").blood == 5
    if "Again" in g.seat(0).hand:
        g.play(kind="play", card="Again")
        fight(g, "strike")
        assert not offers(g, kind="weapon strike")  # once each combat
    fight(g)


def test_phaibun_discards_at_random() -> None:
    gone = set()
    for seed in range(12):
        s = mt.Scenario(players=2, seed=seed)
        s.seat(0, hand=["Fame", "Bonding", "Wash"], hand_only=True, library_only=True)
        s.minion(0, "Phaibun")
        s.minion(1, "Ryan")
        g = s.start()
        g.play(kind="bleed", minion="Phaibun")
        g.play(kind="block", minion="Ryan")
        g.pass_until("strike", seat=0)
        g.play(kind="weapon strike", card="Phaibun")
        gone |= set(g.seat(0).ash_heap)
    assert len(gone) > 1


@pytest.mark.parametrize(
    ("name", "cards", "strike", "damage"),
    [
        ("Noluthando", [".44 Magnum"], {"kind": "weapon strike"}, 3),
        ("Catalina Vega", [".44 Magnum"], {"kind": "weapon strike"}, 2),
        ("Noluthando", [], {"kind": "play", "card": "Dart"}, 2),
        ("Noluthando", [], {"kind": "hand strike"}, 1),
        ("Noluthando", [], {"kind": "play", "card": "Blow"}, 3),
    ],
)
@pytest.mark.parametrize("blocks", [True, False])
def test_ranged_strikes_of_noluthando(
    name: str, cards: list[str], strike: Any, damage: int, blocks: bool, own: mt.Cards, fight: Fight
) -> None:
    """At close range; whether she acts or blocks."""
    s = mt.Scenario(players=2, blanks=True, cards=own)
    mine, theirs = (1, 0) if blocks else (0, 1)
    s.seat(mine, hand=["Dart", "Blow"])
    s.minion(mine, name, cards=cards)
    s.minion(theirs, "Donny Kowalczyk")
    g = s.start()
    actor, blocker = ("Donny Kowalczyk", name) if blocks else (name, "Donny Kowalczyk")
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    g.pass_until("strike", seat=0)
    if blocks:
        g.play(kind="hand strike")
    g.play(**strike)
    fight(g)
    assert g.minion("Donny Kowalczyk").blood == 6 - damage


def test_crossbreaker_makes_hands_aggravated_for_a_round(
    own: mt.Cards, fight: Fight, offers: Offers
) -> None:
    g = fighting("Crossbreaker", "Catalina Vega", own, ("Again",), blood=5)
    g.play(kind="use", card="Crossbreaker")
    assert not offers(g, kind="use", card="Crossbreaker")
    fight(g, "press")
    assert g.minion("Crossbreaker").blood == 3  # and 1 of Catalina's hands
    assert (g.minion("Catalina Vega").torpor, g.minion("Catalina Vega").blood) == (True, 8)


def test_crossbreaker_pays_for_each_round(own: mt.Cards, fight: Fight, offers: Offers) -> None:
    g = fighting("Crossbreaker", "Catalina Vega", own, ("Again",), blood=5)
    fight(g, "press")
    g.play(kind="play", card="Again")
    assert blood(g, "Crossbreaker", "Catalina Vega") == (4, 7)
    fight(g, "before strikes")
    g.play(kind="use", card="Crossbreaker")
    fight(g)
    assert (g.minion("Catalina Vega").torpor, g.minion("Crossbreaker").blood) == (True, 2)


@pytest.mark.parametrize("hand", [(), ("Thorns",)])
@pytest.mark.parametrize(("foe", "wounded"), [("Sargon", True), ("Ryan", False)])
def test_petra_hurts_baali(
    foe: str, wounded: bool, hand: tuple[str, ...], own: mt.Cards, fight: Fight
) -> None:
    """By her hands as by other means."""
    g = fighting("Petra", foe, own, hand)
    full = g.minion(foe).blood
    if hand:
        g.play(kind="play", card="Thorns")
        assert (g.minion(foe).torpor, g.minion(foe).blood) == (wounded, full - (not wounded))
    fight(g)
    assert g.minion(foe).torpor == wounded


@pytest.mark.parametrize(("foe", "burned"), [("Ryan", 1), ("Lurker", 0)])
def test_whoever_presses_on_against_petra_burns_blood(
    foe: str, burned: int, own: mt.Cards, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=["Again", "Again"])
    s.seat(1, hand=["Again"])
    s.minion(0, "Petra")
    s.minion(1, foe)
    g = s.start()
    g.play(kind="bleed", minion="Petra")
    g.play(kind="block", minion=foe)
    fight(g, "press")
    before = g.minion(foe).blood
    g.pass_until("press", seat=1) if g.decision.seat == 0 else None
    g.play(kind="play", card="Again")
    assert g.minion(foe).blood == before - burned


def test_petra_presses_on_herself_and_others_press_to_end(own: mt.Cards, fight: Fight) -> None:
    g = fighting("Petra", "Ryan", own, ("Again",), ("Again",))
    fight(g, "press")
    g.play(kind="play", card="Again")
    g.play(kind="play", card="Again", seat=1)
    assert blood(g, "Petra", "Ryan") == (4, 3)


# ---- strike cards


@pytest.mark.parametrize(("foe", "cost"), [("Catalina Vega", 1), ("Anvil", 1)])
def test_strike_cards_cost_foes_of_djeneba_more(
    foe: str, cost: int, own: mt.Cards, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=["Dart"])
    s.minion(0, foe)
    s.minion(1, "Djeneba")
    g = s.start()
    g.play(kind="bleed", minion=foe)
    g.play(kind="block", minion="Djeneba")
    before = g.minion(foe).blood
    g.play(kind="play", card="Dart")
    assert g.minion(foe).blood == before - cost


def test_an_ally_pays_life_for_them(written: Written, fight: Fight) -> None:
    dart = 'Card(name: "Sting", facts: {"types": "Combat"}, modes: [(do: [Strike(Ranged(Damage(3)))])])'
    g = fighting("Lurker", "Djeneba", written(OWN + dart), ("Sting",))
    g.play(kind="play", card="Sting")
    assert g.minion("Lurker").blood == 1
    g.play(kind="hand strike", seat=1)
    fight(g)
    assert g.minion("Djeneba").blood == 6


def test_djeneba_pays_as_printed(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(1, hand=["Dart"])
    s.minion(0, "Ryan")
    s.minion(1, "Djeneba", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Djeneba")
    g.pass_until("strike", seat=0)
    g.play(kind="hand strike")
    g.play(kind="play", card="Dart")
    assert blood(g, "Djeneba") == (3,)  # what Ryan's hands do


# ---- prevention


def hurt(
    mine: str, fighter: str, own: mt.Cards, strike: str = "Blow", when: str = "prevent", **how: Any
) -> mt.Position:
    """Seat 1's fighter has been struck by Ryan's strike card; `mine` may see to it."""
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=[strike])
    s.minion(0, "Ryan")
    s.minion(1, mine, **how)
    if fighter != mine:
        s.minion(1, fighter)
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion=fighter)
    g.play(kind="play", card=strike)
    if strike != "Thorns":
        g.play(kind="hand strike", seat=1)
    return g


@pytest.mark.ruling("G00027#fa03b0bb")
@pytest.mark.parametrize(
    ("fighter", "how"),
    [
        ("Opikun", {"blood": 5}),
        ("Caliban", {"blood": 5}),
        ("Caliban", {"blood": 5, "locked": True}),
        ("Caliban", {"blood": 5, "region": "torpor"}),
    ],
)
def test_opikun_prevents_two(
    fighter: str, how: Any, own: mt.Cards, fight: Fight, offers: Offers
) -> None:
    g = hurt("Opikun", fighter, own, **how)
    full = g.minion(fighter).blood
    g.pass_until("prevent", seat=1)
    g.play(kind="use", card="Opikun")
    assert not offers(g, kind="use", card="Opikun")
    fight(g)
    assert g.minion("Opikun").blood == (3 if fighter == "Opikun" else 4)
    if fighter != "Opikun":
        assert g.minion(fighter).blood == full - 1


@pytest.mark.ruling("G00033#5929711c")
def test_opikun_prevents_no_aggravated_damage(own: mt.Cards, never: Never) -> None:
    g = hurt("Opikun", "Caliban", own, "Bite", blood=5)
    never(g, kind="use", card="Opikun")
    assert g.minion("Caliban").torpor


@pytest.mark.parametrize(
    ("fighter", "strike", "left"),
    [("Caliban", "Blow", 0), ("Lurker", "Blow", 5), ("Caliban", "Thorns", 5)],
)
def test_opikun_does_not(fighter: str, strike: str, left: int, own: mt.Cards, never: Never) -> None:
    """Without blood; for an ally; of damage that is no strike's."""
    g = hurt("Opikun", fighter, own, strike, blood=left, locked=True)
    never(g, "strike", "minion", kind="use", card="Opikun")


LODIN = "Lodin (Olaf Holte)"


@pytest.mark.parametrize("strike", ["Blow", "Bite"])
def test_lodin_prevents_one(strike: str, own: mt.Cards, fight: Fight, offers: Offers) -> None:
    g = hurt(LODIN, LODIN, own, strike)
    g.pass_until("prevent", seat=1)
    g.play(kind="use", card=LODIN)
    assert not offers(g, kind="use", card=LODIN)
    fight(g)
    assert (g.minion(LODIN).blood, g.minion(LODIN).torpor) == (6 if strike == "Blow" else 8, False)


def test_lodin_not_of_other_damage_nor_for_others(own: mt.Cards, never: Never) -> None:
    g = hurt(LODIN, LODIN, own, "Thorns")
    never(g, "strike", kind="use", card=LODIN)
    g = hurt(LODIN, "Caliban", own)
    never(g, kind="use", card=LODIN)


def test_lodin_once_each_combat(own: mt.Cards, fight: Fight, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=["Again"])
    s.minion(0, "Catalina Vega")
    s.minion(1, LODIN)
    g = s.start()
    g.play(kind="bleed", minion="Catalina Vega")
    g.play(kind="block", minion=LODIN)
    fight(g, "prevent")
    g.pass_until("prevent", seat=1) if g.decision.seat != 1 else None
    g.play(kind="use", card=LODIN)
    fight(g, "press")
    g.play(kind="play", card="Again")
    never(g, kind="use", card=LODIN)
    assert g.minion(LODIN).blood == 7
