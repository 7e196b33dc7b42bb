"""Chapter BLEED: the bleed action."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve


@pytest.mark.rule("BLEED-1")
def test_any_ready_minion_bleeds_the_prey_for_free(
    refused: Refused, offers: Offers, resolve: Resolve
) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Belinde", blood=4)
    s.minion(0, "Underbridge Stray")
    s.minion(0, "Ryan", region="torpor", blood=1)
    g = s.start()
    assert len(offers(g, kind="bleed", minion="Belinde")) == 1  # one target, the prey
    assert offers(g, kind="bleed", minion="Underbridge Stray")
    refused(g, kind="bleed", minion="Ryan")
    g.play(kind="bleed", minion="Belinde")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 29, 30]
    assert g.minion("Belinde").blood == 4


@pytest.mark.rule("BLEED-1", "BLOCK-1")
def test_a_bleed_is_directed_only_its_target_may_block(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    s.minion(2, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="block", minion="Ayelech")


@pytest.mark.rule("BLEED-1", "BLOCK-3")
def test_a_bleed_has_no_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Sully").locked


@pytest.mark.rule("BLEED-2")
@pytest.mark.parametrize(
    ("minion", "amount"),
    [("Belinde", 1), ("Lenny Burkhead", 2), ("Underbridge Stray", 0), ("Eccentric Billionaire", 2)],
)
def test_vampires_bleed_for_1_and_allies_as_printed(
    minion: str, amount: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, minion)
    g = s.start()
    g.play(kind="bleed", minion=minion)
    resolve(g)
    assert g.seat(1).pool == 30 - amount


@pytest.mark.rule("BLEED-3")
def test_a_successful_bleed_takes_the_edge_from_its_holder(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(2, edge=True)
    s.minion(0, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    resolve(g)
    assert g.edge == 0


@pytest.mark.rule("BLEED-3")
def test_a_bleed_for_none_does_not_get_the_edge(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, edge=True)
    s.minion(0, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Underbridge Stray")
    resolve(g)
    assert g.edge == 1


@pytest.mark.rule("BLEED-3")
def test_a_blocked_bleed_does_not_get_the_edge(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.edge is None


@pytest.mark.rule("BLEED-4")
def test_a_second_modifier_cannot_increase_the_bleed(refused: Refused, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning", "Foreshadowing Destruction"])
    s.minion(0, "Gelasia Fotiou")
    g = s.start()
    g.play(kind="bleed", minion="Gelasia Fotiou")
    g.play(card="Foreshadowing Destruction", level="inferior")
    refused(g, kind="play", card="Conditioning")
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.rule("BLEED-4")
def test_what_is_no_action_modifier_does_not_count_against_the_limit(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"])
    s.minion(0, "Gelasia Fotiou", cards=["Laptop Computer"])
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Conditioning", level="superior")
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 1 + 2 + 3)


@pytest.mark.rule("BLEED-4")
def test_a_bleed_already_increased_may_still_get_stealth(resolve: Resolve) -> None:
    """The limit is on what increases the bleed, not on modifiers."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Bonding"])
    s.minion(0, "Alexander Silverson")
    s.minion(1, "Meaghan")
    g = s.start()
    g.play(kind="bleed", minion="Alexander Silverson")
    g.play(kind="block", minion="Meaghan")
    g.play(card="Bonding", level="superior")
    g.play(kind="block", minion="Meaghan")
    resolve(g)
    assert g.seat(1).pool == 28


@pytest.mark.rule("BLEED-5", "BLOCK-2", "BLOCK-7")
def test_a_bleed_at_a_new_target_is_blocked_anew(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde", blood=4)
    s.minion(1, "Ayelech")
    s.minion(2, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Deflection", level="superior", target=2)
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 30]
    assert (g.minion("Belinde").blood, g.minion("Sully").blood) == (3, 3)


@pytest.mark.rule("BLEED-5")
def test_a_redirected_bleed_burns_the_pool_of_its_new_target(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Deflection", level="superior", target=2)
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]
    assert g.edge == 0


@pytest.mark.rule("BLEED-1")
def test_nobody_bleeds_themselves(refused: Refused) -> None:
    """Not even by redirecting: with two Methuselahs there is no other target."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="play", card="Deflection", target=0)


@pytest.mark.rule("BLOCK-7", "BLEED-4")
def test_the_bleed_pumped_after_the_block_is_declined(resolve: Resolve) -> None:
    """Sully bleeds Alexis; she declines to block; Sarah plays Bonding: Alexis loses 2 pool."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bonding"])
    s.minion(0, "Sully")
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.pass_until("declined", seat=0)
    g.play(card="Bonding", level="inferior")
    resolve(g)
    assert g.seat(1).pool == 28
    assert not g.minion("Belinde").locked


@pytest.mark.rule("BLEED-3")
def test_a_bleed_reduced_to_none_does_not_get_the_edge(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Protected District"])
    s.minion(0, "Belinde")
    s.minion(1, "Chrysanthemum")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Protected District")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.edge is None


@pytest.mark.rule("BLEED-5", "BLOCK-7")
def test_the_old_target_no_longer_blocks(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech")
    s.minion(1, "Colette")
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Deflection", level="superior", target=2)
    refused(g, kind="block", minion="Colette")
