"""Rulings on masters: what they cost, cancelled ones, blood, the Rack, phases and referendums."""

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Fight, Never, Offers, Resolve, Written
from imbued import ANNA, INEZ
from positions import cast_all, targets

OWN = (
    ADEPTS
    + """
Card(
    name: "Slay",
    facts: {"types": "Master", "keywords": "trifle"},
    modes: [(choose: [Cards([Minion])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Cruel Bargain",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Use((when: Unlock, choose: [Cards([Vampire, ControlledBy(You)])], cost: [LockThis],
            do: [BurnCard(Picked(0))])),
    ],
)
Card(
    name: "Slow Leech",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: AsPlayed, choose: [Cards([Vampire])], do: [Burn(Blood(Picked(0)), 3)])],
)
Card(
    name: "Costly Haven",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Minion])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Host, change: PoolCost([Type(Master)], 1)))],
)
Card(
    name: "Costly Motion",
    facts: {"types": "Political Action", "blood": "1"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
// Ends combat with both still ready; whoever fights its minion goes to torpor after that.
Card(
    name: "Rout",
    facts: {"types": "Combat"},
    modes: [(when: BeforeRange, choose: [Cards([The(Opponent)])],
        do: [Queue([Torpor(Picked(0))]), CombatEnds])],
)
Card(
    name: "Duat Walker",
    facts: {
        "types": "Vampire", "clans": "Ministry", "capacity": "7", "group": "any",
        "sect": "Independent",
    },
)
"""
)


# ---- paid for


@pytest.mark.ruling("100085#06ec8c74")
@pytest.mark.parametrize("haven", [True, False])
def test_an_investigation_targets_the_vampire_that_bleeds(
    haven: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Conditioning"], ["Archon Investigation"])
    s.minion(0, "Adept", cards=["Costly Haven"] if haven else [])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="play", card="Archon Investigation")
    resolve(g)
    assert "Adept" in g.seat(0).ash_heap
    assert g.seat(1).pool == 20 - 3 - haven


@pytest.mark.ruling("101217#1023fcf7")
@pytest.mark.parametrize("pool", [1, 2])
def test_a_tap_is_paid_for_as_it_gives(pool: int, own: mt.Cards) -> None:
    s = seated(own, {"pool": pool, "hand": ["Minion Tap"]})
    s.minion(0, "Adept", cards=["Villein"])
    g = s.start(phase="master")
    g.play(kind="play", card="Minion Tap")
    g.choose(next(o for o in g.decision.options if o.target == "3"))
    assert (g.seat(0).ousted, g.seat(0).pool) == (False, pool - 1 + 3)


@pytest.mark.ruling("101217#82463a80")
def test_a_tap_takes_what_is_left(own: mt.Cards) -> None:
    s = seated(own, ["Minion Tap"], ["Slow Leech"])
    s.minion(0, "Adept", blood=5)
    g = s.start(phase="master")
    g.play(kind="play", card="Minion Tap")
    g.choose(next(o for o in g.decision.options if o.target == "4"))
    g.play(kind="play", card="Slow Leech", target="Adept")
    assert (g.seat(0).pool, g.minion("Adept").blood) == (20 + 2, 0)


@pytest.mark.ruling("102092#f8dcc8d6")
@pytest.mark.parametrize("pool", [2, 3])
def test_the_first_equipment_is_paid_for_at_whatever_price(pool: int, own: mt.Cards) -> None:
    s = seated(own, {"pool": pool, "library": [".44 Magnum"]})
    s.minion(0, "Adept", cards=["Vast Wealth"])
    g = s.start()
    g.play(kind="action", card="Vast Wealth")
    g.pass_until("choose")
    g.play(kind="choose")
    g.pass_until("discard")
    assert g.seat(0).ousted is (pool == 2)
    if pool == 3:
        assert ".44 Magnum" in g.minion("Adept").cards


