"""Cards for referendums: votes, abstentions, what is gained when one has passed."""

import re
from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve
from positions import ANCILLA, called_by


def result(g: mt.Position) -> str:
    line = next(line for line in g.log if "the referendum" in line and " against" in line)
    return re.sub(r"of .* (passes|fails)", r"\1", line.strip())


VOTES = [
    ("Bewitching Oration", "Nik Sikko", "inferior", 2, 0),
    ("Bewitching Oration", "Naomi Stewart", "superior", 4, 0),
    ("Perfect Paragon", "Nik Sikko", "inferior", 3, 1),
    ("Perfect Paragon", "Naomi Stewart", "inferior", 3, 1),
]


@pytest.mark.parametrize(("card", "who", "level", "votes", "cost"), VOTES)
def test_votes_for_the_acting_vampire(
    card: str, who: str, level: str, votes: int, cost: int, resolve: Resolve
) -> None:
    g = called_by(who, card, blood=3)
    g.play(kind="play", card=card, level=level)
    assert g.minion(who).blood == 3 - cost
    cast = [o for o in g.decision.options if o.kind == "vote for" and o.minion == who]
    assert [o.amount for o in cast] == [votes]
    g.choose(cast[0])
    resolve(g)
    assert result(g) == f"the referendum passes: {votes} for, 0 against"


@pytest.mark.parametrize(("card", "who", "level", "votes", "cost"), VOTES)
def test_votes_are_gained_only_in_polling(
    card: str, who: str, level: str, votes: int, cost: int, never: Never
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[card, ANCILLA])
    s.minion(0, who)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card=ANCILLA)
    levels = {"inferior": "[pre]", "superior": "[PRE]"}
    while g.decision.kind != "polling":
        words = [str(o) for o in g.decision.options]
        assert f"{who} plays {card} {levels[level]}" not in words
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))


@pytest.mark.parametrize(("card", "who", "level", "votes", "cost"), VOTES)
def test_votes_add_to_those_of_a_title(
    card: str, who: str, level: str, votes: int, cost: int, resolve: Resolve
) -> None:
    titled = "Alice Chen" if level == "superior" else "Andi Liu"  # princes
    g = called_by(titled, card)
    g.play(kind="play", card=card, level=level)
    g.play(kind="vote for", minion=titled, amount=2 + votes)


def test_only_the_acting_vampire_gets_votes_from_a_modifier(never: Never) -> None:
    g = called_by(
        "Brock Sterling", "Bewitching Oration", "Perfect Paragon", mine=("Naomi Stewart",)
    )
    never(g, kind="play")


# ---- Perfect Paragon at superior


