"""Chapter EDITION: what the older edition changes about actions, blocks and referendums."""

from collections import Counter
from typing import Any

import methuselah as mt
import pytest
from driving import Allocate, Offers, Resolve, Written
from editions import by, differ


def asked(g: mt.Position, kind: str) -> list[int]:
    """Passes through one kind of decision and says whose it was, each time."""
    seats = []
    while g.decision is not None and g.decision.kind == kind:
        seats.append(g.decision.seat)
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    return seats


# ---- acting again

CARDS = """
Card(name: "Knife", facts: {"types": "Equipment"}, abilities: [])
Card(name: "Lantern", facts: {"types": "Equipment"}, abilities: [])
Card(name: "Page", facts: {"types": "Retainer", "life": "1"}, abilities: [])
Card(name: "Runner", facts: {"types": "Ally", "life": "1", "strength": "0", "bleed": "0"},
    abilities: [])
Card(name: "Porter", facts: {"types": "Ally", "life": "1", "strength": "0", "bleed": "0"},
    abilities: [])
Card(name: "Errand", facts: {"types": "Action"}, modes: [(do: [Gain(Pool(You), 1)])])
"""
WAYS: dict[str, dict[str, Any]] = {
    "bleed": {"kind": "bleed"},
    "hunt": {"kind": "hunt"},
    "equip": {"card": "Knife", "kind": "play"},
    "take equipment": {"kind": "take equipment"},
    "employ": {"card": "Page"},
    "recruit": {"card": "Runner"},
    "political": {"card": "Consanguineous Boon"},
    "card": {"card": "Errand"},
    "in play": {"kind": "action", "card": "Haven Uncovered"},
    "rescue": {"kind": "rescue"},
    "diablerize": {"kind": "diablerize"},
}
HAND = ["Knife", "Page", "Runner", "Consanguineous Boon", "Errand"]


@pytest.mark.rule("EDITION-5")
@pytest.mark.parametrize(
    ("card", "first", "by_v5", "by_classic"),
    [
        ("", {"kind": "bleed"}, {"bleed"}, {"bleed"}),
        ("", {"kind": "hunt"}, set(), {"hunt"}),
        ("Lantern", {"card": "Lantern", "kind": "play"}, set(), {"equip", "take equipment"}),
        ("", {"kind": "take equipment"}, set(), {"equip", "take equipment"}),
        ("", {"card": "Page"}, {"employ"}, {"employ"}),
        ("Porter", {"card": "Porter"}, set(), {"recruit"}),
        ("Ancilla Empowerment", {"card": "Ancilla Empowerment"}, {"political"}, {"political"}),
        (
            "Govern the Unaligned",
            {"card": "Govern the Unaligned", "level": "inferior"},
            {"bleed"},
            {"bleed"},
        ),
        (
            "Govern the Unaligned",
            {"card": "Govern the Unaligned", "level": "superior"},
            set(),
            {"card", "in play"},
        ),
        ("", {"card": "Errand"}, {"card"}, {"card", "in play"}),
        ("", {"kind": "action"}, {"in play"}, {"card", "in play"}),
        ("", {"kind": "rescue", "target": "Ryan", "amount": 0}, set(), {"rescue"}),
    ],
)
def test_a_minion_acts_again_by_another_type_of_action(
    card: str,
    first: Any,
    by_v5: set[str],
    by_classic: set[str],
    offers: Offers,
    resolve: Resolve,
    written: Written,
) -> None:
    """Whatever named card or copy it is by; taking equipment is equipping."""
    copies = HAND + ([card] if card else [name for name in HAND if name == first.get("card")])
    for edition, barred in (("v5", by_v5), ("classic", by_classic)):
        s = by(edition, cards=written(CARDS))
        s.seat(0, hand=["Freak Drive", *copies], uncontrolled=[("Ashley", 0)])
        s.minion(0, "Madison", blood=6)
        s.minion(0, "Sully", locked=True, cards=["Sport Bike"])
        s.minion(0, "Meaghan", locked=True, cards=["Laptop Computer"])
        s.minion(0, "Ryan", region="torpor", blood=3)
        s.minion(0, "Wauneka", region="torpor", blood=2)
        s.minion(1, "Colette", locked=True)
        s.permanent(0, "Haven Uncovered", on="Colette")
        g = s.start()
        if first == {"kind": "take equipment"}:
            g.play(kind="take equipment", card="Sport Bike", minion="Madison")
        else:
            g.play(minion="Madison", **first)
        resolve(g, "resolved")
        g.play(card="Freak Drive", level="inferior")
        resolve(g)
        assert not g.minion("Madison").locked
        now = {name for name, way in WAYS.items() if offers(g, minion="Madison", **way)}
        assert WAYS.keys() - now == barred, edition


