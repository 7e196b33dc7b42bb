"""Chapter CARD: cards and playing them. Master cards are in test_master.py."""

from pathlib import Path
from typing import Any

import methuselah as mt
import pytest


@pytest.mark.rule("CARD-1")
def test_what_a_crypt_card_carries() -> None:
    """Catalina Vega: 8, Toreador of group 6, AUS CEL PRE for, Camarilla prince, +1 bleed."""
    card = mt.cards().filter(mt.cards()["name"] == "Catalina Vega").to_dicts()[0]
    assert (card["capacity"], card["group"]) == (8, "6")
    assert list(card["clans"]) == ["Toreador"]
    assert sorted(card["disciplines"]) == ["AUS", "CEL", "PRE", "for"]
    assert (card["sect"], card["title"]) == ("Camarilla", "prince")
    s = mt.Scenario(players=2)
    s.minion(0, "Catalina Vega")
    catalina = s.start().minion("Catalina Vega")
    assert (catalina.capacity, catalina.title, catalina.bleed) == (8, "prince", 2)


@pytest.mark.rule("CARD-1", "CONTEST-1")
def test_crypt_cards_are_unique() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, "Ryan")
    with pytest.raises(ValueError, match="unique"):
        s.start()


@pytest.mark.rule("CARD-2")
def test_capacity_is_age(offers: Any) -> None:
    """Govern the Unaligned, superior: a younger vampire. Ayelech has 7."""
    s = mt.Scenario(players=2)
    names = ("Ashley", "Alice Chen", "Alexa Draper")  # 3, 7 and 8
    s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[(name, 0) for name in names])
    s.minion(0, "Ayelech")
    g: Any = s.start()
    fits = {name: bool(offers(g, card="Govern the Unaligned", target=name)) for name in names}
    assert fits == {"Ashley": True, "Alice Chen": False, "Alexa Draper": False}


@pytest.mark.rule("CARD-3")
def test_the_inferior_level_gives_the_inferior_effect_only(refuses: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bonding"])
    s.minion(0, "Sully")  # dom
    s.minion(1, "Colette")
    g: Any = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Colette")
    refuses(g, card="Bonding", level="superior")


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(("level", "bleed"), [("inferior", 2), ("superior", 3)])
def test_the_superior_level_gives_the_choice_but_never_both(level: Any, bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning"])
    s.minion(0, "Gelasia Fotiou")  # DOM
    g: Any = s.start()
    g.play(kind="bleed", minion="Gelasia Fotiou")
    g.play(card="Conditioning", level=level)
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - bleed


@pytest.mark.rule("CARD-3")
def test_without_the_discipline_the_card_cannot_be_played(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Ryan")
    s.minion(0, "Underbridge Stray")
    s.minion(0, "Sully")
    g: Any = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Sully"}


@pytest.mark.rule("CARD-4")
@pytest.mark.parametrize(
    ("vampire", "plays"),
    [("Kathy Glens", True), ("Min-seo", False), ("Alice Chen", False)],
)
def test_combined_icons_need_all_of_them(*, vampire: str, plays: bool, offers: Any) -> None:
    """Scalpel Tongue needs Celerity and Presence: cel PRE, cel alone, PRE alone."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Scalpel Tongue", "Ancilla Empowerment"])
    s.minion(0, vampire)
    s.minion(1, "Belinde", locked=True)
    g: Any = s.start()
    g.play(card="Ancilla Empowerment", minion=vampire)
    g.play(kind="vote against", minion="Belinde")
    assert bool(offers(g, card="Scalpel Tongue", kind="play")) is plays


@pytest.mark.rule("CARD-4")
def test_either_or_icons_need_one_and_the_effect_is_its_own(
    blocked: Any, resolve: Any, refuses: Any
) -> None:
    """Diversion (cel, for or tha): with Fortitude alone, to prevent 2 damage."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Diversion"])
    s.minion(0, "Brock Sterling", blood=3, sect="anarch")
    s.minion(1, "Sully", cards=[".44 Magnum"])
    g: Any = s.start()
    blocked(g, "Brock Sterling", "Sully")
    g.pass_until("strike")
    assert not [o for o in g.decision.options if o.card == "Diversion"]  # no strike without tha
    g.play(kind="hand strike", minion="Brock Sterling")
    g.play(kind="weapon strike", minion="Sully")
    g.play(card="Diversion")
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize(
    ("minion", "plays"),
    [("Ryan", True), ("Sully", False), ("Underbridge Stray", False)],
)
def test_a_clan_or_blood_cost_needs_a_vampire_that_meets_it(
    *, minion: str, plays: bool, offers: Any
) -> None:
    """The Warrens, a reaction: Nosferatu, 1 blood."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["The Warrens"])
    s.minion(0, "Meaghan")
    s.minion(1, minion)
    g: Any = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion=minion)
    g.play(card="Lost in Crowds", level="inferior")
    assert bool(offers(g, card="The Warrens", kind="play")) is plays


@pytest.mark.rule("CARD-5")
def test_other_requirements_bind_the_minion_too(offers: Any) -> None:
    """Parity Shift: a prince or justicar."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Parity Shift"], pool=10)
    s.minion(0, "Sully")
    s.minion(0, "The Dowager")
    s.minion(0, "Belinde")
    g: Any = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Belinde"}


