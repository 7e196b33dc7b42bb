"""Cards that the tests of the rules need: what they say beyond the rules shown with them."""

from pathlib import Path

import methuselah as mt
import pytest
from driving import Duel, Offers, Refused, Resolve

# ---- actions


def test_border_skirmish_takes_a_card_of_each_other_and_unlocks_at_the_end_of_the_turn() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Border Skirmish"])
    s.minion(0, "Belinde", sect="anarch")
    g = s.start()
    g.play(card="Border Skirmish", minion="Belinde")
    g.pass_until("discard", seat=0)
    assert [len(g.seat(n).ash_heap) for n in range(3)] == [1, 1, 1]
    assert [len(g.seat(n).hand) for n in range(3)] == [7, 7, 7]
    assert g.minion("Belinde").locked
    g.pass_until("discard", seat=1)
    assert not g.minion("Belinde").locked


def test_border_skirmish_of_two_is_directed_at_the_other() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Border Skirmish"])
    s.minion(0, "Belinde", sect="anarch")
    s.minion(1, "Colette", cards=["Sport Bike"])
    g = s.start()
    g.play(card="Border Skirmish", minion="Belinde")
    g.play(kind="block", minion="Colette")
    g.pass_until("strike")


# ---- allies


def ponticulus() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Ponticulus")
    s.minion(1, "Patrik Söderberg")
    s.minion(2, "Brock Sterling")
    return s


def test_ponticulus_lends_intercept_to_a_tremere_who_needs_it() -> None:
    g = ponticulus().start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Patrik Söderberg")
    g.play(kind="use", card="Ponticulus")
    g.pass_until("strike")
    assert g.minion("Ponticulus").locked


def test_ponticulus_lends_none_to_others(refused: Refused) -> None:
    g = ponticulus().start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Brock Sterling")
    refused(g, kind="use", card="Ponticulus")


def test_ponticulus_has_intercept_in_actions_at_its_controller() -> None:
    g = ponticulus().start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Ponticulus")
    g.pass_until("strike")