@pytest.mark.ruling("G00102#5eb3a703")
@pytest.mark.parametrize(
    ("blocker", "pool"),
    [
        ("Sully", 29),  # younger
        ("Underbridge Stray", 29),  # an ally
        ("Wauneka", 30),  # of the same age
        ("Ayelech", 30),  # older
    ],
)
def test_allies_and_the_younger_lose_intercept(blocker: str, pool: int, resolve: Resolve) -> None:
    """Naomi Stewart has capacity 5; the card is played before anyone attempts to block."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Perfect Paragon"])
    s.minion(0, "Naomi Stewart")
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed")
    assert g.decision.seat == 0
    g.play(kind="play", card="Perfect Paragon", level="superior")
    assert g.minion("Naomi Stewart").blood == 4
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == pool


# ---- Scalpel Tongue

SCALPEL = "Scalpel Tongue"


@pytest.mark.parametrize(
    ("who", "level", "left"), [("Nik Sikko", "inferior", 7), ("Bret Stryker", "superior", 6)]
)
def test_who_has_voted_is_locked_and_abstains(
    who: str, level: str, left: int, resolve: Resolve, offers: Offers
) -> None:
    g = called_by(who, SCALPEL, blood=3)
    g.play(kind="vote against", minion="Ayelech")
    g.play(kind="play", card=SCALPEL, level=level, target="Ayelech")
    assert g.minion("Ayelech").locked
    assert g.minion("Ayelech").blood == left
    assert g.minion(who).blood == 2
    g.play(kind="vote for", amount=1)  # of the political action card
    resolve(g)
    assert result(g) == "the referendum passes: 1 for, 0 against"


def test_who_abstains_votes_no_more(never: Never) -> None:
    g = called_by("Nik Sikko", SCALPEL)
    g.play(kind="vote against", minion="Ayelech")
    g.play(kind="play", card=SCALPEL, target="Ayelech")
    never(g, minion="Ayelech")


def test_only_who_has_voted_can_be_silenced(never: Never) -> None:
    g = called_by("Nik Sikko", SCALPEL, voters=("Ayelech", "Sully"))
    never(g, card=SCALPEL)
    g = called_by("Nik Sikko", SCALPEL, voters=("Ayelech", "Belinde", "Sully"))
    g.play(kind="vote against", minion="Ayelech")
    targets = {o.target for o in g.decision.options if o.card == SCALPEL}
    while not targets:
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
        targets = {o.target for o in g.decision.options if o.card == SCALPEL}
    assert targets == {"Ayelech"}


@pytest.mark.parametrize(
    ("who", "level", "left"), [("Nik Sikko", "inferior", 7), ("Bret Stryker", "superior", 6)]
)
def test_scalpel_tongue_is_a_reaction_too(
    who: str, level: str, left: int, resolve: Resolve
) -> None:
    g = called_by("Ayelech", answer=[SCALPEL], voters=(who,))
    g.play(kind="vote for", minion="Ayelech")
    g.play(kind="play", card=SCALPEL, level=level, target="Ayelech", seat=1)
    assert g.minion("Ayelech").blood == left
    resolve(g)
    assert result(g).startswith("the referendum fails")
    assert not g.minion(who).locked


def test_as_a_reaction_it_needs_an_unlocked_vampire(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[ANCILLA])
    s.seat(1, hand=[SCALPEL])
    s.minion(0, "Ayelech")
    s.minion(1, "Nik Sikko", locked=True)
    g = s.start()
    g.play(kind="play", card=ANCILLA)
    g.pass_until("polling")
    g.play(kind="vote for", minion="Ayelech")
    never(g, card=SCALPEL)


def test_scalpel_tongue_needs_both_disciplines(never: Never) -> None:
    g = called_by("Naomi Stewart", SCALPEL)  # no Celerity
    g.play(kind="vote against", minion="Ayelech")
    never(g, card=SCALPEL)


# ---- Voter Captivation

CAPTIVATION = "Voter Captivation"


def passed(caller: str, resolve: Resolve, *hand: str, against: int = 0, **more: Any) -> mt.Position:
    """A referendum passes: 2 votes of Belinde for, 0, 1 or 2 against."""
    voters = {0: "Sully", 1: "Chrysanthemum", 2: "Ayelech"}
    g = called_by(caller, CAPTIVATION, *hand, mine=("Belinde",), voters=(voters[against],), **more)
    g.play(kind="vote for", minion="Belinde")
    if against:
        g.play(kind="vote against", minion=voters[against])
    resolve(g, "resolved", "minion", "discard")
    return g


@pytest.mark.ruling("G00006#5ce1578c")
@pytest.mark.parametrize(("against", "gains"), [(0, 2), (1, 1)])
def test_captivation_gains_blood_by_the_margin(against: int, gains: int, resolve: Resolve) -> None:
    g = passed("Massimo Falconi", resolve, against=against, blood=1)
    g.play(kind="play", card=CAPTIVATION)
    resolve(g)
    assert g.minion("Massimo Falconi").blood == 1 + gains
    assert g.seat(0).pool == 30 - 2  # for the two minions


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_captivation_moves_up_to_2_to_the_pool(moved: int, resolve: Resolve) -> None:
    g = called_by("Naomi Stewart", CAPTIVATION, "Bewitching Oration", voters=(), blood=1)
    g.play(kind="play", card="Bewitching Oration", level="inferior")
    g.play(kind="vote for", minion="Naomi Stewart")
    g.play(kind="vote for", amount=1)
    resolve(g, "resolved")
    g.play(kind="play", card=CAPTIVATION, level="superior")
    assert [str(o) for o in g.decision.options] == [
        f"choose {n} for {CAPTIVATION}" for n in range(3)
    ]
    g.play(target=moved)
    resolve(g)
    assert g.minion("Naomi Stewart").blood == 1 + 3 - moved
    assert g.seat(0).pool == 30 - 1 + moved


def test_captivation_moves_no_more_than_the_margin(resolve: Resolve) -> None:
    g = passed("Naomi Stewart", resolve, against=1, blood=1)
    g.play(kind="play", card=CAPTIVATION, level="superior")
    assert [str(o) for o in g.decision.options] == [
        f"choose {n} for {CAPTIVATION}" for n in range(2)
    ]


def test_no_captivation_if_the_referendum_fails(never: Never) -> None:
    g = called_by("Naomi Stewart", CAPTIVATION)
    g.play(kind="vote against", minion="Ayelech")
    never(g, card=CAPTIVATION)


def test_no_captivation_after_another_action(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[CAPTIVATION])
    s.minion(0, "Naomi Stewart", blood=2)
    g = s.start()
    g.play(kind="bleed")
    never(g, card=CAPTIVATION)


@pytest.mark.ruling("G00087#54a8273e")
def test_captivation_comes_too_late_for_who_is_ousted_by_the_referendum(resolve: Resolve) -> None:
    g = called_by("Naomi Stewart", CAPTIVATION, pool=1)
    g.play(kind="vote for", amount=1)
    resolve(g, "resolved", "minion", "discard", "unlock")
    assert g.seat(0).ousted
    assert "Voter Captivation" not in "".join(g.log)


# ---- Protected District (its other half is with the reactions)

DISTRICT = "Protected District"


def test_three_votes_against_the_referendum(resolve: Resolve) -> None:
    g = called_by("Ayelech", answer=[DISTRICT], voters=("Chrysanthemum",))
    g.play(kind="vote for", minion="Ayelech")
    g.play(kind="play", card=DISTRICT)
    g.play(kind="vote for", amount=1)  # 3 for in all
    resolve(g)
    assert result(g) == "the referendum fails: 3 for, 4 against"  # 1 of the primogen and 3


@pytest.mark.ruling("G00159#5d430761")
def test_the_primogen_votes_against_at_once(never: Never) -> None:
    g = called_by("Ayelech", answer=[DISTRICT], voters=("Chrysanthemum",))
    g.play(kind="play", card=DISTRICT)
    never(g, kind="vote for", minion="Chrysanthemum")
    assert result(g) == "the referendum fails: 0 for, 4 against"


@pytest.mark.ruling("G00159#8cba441b")
def test_not_by_a_primogen_who_votes_in_favour(never: Never) -> None:
    g = called_by("Ayelech", answer=[DISTRICT], voters=("Chrysanthemum",))
    g.play(kind="vote for", minion="Chrysanthemum")
    never(g, card=DISTRICT)


def test_a_primogen_who_has_voted_against_gains_3_more(resolve: Resolve) -> None:
    g = called_by("Ayelech", answer=[DISTRICT], voters=("Chrysanthemum",))
    g.play(kind="vote against", minion="Chrysanthemum")
    g.play(kind="play", card=DISTRICT)
    resolve(g)
    assert result(g) == "the referendum fails: 0 for, 4 against"


def test_the_district_needs_a_primogen(never: Never) -> None:
    g = called_by("Ayelech", answer=[DISTRICT], voters=("Belinde", "Sully"))
    never(g, card=DISTRICT)


def test_the_votes_of_the_district_go_with_who_abstains(resolve: Resolve) -> None:
    g = called_by("Nik Sikko", SCALPEL, answer=[DISTRICT], voters=("Chrysanthemum",))
    g.play(kind="play", card=DISTRICT)
    g.play(kind="play", card=SCALPEL, target="Chrysanthemum")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert result(g) == "the referendum passes: 1 for, 0 against"