@pytest.mark.rule("CARD-6")
def test_a_blood_cost_is_burned_by_the_vampire_that_plays_it(refuses: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", blood=1)
    g: Any = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Deflection", level="superior", target=2)
    assert g.minion("Ayelech").blood == 0
    assert g.seat(1).pool == 30


@pytest.mark.rule("CARD-6")
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_card(refuses: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Ayelech", blood=0)
    g: Any = s.start()
    g.play(kind="bleed", minion="Belinde")
    refuses(g, card="Deflection")


@pytest.mark.rule("CARD-6", "CARD-7")
def test_a_pool_cost_is_burned_by_the_controller(offers: Any) -> None:
    """.44 Magnum costs 2: not with 1, though others have more."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=1, hand=[".44 Magnum", "Sport Bike"])
    s.minion(0, "Sully", blood=4)
    g: Any = s.start()
    assert not offers(g, card=".44 Magnum")
    assert offers(g, card="Sport Bike")  # 1


@pytest.mark.rule("CARD-7")
def test_a_minion_pays_from_the_hand_of_its_controller(offers: Any) -> None:
    """Larissa Moreira: discard a card that requires Animalism for +1 bleed."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Raven Spy"])
    s.seat(1, hand=["Carrion Crows"])
    s.minion(0, "Larissa Moreira")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed", minion="Larissa Moreira")
    g.pass_until("declined")
    uses = [o for o in g.decision.options if o.kind == "use"]
    assert [o.target for o in uses] == ["Raven Spy"]
    g.choose(uses[0])
    g.pass_until("discard")
    assert g.seat(0).ash_heap == ["Raven Spy"]
    assert g.seat(1).pool == 28


@pytest.mark.rule("CARD-37")
@pytest.mark.parametrize("reduced", [False, True])
def test_an_optional_cost_reducer_may_be_used(*, reduced: bool) -> None:
    """The Line: lock it to reduce the cost of an action card by 1 blood."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Sully", blood=3)
    s.permanent(0, "The Line")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    if reduced:
        g.play(kind="use", card="The Line")
    g.pass_until("discard")
    assert g.minion("Sully").blood == (3 if reduced else 2)
    assert g.seat(1).pool == 27


@pytest.mark.rule("CARD-37", "CARD-13")
def test_if_the_card_is_cancelled_it_is_not_used(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Sully", blood=3)
    s.permanent(0, "The Line")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(kind="use", card="The Line")  # still unlocked
    g.pass_until("discard")
    assert g.minion("Sully").blood == 3


@pytest.mark.rule("CARD-8")
def test_a_card_played_is_replaced_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], library=["Conditioning", "Bonding"])
    s.minion(0, "Gelasia Fotiou")
    s.minion(1, "Colette")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert len(g.seat(0).hand) == 7
    assert "Conditioning" in g.seat(0).hand
    g.play(card="Conditioning", level="superior")  # it can be played in the same action
    assert "Bonding" in g.seat(0).hand
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 3 - 3


@pytest.mark.rule("CARD-8")
def test_do_not_replace_until_makes_the_hand_smaller_till_then() -> None:
    """Wake with Evening's Freshness: until your unlock phase."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", locked=True)
    g: Any = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Wake with Evening's Freshness")
    assert len(g.seat(1).hand) == 6
    g.pass_until("discard")
    assert len(g.seat(1).hand) == 6
    g.pass_until("master", seat=1)
    assert len(g.seat(1).hand) == 7


