"""Masters of one clan or sect: what they give its vampires in bleeds, votes, hunts and blood."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers
from methuselah._core import Position
from positions import polling, targets, votes


def bleeding(card: str, actor: str, hand: tuple[str, ...] = (), **on: Any) -> Position:
    """Seat 0 has the card, and its vampire bleeds seat 1."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, pool=20)
    s.permanent(0, card, **on)
    s.minion(0, actor)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    return g


# ---- bleeds


@pytest.mark.ruling("G00117#e45c17f8")
def test_retribution_discards_a_combat_card_for_a_bleed() -> None:
    card = "Haqim's Law: Retribution"
    g = bleeding(card, "Bijou", ("Trap", "Trap", "Fame"))
    g.play(kind="use", card=card)
    assert g.seat(0).ash_heap == ["Trap"]
    with pytest.raises(mt.errors.GameError):
        g.play(kind="use", card=card)
    assert g.seat(1).pool == 18


@pytest.mark.ruling("102226#9e24e007")
def test_each_retribution_is_used_once_in_an_action() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Trap"] * 3)
    s.seat(1, pool=20)
    for _ in range(2):
        s.permanent(0, "Haqim's Law: Retribution")
    s.minion(0, "Bijou")
    g = s.start()
    g.play(kind="bleed", minion="Bijou")
    for _ in range(2):
        g.play(kind="use", card="Haqim's Law: Retribution")
    g.pass_until("minion")
    assert g.seat(1).pool == 17
    assert g.seat(0).ash_heap == ["Trap"] * 2


@pytest.mark.ruling("102226#af328547")
def test_retribution_is_for_a_bleed_of_ones_own_of_the_clan(never: Never) -> None:
    card = "Haqim's Law: Retribution"
    never(bleeding(card, "Ryan", ("Trap",)), kind="use", card=card)
    never(bleeding(card, "Bijou", ("Fame",)), kind="use", card=card)


def test_club_illusion_is_for_any_anarch_as_it_announces_a_bleed(never: Never) -> None:
    g = bleeding("Club Illusion", "Rayne")
    g.play(kind="use", card="Club Illusion")
    assert g.minion("Rayne").blood == 1
    g.pass_until("minion")
    assert g.seat(1).pool == 18
    never(bleeding("Club Illusion", "Ryan"), kind="use", card="Club Illusion")
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.permanent(1, "Club Illusion")
    s.minion(0, "Rayne")
    g = s.start()
    g.play(kind="bleed", minion="Rayne")
    g.play(kind="use", card="Club Illusion", seat=0)
    g.pass_until("minion")
    assert g.seat(1).pool == 18


def test_the_khabar_gives_stealth_to_bleeds() -> None:
    def bleed(card: str | None, actor: str) -> Position:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(1, pool=20)
        if card:
            s.permanent(1, card)
        s.minion(0, actor)
        s.minion(1, "Sully")
        g = s.start()
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Sully")
        return g

    g = bleed("The Khabar: Community", "Bijou")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    for card, actor in (("The Khabar: Community", "Ryan"), (None, "Bijou")):
        bleed(card, actor).pass_until("strike")


@pytest.mark.parametrize(("actor", "burned"), [("Lauren", True), ("Ryan", False)])
def test_a_tremere_has_stealth_to_burn_the_khabar(actor: str, burned: bool) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "The Khabar: Community")
    s.minion(0, actor)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="action", card="The Khabar: Community")
    g.play(kind="block", minion="Sully")
    g.pass_until("minion" if burned else "strike")
    assert (g.seat(1).permanents == []) == burned


