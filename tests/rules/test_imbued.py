"""Chapter IMBUED; what is incapacitated is in test_imbued_incapacitated.py."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve, Written
from imbued import JACK, LIZ, MARION, REACT, SIGHT, STRIKE
from methuselah._core import ScenarioError


def convictions(g: mt.Position, name: str) -> int:
    return sum(card in (SIGHT, STRIKE, REACT) for card in g.minion(name).cards)


@pytest.mark.rule("IMBUED-1")
def test_an_imbued_has_strength_and_bleed_1_and_starts_with_its_cost() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK)
    g = s.start()
    jack = g.minion(JACK)
    assert (jack.blood, jack.strength, jack.bleed, jack.capacity) == (4, 1, 1, 4)
    assert jack.title is None


@pytest.mark.rule("IMBUED-1", "INFLUENCE-3")
def test_it_is_influenced_out_for_its_cost_which_becomes_its_life(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(JACK, 3), (LIZ, 3)], library_only=True, hand_only=True)
    g = s.start(phase="influence")
    refused(g, kind="bring out", minion=JACK)
    g.play(kind="bring out", minion=LIZ)
    assert g.minion(LIZ).blood == 2  # what is beyond the cost drains
    g.play(kind="transfer", minion=JACK)
    g.play(kind="bring out", minion=JACK)
    assert g.minion(JACK).blood == 4
    assert not g.minion(JACK).locked


@pytest.mark.rule("IMBUED-1")
def test_it_is_an_ally_and_no_vampire(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment", "Govern the Unaligned", ".44 Magnum"])
    s.minion(0, JACK, blood=2)
    g = s.start()
    refused(g, kind="hunt", minion=JACK)
    refused(g, card="Ancilla Empowerment")
    refused(g, card="Govern the Unaligned")
    g.play(kind="play", card=".44 Magnum", minion=JACK)
    g.pass_until("minion")
    assert g.minion(JACK).cards == [".44 Magnum"]


@pytest.mark.rule("IMBUED-1", "CARD-5")
@pytest.mark.parametrize(("imbued", "has"), [(LIZ, True), (JACK, False)])
def test_virtues_are_disciplines_of_one_level(imbued: str, has: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Bond"])
    s.minion(0, imbued)
    s.minion(0, MARION, region="incapacitated")
    g = s.start()
    assert bool(offers(g, card="Bond")) == has


@pytest.mark.rule("IMBUED-1")
@pytest.mark.parametrize(("imbued", "has"), [(JACK, True), (LIZ, False)])
def test_creeds_are_clans(imbued: str, has: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Vigil: The Thin Line"])
    s.minion(0, imbued)
    g = s.start(phase="master")
    assert bool(offers(g, card="Vigil: The Thin Line")) == has


@pytest.mark.rule("IMBUED-1", "CONTEST-1", "CONTEST-3")
def test_it_is_unique_and_contested_with_all_that_is_on_it() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(JACK, 4)])
    s.minion(1, JACK, blood=2, cards=[STRIKE, "Discern"])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=JACK)
    g.play(kind="pass", seat=0)  # takes no conviction
    assert g.seat(0).minions == [] == g.seat(1).minions
    g.pass_until("contest")
    g.play(kind="pay", seat=1)
    g.pass_until("contest")
    g.play(kind="yield", seat=0)
    g.pass_until("master", seat=1)
    assert g.minion(JACK).blood == 2
    assert g.minion(JACK).seat == 1
    assert sorted(g.minion(JACK).cards) == ["Discern", STRIKE]


@pytest.mark.rule("IMBUED-2", "CONTEST-1")
def test_it_takes_its_first_conviction_before_it_is_contested() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(JACK, 4)], hand=[SIGHT])
    s.minion(1, JACK)
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=JACK)
    g.play(kind="conviction", card=SIGHT, seat=0)
    assert SIGHT not in g.seat(0).hand
    assert g.seat(0).minions == [] == g.seat(1).minions
    g.pass_until("contest", seat=1)
    g.play(kind="yield", seat=1)
    g.pass_until("master", seat=0)
    assert g.minion(JACK).cards == [SIGHT]


@pytest.mark.rule("IMBUED-2")
def test_one_conviction_is_put_on_each_imbued_in_the_unlock_phase(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[SIGHT], ash_heap=[STRIKE, REACT], library=["Deflection"])
    s.minion(0, JACK)
    s.minion(0, LIZ)
    s.minion(0, "Ryan")
    g = s.start(phase="unlock")
    refused(g, kind="conviction", minion="Ryan")
    g.play(kind="conviction", minion=JACK, card=SIGHT)
    assert g.minion(JACK).cards == [SIGHT]
    assert "Deflection" in g.seat(0).hand  # drawn in its place
    refused(g, kind="conviction", minion=JACK)
    g.play(kind="conviction", minion=LIZ, card=STRIKE)
    assert g.minion(LIZ).cards == [STRIKE]
    assert g.seat(0).ash_heap == [REACT]


@pytest.mark.rule("IMBUED-2")
def test_it_is_put_on_in_ones_own_unlock_phase_only(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[SIGHT])
    s.minion(0, JACK)
    g = s.start(active=1, phase="unlock")
    refused(g, kind="conviction")
    g.pass_until("minion", seat=0)
    refused(g, kind="conviction")


@pytest.mark.rule("IMBUED-2", "CARD-35")
@pytest.mark.parametrize("place", ["hand", "ash_heap", "library"])
def test_an_imbued_that_enters_with_none_may_take_one(place: str) -> None:
    s = mt.Scenario(players=2)
    piles: dict[str, Any] = {place: [STRIKE]}
    s.seat(0, uncontrolled=[(JACK, 4)], **piles)
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=JACK)
    if place == "library":
        g.play(kind="search")
    g.play(kind="conviction", card=STRIKE)
    assert g.minion(JACK).cards == [STRIKE]
    assert len(g.seat(0).hand) == 7
    g.pass_until("discard")
    assert convictions(g, JACK) == 1  # only one


@pytest.mark.rule("IMBUED-2")
def test_a_search_may_fail_and_what_is_not_taken_stays() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[(JACK, 4)], library=[STRIKE])
    g = s.start(phase="influence")
    g.play(kind="bring out", minion=JACK)
    g.play(kind="search")
    g.choose(g.decision.options[0])
    assert g.minion(JACK).cards == []
    assert g.decision.kind == "influence"


@pytest.mark.rule("IMBUED-2")
def test_a_sixth_conviction_burns_instead(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[SIGHT], ash_heap=[REACT])
    s.minion(0, JACK, cards=[STRIKE] * 5)
    g = s.start(phase="unlock")
    refused(g, kind="conviction", card=REACT)
    g.play(kind="conviction", card=SIGHT)
    assert g.minion(JACK).cards == [STRIKE] * 5
    assert sorted(g.seat(0).ash_heap) == [REACT, SIGHT]


@pytest.mark.rule("IMBUED-2")
def test_conviction_is_not_played_like_other_cards(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[STRIKE])
    s.minion(0, JACK)
    g = s.start(phase="master")
    refused(g, card=STRIKE)
    g.pass_until("minion")
    refused(g, card=STRIKE)


@pytest.mark.rule("IMBUED-3")
def test_getting_a_power_unlocks_the_imbued_if_it_succeeds(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Discern", "Vigilance"])
    s.minion(0, JACK)
    s.minion(0, "Ryan")
    g = s.start()
    refused(g, card="Discern", minion="Ryan")
    g.play(card="Discern", minion=JACK)
    g.pass_until("minion")
    assert g.minion(JACK).cards == ["Discern"]
    assert not g.minion(JACK).locked
    g.play(card="Vigilance", minion=JACK)  # it acts again


@pytest.mark.rule("IMBUED-3")
@pytest.mark.parametrize("bike", [True, False])
def test_it_is_an_action_with_1_stealth(bike: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Discern"])
    s.minion(0, JACK)
    s.minion(1, "Wauneka", cards=["Sport Bike"] if bike else [])
    g = s.start()
    g.play(card="Discern")
    g.play(kind="block", minion="Wauneka")
    resolve(g)
    assert ("Discern" in g.minion(JACK).cards) != bike
    assert g.minion(JACK).locked == bike


@pytest.mark.rule("IMBUED-3")
def test_an_imbued_has_no_two_copies_of_a_power(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Discern"])
    s.minion(0, JACK, cards=["Discern"])
    s.minion(0, MARION)
    g = s.start()
    assert not offers(g, card="Discern", minion=JACK)
    assert offers(g, card="Discern", minion=MARION)


@pytest.mark.rule("IMBUED-3")
def test_a_use_locks_the_power(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(1, JACK, cards=["Discern"])
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion=JACK)
    g.play(card="Lost in Crowds", mode=1)  # 2 stealth
    g.play(kind="use", card="Discern")
    g.play(kind="block", minion=JACK)
    refused(g, kind="use", card="Discern")  # which Jack needs again


@pytest.mark.rule("IMBUED-3", "BLOCK-8")
@pytest.mark.parametrize("locked", [True, False])
def test_who_reacts_with_a_power_is_ready_and_unlocked(locked: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ryan")
    s.minion(1, JACK, cards=["Champion", STRIKE, STRIKE], locked=locked)
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="bleed", minion="Ryan")
    g.pass_until("block", seat=1)
    assert bool(offers(g, kind="use", card="Champion")) != locked


@pytest.mark.rule("IMBUED-3", "UNLOCK-1")
def test_what_is_always_on_works_while_the_power_is_locked() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, JACK, blood=2)
    s.permanent(0, "Rejuvenate", on=JACK, locked=True)
    s.permanent(0, STRIKE, on=JACK)
    s.minion(0, MARION, blood=1)
    g = s.start(active=1, phase="discard")
    g.pass_until("unlock", seat=0)
    g.play(kind="trigger", card="Rejuvenate")
    assert g.minion(JACK).blood == 3
    g.pass_until("minion")
    g.play(kind="action", card="Rejuvenate", target=MARION)
    g.play(kind="choose", target=STRIKE)
    g.pass_until("minion")
    assert g.minion(MARION).blood == 2


OWN = r"""
Card(
    name: "Stake Out",
    facts: {"types": "Action"},
    modes: [(directed: true, choose: [Cards([Ally])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Young Blood",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([In(Uncontrolled, You), Not(CapacityAtLeast(4))])],
        do: [Gain(Blood(Picked(0)), 1)])],
)
Card(
    name: "Names on Old Stones",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([In(AshHeap, You), Ally])], do: [RemoveFromGame(Picked(0))])],
)
Card(
    name: "Deep Sleeper",
    facts: {"types": "Action"},
    modes: [(choose: [Top(Crypt, You)], do: [RemoveFromGame(Picked(0))])],
)
Card(
    name: "Last Word",
    facts: {"types": "Combat"},
    modes: [(when: RoundEnd, do: [Gain(Pool(You), 1)])],
)
"""


@pytest.mark.rule("IMBUED-4")
@pytest.mark.parametrize("region", ["ready", "incapacitated"])
def test_what_burns_an_ally_burns_it(own: mt.Cards, region: str) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Stake Out"])
    s.minion(0, "Ryan")
    s.minion(1, JACK, region=region)
    g = s.start()
    g.play(card="Stake Out", target=JACK)
    g.pass_until("minion")
    assert g.seat(1).ash_heap == [JACK]


@pytest.mark.rule("IMBUED-4")
@pytest.mark.parametrize("falls", [True, False])
def test_it_uses_nothing_that_an_ally_could_not_use_as_it_burns(
    own: mt.Cards,
    falls: bool,
    refused: Refused,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Last Word"], pool=10)
    s.minion(0, JACK, blood=1 if falls else 2)
    s.minion(1, "Wauneka")
    g = s.start()
    g.play(kind="bleed", minion=JACK)
    g.play(kind="block", minion="Wauneka")
    resolve(g, "round end", "minion", "combat ending")
    if falls:
        refused(g, card="Last Word")
    else:
        g.play(card="Last Word")
        assert g.seat(0).pool == 11


@pytest.mark.rule("IMBUED-5")
def test_what_sees_a_crypt_card_must_fit_it(own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Enchant Kindred"], uncontrolled=[(LIZ, 0), ("Min-seo", 0)])
    s.minion(0, "Alexa Draper")
    g = s.start()
    picks = {o.target for o in g.decision.options if o.card == "Enchant Kindred"}
    assert "Min-seo" in picks  # a younger vampire
    assert LIZ not in picks


@pytest.mark.rule("IMBUED-5")
def test_it_is_an_ally_only_in_play(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Names on Old Stones"], ash_heap=[JACK, "Ponticulus"])
    s.minion(0, "Ryan")
    g = s.start()
    assert {o.target for o in g.decision.options if o.card == "Names on Old Stones"} == {
        "Ponticulus"
    }


@pytest.mark.rule("IMBUED-5")
def test_its_cost_counts_as_capacity_where_only_that_is_compared(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Young Blood"], uncontrolled=[(LIZ, 0), (JACK, 0), ("Min-seo", 0)])
    s.minion(0, "Ryan")
    g = s.start()
    picks = {o.target for o in g.decision.options if o.card == "Young Blood"}
    assert picks == {LIZ, "Min-seo"}  # 2 and 3; Jack costs 4


@pytest.mark.rule("IMBUED-5")
def test_what_is_blind_works_with_what_it_finds(own: mt.Cards) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Deep Sleeper"], crypt=[JACK, LIZ])
    s.minion(0, "Ryan")
    g = s.start()
    g.play(card="Deep Sleeper")
    g.pass_until("minion")
    assert g.seat(0).crypt == [LIZ]


@pytest.mark.rule("IMBUED-5")
@pytest.mark.ruling("100954#4ee97f7c")
def test_one_that_is_called_for_a_fight_falls_at_once_and_is_removed(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Illusions of the Kindred"], crypt=[JACK])
    s.seat(1, pool=30)
    s.minion(0, "Sanjay Chakrabarti")
    s.minion(1, "Ryan", blood=4)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(card="Illusions of the Kindred", level="superior")
    resolve(g)
    assert [m.name for m in g.seat(0).minions] == ["Sanjay Chakrabarti"]
    assert g.seat(0).ash_heap == ["Illusions of the Kindred"]
    assert g.minion("Ryan").blood == 4  # nobody fights


@pytest.mark.rule("IMBUED-1")
@pytest.mark.parametrize(
    ("minion", "reason"),
    [
        ({"name": JACK, "region": "torpor"}, "in torpor: only vampires are"),
        ({"name": "Ryan", "region": "incapacitated"}, "incapacitated: only imbued are"),
        ({"name": JACK, "blood": 0}, "without life"),
        ({"name": "Ryan", "cards": ["Discern"]}, "it is no imbued"),
        ({"name": "Ryan", "cards": [STRIKE]}, "it is no imbued"),
        ({"name": JACK, "cards": [STRIKE] * 6}, "it has 5 conviction already"),
        ({"name": JACK, "cards": ["Discern", "Discern"]}, "can have only one Discern"),
        ({"name": JACK, "fresh": True}, "recruited"),
    ],
)
def test_positions_that_cannot_be(minion: dict[str, Any], reason: str) -> None:
    def build() -> None:
        s = mt.Scenario(players=2)
        s.minion(0, **minion)
        s.start()

    with pytest.raises(ScenarioError, match=reason):
        build()


@pytest.mark.rule("IMBUED-1", "DECK-4")
def test_a_crypt_may_hold_imbued() -> None:
    text = f"6 {JACK}\n6 {LIZ}\n30 {STRIKE}\n30 Discern\n"
    deck = mt.Deck.from_txt(text)
    assert (len(deck.crypt), len(deck.library)) == (12, 60)
    assert deck.check() == []


@pytest.mark.rule("IMBUED-1", "CARD-31")
def test_it_is_an_ally_as_it_plays_a_card_of_its_virtue(written: Written) -> None:
    entry = (
        'Card(name: "Plain Speech", facts: {"types": "Action", "requires": "inn"},'
        ' modes: [(disc: ["inn"], do: ['
        "If(If(Me, [Ally]), [Burn(Pool(Prey), 2)]),"
        "If(If(Me, [Vampire]), [Burn(Pool(Prey), 3)]),"
        "])])"
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Plain Speech"])
    s.minion(0, LIZ)
    g = s.start()
    g.play(card="Plain Speech")
    g.pass_until("minion")
    assert g.seat(1).pool == 28
