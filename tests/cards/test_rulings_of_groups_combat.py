"""Rulings on groups of cards: combat, and what is brought into it."""

import methuselah as mt
import pytest
from driving import Duel, Offers, Resolve, Written, resolve
from positions import targets

AMBUSH = """
Card(
    name: "Bare Fists",
    facts: {"types": "Action"},
    modes: [(act: EnterCombat, directed: true, choose: [Cards([Minion, Ready, Not(ControlledBy(You))])],
        do: [
            During(Round, [Static((to: Cards([Minion]), change: HandStrikesOnly))]),
            EnterCombat(Me, Picked(0)),
        ])],
)
Card(
    name: "Pick a Fight",
    facts: {"types": "Action"},
    modes: [(act: EnterCombat, directed: true, choose: [Cards([Minion, Ready, Not(ControlledBy(You))])],
        do: [EnterCombat(Me, Picked(0))])],
)
"""


@pytest.mark.ruling("G00024#6fb3a0f0")
@pytest.mark.parametrize(("action", "able"), [("Pick a Fight", True), ("Bare Fists", False)])
@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        (["Aid from Bats"], []),
        (["Thrown Gate"], []),
        ([], [".44 Magnum"]),
        ([], ["Assault Rifle"]),
    ],
)
def test_the_maneuver_of_a_strike_is_for_a_strike_that_can_be_used(
    action: str, able: bool, hand: list[str], cards: list[str], written: Written, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=written(AMBUSH), blanks=True)
    s.seat(0, hand=[action, *hand])
    s.minion(0, "Angus the Unruled", cards=cards)  # for pot and ANI
    s.minion(1, "Ryan")
    g = s.start()
    g.play(card=action)
    resolve(g, "range", "strike", "before strikes")
    assert (g.decision.kind == "range") is able
    if able:
        assert targets_of_maneuvers(g) == {*hand, *cards}


def targets_of_maneuvers(g: mt.Position) -> set[str | None]:
    return {o.card for o in g.decision.options if o.kind in {"play", "maneuver"}}


@pytest.mark.ruling("G00024#6fb3a0f0")
def test_a_hand_strike_keeps_its_maneuver_where_only_hands_strike(
    written: Written, resolve: Resolve
) -> None:
    """Slam maneuvers to close range only: somebody has maneuvered to long."""
    s = mt.Scenario(players=2, cards=written(AMBUSH), blanks=True)
    s.seat(0, hand=["Bare Fists", "Slam"])
    s.minion(0, "Aunt Linda")
    s.minion(1, "Ryan", cards=["Jackie Therman"])
    g = s.start()
    g.play(card="Bare Fists")
    g.play(kind="use", card="Jackie Therman")
    assert targets_of_maneuvers(g) == {"Slam"}


# ---- immune to damage


