"""Allies, and those who steal them and other cards."""

import methuselah as mt
import pytest
from driving import Resolve

TALAQ = "Talaq, The Immortal"
VOZHD = "The Vozhd of Juiz de Fora"


def test_talaq_maneuvers_once_each_combat_and_strikes_at_long_range() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, TALAQ)
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion=TALAQ)
    g.play(kind="block", minion="Belinde")
    g.play(kind="use", card=TALAQ)
    g.play(kind="weapon strike", minion=TALAQ)
    g.play(kind="hand strike", minion="Belinde")
    g.pass_until("minion")
    assert (g.minion("Belinde").blood, g.minion(TALAQ).blood) == (5, 3)


def vozhd(*own: str, foe: str = "Belinde", life: int = 5, phase: str = "minion") -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, VOZHD, blood=life)
    for name in own:
        s.minion(0, name, blood=4)
    s.minion(1, foe)
    s.minion(1, "Underbridge Stray")
    return s.start(phase=phase)


def test_the_vozhd_enters_combat_with_a_vampire_as_a_directed_action() -> None:
    g = vozhd()
    assert {o.target for o in g.decision.options if o.kind == "action"} == {"Belinde"}
    g.play(kind="action", card=VOZHD, target="Belinde")
    g.pass_until("strike")
    g.play(kind="hand strike", minion=VOZHD)
    g.play(kind="hand strike", minion="Belinde")
    g.pass_until("minion")
    assert (g.minion("Belinde").blood, g.minion(VOZHD).blood) == (2, 4)


def test_the_vozhd_takes_an_ally_or_retainer_of_ones_own_as_it_enters(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[VOZHD], pool=10)
    s.minion(0, "Horatio", cards=["Raven Spy"])  # a Tzimisce
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(card=VOZHD)
    resolve(g, "choose")
    assert {o.target for o in g.decision.options} == {"Raven Spy", VOZHD}
    g.play(kind="choose", target="Raven Spy")
    assert "Raven Spy" in g.seat(0).ash_heap
    assert g.seat(0).pool == 7


@pytest.mark.parametrize(("life", "most"), [(2, 3), (4, 1)])
def test_the_vozhd_steals_blood_of_ones_own_tzimisce_up_to_its_starting_life(
    life: int, most: int
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, VOZHD, blood=life)
    s.minion(0, "Lambach", blood=9)
    s.minion(0, "Belinde")
    g = s.start(phase="unlock")
    assert {o.target for o in g.decision.options if o.card == VOZHD} == {"Lambach"}
    g.play(kind="use", card=VOZHD, target="Lambach")
    assert max(int(o.target or 0) for o in g.decision.options) == most
    g.choose(g.decision.options[-1])
    assert (g.minion(VOZHD).blood, g.minion("Lambach").blood) == (5, 9 - most)


@pytest.mark.rule("CARD-31")
def test_the_vozhd_plays_animalism_as_a_vampire_of_five() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Raven Spy", "Deep Song"])
    s.minion(0, VOZHD)
    s.minion(1, "Belinde")
    g = s.start()
    assert any(o.card == "Raven Spy" for o in g.decision.options)


# ---- stealing


def steals(
    card: str, minion: str, level: str | None, *, players: int = 3
) -> tuple[mt.Position, set[str | None]]:
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, minion, cards=["Sport Bike"])
    s.minion(0, "Ryan", cards=["Raven Spy"])
    s.permanent(0, "The Barrens")
    s.minion(1, "Belinde", cards=["Murder of Crows", "Laptop Computer"])
    s.minion(1, "Underbridge Stray", cards=["Kevlar Vest"])
    s.permanent(2, "Elder Library")
    g = s.start()
    targets = {o.target for o in g.decision.options if o.card == card}
    return g, targets


@pytest.mark.rule("TERM-4")
def test_dominate_kine_steals_a_location_for_good(resolve: Resolve) -> None:
    g, _ = steals("Dominate Kine", "Didi Meyers", "superior")  # DOM
    options = [o for o in g.decision.options if o.card == "Dominate Kine" and o.target]
    assert {o.target for o in options} == {"Elder Library"}  # none of one's own
    blood = g.minion("Didi Meyers").blood
    g.play(card="Dominate Kine", target="Elder Library")
    assert g.decision.seat in {0, 2}  # directed at its Methuselah
    resolve(g)
    assert "Elder Library" in g.view(0).permanents(0)
    assert g.minion("Didi Meyers").blood == blood - 2
    assert len(g.seat(0).hand) == 8


