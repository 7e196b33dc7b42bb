"""Combat cards: strikes, and what they can do to a combat; grapples and aims."""

import methuselah as mt
import pytest
from driving import Duel, Never, Offers, Resolve
from positions import blood

# ---- Strikes that hurt


@pytest.mark.parametrize(
    ("card", "actor", "level", "loses", "gains"),
    [
        ("Roundhouse", "Ryan", "inferior", 3, 0),
        ("Roundhouse", "Aunt Linda", "superior", 4, 0),
        ("Theft of Vitae", "Lauren", "inferior", 1, 1),
        ("Theft of Vitae", "Nassir", "superior", 2, 2),
    ],
)
def test_strikes_that_hurt(
    card: str, actor: str, level: str, loses: int, gains: int, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Ayelech", [card], blood=(2, 7))
    resolve(g, "strike")
    g.play(kind="play", card=card, level=level)
    g.play(kind="hand strike", minion="Ayelech")
    resolve(g)
    assert blood(g, actor, "Ayelech") == (2 + gains - 1, 7 - loses)


def test_roundhouse_adds_to_the_strength(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Roundhouse"], cards=(["Preternatural Strength"], []))
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - (1 + 1 + 3)


def test_roundhouse_is_a_hand_strike_and_does_nothing_at_long_range(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Roundhouse"], ["Apportation"])
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert blood(g, "Aunt Linda", "Ayelech") == (4, 7)


def test_theft_of_vitae_is_ranged(duel: Duel, resolve: Resolve) -> None:
    g = duel("Ayelech", "Wauneka", ["Apportation", "Theft of Vitae"], blood=(3, 5))
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert blood(g, "Ayelech", "Wauneka") == (5, 3)


@pytest.mark.ruling("101966#97cd43ba")
def test_theft_of_vitae_takes_what_there_is(duel: Duel, resolve: Resolve) -> None:
    g = duel("Nassir", "Meaghan", ["Theft of Vitae"], blood=(2, 1))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert blood(g, "Nassir", "Meaghan") == (2 + 1 - 1, 0)
    assert not g.minion("Meaghan").torpor  # stealing is not damage


@pytest.mark.ruling("101966#97cd43ba")
def test_theft_of_vitae_makes_blood_of_an_allys_life(duel: Duel, resolve: Resolve) -> None:
    g = duel("Nassir", "Underbridge Stray", ["Theft of Vitae"], blood=(2, 1))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior")
    resolve(g)
    assert g.minion("Nassir").blood == 3
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.ruling("101966#e45e2bd0")
def test_two_thefts_resolve_at_the_same_time(duel: Duel, resolve: Resolve) -> None:
    g = duel("Nassir", "Lauren", ["Theft of Vitae"], ["Theft of Vitae"], blood=(4, 4))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior", seat=0)
    g.play(kind="play", card="Theft of Vitae", level="inferior", seat=1)
    resolve(g)
    assert blood(g, "Nassir", "Lauren") == (4, 3)  # +2 -1 above a capacity of 4, and +1 -2


@pytest.mark.ruling("101966#e45e2bd0")
def test_two_thefts_lose_no_blood_to_full_capacities(duel: Duel, resolve: Resolve) -> None:
    g = duel("Nassir", "Rosalina Cortez", ["Theft of Vitae"], ["Theft of Vitae"], blood=(4, 3))
    resolve(g, "strike")
    g.play(kind="play", card="Theft of Vitae", level="superior", seat=0)
    g.play(kind="play", card="Theft of Vitae", level="superior", seat=1)
    resolve(g)
    assert blood(g, "Nassir", "Rosalina Cortez") == (4, 3)


# ---- Majesty


@pytest.mark.parametrize(
    ("actor", "level", "locked"),
    [("Nik Sikko", "inferior", True), ("Naomi Stewart", "superior", False)],
)
def test_majesty_ends_combat(
    actor: str, level: str, locked: bool, duel: Duel, resolve: Resolve
) -> None:
    g = duel(actor, "Wauneka", ["Majesty"], blood=(3, 5))
    resolve(g, "strike")
    g.play(kind="play", card="Majesty", level=level)
    resolve(g)
    assert blood(g, actor, "Wauneka") == (2, 5)  # it costs 1; no damage is done
    assert g.minion(actor).locked is locked
    assert g.minion("Wauneka").locked


def test_majesty_unlocks_a_blocker_too(duel: Duel, resolve: Resolve) -> None:
    g = duel("Wauneka", "Naomi Stewart", [], ["Majesty"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="play", card="Majesty", level="superior")
    resolve(g)
    assert not g.minion("Naomi Stewart").locked
    assert blood(g, "Wauneka", "Naomi Stewart") == (5, 4)


@pytest.mark.ruling("101144#3df035f2", "101507#0460fc36")
def test_majesty_unlocks_though_a_new_combat_begins(duel: Duel, resolve: Resolve) -> None:
    g = duel("Tamoszius", "Wauneka", ["Majesty", "Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Majesty", level="superior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "strike")
    assert not g.minion("Tamoszius").locked
    resolve(g)
    assert blood(g, "Tamoszius", "Wauneka") == (5 - 1 - 1, 4)


# ---- Form of Mist


def test_form_of_mist_dodges_at_inferior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Indira", "Sully", ["Form of Mist"])
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="inferior")
    resolve(g)
    assert blood(g, "Indira", "Sully") == (3, 4)
    assert g.seat(1).pool == 30


def test_form_of_mist_ends_combat_and_goes_on_with_the_action(duel: Duel, resolve: Resolve) -> None:
    g = duel("Indira", "Sully", ["Form of Mist"])
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    assert g.seat(1).pool == 30
    g.play(kind="yes")
    resolve(g)
    assert blood(g, "Indira", "Sully") == (2, 4)
    assert (g.seat(1).pool, g.edge) == (29, 0)
    assert g.minion("Indira").locked
    assert g.minion("Sully").locked  # he has blocked


def test_form_of_mist_need_not_go_on(duel: Duel, resolve: Resolve) -> None:
    g = duel("Indira", "Sully", ["Form of Mist"])
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g)  # everyone passes
    assert (g.minion("Indira").blood, g.seat(1).pool) == (3, 30)


def test_form_of_mist_cannot_go_on_without_blood(resolve: Resolve, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.minion(0, "Indira", blood=0)
    s.minion(1, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Indira")
    g.play(kind="block", minion="Sully")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    never(g, kind="yes")
    assert g.minion("Indira").blood == 0


def test_form_of_mist_does_not_go_on_for_a_blocker(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Sully", "Indira", [], ["Form of Mist"])
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Sully")
    g.play(kind="play", card="Form of Mist", level="superior")
    never(g, kind="yes")
    assert blood(g, "Sully", "Indira") == (4, 3)
    assert g.seat(1).pool == 30


def mist_past_sully(resolve: Resolve, equipment: list[str], hand: list[str]) -> mt.Position:
    """Sully has blocked and the action goes on in mist; Colette has not blocked yet."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist", *hand])
    s.minion(0, "Indira")
    s.minion(1, "Sully")
    s.minion(1, "Colette", cards=equipment)
    g = s.start()
    g.play(kind="bleed", minion="Indira")
    g.play(kind="block", minion="Sully")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    return g


def test_the_mist_has_1_stealth(resolve: Resolve) -> None:
    g = mist_past_sully(resolve, [], [])
    g.play(kind="block", minion="Colette")
    resolve(g)
    assert g.seat(1).pool == 29
    assert not g.minion("Colette").locked  # the attempt failed


def test_the_mist_goes_on_only_once_each_action(resolve: Resolve, offers: Offers) -> None:
    g = mist_past_sully(resolve, ["Sport Bike"], ["Form of Mist"])
    g.play(kind="block", minion="Colette")
    resolve(g, "strike")
    assert offers(g, card="Form of Mist") == ["Indira plays Form of Mist [pro]"]
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.ruling("G00099#850354c1")
def test_who_has_declined_cannot_block_the_mist(resolve: Resolve, never: Never) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Form of Mist"])
    s.minion(0, "Indira", blood=2)
    s.minion(1, "Sully", cards=["Sport Bike", "Raven Spy"])
    s.minion(2, "Colette", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Indira")
    g.play(kind="block", minion="Colette")  # the prey, asked first, has declined
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    never(g, kind="block", minion="Sully")
    assert g.minion("Indira").blood == 2 - 1 + 1


@pytest.mark.ruling("G00099#a7f110ae", "G00099#8594b82e")
def test_the_mist_keeps_the_action_card_and_modifiers(resolve: Resolve) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist", "Govern the Unaligned", "Conditioning"])
    s.minion(0, "Ángel Guerrero")  # ANI DOM PRO
    s.minion(1, "Sully")
    s.minion(1, "Ashley")  # who is asked to block once the action continues
    g = s.start()
    g.play(kind="play", card="Govern the Unaligned", level="inferior")
    g.play(kind="play", card="Conditioning", level="superior")
    g.play(kind="block", minion="Sully")
    resolve(g, "strike")
    assert "Govern the Unaligned" in g.seat(0).ash_heap  # the action is blocked
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    assert "Govern the Unaligned" not in g.seat(0).ash_heap
    resolve(g)
    assert g.seat(1).pool == 30 - (1 + 2 + 3)
    assert g.seat(0).ash_heap.count("Govern the Unaligned") == 1
    assert g.minion("Ángel Guerrero").blood == 7 - 3  # 1 for each of the three cards


@pytest.mark.ruling("G00098#66952142")
def test_the_mist_does_not_go_on_after_a_successful_action(resolve: Resolve, never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Form of Mist", "Deep Song"])
    s.minion(0, "Ángel Guerrero")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="play", card="Deep Song", level="superior")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Sully")
    g.play(kind="play", card="Form of Mist", level="superior")
    never(g, kind="yes")
    assert blood(g, "Ángel Guerrero", "Sully") == (7, 4)


@pytest.mark.ruling("G00071#c2da21d8", "101507#0460fc36")
def test_the_mist_does_not_go_on_if_a_new_combat_begins(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Indira", "Bret Stryker", ["Form of Mist"], ["Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    never(g, kind="yes")
    assert blood(g, "Indira", "Bret Stryker") == (2, 3)
    assert g.seat(1).pool == 30


# ---- Psyche!


def test_psyche_is_a_press_at_inferior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Min-seo", "Wauneka", ["Psyche!"], blood=(3, 5))
    resolve(g, "press")
    g.play(kind="play", card="Psyche!", level="inferior")
    resolve(g)
    assert blood(g, "Min-seo", "Wauneka") == (1, 3)


def test_psyche_begins_a_new_combat_at_superior(duel: Duel, resolve: Resolve) -> None:
    g = duel("Bret Stryker", "Wauneka", ["Psyche!"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g)
    assert blood(g, "Bret Stryker", "Wauneka") == (4 - 2, 5 - 2)
    assert sum("combat:" in line for line in g.log) == 2


def test_psyche_comes_only_as_combat_is_about_to_end(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    g = duel("Bret Stryker", "Wauneka", ["Psyche!"])
    resolve(g, "strike")
    assert not offers(g, card="Psyche!")
    resolve(g, "press")
    assert offers(g, card="Psyche!") == ["Bret Stryker plays Psyche! [cel]"]


def test_psyche_needs_its_own_combatant_ready(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Bret Stryker", "Aunt Linda", ["Psyche!"], ["Roundhouse"], blood=(1, 4))
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Bret Stryker")
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, card="Psyche!")
    assert g.minion("Bret Stryker").torpor


def test_psyche_needs_the_opposing_combatant_ready(duel: Duel, never: Never) -> None:
    g = duel("Bret Stryker", "Underbridge Stray", ["Psyche!"], blood=(4, 1))
    never(g, card="Psyche!")
    assert "Underbridge Stray" in g.seat(1).ash_heap


@pytest.mark.ruling("101507#edd98d0d")
def test_psyche_does_not_queue_a_second_combat(duel: Duel, resolve: Resolve, never: Never) -> None:
    g = duel("Bret Stryker", "Tamoszius", ["Psyche!"], ["Psyche!"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior", minion="Bret Stryker")
    never(g, "strike", card="Psyche!")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior", minion="Tamoszius")  # the new one ends
    resolve(g)
    assert blood(g, "Bret Stryker", "Tamoszius") == (4 - 3, 5 - 3)


@pytest.mark.ruling("101507#daee1ec7")
def test_the_action_can_go_on_after_the_combat_that_psyche_began(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Indira", "Bret Stryker", ["Form of Mist"], ["Psyche!"])
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Form of Mist", level="superior")
    resolve(g, "may")
    g.play(kind="yes")
    resolve(g)
    assert g.seat(1).pool == 29
    assert blood(g, "Indira", "Bret Stryker") == (3 - 1 - 1, 3)


def test_psyche_can_interrupt_what_ends_combat(duel: Duel, resolve: Resolve) -> None:
    g = duel("Naomi Stewart", "Bret Stryker", ["Majesty"], ["Psyche!"])
    resolve(g, "strike")
    g.play(kind="play", card="Majesty", level="inferior")
    resolve(g, "combat ending")
    g.play(kind="play", card="Psyche!", level="superior")
    resolve(g)
    assert blood(g, "Naomi Stewart", "Bret Stryker") == (5 - 1 - 1, 3)


# ---- Immortal Grapple


@pytest.mark.parametrize("actor", ["Ryan", "Aunt Linda"])
def test_the_grapple_leaves_hand_strikes_to_both(actor: str, duel: Duel, resolve: Resolve) -> None:
    guns = ([".44 Magnum"], [".44 Magnum"])
    level = "inferior" if actor == "Ryan" else "superior"
    g = duel(actor, "Naomi Stewart", ["Immortal Grapple"], ["Majesty"], cards=guns)
    g.play(kind="play", card="Immortal Grapple", level=level)
    resolve(g, "strike")
    assert [o.kind for o in g.decision.options] == ["hand strike"]
    g.play(kind="hand strike", minion=actor)
    assert [o.kind for o in g.decision.options] == ["hand strike"]
    resolve(g)
    assert blood(g, actor, "Naomi Stewart") == (3, 4)


def test_the_grapple_allows_hand_strikes_from_cards(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Immortal Grapple", "Roundhouse"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "strike")
    g.play(kind="play", card="Roundhouse", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 4


def test_the_grapple_needs_close_range(duel: Duel, never: Never) -> None:
    g = duel("Ryan", "Ayelech", ["Immortal Grapple"], ["Apportation"])
    g.play(kind="play", card="Apportation", level="superior")
    never(g, card="Immortal Grapple")


def test_the_grapple_comes_after_the_range_is_determined(duel: Duel, never: Never) -> None:
    hand = ["Immortal Grapple", "Carrion Crows"]
    g = duel("Horace Radcliffe", "Ayelech", hand, ["Apportation"])
    never(g, "before strikes", card="Immortal Grapple")


def test_each_combatant_can_grapple_once_each_round(
    duel: Duel, resolve: Resolve, offers: Offers
) -> None:
    grapple = "Immortal Grapple"
    g = duel("Aunt Linda", "Wauneka", [grapple, grapple], [grapple])
    g.play(kind="play", card=grapple, level="superior", minion="Aunt Linda")
    while g.decision.seat == 0 and g.decision.kind == "before strikes":
        assert not offers(g, card=grapple)
        g.choose(g.decision.options[0])
    g.play(kind="play", card=grapple, level="superior", minion="Wauneka")
    resolve(g, "press")
    g.play(kind="press", minion="Aunt Linda")
    g.pass_until("before strikes")
    assert offers(g, card=grapple)  # in a new round


@pytest.mark.ruling("100959#dcab011e")
def test_a_cancelled_grapple_is_the_one_of_the_round(duel: Duel, never: Never) -> None:
    grapple = "Immortal Grapple"
    g = duel("Aunt Linda", "Ayelech", [grapple, grapple], ["Direct Intervention"])
    g.play(kind="play", card=grapple, level="superior")
    g.play(card="Direct Intervention")
    never(g, card=grapple)


@pytest.mark.ruling("100959#dea8d0e1", "101942#a7b7aa01")
def test_who_is_bound_to_a_gun_loses_the_strike_to_a_grapple(duel: Duel, never: Never) -> None:
    hand = ["Immortal Grapple", "Swallowed by the Night"]
    g = duel("Belinde", "Sully", hand, ["Target Vitals"], cards=([], [".44 Magnum"]))
    g.play(kind="maneuver", minion="Sully")
    g.play(kind="play", card="Swallowed by the Night", level="superior")
    g.play(kind="play", card="Immortal Grapple", level="inferior")
    never(g, minion="Sully")  # neither strikes nor aims
    assert blood(g, "Belinde", "Sully") == (6, 3)


def test_the_superior_grapple_presses_into_another_close_round(
    duel: Duel, resolve: Resolve, never: Never
) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Immortal Grapple"], ["Apportation"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press", minion="Aunt Linda")
    never(g, card="Apportation", kind="maneuver")
    assert g.decision.kind != "range"
    assert blood(g, "Aunt Linda", "Ayelech") == (2, 5)


def test_the_range_of_the_second_round_is_not_determined(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Ayelech", ["Immortal Grapple"], ["Apportation"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press", minion="Aunt Linda")
    resolve(g, "range", "strike")
    assert g.decision.kind == "strike"


def test_the_second_round_is_no_grapple(duel: Duel, resolve: Resolve) -> None:
    g = duel("Aunt Linda", "Naomi Stewart", ["Immortal Grapple"], ["Majesty"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press", minion="Aunt Linda")
    g.play(kind="hand strike", minion="Aunt Linda")
    g.play(kind="play", card="Majesty", level="inferior")
    resolve(g)
    assert blood(g, "Aunt Linda", "Naomi Stewart") == (3, 5 - 1 - 1)


def test_the_inferior_grapple_gives_no_press_and_sets_no_range(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Ryan", "Ayelech", ["Immortal Grapple"], ["Apportation", "Apportation"])
    g.play(kind="play", card="Immortal Grapple")
    resolve(g, "press")
    assert g.decision.seat == 1
    g.play(kind="play", card="Apportation", level="inferior")
    g.play(kind="play", card="Apportation", level="superior")
    resolve(g)
    assert blood(g, "Ryan", "Ayelech") == (3, 6)  # the second round was at long range


@pytest.mark.ruling("G00127#ad526062")
def test_cards_for_before_range_can_be_played_with_the_range_set(
    duel: Duel, resolve: Resolve
) -> None:
    g = duel("Horace Radcliffe", "Ayelech", ["Immortal Grapple", "Carrion Crows"])
    g.play(kind="play", card="Immortal Grapple", level="superior")
    resolve(g, "press")
    g.play(kind="press", minion="Horace Radcliffe")
    g.play(kind="play", card="Carrion Crows", level="superior")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - 1 - (1 + 2)