def test_ponticulus_neither_acts_nor_bears_equipment(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sport Bike"])
    s.minion(0, "Ponticulus")
    s.minion(0, "Ryan", cards=[".44 Magnum"])
    g = s.start()
    assert not offers(g, minion="Ponticulus")
    assert offers(g, card="Sport Bike", minion="Ryan")


# ---- combat


@pytest.mark.ruling("101529#74dca916")
def test_of_a_quick_jab_one_damage_need_be_prevented(resolve: Resolve) -> None:
    """At strength 2; Hidden Strength prevents 1."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Quick Jab"])
    s.seat(1, hand=["Hidden Strength"])
    s.minion(0, "Wauneka", cards=["Pack Alpha"])
    s.minion(1, "Brock Sterling", blood=3)
    g = s.start()
    assert g.minion("Wauneka").strength == 2
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Brock Sterling")
    g.pass_until("strike")
    g.play(card="Quick Jab")
    g.play(kind="hand strike", minion="Brock Sterling")
    g.play(card="Hidden Strength", level="inferior", amount=0)
    resolve(g)
    assert g.minion("Brock Sterling").blood == 3


@pytest.mark.parametrize(("card", "level"), [("Quick Jab", None), ("Burning Wrath", "superior")])
def test_such_a_hand_strike_is_one_in_an_immortal_grapple(
    card: str, level: str | None, duel: Duel, resolve: Resolve
) -> None:
    g = duel("Wauneka", "Ayelech", ["Immortal Grapple", card])
    resolve(g, "before strikes")
    g.play(card="Immortal Grapple", level="inferior")
    g.play(card=card, level=level)


@pytest.mark.ruling("101760#f032e5f6", "100704#e9b2912c")
@pytest.mark.parametrize(
    ("actor", "card", "on", "can"),
    [
        ("Wauneka", "Shattering Blow", [], False),
        ("Wauneka", "Shattering Blow", ["Sport Bike"], True),
        ("Min-seo", "Fast Hands", ["Sport Bike"], False),
        ("Min-seo", "Fast Hands", [".44 Magnum"], True),
    ],
)
def test_a_strike_at_equipment_needs_some(
    *, actor: str, card: str, on: list[str], can: bool, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, actor, blood=3)
    s.minion(1, "Ayelech", cards=on)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ayelech")
    g.pass_until("strike", seat=0)
    assert bool(offers(g, card=card)) is can


def test_pack_alpha_is_played_once_a_round(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pack Alpha", "Pack Alpha", "Raven Spy"])
    s.minion(0, "Horace Radcliffe", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Horace Radcliffe")
    g.play(kind="block", minion="Sully")
    g.play(card="Pack Alpha", level="inferior")
    assert len(g.seat(0).hand) == 7  # both cards are replaced
    while g.decision.kind != "strike":  # and only one can be played each round
        assert not offers(g, card="Pack Alpha")
        g.choose(g.decision.options[0])


@pytest.mark.parametrize("until", ["before range", "strike", "press"])
def test_pack_alpha_comes_on_the_vampire_at_any_time_of_combat(
    until: str, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pack Alpha"])
    s.seat(1, hand=["Boxed In"])
    s.minion(0, "Horace Radcliffe", blood=5, cards=["Raven Spy"])
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Horace Radcliffe")
    g.play(kind="block", minion="Sully")
    if until == "press":
        resolve(g, "press")
    elif until == "strike":
        g.pass_until("range")
    g.play(card="Pack Alpha", level="superior", target="Raven Spy")
    assert g.minion("Horace Radcliffe").cards == ["Pack Alpha"]
    assert g.minion("Horace Radcliffe").strength == 2
    assert "Raven Spy" in g.seat(0).ash_heap


def resilience(*, torpor: bool) -> mt.Position:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(2, hand=["Martyr's Resilience"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    s.minion(2, "Ilonka", blood=4, region="torpor" if torpor else "ready")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="hand strike", minion="Sully")
    return g


@pytest.mark.ruling("101175#f588f3ae", "101175#143aa6e6")
@pytest.mark.parametrize("torpor", [False, True])
def test_martyrs_resilience_burns_blood_to_prevent(*, torpor: bool, resolve: Resolve) -> None:
    g = resilience(torpor=torpor)
    g.play(card="Martyr's Resilience", level="superior", target="Wauneka")
    assert {o.target for o in g.decision.options} == {"0", "1", "2", "3", "4"}
    g.choose(next(o for o in g.decision.options if o.target == "1"))
    resolve(g)
    assert [g.minion(n).blood for n in ("Wauneka", "Sully", "Ilonka")] == [5, 3, 3]


# ---- masters


def test_jake_washington_gives_blood_to_a_vampire_without_any() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Jake Washington")
    s.minion(0, "Sully", blood=0)
    s.minion(1, "Ryan", blood=1)
    g = s.start(phase="unlock")
    g.play(kind="use", card="Jake Washington", target="Sully")
    g.choose(next(o for o in g.decision.options if o.target == "3"))
    assert g.minion("Sully").blood == 3
    assert g.seat(0).ash_heap == ["Jake Washington"]


@pytest.mark.ruling("101019#a525e05b")
def test_jake_washington_burns_without_life(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Jake Washington")
    s.minion(1, "Sully", blood=4)
    g = s.start()
    assert (g.minion("Jake Washington").strength, g.minion("Jake Washington").bleed) == (0, 0)
    g.play(kind="bleed", minion="Jake Washington")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.seat(0).ash_heap == ["Jake Washington"]
    assert g.minion("Sully").blood == 4


def test_the_line_may_be_used_as_the_action_succeeds() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Sully", blood=3)
    s.permanent(0, "The Line")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    g.pass_until("would succeed")
    g.play(kind="use", card="The Line")
    g.pass_until("discard")
    assert (g.minion("Sully").blood, g.seat(1).pool) == (3, 27)


@pytest.mark.ruling("101110#3044aeb9")
@pytest.mark.parametrize("card", ["Raven Spy", "Underbridge Stray"])
def test_the_line_is_for_retainers_and_allies_too(card: str) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, "Baixinho", blood=2)
    s.permanent(0, "The Line")
    g = s.start()
    g.play(card=card, minion="Baixinho")
    g.play(kind="use", card="The Line")
    g.pass_until("discard")
    assert g.minion("Baixinho").blood == 2


@pytest.mark.ruling("101342#3c00b609", "G00130#8033f921", "G00131#a80f0958")
@pytest.mark.parametrize("blood", [1, 0])
def test_the_line_is_for_a_retainer_employed_by_no_action(blood: int) -> None:
    """Without blood it must be used."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pack Alpha", "Raven Spy"])
    s.minion(0, "Baixinho", blood=blood)
    s.permanent(0, "The Line")
    s.minion(1, "Meaghan")
    g = s.start(active=1)
    g.play(kind="bleed")
    g.play(kind="block")
    g.pass_until("before range")
    g.play(card="Pack Alpha")
    g.play(kind="use", card="The Line")
    assert (g.minion("Baixinho").blood, g.minion("Baixinho").cards) == (blood, ["Raven Spy"])


