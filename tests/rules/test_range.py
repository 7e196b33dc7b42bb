"""Chapter RANGE: maneuvers."""

import methuselah as mt
import pytest
from driving import Blocked, Refused, Resolve


@pytest.mark.rule("RANGE-1", "RANGE-2", "STRIKE-2")
def test_the_maneuver_example(blocked: Blocked, refused: Refused, resolve: Resolve) -> None:
    """Ayelech, with a .44 Magnum, has blocked Colette: close, long, close, long."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night"])
    s.seat(1, hand=["Apportation"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Ayelech", blood=5, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Colette", "Ayelech")
    g.play(kind="maneuver", minion="Ayelech")
    g.play(card="Swallowed by the Night", level="superior", minion="Colette")
    g.play(card="Apportation", level="superior", minion="Ayelech")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Colette")
    # the gun's maneuver has chosen her strike
    refused(g, kind="hand strike", minion="Ayelech", until="strike")
    g.play(kind="weapon strike", minion="Ayelech", card=".44 Magnum")
    resolve(g)
    # Colette cannot harm her with a hand strike; the gun does 2 damage.
    assert (g.minion("Colette").blood, g.minion("Ayelech").blood) == (3, 5)


@pytest.mark.rule("RANGE-1")
def test_the_range_is_close_by_default(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("RANGE-1")
def test_nobody_maneuvers_twice_in_a_row(blocked: Blocked, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Swallowed by the Night"])
    s.seat(1, hand=["Apportation"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Ayelech", blood=5)
    g = s.start()
    blocked(g, "Colette", "Ayelech")
    g.play(card="Swallowed by the Night", level="superior")
    refused(g, kind="play", card="Swallowed by the Night", until="strike")
    g.play(card="Apportation", level="superior")
    g.play(card="Swallowed by the Night", level="superior")


@pytest.mark.rule("RANGE-1", "PRESS-1")
def test_each_round_begins_at_close_range(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Boxed In"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Colette", "Sully")
    g.play(card="Swallowed by the Night", level="superior")
    resolve(g, "press")
    assert (g.minion("Colette").blood, g.minion("Sully").blood) == (5, 4)
    g.play(card="Boxed In")
    resolve(g)
    assert (g.minion("Colette").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("RANGE-1")
def test_a_maneuver_that_needs_no_discipline(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Fake Out"])
    s.seat(1, hand=["Fake Out"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Colette", "Sully")
    g.play(card="Fake Out", minion="Colette")
    g.play(card="Fake Out", minion="Sully")
    resolve(g)
    assert (g.minion("Colette").blood, g.minion("Sully").blood) == (4, 3)  # close again


@pytest.mark.rule("RANGE-2")
def test_the_maneuver_of_a_strike_card_is_used_by_playing_it(
    blocked: Blocked, refused: Refused, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Thrown Gate", "Roundhouse"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    assert g.decision.kind == "range"
    g.play(card="Thrown Gate", level="superior")
    # It is the strike of this round, at long range.
    refused(g, kind="play", card="Roundhouse", until="strike")
    refused(g, kind="hand strike", minion="Wauneka", until="strike")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (5, 2)


@pytest.mark.rule("RANGE-2")
def test_an_optional_maneuver_may_be_declined(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Thrown Gate"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Thrown Gate", level="superior")
    resolve(g)
    # Close range: Sully's hand strike harms him too.
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (4, 2)


@pytest.mark.rule("RANGE-2")
def test_only_one_maneuver_of_a_weapon_or_strike_card_in_a_round(
    blocked: Blocked, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night"])
    s.seat(1, hand=["Thrown Gate", "Resist Earth's Grasp"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Lenny Burkhead", blood=5, cards=[".44 Magnum", ".44 Magnum"])
    g = s.start()
    blocked(g, "Colette", "Lenny Burkhead")
    g.pass_until("range", seat=1)
    g.choose(next(o for o in g.decision.options if o.kind == "maneuver"))
    g.play(card="Swallowed by the Night", level="superior")
    refused(g, kind="maneuver", minion="Lenny Burkhead", until="strike")
    refused(g, kind="play", card="Thrown Gate", until="strike")


@pytest.mark.rule("RANGE-2")
def test_other_maneuvers_are_free_beside_that_of_a_weapon(
    blocked: Blocked, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night"])
    s.seat(1, hand=["Apportation"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Ayelech", blood=5, cards=[".44 Magnum"])
    g = s.start()
    blocked(g, "Colette", "Ayelech")
    g.play(kind="maneuver", minion="Ayelech")
    g.play(card="Swallowed by the Night", level="superior")
    g.play(card="Apportation", level="superior")
