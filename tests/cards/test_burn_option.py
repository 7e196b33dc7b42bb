"""Cards with the burn option; the option itself is in the tests of chapter CARD."""

import methuselah as mt
from driving import Refused

HARBINGER = "Khurshid"
SALUBRI = "Malachi"
BAALI = "Cybele"


def test_the_mask_gives_stealth_to_a_harbinger_only() -> None:
    for bearer, blocked in ((HARBINGER, False), ("Wauneka", True)):
        s = mt.Scenario(players=2, blanks=True)
        s.minion(0, bearer, cards=["Erebus Mask"])
        s.minion(1, "Belinde")
        g = s.start()
        g.play(kind="bleed", minion=bearer)
        g.play(kind="block", minion="Belinde")
        g.pass_until("strike" if blocked else "minion")
        assert g.seat(1).pool == (30 if blocked else 29)


def test_the_revenant_gives_bleed_to_a_baali_only() -> None:
    for employer, bleed in ((BAALI, 2), ("Wauneka", 1)):
        s = mt.Scenario(players=2, blanks=True)
        s.minion(0, employer, cards=["D'habi Revenant"])
        assert s.start().minion(employer).bleed == bleed


def test_sight_beyond_sight_gives_intercept_to_ones_own_salubri() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Sight Beyond Sight"])
    s.minion(0, "Wauneka", blood=2)
    s.minion(1, SALUBRI)
    s.minion(1, "Belinde")
    g = s.start(active=1, phase="master")
    g.play(card="Sight Beyond Sight")
    assert g.minion(SALUBRI).cards == ["Sight Beyond Sight"]
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion=SALUBRI)
    g.pass_until("strike")


def test_the_slaughterhouse_burns_two_cards_of_ones_preys_library(refused: Refused) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, library=["Fame", "Blood Doll", "Bonding"])
    s.permanent(0, "The Slaughterhouse")
    g = s.start(phase="master")
    g.play(kind="use", card="The Slaughterhouse")
    while g.decision.kind == "choose":  # the top card, twice
        g.choose(g.decision.options[0])
    assert sorted(g.seat(1).ash_heap) == ["Blood Doll", "Fame"]
    refused(g, kind="use", card="The Slaughterhouse")
