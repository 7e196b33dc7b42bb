"""Masters that look at what was played, kept or hidden: Dabbler, Charisma, the Black Throne."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Written
from methuselah._core import Position

OWN = """
Card(name: "Own Stride", facts: {"types": "Action Modifier", "requires": "aus"},
    modes: [(disc: ["aus"], when: Action, do: [Gain(Pool(You), 1)])])
Card(name: "Own Guile", facts: {"types": "Action Modifier", "requires": "dom"},
    modes: [(disc: ["dom"], when: Action, do: [Gain(Pool(You), 1)])])
Card(name: "Own Veil", facts: {"types": "Action Modifier", "requires": "obf"},
    modes: [(disc: ["obf"], when: Action, do: [Gain(Pool(You), 1)])])
"""


def dabbling(own: mt.Cards, *played: str, blood: int = 3) -> Position:
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, hand=played)
    s.minion(0, "Sully", blood=blood, cards=["Dabbler"])
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    for card in played:
        g.play(kind="play", card=card)
    return g


@pytest.mark.ruling("100485#0c081f2c")
@pytest.mark.parametrize(("nth", "blood", "locked"), [(0, 2, False), (1, 4, True)])
def test_a_dabbler_unlocks_or_gains_after_three_disciplines(
    nth: int, blood: int, locked: bool, own: mt.Cards
) -> None:
    g = dabbling(own, "Own Stride", "Own Guile", "Own Veil")
    g.play(kind="use", card="Dabbler")
    g.choose(g.decision.options[nth])
    assert (g.minion("Sully").blood, g.minion("Sully").locked) == (blood, locked)


def test_two_disciplines_do_not_do_for_a_dabbler(own: mt.Cards, never: Never) -> None:
    never(dabbling(own, "Own Stride", "Own Guile"), kind="use", card="Dabbler")


def test_charisma_lowers_the_cost_of_allies(written: Written) -> None:
    own = written(
        """
        Card(name: "Own Friend", modes: [(do: [])],
            facts: {"types": "Ally", "life": "1", "strength": "1", "bleed": "1", "pool": "3"})
        """
    )
    for on, pool in ((["Charisma"], 8), ([], 7)):
        s = mt.Scenario(players=2, blanks=True, cards=own)
        s.seat(0, pool=10, hand=["Own Friend"])
        s.minion(0, "Ryan", cards=on)
        g = s.start()
        g.play(kind="play", card="Own Friend")
        g.pass_until("minion")
        assert g.seat(0).pool == pool


@pytest.mark.ruling("G00131#191ad5d4")
def test_charisma_does_not_lower_what_piper_brings(written: Written) -> None:
    own = written(
        """
        Card(name: "Own Friend", modes: [(do: [])],
            facts: {"types": "Ally", "life": "1", "strength": "1", "bleed": "1", "pool": "3"})
        """
    )
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, pool=10, hand=["Piper", "Own Friend"])
    s.minion(0, "Rayne", cards=["Charisma"])
    g = s.start(phase="master")
    g.play(kind="play", card="Piper")
    g.play(kind="choose", target="Own Friend")
    assert g.seat(0).pool == 7
    assert "Own Friend" in {m.name for m in g.seat(0).minions}


@pytest.mark.ruling("100172#8ed4a8f3")
@pytest.mark.parametrize(("chosen", "pool"), [("Bijou", 11), (None, 10)])
def test_the_black_throne_pays_as_one_with_a_contract_leaves(
    chosen: str | None, pool: int, fight: Fight
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Contract"])
    s.permanent(0, "The Black Throne")
    s.minion(0, "Bijou", cards=["Depravity"])
    s.minion(1, "Ashley", blood=0)
    g = s.start(phase="master")
    if chosen:
        g.play(kind="play", card="Contract", target="Ashley")
        g.play(kind="choose")
    g.pass_until("minion")
    g.play(kind="bleed", minion="Bijou")
    g.play(kind="block", minion="Ashley")
    fight(g)
    if chosen:
        g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    g.pass_until("minion")
    assert g.seat(0).pool == pool
    assert g.minion("The Black Throne").locked == bool(chosen)


def test_the_black_throne_gives_two_votes() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.permanent(1, "The Black Throne")
    s.minion(0, "Ashley")
    g = s.start()
    g.play(kind="play", card="Ancilla Empowerment", minion="Ashley")
    g.pass_until("polling", seat=1)
    g.play(kind="use", card="The Black Throne")
    g.pass_until("polling", seat=1)
    assert [o.amount for o in g.decision.options if o.kind == "vote for"] == [2]


@pytest.mark.parametrize(("top", "drawn"), [("Nadezhda", True), ("Ryan", False)])
def test_a_family_gathering_draws_a_hecata_or_buries_the_card(top: str, drawn: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Family Gathering"], crypt=[top, "Ashley"])
    s.minion(0, "Alek König")
    g = s.start(phase="master")
    g.play(kind="play", card="Family Gathering")
    g.play(kind="choose")
    crypt = g.seat(0).crypt
    assert crypt[0] == "Ashley"
    assert (top in crypt) != drawn
    if drawn:
        assert g.minion(top).blood == 1
    else:
        assert crypt[-1] == top


def wealthy(owner: int = 0, **seat: Any) -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, **seat)
    s.minion(0, "Ryan", blood=2)
    s.permanent(owner, "Vast Wealth", on="Ryan")
    s.minion(1, "Sully")
    return s


@pytest.mark.ruling("102092#eb4a1348", "102092#f912bc6f")
def test_vast_wealth_equips_with_the_first_equipment_of_the_library() -> None:
    g = wealthy(library=["Fame", "Sport Bike", ".44 Magnum"]).start()
    g.play(kind="action", card="Vast Wealth")
    assert g.seat(0).library[:3] == ["Fame", "Sport Bike", ".44 Magnum"]
    g.play(kind="block", minion="Sully")  # at +1 stealth
    g.play(kind="choose")
    g.pass_until("minion")
    assert "Sport Bike" in g.minion("Ryan").cards
    assert {"Fame", ".44 Magnum"} <= set(g.seat(0).library)
    assert "Sport Bike" not in g.seat(0).library
    assert g.seat(0).pool == 9


@pytest.mark.ruling("102092#b7beab0e")
def test_what_vast_wealth_finds_that_cannot_be_had_burns_without_cost(written: Written) -> None:
    own = written(
        """
        Card(name: "Own Relic", modes: [(do: [])],
            facts: {"types": "Equipment", "clans": "Tremere", "pool": "2"})
        """
    )
    s = mt.Scenario(players=2, blanks=True, cards=own)
    s.seat(0, pool=10, library=["Own Relic", "Sport Bike"])
    s.minion(0, "Ryan", blood=2)
    s.permanent(0, "Vast Wealth", on="Ryan")
    g = s.start()
    g.play(kind="action", card="Vast Wealth")
    g.play(kind="choose")
    g.pass_until("minion")
    assert g.seat(0).ash_heap == ["Own Relic"]
    assert g.seat(0).pool == 10
    assert g.minion("Ryan").cards == ["Vast Wealth"]


@pytest.mark.ruling("102092#1d127e36")
def test_vast_wealth_is_of_no_use_on_the_minion_of_another(offers: Offers) -> None:
    g = wealthy(owner=1, library=["Sport Bike"]).start()
    assert not offers(g, kind="action", card="Vast Wealth")


@pytest.mark.ruling("102092#937c88ec")
def test_what_vast_wealth_passes_over_stays_hidden() -> None:
    g = wealthy(library=["Fame", "Sport Bike"]).start()
    g.play(kind="action", card="Vast Wealth")
    g.play(kind="choose")
    g.pass_until("minion")
    assert "Fame" not in g.view(1).known_hand(0)
    assert not any("Fame" in str(line) for line in g.log)


# ---- Brujah Debate


def debate() -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10)
    s.permanent(1, "Brujah Debate")
    s.minion(0, "Octane")
    s.minion(0, "Laura Goldman")
    s.minion(0, "Ryan")
    s.minion(1, "Sully")
    return s


def test_a_debate_locks_the_oldest_brujah_of_whose_master_phase_it_is() -> None:
    g = debate().start(phase="unlock")
    g.pass_until("choose")
    g.play(kind="choose", target="Octane")
    assert g.minion("Octane").locked
    assert not g.minion("Laura Goldman").locked


@pytest.mark.ruling("100260#6a24ee5f")
def test_of_two_oldest_brujah_their_controller_chooses() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Brujah Debate"])
    s.minion(0, "Anita Wainwright")
    s.minion(0, "Laura Goldman")
    s.minion(0, "Rayne")
    g = s.start(phase="master")
    g.play(kind="play", card="Brujah Debate")
    assert g.decision
    assert {o.target for o in g.decision.options} == {"Anita Wainwright", "Laura Goldman"}
    g.play(kind="choose", target="Laura Goldman")
    assert g.minion("Laura Goldman").locked


@pytest.mark.ruling("100260#efef7c6a")
def test_a_debate_is_content_with_a_locked_brujah() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10, hand=["Brujah Debate"])
    s.minion(0, "Octane", locked=True)
    s.minion(0, "Rayne")
    g = s.start(phase="master")
    g.play(kind="play", card="Brujah Debate")
    g.play(kind="choose", target="Octane")
    assert not g.minion("Rayne").locked


def test_a_debate_gives_brujah_strength_and_a_maneuver(offers: Offers) -> None:
    g = debate().start()
    assert (g.minion("Octane").strength, g.minion("Ryan").strength) == (2, 1)
    for actor, maneuvers in (("Octane", 1), ("Ryan", 0)):
        g = debate().start()
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Sully")
        if maneuvers:
            g.pass_until("range")
            assert len(offers(g, kind="maneuver")) == 1
        else:
            g.pass_until("strike")


@pytest.mark.parametrize(("name", "may"), [("Ryan", True), ("Brock Sterling", False)])
def test_any_but_a_ventrue_burns_a_debate(name: str, may: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Brujah Debate")
    s.minion(0, name)
    g = s.start()
    assert bool(offers(g, kind="action", card="Brujah Debate")) == may