@pytest.mark.rule("CARD-9")
def test_an_empty_library_draws_nothing_and_play_goes_on() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Conditioning"], hand_only=True, library_only=True)
    s.minion(0, "Gelasia Fotiou")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert g.seat(0).hand == ["Conditioning"]
    g.play(card="Conditioning", level="superior")
    assert g.seat(0).hand == []
    assert g.seat(1).pool == 24
    assert not g.seat(0).ousted


@pytest.mark.rule("CARD-10")
def test_the_default_hand_size_is_7_and_changes_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Elder Library"])
    g: Any = s.start(phase="master")
    assert len(g.seat(0).hand) == 7
    g.play(card="Elder Library")
    assert len(g.seat(0).hand) == 8


@pytest.mark.rule("CARD-10")
def test_the_hand_is_discarded_down_at_once() -> None:
    """Dreams of the Sphinx: +2 hand size till the end of the turn."""
    s = mt.Scenario(players=2)
    s.permanent(0, "Dreams of the Sphinx")
    s.seat(0, hand=["Blood Doll", "Bonding"])
    g: Any = s.start(phase="master")
    g.play(kind="use", card="Dreams of the Sphinx", mode=1)
    assert len(g.seat(0).hand) == 9
    g.pass_until("discard down", seat=0)
    while g.decision.kind == "discard down":
        g.choose(g.decision.options[0])
    assert len(g.seat(0).hand) == 7


@pytest.mark.rule("CARD-10")
def test_a_card_discarded_by_an_effect_is_replaced_at_once() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Revelations"])
    s.seat(1, hand=["Bonding"], library=["Deflection"])
    s.minion(0, "Colette")
    g: Any = s.start()
    g.play(card="Revelations", level="inferior")
    g.play(kind="choose", target="Bonding")
    assert g.seat(1).ash_heap == ["Bonding"]
    assert "Deflection" in g.seat(1).hand
    assert len(g.seat(1).hand) == 7


@pytest.mark.rule("CARD-11")
def test_a_card_goes_to_the_ash_heap_once_resolved_unless_it_stays_in_play() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Life in the City", "Blood Doll"])
    s.minion(0, "Sully", blood=1)
    g: Any = s.start(phase="master")
    g.play(card="Life in the City")
    g.play(card="Blood Doll")
    assert g.seat(0).ash_heap == ["Life in the City"]
    assert g.minion("Sully").cards == ["Blood Doll"]


@pytest.mark.rule("CARD-12")
def test_a_cancel_comes_before_the_replacement_is_drawn() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], library=["Conditioning"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Gelasia Fotiou")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert (g.decision.kind, g.decision.seat) == ("as played", 1)
    assert len(g.seat(0).hand) == 6
    assert "Conditioning" not in g.seat(0).hand
    g.play(card="Direct Intervention")
    assert "Conditioning" in g.seat(0).hand


@pytest.mark.rule("CARD-12")
def test_no_other_effect_is_used_as_a_card_is_played() -> None:
    """The Barrens could be used at any other time."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(1, "The Barrens")
    s.minion(0, "Gelasia Fotiou")
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    assert {o.card for o in g.decision.options} == {None, "Direct Intervention"}


def aire_of_elation_against(card: str) -> Any:
    """Seat 1 has Iron Heart, to cancel it as it is played, but its minion is locked."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Aire of Elation"])
    s.seat(1, hand=[card, "Iron Heart"])
    s.minion(0, "Tamoszius", blood=5)
    s.minion(1, "Lenny Burkhead", blood=5, locked=True)
    g: Any = s.start()
    g.play(kind="bleed", minion="Tamoszius")
    g.pass_until("declined", seat=0)
    g.play(card="Aire of Elation", level="superior")
    return g


@pytest.mark.rule("CARD-12", "BLOCK-8")
def test_a_wake_may_always_be_played_there() -> None:
    g = aire_of_elation_against("Wake with Evening's Freshness")
    assert g.decision.kind == "as played"
    g.play(card="Wake with Evening's Freshness")
    g.play(card="Iron Heart")
    g.pass_until("discard")
    assert g.seat(1).pool == 29


@pytest.mark.rule("CARD-12")
def test_an_unlock_that_is_no_wake_may_not(refuses: Any) -> None:
    """Guard Dogs: it may be played in the action, but not as another card is played."""
    g = aire_of_elation_against("Guard Dogs")
    assert g.decision is None or g.decision.kind != "as played"
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - 3


