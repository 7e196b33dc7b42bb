"""Rulings on groups of cards: how cards are played, and what they require and cost."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from methuselah._core import Position
from positions import bled, call, targets, way

GHOUL = "Rafastio Ghoul"
MYSTIC = "Vagabond Mystic"

# ---- what is not played from hand


@pytest.mark.ruling("G00061#f16d185f", "G00131#37f6fca3")
@pytest.mark.parametrize("with_piper", [True, False])
def test_what_piper_brings_is_not_played(with_piper: bool, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=20, hand=["Piper", MYSTIC])
    s.seat(1, pool=20, hand=["Direct Intervention"])
    s.minion(0, "Rayne")
    g = s.start(phase="master")
    if with_piper:
        g.play(card="Piper")
        g.play(kind="choose", target=MYSTIC)
        never(g, card="Direct Intervention")
        assert g.minion(MYSTIC).seat == 0
    else:
        g.pass_until("minion")
        g.play(card=MYSTIC, minion="Rayne")
        g.play(card="Direct Intervention", seat=1)
        assert MYSTIC in g.seat(0).ash_heap


# ---- blood that an effect burns is no cost


@pytest.mark.ruling("G00065#ec069188")
def test_the_blood_of_an_effect_is_no_cost_that_ragnar_has_lowered() -> None:
    """Protean cards cost Ragnar 1 blood less."""
    g = bled("Ragnar Nordstrom", ["Deep Ecology"], blood=5, locked=True)
    way(g, "[pro]", card="Deep Ecology")
    ragnar = g.minion("Ragnar Nordstrom")
    assert (ragnar.blood, ragnar.locked) == (4, False)


@pytest.mark.ruling("G00065#ec069188")
def test_nor_is_what_he_burns_for_a_mist(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.seat(1, pool=20)
    s.minion(0, "Ragnar Nordstrom", blood=5)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Ragnar Nordstrom")
    g.play(kind="block", minion="Ryan")
    resolve(g, "strike")
    g.play(card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.pass_until("minion")
    assert (g.minion("Ragnar Nordstrom").blood, g.seat(1).pool) == (4, 19)


@pytest.mark.ruling("G00065#ec069188")
def test_nor_is_what_roger_burns_for_a_shroud() -> None:
    """Oblivion cards cost Roger 1 blood less."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Stygian Shroud"])
    s.minion(0, "Roger de Camden", blood=5)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Roger de Camden")
    g.play(kind="block", minion="Ryan")
    g.play(card="Stygian Shroud", level="superior")
    assert g.minion("Roger de Camden").blood == 4


@pytest.mark.ruling("G00065#ec069188")
def test_nor_does_the_line_lower_what_raises_the_stolen() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Graverobbing"])
    s.permanent(0, "The Line")
    s.minion(0, "Abraham DuSable", blood=5)
    s.minion(1, "Agrippina", blood=2, region="torpor")
    g = s.start()
    g.play(card="Graverobbing", level="superior")
    while g.decision.kind != "may":
        assert "The Line" not in {o.card for o in g.decision.options}
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    g.play(kind="yes")
    assert not g.minion("Agrippina").torpor
    assert g.minion("Abraham DuSable").blood == 3
    assert not g.minion("The Line").locked


# ---- to play as one that has a Discipline

LENT = """
Card(name: "Lent Eyes", facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: AsVampire((disc: ["aus"], capacity: 3))))])
Card(name: "Lent Poison", facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: AsVampire((disc: ["qui"], capacity: 3))))])
Card(name: "Blood Probe", facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Gain(Pool(You), 1)])])
Card(name: "Poison Probe", facts: {"types": "Action", "requires": "qui"},
    modes: [(disc: ["qui"], do: [Gain(Pool(You), 1)])])
Card(name: "Double Probe", facts: {"types": "Action", "requires": "qui&tha"},
    modes: [(disc: ["qui", "tha"], do: [Gain(Pool(You), 1)])])
"""