def test_alamut_keeps_the_pool_that_bleeds_burn_for_votes() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, pool=20)
    s.permanent(0, "Alamut")
    s.minion(0, "Bijou")
    s.minion(0, "Ryan")
    s.minion(0, "Ashley")
    g = s.start()
    for actor, counters in (("Bijou", 1), ("Ryan", 1)):
        g.play(kind="bleed", minion=actor)
        g.pass_until("minion")
        assert g.minion("Alamut").counters == counters
    g.play(kind="play", card="Ancilla Empowerment", minion="Ashley")
    g.pass_until("polling")
    before = sum(votes(g, 0).values())
    g.play(kind="use", card="Alamut", target="Ryan")
    g.play(kind="choose")
    assert sum(votes(g, 0).values()) == before + 1
    assert g.minion("Alamut").counters == 0


def momentum(counters: int, actor: str = "Ximena") -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.permanent(0, "Forward Momentum", counters=counters)
    s.minion(0, actor)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    return g


def test_forward_momentum_counts_the_bleeds_that_succeed(fight: Fight) -> None:
    g = momentum(0)
    g.pass_until("minion")
    assert g.minion("Forward Momentum").counters == 1
    g = momentum(1, "Ryan")
    g.pass_until("minion")
    assert g.minion("Forward Momentum").counters == 1
    g = momentum(1)
    g.play(kind="block", minion="Sully")
    fight(g)
    g.pass_until("minion")
    assert g.minion("Forward Momentum").counters == 0


def test_forward_momentum_unlocks_for_two_counters() -> None:
    g = momentum(1)
    g.play(kind="use", card="Forward Momentum")
    assert g.minion("Forward Momentum").counters == 0
    assert not g.minion("Ximena").locked


# ---- votes


def test_power_structure_gives_each_ready_lasombra_a_vote() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(1, "Power Structure")
    s.minion(1, "Hester Reed")
    s.minion(1, "Cameron", locked=True)
    s.minion(1, "Black Wallace", region="torpor")
    s.minion(1, "Ryan")
    g = polling(s)
    assert sum(votes(g, 1).values()) == 0
    g.play(kind="use", card="Power Structure")
    assert sum(votes(g, 1).values()) == 2


def test_oxford_gives_two_votes_a_pool() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=10)
    s.permanent(1, "Oxford University, England")
    g = polling(s)
    g.pass_until("polling", seat=1)
    g.choose(next(o for o in g.decision.options if o.target == "3"))
    assert g.seat(1).pool == 7
    assert sum(votes(g, 1).values()) == 6


def test_ferraille_gives_three_votes_for_a_pool_once_a_turn(never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=10)
    s.permanent(1, "Ferraille")
    g = polling(s)
    g.pass_until("polling", seat=1)
    g.play(kind="use", card="Ferraille")
    assert g.seat(1).pool == 9
    assert sum(votes(g, 1).values()) == 3
    never(g, kind="use", card="Ferraille")


@pytest.mark.ruling("100722#f12fca23")
def test_whom_ferraille_ousts_casts_no_votes() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, pool=1)
    s.permanent(1, "Ferraille")
    g = polling(s)
    g.pass_until("polling", seat=1)
    g.play(kind="use", card="Ferraille")
    assert g.seat(1).ousted
    assert g.decision.seat != 1


def test_madrid_grows_and_gives_its_counters_as_votes() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(0, "Powerbase: Madrid", counters=3)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Powerbase: Madrid")
    assert g.minion("Powerbase: Madrid").counters == 4
    assert "Powerbase: Madrid" not in {o.card for o in g.decision.options}
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(1, "Powerbase: Madrid", counters=3)
    s.minion(1, "Andrew Emory")  # a bishop
    s.minion(1, "Ryan")
    g = polling(s)
    before = sum(votes(g, 1).values())
    g.play(kind="use", card="Powerbase: Madrid", target="Andrew Emory")
    assert sum(votes(g, 1).values()) == before + 3


def test_the_vampire_of_another_empties_madrid() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Powerbase: Madrid", counters=3)
    s.minion(0, "Ryan")
    g = s.start()
    g.play(kind="action", card="Powerbase: Madrid")
    g.pass_until("minion")
    assert g.minion("Powerbase: Madrid").counters == 0
    assert g.seat(1).permanents == ["Powerbase: Madrid"]


