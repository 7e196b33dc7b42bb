"""Effects that take control of minions and other cards, for good or for a while."""

from typing import Any

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from methuselah._core import Position
from positions import targets

# ---- for a while: Malkavian Dementia, Puppeteer


def demented() -> Position:
    """Seat 0 has taken control of Sully, with a bike, from seat 1."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Malkavian Dementia"])
    s.minion(0, "Ashley")
    s.minion(0, "Ryan")
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(1, "Ayelech")
    g = s.start(phase="master")
    assert targets(g, "Malkavian Dementia") == {"Sully"}  # a Malkavian, of another Methuselah
    g.play(kind="play", card="Malkavian Dementia", target="Sully")
    return g


def test_dementia_takes_a_malkavian_until_the_next_unlock_phase() -> None:
    g = demented()
    assert g.minion("Sully").seat == 0
    g.pass_until("minion")
    g.play(kind="bleed", minion="Sully")
    g.pass_until("minion")
    assert g.seat(1).pool == 29
    g.pass_until("master", seat=2)
    assert g.minion("Sully").seat == 0
    g.pass_until("master", seat=0)
    assert g.minion("Sully").seat == 1
    assert g.minion("Sully").cards == ["Sport Bike"]


@pytest.mark.ruling("101150#2661848a")
def test_dementia_ends_before_unlocking() -> None:
    g = demented()
    g.pass_until("minion")
    g.play(kind="bleed", minion="Sully")
    g.pass_until("master", seat=0)
    assert g.minion("Sully").locked


def puppeteer(players: int = 3) -> mt.Scenario:
    s = mt.Scenario(players=players, blanks=True)
    s.minion(0, "Puppeteer")
    s.minion(1, "Sully", blood=0)
    s.minion(1, "Ayelech", locked=True)
    s.minion(1, "Underbridge Stray", locked=True)
    s.minion(2 if players > 2 else 1, "Ashley", locked=True, region="torpor")
    return s


def test_the_puppeteer_takes_the_weak_until_the_end_of_the_turn() -> None:
    g = puppeteer().start()
    assert targets(g, "Puppeteer") - {None, "seat 1"} == {"Sully", "Underbridge Stray", "Ashley"}
    g.play(kind="action", card="Puppeteer", target="Underbridge Stray")
    g.pass_until("minion")
    assert g.minion("Underbridge Stray").seat == 0
    g.pass_until("unlock", seat=1)
    assert g.minion("Underbridge Stray").seat == 1


@pytest.mark.ruling("G00001#6e0273e1")
def test_a_puppet_returns_in_torpor() -> None:
    g = puppeteer().start()
    g.play(kind="action", card="Puppeteer", target="Ashley")
    g.pass_until("minion")
    assert (g.minion("Ashley").seat, g.minion("Ashley").torpor) == (0, True)
    g.pass_until("unlock", seat=1)
    assert (g.minion("Ashley").seat, g.minion("Ashley").torpor) == (2, True)


@pytest.mark.parametrize(("level", "life"), [("inferior", 1), ("superior", 2)])
def test_the_puppeteers_life(level: str, life: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Puppeteer"])
    s.minion(0, "Rudolfo Giovanni")
    g = s.start()
    g.play(kind="play", card="Puppeteer", level=level)
    g.pass_until("minion")
    assert g.minion("Puppeteer").blood == life


@pytest.mark.ruling("G00001#bc47a181")
def test_a_puppet_of_who_is_ousted_meanwhile_leaves_the_game() -> None:
    s = puppeteer()
    s.seat(1, pool=1)
    s.minion(0, "Ryan")
    g = s.start()
    g.play(kind="action", card="Puppeteer", target="Underbridge Stray")
    g.pass_until("minion")
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("minion")
    assert g.seat(1).ousted
    assert g.minion("Underbridge Stray").seat == 0
    g.pass_until("unlock", seat=2)
    assert "Underbridge Stray" in g.seat(1).removed


@pytest.mark.ruling("G00001#f8509965")
def test_who_is_ousted_takes_a_lent_minion_along() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Malkavian Dementia"], pool=1)
    s.minion(1, "Sully", locked=True)
    s.minion(2, "Ryan")
    g = s.start(phase="master")
    g.play(kind="play", card="Malkavian Dementia", target="Sully")
    g.pass_until("minion", seat=2)
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("unlock", seat=1)
    assert g.seat(0).ousted
    assert "Sully" in g.seat(1).removed


@pytest.mark.ruling("101150#2661848a")
@pytest.mark.rule("CONTEST-2")
@pytest.mark.parametrize("rival", [1, 2])
def test_a_contested_vampire_returns_before_its_contest_is_decided(rival: int) -> None:
    """To whoever had it, who pays for it; the copy of their own that they have brought out stays."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Malkavian Dementia"])
    s.seat(rival, uncontrolled=[("Ashley", 3)])
    s.minion(1, "Ashley", cards=["Sport Bike"])
    g = s.start(phase="master")
    g.play(kind="play", card="Malkavian Dementia", target="Ashley")
    g.pass_until("influence", seat=rival)
    g.play(kind="bring out", target="Ashley")
    assert all(g.seat(n).minions == [] for n in range(3))
    g.pass_until("minion", seat=0)
    assert g.seat(0).pool == 30
    if rival == 1:
        # CONTEST-4: what comes to who has a copy burns.
        assert g.seat(1).ash_heap == ["Ashley", "Sport Bike"]
        g.pass_until("minion", seat=1)
        assert [m.name for m in g.seat(1).minions] == ["Ashley"]
        assert g.minion("Ashley").cards == []
        return
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    g.pass_until("contest", seat=2)
    g.play(kind="yield")
    g.pass_until("minion", seat=1)
    assert (g.minion("Ashley").seat, g.minion("Ashley").cards) == (1, ["Sport Bike"])
    assert (g.seat(1).pool, g.seat(1).permanents) == (29, ["Sport Bike"])