@pytest.mark.rule("CARD-13")
def test_a_cancelled_action_card_locks_nobody_and_costs_nothing() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Sully", blood=3)
    g: Any = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.play(card="Direct Intervention")
    assert (g.minion("Sully").blood, g.minion("Sully").locked) == (3, False)
    assert "Govern the Unaligned" in g.seat(0).ash_heap
    g.play(kind="bleed", minion="Sully")


@pytest.mark.rule("CARD-13")
def test_a_cancelled_card_counts_as_played(refuses: Any) -> None:
    """The same modifier cannot be played again by that minion in this action."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Lost in Crowds"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Meaghan")
    s.minion(1, "Colette")
    g: Any = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Colette")
    g.play(card="Lost in Crowds")
    g.play(card="Direct Intervention")
    refuses(g, card="Lost in Crowds")


@pytest.mark.rule("CARD-13")
def test_a_cancelled_card_that_is_no_action_card_still_costs(tmp_path: Path) -> None:
    """Unless what cancels it says otherwise: here Direct Intervention does not, from a file."""
    file = tmp_path / "cancel.ron"
    file.write_text(
        'Card(name: "Direct Intervention", modes: [(when: AsPlayed, do: [Cancel(false)])])',
        encoding="utf-8",
    )
    s = mt.Scenario(players=2, cards=mt.Cards.load(str(file)))
    s.seat(0, hand=["Conditioning"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Colette", blood=3)
    g: Any = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(card="Conditioning", level="inferior")
    g.play(card="Direct Intervention")
    g.pass_until("discard")
    assert g.seat(1).pool == 30 - 1 - 1  # the cost of Direct Intervention, and the bleed
    assert g.minion("Colette").blood == 2


@pytest.mark.rule("CARD-13")
def test_after_a_cancelled_strike_card_another_strike_is_chosen(blocked: Any, resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse", "Roundhouse"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g: Any = s.start()
    blocked(g, "Wauneka", "Sully")
    g.pass_until("strike")
    g.play(card="Roundhouse", level="superior")
    g.play(card="Direct Intervention")
    assert (g.decision.kind, g.decision.seat) == ("strike", 0)
    g.play(card="Roundhouse", level="inferior")  # 3: from another strike card
    resolve(g)
    assert g.minion("Sully").blood == 1


@pytest.mark.rule("CARD-14")
def test_targets_are_in_play_torpor_included(offers: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Misdirection"])
    s.minion(0, "Ryan", region="contested")
    s.minion(1, "Ryan", region="contested")
    s.seat(1, uncontrolled=[("Ashley", 1)])
    s.minion(1, "Sully")
    s.minion(1, "Colette", region="torpor", blood=1)
    g: Any = s.start(phase="master")
    targets = {o.target for o in g.decision.options if o.card == "Misdirection"}
    assert targets == {"Sully", "Colette"}


@pytest.mark.rule("CARD-14")
def test_a_card_without_a_target_cannot_be_played(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Misdirection"], uncontrolled=[("Ashley", 1)])
    g: Any = s.start(phase="master")
    assert not offers(g, card="Misdirection", kind="play")


@pytest.mark.rule("CARD-21", "TERM-3")
def test_a_minion_card_is_controlled_with_the_minion_it_is_on() -> None:
    s = mt.Scenario(players=3)
    s.minion(1, "Sully", owner=0, cards=["Sport Bike"])
    g: Any = s.start()
    assert g.seat(1).permanents == ["Sport Bike"]


@pytest.mark.rule("CARD-21")
def test_one_that_is_on_nothing_is_controlled_by_who_played_it(resolve: Any) -> None:
    """Creeping Sabotage."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Creeping Sabotage"])
    s.minion(0, "Ryan")
    g: Any = s.start()
    g.play(card="Creeping Sabotage")
    resolve(g)
    assert g.seat(0).permanents == ["Creeping Sabotage"]


