"""Rulings on cards that are played or used in actions."""

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Never, Offers, Resolve
from positions import targets

OWN = (
    ADEPTS
    + """
// Gives up an action while a block of it is attempted.
Card(
    name: "Second Thoughts",
    facts: {"types": "Action Modifier"},
    modes: [(when: Attempt, do: [CancelAction])],
)
Card(
    name: "Stalk",
    facts: {"types": "Action"},
    modes: [(act: Hunt)],
)
Card(
    name: "Stand Fast",
    facts: {"types": "Reaction"},
    if: [If(Blocker, [The(Me)])],
    modes: [(when: Blocked, do: [EndAction])],
)
Card(
    name: "First Blow",
    facts: {"types": "Combat"},
    modes: [(when: BeforeRange, do: [ActsFirst(Me)])],
)
Card(
    name: "Of Two Minds",
    facts: {"types": "Reaction", "requires": "aus/for"},
    modes: [
        (disc: ["aus"], do: [Add(Intercept, Me, 1, Action)]),
        (disc: ["for"], do: [Add(Intercept, Me, 1, Action)]),
    ],
)
Card(
    name: "Restful",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: BloodCost([Type(Combat)], -2)))],
)
Card(
    name: "Forceful",
    facts: {"types": "Combat"},
    modes: [(when: Chosen, if: [StrikesWith([Requires("pot")])], do: [MoreDamage(1)])],
)
Card(
    name: "Lord",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "7", "group": "any",
        "sect": "Camarilla", "title": "prince", "city": "Rome", "disciplines": "OBF",
    },
)
Card(
    name: "Thief",
    facts: {
        "types": "Vampire", "clans": "Nosferatu", "capacity": "7", "group": "any",
        "sect": "Camarilla", "disciplines": "OBF",
    },
)
"""
)


# ---- blocked, and what then


