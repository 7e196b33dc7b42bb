"""Cards of the Sabbat and of other sects."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve, Written
from positions import act, blood, targets


def test_blood_feast(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Feast"])
    s.minion(0, "Korah", blood=3)
    s.minion(0, "Calebos", blood=3)
    s.minion(0, "Cameron", blood=1, locked=True)
    s.minion(0, "Horatio", blood=1, region="torpor")
    s.minion(0, "Sully", blood=1)
    s.minion(1, "Carter", blood=1, locked=True)
    g = s.start()
    assert offers(g, card="Blood Feast") == ["Korah plays Blood Feast"]
    g.play(card="Blood Feast")
    resolve(g)
    names = ("Korah", "Calebos", "Cameron", "Horatio", "Sully", "Carter")
    assert blood(g, *names) == (3, 4, 2, 1, 1, 1)


def test_blooding(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blooding", "Blooding", "Reunion Kamut"], uncontrolled=[("Claudia", 0)])
    s.minion(0, "Cameron", blood=1)
    s.minion(0, "Sully")
    g = s.start()
    assert offers(g, card="Blooding") == ["Cameron plays Blooding"]
    assert not offers(g, card="Reunion Kamut")
    g.play(card="Blooding")
    resolve(g)
    assert (g.minion("Cameron").cards, g.minion("Cameron").blood) == (["Blooding"], 2)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert not offers(g, card="Blooding")
    g.play(card="Reunion Kamut", minion="Cameron", target="Claudia")
    resolve(g)
    assert [m.blood for m in g.seat(0).uncontrolled] == [2]


def test_blooding_is_for_the_sabbat(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Reunion Kamut"], uncontrolled=[("Claudia", 0)])
    s.minion(0, "Cameron", cards=["Blooding"], sect="anarch")
    assert not offers(s.start(), card="Reunion Kamut")


@pytest.mark.ruling("100006#bb55c509")
@pytest.mark.parametrize(
    ("mine", "sect", "blocks"), [(True, None, True), (True, "anarch", False), (False, None, False)]
)
def test_abbot_blocks_what_is_directed_at_you(
    mine: bool, sect: str | None, blocks: bool, resolve: Resolve
) -> None:
    """Seat 0 bleeds seat 1 from behind 1 stealth, or hunts, which is at nobody."""
    s = mt.Scenario(players=2)
    s.minion(0, "Lucretia, Cess Queen", blood=5)
    s.minion(1, "Cameron", cards=["Abbot"], sect=sect)
    g = s.start()
    g.play(kind="bleed" if mine else "hunt", minion="Lucretia, Cess Queen")
    g.play(kind="block", minion="Cameron")
    resolve(g)
    assert g.minion("Cameron").locked == blocks


def test_abbot_unlocks_and_is_one(resolve: Resolve, offers: Offers) -> None:
    g = act("Cameron", ["Abbot", "Abbot"])
    g.play(card="Abbot")
    resolve(g)
    assert (g.minion("Cameron").locked, g.minion("Cameron").cards) == (False, ["Abbot"])
    assert not offers(g, card="Abbot")


def test_martial_ritus(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Martial Ritus"])
    s.minion(0, "Korah", blood=3)
    s.minion(0, "Cameron")
    s.minion(0, "Sully")
    g = s.start()
    assert targets(g, "Martial Ritus") == {"Cameron"}
    g.play(card="Martial Ritus", minion="Korah", target="Cameron")
    resolve(g)
    assert (g.minion("Cameron").strength, g.minion("Korah").locked) == (2, False)
    assert g.minion("Korah").blood == 2
    g.pass_until("minion", seat=1)
    assert g.minion("Cameron").cards == ["Martial Ritus"]
    g.pass_until("unlock", seat=0)
    g.play(kind="trigger", card="Martial Ritus")
    assert (g.minion("Cameron").cards, g.minion("Cameron").strength) == ([], 1)


def test_code_of_milan_suspended(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Code of Milan Suspended"])
    s.seat(2, edge=True, pool=10)
    s.minion(0, "Cameron")
    g = s.start()
    g.play(card="Code of Milan Suspended")
    g.pass_until("terms")
    assert targets(g) == {"seat 2"}
    g.play(kind="choose", target=2)
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert (g.seat(2).pool, g.edge) == (9, 2)
    # G00158#8fa58d6b
    assert not offers(act("Cameron", ["Code of Milan Suspended"]), card="Code of Milan Suspended")


def test_ancestors_insight(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancestor's Insight"])
    s.seat(1, hand=["Ancestor's Insight"], pool=20)
    s.minion(0, "Homa")
    s.minion(1, "Idrissa")
    g = s.start()
    g.play(kind="bleed", minion="Homa")
    g.play(card="Ancestor's Insight", seat=0, level="superior")
    g.play(card="Ancestor's Insight", seat=1, level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    g = act("Nassir", ["Ancestor's Insight"])
    g.play(kind="bleed")
    refused(g, card="Ancestor's Insight")


def test_belonging_grants_protection(resolve: Resolve, offers: Offers) -> None:
    def at() -> mt.Position:
        s = mt.Scenario(players=2)
        uncontrolled = [("Kamaria", 0), ("Sobayifa", 0), ("Cameron", 0)]
        s.seat(0, hand=["Belonging Grants Protection"], uncontrolled=uncontrolled)
        s.minion(0, "Tsunda")
        s.minion(0, "Homa", locked=True)
        s.minion(0, "Sully")
        return s.start()

    card = "Belonging Grants Protection"
    g = at()
    assert not offers(g, card=card, minion="Homa")
    assert targets(g, card) == {"Homa", "Kamaria"}
    g.play(card=card, target="Homa")
    resolve(g)
    assert not g.minion("Homa").locked
    g = at()
    g.play(card=card, target="Kamaria")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled}["Kamaria"] == 2


def test_the_eldest_are_kholo(resolve: Resolve) -> None:
    """As a modifier for those of the Laibon alone; as a reaction for every Ravnos."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", "The Eldest Are Kholo"], pool=20)
    s.seat(1, hand=["The Eldest Are Kholo"], pool=20)
    s.minion(0, "Tsunda")
    s.minion(1, "Gabrin")
    s.minion(1, "Homa")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Tsunda")
    g.play(card="The Eldest Are Kholo", seat=0)
    g.pass_until("polling", seat=0)
    assert ("Tsunda", 4) in {(o.minion, o.amount) for o in g.decision.options}
    g.pass_until("polling", seat=1)
    assert "Gabrin" not in {o.minion for o in g.decision.options if o.kind == "vote for"}
    g.play(card="The Eldest Are Kholo", minion="Gabrin", seat=1)
    g.pass_until("polling", seat=0)
    assert ("Tsunda", 5) in {(o.minion, o.amount) for o in g.decision.options}
    g.pass_until("polling", seat=1)
    assert ("Gabrin", 1) in {(o.minion, o.amount) for o in g.decision.options}