@pytest.mark.rule("CARD-22")
def test_an_action_card_needs_a_ready_unlocked_minion_and_modifies_nothing(
    offers: Any, refuses: Any
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Intimidation"])
    s.minion(0, "Sully", locked=True)
    s.minion(0, "Gelasia Fotiou")
    s.minion(1, "Colette")
    g: Any = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Gelasia Fotiou"}
    g.play(card="Govern the Unaligned", level="inferior", minion="Gelasia Fotiou")
    while g.decision.kind not in ("minion", "discard"):
        assert not offers(g, card="Intimidation")
        g.choose(g.decision.options[0])


@pytest.mark.rule("CARD-23", "MINION-1")
def test_an_ally_is_an_independent_minion(resolve: Any) -> None:
    """Its recruiter may be locked or gone; it acts and blocks."""
    s = mt.Scenario(players=2)
    s.minion(0, "The Dowager", locked=True)
    s.minion(0, "Underbridge Stray")
    g: Any = s.start()
    g.play(kind="bleed", minion="Underbridge Stray")
    resolve(g)
    assert g.minion("Underbridge Stray").locked


@pytest.mark.rule("CARD-25", "CARD-24")
def test_retainers_and_equipment_burn_with_their_minion(blocked: Any, resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Underbridge Stray", cards=["Sport Bike", "Raven Spy"])
    g: Any = s.start()
    blocked(g, "Wauneka", "Underbridge Stray")
    resolve(g)
    assert sorted(g.seat(1).ash_heap) == ["Raven Spy", "Sport Bike", "Underbridge Stray"]
    assert g.seat(1).permanents == []


@pytest.mark.rule("CARD-26", "REF-3")
def test_a_political_card_calls_a_referendum_or_gives_a_vote(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    g: Any = s.start()
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.play(kind="vote for", amount=1)
    g.play(kind="card vote against", card="Ancilla Empowerment")
    resolve(g)
    assert g.seat(0).pool == 30  # 1 to 1


@pytest.mark.rule("CARD-27")
def test_a_minion_plays_the_same_modifier_once_in_an_action(refuses: Any) -> None:
    """Whatever the level."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Spirit's Touch", "Telepathic Misdirection"])
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior")
    g.play(card="Precognition", level="inferior")
    refuses(g, card="Lost in Crowds")


@pytest.mark.rule("CARD-27")
def test_a_modifier_is_played_by_the_acting_minion(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    assert {o.minion for o in g.decision.options if o.card} == {"Meaghan"}


@pytest.mark.rule("CARD-27")
def test_some_are_played_by_another_minion_of_the_same_methuselah(
    offers: Any, resolve: Any
) -> None:
    """Cloak the Gathering, superior."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Cloak the Gathering"])
    s.minion(0, "Ashley")
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    s.minion(2, "Belinde")
    g: Any = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block", minion="Sully")
    g.play(card="Cloak the Gathering", level="superior", minion="Colette")
    resolve(g)
    assert g.seat(1).pool == 29
    assert not g.minion("Colette").locked


@pytest.mark.rule("CARD-28")
def test_a_minion_plays_the_same_reaction_once_in_an_action(refuses: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Colette")
    g: Any = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior")
    refuses(g, card="Precognition", minion="Sully")


@pytest.mark.rule("CARD-28")
def test_another_minion_may_play_it_and_playing_it_locks_nobody(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Colette", cards=["Sport Bike"])
    g: Any = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior")
    assert not g.minion("Sully").locked
    g.play(kind="block", minion="Colette")
    g.play(card="Precognition", level="inferior", minion="Colette")
    resolve(g)
    assert not g.minion("Sully").locked
    assert g.minion("Colette").locked


@pytest.mark.rule("CARD-28")
def test_nobody_reacts_to_an_action_of_their_own_methuselah(refuses: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(0, "Ayelech")
    s.minion(1, "Sully")
    g: Any = s.start()
    g.play(kind="bleed", minion="Belinde")
    refuses(g, card="Deflection")


@pytest.mark.rule("CARD-29")
def test_combat_cards_are_played_by_minions_in_combat(refuses: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.minion(0, "Sully")
    s.minion(0, "Wauneka")
    s.minion(1, "Colette")
    g: Any = s.start()
    refuses(g, card="Roundhouse")
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Colette")
    g.pass_until("strike")
    refuses(g, card="Roundhouse")  # Wauneka does not fight


@pytest.mark.rule("CARD-29")
def test_not_involved_ones_by_minions_of_anyone_outside_the_combat(resolve: Any) -> None:
    """Martyr's Resilience: prevent 1 damage to a minion in combat, by an unlocked vampire."""
    s = mt.Scenario(players=3)
    s.seat(2, hand=["Martyr's Resilience"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    s.minion(2, "Patrik Söderberg")
    g: Any = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Sully")
    g.play(card="Martyr's Resilience", seat=2, target="Sully")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (4, 4)


@pytest.mark.rule("CARD-30")
def test_each_use_of_a_card_of_two_types_follows_the_type_used(
    blocked: Any, refuses: Any, resolve: Any
) -> None:
    """Swallowed by the Night: a modifier for stealth, a combat card for a maneuver."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Swallowed by the Night"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Sully", blood=4)
    g: Any = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(kind="block", minion="Sully")
    g.play(card="Swallowed by the Night", level="inferior")
    g.play(card="Precognition", level="inferior")
    g.pass_until("range")
    # As a combat card it is not bound by "the same modifier once in an action".
    g.play(card="Swallowed by the Night", level="superior")
    resolve(g)
    assert (g.minion("Colette").blood, g.minion("Sully").blood) == (5, 4)  # long range


@pytest.mark.rule("CARD-32")
def test_where_a_card_contradicts_the_rules_the_card_wins(resolve: Any) -> None:
    """Second Tradition: a locked prince unlocks and blocks, with intercept though not needed."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Second Tradition: Domain"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Ayelech", blood=5, locked=True)
    g: Any = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(card="Second Tradition: Domain")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Ayelech").locked
    assert g.minion("Ayelech").blood == 5 - 1 - 1


@pytest.mark.rule("CARD-34")
def test_during_x_do_y_is_once_per_x_per_card(refuses: Any) -> None:
    """Vessel, once in each unlock phase."""
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=["Vessel"])
    g: Any = s.start(phase="unlock")
    g.play(kind="use", card="Vessel")
    g.choose(g.decision.options[0])
    refuses(g, kind="use", card="Vessel")
    assert g.seat(0).pool == 31


@pytest.mark.rule("CARD-34")
def test_two_copies_are_used_once_each() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=["Vessel"])
    s.minion(0, "Sully", blood=4, cards=["Vessel"])
    g: Any = s.start(phase="unlock")
    for _ in range(2):
        g.choose(next(o for o in g.decision.options if o.card == "Vessel"))
        g.choose(g.decision.options[0])
    assert g.seat(0).pool == 32


@pytest.mark.rule("CARD-34")
def test_lock_x_to_do_y_cannot_be_used_by_a_locked_card(refuses: Any) -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "The Barrens", locked=True)
    s.permanent(0, "Elder Library")
    g: Any = s.start(phase="master")
    refuses(g, kind="use", card="The Barrens")


@pytest.mark.rule("CARD-34", "BLOCK-8")
def test_lock_x_do_y_can_be_used_by_a_locked_minion_under_a_wake() -> None:
    """Deflection [dom]: lock this vampire; the bleed has another target."""
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Wake with Evening's Freshness", "Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", locked=True)
    g: Any = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(card="Wake with Evening's Freshness")
    g.play(card="Deflection", level="inferior", target=2)
    g.pass_until("discard")
    assert [g.seat(n).pool for n in range(3)] == [30, 30, 29]
    assert g.minion("Sully").locked


@pytest.mark.rule("CARD-35")
@pytest.mark.parametrize("find", [True, False])
def test_a_search_may_fail_and_the_pile_is_shuffled_after_it(*, find: bool) -> None:
    """Magic of the Smith: search the library for an equipment."""
    others = [
        *("Bonding", "Conditioning", "Deflection", "Majesty", "Roundhouse", "Blood Doll"),
        *("Villein", "Vessel", "Rebel", "Raven Spy", "Form of Mist", "Psyche!"),
    ]
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Magic of the Smith"], library=["Bonding", "Sport Bike", *others[1:]])
    s.minion(0, "Ayelech")
    g: Any = s.start()
    g.play(card="Magic of the Smith", level="inferior")
    g.pass_until("choose")
    before = [name for name in g.seat(0).library if name != "Sport Bike"]
    if find:
        g.play(kind="choose", target="Sport Bike")
    g.pass_until("discard")
    after = [name for name in g.seat(0).library if name != "Sport Bike"]
    assert sorted(before) == sorted(after)
    assert before != after
    assert g.minion("Ayelech").cards == (["Sport Bike"] if find else [])
    assert ("Sport Bike" in g.seat(0).library) is not find


@pytest.mark.rule("CARD-10", "CONTEST-1")
def test_when_hand_size_sinks_cards_are_discarded_at_once() -> None:
    """Elder Library (+1) is contested: its controller has one card too many."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Elder Library"])
    s.permanent(1, "Elder Library")
    g: Any = s.start(phase="master")
    assert len(g.seat(1).hand) == 8
    g.play(card="Elder Library")
    assert (g.decision.kind, g.decision.seat) == ("discard down", 1)
    g.choose(g.decision.options[0])
    assert len(g.seat(1).hand) == 7
    assert len(g.seat(0).hand) == 7
