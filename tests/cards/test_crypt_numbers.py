"""Vampires whose texts change numbers: bleed, strength, stealth, intercept, votes and hand size."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Fight, Never, Offers, Resolve, Written
from positions import act, bled, blood, stopped_by, targets, votes

#: Cards of no print.
OWN = r"""
Card(
    name: "Blood Lore",
    facts: {"types": "Action", "requires": "tha"},
    modes: [(disc: ["tha"], do: [Gain(Pool(You), 1)])],
)
Card(name: "Childe", facts: {"types": "Action"}, modes: [(do: [BecomeVampire((capacity: 1))])])
Card(
    name: "Second Thoughts",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([In(AshHeap, You)])], do: [MoveCard(Picked(0), Ready)])],
)
Card(
    name: "Lurker",
    facts: {"types": "Ally", "pool": "1", "life": "1", "strength": "1", "bleed": "1"},
)
"""


@pytest.mark.parametrize(
    ("name", "strength", "bleed"),
    [
        ("Agnieszka, Tempter of Legions", 1, 2),
        ("Nonu Dis", 1, 2),
        ("Sreelekha", 1, 2),
        ("Aaradhya, The Callous Tyrant", 1, 2),
        ("Troius", 2, 1),
    ],
)
def test_strength_and_bleed(name: str, strength: int, bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    at = s.start().minion(name)
    assert (at.strength, at.bleed) == (strength, bleed)


# ---- bleed and votes


@pytest.mark.parametrize(
    ("cards", "bleed"),
    [
        ([], 1),
        (["Sport Bike"], 1),
        (["Sport Bike", "Ivory Bow"], 2),
        (["Ivory Bow", "The Sargon Fragment"], 3),
    ],
)
def test_hesha_bleeds_for_unique_equipment(cards: list[str], bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Hesha Ruhadze (G6)", cards=cards)
    s.minion(0, "Sully", cards=["Hand of Conrad"])
    assert s.start().minion("Hesha Ruhadze").bleed == bleed


@pytest.mark.parametrize(
    ("mine", "theirs", "bleed", "cast"), [(0, 0, 0, 0), (0, 1, 0, 0), (1, 0, 1, 1), (2, 0, 1, 1)]
)
def test_neserian_needs_locations(mine: int, theirs: int, bleed: int, cast: int) -> None:
    places = ["Uptown Hunting Ground", "Asylum Hunting Ground"]
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Neserian")
    s.minion(0, "Belinde")
    for seat, count in enumerate((mine, theirs)):
        for place in places[:count]:
            s.permanent(seat, place)
    g = s.start()
    assert g.minion("Neserian").bleed == bleed
    g.play(kind="play", card="Ancilla Empowerment", minion="Belinde")
    assert votes(g, 0).get("Neserian", 0) == cast


# ---- strength


@pytest.mark.parametrize(
    ("foe", "his", "theirs"), [("Anvil", 2, 2), ("Ryan", 1, 1), ("Valeriya Zinovieva", 2, 3)]
)
def test_kevin_and_brujah(foe: str, his: int, theirs: int, duel: Duel) -> None:
    g = duel("Kevin Jackson", foe)
    assert (g.minion("Kevin Jackson").strength, g.minion(foe).strength) == (his, theirs)


def test_brujah_are_as_strong_as_ever_elsewhere() -> None:
    g = act("Kevin Jackson", [], blocker="Anvil")
    assert (g.minion("Kevin Jackson").strength, g.minion("Anvil").strength) == (1, 1)


@pytest.mark.parametrize(("foe", "strength"), [("Belinde", 2), ("Ryan", 1)])
def test_roy_is_stronger_against_the_titled(foe: str, strength: int, duel: Duel) -> None:
    assert duel("Roy", foe).minion("Roy").strength == strength


# ---- stealth


@pytest.mark.parametrize(
    ("card", "escapes"), [("Raven Spy", True), ("Lurker", True), ("Sport Bike", False)]
)
def test_frau_schaedel(
    card: str, escapes: bool, own: mt.Cards, resolve: Resolve, written: Written
) -> None:
    """Against 1 intercept: what all these actions have of themselves is not enough."""
    cards = written(OWN + 'Card(name: "Bird", facts: {"types": "Retainer", "life": "1"})')
    name = "Bird" if card == "Raven Spy" else card
    g = act("Frau Schädel", [name], blocker="Ryan", intercept=1, cards=cards)
    g.play(kind="play", card=name)
    assert stopped_by(g, "Ryan") != escapes


def test_frau_schaedel_helps_herself_only(own: mt.Cards, resolve: Resolve) -> None:
    g = act("Sully", ["Lurker"], ("Frau Schädel",), "Ryan", intercept=1, cards=own)
    g.play(kind="play", card="Lurker", minion="Sully")
    assert stopped_by(g, "Ryan")


@pytest.mark.parametrize(
    ("card", "target", "escapes"),
    [
        ("Childe", None, True),
        ("Second Thoughts", "Sully", True),
        ("Second Thoughts", "Lurker", False),
        (None, None, False),
    ],
)
def test_joao_brings_vampires_into_play_by_stealth(
    card: str | None, target: str | None, escapes: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Childe", "Second Thoughts"], ash_heap=["Sully", "Lurker"])
    s.minion(0, "João Bilé")
    s.minion(1, "Ryan")
    g = s.start()
    if card is None:
        g.play(kind="bleed", minion="João Bilé")
    elif target:
        g.play(kind="play", card=card, target=target)
    else:
        g.play(kind="play", card=card)
    assert stopped_by(g, "Ryan") != escapes


@pytest.mark.parametrize(
    ("cards", "actor", "can"),
    [
        ([], "Sully", True),
        ([], "Belinde", False),
        (["Praxis Seizure: Stockholm"], "Belinde", True),
    ],
)
def test_joao_blocks_the_titled_if_he_is(
    cards: list[str], actor: str, can: bool, never: Never
) -> None:
    g = bled("João Bilé", [], actor=actor, cards=cards)
    if can:
        g.play(kind="block", minion="João Bilé")
    else:
        never(g, kind="block", minion="João Bilé")


@pytest.mark.parametrize(("actor", "can"), [("Sully", True), ("Ryan", False)])
def test_tyler_does_not_block_nosferatu(
    actor: str, can: bool, never: Never, offers: Offers
) -> None:
    g = bled("Tyler McGill", [], actor=actor)
    if can:
        g.play(kind="block", minion="Tyler McGill")
    else:
        never(g, kind="block", minion="Tyler McGill")


GATHII = "Gathii"


def with_gathii(top: str, intercept: int = 0, **how: Any) -> mt.Position:
    s = mt.Scenario(players=2)
    s.seat(0, library=[top])
    s.minion(0, GATHII, blood=4, **how)
    s.minion(0, "Sully")
    s.minion(1, "Ryan", cards=["Sport Bike"][:intercept])
    return s.start()


def reveal(g: mt.Position) -> None:
    """Gathii has the top card revealed: there is just one to choose."""
    g.play(kind="use", card=GATHII)
    g.play(kind="choose")


@pytest.mark.parametrize(
    ("top", "escapes", "left"), [("Bonding", True, 4), ("Perfectionist", False, 3)]
)
def test_gathii_reveals_the_top_card(
    top: str, escapes: bool, left: int, resolve: Resolve, offers: Offers, fight: Fight
) -> None:
    g = with_gathii(top)
    g.play(kind="bleed", minion=GATHII)
    g.play(kind="block", minion="Ryan")
    reveal(g)
    assert g.minion(GATHII).blood == left
    assert g.seat(0).library[0] == top
    assert not offers(g, kind="use", card=GATHII)
    resolve(g, "before range", "range", "strike", "minion")
    assert g.minion("Ryan").locked != escapes


@pytest.mark.ruling("G00067#0e713f98")
@pytest.mark.parametrize(("top", "left"), [("Bonding", 4), ("Perfectionist", 3)])
def test_gathii_gains_no_stealth_that_is_not_needed(top: str, left: int, resolve: Resolve) -> None:
    g = with_gathii(top)
    g.play(kind="bleed", minion=GATHII)
    reveal(g)
    assert g.minion(GATHII).blood == left
    g.play(kind="block", minion="Ryan")
    resolve(g, "before range", "range", "strike", "minion")
    assert g.minion("Ryan").locked


@pytest.mark.ruling("G00027#fa03b0bb")
def test_gathii_leaves_torpor_so(resolve: Resolve) -> None:
    g = with_gathii("Bonding", intercept=1, region="torpor")
    g.play(kind="leave torpor", minion=GATHII)
    g.play(kind="block", minion="Ryan")
    reveal(g)
    resolve(g)
    assert not g.minion(GATHII).torpor


def test_gathii_does_not_for_others(never: Never) -> None:
    g = with_gathii("Bonding")
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card=GATHII)


ABRAHAM = "Abraham DuSable"


@pytest.mark.parametrize(("bikes", "locked"), [(0, False), (1, True)])
def test_abraham_discards_for_stealth(
    bikes: int, locked: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    hand = ["Blood Lore", "Blood Lore", "Bonding"]
    g = act(ABRAHAM, hand, blocker="Ryan", intercept=bikes, cards=own)
    g.play(kind="bleed", minion=ABRAHAM)
    assert not offers(g, kind="use", card=ABRAHAM)
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card=ABRAHAM)
    if g.decision.kind == "announce":
        assert targets(g) == {"Blood Lore"}
        g.choose(g.decision.options[0])
    assert g.seat(0).ash_heap == ["Blood Lore"]
    assert not offers(g, kind="use", card=ABRAHAM)  # once in an action
    resolve(g, "before range", "range", "strike", "minion")
    assert g.minion("Ryan").locked == locked


@pytest.mark.parametrize("card", ["Blood Lore", "Bonding"])
def test_abraham_discards_for_intercept(card: str, own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(1, hand=[card])
    s.minion(0, "Lord Fianna")
    s.minion(1, ABRAHAM)
    g = s.start()
    g.play(kind="bleed", minion="Lord Fianna")
    g.play(kind="block", minion=ABRAHAM)
    if card == "Blood Lore":
        g.play(kind="use", card=ABRAHAM, target=card)
    resolve(g, "before range", "range", "strike", "minion")
    assert g.minion(ABRAHAM).locked == (card == "Blood Lore")


# ---- intercept


@pytest.mark.parametrize(("blocker", "can"), [("Caliban", False), ("Ryan", True)])
def test_tzimisce_have_less_intercept_against_rutor(
    blocker: str, can: bool, resolve: Resolve, fight: Fight
) -> None:
    g = act("Rutor", [], blocker=blocker)
    g.play(kind="bleed", minion="Rutor")
    assert stopped_by(g, blocker) == can


def test_tzimisce_block_others_as_ever(resolve: Resolve) -> None:
    g = act("Sully", [], ("Rutor",), "Caliban")
    g.play(kind="bleed", minion="Sully")
    assert stopped_by(g, "Caliban")


@pytest.mark.parametrize(("pool", "can"), [(9, True), (10, False)])
def test_branimira_with_little_pool(pool: int, can: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=pool)
    s.minion(0, "Lord Fianna")
    s.minion(1, "Branimira")
    g = s.start()
    g.play(kind="bleed", minion="Lord Fianna")
    assert stopped_by(g, "Branimira") == can


@pytest.mark.parametrize(
    ("actor", "kind", "bikes", "can"),
    [
        ("Lord Fianna", "bleed", 0, True),
        ("Sully", "hunt", 1, False),
        ("Sully", "hunt", 2, True),
    ],
)
def test_castellan(actor: str, kind: str, bikes: int, can: bool, resolve: Resolve) -> None:
    g = act(actor, [], blocker="Castellan", intercept=bikes, blood=1)
    g.play(kind=kind, minion=actor)
    assert stopped_by(g, "Castellan") == can


@pytest.mark.parametrize(("actor", "can"), [("Djeneba", False), ("Sully", True)])
def test_djeneba_has_stealth(actor: str, can: bool, resolve: Resolve) -> None:
    g = act(actor, [], blocker="Ryan")
    g.play(kind="bleed", minion=actor)
    assert stopped_by(g, "Ryan") == can


# ---- hands


@pytest.mark.parametrize(("region", "size"), [("ready", 8), ("torpor", 7)])
def test_carmelita(region: str, size: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Carmelita Neillson", region=region)
    assert len(s.start().seat(0).hand) == size


def test_harold_sees_the_hand_of_whom_he_fights(duel: Duel) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Fame"])
    s.seat(1, hand=["Bonding"])
    s.minion(0, "Harold Tanner")
    s.minion(1, "Ryan")
    g = s.start()
    assert "Bonding" not in g.view(0).known_hand(1)
    g.play(kind="bleed", minion="Harold Tanner")
    assert "Bonding" not in g.view(0).known_hand(1)
    g.play(kind="block", minion="Ryan")
    assert "Bonding" in g.view(0).known_hand(1)
    assert "Bonding" in g.view(2).known_hand(1)
    assert "Fame" not in g.view(1).known_hand(0)


OF_TZIMISCE = r"""
Card(name: "Hound", facts: {"types": "Retainer", CLANS "blood": "1", "life": "1"})
Card(
    name: "Ghoul",
    facts: {"types": "Ally", CLANS "pool": "1", "life": "1", "strength": "1", "bleed": "1"},
)
"""


@pytest.mark.parametrize("price", [0, 1])
def test_maddji_employs_for_less(price: int, written: Written, resolve: Resolve) -> None:
    """Only what requires a Tzimisce; in blood as in pool."""
    cards = written(OF_TZIMISCE.replace("CLANS", '"clans": "Tzimisce",' if price == 0 else ""))
    name = "Máddji, Mistress of Szlachtas"
    for card in ("Hound", "Ghoul"):
        g = act(name, [card], blood=4, cards=cards)
        g.play(kind="play", card=card)
        resolve(g)
        paid = price if card == "Hound" else 0
        assert blood(g, name) == (4 - paid,)
        assert g.seat(0).pool == 30 - (price if card == "Ghoul" else 0)
