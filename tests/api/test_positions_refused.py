"""Positions that cannot be are refused in words that say why."""

from collections.abc import Callable
from typing import Any

import methuselah as mt
import pytest
from driving import Written
from methuselah.errors import ScenarioError

ALLY = "Underbridge Stray"
SCENARIO: Any = mt.Scenario


def on(card: str, host: str, **more: Any) -> Callable[[mt.Scenario], None]:
    """Seat 0 has one card on another, a minion or a location."""

    def place(s: mt.Scenario) -> None:
        if host == "The Barrens":
            s.permanent(0, host)
        else:
            s.minion(0, host)
        s.permanent(0, card, on=host, **more)

    return place


def both(card: str, *seats: int) -> Callable[[mt.Scenario], None]:
    def place(s: mt.Scenario) -> None:
        for seat in seats:
            s.permanent(seat, card)

    return place


def cards_on(minion: str, *cards: str) -> Callable[[mt.Scenario], None]:
    return lambda s: s.minion(0, minion, cards=list(cards))


REFUSED: dict[str, tuple[Callable[[Any], object], str]] = {
    "a master on what is no vampire": (
        on("Blood Doll", ALLY),
        "Blood Doll cannot be on Underbridge Stray: only vampires can have it",
    ),
    "the same among the cards of a minion": (
        cards_on(ALLY, "Fame"),
        "Fame cannot be on Underbridge Stray: only vampires can have it",
    ),
    "a trophy on an ally": (
        on("Trophy: No Questions", ALLY),
        "Trophy: No Questions cannot be on Underbridge Stray: only vampires can have it",
    ),
    "a vampire that is chosen for a referendum": (
        on("Toreador Justicar", ALLY),
        "Toreador Justicar cannot be on Underbridge Stray: only vampires can have it",
    ),
    "a master on a location": (
        on("Pentex Subversion", "The Barrens"),
        "Pentex™ Subversion cannot be on The Barrens: only minions can have it",
    ),
    "an action card on a location": (
        on("Go Anarch", "The Barrens"),
        "Go Anarch cannot be on The Barrens: only minions can have it",
    ),
    "equipment on a location": (
        on(".44 Magnum", "The Barrens"),
        ".44 Magnum cannot be on The Barrens: only minions can have it",
    ),
    "a retainer on a location": (
        on("Raven Spy", "The Barrens"),
        "Raven Spy cannot be on The Barrens: only minions can have it",
    ),
    "equipment on nobody": (
        lambda s: s.permanent(0, ".44 Magnum"),
        ".44 Magnum must be on another card",
    ),
    "on a card that another has": (
        lambda s: (s.minion(0, "Ryan"), s.permanent(0, "Fame", on="Ryan", on_seat=1)),
        "Fame cannot be on Ryan: it is not in play under seat 1",
    ),
    "on one of a seat that is none": (
        lambda s: (s.minion(0, "Ryan"), s.permanent(0, "Fame", on="Ryan", on_seat=4)),
        "there is no seat 4: the seats are 0 to 1",
    ),
    "on one of a seat, but not on which": (
        lambda s: s.permanent(0, "Fame", on_seat=1),
        "whose card Fame should be on is said, but not on which",
    ),
    "on one that was given with its bearer": (
        lambda s: (cards_on("Ryan", ".44 Magnum")(s), s.permanent(0, "Fame", on=".44 Magnum")),
        (
            "Fame cannot be on .44 Magnum: it was given as one of another's cards; give it as a card "
            "that is on that one"
        ),
    ),
    "on a vampire that is contested": (
        lambda s: (
            *(s.minion(seat, "Belinde", region="contested") for seat in (0, 1)),
            s.permanent(0, "Fame", on="Belinde", on_seat=0),
        ),
        "Fame cannot be on Belinde: it is not in play under seat 0, but contested",
    ),
    "an event at two seats": (
        both("Anthelios, The Red Star", 0, 1),
        (
            "Anthelios, The Red Star is an event, of which a game has one: seat 0 and seat 1 cannot "
            "both have it in play"
        ),
    ),
    "an event twice at one seat": (
        both("The Unmasking", 1, 1),
        "The Unmasking is an event, of which a game has one: seat 1 cannot have it twice in play",
    ),
    "a vampire at two seats": (
        lambda s: (s.minion(0, "Belinde"), s.minion(1, "Belinde")),
        "Belinde is unique: seat 0 and seat 1 cannot both have it in play uncontested",
    ),
    "a vampire twice at one seat": (
        lambda s: (s.minion(0, "Belinde"), s.minion(0, "Belinde", region="torpor")),
        "Belinde is unique: seat 0 cannot have it twice in play",
    ),
    "a vampire and its Advanced print": (
        lambda s: (s.minion(0, "Louis Fortier"), s.minion(1, "Louis Fortier (ADV)")),
        "Louis Fortier (ADV) is unique: seat 0 and seat 1 cannot both have it in play uncontested",
    ),
    "blood above the capacity": (
        lambda s: s.minion(0, "Belinde", blood=7),
        "Belinde cannot have 7 blood: the capacity is 6",
    ),
    "a title for another sect": (
        cards_on("Cameron", "Praxis Seizure: Berlin"),
        (
            "Praxis Seizure: Berlin cannot be on Cameron: the title of prince is for Camarilla "
            "vampires; give its sect if it is not the printed one"
        ),
    ),
    "a title for another clan": (
        on("Toreador Justicar", "Belinde"),
        (
            "Toreador Justicar cannot be on Belinde: the title of justicar is for Camarilla Toreador "
            "vampires; give its sect if it is not the printed one"
        ),
    ),
    "two titles": (
        cards_on("Alice Chen", "Praxis Seizure: Berlin", "Praxis Seizure: Paris"),
        (
            "Praxis Seizure: Paris cannot be on Alice Chen: Praxis Seizure: Berlin is on it, and it "
            "has no more than one title (SECT-1)"
        ),
    ),
    "counters on a location without": (
        lambda s: s.permanent(0, "The Barrens", counters=3),
        "The Barrens cannot be with counters: its text does not tell of any",
    ),
    "counters on equipment without": (
        on("Kevlar Vest", "Ryan", counters=1),
        "Kevlar Vest cannot be with counters: its text does not tell of any",
    ),
    "blood on equipment": (
        on("Kevlar Vest", "Ryan", blood=1),
        "Kevlar Vest cannot be with blood or life: only minions and retainers have it",
    ),
    "a vampire that is no minion": (
        lambda s: s.permanent(0, "Belinde"),
        "Belinde cannot be a permanent: it is a minion",
    ),
    "a vampire on a vampire": (
        cards_on("Ryan", "Belinde"),
        "Belinde cannot be on another card: it is a minion",
    ),
    "too many cards for one deck": (
        lambda s: s.seat(1, library=["Deflection"] * 113),
        "seat 1 has 113 library cards, those in play among them: 112 are the most",
    ),
}