def test_the_line_is_not_for_the_vampires_of_others(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Govern the Unaligned"])
    s.minion(0, "Sully", blood=3)
    s.permanent(1, "The Line")
    g = s.start()
    g.play(card="Govern the Unaligned", level="inferior")
    refused(g, kind="use", card="The Line")


@pytest.mark.rule("CARD-6", "CARD-37")
@pytest.mark.parametrize("line", [False, True])
def test_a_card_that_only_the_line_makes_payable_can_be_played(
    *, line: bool, tmp_path: Path, offers: Offers
) -> None:
    """Propaganda costs 2 blood; its text is another here."""
    file = tmp_path / "dear.ron"
    file.write_text(
        'Card(name: "Propaganda", modes: [(disc: ["pre"], act: Bleed, do: [Bleed(1)])])',
        encoding="utf-8",
    )
    s = mt.Scenario(players=2, cards=mt.Cards.load(str(file)))
    s.seat(0, hand=["Propaganda"])
    s.minion(0, "Tamoszius", blood=1)
    if line:
        s.permanent(0, "The Line")
    g = s.start()
    assert bool(offers(g, card="Propaganda")) is line
    if line:
        g.play(card="Propaganda")
        g.pass_until("would succeed")
        assert [o.card for o in g.decision.options] == ["The Line"]  # it must be used now
        g.play(kind="use", card="The Line")
        g.pass_until("discard")
        assert (g.minion("Tamoszius").blood, g.seat(1).pool) == (0, 28)


def test_a_vampire_steals_the_line() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", blood=3)
    s.permanent(1, "The Line")
    g = s.start()
    g.play(kind="action", card="The Line", minion="Sully")
    g.pass_until("discard")
    assert (g.seat(0).permanents, g.seat(1).permanents) == (["The Line"], [])


def test_wash_gives_an_action_at_once() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["The Barrens", "Elder Library"])
    s.seat(1, hand=["Wash"])
    g = s.start(phase="master")
    g.play(card="The Barrens")
    g.play(card="Wash")
    g.play(card="Elder Library")
    assert g.seat(0).permanents == ["Elder Library"]


def test_wash_of_an_out_of_turn_master_gives_an_action_in_the_next_master_phase(
    refused: Refused,
) -> None:
    """Seat 1's Sudden Reversal, washed: it costs the next master phase action, Wash gives one."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["The Barrens"])
    s.seat(1, hand=["Sudden Reversal", "Elder Library", "Information Highway"])
    s.seat(2, hand=["Wash"])
    g = s.start(phase="master")
    g.play(card="The Barrens")
    g.play(card="Sudden Reversal")
    g.play(card="Wash")
    assert g.seat(0).permanents == ["The Barrens"]
    g.pass_until("master", seat=1)
    g.play(card="Elder Library")
    refused(g, card="Information Highway")


def test_wash_is_for_neighbours_only(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["The Barrens"])
    s.seat(2, hand=["Wash"])
    g = s.start(phase="master")
    g.play(card="The Barrens")
    refused(g, card="Wash")


# ---- reactions


def test_iron_heart_cancels_what_requires_dominate() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bonding"])
    s.seat(1, hand=["Iron Heart"])
    s.minion(0, "Sully", blood=3)
    s.minion(1, "Octane")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(card="Bonding")
    g.play(card="Iron Heart", level="superior")
    g.pass_until("discard")
    assert g.seat(1).pool == 29
    assert g.minion("Octane").blood == 5


def test_iron_heart_cancels_no_other_modifier() -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Iron Heart"])
    s.minion(0, "Colette", blood=3)
    s.minion(1, "Octane")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.play(kind="block", minion="Octane")
    g.play(card="Lost in Crowds", level="inferior")
    assert g.decision.kind != "as played"
