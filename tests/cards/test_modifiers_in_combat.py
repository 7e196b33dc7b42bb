"""Action modifiers that tell in the combat that follows a block, or are combat cards too."""

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Resolve
from positions import act

# ---- Beast Meld


@pytest.mark.ruling("100146#1be7e8ed")
def test_who_melds_with_beasts_and_is_blocked_may_prevent_1(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Beast Meld"])
    s.minion(0, "Anastasia Grey", blood=3)
    s.minion(1, "Wauneka")
    s.minion(1, "Ashley", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Wauneka")
    g.play(kind="play", card="Beast Meld")
    g.play(kind="block", minion="Ashley")
    resolve(g, "prevent")
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    resolve(g)
    assert g.minion("Anastasia Grey").blood == 3 - 2  # for the card
    assert g.minion("Ashley").locked


# ---- Invigorate


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_an_anarch_is_invigorated(mode: int, resolve: Resolve, offers: Offers) -> None:
    g = act("Clara Hjortshøj", ["Invigorate"], blocker="Wauneka", blood=4)
    g.play(kind="bleed")
    g.play(kind="play", card="Invigorate", mode=mode)
    g.play(kind="block")
    resolve(g)
    assert g.minion("Wauneka").blood == {0: 3, 1: 4, 2: 5}[mode]
    assert g.minion("Wauneka").torpor is (mode == 2)


def test_allies_do_not_block_the_invigorated(never: Never) -> None:
    g = act("Clara Hjortshøj", ["Invigorate"], blocker="Underbridge Stray")
    g.play(kind="bleed")
    g.play(kind="play", card="Invigorate", mode=1)
    never(g, kind="block")


def test_only_anarchs_are_invigorated(never: Never) -> None:
    g = act("Don Cerro", ["Invigorate"])
    g.play(kind="bleed")
    never(g, card="Invigorate")


# ---- Obedient Flesh


def test_obedient_flesh_in_combat(duel: Duel, resolve: Resolve, offers: Offers) -> None:
    g = duel("Ángel Guerrero", "Wauneka", ["Obedient Flesh", "Obedient Flesh"], blood=(5, 5))
    resolve(g, "before range")
    g.play(kind="play", card="Obedient Flesh")
    assert not offers(g, card="Obedient Flesh")
    assert g.minion("Ángel Guerrero").blood == 4
    resolve(g, "range")
    assert offers(g, kind="maneuver")
    resolve(g, "prevent")
    g.choose(next(o for o in g.decision.options if o.kind != "pass"))
    resolve(g)
    assert g.minion("Wauneka").blood == 5 - 2
    assert g.minion("Ángel Guerrero").blood == 4


# ---- Form of the Cobra


def test_the_cobra_steals_blood(duel: Duel, resolve: Resolve) -> None:
    g = duel("Anastasia Grey", "Wauneka", ["Form of the Cobra"], blood=(1, 4))
    resolve(g, "strike")
    g.play(kind="play", card="Form of the Cobra")
    resolve(g)
    assert g.minion("Wauneka").blood == 3
    assert g.minion("Anastasia Grey").blood == 1 + 1 - 1
