"""What a text keeps a minion from is out of its reach by whatever card."""

from typing import Any

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Refused, resolve


@pytest.mark.parametrize("name", ["Bela", "Belinde"])
def test_bela_calls_no_referendum_that_a_card_in_play_provides(name: str, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(1, "Anarch Revolt")
    s.minion(0, name)
    g = s.start()
    assert bool(offers(g, kind="action", card="Anarch Revolt")) == (name != "Bela")


@pytest.mark.parametrize("on", [["Depravity"], []])
def test_the_depraved_employ_nobody_by_an_experiment(on: list[str], offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Biothaumaturgic Experiment", "Raven Spy"])
    s.minion(0, "Rosalina Cortez", cards=on)
    g = s.start()
    ways = [option.split(" [")[1][:3] for option in offers(g, card="Biothaumaturgic Experiment")]
    assert ("tha" in ways) == (not on)
    assert "THA" in ways


REFUSES = "The Sleeping Mind"


@pytest.mark.ruling("G00124#bd9dc2f6")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("Second Tradition: Domain", "Belinde"),
        ("Sense the Savage Way", "Gustaphe Brunnelle"),
        ("Sentry Signal", "Kalyani, Agent of Doom"),
        ("Eyes of the Wild", "Casey Snyder"),
        ("One With the Land", "Anousha, The Maniac"),
        ("Organized Resistance", "Casey Snyder"),
    ],
)
@pytest.mark.parametrize("asleep", [True, False])
def test_who_stays_locked_plays_nothing_to_block(
    card: str, name: str, asleep: bool, never: Never, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[REFUSES])
    s.seat(1, hand=[card])
    s.minion(0, "Ayelech")
    s.minion(1, name, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    if asleep:
        g.play(kind="play", card=REFUSES, level="superior")
        never(g, card=card, kind="play")
    else:
        g.pass_until("block")
        assert offers(g, card=card, kind="play")


@pytest.mark.ruling("G00124#bd9dc2f6")
@pytest.mark.parametrize("blood", [1, 2])
def test_what_a_block_costs_is_paid_beside_what_leads_to_it(blood: int, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Seeds of Terror"])
    s.seat(1, hand=["Second Tradition: Domain"])
    s.minion(0, "Glissando")
    s.minion(1, "Belinde", locked=True, blood=blood)
    g = s.start()
    g.play(kind="bleed", minion="Glissando")
    g.play(kind="play", card="Seeds of Terror", mode=0)
    if blood == 1:
        never(g, card="Second Tradition: Domain")
    else:
        g.play(kind="play", card="Second Tradition: Domain")
        assert g.minion("Belinde").blood == 0


@pytest.mark.ruling("G00141#850d8514", "G00154#78e00692")
@pytest.mark.parametrize("fury", [True, False])
@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("Martyr's Resilience", {"target": "Malachi", "mode": 0}),
        ("Touch of Valeren", {"level": "superior"}),
    ],
)
def test_nor_does_a_bystander_prevent_what_defies_fortitude(
    card: str, way: dict[str, Any], fury: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Blood Fury"])
    s.seat(1, hand=[card])
    s.minion(0, "Ayelech")
    s.minion(1, "Malachi")
    s.minion(1, "Castellan")
    g = s.start()
    g.play(kind="bleed", minion="Ayelech")
    g.play(kind="block", minion="Malachi")
    if fury:
        g.play(kind="play", card="Blood Fury", level="superior")
    resolve(g, "prevent", "minion")
    if fury:
        target = way.get("target")
        assert not any(target is None or str(target) in o for o in offers(g, card=card))
    else:
        g.play(kind="play", card=card, minion="Castellan", **way)


@pytest.mark.parametrize("fury", [True, False])
def test_prevention_to_come_is_of_no_use_against_it_either(
    fury: bool, duel: Duel, never: Never
) -> None:
    hand = ["Blood Fury", "Apportation"]
    g = duel("Ayelech", "Madison", hand, ["Unflinching Persistence"])
    g.play(kind="play", card="Unflinching Persistence", level="superior")
    g.play(kind="play", card="Apportation", level="superior")
    if fury:
        g.play(kind="play", card="Blood Fury", level="superior")
        never(g, kind="prevent")
    else:
        resolve(g, "prevent")
        g.play(kind="prevent")


def test_a_political_action_put_off_is_so_for_whoever_comes_to_help(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Puppet Master", "Anarchist Uprising", "Anarchist Uprising"])
    s.seat(1, hand=["Delaying Tactics"])
    s.minion(0, "Ayelech")
    s.minion(0, "Ryan")
    s.minion(1, "Nassir", locked=True)
    s.minion(1, "Rayne")
    g = s.start()
    g.play(kind="play", card="Puppet Master", level="superior", target="Nassir")
    for seat in (0, 1, 0):
        g.pass_until("minion", seat=seat)
    g.play(kind="play", card="Anarchist Uprising", minion="Ayelech")
    g.play(kind="play", card="Delaying Tactics")
    while g.decision and g.decision.kind == "discard down":
        g.choose(next(o for o in g.decision.options if o.card != "Anarchist Uprising"))
    g.play(kind="use grant")
    assert "Nassir" in [minion.name for minion in g.seat(0).minions]
    refused(g, kind="play", card="Anarchist Uprising")


def test_what_is_a_vampires_gives_an_ally_nothing(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Dominate Kine"])
    s.minion(0, "Ayelech")
    s.minion(0, "Thadius Zho")
    s.minion(1, "Whisper", cards=["Living Manse"], locked=True)
    g = s.start()
    bleed = g.minion("Thadius Zho").bleed
    g.play(kind="play", card="Dominate Kine", level="superior", target="Living Manse")
    g.play(kind="choose", target="Thadius Zho")
    g.pass_until("minion")
    assert g.minion("Thadius Zho").cards == ["Living Manse"]
    assert g.minion("Thadius Zho").bleed == bleed


@pytest.mark.parametrize(
    ("card", "mode", "life"), [("Aggressive Corpse", 0, 4), ("Gravebound Drone", 0, 3)]
)
def test_starting_life_is_more_and_no_gain(card: str, mode: int, life: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, "Ashur-uballit, Son of the Abyss")
    g = s.start()
    g.play(kind="play", card=card, mode=mode)
    g.pass_until("minion")
    assert g.minion(card).blood == life


@pytest.mark.ruling("200157#a607cadc", "200844#da31334f")
def test_so_it_is_of_a_zombie_recruited_otherwise() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Piper", "Bone Shambler"])
    s.minion(0, "Ashur-uballit, Son of the Abyss")
    s.minion(0, "Alek König", sect="Anarch")
    g = s.start(phase="master")
    g.play(kind="play", card="Piper")
    g.play(kind="choose", target="Bone Shambler")
    assert g.minion("Bone Shambler").blood == 2


@pytest.mark.parametrize("other", ["Bela", "Meaghan"])
def test_nor_does_bela_take_such_an_action_over(other: str, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Mask of a Thousand Faces"])
    s.permanent(1, "Anarch Revolt")
    s.minion(0, "Belinde")
    s.minion(0, other, cards=["Obfuscate"])
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="action", card="Anarch Revolt", minion="Belinde")
    g.pass_until("block")
    masks = offers(g, card="Mask of a Thousand Faces", minion=other)
    assert bool(masks) == (other != "Bela")