@pytest.mark.ruling("G00026#b7992a58")
@pytest.mark.parametrize(("ally", "burns"), [("Ponticulus", False), ("Political Ally", True)])
def test_who_is_immune_takes_no_damage_that_cannot_be_prevented_after_combat(
    ally: str, burns: bool, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Amber", ally, ["Catatonic Fear"])
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert (ally in g.seat(1).ash_heap) is burns


@pytest.mark.ruling("G00026#b7992a58")
@pytest.mark.parametrize(("ally", "burns"), [("Ponticulus", False), ("Political Ally", True)])
def test_nor_any_in_an_unlock_phase(ally: str, burns: bool) -> None:
    """Gnaeus: a minion of the prey takes 1 unpreventable damage."""
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Gnaeus Aemilius Augustinus")
    s.minion(1, ally)
    g = s.start(phase="unlock")
    g.play(kind="trigger", card="Gnaeus Aemilius Augustinus")
    if g.decision.seat == 1:
        g.play(kind="choose", target=ally)
    g.pass_until("minion")
    assert (ally in g.seat(1).ash_heap) is burns


SPITE = """
Card(name: "Spite", facts: {"types": "Master"},
    modes: [(choose: [Cards([Minion])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Cards([Vampire]), change: Aggravated([By([The(Host)])])))])
"""


@pytest.mark.ruling("G00091#7fdedbcf")
@pytest.mark.parametrize("on", [["Spite"], []])
def test_what_changes_the_damage_of_a_minion_changes_what_comes_after_combat(
    on: list[str], written: Written, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=written(SPITE), blanks=True)
    s.seat(0, hand=["Catatonic Fear"])
    s.minion(0, "Amber", cards=on)
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Amber")
    g.play(kind="block", minion="Ayelech")
    resolve(g, "strike")
    g.play(kind="play", card="Catatonic Fear", level="superior")
    resolve(g)
    assert g.minion("Ayelech").torpor is bool(on)


# ---- what is employed in combat


def pack(
    hand: list[str],
    answer: tuple[str, ...] = (),
    library: tuple[str, ...] = (),
    who: str = "Keegan",
) -> mt.Position:
    """Ready to play a Pack Alpha; seat 1 blocks."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand, library=library)
    s.seat(1, hand=answer)
    s.minion(0, who)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=who)
    g.play(kind="block", minion="Ryan")
    resolve(g, "before range", "strike")
    return g


@pytest.mark.ruling("G00128#b7348db3")
def test_the_retainer_is_named_as_pack_alpha_is_played_and_before_it_is_replaced() -> None:
    g = pack(["Pack Alpha", "Raven Spy", "Dog Pack"], library=("Wolf Companion",))
    assert targets(g, "Pack Alpha") == {"Raven Spy", "Dog Pack"}
    g.play(card="Pack Alpha", target="Dog Pack")
    assert "Wolf Companion" in g.seat(0).hand
    g.pass_until("strike")
    assert g.minion("Keegan").cards == ["Dog Pack"]


@pytest.mark.ruling("G00128#b7348db3")
def test_it_must_be_in_hand_already() -> None:
    assert pack(["Pack Alpha"], library=("Raven Spy",)).decision.kind == "strike"
    assert pack(["Pack Alpha", "Raven Spy"]).decision.kind == "before range"


@pytest.mark.ruling("G00131#37f6fca3")
@pytest.mark.parametrize("cancels", [True, False])
def test_what_pack_alpha_employs_is_not_played(cancels: bool) -> None:
    """Direct Intervention is an answer to Pack Alpha, and to nothing after it."""
    g = pack(["Pack Alpha", "Raven Spy"], answer=("Direct Intervention", "Direct Intervention"))
    g.play(card="Pack Alpha", target="Raven Spy")
    assert g.decision.kind == "as played"
    if cancels:
        g.play(card="Direct Intervention", seat=1)
    else:
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
        assert g.decision.kind != "as played"
    g.pass_until("strike")
    assert g.minion("Keegan").cards == ([] if cancels else ["Raven Spy"])


@pytest.mark.ruling("G00131#cea6b961")
@pytest.mark.parametrize("way_of", ["Pack Alpha", "employ"])
def test_what_an_employed_retainer_requires_the_action_does_not(
    way_of: str, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    """Keegan unlocks after an action that requires a Gangrel, as a Dog Pack does."""
    s = mt.Scenario(players=2, cards=own, blanks=True)
    s.seat(0, hand=["Pick a Fight", "Pack Alpha", "Dog Pack"])
    s.minion(0, "Keegan")
    s.minion(1, "Ryan")
    g = s.start()
    if way_of == "employ":
        g.play(card="Dog Pack")
        resolve(g, "resolved")
    else:
        g.play(card="Pick a Fight")
        g.play(card="Pack Alpha", target="Dog Pack")
        resolve(g, "resolved", "minion", "discard")
    assert g.minion("Keegan").cards == ["Dog Pack"]
    assert bool(offers(g, kind="use", card="Keegan")) is (way_of == "employ")


@pytest.mark.ruling("G00131#cea6b961")
@pytest.mark.parametrize(("who", "able"), [("Keegan", True), ("Adrino Manauara", False)])
def test_what_it_requires_must_be_met(who: str, able: bool) -> None:
    g = pack(["Pack Alpha", "Raven Spy", "Dog Pack"], who=who)
    assert ("Dog Pack" in targets(g, "Pack Alpha")) is able
    assert "Raven Spy" in targets(g, "Pack Alpha")
