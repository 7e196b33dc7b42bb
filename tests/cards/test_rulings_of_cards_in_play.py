"""Rulings on equipment, retainers and allies, and on what steals them."""

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Offers, Resolve
from positions import cast_all, targets

OWN = (
    ADEPTS
    + """
Card(
    name: "Restless",
    facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, do: [Unlock(Me)])],
)
Card(
    name: "Finder",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Minion, ControlledBy(You)]), Cards([In(Hand, You), Type(Equipment)])],
        do: [PutCard(Picked(1), Picked(0))])],
)
Card(
    name: "Hand Over",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Type(Equipment), ControlledBy(You)]), Cards([Minion, ControlledBy(You)])],
        do: [MoveOnto(Picked(0), Picked(1))])],
)
Card(
    name: "Abduct",
    facts: {"types": "Action"},
    modes: [(directed: true, choose: [Cards([Minion, Not(ControlledBy(You))])],
        do: [StealCard(Picked(0))])],
)
Card(
    name: "Lord",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "7", "group": "any",
        "sect": "Camarilla", "disciplines": "DOM",
    },
)
Card(
    name: "Seizure",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Keyword(Location)])], do: [StealCard(Picked(0))])],
)
Card(
    name: "Alarm",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, if: [If(Target, [The(Host)])], change: Add(Intercept, 1)))],
)
Card(
    name: "Needle",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [
        Use((when: Minion, cost: [LockThis], choose: [Cards([Type(Retainer)])],
            do: [Burn(Blood(Picked(0)), 1)])),
    ],
)
Card(
    name: "Call for Mortals",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Type(Retainer), Keyword(Mortal)])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Call for Monsters",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Type(Retainer), Monster])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Of Blood",
    facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, if: [TakenWith([Requires("tha")])], do: [Unlock(Me)])],
)
Card(
    name: "Of Beasts",
    facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, if: [TakenWith([Requires("ani")])], do: [Unlock(Me)])],
)
Card(
    name: "Lure",
    facts: {"types": "Action", "blood": "1"},
    modes: [(directed: true, choose: [Cards([Ally, Not(ControlledBy(You))])], do: [StealCard(Picked(0))])],
)
"""
)


# ---- Flaming Candle

CANDLE = "Flaming Candle"
TAXI = "Unlicensed Taxicab"