@pytest.mark.parametrize(("has", "gains"), [(0, 3), (1, 1)])
def test_excellent_thirst(has: int, gains: int, resolve: Resolve, refused: Refused) -> None:
    g = act("Homa", ["Excellent Thirst"], blood=has)
    g.play(kind="hunt")
    if has:
        refused(g, card="Excellent Thirst")
        return
    g.play(card="Excellent Thirst")
    resolve(g)
    assert g.minion("Homa").blood == has + gains


def test_feral_spirit(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Feral Spirit", "The Embrace"])
    s.minion(0, "Casey Snyder")
    s.minion(0, "Bill Butler")
    s.minion(0, "Sully")
    s.minion(1, "Denette Stensen")
    g = s.start(phase="master")
    assert targets(g, "Feral Spirit") == {"Casey Snyder", "Bill Butler"}
    g.play(card="Feral Spirit", target="Casey Snyder")
    casey = g.minion("Casey Snyder")
    # A baron is none outside the anarchs.
    assert (casey.clan, casey.sect, casey.title) == ("Ahrimane", "Sabbat", None)
    g.pass_until("minion")
    ways = {o.minion for o in g.decision.options if o.card == "The Embrace"}
    assert ways == {"Bill Butler", "Sully"}


@pytest.mark.parametrize(("cards", "offered"), [(["Feral Spirit"], True), ([], False)])
def test_feral_spirit_gives_a_level_of_spiritus(
    cards: list[str], offered: bool, written: Written, offers: Offers
) -> None:
    entry = (
        'Card(name: "Spirit", facts: {"types": "Action", "requires": "spi"},'
        ' modes: [(disc: ["spi"], do: [Gain(Pool(You), 1)])])'
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Spirit"])
    s.minion(0, "Bill Butler", cards=cards)
    assert bool(offers(s.start(), card="Spirit")) == offered


def test_sacrifice(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sacrifice"])
    s.minion(0, "Gratiano", blood=5)
    s.minion(0, "Hester Reed")
    s.minion(1, "Cameron", locked=True)
    s.minion(1, "Horatio", locked=True)
    s.minion(1, "Melinda Galbraith", locked=True)
    g = s.start()
    assert not offers(g, card="Sacrifice", minion="Hester Reed")
    g.play(card="Sacrifice", minion="Gratiano")
    g.pass_until("terms")
    assert targets(g) == {"Cameron", "Hester Reed"}
    g.play(kind="choose", target="Cameron")
    g.play(kind="vote for", minion="Gratiano")
    resolve(g)
    assert "Cameron" in g.seat(1).ash_heap