def test_who_is_taken_in_turn_returns_to_the_first_in_the_end() -> None:
    """Seat 1 takes a minion of seat 2 for its turn while seat 0 has it: it goes back in order."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Malkavian Dementia"])
    s.minion(1, "Puppeteer")
    s.minion(2, "Sully")
    g = s.start(phase="master")
    g.play(kind="play", card="Malkavian Dementia", target="Sully")
    g.pass_until("minion", seat=1)
    g.play(kind="action", card="Puppeteer", target="Sully")
    g.pass_until("minion")
    assert g.minion("Sully").seat == 1
    g.pass_until("unlock", seat=2)
    assert g.minion("Sully").seat == 0
    g.pass_until("master", seat=0)
    assert g.minion("Sully").seat == 2


# ---- for good: Entrancement, Graverobbing, Lure of the Serpent, Mesmerize


@pytest.mark.parametrize(
    ("card", "actor"), [("Entrancement", "Gideon Fontaine"), ("Lure of the Serpent", "Cao Nguyen")]
)
def test_an_ally_is_stolen(card: str, actor: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, actor)
    s.minion(1, "Underbridge Stray", locked=True, cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card=card, level="superior", target="Underbridge Stray")
    g.pass_until("minion")
    assert g.minion("Underbridge Stray").seat == 0
    assert g.minion("Underbridge Stray").cards == ["Sport Bike"]
    g.pass_until("unlock", seat=1)
    assert g.minion("Underbridge Stray").seat == 0


def test_entrancement_bleeds_at_inferior() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Entrancement"])
    s.seat(1, pool=20)
    s.minion(0, "Gideon Fontaine")
    g = s.start()
    g.play(kind="play", card="Entrancement", level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 18


@pytest.mark.ruling("101134#71568b78")
def test_the_serpent_lures_a_retainer_whatever_it_requires() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Lure of the Serpent"])
    s.minion(0, "Cao Nguyen")
    s.minion(1, "Ryan", locked=True, cards=["Wolf Companion", "Sport Bike"])
    s.minion(1, "Underbridge Stray", locked=True, cards=["Raven Spy"])
    g = s.start()
    assert targets(g, "Lure of the Serpent") == {"Wolf Companion", "Underbridge Stray"}
    g.play(kind="play", card="Lure of the Serpent", level="inferior")
    g.play(kind="choose", target="Cao Nguyen")
    g.pass_until("minion")
    assert g.minion("Cao Nguyen").cards == ["Wolf Companion"]


@pytest.mark.ruling("101205#e0efc160")
@pytest.mark.parametrize(
    ("level", "bearer", "offered"),
    [
        ("inferior", "Underbridge Stray", True),
        ("inferior", "Ashley", False),
        ("superior", "Ashley", True),
        ("superior", "Anisa Marianna Lopez", False),  # older
    ],
)
@pytest.mark.parametrize("cards", [["Sport Bike", "Raven Spy"], ["Raven Spy"]])
def test_mesmerize_steals_equipment(
    level: str, bearer: str, offered: bool, cards: list[str], refused: Refused
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Mesmerize"])
    s.minion(0, "Ayelech")
    s.minion(1, bearer, locked=True, cards=cards)
    g = s.start()
    if not offered or "Sport Bike" not in cards:
        refused(g, card="Mesmerize", level=level)
        return
    g.play(kind="play", card="Mesmerize", level=level)
    g.play(kind="choose", target="Ayelech")
    g.pass_until("minion")
    assert g.minion("Ayelech").cards == ["Sport Bike"]
    assert g.minion(bearer).cards == ["Raven Spy"]


def robbed(level: str, **more: Any) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Graverobbing"])
    s.minion(0, "Ayelech", **more)
    s.minion(0, "Ryan", region="torpor")
    s.minion(1, "Ashley", blood=0, region="torpor")
    s.minion(1, "Meaghan", locked=True)
    g = s.start()
    assert targets(g, "Graverobbing") == {"Ashley"}
    g.play(kind="play", card="Graverobbing", level=level)
    g.pass_until("may" if level == "superior" and more.get("blood", 7) > 1 else "minion")
    return g


def test_graverobbing_steals_from_torpor() -> None:
    g = robbed("inferior")
    assert (g.minion("Ashley").seat, g.minion("Ashley").torpor) == (0, True)


@pytest.mark.parametrize("pays", [True, False])
def test_graverobbing_raises_for_2_blood(pays: bool) -> None:
    g = robbed("superior")
    g.play(kind="yes" if pays else "pass")
    assert (g.minion("Ashley").seat, g.minion("Ashley").torpor) == (0, not pays)
    assert g.minion("Ayelech").blood == 7 - 2 * pays


def test_graverobbing_raises_not_without_2_blood() -> None:
    g = robbed("superior", blood=1)
    assert g.minion("Ashley").torpor


# ---- places and things that change hands


@pytest.mark.parametrize("card", ["Powerbase: Montreal", "Fragment of the Book of Nod"])
def test_vampires_of_others_steal_it(card: str, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.permanent(0, card)
    s.minion(0, "Ashley", locked=True)
    s.minion(1, "Ryan")
    s.minion(1, "Underbridge Stray")
    g = s.start(active=1)
    assert len(offers(g, kind="action", card=card)) == 1  # no ally does
    g.play(kind="action", card=card, minion="Ryan")
    g.pass_until("minion")
    assert g.seat(1).permanents == [card]


def test_montreal_gives_a_blood_in_the_influence_phase() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, uncontrolled=[("Ashley", 0)])
    s.permanent(0, "Powerbase: Montreal")
    g = s.start(phase="influence")
    g.play(kind="use", card="Powerbase: Montreal", target="Ashley")
    assert g.seat(0).uncontrolled[0].blood == 1
    assert g.decision and not any(o.kind == "use" for o in g.decision.options)


@pytest.mark.ruling("G00023#b4fafbdf")
def test_the_fragment_draws_two_and_discards_during_an_action_too() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, library=["Fame", "Misdirection"])
    s.permanent(0, "Fragment of the Book of Nod")
    s.minion(0, "Ryan")
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.play(kind="use", card="Fragment of the Book of Nod")
    assert len(g.seat(0).hand) == 9
    assert {"Fame", "Misdirection"} <= set(g.seat(0).hand)
    assert g.decision and g.decision.kind == "discard down"
    g.play(kind="discard", card="Fame")
    g.play(kind="discard", card="Misdirection")
    assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("100785#230a8e33")
def test_the_fragment_draws_nothing_as_a_card_is_played(offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, library=["Sudden Reversal", "Direct Intervention"], hand=["Direct Intervention"])
    s.seat(1, hand=["Intimidation"])
    s.permanent(0, "Fragment of the Book of Nod")
    s.minion(1, "Gideon Fontaine")
    g = s.start(active=1)
    g.play(kind="play", card="Intimidation", level="inferior")
    assert g.decision and g.decision.kind == "as played"
    assert not offers(g, kind="use")


def test_the_coven_feeds_and_goes_round() -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["The Coven"])
    s.minion(0, "Ashley", blood=0)
    s.minion(0, "Ryan", blood=0, region="torpor")
    g = s.start(phase="master")
    g.play(kind="play", card="The Coven")
    g.play(kind="use", card="The Coven", target="Ashley")
    assert g.minion("Ashley").blood == 2
    g.pass_until("unlock", seat=1)
    assert g.seat(2).permanents == ["The Coven"]


@pytest.mark.ruling("100435#913be8e5")
@pytest.mark.rule("SEQ-1", "SEQ-2")
def test_the_coven_can_be_used_in_the_discard_phase_before_it_goes(offers: Offers) -> None:
    """By who has it, who has the impulse first; once they pass it is the predator's, at once."""
    s = mt.Scenario(players=3, blanks=True)
    s.permanent(0, "The Coven")
    s.minion(0, "Ashley", blood=0)
    s.minion(2, "Ryan", blood=1)
    g = s.start(phase="discard")
    assert offers(g, kind="use", card="The Coven")
    assert g.decision
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    assert g.seat(2).permanents == ["The Coven"]
    assert g.decision and (g.decision.seat, g.decision.kind) == (0, "discard")
    assert not offers(g, kind="use", card="The Coven")
    g.pass_until("discard", seat=2)
    assert targets(g, "The Coven") == {"Ryan"}


