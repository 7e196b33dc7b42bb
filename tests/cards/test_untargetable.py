"""Minions that cannot be the target of some directed actions: Shadow Cloak, Aggressive Corpse."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import act, targets

HIDDEN = "Alek König"  # OBL


def cloaked(
    actor: str, *hand: str, region: str = "ready", others: tuple[str, ...] = ()
) -> mt.Position:
    """Seat 1 is to act with `actor`; seat 0 has Sully and, under the Cloak, Alek König."""
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, HIDDEN, cards=["Shadow Cloak"], region=region)
    s.minion(0, "Sully")
    s.seat(1, hand=hand)
    s.minion(1, actor)
    for other in others:
        s.minion(1, other)
    return s.start(active=1)


@pytest.mark.ruling("G00006#5ce1578c")
def test_the_cloak_is_put_on_after_a_success(resolve: Resolve, never: Never) -> None:
    g = act(HIDDEN, ["Shadow Cloak"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="play", card="Shadow Cloak", level="superior")
    assert g.seat(1).pool == 29
    resolve(g)
    assert g.minion(HIDDEN).cards == ["Shadow Cloak"]
    g = act(HIDDEN, ["Shadow Cloak"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    g.pass_until("strike")
    never(g, card="Shadow Cloak", level="superior")


def test_the_cloak_gives_stealth_at_inferior(resolve: Resolve) -> None:
    g = act("Nadezhda", ["Shadow Cloak"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Shadow Cloak")
    resolve(g)
    assert g.seat(1).pool == 29
    assert g.minion("Nadezhda").cards == []


@pytest.mark.parametrize(
    ("actor", "seen"),
    [("Ashley", {"Sully"}), ("Meaghan", {"Sully", HIDDEN})],  # without Auspex, and with it
)
def test_who_has_no_auspex_cannot_act_at_the_cloaked(actor: str, seen: set[str]) -> None:
    assert targets(cloaked(actor, "Bum's Rush"), "Bum's Rush") == seen


def test_an_ally_cannot_either() -> None:
    assert targets(cloaked("Freakish Conglomeration"), "Freakish Conglomeration") == {"Sully"}


@pytest.mark.parametrize(("actor", "can"), [("Ashley", False), ("Meaghan", True)])
def test_the_cloaked_are_not_diablerized(actor: str, can: bool, offers: Offers) -> None:
    g = cloaked(actor, region="torpor")
    assert bool(offers(g, kind="diablerize", target=HIDDEN)) is can
    assert bool(offers(g, kind="rescue", target=HIDDEN)) is can


def test_their_own_methuselah_rescues_the_cloaked(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, HIDDEN, cards=["Shadow Cloak"], region="torpor")
    s.minion(0, "Ashley")
    assert offers(s.start(), kind="rescue", target=HIDDEN)


def test_bleeds_are_not_at_the_cloaked(resolve: Resolve) -> None:
    g = cloaked("Ashley")
    g.play(kind="bleed")
    resolve(g)
    assert g.seat(0).pool == 29


@pytest.mark.parametrize(("at", "can"), [("Sully", True), (HIDDEN, False)])
def test_nobody_without_auspex_takes_over_an_action_at_the_cloaked(
    at: str, can: bool, offers: Offers
) -> None:
    g = cloaked("Meaghan", "Bum's Rush", "Mask of a Thousand Faces", others=("Ashley",))
    g.play(kind="play", card="Bum's Rush", target=at, minion="Meaghan")
    g.pass_until("block")
    assert bool(offers(g, card="Mask of a Thousand Faces", minion="Ashley")) is can


@pytest.mark.parametrize(("active", "cards"), [(0, []), (1, ["Shadow Cloak"])])
def test_the_cloak_burns_in_ones_unlock_phase(
    active: int, cards: list[str], resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, HIDDEN, cards=["Shadow Cloak"])
    g = s.start(active=active, phase="unlock")
    resolve(g, "minion")
    assert g.minion(HIDDEN).cards == cards


# ---- Aggressive Corpse


def corpse(actor: str, *hand: str, cards: tuple[str, ...] = ()) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Aggressive Corpse", cards=cards)
    s.minion(0, "Underbridge Stray", cards=cards)
    s.seat(1, hand=hand)
    s.minion(1, actor)
    return s.start(active=1)


@pytest.mark.parametrize(
    ("actor", "card", "seen"),
    [
        ("Alexa Draper", "Entrancement", {"Underbridge Stray"}),  # PRE
        ("Alexa Draper", "Bum's Rush", {"Underbridge Stray", "Aggressive Corpse"}),
        ("Alek König", "Umbrous Clutch", {"Underbridge Stray", "Aggressive Corpse"}),  # OBL
    ],
)
def test_presence_does_not_reach_a_corpse(actor: str, card: str, seen: set[str]) -> None:
    assert targets(corpse(actor, card), card) - {None} == seen


def test_what_is_on_a_corpse_is_another_target(resolve: Resolve) -> None:
    """TERM-6."""
    g = corpse("Ashley", "Mesmerize", cards=("Sport Bike",))
    assert len([o for o in g.decision.options if o.card == "Mesmerize"]) == 2


@pytest.mark.ruling("G00109#53f8506d")
@pytest.mark.parametrize(
    ("ally", "left"), [("Aggressive Corpse", 4 - 2), ("Freakish Conglomeration", 4)]
)
def test_a_corpse_is_not_dodged(ally: str, left: int, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, ally, blood=2)
    s.seat(1, hand=["Dodge"])
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="action", card=ally, target="Sully")
    g.play(kind="hand strike", minion=ally)
    g.play(kind="play", card="Dodge")
    resolve(g)
    assert (g.minion("Sully").blood, g.minion(ally).blood) == (left, 2)


def test_a_corpse_gains_no_life(resolve: Resolve) -> None:
    for ally, life in [("Aggressive Corpse", 2), ("Talaq, The Immortal", 3)]:
        s = mt.Scenario(players=2, blanks=True)
        s.minion(0, ally, blood=2)
        s.minion(0, "Vagabond Mystic")
        g = s.start()
        g.play(kind="use", card="Vagabond Mystic", target=ally)
        assert g.minion(ally).blood == life
        assert g.minion("Vagabond Mystic").locked


def test_a_corpse_is_recruited_with_its_life(resolve: Resolve) -> None:
    g = act("Nadezhda", ["Aggressive Corpse"], blood=3)
    g.play(kind="play", card="Aggressive Corpse")
    resolve(g)
    assert (g.minion("Aggressive Corpse").blood, g.minion("Nadezhda").blood) == (3, 1)