@pytest.mark.ruling("G00085#e8334aa1")
@pytest.mark.parametrize(
    ("who", "plays", "blocks"), [(GHOUL, False, False), (GHOUL, True, True), ("Sully", False, True)]
)
def test_to_play_cards_of_a_discipline_is_not_to_have_it(
    who: str, plays: bool, blocks: bool, written: Written, resolve: Resolve
) -> None:
    """A bearer with Auspex gets 1 intercept from a Bowl of Convergence."""
    s = mt.Scenario(players=3, cards=written(LENT), blanks=True)
    s.seat(1, hand=["My Enemy's Enemy"] if plays else [])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, who, cards=["Lent Eyes", "Bowl of Convergence"])
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion=who)
    if plays:
        g.play(card="My Enemy's Enemy", level="inferior")
    resolve(g, "strike", "minion")
    assert (g.decision.kind == "strike") is blocks


@pytest.mark.ruling("G00085#6e192e04")
def test_two_that_lend_a_discipline_each_do_not_meet_both(written: Written) -> None:
    probes = ["Blood Probe", "Poison Probe", "Double Probe"]
    s = mt.Scenario(players=2, cards=written(LENT), blanks=True)
    s.seat(0, hand=probes)
    s.minion(0, GHOUL, cards=["Lent Poison"])
    g = s.start()
    assert {o.card for o in g.decision.options if o.kind == "play"} == set(probes[:2])


# ---- a card of several Disciplines


@pytest.mark.ruling("G00086#99209c58")
@pytest.mark.parametrize("clause", ["[obf]", "[pro]", "[pre]"])
def test_a_card_of_several_disciplines_requires_the_one_it_is_played_for(clause: str) -> None:
    """Cards that require Presence cost others 1 blood more against Libertas."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Anarch Salon"])
    s.seat(1, hand=["Party Out Of Bounds"])
    s.minion(0, "Rayne", cards=["Libertas"])
    s.minion(1, "Elisha Tucker", blood=4)
    if clause == "[pre]":
        g = call(s, "Anarch Salon", "Rayne")
        g.pass_until("polling", seat=1)
    else:
        g = s.start()
        g.play(kind="bleed" if clause == "[obf]" else "play", minion="Rayne")
        if clause == "[pro]":
            g.play(kind="block", minion="Elisha Tucker")
    way(g, clause, card="Party Out Of Bounds")
    assert g.minion("Elisha Tucker").blood == 4 - (clause == "[pre]")


@pytest.mark.ruling("G00086#99209c58")
def test_in_hand_it_requires_each_of_them() -> None:
    """Larissa discards what requires Animalism."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Deep Ecology", "Sentry Signal", "Line Brawl", "Raven Spy"])
    s.minion(0, "Larissa Moreira")
    g = s.start()
    g.play(kind="bleed", minion="Larissa Moreira")
    assert targets(g, "Larissa Moreira") == {"Deep Ecology", "Sentry Signal", "Raven Spy"}


@pytest.mark.ruling("G00086#99209c58")
def test_and_so_it_does_in_an_ash_heap() -> None:
    """Hel-Blá raises an ally that requires Hecata or Oblivion."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, ash_heap=["Freakish Conglomeration", GHOUL])
    s.minion(0, "Hel-Blá")
    g = s.start()
    assert targets(g, "Hel-Blá") == {"Freakish Conglomeration"}


# ---- what must be there


@pytest.mark.ruling("G00122#fe87c570")
@pytest.mark.parametrize(
    ("heaps", "able"),
    [
        (([], []), False),
        ((["Majesty"], ["Raven Spy", "Agrippina"]), False),
        ((["Majesty"], [GHOUL]), True),
        (([GHOUL], []), True),
    ],
)
def test_psychophagia_needs_an_ally_in_an_ash_heap(
    heaps: tuple[list[str], list[str]], able: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    for seat, heap in enumerate(heaps):
        s.seat(seat, hand=["Psychophagia"], ash_heap=heap)
    s.minion(0, "Hiromitsu Asano", blood=1)
    assert bool(offers(s.start(), card="Psychophagia")) is able


# ---- equipment that an action brings

GEAR = """
Card(name: "Wild Charm", facts: {"types": "Equipment", "clans": "Gangrel"})
Card(name: "Rune Stone", facts: {"types": "Equipment", "requires": "dom"},
    modes: [(disc: ["dom"]), (disc: ["DOM"])],
    abilities: [Static((to: Host, change: Add(Bleed, ByLevel(1, 2))))])
Card(name: "Quick Hands", facts: {"types": "Action Modifier"},
    modes: [(when: Action, if: [Action(Equip)], do: [Gain(Pool(You), 1)])])