@pytest.mark.rule("EDITION-5")
@differ(v5=True, classic=False)
def test_a_blocked_attempt_counts(
    edition: str, outcome: bool, offers: Offers, resolve: Resolve, written: Written
) -> None:
    """Another action card after one that was blocked."""
    s = by(edition, cards=written(CARDS))
    s.seat(0, hand=["Freak Drive", "Bum's Rush", "Errand"])
    s.minion(0, "Madison", blood=6)
    s.minion(1, "Colette", blood=5)
    g = s.start()
    g.play(card="Bum's Rush", minion="Madison", target="Colette")
    g.play(kind="block", minion="Colette")
    resolve(g, "resolved")
    g.play(card="Freak Drive", level="superior")
    resolve(g)
    assert not g.minion("Madison").locked
    assert bool(offers(g, card="Errand", minion="Madison")) == outcome
    assert offers(g, kind="bleed", minion="Madison")


@pytest.mark.rule("EDITION-5", "MINION-6")
def test_a_vampire_that_has_hunted_and_lost_its_blood_need_not_hunt_again(
    offers: Offers, resolve: Resolve
) -> None:
    s = by("classic")
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Madison", blood=0)
    s.minion(0, "Sully")
    g = s.start()
    g.play(kind="hunt", minion="Madison")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert (g.minion("Madison").blood, g.minion("Madison").locked) == (0, False)
    assert not offers(g, minion="Madison")
    assert offers(g, kind="bleed", minion="Sully")


# ---- blocks


@pytest.mark.rule("EDITION-6")
@differ(v5=[1, 2, 3], classic=[1, 3])
def test_prey_then_predator_may_block_an_action_at_several(
    edition: str, outcome: list[int]
) -> None:
    s = by(edition, players=4)
    s.seat(0, hand=["Border Skirmish"])
    s.minion(0, "Belinde", sect="anarch")
    for seat, name in ((1, "Colette"), (2, "Ashley"), (3, "Sully")):
        s.minion(seat, name)
    g = s.start()
    g.play(card="Border Skirmish", minion="Belinde")
    assert asked(g, "block") == outcome


@pytest.mark.rule("EDITION-19")
@differ(v5=[0, 1, 4, 2, 3], classic=[0, 1, 2, 3, 4])
def test_in_an_undirected_action_the_impulse_goes_clockwise(
    edition: str, outcome: list[int], allocate: Allocate
) -> None:
    s = by(edition, players=5)
    s.seat(0, hand=["Kine Resources Contested"])
    for seat, name in enumerate(("Belinde", "Ayelech", "Andi Liu", "Alice Chen", "Alexa Draper")):
        s.minion(seat, name, locked=seat > 0)
    g = s.start()
    g.play(card="Kine Resources Contested")
    allocate(g, 0, 2, 2, 0, 0)
    assert asked(g, "polling") == outcome


@pytest.mark.rule("EDITION-19", "SEQ-2")
def test_in_a_directed_action_the_defender_still_is_next() -> None:
    s = by("classic", players=4)
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Deflection", "Direct Intervention"])
    for seat in (2, 3):
        s.seat(seat, hand=["Direct Intervention"])
    s.minion(0, "Colette")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(card="Deflection", level="superior", target=3)
    g.play(card="Conditioning", level="inferior")
    assert asked(g, "as played") == [3, 1, 2]


