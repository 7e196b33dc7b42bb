"""Allies of the later starter decks."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from positions import lone, targets

# ---- allies that fight


@pytest.mark.parametrize(
    ("ally", "n"), [("City Star Taxi", 1), ("Thadius Zho", 2), ("The Vozhd of Sofia", 3)]
)
def test_it_strikes_from_afar(ally: str, n: int, resolve: Resolve) -> None:
    g = lone(ally, answer=("Fake Out",) if "Vozhd" in ally else ())
    g.play(kind="bleed", minion=ally) if "Vozhd" not in ally else g.play(
        kind="action", card=ally, target="Ayelech"
    )
    if "Vozhd" in ally:
        resolve(g, "range")
        g.play(kind="play", card="Fake Out", seat=1)
    else:
        g.play(kind="block", minion="Ayelech")
        g.play(kind="use", card=ally)
    resolve(g, "strike")
    g.play(kind="weapon strike", minion=ally)
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - n


@pytest.mark.parametrize(
    ("ally", "foe"),
    [
        ("The Vozhd of Gravesend", "Ayelech"),
        ("War Ghoul", "Ayelech"),
        ("The Vozhd of Sofia", "Talaq, The Immortal"),
        ("Freakish Conglomeration", "Talaq, The Immortal"),
    ],
)
def test_it_enters_combat(ally: str, foe: str, resolve: Resolve) -> None:
    g = lone(ally, foe=foe)
    g.play(kind="action", card=ally, target=foe)
    resolve(g, "strike")


@pytest.mark.parametrize("ally", ["The Vozhd of Gravesend", "War Ghoul"])
def test_it_fights_no_allies_and_prevents_one_each_round(ally: str, resolve: Resolve) -> None:
    assert ally not in {
        o.card for o in lone(ally, foe="Talaq, The Immortal").decision.options if o.kind == "action"
    }
    g = lone(ally)
    g.play(kind="action", card=ally, target="Ayelech")
    resolve(g, "prevent")
    g.play(kind="use", card=ally)
    resolve(g)
    assert g.minion(ally).blood == 5


def test_the_vozhd_of_gravesend_cancels_a_strike(resolve: Resolve) -> None:
    vozhd = "The Vozhd of Gravesend"
    g = lone(vozhd, foe="Aunt Linda", answer=("Roundhouse",))
    g.play(kind="action", card=vozhd, target="Aunt Linda")
    resolve(g, "strike")
    g.play(kind="hand strike", seat=0)
    g.play(kind="play", card="Roundhouse", level="superior", seat=1)
    g.play(kind="use", card=vozhd)
    assert g.decision.kind == "strike"
    assert g.minion(vozhd).blood == 4
    g.play(kind="hand strike", seat=1)


@pytest.mark.ruling("G00150#0002b476", "G00151#1ae538ed", "G00151#4840a46d")
@pytest.mark.parametrize("ally", ["War Ghoul", "The Vozhd of Sofia", "The Vozhd of Gravesend"])
@pytest.mark.parametrize("other", [True, False])
def test_it_costs_an_ally_or_retainer_as_it_enters(
    ally: str, other: bool, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[ally], pool=20)
    s.minion(0, "Horatio", cards=["Raven Spy"] if other else [])
    g = s.start()
    g.play(card=ally)
    resolve(g, "choose", "minion")
    burned = "Raven Spy" if other else ally
    g.play(kind="choose", target=burned)
    assert burned in g.seat(0).ash_heap


def test_the_vozhd_of_sofia_grows_on_cards_of_allies() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Political Ally", "Fake Out"])
    s.minion(0, "The Vozhd of Sofia", blood=2)
    g = s.start(phase="unlock")
    g.play(kind="use", card="The Vozhd of Sofia")
    assert g.minion("The Vozhd of Sofia").blood == 4
    assert "Political Ally" in g.seat(0).ash_heap


@pytest.mark.ruling("G00119#d80c1d16")
def test_the_war_ghoul_burns_a_location_but_not_in_combat(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "War Ghoul")
    s.minion(0, "Ryan")
    s.minion(1, "Ayelech")
    s.permanent(1, "The Labyrinth")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="block", minion="Ayelech")
    seen = False
    while g.decision.kind != "minion":
        if g.decision.kind in {"range", "strike", "press"}:
            seen = True
            assert "War Ghoul" not in {o.card for o in g.decision.options}
        plain = [o for o in g.decision.options if o.kind in {"pass", "hand strike"}]
        g.choose(plain[0])
    assert seen
    g.play(kind="use", card="War Ghoul")
    assert "The Labyrinth" in g.seat(1).ash_heap
    assert "War Ghoul" in g.seat(0).ash_heap


@pytest.mark.parametrize(("superior", "life"), [(False, 3), (True, 4)])
def test_the_conglomeration_rots(superior: bool, life: int, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Freakish Conglomeration", superior=superior)
    g = s.start(phase="unlock")
    resolve(g, "minion")
    assert g.minion("Freakish Conglomeration").blood == life - 1


# ---- allies of other uses


def test_fiorella_helps_other_wraiths_and_zombies() -> None:
    for actor, helped in (("Bone Shambler", True), ("Talaq, The Immortal", False)):
        g = lone("Fiorella, Empty One", actor)
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Ayelech")
        assert ("Fiorella, Empty One" in {o.card for o in g.decision.options}) is helped
    g = lone("Fiorella, Empty One", "Bone Shambler")
    g.play(kind="bleed", minion="Bone Shambler")
    g.play(kind="block", minion="Ayelech")
    g.play(kind="use", card="Fiorella, Empty One")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    assert g.minion("Fiorella, Empty One").locked


def test_fiorella_gives_intercept() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Bone Shambler")
    s.minion(1, "Fiorella, Empty One")
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="block", minion="Bone Shambler")
    g.play(kind="use", card="Fiorella, Empty One")
    g.pass_until("strike")


def test_the_heartrender_goes_with_what_it_burns() -> None:
    g = lone("Heartrender", "Bone Shambler", foe="Talaq, The Immortal")
    assert targets(g, "Heartrender") >= {"Talaq, The Immortal"}
    assert "Bone Shambler" not in targets(g, "Heartrender")
    g.play(kind="action", card="Heartrender", target="Talaq, The Immortal")
    g.pass_until("minion")
    assert "Talaq, The Immortal" in g.seat(1).ash_heap
    assert "Heartrender" not in g.seat(0).ash_heap


def test_the_mystic_heals_allies_and_blocks_no_vampires(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan")
    s.minion(1, "Vagabond Mystic")
    s.minion(1, "Talaq, The Immortal", blood=1)
    g = s.start()
    g.play(kind="use", card="Vagabond Mystic", target="Talaq, The Immortal")
    assert g.minion("Talaq, The Immortal").blood == 2
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan")
    s.minion(1, "Vagabond Mystic")
    s.minion(1, "Talaq, The Immortal")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    assert not offers(g, card="Vagabond Mystic")  # nobody to heal
    g.pass_until("block")
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Talaq, The Immortal"}


@pytest.mark.ruling("102087#a193d756")
def test_the_mystic_does_not_heal_amid_damage(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Vagabond Mystic")
    s.minion(0, "Talaq, The Immortal", blood=2)
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Talaq, The Immortal")
    g.play(kind="block", minion="Ayelech")
    seen = set()
    while g.decision.kind != "minion":
        if any(o.card == "Vagabond Mystic" for o in g.decision.options):
            seen.add(g.decision.kind)
        plain = [o for o in g.decision.options if o.kind in {"pass", "hand strike"}]
        g.choose(plain[0])
    assert "range" in seen
    assert "prevent" not in seen


def test_the_royals_are_burned_to_bleed_less() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.minion(0, "Gwendolyn")
    s.minion(1, "47th Street Royals", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Gwendolyn")
    g.play(kind="use", card="47th Street Royals")
    g.pass_until("minion")
    assert g.seat(1).pool == 20
    assert "47th Street Royals" in g.seat(1).ash_heap


@pytest.mark.parametrize(("had", "has"), [(1, 2), (2, 3), (3, 3)])
def test_double_deuce_heals(had: int, has: int, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.minion(0, "Double Deuce", blood=had)
    s.minion(1, "Ryan")
    g = s.start(phase="unlock")
    resolve(g, "minion")
    assert g.minion("Double Deuce").blood == has
    g.play(kind="bleed", minion="Double Deuce")
    g.play(kind="block", minion="Ryan")  # against a stealth
    g.pass_until("minion")
    assert g.seat(1).pool == 19


def test_the_screamer_takes_stealth() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ayelech")
    s.minion(1, "Screamer", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.play(kind="use", card="Screamer")
    g.play(kind="block", minion="Ayelech")
    g.pass_until("strike")


@pytest.mark.ruling("G00147#ca76cd29", "G00157#0ff831d0", "G00157#bbfe33c0")
def test_the_screamer_has_an_action_at_an_ally_fail() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Heartrender")
    s.minion(1, "Talaq, The Immortal")
    s.minion(1, "Screamer")
    g = s.start()
    g.play(kind="action", card="Heartrender", target="Talaq, The Immortal")
    assert g.decision.kind == "announced"
    g.play(kind="use", card="Screamer")
    g.pass_until("minion")
    assert "Heartrender" not in {o.card for o in g.decision.options if o.kind == "action"}
    assert g.minion("Heartrender").locked
    assert g.minion("Talaq, The Immortal").blood == 3


def test_thadius_zho_burns_blood() -> None:
    g = lone("Thadius Zho")
    g.play(kind="action", card="Thadius Zho", target="Ayelech")
    g.pass_until("minion")
    assert g.minion("Ayelech").blood == 6


def test_the_taxi_drives_ravnos() -> None:
    for actor, helped in (("Zip", True), ("Ryan", False)):
        g = lone("City Star Taxi", actor)
        g.play(kind="bleed", minion=actor)
        g.play(kind="block", minion="Ayelech")
        assert ("City Star Taxi" in {o.card for o in g.decision.options}) is helped


def test_the_political_ally_bleeds_for_three() -> None:
    g = lone("Political Ally")
    g.play(kind="bleed", minion="Political Ally")
    g.pass_until("minion")
    assert g.seat(1).pool == 17


def drones(*, superior: bool, answer: tuple[str, ...] = ()) -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20, hand=list(answer))
    s.minion(0, "Gravebound Drone", superior=superior)
    s.minion(0, "Gravebound Drone", superior=superior, locked=True)
    s.minion(1, "Ryan")
    return s.start()


def test_one_drone_suffers_for_another(resolve: Resolve) -> None:
    g = drones(superior=False)
    g.play(kind="bleed", minion="Gravebound Drone")
    g.play(kind="block", minion="Ryan")
    resolve(g, "prevent")
    g.play(kind="use", card="Gravebound Drone")
    resolve(g)
    assert sorted(m.blood for m in g.view(0).minions(0)) == [1, 2]


@pytest.mark.parametrize(("superior", "n"), [(False, 1), (True, 2)])
def test_drones_bleed_for_more_at_superior(superior: bool, n: int, offers: Offers) -> None:
    g = drones(superior=superior)
    g.play(kind="bleed", minion="Gravebound Drone")
    if superior:
        g.play(kind="use", card="Gravebound Drone")
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - n


@pytest.mark.parametrize("zombie", ["Gravebound Drone", "Bone Shambler"])
def test_zombies_bear_no_equipment(zombie: str, refused: Refused) -> None:
    refused(lone(zombie, hand=("Flamethrower",)), kind="play", card="Flamethrower", minion=zombie)


@pytest.mark.ruling("G00117#e45c17f8")
def test_shamblers_bleed_together() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, pool=20)
    s.minion(0, "Bone Shambler", superior=True)
    s.minion(0, "Bone Shambler", superior=True)
    s.minion(0, "Nadezhda", blood=2)
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Bone Shambler")
    g.play(kind="use", card="Bone Shambler", target="Bone Shambler")
    g.play(kind="use", card="Bone Shambler", target="Nadezhda")
    g.pass_until("minion")
    assert g.seat(1).pool == 17
    assert g.minion("Nadezhda").blood == 1
