"""Chapter CARD, the types of cards and how their words are read; the rest is in test_card.py."""

from typing import Any

import methuselah as mt
import pytest
from driving import Blocked, Offers, Refused, Resolve, Written


@pytest.mark.rule("CARD-21", "TERM-3")
def test_a_minion_card_is_controlled_with_the_minion_it_is_on() -> None:
    s = mt.Scenario(players=3)
    s.minion(1, "Sully", owner=0, cards=["Sport Bike"])
    g = s.start()
    assert g.seat(1).permanents == ["Sport Bike"]


@pytest.mark.rule("CARD-21")
def test_one_that_is_on_nothing_is_controlled_by_who_played_it(resolve: Resolve) -> None:
    """Creeping Sabotage."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Creeping Sabotage"])
    s.minion(0, "Ryan")
    g = s.start()
    g.play(card="Creeping Sabotage")
    resolve(g)
    assert g.seat(0).permanents == ["Creeping Sabotage"]


@pytest.mark.rule("CARD-22")
def test_an_action_card_needs_a_ready_unlocked_minion_and_modifies_nothing(
    offers: Offers, refused: Refused
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned", "Intimidation"])
    s.minion(0, "Sully", locked=True)
    s.minion(0, "Gelasia Fotiou")
    s.minion(1, "Colette")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card} == {"Gelasia Fotiou"}
    g.play(card="Govern the Unaligned", level="inferior", minion="Gelasia Fotiou")
    while g.decision.kind not in ("minion", "discard"):
        assert not offers(g, card="Intimidation")
        g.choose(g.decision.options[0])


@pytest.mark.rule("CARD-23", "MINION-1")
def test_an_ally_is_an_independent_minion(resolve: Resolve) -> None:
    """Its recruiter may be locked or gone; it acts and blocks."""
    s = mt.Scenario(players=2)
    s.minion(0, "The Dowager", locked=True)
    s.minion(0, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Underbridge Stray")
    resolve(g)
    assert g.minion("Underbridge Stray").locked


@pytest.mark.rule("CARD-25", "CARD-24")
def test_retainers_and_equipment_burn_with_their_minion(blocked: Blocked, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Underbridge Stray", cards=["Sport Bike", "Raven Spy"])
    g = s.start()
    blocked(g, "Wauneka", "Underbridge Stray")
    resolve(g)
    assert sorted(g.seat(1).ash_heap) == ["Raven Spy", "Sport Bike", "Underbridge Stray"]
    assert g.seat(1).permanents == []


@pytest.mark.rule("CARD-26", "REF-3")
def test_a_political_card_calls_a_referendum_or_gives_a_vote(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    g = s.start()
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.play(kind="vote for", amount=1)
    g.play(kind="card vote against", card="Ancilla Empowerment")
    resolve(g)
    assert g.seat(0).pool == 30  # 1 to 1


@pytest.mark.rule("CARD-27")
def test_a_minion_plays_the_same_modifier_once_in_an_action(refused: Refused) -> None:
    """Whatever the level."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds", "Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Spirit's Touch", "Telepathic Misdirection"])
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior")
    g.play(card="Precognition", level="inferior")
    refused(g, kind="play", card="Lost in Crowds", until="strike")