@pytest.mark.ruling("100743#bf043dca")
@pytest.mark.parametrize("candle", [False, True])
def test_blood_burned_for_something_else_lights_no_candle(
    candle: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = seated(own)
    s.permanent(0, "Club Illusion")
    s.minion(0, "Adept", cards=[CANDLE])
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Club Illusion")
    if candle:
        g.play(kind="use", card=CANDLE)
    assert g.minion("Adept").blood == 7 - candle
    assert (CANDLE in g.minion("Adept").cards) is not candle
    resolve(g, "block", "minion")
    assert bool(offers(g, kind="block")) is not candle


def lit(own: mt.Cards, *hand: str) -> mt.Position:
    """The Adept has equipped itself with the one candle of the game."""
    s = seated(own, [CANDLE, *hand])
    s.minion(0, "Adept")
    s.minion(0, "Layman")
    g = s.start()
    g.play(kind="play", card=CANDLE, minion="Adept")
    g.pass_until("minion")
    return g


@pytest.mark.ruling("100743#be914bae")
def test_another_minion_takes_the_candle(own: mt.Cards) -> None:
    g = lit(own)
    g.play(kind="take equipment", minion="Layman", card=CANDLE)
    g.pass_until("minion")
    assert g.minion("Layman").cards == [CANDLE]


@pytest.mark.ruling("100743#be914bae")
def test_the_candle_is_moved(own: mt.Cards) -> None:
    g = lit(own, "Hand Over")
    g.pass_until("master", seat=0)
    g.play(kind="play", card="Hand Over")
    g.play(kind="choose", target="Layman")
    assert g.minion("Layman").cards == [CANDLE]


@pytest.mark.ruling("100743#df8cd059")
def test_another_candle_is_put_into_play(own: mt.Cards, offers: Offers) -> None:
    g = lit(own, CANDLE, "Finder")
    assert not offers(g, card=CANDLE, kind="play")
    g.pass_until("master", seat=0)
    g.play(kind="play", card="Finder", target="Layman")
    g.play(kind="choose", target=CANDLE)
    assert g.minion("Layman").cards == [CANDLE]


# ---- Unlicensed Taxicab


@pytest.mark.ruling("102078#cac99ee0")
@pytest.mark.parametrize(
    ("taken", "blocked"),
    [([TAXI], False), ([TAXI, "Ivory Bow"], False), (["Ivory Bow"], True)],
)
def test_the_taxicab_is_taken_over_with_more_stealth(
    taken: list[str], blocked: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own)
    s.minion(0, "Adept", cards=[TAXI, "Ivory Bow"])
    s.minion(0, "Layman")
    s.minion(1, "Ruler", cards=["Sport Bike"])
    g = s.start()
    for card in taken:
        g.play(kind="take equipment", minion="Layman", card=card)
    g.play(kind="block")
    resolve(g)
    assert sorted(g.minion("Layman").cards) == ([] if blocked else sorted(taken))


# ---- what is taken from others


@pytest.mark.ruling("100573#15d458a0", "101114#89e71923")
@pytest.mark.parametrize("bearer", ["Adept", "Novice", "Hireling"])
def test_a_stolen_manse_goes_to_any_minion(bearer: str, own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Dominate Kine"])
    s.minion(0, "Adept")
    s.minion(0, "Novice")
    s.minion(0, "Hireling")
    s.minion(1, "Horatio", cards=["Living Manse"])
    g = s.start()
    g.play(kind="play", card="Dominate Kine", level="superior")
    resolve(g, "choose")
    assert targets(g) == {"Adept", "Novice", "Hireling"}
    g.play(kind="choose", target=bearer)
    assert g.minion(bearer).cards == ["Living Manse"]


@pytest.mark.ruling("101114#89e71923")
def test_a_manse_that_finds_no_minion_burns(own: mt.Cards) -> None:
    s = seated(own, ["Seizure"])
    s.minion(1, "Horatio", cards=["Living Manse"])
    g = s.start(phase="master")
    g.play(kind="play", card="Seizure")
    assert g.minion("Horatio").cards == []
    assert g.seat(1).ash_heap == ["Living Manse"]


@pytest.mark.ruling("101114#89e71923")
def test_a_manse_in_dispute_burns_without_a_minion(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Disputed Territory"])
    s.minion(0, "Ruler")
    s.minion(1, "Horatio", cards=["Living Manse"])
    g = s.start()
    g.play(kind="play", card="Disputed Territory")
    g.play(kind="choose", target="Living Manse")
    g.play(kind="choose", target=2)
    cast_all(g)
    resolve(g)
    assert g.seat(1).ash_heap == ["Living Manse"]


@pytest.mark.rule("EQUIP-2")
def test_a_manse_is_no_equipment_to_take(own: mt.Cards, offers: Offers) -> None:
    s = seated(own)
    s.minion(0, "Layman")
    s.minion(0, "Horatio", cards=["Living Manse", "Sport Bike"])
    g = s.start()
    assert offers(g, kind="take equipment", card="Sport Bike")
    assert not offers(g, kind="take equipment", card="Living Manse")


@pytest.mark.ruling("101114#3f13e382")
@pytest.mark.parametrize(("card", "blocked"), [("Conceal", False), ("Abduct", True)])
def test_who_targets_the_manse_does_not_target_its_bearer(
    card: str, blocked: bool, own: mt.Cards
) -> None:
    """The alarm is for actions at its bearer; all minions of its controller may block both."""
    s = seated(own, [card, "Cloak the Gathering"])
    s.minion(0, "Adept")
    s.minion(1, "Layman")
    s.minion(1, "Horatio", cards=["Living Manse", "Alarm"])
    s.minion(2, "Ruler")
    g = s.start()
    target = "Living Manse" if card == "Conceal" else "Horatio"
    g.play(kind="play", card=card, target=target)
    g.pass_until("block", seat=1)
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Layman", "Horatio"}
    g.play(kind="block", minion="Horatio")
    g.play(kind="play", card="Cloak the Gathering", level="inferior", minion="Adept")
    g.pass_until("strike" if blocked else "minion")
    assert ("Living Manse" in g.minion("Horatio").cards) is blocked


@pytest.mark.ruling("100703#71568b78")
def test_a_retainer_that_requires_an_anarch_serves_another(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, ["Far Mastery"])
    s.minion(0, "Lord")
    s.minion(1, "Adept", cards=["Crypt's Sons"])
    g = s.start()
    g.play(kind="play", card="Far Mastery", level="inferior")
    resolve(g)
    assert g.minion("Lord").cards == ["Crypt's Sons"]


@pytest.mark.ruling("102144#2c1457aa", "101388#530fe532")
@pytest.mark.parametrize("burns", [True, False])
def test_a_ghoul_that_burns_itself_is_not_stolen_but_the_action_succeeds(
    burns: bool, own: mt.Cards
) -> None:
    s = seated(own, ["Lure"])
    s.permanent(0, "The Barrens")
    s.minion(0, "Adept", blood=4, cards=["Perfectionist"])
    s.minion(1, "War Ghoul")
    g = s.start()
    g.play(kind="play", card="Lure")
    if burns:
        g.play(kind="use", card="War Ghoul", target="The Barrens")
        assert "The Barrens" in g.seat(0).ash_heap
    g.play(kind="use", card="Perfectionist")
    assert g.minion("Adept").blood == 4 - 1 + 1
    assert {m.name for m in g.seat(0).minions} == ({"Adept"} if burns else {"Adept", "War Ghoul"})


@pytest.mark.ruling("101388#4ecf0e45")
def test_the_blood_of_perfection_pays_for_what_comes_after(own: mt.Cards, offers: Offers) -> None:
    s = seated(own, ["Lure", "Freak Drive"])
    s.minion(0, "Adept", blood=1, cards=["Perfectionist"])
    s.minion(1, "Hireling")
    g = s.start()
    g.play(kind="play", card="Lure")
    g.pass_until("resolved")
    assert not offers(g, card="Freak Drive")
    g.play(kind="use", card="Perfectionist")
    g.play(kind="play", card="Freak Drive", level="inferior")
    assert (g.minion("Adept").blood, g.minion("Adept").locked) == (0, False)


@pytest.mark.ruling("101664#3dedb334")
def test_the_hand_of_a_stolen_vampire_unlocks_in_the_next_turn_of_its_thief(
    own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = seated(own, ["Rutor's Hand"], ["Abduct"])
    s.minion(0, "Adept")
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="play", card="Rutor's Hand", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    g.pass_until("minion", seat=1)
    g.play(kind="play", card="Abduct", target="Adept")
    g.pass_until("minion", seat=1)
    adept = g.minion("Adept")
    assert (adept.seat, adept.torpor, adept.cards) == (1, False, ["Rutor's Hand"])
    assert not offers(g, card="Rutor's Hand")
    g.pass_until("discard", seat=1)
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Adept")
    resolve(g, "minion")
    g.play(kind="use", card="Rutor's Hand")
    assert not g.minion("Adept").locked


# ---- retainers


@pytest.mark.ruling("101254#0fba0f55")
@pytest.mark.parametrize(
    ("card", "found"), [("Call for Mortals", "J. S. Simmons, Esq."), ("Call for Monsters", "Shade")]
)
def test_crows_are_neither_mortals_nor_monsters(card: str, found: str, own: mt.Cards) -> None:
    s = seated(own, [card])
    s.minion(0, "Adept", cards=["Murder of Crows", "Shade", "J. S. Simmons, Esq."])
    g = s.start(phase="master")
    g.pass_until("master")
    assert targets(g, card) == {found}


@pytest.mark.ruling("100162#a590c0c9", "101401#dcadfc73")
@pytest.mark.parametrize("card", ["Biothaumaturgic Experiment", "Piper"])
@pytest.mark.parametrize(("who", "life"), [("Adept", 2), ("Novice", 1)])
def test_a_retainer_comes_at_the_level_of_its_employer(
    card: str, who: str, life: int, own: mt.Cards, resolve: Resolve
) -> None:
    """How much life that is can be seen by what burns 1 of it."""
    s = seated(own, [card, "Murder of Crows"])
    s.permanent(0, "Needle")
    s.minion(0, who)
    g = s.start(phase="master" if card == "Piper" else "minion")
    g.play(kind="play", card=card, level=None if card == "Piper" else "inferior")
    if card == "Piper":
        g.play(kind="choose", target="Murder of Crows")
    resolve(g, "minion")
    assert g.minion(who).cards == ["Murder of Crows"]
    g.play(kind="use", card="Needle")
    assert len(g.minion(who).cards) == life - 1


@pytest.mark.ruling("100162#aedeffdc")
def test_an_experiment_is_not_the_action_to_employ(
    own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = seated(own, ["Biothaumaturgic Experiment"] * 2 + ["Raven Spy"] * 2 + ["Restless"])
    s.minion(0, "Adept")
    g = s.start()
    g.play(kind="play", card="Biothaumaturgic Experiment", level="inferior")
    g.play(kind="play", card="Restless")
    resolve(g, "minion")
    assert g.minion("Adept").cards == ["Raven Spy"]
    assert offers(g, kind="play", card="Raven Spy")
    assert not offers(g, kind="play", card="Biothaumaturgic Experiment")


@pytest.mark.ruling("100162#ece7abf5")
@pytest.mark.parametrize(("card", "fits"), [("Of Blood", True), ("Of Beasts", False)])
def test_what_an_experiment_brings_in_is_no_requirement_of_it(
    card: str, fits: bool, own: mt.Cards, offers: Offers
) -> None:
    s = seated(own, ["Biothaumaturgic Experiment", "Raven Spy", card])
    s.minion(0, "Adept")
    g = s.start()
    g.play(kind="play", card="Biothaumaturgic Experiment", level="inferior")
    g.pass_until("resolved" if fits else "minion")
    assert g.minion("Adept").cards == ["Raven Spy"]
    assert bool(offers(g, card=card)) is fits