@pytest.mark.ruling("101100#b2e077ff")
@pytest.mark.parametrize("blocks", [True, False])
def test_liberty_has_no_price_once_a_block_has_failed(
    blocks: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Govern the Unaligned", "Bonding"])
    s.minion(0, "Adept")
    s.minion(1, "Novice", cards=["Libertas"])
    g = s.start()
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    if blocks:
        g.play(kind="block")
    g.play(kind="play", card="Bonding", level="superior" if blocks else "inferior")
    assert g.minion("Adept").blood == 8 - blocks
    resolve(g)
    assert g.minion("Adept").blood == 8 - blocks - 1
    assert g.seat(1).pool == 20 - 4


@pytest.mark.ruling("102199#71b82df2")
def test_the_action_is_paid_for_before_the_court_is_called(own: mt.Cards, offers: Offers) -> None:
    s = seated(own, ["Costly Motion"])
    s.permanent(1, "Yawp Court")
    s.minion(0, "Layman")
    s.minion(1, "Tamoszius", sect="Sabbat")
    g = s.start()
    g.play(kind="play", card="Costly Motion")
    g.pass_until("before referendum", seat=1)
    assert offers(g, card="Yawp Court")
    assert g.minion("Layman").blood == 4


@pytest.mark.ruling("102199#815c4882")
@pytest.mark.parametrize("routed", [True, False])
def test_an_actor_in_torpor_after_the_court_calls_no_referendum(
    routed: bool, own: mt.Cards, resolve: Resolve
) -> None:
    """It was ready as the combat ended, which hurts the vampire of the court."""
    s = seated(own, ["Costly Motion"], ["Rout"])
    s.permanent(1, "Yawp Court")
    s.minion(0, "Layman")
    s.minion(1, "Tamoszius", sect="Sabbat", blood=5)
    g = s.start()
    g.play(kind="play", card="Costly Motion")
    g.play(kind="use", card="Yawp Court")
    if routed:
        g.play(kind="play", card="Rout")
    resolve(g, "minion", "discard", "polling")
    assert g.minion("Layman").torpor is routed
    assert g.minion("Tamoszius").blood == 5 - 2 - (not routed)
    assert any("polling" in line or "referendum" in line for line in g.log) is not routed


# ---- cancelled


@pytest.mark.ruling("101896#e8e30d67")
@pytest.mark.parametrize("played", [True, False])
def test_only_a_master_from_hand_is_reversed(played: bool, own: mt.Cards, offers: Offers) -> None:
    s = seated(own, ["Waters of Duat", "Potence"], ["Sudden Reversal"])
    s.minion(0, "Duat Walker")
    g = s.start(phase="master" if played else "minion")
    if played:
        g.play(kind="play", card="Potence")
        assert offers(g, card="Sudden Reversal")
        return
    g.play(kind="play", card="Waters of Duat")
    g.play(kind="yes")
    while g.decision.kind != "minion":
        assert not offers(g, card="Sudden Reversal")
        kept = [o for o in g.decision.options if o.target == "Potence" or o.kind == "branch"]
        g.choose((kept or g.decision.options)[-1])
    assert g.minion("Waters of Duat").cards == ["Potence"]


@pytest.mark.ruling("G00058#6729083b")
def test_a_cancelled_card_is_replaced_whatever_it_says() -> None:
    """Wake with Evening's Freshness: do not replace until your next unlock phase."""
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.seat(2, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="play", card="Wake with Evening's Freshness")
    assert len(g.seat(1).hand) == 6
    g.play(kind="play", card="Direct Intervention", seat=2)
    assert len(g.seat(1).hand) == 7
    with pytest.raises(mt.errors.GameError, match="no option fits"):
        g.play(kind="block", minion="Ryan")


def test_direct_intervention_is_no_answer_to_another() -> None:
    """It is a master."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Sport Bike"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.seat(2, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.play(kind="play", card="Direct Intervention", seat=1)
    with pytest.raises(mt.errors.GameError, match="no option fits"):
        g.play(kind="play", card="Direct Intervention", seat=2)


@pytest.mark.ruling("G00058#ae16fb69")
def test_a_card_is_not_replaced_before_it_can_be_cancelled() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sport Bike"])
    s.seat(1, pool=10, hand=["Direct Intervention"])
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Sport Bike")
    g.pass_until("as played")
    assert len(g.seat(0).hand) == 6
    g.play(kind="pass")
    assert len(g.seat(0).hand) == 7


# ---- blood


@pytest.mark.ruling("100052#35d5b8b2")
@pytest.mark.parametrize(("blood", "offered"), [(8, False), (7, True), (4, True)])
def test_the_press_tells_of_a_hunt_that_has_brought_blood(
    blood: int, offered: bool, own: mt.Cards, never: Never
) -> None:
    s = seated(own)
    s.permanent(0, "The Anarch Free Press")
    s.minion(0, "Adept", blood=blood)
    g = s.start()
    g.play(kind="hunt")
    if not offered:
        never(g, card="The Anarch Free Press")
        return
    g.play(kind="use", card="The Anarch Free Press")
    assert g.minion("Adept").blood == min(8, blood + 2)


@pytest.mark.ruling("100435#9d1caf47")
@pytest.mark.parametrize("coven", [True, False])
def test_the_coven_helps_before_damage_is_mended(coven: bool, own: mt.Cards) -> None:
    """Not once it is being mended: nobody is asked again before the vampire goes to torpor."""
    s = seated(own)
    s.permanent(1, "The Coven")
    s.minion(0, "Adept", cards=["Ivory Bow", ".44 Magnum"])
    s.minion(1, "Layman", blood=1)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="weapon strike", card=".44 Magnum")
    g.play(kind="hand strike", minion="Layman")
    g.pass_until("prevent", seat=1)
    if coven:
        g.play(kind="use", card="The Coven")
    while g.decision.kind == "prevent":
        assert not g.minion("Layman").torpor
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    layman = g.minion("Layman")
    assert (layman.torpor, layman.blood) == ((False, 1) if coven else (True, 0))


@pytest.mark.ruling("100588#9edba701")
def test_no_imbued_is_dreamt_of(own: mt.Cards) -> None:
    s = seated(own, {"uncontrolled": [(INEZ, 1), ("Ryan", 1)]})
    s.permanent(0, "Dreams of the Sphinx")
    g = s.start(phase="influence")
    assert targets(g, "Dreams of the Sphinx") - {None} == {"Ryan"}
    g.play(kind="use", card="Dreams of the Sphinx", target="Ryan")
    assert [m.blood for m in g.seat(0).uncontrolled] == [1, 2]


# ---- the Rack


def racked(own: mt.Cards, *answer: str, copies: int = 1) -> mt.Position:
    """Seat 0 has played the Rack for Ashley, of whom there are more copies."""
    copy = {"uncontrolled": [("Ashley", 4)] * copies}
    hands = (["The Rack", "Slay"], list(answer))
    s = seated(own, *({"hand": hand, **copy} for hand in hands), players=2)
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Novice")
    s.minion(1, "Adept")
    g = s.start(phase="master")
    g.play(kind="play", card="The Rack", target="Ashley")
    return g


@pytest.mark.ruling("101536#e4799328")
@pytest.mark.parametrize("how", ["burned", "yielded"])
def test_the_rack_is_not_for_another_copy(how: str, own: mt.Cards, offers: Offers) -> None:
    g = racked(own)
    if how == "yielded":
        g.pass_until("influence", seat=1)
        g.play(kind="bring out", minion="Ashley")
        g.pass_until("contest", seat=0)
        g.play(kind="yield")
        g.pass_until("unlock", seat=1)
    else:
        g.pass_until("unlock", seat=0)
        assert offers(g, card="The Rack")
    g.pass_until("master", seat=0)
    g.play(kind="play", card="Slay", target="Ashley")
    g.pass_until("influence", seat=0)
    g.play(kind="bring out", minion="Ashley")
    assert g.minion("Ashley").seat == 0
    g.pass_until("unlock", seat=1)
    g.pass_until("unlock", seat=0)
    assert g.seat(0).permanents == ["The Rack"]
    assert not offers(g, card="The Rack")


@pytest.mark.ruling("101536#f67278c9")
@pytest.mark.parametrize("how", ["contested", "banished"])
def test_the_rack_is_for_one_that_comes_back(
    how: str, own: mt.Cards, offers: Offers, resolve: Resolve
) -> None:
    g = racked(own, "Banishment", copies=how == "contested")
    if how == "contested":
        g.pass_until("influence", seat=1)
        g.play(kind="bring out", minion="Ashley")
        g.pass_until("contest", seat=0)
        g.play(kind="pay")
        g.pass_until("master", seat=0)
        g.pass_until("contest", seat=1)
        g.play(kind="yield")
    else:
        g.pass_until("minion", seat=1)
        g.play(kind="play", card="Banishment")
        g.play(kind="choose", target="Ashley")
        cast_all(g, seat=1)
        resolve(g, "minion")
        assert [m.name for m in g.seat(0).minions] == ["Novice"]
        g.pass_until("unlock", seat=0)
        assert not offers(g, card="The Rack")
        g.pass_until("influence", seat=0)
        while [m.name for m in g.seat(0).minions] == ["Novice"]:
            g.choose(g.decision.options[1])  # to bring her out, or else a transfer
    g.pass_until("unlock", seat=0)
    blood = g.minion("Ashley").blood
    g.play(kind="use", card="The Rack")
    assert g.minion("Ashley").blood == min(3, blood + 2)


# ---- phases, referendums and departures


@pytest.mark.ruling("101028#1c551065")
@pytest.mark.parametrize("burns", [True, False])
def test_who_has_none_left_of_another_sect_is_not_judged(burns: bool, own: mt.Cards) -> None:
    s = seated(own)
    s.permanent(0, "Judgment: Camarilla Segregation")
    s.permanent(1, "Cruel Bargain")
    s.minion(1, "Adept")
    s.minion(1, "Layman")
    g = s.start()
    g.pass_until("unlock", seat=1)
    if burns:
        g.play(kind="use", card="Cruel Bargain", target="Adept")
    while due := [o for o in g.decision.options if o.kind == "trigger"]:
        g.choose(due[0])
    g.pass_until("minion", seat=1)
    assert g.seat(1).pool == 20 - (not burns)


@pytest.mark.ruling("101430#7916a622")
def test_no_power_in_a_blood_hunt(own: mt.Cards, never: Never) -> None:
    s = seated(own)
    s.permanent(0, "Power Structure")
    s.minion(0, "Adept")
    s.minion(0, "Banjoko")
    s.minion(0, "Ruler")
    s.minion(1, "Layman", region="torpor")
    g = s.start()
    g.play(kind="diablerize", minion="Adept")
    g.pass_until("polling")
    never(g, card="Power Structure")


@pytest.mark.ruling("100172#a4fc1ff7", "101487#57f8a8d7")
def test_a_contract_is_fulfilled_by_an_oust(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Priority Contract"], {"pool": 1})
    s.permanent(0, "The Black Throne")
    s.minion(0, "Bijou")
    s.minion(1, "Layman", locked=True)
    g = s.start(phase="master")
    g.play(kind="play", card="Priority Contract", target="Layman")
    g.play(kind="choose", target="Bijou")
    g.pass_until("minion")
    g.play(kind="bleed")
    answers = 0
    g.pass_until("may")
    while g.decision.kind == "may":
        answers += 1
        g.play(kind="yes")
    resolve(g)
    assert g.seat(1).ousted
    assert (answers, g.seat(0).pool) == (2, 20 + 6 + 1 + 3)


@pytest.mark.ruling("101958#6adc11b4")
def test_there_is_no_tension_about_an_imbued(own: mt.Cards, fight: Fight) -> None:
    s = seated(own)
    s.permanent(0, "Tension in the Ranks")
    s.minion(0, "Adept", cards=[".44 Magnum"])
    s.minion(1, ANNA, blood=1)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    fight(g)
    assert g.minion(ANNA).incapacitated
    assert g.seat(1).pool == 20


# ---- what an action requires

KEEN = """
Card(
    name: "Tally",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Trigger((on: Resolved, if: [TakenWith([RequiresSect(Anarch)])], do: [Gain(Pool(You), 1)])),
    ],
)
Card(
    name: "Anarch Errand",
    facts: {"types": "Action"},
    requires: [Sect(Anarch)],
    modes: [(do: [GainEdge(You)])],
)
"""


@pytest.mark.ruling("100052#62ee2072", "100366#c17cd867")
@pytest.mark.parametrize(
    ("helper", "kind", "requires"),
    [
        ("The Anarch Free Press", "hunt", False),
        ("Club Illusion", "bleed", False),
        ("Club Illusion", "errand", True),
    ],
)
def test_help_for_an_anarch_makes_no_action_that_requires_one(
    helper: str, kind: str, requires: bool, written: Written, resolve: Resolve
) -> None:
    s = seated(written(ADEPTS + KEEN), ["Anarch Errand"])
    s.permanent(0, helper)
    s.permanent(0, "Tally")
    s.minion(0, "Adept", blood=4)
    g = s.start()
    if kind == "errand":
        g.play(kind="play", card="Anarch Errand")
    else:
        g.play(kind=kind)
        g.play(kind="use", card=helper)
    resolve(g)
    assert g.seat(0).pool == 20 + requires
