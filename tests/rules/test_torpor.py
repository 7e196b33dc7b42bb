"""Chapter TORPOR."""

from typing import Any

import methuselah as mt
import pytest
from driving import Blocked, Offers, Refused, Resolve, Written


@pytest.mark.rule("TORPOR-1")
def test_a_vampire_in_torpor_only_leaves_torpor(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", ".44 Magnum"])
    s.minion(0, "Ayelech", region="torpor", blood=5)
    s.minion(0, "Ryan")
    g = s.start()
    kinds = {o.kind for o in g.decision.options if o.minion == "Ayelech"}
    assert kinds == {"leave torpor"}


@pytest.mark.rule("TORPOR-1", "UNLOCK-3")
def test_it_keeps_its_cards_and_unlocks(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=2, locked=True, cards=["Sport Bike"])
    g = s.start(phase="unlock")
    g.pass_until("minion")
    assert not g.minion("Ryan").locked
    assert g.minion("Ryan").cards == ["Sport Bike"]
    assert g.minion("Ryan").seat == 0  # still controlled


@pytest.mark.rule("TORPOR-1")
def test_it_keeps_its_cards_as_it_falls_into_torpor(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", cards=["Ivory Bow"])
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    blocked(g, "Sully", "Ryan")
    g.play(kind="weapon strike", minion="Sully")
    resolve(g)
    ryan = g.minion("Ryan")
    assert (ryan.torpor, ryan.seat, ryan.cards) == (True, 1, ["Sport Bike"])


@pytest.mark.rule("TORPOR-1")
@pytest.mark.parametrize(("region", "does"), [("ready", {"block", "play"}), ("torpor", set())])
def test_it_neither_blocks_nor_reacts(region: str, does: set[str]) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Telepathic Misdirection", "Wake with Evening's Freshness"])
    s.minion(0, "Wauneka")
    s.minion(1, "Ayelech", region=region, blood=5)
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    met: set[str] = set()
    while g.decision.kind not in {"minion", "influence", "discard"}:
        met |= {o.kind for o in g.decision.options if o.minion == "Ayelech"}
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert met == does


@pytest.mark.rule("TORPOR-1", "REF-4")
def test_it_casts_no_votes(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", region="torpor", blood=5)
    g = s.start()
    g.play(card="Ancilla Empowerment")
    refused(g, kind="vote against", minion="Ayelech")


@pytest.mark.rule("TORPOR-1", "TORPOR-2")
def test_it_may_play_modifiers_as_it_leaves(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan", region="torpor", blood=3)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior", minion="Meaghan")
    resolve(g)
    assert not g.minion("Meaghan").torpor


@pytest.mark.rule("TORPOR-2")
def test_to_leave_torpor_costs_2_blood_and_has_1_stealth(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion="Sully")
    resolve(g)
    ryan = g.minion("Ryan")
    assert (ryan.torpor, ryan.blood, ryan.locked) == (False, 1, True)


@pytest.mark.rule("TORPOR-2", "CARD-6")
def test_without_2_blood_it_stays(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=1)
    s.minion(0, "Ashley")
    g = s.start()
    assert not offers(g, kind="leave torpor")


@pytest.mark.rule("TORPOR-2", "BLOCK-1")
def test_leaving_torpor_is_undirected() -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion="Sully")  # the predator's


@pytest.mark.rule("TORPOR-2")
def test_blocked_there_is_no_combat_and_nothing_is_paid(refused: Refused, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.minion(1, "Sully", blood=4, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion="Sully")
    resolve(g)  # Sully's Methuselah declines the diablerie
    assert (g.minion("Ryan").torpor, g.minion("Ryan").blood) == (True, 3)
    assert (g.minion("Sully").locked, g.minion("Sully").blood) == (True, 4)


@pytest.mark.rule("TORPOR-2", "DIABLERIE-1")
def test_a_vampire_that_blocks_may_diablerize(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=2)
    s.minion(1, "Sully", blood=1, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion="Sully")
    g.play(kind="diablerize", minion="Sully")
    resolve(g)
    assert g.minion("Sully").blood == 3
    assert "Ryan" in g.seat(0).ash_heap


@pytest.mark.rule("TORPOR-2")
def test_an_ally_that_blocks_does_not_diablerize(refused: Refused, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.minion(1, "Underbridge Stray", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion="Underbridge Stray")
    refused(g, kind="diablerize")
    resolve(g)
    assert g.minion("Ryan").torpor
    assert g.minion("Underbridge Stray").locked


@pytest.mark.rule("TORPOR-2", "DIABLERIE-4")
def test_a_blood_cursed_vampire_that_blocks_does_not_diablerize(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.minion(1, BLOOD_CURSED, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Ryan")
    g.play(kind="block", minion=BLOOD_CURSED)
    refused(g, kind="diablerize")


BLOOD_CURSED = "Fatima al-Faqadi"


@pytest.mark.rule("TORPOR-3", "CARD-7")
@pytest.mark.parametrize("share", [0, 1, 2])
def test_a_rescue_costs_2_blood_split_freely(share: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(0, "Ryan", region="torpor", blood=3, locked=True)
    g = s.start()
    g.play(kind="rescue", minion="Wauneka", target="Ryan", amount=share)
    g.pass_until("discard")
    wauneka, ryan = g.minion("Wauneka"), g.minion("Ryan")
    assert (wauneka.blood, ryan.blood) == (5 - share, 3 - (2 - share))
    assert not ryan.torpor
    assert ryan.locked  # a rescue neither locks nor unlocks it


@pytest.mark.rule("TORPOR-3")
def test_the_rescue_of_an_unlocked_vampire_does_not_lock_it(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(0, "Ryan", region="torpor", blood=1)
    g = s.start()
    g.play(kind="rescue", minion="Wauneka", target="Ryan", amount=2)
    resolve(g)
    assert not g.minion("Ryan").locked
    g.play(kind="bleed", minion="Ryan")  # it may act


@pytest.mark.rule("TORPOR-3")
def test_the_rescue_of_ones_own_has_1_stealth_and_is_undirected(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=5)
    s.minion(0, "Ryan", region="torpor", blood=1)
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="rescue", minion="Wauneka", target="Ryan", amount=2)
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert not g.minion("Ryan").torpor


@pytest.mark.rule("TORPOR-3")
def test_the_rescue_of_anothers_is_directed_and_has_no_stealth(
    resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Colette")
    s.minion(2, "Ryan", region="torpor", blood=1)
    s.minion(2, "Sully", blood=4)
    g = s.start()
    g.play(kind="rescue", minion="Wauneka", target="Ryan", amount=2)
    refused(g, kind="block", minion="Colette")
    g.play(kind="block", minion="Sully")
    resolve(g)
    # Blocked: combat, and nothing paid.
    assert g.minion("Ryan").torpor
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("TORPOR-4")
def test_diablerie_of_ones_own_has_1_stealth_and_is_free(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=1)
    s.minion(0, "Ryan", region="torpor", blood=1)
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Ryan")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Wauneka").blood == 2
    assert "Ryan" in g.seat(0).ash_heap


@pytest.mark.rule("TORPOR-4")
def test_diablerie_of_anothers_is_directed_and_blocked_with_combat(
    resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Colette")
    s.minion(2, "Ryan", region="torpor", blood=1)
    s.minion(2, "Sully", blood=4)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Ryan")
    refused(g, kind="block", minion="Colette")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Ryan").torpor
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (2, 3)


@pytest.mark.rule("TORPOR-4", "DIABLERIE-4")
def test_only_ready_vampires_rescue_and_diablerize(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Underbridge Stray")
    s.minion(0, "Ashley", region="torpor", blood=3)
    s.minion(0, "Ryan", region="torpor", blood=3)
    g = s.start()
    assert not offers(g, kind="diablerize")
    assert not offers(g, kind="rescue")


@pytest.mark.rule("DIABLERIE-4")
def test_the_blood_cursed_do_not_diablerize(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, BLOOD_CURSED)
    s.minion(0, "Ryan", region="torpor", blood=3)
    g = s.start()
    assert not offers(g, kind="diablerize")
    assert offers(g, kind="rescue")


WAY_OUT = """
Card(name: "Way Out", facts: {"types": "Action"},
    modes: [(choose: [Cards([Vampire, InTorpor])], do: [LeaveTorpor(Picked(0))])])
"""


@pytest.mark.rule("TORPOR-5", "DAMAGE-9", "DAMAGE-3")
@pytest.mark.parametrize(
    ("blood", "way"),
    [
        (1, {"kind": "rescue", "minion": "Wauneka", "target": "Ryan", "amount": 2}),
        (3, {"kind": "leave torpor", "minion": "Ryan"}),
        (1, {"card": "Way Out", "minion": "Wauneka", "target": "Ryan"}),
    ],
)
def test_a_vampire_that_has_left_torpor_is_no_longer_wounded(
    blood: int, way: Any, blocked: Blocked, resolve: Resolve, written: Written
) -> None:
    """1 aggravated damage then wounds it anew, and burns neither blood nor vampire."""
    s = mt.Scenario(players=2, cards=written(WAY_OUT))
    s.seat(0, hand=["Way Out"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(0, "Ryan", region="torpor", blood=blood)
    s.minion(1, "Sully", cards=["Ivory Bow"])
    g = s.start()
    g.play(**way)
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    blocked(g, "Ryan", "Sully")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Ryan")
    g.play(kind="weapon strike", minion="Sully")
    resolve(g)
    assert (g.minion("Ryan").torpor, g.minion("Ryan").blood) == (True, 1)


def leave_at_the_station(g: mt.Position) -> None:
    """Ryan leaves torpor in the middle of the action, by Warsaw Station."""
    leave = next(o for o in g.decision.options if "Warsaw Station (leave" in str(o))
    g.choose(leave)


@pytest.mark.rule("TORPOR-2", "ACTION-4")
def test_who_leaves_torpor_while_about_to_has_paid_for_nothing(
    offers: Offers, resolve: Resolve
) -> None:
    """The action is over at once, as a success without effect: nobody blocks it any more."""
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan", region="torpor", blood=3)
    s.permanent(0, "Warsaw Station")
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor")
    leave_at_the_station(g)
    assert not offers(g, kind="block")
    resolve(g)
    assert not g.minion("Ryan").torpor
    assert g.minion("Ryan").blood == 1


@pytest.mark.rule("TORPOR-3", "ACTION-4")
def test_a_rescue_that_comes_too_late_is_paid_for(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=5)
    s.minion(0, "Ryan", region="torpor", blood=1)
    s.permanent(0, "Warsaw Station")
    g = s.start()
    g.play(kind="rescue", amount=2)
    leave_at_the_station(g)
    resolve(g)
    assert g.minion("Belinde").blood == 3