@pytest.mark.ruling("G00082#284047f9")
def test_the_coven_is_a_trifle_even_if_it_is_contested() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Coven", "Misdirection"])
    s.permanent(1, "The Coven")
    s.minion(1, "Ashley")
    g = s.start(phase="master")
    g.play(kind="play", card="The Coven")
    g.play(kind="play", card="Misdirection", target="Ashley")
    assert g.seat(0).permanents == []


@pytest.mark.parametrize(("blocked", "blood"), [(False, 2), (True, 3)])
def test_the_temple_bites_after_a_successful_action_at_its_controller(
    blocked: bool, blood: int, offers: Offers, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=["Majesty"])
    s.permanent(1, "The Crocodile Temple")
    s.minion(0, "Ashley")
    s.minion(1, "Nik Sikko")
    g = s.start()
    g.play(kind="bleed", minion="Ashley")
    if not blocked:
        g.play(kind="use", card="The Crocodile Temple")
    else:
        g.play(kind="block", minion="Nik Sikko")
        resolve(g, "strike")
        g.play(kind="hand strike", seat=0)
        g.play(kind="play", card="Majesty", seat=1)
    resolve(g)
    assert g.minion("Ashley").blood == blood


# ---- The Rack


def racked(answer: list[str] | None = None) -> Position:
    """Seat 0 has played the Rack for Ashley."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["The Rack"])
    s.seat(1, hand=answer or [])
    s.minion(0, "Ashley", blood=1)
    s.minion(0, "Ryan", blood=1, region="torpor")
    s.minion(1, "Wauneka", blood=3)
    s.minion(1, "Belinde")
    g = s.start(phase="master")
    assert targets(g, "The Rack") == {"Ashley"}
    g.play(kind="play", card="The Rack", target="Ashley")
    return g


def test_the_rack_feeds_the_one_it_was_played_for() -> None:
    g = racked()
    g.pass_until("unlock", seat=0)
    g.play(kind="use", card="The Rack")
    assert g.minion("Ashley").blood == 3
    assert g.decision and not any(o.kind == "use" for o in g.decision.options)


def test_whoever_steals_the_rack_chooses_anew() -> None:
    g = racked()
    g.pass_until("minion", seat=1)
    g.play(kind="action", card="The Rack", minion="Belinde")
    g.pass_until("choose", seat=1)
    assert targets(g) == {"Wauneka", "Belinde"}
    g.play(kind="choose", target="Wauneka")
    g.pass_until("unlock", seat=1)
    g.play(kind="use", card="The Rack")
    assert g.minion("Wauneka").blood == 5
    assert g.minion("Ashley").blood == 1


@pytest.mark.ruling("101536#a78ef50e")
def test_the_rack_feeds_in_torpor(resolve: Resolve) -> None:
    g = racked(["Bum's Rush", "Burning Wrath"])
    g.pass_until("minion", seat=1)
    g.play(kind="play", card="Bum's Rush", minion="Wauneka", target="Ashley")
    g.pass_until("strike")
    g.play(kind="play", card="Burning Wrath", level="inferior")
    resolve(g)
    assert (g.minion("Ashley").torpor, g.minion("Ashley").blood) == (True, 0)
    g.pass_until("unlock", seat=0)
    g.play(kind="use", card="The Rack")
    assert g.minion("Ashley").blood == 2


@pytest.mark.ruling("101536#ed4408e1")
@pytest.mark.rule("CONTEST-3")
def test_the_rack_feeds_the_same_one_after_a_contest() -> None:
    g = racked(["The Rack"])
    g.pass_until("master", seat=1)
    g.play(kind="play", card="The Rack", target="Belinde")
    g.pass_until("contest", seat=0)
    g.play(kind="pay")
    g.pass_until("contest", seat=1)
    g.play(kind="yield")
    g.pass_until("unlock", seat=0)
    assert g.seat(0).permanents == ["The Rack"]
    g.play(kind="use", card="The Rack")
    assert g.minion("Ashley").blood == 3


@pytest.mark.ruling("101536#d3259375")
def test_whoever_has_the_vampire_decides_in_the_phase_of_whoever_has_the_rack() -> None:
    g = racked(["Malkavian Dementia"])
    g.pass_until("master", seat=1)
    g.play(kind="play", card="Malkavian Dementia", target="Ashley")
    g.pass_until("unlock", seat=0)
    g.play(kind="use", card="The Rack", seat=1)
    assert (g.minion("Ashley").seat, g.minion("Ashley").blood) == (1, 3)


# ---- Perfectionist


def perfect(answer: list[str]) -> Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(1, hand=answer)
    s.minion(0, "Ashley", blood=0)
    s.permanent(0, "Perfectionist", on="Ashley")
    s.minion(0, "Ryan")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    return g


def test_a_perfectionist_gains_a_blood_if_nobody_has_reacted() -> None:
    g = perfect([])
    g.play(kind="use", card="Perfectionist")
    assert g.minion("Ashley").blood == 2


def test_a_perfectionist_gains_nothing_after_a_reaction(never: Never) -> None:
    g = perfect(["Wake with Evening's Freshness", "Precognition"])
    g.play(kind="block", minion="Colette")
    g.play(kind="play", card="Precognition", level="inferior", seat=1)
    never(g, card="Perfectionist")


@pytest.mark.ruling("101388#71bbb663")
def test_a_reaction_that_is_cancelled_has_been_played(never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(1, hand=["Precognition"])
    s.seat(2, hand=["Direct Intervention"])
    s.minion(0, "Ashley", blood=0)
    s.permanent(0, "Perfectionist", on="Ashley")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Ashley")
    g.play(kind="block", minion="Colette")
    g.play(kind="play", card="Precognition", level="inferior", seat=1)
    g.play(kind="play", card="Direct Intervention", seat=2)
    never(g, card="Perfectionist")
    assert g.minion("Ashley").blood == 1


@pytest.mark.ruling("G00014#01489065")
def test_a_perfectionist_is_perfect_once_each_turn(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Freak Drive"])
    s.minion(0, "Brock Sterling", blood=2)
    s.permanent(0, "Perfectionist", on="Brock Sterling")
    g = s.start()
    g.play(kind="hunt", minion="Brock Sterling")
    g.play(kind="use", card="Perfectionist")
    g.play(kind="play", card="Freak Drive", level="inferior")
    g.play(kind="bleed", minion="Brock Sterling")
    never(g, card="Perfectionist")


def test_a_vampire_has_one_archetype() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Perfectionist"])
    s.minion(0, "Ashley")
    s.minion(0, "Ryan")
    s.minion(1, "Colette")
    s.permanent(0, "Perfectionist", on="Ashley")
    g = s.start(phase="master")
    assert targets(g, "Perfectionist") == {"Ryan"}