@pytest.mark.rule("CARD-27")
def test_a_modifier_is_played_by_the_acting_minion(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan")
    s.minion(0, "Ashley")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    assert {o.minion for o in g.decision.options if o.card} == {"Meaghan"}


@pytest.mark.rule("CARD-27")
def test_some_are_played_by_another_minion_of_the_same_methuselah(
    offers: Offers, resolve: Resolve
) -> None:
    """Cloak the Gathering, superior."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Cloak the Gathering"])
    s.minion(0, "Ashley")
    s.minion(0, "Colette")
    s.minion(1, "Sully")
    s.minion(2, "Belinde")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    g.play(kind="block", minion="Sully")
    g.play(card="Cloak the Gathering", level="superior", minion="Colette")
    resolve(g)
    assert g.seat(1).pool == 29
    assert not g.minion("Colette").locked


@pytest.mark.rule("CARD-28")
def test_a_minion_plays_the_same_reaction_once_in_an_action(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior")
    refused(g, kind="play", card="Precognition", minion="Sully")


@pytest.mark.rule("CARD-28")
def test_another_minion_may_play_it_and_playing_it_locks_nobody(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Colette", cards=["Sport Bike"])
    g = s.start()
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
def test_nobody_reacts_to_an_action_of_their_own_methuselah(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Deflection"])
    s.minion(0, "Belinde")
    s.minion(0, "Ayelech")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    refused(g, kind="play", card="Deflection")


@pytest.mark.rule("CARD-29")
def test_combat_cards_are_played_by_minions_in_combat(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Roundhouse"])
    s.minion(0, "Sully")
    s.minion(0, "Wauneka")
    s.minion(1, "Colette")
    g = s.start()
    refused(g, kind="play", card="Roundhouse")
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Colette")
    g.pass_until("strike")
    refused(g, kind="play", card="Roundhouse", until="strike")  # Wauneka does not fight


@pytest.mark.rule("CARD-29")
def test_not_involved_ones_by_minions_of_anyone_outside_the_combat(resolve: Resolve) -> None:
    """Martyr's Resilience: prevent 1 damage to a minion in combat, by an unlocked vampire."""
    s = mt.Scenario(players=3)
    s.seat(2, hand=["Martyr's Resilience"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    s.minion(2, "Patrik Söderberg")
    g = s.start()
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
    blocked: Blocked, refused: Refused, resolve: Resolve
) -> None:
    """Swallowed by the Night: a modifier for stealth, a combat card for a maneuver."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swallowed by the Night", "Swallowed by the Night"])
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Colette", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
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
def test_where_a_card_contradicts_the_rules_the_card_wins(resolve: Resolve) -> None:
    """Second Tradition: a locked prince unlocks and blocks, with intercept though not needed."""
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Second Tradition: Domain"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Ayelech", blood=5, locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(card="Second Tradition: Domain")
    resolve(g)
    assert g.seat(1).pool == 30
    assert g.minion("Ayelech").locked
    assert g.minion("Ayelech").blood == 5 - 1 - 1


@pytest.mark.rule("CARD-34")
def test_during_x_do_y_is_once_per_x_per_card(refused: Refused) -> None:
    """Vessel, once in each unlock phase."""
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=["Vessel"])
    g = s.start(phase="unlock")
    g.play(kind="use", card="Vessel")
    g.choose(g.decision.options[0])
    refused(g, kind="use", card="Vessel")
    assert g.seat(0).pool == 31


@pytest.mark.rule("CARD-34")
def test_two_copies_are_used_once_each() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde", blood=4, cards=["Vessel"])
    s.minion(0, "Sully", blood=4, cards=["Vessel"])
    g = s.start(phase="unlock")
    for _ in range(2):
        g.choose(next(o for o in g.decision.options if o.card == "Vessel"))
        g.choose(g.decision.options[0])
    assert g.seat(0).pool == 32


@pytest.mark.rule("CARD-34")
def test_lock_x_to_do_y_cannot_be_used_by_a_locked_card(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.permanent(0, "The Barrens", locked=True)
    s.permanent(0, "Elder Library")
    g = s.start(phase="master")
    refused(g, kind="use", card="The Barrens")


@pytest.mark.rule("CARD-34", "BLOCK-8")
def test_lock_x_do_y_can_be_used_by_a_locked_minion_under_a_wake() -> None:
    """Deflection [dom]: lock this vampire; the bleed has another target."""
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Wake with Evening's Freshness", "Deflection"])
    s.minion(0, "Belinde")
    s.minion(1, "Sully", locked=True)
    g = s.start()
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
    g = s.start()
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
    g = s.start(phase="master")
    assert len(g.seat(1).hand) == 8
    g.play(card="Elder Library")
    assert (g.decision.kind, g.decision.seat) == ("discard down", 1)
    g.choose(g.decision.options[0])
    assert len(g.seat(1).hand) == 7
    assert len(g.seat(0).hand) == 7


@pytest.mark.rule("CARD-23", "CONTEST-3")
@pytest.mark.parametrize("phase", ["minion", "master"])
def test_an_ally_that_enters_contested_has_its_life_when_it_returns(phase: Any) -> None:
    name = {"minion": "Ponticulus", "master": "Jake Washington"}[phase]
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[name])
    s.minion(0, "Ayelech")
    s.minion(1, name)
    g = s.start(phase=phase)
    g.play(kind="play", card=name)
    g.pass_until("contest", seat=1)
    g.play(kind="yield")
    g.pass_until("unlock", seat=0)
    assert [(m.name, m.blood) for m in g.seat(0).minions] == [("Ayelech", 7), (name, 1)]


@pytest.mark.rule("CARD-19")
def test_a_master_discipline_raises_the_level_and_the_capacity_and_gives_no_blood() -> None:
    """Whosever vampire it is: none becomes inferior, and inferior superior."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Auspex", "Auspex", "Blood Doll"])
    s.minion(0, "Colette", blood=5)  # aus at neither level
    s.minion(1, "Belinde")
    g = s.start(phase="master")
    g.play(card="Auspex", target="Belinde")
    assert (g.minion("Belinde").capacity, g.minion("Belinde").blood) == (7, 6)
    g.pass_until("minion")
    g.play(kind="bleed", minion="Colette")
    assert g.minion("Belinde").cards == ["Auspex"]