@pytest.mark.rule("TERM-4")
def test_dominate_kine_bleeds_with_stealth_at_the_inferior_level() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Dominate Kine"])
    s.minion(0, "Ashley")  # dom
    s.minion(1, "Belinde")
    g = s.start()
    g.play(card="Dominate Kine", level="inferior")
    assert g.view(0).bleed == 2
    g.play(kind="block", minion="Belinde")  # in vain: stealth 1
    g.pass_until("minion")
    assert g.seat(1).pool == 28


@pytest.mark.rule("TERM-4")
def test_far_mastery_steals_a_retainer_onto_a_minion_of_ones_own(resolve: Resolve) -> None:
    g, _ = steals("Far Mastery", "Ashley", "inferior")
    g.play(card="Far Mastery", target="Murder of Crows")
    resolve(g, "choose")
    assert {o.target for o in g.decision.options} == {"Ashley", "Ryan"}
    g.play(kind="choose", target="Ryan")
    assert set(g.minion("Ryan").cards) == {"Raven Spy", "Murder of Crows"}
    assert g.view(1).permanents(0).count("Murder of Crows") == 1


@pytest.mark.rule("TERM-4")
def test_far_mastery_steals_an_ally_where_it_is(resolve: Resolve) -> None:
    g, _ = steals("Far Mastery", "Didi Meyers", "superior")
    g.play(card="Far Mastery", target="Underbridge Stray")
    resolve(g)
    assert "Underbridge Stray" in [m.name for m in g.seat(0).minions]
    assert g.minion("Underbridge Stray").cards == ["Kevlar Vest"]
    assert "Kevlar Vest" in g.view(0).permanents(0)


@pytest.mark.rule("TERM-4")
def test_alexis_steals_equipment_of_another(resolve: Resolve) -> None:
    g, _ = steals("Fame", "Alexis Sorokin", None)
    options = [o for o in g.decision.options if o.kind == "action"]
    assert {o.target for o in options} == {"Laptop Computer", "Kevlar Vest"}
    g.play(kind="action", card="Alexis Sorokin", target="Laptop Computer")
    resolve(g, "choose")
    g.play(kind="choose", target="Alexis Sorokin")
    assert set(g.minion("Alexis Sorokin").cards) == {"Sport Bike", "Laptop Computer"}


@pytest.mark.parametrize(("guest", "pool"), [("Delilah Easton", 28), ("Ryan", 29)])
def test_alexis_bleeds_for_more_where_there_is_a_toreador(guest: str, pool: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Alexis Sorokin")
    s.minion(1, guest, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Alexis Sorokin")
    g.pass_until("minion")
    assert g.seat(1).pool == pool


def test_alexis_dodges_once_each_combat() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Alexis Sorokin")
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Alexis Sorokin")
    g.play(kind="block", minion="Belinde")
    g.play(kind="weapon strike", minion="Alexis Sorokin")
    g.play(kind="hand strike", minion="Belinde")
    g.pass_until("minion")
    assert g.minion("Alexis Sorokin").blood == 8


@pytest.mark.ruling("G00085#1daee5ff")
@pytest.mark.parametrize(
    ("retainer", "fits"),
    [("Raven Spy", True), ("Hatch the Viper", False), ("Jackie Therman", False)],
)
def test_the_vozhd_employs_by_the_card_that_it_plays_as_a_vampire(
    retainer: str, fits: bool, resolve: Resolve
) -> None:
    """Animalism for Pack Alpha is Animalism for the animal it brings; its life pays."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Pack Alpha", retainer])
    s.minion(0, VOZHD)
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion=VOZHD)
    g.play(kind="block", minion="Belinde")
    resolve(g, "before range", "strike")
    if not fits:
        assert g.decision.kind == "strike"
        return
    g.play(card="Pack Alpha", level="inferior")
    assert (g.minion(VOZHD).cards, g.minion(VOZHD).blood) == (["Raven Spy"], 4)


@pytest.mark.ruling("G00011#3f18ba76")
def test_an_ally_that_employs_with_its_last_life_burns() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Pack Alpha", "Raven Spy"])
    s.minion(0, VOZHD, blood=1)
    s.minion(1, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion=VOZHD)
    g.play(kind="block", minion="Belinde")
    g.play(card="Pack Alpha", level="inferior")
    assert {VOZHD, "Raven Spy"} <= set(g.seat(0).ash_heap)