"""
SMITH = "Magic of the Smith"


def forge(
    written: Written, card: str, who: str, cards: tuple[str, ...] = (), hand: tuple[str, ...] = ()
) -> Position:
    """`who` is to bring `card` out of the library, or has it in hand."""
    s = mt.Scenario(players=2, cards=written(GEAR), blanks=True)
    fillers = ["Majesty"] * (6 - len(hand))
    s.seat(0, pool=20, hand=[SMITH, card, *hand], library=[*fillers, card])
    s.minion(0, who, cards=cards)
    return s.start()


@pytest.mark.ruling("G00132#89c09944")
@pytest.mark.parametrize("by_smith", [True, False])
def test_what_the_smith_makes_requires_a_clan_and_the_action_does_not(
    by_smith: bool, written: Written, resolve: Resolve, offers: Offers
) -> None:
    """Keegan unlocks after an action that requires a Gangrel."""
    g = forge(written, "Wild Charm", "Keegan", cards=("Thaumaturgy",))
    g.play(card=SMITH if by_smith else "Wild Charm")
    if by_smith:
        resolve(g, "choose")
        g.play(kind="choose", target="Wild Charm")
    resolve(g, "resolved", "minion", "discard")
    assert "Wild Charm" in g.minion("Keegan").cards
    assert bool(offers(g, kind="use", card="Keegan")) is not by_smith


@pytest.mark.ruling("G00132#89c09944")
def test_who_is_not_of_its_clan_does_not_get_it(written: Written, resolve: Resolve) -> None:
    g = forge(written, "Wild Charm", "Bituin")
    g.play(card=SMITH, level="superior")
    resolve(g, "choose", "minion", "discard")
    assert "Wild Charm" not in targets(g)
    resolve(g)
    assert g.minion("Bituin").cards == []


@pytest.mark.ruling("G00132#c47bf808")
@pytest.mark.parametrize(
    ("who", "cards", "level", "bleed"),
    [
        ("Abraham DuSable", (), "inferior", 3),  # DOM THA
        ("Abraham DuSable", (), "superior", 3),
        ("Bituin", (), "inferior", 2),  # dom THA
        ("Bituin", (), "superior", 2),
        ("Bituin", ("Dominate",), "inferior", 3),
    ],
)
def test_the_level_of_what_the_smith_makes_is_that_of_its_own_discipline(
    who: str,
    cards: tuple[str, ...],
    level: str | None,
    bleed: int,
    written: Written,
    resolve: Resolve,
) -> None:
    g = forge(written, "Rune Stone", who, cards)
    g.play(card=SMITH, level=level)
    resolve(g, "choose")
    g.play(kind="choose", target="Rune Stone")
    resolve(g)
    assert g.minion(who).bleed == bleed


@pytest.mark.ruling("G00132#8d870fc2")
@pytest.mark.parametrize(("first", "equips"), [("smith", True), ("bleed", False)])
def test_the_action_of_the_smith_is_one_to_equip(
    first: str, equips: bool, written: Written, never: Never
) -> None:
    g = forge(written, "Wild Charm", "Bituin", hand=("Quick Hands",))
    if first == "bleed":
        g.play(kind="bleed")
        never(g, card="Quick Hands")
    else:
        g.play(card=SMITH, level="superior")
        g.play(card="Quick Hands")
        assert g.seat(0).pool == 21


# ---- what the action of a card in play requires


@pytest.mark.ruling("G00138#6fdd3837")
@pytest.mark.parametrize(("seat", "answers"), [(0, True), (1, False)])
def test_an_action_of_a_card_for_a_clan_requires_it(
    seat: int, answers: bool, resolve: Resolve, offers: Offers
) -> None:
    """Hecata add to a Gate of Acheron; any vampire may burn it."""
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(seat, "The Gate of Acheron", counters=1)
    s.permanent(0, "Cappadocian Crypt")
    s.minion(0, "Hel-Blá", blood=5)
    g = s.start()
    ways = [o for o in g.decision.options if o.card == "The Gate of Acheron"]
    g.choose(ways[0])
    resolve(g, "resolved", "minion", "discard")
    assert bool(offers(g, card="Cappadocian Crypt")) is answers
    assert ("The Gate of Acheron" in g.seat(1).permanents) is False
    assert ("The Gate of Acheron" in g.seat(0).permanents) is answers
