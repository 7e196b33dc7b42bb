"""Chapter PATH."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused
from methuselah._core import ScenarioError

PATHS = ["Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice"]


@pytest.mark.rule("PATH-1")
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("Lawbringer", "Caine"),
        ("Coco Thorn", "Cathari"),
        ("El Monseñor", "Death and the Soul"),
        ("Lika, The Purger", "Power and the Inner Voice"),
        ("Hester Reed", None),
    ],
)
def test_some_vampires_have_a_path_printed(name: str, path: str | None) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    assert s.start().minion(name).path == path


@pytest.mark.rule("PATH-1")
def test_a_sabbat_vampire_without_a_path_may_burn_1_blood_for_one(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Hester Reed", blood=2)
    s.minion(0, "Cameron", blood=0)
    s.minion(0, "Coco Thorn")
    s.minion(0, "Sully")
    s.minion(0, "Ryan", sect="sabbat", region="torpor")
    g = s.start(phase="influence")
    assert {o.minion for o in g.decision.options if o.kind == "follow path"} == {
        "Hester Reed",
        "Ryan",
    }
    assert [o.target for o in g.decision.options if o.minion == "Hester Reed"] == PATHS
    g.play(kind="follow path", minion="Hester Reed", target="Caine")
    assert (g.minion("Hester Reed").path, g.minion("Hester Reed").blood) == ("Caine", 1)
    assert not offers(g, kind="follow path", minion="Hester Reed")
    g.pass_until("minion", seat=1)
    assert g.minion("Hester Reed").path == "Caine"


@pytest.mark.rule("PATH-1")
def test_not_outside_ones_own_influence_phase(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Hester Reed")
    s.minion(1, "Cameron")
    g = s.start()
    refused(g, kind="follow path")
    g.pass_until("influence")
    assert {o.minion for o in g.decision.options if o.kind == "follow path"} == {"Hester Reed"}


@pytest.mark.rule("PATH-1")
@pytest.mark.parametrize("sect", [None, "anarch"])
def test_outside_the_sabbat_the_benefit_is_lost(sect: str | None, offers: Offers) -> None:
    """Terrifying Visage asks for the Path of Cathari: Coco Thorn's as a Sabbat vampire only."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Terrifying Visage"], pool=20)
    s.minion(0, "Coco Thorn", sect=sect)
    g = s.start(phase="master")
    assert g.minion("Coco Thorn").path == (None if sect else "Cathari")
    assert bool(offers(g, card="Terrifying Visage")) == (sect is None)


@pytest.mark.rule("PATH-1", "SECT-1")
def test_the_path_is_followed_again_after_the_return_to_the_sabbat() -> None:
    """With the Writ on it Coco Thorn counts as Camarilla; without it, not any more."""
    s = mt.Scenario(players=2)
    s.minion(0, "Coco Thorn", cards=["Writ of Acceptance"])
    s.minion(0, "Sully")
    g = s.start()
    assert (g.minion("Coco Thorn").sect, g.minion("Coco Thorn").path) == ("Camarilla", None)
    g.play(kind="take equipment", minion="Sully", card="Writ of Acceptance")
    g.pass_until("minion")
    assert (g.minion("Coco Thorn").sect, g.minion("Coco Thorn").path) == ("Sabbat", "Cathari")


@pytest.mark.rule("PATH-1")
def test_a_new_path_replaces_the_old(offers: Offers) -> None:
    """A vampire that follows another than the one printed follows that one alone."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Terrifying Visage"], pool=20)
    s.minion(0, "Coco Thorn", path="Caine")
    g = s.start(phase="master")
    assert g.minion("Coco Thorn").path == "Caine"
    assert not offers(g, card="Terrifying Visage")


@pytest.mark.rule("PATH-1")
def test_a_path_changes_no_clan(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Hester Reed")
    g = s.start(phase="influence")
    g.play(kind="follow path", minion="Hester Reed", target="Cathari")
    assert g.minion("Hester Reed").clan == "Lasombra"


@pytest.mark.parametrize(
    ("name", "more", "reason"),
    [
        ("Underbridge Stray", {"path": "Caine"}, "only vampires are"),
        ("Sully", {"path": "Caine", "region": "uncontrolled"}, "it is uncontrolled"),
    ],
)
def test_what_cannot_follow_a_path_is_refused(name: str, more: dict[str, Any], reason: str) -> None:
    s = mt.Scenario(players=2)
    with pytest.raises(ScenarioError, match=reason):
        s.minion(0, name, **more)
