"""Rotting Behemoth, Spectral Servitor, The Vozhd of Szczecin."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from positions import act, targets

BEHEMOTH = "Rotting Behemoth"
SERVITOR = "Spectral Servitor"
VOZHD = "The Vozhd of Szczecin"
MASTER = {"inferior": "Nadezhda", "superior": "Alek König"}

# ---- Rotting Behemoth


def rising(level: str, *ash_heap: str) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[BEHEMOTH], ash_heap=ash_heap)
    s.minion(0, MASTER[level], blood=3)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="play", card=BEHEMOTH, level=level)
    return g


@pytest.mark.parametrize("level", ["inferior", "superior"])
@pytest.mark.parametrize("dead", ["Underbridge Stray", "Ashley"])
def test_a_behemoth_takes_a_dead_minion(level: str, dead: str, resolve: Resolve) -> None:
    g = rising(level, dead, "Sport Bike")
    g.pass_until("choose")
    assert targets(g) - {None} == {dead}
    g.play(kind="choose", target=dead)
    resolve(g)
    assert g.minion(BEHEMOTH).blood == 6
    assert g.seat(0).removed == [dead]
    assert g.minion(MASTER[level]).blood == 0


@pytest.mark.ruling("102304#f0562375")
def test_a_behemoth_burns_if_nothing_is_removed(resolve: Resolve) -> None:
    g = rising("superior", "Ashley")
    g.pass_until("choose")
    g.choose(next(o for o in g.decision.options if o.target is None))
    resolve(g)
    assert sorted(g.seat(0).ash_heap) == ["Ashley", BEHEMOTH]
    g = rising("superior", "Sport Bike")
    resolve(g)
    assert sorted(g.seat(0).ash_heap) == [BEHEMOTH, "Sport Bike"]


@pytest.mark.ruling("G00150#0002b476")
def test_a_behemoth_needs_a_dead_minion_however_it_enters(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, ash_heap=[BEHEMOTH])
    s.minion(0, "Hel-Blá")  # moves such an ally from the ash heap
    g = s.start()
    g.play(kind="action", card="Hel-Blá", target=BEHEMOTH)
    resolve(g)
    assert g.seat(0).ash_heap == [BEHEMOTH]


def fighter(superior: bool = True, **more: Any) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, BEHEMOTH, superior=superior, **more)
    s.minion(1, "Sully", blood=4)
    return s.start()


def test_a_behemoth_pays_life_to_fight(resolve: Resolve) -> None:
    g = fighter()
    g.play(kind="action", card=BEHEMOTH, target="Sully")
    g.pass_until("strike")
    assert g.minion(BEHEMOTH).blood == 5
    resolve(g, "press")
    assert g.minion("Sully").blood == 1
    assert g.minion(BEHEMOTH).blood == 4


@pytest.mark.ruling("102304#17cf7746")
def test_a_behemoth_that_pays_its_last_life_succeeds_and_does_not_fight(never: Never) -> None:
    g = fighter(blood=1)
    g.play(kind="action", card=BEHEMOTH, target="Sully")
    never(g, kind="hand strike")
    assert g.seat(0).ash_heap == [BEHEMOTH]
    assert g.minion("Sully").blood == 4
    assert any("succeeds" in line for line in g.log)


def test_a_behemoth_presses_once_in_the_first_round(resolve: Resolve, offers: Offers) -> None:
    g = fighter()
    g.play(kind="action", card=BEHEMOTH, target="Sully")
    resolve(g, "press")
    before = g.minion(BEHEMOTH).blood
    g.play(kind="use", card=BEHEMOTH)
    assert g.minion(BEHEMOTH).blood == before - 1
    g.pass_until("strike")
    while g.decision.kind != "minion":
        assert not offers(g, kind="use", card=BEHEMOTH)
        g.choose(next(o for o in g.decision.options if o.kind in {"pass", "hand strike"}))
    assert g.minion("Sully").torpor


def test_a_behemoth_of_the_inferior_level_does_not_press(never: Never) -> None:
    g = fighter(superior=False)
    g.play(kind="action", card=BEHEMOTH, target="Sully")
    never(g, kind="use", card=BEHEMOTH)


def test_a_behemoth_gains_no_life() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, BEHEMOTH, blood=2)
    s.minion(0, "Vagabond Mystic")
    g = s.start()
    g.play(kind="use", card="Vagabond Mystic", target=BEHEMOTH)
    assert g.minion(BEHEMOTH).blood == 2


# ---- Spectral Servitor


def served(level: str) -> mt.Position:
    """Alek König or Nadezhda recruits a Servitor."""
    g = act(MASTER[level], [SERVITOR], blocker="Sully", blood=3)
    g.play(kind="play", card=SERVITOR, level=level)
    return g


@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_a_servitor_acts_at_once_and_its_master_unlocks(level: str, resolve: Resolve) -> None:
    g = served(level)
    resolve(g)
    assert not g.minion(MASTER[level]).locked
    g.play(kind="bleed", minion=SERVITOR)
    resolve(g)
    assert g.seat(1).pool == 29
    g.play(kind="bleed", minion=MASTER[level])


def test_other_allies_do_not_act_at_once(resolve: Resolve, refused: Refused) -> None:
    g = act("Alek König", ["Bone Shambler"], blocker="Sully")
    g.play(kind="play", card="Bone Shambler", level="superior")
    resolve(g)
    assert g.minion("Alek König").locked
    refused(g, kind="bleed", minion="Bone Shambler")


def test_only_the_first_recruit_of_a_turn_unlocks(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bone Shambler", SERVITOR, "Freak Drive"])
    s.minion(0, "Monica Giovanni", blood=6)  # FOR OBL
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card="Bone Shambler", level="superior")
    g.play(kind="play", card="Freak Drive", level="inferior")
    resolve(g)
    g.play(kind="play", card=SERVITOR, level="superior")
    resolve(g)
    assert g.minion("Monica Giovanni").locked


def test_a_blocked_recruit_was_none(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bone Shambler", SERVITOR, "Freak Drive"])
    s.minion(0, "Monica Giovanni", blood=6)
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Bone Shambler", level="superior")
    g.play(kind="block")
    resolve(g, "resolved")
    g.play(kind="play", card="Freak Drive", level="superior")
    resolve(g)
    g.play(kind="play", card=SERVITOR, level="superior")
    resolve(g)
    assert not g.minion("Monica Giovanni").locked


def test_the_recruits_of_others_do_not_count(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SERVITOR, SERVITOR])
    for name in MASTER.values():
        s.minion(0, name, blood=3)
    g = s.start()
    for name in MASTER.values():
        g.play(kind="play", card=SERVITOR, minion=name, level="inferior")
        resolve(g)
        assert not g.minion(name).locked


@pytest.mark.parametrize("card", ["Truth in Darkness", "Where the Veil Thins"])
def test_a_servitor_plays_cards_of_basic_oblivion(card: str, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    acts = card == "Where the Veil Thins"
    s.seat(0, hand=[card, "Elder Impersonation", "Umbrous Clutch"])
    s.minion(0 if acts else 1, SERVITOR)
    s.minion(1 if acts else 0, "Meaghan", blood=1)
    s.seat(1, hand=[card])
    g = s.start()
    if acts:
        assert not offers(g, card="Umbrous Clutch")  # an action card
        g.play(kind="bleed", minion=SERVITOR)
        g.play(kind="block")
        assert not offers(g, card="Elder Impersonation")
    else:
        g.play(kind="hunt")
        g.play(kind="block", minion=SERVITOR)
    ways = [str(o) for o in g.decision.options if o.card == card]
    assert len(ways) == 1
    assert "[obl]" in ways[0]


@pytest.mark.ruling("G00085#e8334aa1")
def test_a_servitor_has_no_oblivion_of_its_own(resolve: Resolve) -> None:
    """Where the Veil Thins lets those with Oblivion attempt to block for nothing."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Where the Veil Thins"])
    s.minion(0, "Alek König")
    s.minion(1, SERVITOR, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=SERVITOR)
    g.play(kind="play", card="Where the Veil Thins", level="superior")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.parametrize(("superior", "ways"), [(True, 2), (False, 0)])