@pytest.mark.parametrize(("place", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be(place: Callable[[Any], object], reason: str) -> None:
    s = mt.Scenario(players=2)
    with pytest.raises(ScenarioError) as caught:  # noqa: PT012, some are found out at the start
        place(s)
        s.start()
    assert str(caught.value) == reason


ACCEPTED: dict[str, Callable[[Any], object]] = {
    "a title that has lost its sect (SECT-3)": lambda s: s.minion(
        0, "Alice Chen", sect="anarch", cards=["Praxis Seizure: Berlin"]
    ),
    "a title for the sect that it has come to": lambda s: s.minion(
        0, "Cameron", sect="camarilla", cards=["Praxis Seizure: Berlin"]
    ),
    "an event, and a copy in an ash heap": lambda s: (
        s.seat(1, ash_heap=["The Unmasking"]),
        s.permanent(0, "The Unmasking"),
    ),
    "a copy of a vampire that is uncontrolled": lambda s: (
        s.minion(0, "Belinde"),
        s.minion(1, "Belinde", region="uncontrolled", blood=8),
    ),
    "more life than is printed, which is gained": lambda s: s.minion(0, ALLY, blood=9),
    "counters on a minion, of what is not implemented yet": lambda s: s.minion(
        0, "Belinde", counters=2
    ),
    "a card on a minion of another": lambda s: (
        s.minion(1, "Ryan"),
        s.permanent(0, "Fame", on="Ryan", on_seat=1),
    ),
}


@pytest.mark.parametrize("place", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_what_can_be(place: Callable[[Any], object]) -> None:
    s = mt.Scenario(players=2)
    place(s)
    assert s.start().decision is not None


def test_a_blank_is_on_anything() -> None:
    s = mt.Scenario(blanks=True)
    s.permanent(0, "The Barrens")
    s.permanent(0, "Haunt", on="The Barrens", counters=2)
    assert s.start().seat(0).permanents == ["The Barrens", "Haunt"]


def test_a_card_of_ones_own_is_where_its_text_puts_it(written: Written) -> None:
    """A clause that is carried out within another, and a later one of the picks."""
    cards = written(
        """
        Card(name: "Late", facts: {"types": "Master"}, modes: [
            (choose: [Cards([Vampire]), Cards([Ally])], do: [PutOn(Picked(1))])])
        Card(name: "Inner", facts: {"types": "Master"}, modes: [
            (choose: [Cards([Vampire])], do: [May([PutOn(Picked(0))])])])
        """
    )

    def place(card: str, host: str) -> None:
        s = mt.Scenario(cards=cards)
        s.minion(0, host, cards=[card])
        s.start()

    place("Late", ALLY)
    place("Inner", ALLY)
    with pytest.raises(ScenarioError, match="^Late cannot be on Ryan: only allies can have it$"):
        place("Late", "Ryan")


def test_cards_that_are_not_implemented_are_named() -> None:
    facts = mt.cards()
    name = facts.filter(~facts["implemented"], facts["types"].list.contains("Reaction"))["name"][0]
    needed = f"^{name} is not implemented yet; a scenario with blanks places it without its text$"
    with pytest.raises(ScenarioError, match=needed):
        mt.Scenario().seat(0, hand=[name])


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda s: s.seat(0, pool=-3), ValueError, "-3 is no whole number from 0 on"),
        (lambda s: s.seat(0, pool="x"), TypeError, "'x' is no whole number"),
        (lambda s: s.seat(0, pool=1.5), TypeError, "1.5 is no whole number"),
        (lambda s: s.minion("a", "Belinde"), TypeError, "'a' is no whole number"),
        (
            lambda s: s.seat(0, hand="Blood Doll"),
            TypeError,
            "'Blood Doll' is no list of names, such as [\"Deflection\"]",
        ),
        (
            lambda s: s.minion(0, "Ryan", cards=[3]),
            TypeError,
            '[3] is no list of names, such as ["Deflection"]',
        ),
        (
            lambda s: s.seat(0, uncontrolled=["Ashley"]),
            TypeError,
            "['Ashley'] is no list of names, each with the blood on it, such as [(\"Ashley\", 1)]",
        ),
        (lambda _: SCENARIO(rules=3), TypeError, "Rules are needed, such as Rules(pool=20)"),
        (lambda _: mt.Scenario(round=0), ScenarioError, "there is no round 0: rounds are counted "),
    ],
)
def test_what_is_given_is_of_no_use(
    wrong: Callable[[Any], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as caught:
        wrong(mt.Scenario())
    assert str(caught.value).startswith(message)
