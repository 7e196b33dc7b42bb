"""Chapter TRAIT, but for the Red List."""

from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Offers, Refused, Resolve, Written
from imbued import JACK, MARION
from positions import targets

# ---- Black Hand, Flight, circles


@pytest.mark.rule("TRAIT-1")
@pytest.mark.parametrize(("name", "plays"), [("Claudia", True), ("Hester Reed", False)])
def test_black_hand_allows_cards_that_require_it(name: str, plays: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Reunion Kamut"], uncontrolled=[("The Colonel", 0), ("Cameron", 0)])
    s.minion(0, name)
    g = s.start()
    expected = [f"{name} plays Reunion Kamut → The Colonel"] if plays else []
    assert offers(g, card="Reunion Kamut") == expected


@pytest.mark.rule("TRAIT-1")
@pytest.mark.parametrize(("name", "plays"), [("Rusticus", True), ("Frank Weisshadel", False)])
def test_flight_allows_cards_that_require_it(name: str, plays: bool, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["As the Crow"])
    s.minion(0, name)
    g = s.start()
    g.play(kind="hunt", minion=name)
    if plays:
        g.play(card="As the Crow")
        assert not g.minion(name).locked
    else:
        refused(g, card="As the Crow")


@pytest.mark.rule("TRAIT-1")
@pytest.mark.parametrize(
    ("other", "clan_of_circle"),
    [("Karl", True), ("Ilse", True), ("Kyrylo", False), ("Angelo", False)],
)
def test_a_circle_is_named_or_ones_own(other: str, clan_of_circle: bool) -> None:
    """G00003#f80c5501. Truman is of the Torrance circle, Kyrylo of Kiev, Angelo of his own."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Camaraderie"])
    s.minion(1, "Sully")
    s.minion(0, "Truman")
    s.minion(0, other)
    g = s.start(active=1)
    g.play(kind="bleed", minion="Sully")
    g.pass_until("block", seat=0)
    mine = [o for o in g.decision.options if o.card == "Camaraderie" and o.minion == "Truman"]
    assert any("[SAN]" in str(o) for o in mine) == clan_of_circle


@pytest.mark.rule("TRAIT-1")
def test_one_without_a_circle_counts_for_itself_alone() -> None:
    """G00003#f80c5501."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Unwholesome Bond"])
    s.minion(0, "Angelo", blood=1)
    s.minion(0, "Truman")
    s.minion(0, "Ilse")
    g = s.start()
    g.play(card="Unwholesome Bond", minion="Angelo", level="inferior")
    g.pass_until("minion")
    # It is locked itself by then.
    assert g.minion("Angelo").blood == 2


# ---- Blood Cursed


@pytest.mark.rule("TRAIT-2")
@pytest.mark.parametrize(("name", "may"), [("Ali Kar", False), ("Wauneka", True)])
def test_the_blood_cursed_commit_no_diablerie(name: str, may: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    s.minion(1, "Sully", region="torpor")
    g = s.start()
    assert bool(offers(g, kind="diablerize", minion=name)) == may
    assert offers(g, kind="rescue", minion=name)


@pytest.mark.rule("TRAIT-2", "TORPOR-2")
@pytest.mark.parametrize(("name", "asked"), [("Ali Kar", False), ("Wauneka", True)])
def test_nor_as_they_block_one_that_leaves_torpor(name: str, asked: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", region="torpor")
    s.minion(1, name, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Sully")
    g.play(kind="block", minion=name)
    resolve(g, "torpor block", "influence")
    assert (g.decision.kind == "torpor block") == asked


# ---- sterile


@pytest.mark.rule("TRAIT-3")
@pytest.mark.parametrize(
    ("name", "may"), [("Effie Lowery", False), ("Berenguela, The Vicious", True)]
)
def test_the_sterile_put_no_vampires_in_play(name: str, may: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Embrace"])
    s.minion(0, name)
    g = s.start()
    assert bool(offers(g, card="The Embrace")) == may


@pytest.mark.rule("TRAIT-3")
@pytest.mark.parametrize("do", ["{}", "May([{}])", "If(HasEdge(You), [Together([{}])], [{}])"])
def test_not_even_with_a_card_that_does_not_speak_of_it(
    do: str, offers: Offers, written: Written
) -> None:
    entry = (
        'Card(name: "Progeny", facts: {"types": "Action"},'
        f" modes: [(do: [{do.replace('{}', 'BecomeVampire((capacity: 2))')}])])"
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Progeny"])
    s.minion(0, "Effie Lowery")
    s.minion(0, "Cameron")
    g = s.start()
    assert offers(g, card="Progeny") == ["Cameron plays Progeny"]


@pytest.mark.rule("TRAIT-3")
@pytest.mark.parametrize(("name", "may"), [("Effie Lowery", False), ("Amber", True)])
def test_nor_from_the_ash_heap(name: str, may: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Possession"], ash_heap=["Cameron"])
    s.minion(0, name, cards=["Necromancy", "Necromancy"])
    g = s.start()
    # A vampire in the uncontrolled region is not in play yet.
    levels = ["nec", "NEC"] if may else ["nec"]
    plays = [f"{name} plays Possession [{level}] → Cameron" for level in levels]
    assert offers(g, card="Possession") == plays


# ---- infernal


@pytest.mark.rule("TRAIT-4", "UNLOCK-1")
def test_the_infernal_unlock_for_1_pool() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10)
    s.minion(0, "Sargon", locked=True)
    s.minion(0, "Sully", locked=True)
    s.minion(1, "Huitzilopochtli", locked=True)
    g = s.start(phase="unlock")
    assert (g.minion("Sully").locked, g.minion("Sargon").locked) == (False, True)
    assert [o.minion for o in g.decision.options if o.kind == "unlock infernal"] == ["Sargon"]
    g.play(kind="unlock infernal", minion="Sargon")
    assert (g.minion("Sargon").locked, g.seat(0).pool) == (False, 9)


IMPS = """
Card(name: "Imp", facts: {"types": "Ally", "keywords": "demon|infernal", "pool": "1", "life": "1",
    "strength": "1", "bleed": "1"})
Card(name: "Dark Pact", facts: {"types": "Master"},
    modes: [(choose: [Cards([Vampire])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Host, change: Keyword(Infernal)))])
"""


@pytest.mark.rule("TRAIT-4")
def test_so_do_infernal_allies_and_those_that_a_text_makes_infernal(written: Written) -> None:
    s = mt.Scenario(players=2, cards=written(IMPS))
    s.seat(0, pool=10)
    s.minion(0, "Imp", locked=True)
    s.minion(0, "Sully", locked=True, cards=["Dark Pact"])
    s.minion(0, "Ryan", locked=True)
    g = s.start(phase="unlock")
    assert [g.minion(name).locked for name in ("Imp", "Sully", "Ryan")] == [True, True, False]
    for name in ("Imp", "Sully"):
        g.play(kind="unlock infernal", minion=name)
        assert not g.minion(name).locked
    assert g.seat(0).pool == 8


@pytest.mark.rule("TRAIT-4")
def test_they_stay_locked_if_it_is_not_paid() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sargon", locked=True)
    s.minion(0, "High Priest Angra Mainyu")
    g = s.start(phase="unlock")
    g.pass_until("minion")
    assert g.minion("Sargon").locked
    assert {o.minion for o in g.decision.options} <= {None, "High Priest Angra Mainyu"}


@pytest.mark.rule("TRAIT-4", "INFLUENCE-4")
def test_the_last_pool_is_told() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=1)
    s.minion(0, "Sargon", locked=True)
    g = s.start(phase="unlock")
    words = [str(o) for o in g.decision.options if o.kind == "unlock infernal"]
    assert words == ["burn 1 pool to unlock Sargon: the last pool, which ousts"]


# ---- scarce


@pytest.mark.rule("TRAIT-6")
@pytest.mark.parametrize(
    ("others", "pool"),
    [([], 0), (["Yael"], 3), (["Yael", "Malachi"], 6), (["Hester Reed"], 0)],
)
def test_a_scarce_vampire_costs_3_pool_for_each_of_its_clan(others: list[str], pool: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=20, uncontrolled=[("Matthias", 7)])
    for at, other in enumerate(others):
        s.minion(0, other, region=["ready", "torpor"][at])
    s.minion(1, "Nahum Enosh")
    g = s.start(phase="influence")
    g.play(kind="bring out", minion="Matthias", amount=pool or None)
    assert g.seat(0).pool == 20 - pool
    assert g.minion("Matthias").blood == 7


@pytest.mark.rule("TRAIT-6")
def test_it_stays_uncontrolled_without_the_pool(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=2, uncontrolled=[("Matthias", 7)])
    s.minion(0, "Yael")
    g = s.start(phase="influence")
    assert not offers(g, kind="bring out")
    s = mt.Scenario(players=2)
    s.minion(0, "Yael")
    s.seat(0, pool=3, uncontrolled=[("Matthias", 7)])
    assert offers(s.start(phase="influence"), kind="bring out") == [
        "bring Matthias out for 3 pool: the last pool, which ousts"
    ]


@pytest.mark.rule("TRAIT-6", "SECT-4")
def test_the_clan_that_others_seem_to_be_of_counts() -> None:
    """G00043#990006d7: Sully impersonates a Salubri."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=20, hand=["Clan Impersonation"], uncontrolled=[("Matthias", 7)])
    s.minion(0, "Sully")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Sully", target="Salubri")
    g.pass_until("influence")
    g.play(kind="bring out", minion="Matthias", amount=3)
    assert g.seat(0).pool == 17


# ---- slaves


@pytest.mark.rule("TRAIT-7")
@pytest.mark.parametrize(
    ("master", "more", "may"),
    [
        (None, {}, False),
        ("Lauren", {}, True),
        ("Lauren", {"locked": True}, True),
        ("Lauren", {"region": "torpor"}, False),
        ("Sully", {}, False),
        ("Brooke", {}, False),  # of the antitribu
    ],
)
def test_a_slave_takes_directed_actions_only_with_a_ready_master(
    master: str | None, more: dict[str, Any], may: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bum's Rush"])
    s.minion(0, "Rusticus", blood=1)
    if master:
        s.minion(0, master, **more)
    s.minion(1, "Lloyd Brooks")
    s.minion(1, "Ryan", region="torpor")
    g = s.start()
    assert bool(offers(g, kind="bleed", minion="Rusticus")) == may
    assert bool(offers(g, card="Bum's Rush", minion="Rusticus")) == may
    assert bool(offers(g, kind="diablerize", minion="Rusticus", target="Ryan")) == may
    # What is not directed is not forbidden.
    assert offers(g, kind="hunt", minion="Rusticus")


@pytest.mark.rule("TRAIT-7", "CARDACTION-1")
def test_nor_the_directed_action_of_a_card_in_play(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Rusticus")
    s.permanent(1, "Creeping Sabotage")
    g = s.start()
    assert not offers(g, card="Creeping Sabotage", minion="Rusticus")
    s.minion(0, "Lauren", locked=True)
    g = s.start()
    assert offers(g, card="Creeping Sabotage", minion="Rusticus")


@pytest.mark.rule("TRAIT-7")
def test_a_slave_fights_in_place_of_its_blocked_master(resolve: Resolve, fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Lauren", blood=4)
    s.minion(0, "Rusticus", blood=4)
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Lauren")
    g.play(kind="block", minion="Ryan")
    g.play(kind="take place", minion="Rusticus")
    assert (g.minion("Lauren").locked, g.minion("Rusticus").locked) == (False, True)
    g.pass_until("strike")
    assert g.decision.options[0].minion == "Rusticus"
    fight(g)
    assert [g.minion(name).blood for name in ("Lauren", "Rusticus", "Ryan")] == [4, 3, 3]
    assert g.minion("Ryan").locked
    assert (g.seat(1).pool, g.decision.kind) == (30, "minion")
    assert not g.minion("Lauren").locked


@pytest.mark.rule("TRAIT-7")
@pytest.mark.parametrize(
    ("actor", "slave", "more"),
    [
        ("Sully", "Rusticus", {}),
        ("Lauren", "Rusticus", {"locked": True}),
        ("Lauren", "Rusticus", {"region": "torpor"}),
        ("Brooke", "Rusticus", {}),
        ("Lauren", "Malachai", {}),  # a Gargoyle, but no slave
    ],
)
def test_only_a_ready_unlocked_slave_of_that_clan(
    actor: str, slave: str, more: dict[str, Any], refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, actor)
    s.minion(0, slave, **more)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    refused(g, until="strike", kind="take place")


@pytest.mark.rule("TRAIT-7")
def test_the_slave_of_another_helps_nobody(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Lauren")
    s.minion(1, "Ryan")
    s.minion(1, "Rusticus")
    g = s.start()
    g.play(kind="bleed", minion="Lauren")
    g.play(kind="block", minion="Ryan")
    refused(g, until="strike", kind="take place")


@pytest.mark.rule("TRAIT-7", "SECT-4")
def test_a_slave_of_another_clan_is_still_a_slave(offers: Offers) -> None:
    """100353#173702f2: As a Tremere it is its own master."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Rusticus")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Rusticus", target="Tremere")
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert g.minion("Rusticus").clan == "Tremere"
    assert offers(g, kind="bleed", minion="Rusticus")


@pytest.mark.rule("TRAIT-7", "TRAIT-5")
@pytest.mark.parametrize("master", [None, "Lauren"])
def test_nor_combat_with_one_that_is_marked(master: str | None, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Rusticus")
    if master:
        s.minion(0, master, locked=True)
    s.minion(1, "Lord Fianna")
    g = s.start(phase="master")
    g.play(kind="mark", minion="Lord Fianna")
    g.pass_until("minion")
    assert bool(offers(g, kind="enter combat", minion="Rusticus")) == bool(master)


@pytest.mark.rule("TRAIT-7", "IMBUED-4")
@pytest.mark.parametrize("master", [None, "Lauren"])
def test_nor_does_it_burn_the_imbued_of_another(master: str | None, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Rusticus")
    if master:
        s.minion(0, master, locked=True)
    s.minion(0, JACK, region="incapacitated")
    s.minion(1, MARION, region="incapacitated")
    g = s.start()
    assert bool(offers(g, kind="burn imbued", minion="Rusticus", target=MARION)) == bool(master)
    assert offers(g, kind="burn imbued", minion="Rusticus", target=JACK)


MEDDLING = """
Card(
    name: "Gargoyle's Errand",
    facts: {"types": "Equipment"},
    abilities: [Action((by: [The(Host)], choose: [Cards([Minion])], do: [Burn(Blood(Picked(0)), 1)]))],
)
"""


@pytest.mark.rule("TRAIT-7", "ACTION-3")
@pytest.mark.parametrize("master", [None, "Lauren"])
def test_nor_an_action_of_a_card_in_play_at_a_minion_of_another(
    master: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "errand.ron"
    path.write_text(MEDDLING, encoding="utf-8")
    s = mt.Scenario(players=2, cards=mt.Cards.load(str(path)))
    s.minion(0, "Rusticus", cards=["Gargoyle's Errand"])
    s.minion(0, master or "Sully", locked=True)
    s.minion(1, "Ryan")
    g = s.start()
    at = targets(g, "Gargoyle's Errand")
    assert at == {"Rusticus", master or "Sully"} | ({"Ryan"} if master else set())