@pytest.mark.ruling("G00146#d95a7420")
def test_new_carthage_is_for_titled_brujah_and_against_ventrue() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(2, "New Carthage")
    s.minion(1, "Elisha Tucker")  # a baron
    s.minion(1, "Rayne")
    s.minion(1, "Brock Sterling")
    g = polling(s)
    of = votes(g, 1)
    assert "Brock Sterling" not in of
    assert "Rayne" not in of
    assert g.minion("Rayne").bleed == 1


# ---- blood


def test_ecoterrorists_are_for_an_uncontrolled_gangrel() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[("Indira", 1), ("Ryan", 1)])
    s.permanent(0, "Ecoterrorists")
    g = s.start(phase="influence")
    assert targets(g, "Ecoterrorists") == {"Indira"}
    g.play(kind="use", card="Ecoterrorists")
    assert g.minion("Indira").blood == 2
    assert g.minion("Ecoterrorists").locked


def test_unholy_sacrament_is_for_an_uncontrolled_titled_sabbat_vampire() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(
        0,
        pool=10,
        hand=["Unholy Sacrament"],
        uncontrolled=[("Andrew Emory", 0), ("Cameron", 0), ("Belinde", 0)],
    )
    g = s.start(phase="master")
    assert targets(g, "Unholy Sacrament") == {"Andrew Emory"}
    g.play(kind="play", card="Unholy Sacrament")
    assert g.minion("Andrew Emory").blood == 3
    assert g.seat(0).pool == 7


def test_the_hungry_coyote_feeds_sabbat_vampires_of_ones_own() -> None:
    for seat, actor, blood in ((0, "Black Wallace", 3), (0, "Ryan", 2), (1, "Black Wallace", 2)):
        s = mt.Scenario(players=2, blanks=True)
        s.permanent(seat, "The Hungry Coyote")
        s.minion(0, actor, blood=1)
        g = s.start()
        g.play(kind="hunt", minion=actor)
        g.pass_until("minion")
        assert g.minion(actor).blood == blood


def munich() -> mt.Scenario:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, pool=10)
    s.permanent(0, "Powerbase: Munich")
    s.minion(0, "Alek König", blood=2)
    s.minion(0, "Ryan", blood=2)
    return s


@pytest.mark.parametrize(("nth", "blood", "pool"), [(0, 1, 11), (1, 3, 9)])
def test_munich_moves_a_blood_either_way(nth: int, blood: int, pool: int) -> None:
    g = munich().start(phase="master")
    assert targets(g, "Powerbase: Munich") == {"Alek König"}
    g.play(kind="use", card="Powerbase: Munich")
    g.choose(g.decision.options[nth])
    assert g.minion("Alek König").blood == blood
    assert g.seat(0).pool == pool


def test_an_independent_vampire_burns_munich_for_a_blood(offers: Offers) -> None:
    s = munich()
    s.minion(1, "Yael", blood=2)
    s.minion(1, "Ashley")
    g = s.start(active=1)
    assert len(offers(g, kind="action", card="Powerbase: Munich")) == 1
    g.play(kind="action", card="Powerbase: Munich", minion="Yael")
    g.pass_until("minion")
    assert g.seat(0).permanents == []
    assert g.minion("Yael").blood == 1


@pytest.mark.parametrize(("name", "strength"), [("Indira", 2), ("Ryan", 1)])
def test_gangrel_revel_is_for_gangrel_of_ones_own(name: str, strength: int, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, "Gangrel Revel")
    s.minion(0, name)
    s.minion(1, "Nathan Turner")
    s.minion(1, "Oleg Kaprizov")
    g = s.start(active=1)
    assert g.minion(name).strength == strength
    assert g.minion("Nathan Turner").strength == 1
    assert len(offers(g, kind="action", card="Gangrel Revel")) == 1
    g.play(kind="action", card="Gangrel Revel", minion="Nathan Turner")
    g.pass_until("minion")
    assert g.seat(0).permanents == []