def test_a_servitor_burns_or_is_paid_for(superior: bool, ways: int, resolve: Resolve) -> None:
    for pays in [True, False][: max(ways, 1)]:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, pool=10)
        s.minion(0, SERVITOR, superior=superior)
        s.minion(1, "Sully")
        g = s.start(phase="unlock")
        g.play(kind="trigger", card=SERVITOR)
        if superior:
            assert len(g.decision.options) == 2
            g.choose(g.decision.options[0 if pays else 1])
        resolve(g, "minion")
        kept = superior and pays
        assert g.seat(0).pool == 10 - kept
        assert g.seat(0).ash_heap == ([] if kept else [SERVITOR])


def test_a_servitor_stays_in_the_turns_of_others() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, SERVITOR)
    s.minion(1, "Sully")
    g = s.start(active=1, phase="unlock")
    g.pass_until("minion")
    assert g.seat(0).ash_heap == []


@pytest.mark.ruling("G00118#fda200b9")
def test_a_servitor_recruited_in_anothers_turn_does_not_act_in_it(
    resolve: Resolve, refused: Refused
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SERVITOR])
    s.minion(0, "Roger de Camden", cards=["Enkil Cog"])
    s.minion(1, "Sully")
    g = s.start(active=1)
    g.play(kind="use", card="Enkil Cog", seat=0)
    g.play(kind="play", card=SERVITOR, level="superior", seat=0)
    resolve(g)
    assert g.minion(SERVITOR).seat == 0
    assert g.decision.seat == 1
    while g.decision.kind == "minion":
        assert not [o for o in g.decision.options if o.minion == SERVITOR]
        g.choose(g.decision.options[0])