@pytest.mark.rule("CARD-19")
@pytest.mark.parametrize(
    ("cards", "levels"),
    [
        ([], [False, False]),
        (["Dominate"], [True, False]),
        (["Dominate", "Dominate"], [True, True]),
    ],
)
def test_each_master_discipline_is_a_level(cards: list[str], levels: list[bool]) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"], uncontrolled=[("Ashley", 0)])
    s.minion(0, "Wauneka", cards=cards)
    g = s.start()
    words = [str(o) for o in g.decision.options if o.card == "Govern the Unaligned"]
    assert [any(level in word for word in words) for level in ("[dom]", "[DOM]")] == levels
    assert g.minion("Wauneka").capacity == 5 + len(cards)


@pytest.mark.rule("CARD-19")
def test_one_that_is_superior_takes_no_more() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Potence"])
    s.minion(0, "Wauneka")  # POT
    s.minion(1, "Ryan")  # pot
    s.minion(1, "Sully", region="torpor")
    g = s.start(phase="master")
    assert {o.target for o in g.decision.options if o.card == "Potence"} == {"Ryan", "Sully"}


def holding(
    *minions: tuple[int, str, Any], hand: str = "Erebus Mask", active: int = 0
) -> mt.Position:
    """Seat 0 holds a card with the burn option; the minions are given with seat and region."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[hand, hand], library=["Fame"])
    for seat, name, region in minions:
        s.minion(seat, name, region=region)
    return s.start(active=active, phase="unlock")


@pytest.mark.rule("CARD-33")
@pytest.mark.parametrize("active", [0, 1])
def test_the_burn_option_discards_and_replaces_in_anyones_unlock_phase(
    active: int, refused: Refused
) -> None:
    g = holding((0, "Wauneka", "ready"), (1, "Belinde", "ready"), active=active)
    g.play(kind="burn option", card="Erebus Mask", seat=0)
    assert g.seat(0).ash_heap == ["Erebus Mask"]
    assert "Fame" in g.seat(0).hand
    refused(g, kind="burn option")  # once in each unlock phase


@pytest.mark.rule("CARD-33")
def test_it_is_only_for_the_unlock_phase(refused: Refused) -> None:
    g = holding((0, "Wauneka", "ready"))
    g.pass_until("master")
    refused(g, kind="burn option")


@pytest.mark.rule("CARD-33")
@pytest.mark.parametrize(
    ("card", "minion", "region", "offered"),
    [
        ("Erebus Mask", "Khurshid", "ready", False),
        ("Erebus Mask", "Khurshid", "torpor", True),
        ("Sight Beyond Sight", "Malachi", "ready", False),
        ("Sight Beyond Sight", "Malachi", "torpor", False),
        ("Sight Beyond Sight", "Wauneka", "ready", True),
        ("D'habi Revenant", "Malachi", "ready", True),
    ],
)
def test_a_minion_that_meets_the_requirements_or_is_a_target_forbids_it(
    card: str, minion: str, region: str, offered: bool, refused: Refused
) -> None:
    g = holding((0, minion, region), hand=card)
    if offered:
        g.play(kind="burn option", card=card)
    else:
        refused(g, kind="burn option", seat=0)


@pytest.mark.ruling("G00092#d448a67e")
@pytest.mark.rule("CARD-33")
def test_a_unique_card_in_play_does_not_change_the_burn_option(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Sight Beyond Sight"])
    s.minion(0, "Malachi", cards=["Sight Beyond Sight"])
    refused(s.start(phase="unlock"), kind="burn option")


@pytest.mark.rule("CARD-36")
def test_monsters_are_vampires_and_what_is_neither_mortal_nor_animal(written: Written) -> None:
    cards = written(
        r"""
        Card(name: "Name the Beasts", facts: {"types": "Master"},
            modes: [(choose: [Cards([Monster])], do: [Lock(Picked(0))])])
        Card(name: "Bound Imp", facts: {"types": "Retainer", "keywords": "demon", "life": "1"})
        Card(name: "Old Servant", facts: {"types": "Retainer", "keywords": "mortal", "life": "1"})
        """
    )
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Name the Beasts"])
    s.minion(0, "Ryan", cards=["Bound Imp", "Old Servant", "Raven Spy", ".44 Magnum"])
    s.minion(1, "Ponticulus")  # a wraith
    s.minion(1, "Underbridge Stray")  # an animal
    s.minion(1, "Maman Boumba")  # a mortal
    g = s.start(phase="master")
    assert g.decision is not None
    monsters = {o.target for o in g.decision.options if o.card == "Name the Beasts"}
    assert monsters == {"Ryan", "Bound Imp", "Ponticulus"}