NOD = """
Card(name: "Knowing Nod", facts: {"types": "Action Modifier"}, when: Action,
    modes: [(do: [Gain(Pool(You), 1)])])
"""


@pytest.mark.rule("EDITION-20")
@differ(v5=[0, 1, 2], classic=[0, 1, 0, 2])
def test_declining_is_answered_before_the_next_may_block(
    edition: str, outcome: list[int], written: Written
) -> None:
    s = by(edition, players=3, cards=written(NOD))
    s.seat(0, hand=["Knowing Nod"])
    s.minion(0, "Wauneka", blood=1)
    s.minion(1, "Colette")
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    assert asked(g, "block") == outcome


@pytest.mark.rule("EDITION-20")
def test_the_answer_can_be_a_card_and_the_next_may_block_still(
    resolve: Resolve, written: Written
) -> None:
    s = by("classic", players=3, cards=written(NOD))
    s.seat(0, hand=["Knowing Nod"])
    s.minion(0, "Wauneka", blood=1)
    s.minion(1, "Colette")
    s.minion(2, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.pass_until("block", seat=1)
    g.play(kind="pass")
    assert (g.decision.kind, g.decision.seat) == ("block", 0)
    g.play(card="Knowing Nod")
    assert g.seat(0).pool == 31
    assert (g.decision.kind, g.decision.seat) == ("block", 2)  # 1 has declined for good
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Sully").locked


@pytest.mark.rule("EDITION-20")
@differ(v5=True, classic=False)
def test_declining_is_final_even_if_the_bleed_comes_back(
    edition: str, outcome: bool, offers: Offers
) -> None:
    """A new target that has not declined may block."""
    s = by(edition, players=3)
    s.seat(1, hand=["Deflection"])
    s.seat(2, hand=["Deflection"])
    s.minion(0, "Belinde", blood=4)
    for seat, name in ((1, "Ayelech"), (2, "Sully")):
        s.minion(seat, name)
        s.minion(seat, {1: "Colette", 2: "Ashley"}[seat])
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    assert offers(g, kind="block", seat=1)
    g.play(card="Deflection", level="superior", target=2)
    assert offers(g, kind="block", seat=2)
    g.play(card="Deflection", level="inferior", minion="Sully", target=1)
    assert bool(offers(g, kind="block", seat=1)) == outcome


@pytest.mark.rule("EDITION-17")
@differ(v5=False, classic=True)
def test_several_modifiers_increase_a_bleed(
    edition: str, outcome: bool, offers: Offers, resolve: Resolve
) -> None:
    s = by(edition)
    s.seat(0, hand=["Conditioning", "Foreshadowing Destruction"])
    s.minion(0, "Gelasia Fotiou")
    g = s.start()
    g.play(kind="bleed", minion="Gelasia Fotiou")
    g.play(card="Foreshadowing Destruction", level="inferior")
    assert bool(offers(g, card="Conditioning")) == outcome
    if outcome:
        g.play(card="Conditioning", level="inferior")
    resolve(g)
    assert g.seat(1).pool == (26 if outcome else 28)


# ---- the torpor actions


@pytest.mark.rule("EDITION-10")
@differ(v5=[2], classic=[0, 1, 2])
def test_a_rescue_fails_if_the_rescued_cannot_pay_the_rest(
    edition: str, outcome: list[int], resolve: Resolve
) -> None:
    """The share of the rescuer is stated when the action is announced."""
    s = by(edition)
    s.minion(0, "Wauneka", blood=4)
    s.minion(0, "Ryan", region="torpor", blood=0)
    g = s.start()
    shares = [o.amount for o in g.decision.options if o.kind == "rescue"]
    assert Counter(shares) == Counter(outcome)
    g.play(kind="rescue", minion="Wauneka", target="Ryan", amount=outcome[0])
    resolve(g)
    assert g.minion("Ryan").torpor == (edition == "classic")
    assert g.minion("Wauneka").blood == (4 if edition == "classic" else 2)
    assert g.minion("Wauneka").locked


SHY = """
Card(name: "Shy Amulet", facts: {"types": "Equipment"}, abilities: [
    BurnIf(AtLeast(Blood(Host), 5)),
])
"""


@pytest.mark.rule("EDITION-27")
@differ(v5=[], classic=["Shy Amulet"])
def test_no_effect_comes_between_the_steps_of_a_diablerie(
    edition: str, outcome: list[str], resolve: Resolve, written: Written
) -> None:
    """The blood that Wauneka takes would burn the amulet before equipment is taken."""
    s = by(edition, cards=written(SHY))
    s.minion(0, "Wauneka", blood=4, cards=["Shy Amulet"])
    s.minion(1, "Belinde", region="torpor", blood=1, cards=[".44 Magnum"])
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Belinde")
    g.pass_until("spoils")
    assert g.minion("Wauneka").blood == 5
    assert g.minion("Wauneka").cards == outcome
    g.play(kind="choose", target=".44 Magnum")
    resolve(g)
    assert g.minion("Wauneka").cards == [".44 Magnum"]
    assert "Belinde" in g.seat(1).ash_heap


@pytest.mark.rule("EDITION-27", "DIABLERIE-2")
@differ(v5=[], classic=["Shy Amulet"])
def test_nor_before_the_discipline_of_an_older_victim(
    edition: str, outcome: list[str], resolve: Resolve, written: Written
) -> None:
    s = by(edition, cards=written(SHY))
    s.seat(0, hand=["Auspex"])
    s.minion(0, "Wauneka", blood=4, cards=["Shy Amulet"])
    s.minion(1, "Ayelech", region="torpor", blood=1)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Ayelech")
    g.pass_until("discipline")
    assert "Ayelech" in g.seat(1).ash_heap
    assert g.minion("Wauneka").cards == outcome
    g.play(kind="choose", target="Auspex")
    resolve(g)
    assert g.minion("Wauneka").cards == ["Auspex"]
    assert (g.minion("Wauneka").blood, g.minion("Wauneka").capacity) == (5, 6)


# ---- referendums


def called(edition: str, hand: list[str], cards: Any = None, **more: Any) -> mt.Position:
    """Madison has announced Ancilla Empowerment; Belinde, a prince, is there as well."""
    s = by(edition, cards=cards, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", *hand], **more)
    s.minion(0, "Madison", blood=6)
    s.minion(0, "Belinde")
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Madison")
    return g


@pytest.mark.rule("EDITION-9")
@differ(v5=(7, 7, 7), classic=(6, 5, 7))
def test_no_card_used_in_a_referendum_is_replaced_before_it_ends(
    edition: str, outcome: tuple[int, int, int], resolve: Resolve
) -> None:
    s = by(edition)
    s.seat(0, hand=["Ancilla Empowerment", "Bewitching Oration", "Perfect Paragon"])
    s.seat(1, hand=["Banishment"])
    s.minion(0, "Madison", blood=6)
    s.minion(1, "Ashley", locked=True)
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Madison")
    assert len(g.seat(0).hand) == 7  # it was used before the referendum
    g.play(card="Bewitching Oration", level="superior")
    one = len(g.seat(0).hand)
    g.play(card="Perfect Paragon", level="inferior")
    two = len(g.seat(0).hand)
    g.play(kind="card vote against", card="Banishment")
    assert len(g.seat(1).hand) == one
    resolve(g)
    assert (one, two, len(g.seat(0).hand)) == outcome
    assert len(g.seat(1).hand) == 7


MURMUR = """
Card(name: "Murmur", facts: {"types": "Action Modifier"}, when: Action, if: [Action(Political)],
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "Gallery", facts: {"types": "Master", "keywords": "location"},
    modes: [(do: [PutInPlay])],
    abilities: [Use((when: Action, if: [Action(Political)], cost: [LockThis],
        do: [Gain(Pool(You), 1)]))])
"""


@pytest.mark.rule("EDITION-21")
@differ(v5=(True, False), classic=(False, True))
@pytest.mark.parametrize("card", ["Murmur", "Gallery"])
def test_during_a_political_action_is_only_in_its_referendum(
    edition: str, outcome: tuple[bool, bool], card: str, offers: Offers, written: Written
) -> None:
    s = by(edition, cards=written(MURMUR))
    s.seat(0, hand=["Ancilla Empowerment", "Murmur"])
    s.permanent(0, "Gallery")
    s.minion(0, "Belinde")
    s.minion(1, "Ashley")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Belinde")
    before = False
    while g.decision.kind != "polling":
        before |= bool(offers(g, card=card, seat=0))
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    during = bool(offers(g, card=card, seat=0))
    assert (before, during) == outcome
    if during:
        g.play(card=card)
        assert g.seat(0).pool == 31


DEBATE = """
Card(name: "Open Debate", facts: {"types": "Political Action"}, modes: [(
    polling: [Static((to: Methuselah(You), change: Add(HandSize, 1)))],
    do: [Gain(Pool(You), 1)],
)])
"""


@pytest.mark.rule("EDITION-21")
@differ(v5=8, classic=7)
def test_before_votes_are_cast_is_a_matter_of_the_terms_step(
    edition: str, outcome: int, written: Written
) -> None:
    """What the card says of the polling is not so yet when Closed Session is played."""
    s = by(edition, cards=written(DEBATE))
    s.seat(0, hand=["Open Debate", "Closed Session"])
    s.minion(0, "Belinde")
    g = s.start()
    g.play(card="Open Debate", minion="Belinde")
    g.pass_until("before votes")
    assert len(g.seat(0).hand) == outcome
    g.play(card="Closed Session")
    g.pass_until("polling")
    assert len(g.seat(0).hand) == (8 if edition == "v5" else 7)  # EDITION-9: one is not replaced


ELDER = """
Card(name: "The Elder", facts: {
    "types": "Vampire", "clans": "Toreador antitribu", "disciplines": "pre", "capacity": "7",
    "group": "2", "sect": "Sabbat", "title": "priscus", "keywords": "unique",
}, abilities: [])
"""


def elder(edition: str, written: Written) -> mt.Position:
    """The Elder, a priscus, has called a referendum, and got 2 votes."""
    s = by(edition, cards=written(ELDER))
    s.seat(0, hand=["Ancilla Empowerment", "Bewitching Oration"])
    s.minion(0, "The Elder")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="The Elder")
    g.play(card="Bewitching Oration", minion="The Elder")
    return g


@pytest.mark.rule("EDITION-28")
@differ(
    v5=["2 votes and 1 ballot"],
    classic=["1 ballot", "2 votes"],
)
def test_the_ballot_of_a_priscus_and_its_votes_need_not_agree(
    edition: str, outcome: list[str], written: Written, resolve: Resolve
) -> None:
    """3 votes of the prisci against 2 of its own and 1 of the card."""
    g = elder(edition, written)
    words = {str(o) for o in g.decision.options if o.minion == "The Elder"}
    casts = {w.removeprefix("The Elder casts ").rsplit(" ", 1)[0] for w in words}
    assert sorted(casts) == outcome
    g.play(kind="vote for", amount=2)
    if edition == "classic":
        g.play(kind="vote against", minion="The Elder", amount=0)
    assert not [o for o in g.decision.options if o.minion == "The Elder"]
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.seat(0).pool == (29 if edition == "v5" else 30)


@pytest.mark.rule("EDITION-28", "REF-2")
def test_they_may_agree_and_each_is_cast_once(written: Written, resolve: Resolve) -> None:
    g = elder("classic", written)
    g.play(kind="vote against", minion="The Elder", amount=0)
    left = {o.amount for o in g.decision.options if o.minion == "The Elder"}
    assert left == {2}
    g.play(kind="vote against", minion="The Elder", amount=2)
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert g.seat(0).pool == 30