# ---- The Vozhd of Szczecin

TZIMISCE = "Ángel Guerrero"


def vozhd(active: int = 1, locked: bool = True) -> mt.Position:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, VOZHD, locked=locked)
    s.minion(0, TZIMISCE, blood=3, locked=True)
    s.minion(0, "Ashley", blood=3, locked=True)
    s.minion(1, "Meaghan", blood=2)
    s.minion(2, "Sully")
    return s.start(active=active)


def test_the_vozhd_costs_an_ally_or_retainer(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[VOZHD], pool=10)
    s.minion(0, TZIMISCE, cards=["Raven Spy"])
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card=VOZHD)
    g.pass_until("choose")
    assert targets(g) == {"Raven Spy", VOZHD}
    g.play(kind="choose", target="Raven Spy")
    resolve(g)
    assert (g.minion(VOZHD).blood, g.seat(0).pool) == (5, 6)


def test_a_tzimisce_unlocks_the_vozhd_to_block() -> None:
    g = vozhd()
    g.play(kind="hunt", minion="Meaghan")
    g.play(kind="use", card=VOZHD, target=TZIMISCE)
    assert not g.minion(VOZHD).locked
    assert g.minion(TZIMISCE).blood == 2
    g.play(kind="block", minion=VOZHD)


@pytest.mark.rule("CARD-34")
def test_the_vozhd_is_unlocked_once_in_a_phase(resolve: Resolve, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, VOZHD, locked=True)
    s.minion(0, TZIMISCE, blood=3)
    for name in ("Meaghan", "Sully"):
        s.minion(1, name)
    g = s.start(active=1)
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="use", card=VOZHD)
    g.play(kind="block", minion=VOZHD)
    resolve(g)
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card=VOZHD)
    assert g.minion(VOZHD).locked


def test_the_vozhd_unlocks_between_actions_too() -> None:
    g = vozhd()
    g.play(kind="use", card=VOZHD, target=TZIMISCE, seat=0)
    assert not g.minion(VOZHD).locked


def test_only_tzimisce_unlock_the_vozhd() -> None:
    g = vozhd()
    g.play(kind="hunt", minion="Meaghan")
    g.pass_until("block", seat=0)
    assert targets(g, VOZHD) == {TZIMISCE}


def test_the_vozhd_is_not_unlocked_at_other_times(refused: Refused) -> None:
    refused(vozhd(active=0), kind="use", card=VOZHD)
    refused(vozhd(locked=False), kind="use", card=VOZHD)
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, VOZHD, locked=True)
    s.minion(0, TZIMISCE)
    s.minion(1, "Meaghan")
    g = s.start(active=1, phase="master")
    while g.decision.kind != "minion":
        assert not [o for o in g.decision.options if o.card == VOZHD]
        g.choose(g.decision.options[0])


def defended(*hand: str) -> mt.Position:
    """The Vozhd fights Wauneka, whose Roundhouse inflicts 4."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.minion(0, VOZHD)
    s.seat(1, hand=["Roundhouse", "Roundhouse"])
    s.minion(1, "Wauneka", blood=5)
    g = s.start()
    g.play(kind="action", card=VOZHD, target="Wauneka")
    g.play(kind="hand strike", minion=VOZHD)
    g.play(kind="play", card="Roundhouse", level="superior")
    return g


@pytest.mark.ruling("G00086#99209c58")
def test_the_vozhd_discards_what_requires_protean_to_prevent(resolve: Resolve) -> None:
    """Also if that is one of several Disciplines of which the card requires one."""
    g = defended("Earth Meld", "Deep Ecology", "Bonding")
    g.pass_until("prevent")
    assert targets(g, VOZHD) == {"Earth Meld", "Deep Ecology"}
    g.play(kind="use", card=VOZHD, target="Earth Meld")
    assert g.seat(0).ash_heap == ["Earth Meld"]
    assert not [o for o in g.decision.options if o.card == VOZHD]  # once each combat
    resolve(g)
    assert g.minion(VOZHD).blood == 5 - 4 + 2


def test_nothing_else_is_discarded_for_the_vozhd(never: Never) -> None:
    g = defended("Bonding", "Dodge")
    never(g, kind="use", card=VOZHD)
    assert g.minion(VOZHD).blood == 5 - 4