@pytest.mark.ruling("100018#cd3239dd", "100323#ff5f1124")
@pytest.mark.parametrize("turns", [True, False])
def test_a_beauty_has_ached_before_she_turns_away(
    turns: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Change of Target"])
    s.minion(0, "Delilah Easton", cards=["Aching Beauty"])
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    if turns:
        g.play(kind="play", card="Change of Target")
    resolve(g)
    assert g.seat(1).pool == 19
    assert any("strikes" in line for line in g.log) is not turns


@pytest.mark.ruling("100323#7aee577a")
@pytest.mark.parametrize("first", ["hunt", "Stalk"])
def test_a_hunt_without_a_card_is_not_the_one_with_it(
    first: str, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = seated(own, ["Change of Target", "Stalk", "Stalk"])
    s.minion(0, "Adept", blood=4)
    s.minion(1, "Layman", cards=["Sport Bike"])
    s.minion(2, "Ruler", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt") if first == "hunt" else g.play(card="Stalk")
    g.play(kind="block")
    g.play(kind="play", card="Change of Target")
    resolve(g, "minion")
    assert not g.minion("Adept").locked
    assert bool(offers(g, kind="hunt")) is (first != "hunt")
    assert bool(offers(g, card="Stalk")) is (first == "hunt")


@pytest.mark.ruling("100476#1c0a707b")
@pytest.mark.parametrize("sons", [True, False])
def test_once_the_combat_is_called_off_there_is_no_answer_to_it(
    sons: bool, own: mt.Cards, never: Never, offers: Offers
) -> None:
    s = seated(own, [], ["Stand Fast"])
    s.minion(0, "Adept", cards=["Crypt's Sons"])
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    if sons:
        g.play(kind="use", card="Crypt's Sons")
        never(g, card="Stand Fast")
        assert g.seat(1).pool == 19
    else:
        g.pass_until("blocked", seat=1)
        assert offers(g, card="Stand Fast")


@pytest.mark.ruling("100492#3f246ec7")
@pytest.mark.parametrize("cancelled", [True, False])
def test_no_dawn_is_dared_in_an_action_that_is_cancelled(
    cancelled: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Daring the Dawn", "Second Thoughts"])
    s.minion(0, "Adept", blood=5)
    s.minion(1, "Hireling")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Daring the Dawn", level="inferior")
    g.play(kind="block", minion="Hireling")
    if cancelled:
        g.play(kind="play", card="Second Thoughts")
    resolve(g, "minion", "discard", "influence")
    adept = g.minion("Adept")
    assert (adept.torpor, adept.blood) == ((False, 5) if cancelled else (True, 3))


@pytest.mark.ruling("100485#96d55610")
@pytest.mark.parametrize("cancelled", [True, False])
def test_dabbling_in_an_action_that_is_cancelled_is_of_no_use(
    cancelled: bool, own: mt.Cards, never: Never
) -> None:
    hand = ["Cloak the Gathering", "Bonding", "Mirror Walk", "Second Thoughts"]
    s = seated(own, hand)
    s.minion(0, "Adept", blood=5, cards=["Dabbler"])
    s.minion(1, "Layman", cards=["Sport Bike", "Raven Spy", "Raven Spy"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="play", card="Bonding", level="inferior")
    g.play(kind="block", minion="Layman")
    g.play(kind="play", card="Cloak the Gathering", level="inferior", minion="Adept")
    g.play(kind="play", card="Mirror Walk", level="inferior")
    if cancelled:
        g.play(kind="play", card="Second Thoughts")
        never(g, card="Dabbler")
    else:
        while not any(o.card == "Dabbler" for o in g.decision.options):
            kind = "hand strike" if g.decision.kind == "strike" else "pass"
            g.choose(next(o for o in g.decision.options if o.kind == kind))
        assert g.decision.kind == "resolved"


# ---- announced


@pytest.mark.ruling("100146#06362f44")
def test_the_beasts_may_come_with_the_card_that_replaces_the_action(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Conceal"], library=["Beast Meld"])
    s.minion(0, "Adept")
    s.minion(1, "Layman", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Conceal", target="Sport Bike")
    g.play(kind="play", card="Beast Meld", level="superior")
    assert g.decision.kind != "announced"


def misted(own: mt.Cards, resolve: Resolve, *answer: str, meld: bool = False) -> mt.Position:
    """The Layman has blocked, and the Adept goes on as mist."""
    hand = ["Form of Mist", "Lost in Crowds", *(["Beast Meld"] if meld else [])]
    s = seated(own, hand, list(answer))
    s.permanent(1, "WMRH Talk Radio")
    s.minion(0, "Adept")
    s.minion(1, "Layman", cards=["Sport Bike"])
    s.minion(1, "Ruler", cards=["Sport Bike", "Raven Spy", "Raven Spy"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Layman")
    if meld:
        g.play(kind="play", card="Beast Meld", level="inferior")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    return g


@pytest.mark.ruling("100146#16102418")
def test_after_a_second_block_1_damage_is_prevented_again(own: mt.Cards, resolve: Resolve) -> None:
    g = misted(own, resolve, meld=True)
    g.play(kind="block", minion="Ruler")
    resolve(g, "prevent")
    g.play(kind="prevent")
    resolve(g)
    assert g.minion("Adept").blood == 8 - 2 - 1


@pytest.mark.ruling("100760#86ffa3f5")
def test_who_is_awakened_after_its_block_has_not_blocked(own: mt.Cards, resolve: Resolve) -> None:
    g = misted(own, resolve, "Forced Awakening")
    assert g.minion("Layman").blood == 5
    g.play(kind="play", card="Forced Awakening", minion="Layman")
    resolve(g)
    assert g.minion("Layman").blood == 4
    assert g.seat(1).pool == 19


@pytest.mark.ruling("102189#5fa82f4c")
@pytest.mark.parametrize("blocks", [True, False])
def test_the_radio_asks_for_a_block_after_its_use(
    blocks: bool, own: mt.Cards, resolve: Resolve
) -> None:
    """The Layman has blocked before; now it attempts again."""
    g = misted(own, resolve, "On the Qui Vive")
    g.play(kind="play", card="On the Qui Vive", minion="Layman")
    g.play(kind="block", minion="Layman")
    level = "inferior" if blocks else "superior"
    g.play(kind="play", card="Lost in Crowds", level=level)
    g.play(kind="use", card="WMRH Talk Radio")
    resolve(g)
    assert g.seat(1).pool == (20 if blocks else 20 - 1 - 1)


# ---- bleeds


@pytest.mark.ruling("102226#0aeb33c4")
def test_a_law_is_used_once_though_another_takes_the_action_over(
    own: mt.Cards, never: Never
) -> None:
    law = "Haqim's Law: Retribution"
    s = seated(own, ["Trap", "Trap", "Mask of a Thousand Faces"])
    s.permanent(0, law)
    s.minion(0, "Bijou")
    s.minion(0, "Abd al-Rashid")
    g = s.start()
    g.play(kind="bleed", minion="Bijou")
    g.play(kind="use", card=law)
    g.play(kind="play", card="Mask of a Thousand Faces", minion="Abd al-Rashid", level="inferior")
    assert g.minion("Abd al-Rashid").locked
    never(g, card=law)
    assert g.seat(1).pool == 20 - 2


@pytest.mark.ruling("102293#c085a436")
@pytest.mark.parametrize("recruited", [True, False])
def test_a_shambler_helps_though_it_has_just_come(
    recruited: bool, own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own)
    s.minion(0, "Bone Shambler")
    s.minion(0, "Bone Shambler", fresh=recruited)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Bone Shambler")
    resolve(g)
    assert g.seat(1).pool == 18


@pytest.mark.ruling("101948#fa2e088c")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_counter_comes_before_or_after_blocks(when: str, own: mt.Cards) -> None:
    s = seated(own, ["Spying Mission", "Lost in Crowds"], ["Telepathic Counter"])
    s.minion(0, "Adept")
    s.minion(1, "Novice")
    g = s.start()
    g.play(kind="bleed")
    if when == "after":
        g.play(kind="block")
        g.play(kind="play", card="Lost in Crowds", level="superior")
        g.pass_until("block", seat=1)
    g.play(kind="play", card="Telepathic Counter")
    g.pass_until("minion")
    assert g.seat(1).pool == 20


@pytest.mark.ruling("101948#fa2e088c")
def test_no_counter_comes_once_the_bleed_would_succeed(own: mt.Cards, never: Never) -> None:
    s = seated(own, ["Spying Mission"], ["Telepathic Counter"])
    s.minion(0, "Adept")
    s.minion(1, "Novice")
    g = s.start()
    g.play(kind="bleed")
    g.pass_until("would succeed", seat=0)
    g.play(kind="play", card="Spying Mission", level="superior")
    never(g, card="Telepathic Counter")
    assert "Spying Mission" in g.minion("Adept").cards


# ---- combat and its order


@pytest.mark.ruling("100515#e56a6fe8")
@pytest.mark.parametrize("again", [True, False])
def test_whoever_is_said_last_to_act_goes_first(
    again: bool, own: mt.Cards, resolve: Resolve
) -> None:
    """The song makes its target act; then the singer does."""
    s = seated(own, ["Deep Song", "First Blow"])
    s.minion(0, "Adept")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="play", card="Deep Song", level="superior", target="Layman")
    if again:
        g.play(kind="play", card="First Blow")
    resolve(g, "strike")
    assert g.decision.seat == (0 if again else 1)


@pytest.mark.ruling("101175#429e448e")
@pytest.mark.parametrize("blood", [2, 1, 0])
def test_what_resilience_burns_is_no_cost_of_the_card(
    blood: int, own: mt.Cards, resolve: Resolve
) -> None:
    """Though combat cards cost the Adept 2 less."""
    s = seated(own, [], ["Martyr's Resilience"])
    s.minion(0, "Ruler", cards=["Ivory Bow"])
    s.minion(1, "Adept", blood=blood, cards=["Restful"])
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Layman")
    resolve(g, "prevent")
    g.play(kind="play", card="Martyr's Resilience", level="superior", target="Layman")
    assert targets(g) == {str(n) for n in range(blood + 1)}
    g.choose(next(o for o in g.decision.options if o.target == str(blood)))
    assert g.minion("Adept").blood == 0


@pytest.mark.ruling("100913#e1ddad95")
@pytest.mark.parametrize("by", ["Heroic Might", "Ivory Bow"])
def test_the_strikes_of_a_heroic_might_require_potence(
    by: str, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    s = seated(own, ["Forceful"])
    s.minion(0, "Adept", cards=["Ivory Bow"])
    s.permanent(0, "Heroic Might", on="Adept", superior=True)
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="weapon strike", card=by)
    assert bool(offers(g, card="Forceful")) is (by == "Heroic Might")


# ---- cancelling


@pytest.mark.ruling("100921#5847b766")
@pytest.mark.parametrize(("mode", "hidden"), [(0, True), (1, False)])
def test_what_is_not_played_with_auspex_cannot_be_hidden_from(
    mode: int, hidden: bool, own: mt.Cards, offers: Offers
) -> None:
    s = seated(own, ["Hide the Mind", "Cloak the Gathering"], ["Of Two Minds"])
    s.minion(0, "Adept")
    s.minion(1, "Novice")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Cloak the Gathering", level="inferior")
    g.play(kind="play", card="Of Two Minds", mode=mode)
    assert bool(offers(g, card="Hide the Mind")) is hidden


@pytest.mark.ruling("101501#40ff79a5")
@pytest.mark.parametrize(("actor", "mask", "more"), [("Thief", "Lord", 1), ("Lord", "Thief", 0)])
def test_the_racket_asks_who_acts_now(
    actor: str, mask: str, more: int, own: mt.Cards, resolve: Resolve
) -> None:
    """One of stealth 1, or of stealth 2, is caught only by what the title adds."""
    s = seated(own, ["Mask of a Thousand Faces", "Lost in Crowds"], ["Protection Racket"])
    s.minion(0, "Thief")
    s.minion(0, "Lord")
    s.minion(1, "Novice")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block")
    g.play(kind="play", card="Lost in Crowds", level="inferior")
    g.play(kind="play", card="Protection Racket")
    g.play(kind="play", card="Mask of a Thousand Faces", minion=mask, level="superior")
    resolve(g)
    assert g.seat(1).pool == (20 if more else 19)


@pytest.mark.ruling("102063#269bc863")
def test_who_is_unlocked_already_is_of_use_in_a_siege(own: mt.Cards) -> None:
    s = seated(own, ["Lost in Crowds"])
    s.permanent(1, "Under Siege", counters=3)
    s.minion(0, "Adept")
    s.minion(1, "Tamoszius", sect="Sabbat")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="use", card="Under Siege")
    g.play(kind="play", card="Lost in Crowds", level="inferior")
    g.pass_until("strike")
