"""Political actions of the five starter decks, Parity Shift and Banishment."""

from typing import Any

import methuselah as mt
import pytest
from driving import Refused
from methuselah._core import Position
from positions import allocate, call, cast_all, pools, targets, votes


@pytest.mark.parametrize(
    "card",
    ["Ancilla Empowerment", "Consanguineous Boon", "Kine Resources Contested"],
)
def test_only_vampires_call_a_referendum(card: str, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=[card])
    s.minion(0, "Underbridge Stray")
    refused(s.start(), kind="play", card=card)


@pytest.mark.parametrize("passes", [True, False])
def test_a_referendum_that_fails_does_nothing(passes: bool) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Ancilla Empowerment"])
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.minion(0, "Ashley")
    s.minion(1, "Lenny Burkhead")
    g = call(s, "Ancilla Empowerment", "Ashley")
    g.play(kind="vote for", seat=0)
    if not passes:
        g.play(kind="vote against", seat=1)  # a tie fails
    g.pass_until("minion")
    assert pools(g) == ([9, 9, 10] if passes else [10, 10, 10])


# ---- Ancilla Empowerment


def test_ancilla_empowerment_counts_all_minions_one_controls() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Ancilla Empowerment"], uncontrolled=[("Sully", 4)])
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.minion(0, "Ashley")
    s.minion(1, "Ryan")
    s.minion(1, "Meaghan", region="torpor")
    s.minion(1, "Underbridge Stray")
    g = call(s, "Ancilla Empowerment", "Ashley")
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [9, 7, 10]


@pytest.mark.ruling("G00015#7e5f3251")
def test_of_those_ousted_at_once_only_the_survivors_get_six_pool() -> None:
    """Seats 1 and 2 go: 0 has the point and 6 pool for 1; 1 has the point for 2."""
    s = mt.Scenario(players=4)
    s.seat(0, pool=10, hand=["Ancilla Empowerment"])
    s.seat(1, pool=1)
    s.seat(2, pool=1)
    s.minion(0, "Ashley")
    s.minion(1, "Ryan", locked=True)
    s.minion(2, "Meaghan", locked=True)
    g = call(s, "Ancilla Empowerment", "Ashley")
    cast_all(g)
    assert [g.seat(n).ousted for n in range(4)] == [False, True, True, False]
    assert g.half_points == [2, 2, 0, 0]
    assert g.seat(0).pool == 10 - 1 + 6


# ---- Consanguineous Boon


def test_consanguineous_boon_counts_the_vampires_of_one_clan() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Consanguineous Boon"], uncontrolled=[("Sully", 4)])
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.minion(0, "Ashley")
    s.minion(0, "Ryan")
    s.minion(1, "Meaghan", region="torpor")
    s.minion(1, "Colette", locked=True)
    s.minion(1, "Underbridge Stray")
    g = call(s, "Consanguineous Boon", "Ashley")
    g.play(kind="choose", target="Malkavian")
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [11, 12, 10]


def test_any_clan_can_be_chosen_for_consanguineous_boon() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Consanguineous Boon"])
    s.minion(0, "Ashley")
    g = call(s, "Consanguineous Boon", "Ashley")
    g.play(kind="choose", target="Tremere")
    cast_all(g)
    g.pass_until("minion")
    assert g.seat(0).pool == 10


# ---- Kine Resources Contested


def kine(*pools: int) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=pools[0], hand=["Kine Resources Contested"])
    s.seat(1, pool=pools[1])
    s.seat(2, pool=pools[2])
    s.minion(0, "Ashley")
    return call(s, "Kine Resources Contested", "Ashley")


@pytest.mark.parametrize("points", [(0, 3, 1), (0, 1, 3), (1, 2, 1), (3, 1, 0), (2, 0, 2)])
@pytest.mark.ruling("101056#dd7c9c4b")
def test_kine_resources_burn_the_points_allocated(points: tuple[int, int, int]) -> None:
    """To oneself too."""
    g = kine(10, 10, 10)
    for amount in points:
        if g.decision.kind == "terms":
            g.play(kind="choose", amount=amount)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [10 - n for n in points]


@pytest.mark.ruling("101056#dd7c9c4b")
def test_no_four_points_for_one() -> None:
    g = kine(10, 10, 10)
    assert {o.amount for o in g.decision.options} == {0, 1, 2, 3}
    g.play(kind="choose", amount=0)
    assert {o.amount for o in g.decision.options} == {1, 2, 3}


@pytest.mark.ruling("G00135#1c51405c")
def test_more_points_than_a_methuselah_has_pool() -> None:
    g = kine(10, 2, 10)
    allocate(g, 0, 3)
    if g.decision.kind == "terms":
        g.play(kind="choose", amount=1)
    cast_all(g)
    assert g.seat(1).ousted
    assert (g.seat(0).pool, g.seat(2).pool) == (16, 9)


# ---- Parity Shift


def parity(*pools: int, votes_of: str = "Belinde") -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, pool=pools[0], hand=["Parity Shift"])
    s.seat(1, pool=pools[1])
    s.seat(2, pool=pools[2])
    s.minion(0, votes_of)
    return s


@pytest.mark.parametrize(
    ("shares", "after"), [((3, 0), [8, 9, 6]), ((0, 3), [5, 9, 9]), ((1, 2), [6, 9, 8])]
)
def test_parity_shift_moves_three_pool(shares: tuple[int, int], after: list[int]) -> None:
    g = call(parity(5, 12, 6), "Parity Shift", "Belinde")
    assert targets(g) == {"seat 1", "seat 2"}  # more pool than the caller
    g.play(kind="choose", target=1)
    for share in shares:
        if g.decision.kind == "terms":
            g.play(kind="choose", amount=share)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == after


def test_only_one_with_more_pool_can_be_chosen() -> None:
    g = call(parity(5, 12, 5), "Parity Shift", "Belinde")
    assert targets(g) == {"seat 1"}


@pytest.mark.ruling("G00158#8fa58d6b")
def test_parity_shift_cannot_be_played_by_the_one_with_most_pool(refused: Refused) -> None:
    refused(parity(5, 5, 4).start(), kind="play", card="Parity Shift")


@pytest.mark.parametrize("minion", ["Ashley", "The Dowager"])
def test_parity_shift_requires_a_prince_or_justicar(minion: str, refused: Refused) -> None:
    refused(parity(5, 9, 9, votes_of=minion).start(), kind="play", card="Parity Shift")


def test_parity_shift_can_be_called_by_a_justicar() -> None:
    s = parity(5, 9, 9, votes_of="Min-seo")
    s.permanent(0, "Toreador Justicar", on="Min-seo")
    g = call(s, "Parity Shift", "Min-seo")
    assert targets(g) == {"seat 1", "seat 2"}


@pytest.mark.ruling("101353#c1a9dcf5")
def test_with_less_than_three_pool_left_the_caller_chooses_within_the_terms() -> None:
    for kept in (1, 2):
        g = call(parity(1, 2, 1), "Parity Shift", "Belinde")
        g.play(kind="choose", target=1)
        allocate(g, 2)
        if g.decision.kind == "terms":
            g.play(kind="choose", amount=1)
        cast_all(g)
        assert g.decision.seat == 0
        assert {o.amount for o in g.decision.options} == {1, 2}  # 2 and 1 were the bounds
        g.play(kind="choose", amount=kept)
        if "pass" not in {o.kind for o in g.decision.options}:
            g.play(kind="choose", amount=2 - kept)
        assert g.seat(1).ousted
        assert (g.seat(0).pool, g.seat(2).pool) == (1 + kept + 6, 1 + 2 - kept)


# ---- Banishment


def banishment(**ryan: Any) -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Belinde")
    s.minion(1, "Ryan", blood=3, **ryan)
    return s


def banish(s: mt.Scenario) -> Position:
    g = call(s, "Banishment", "Belinde")
    g.play(kind="choose", target="Ryan")
    cast_all(g)
    g.pass_until("minion")
    return g


def test_banishment_chooses_a_ready_younger_vampire() -> None:
    s = banishment()
    s.minion(0, "Ashley")
    s.minion(1, "Andi Liu")  # of the same capacity
    s.minion(1, "Catalina Vega")  # older
    s.minion(1, "Meaghan", region="torpor")
    s.minion(2, "Underbridge Stray")
    g = call(s, "Banishment", "Belinde")
    assert targets(g) == {"Ashley", "Ryan"}


@pytest.mark.ruling("G00158#8fa58d6b")
def test_banishment_needs_a_younger_vampire_to_be_played(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Belinde")
    s.minion(1, "Andi Liu")
    refused(s.start(), kind="play", card="Banishment")


def test_the_banished_is_uncontrolled_with_its_blood_and_its_cards_are_out_of_play() -> None:
    g = banish(banishment(cards=["Sport Bike"]))
    assert [(v.name, v.blood) for v in g.seat(1).uncontrolled] == [("Ryan", 3)]
    assert g.seat(1).minions == []
    assert "Sport Bike" not in g.seat(1).permanents
    assert g.seat(1).ash_heap == []


@pytest.mark.ruling("100131#1a39a994")
def test_banishment_is_not_directed() -> None:
    """Prey and predator may block, whoever is chosen; and who that is comes after."""
    s = banishment()
    s.minion(2, "Sully", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Banishment")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")


@pytest.mark.ruling("100131#8d3fec05", "100131#f583864e")
def test_the_banished_is_influenced_out_again_with_its_cards_all_unlocked() -> None:
    g = banish(banishment(cards=["Sport Bike"], locked=True))
    g.pass_until("influence", seat=1)
    g.play(kind="transfer", target="Ryan")
    g.play(kind="bring out", minion="Ryan")
    ryan = g.minion("Ryan")
    assert (ryan.blood, ryan.locked, ryan.seat, ryan.cards) == (4, False, 1, ["Sport Bike"])


@pytest.mark.ruling("100131#93e5aca2")
def test_the_banished_keeps_a_title_gained() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Belinde")
    s.minion(1, "Min-seo", blood=3)
    s.permanent(1, "Toreador Justicar", on="Min-seo")
    g = call(s, "Banishment", "Belinde")
    g.play(kind="choose", target="Min-seo")
    cast_all(g, seat=0)
    g.pass_until("influence", seat=1)
    g.play(kind="bring out", minion="Min-seo")
    assert g.minion("Min-seo").title == "justicar"


@pytest.mark.ruling("100131#93e5aca2")
def test_the_banished_does_not_regain_a_title_lost() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Banishment"])
    s.minion(0, "Alexa Draper")
    s.minion(1, "Belinde", blood=6, title_lost=True)
    g = call(s, "Banishment", "Alexa Draper")
    g.play(kind="choose", target="Belinde")
    cast_all(g, seat=0)
    g.pass_until("influence", seat=1)
    g.play(kind="bring out", minion="Belinde")
    assert g.minion("Belinde").title is None


@pytest.mark.ruling("100131#93e5aca2")
def test_effects_on_the_banished_go_on_when_it_is_back(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Toreador Grand Ball", "Banishment"])
    s.minion(0, "Belinde")
    s.minion(0, "Min-seo")
    s.minion(0, "Nik Sikko")
    s.minion(1, "Ryan")
    g = s.start(phase="master")
    g.play(kind="play", card="Toreador Grand Ball", target="Min-seo")
    g.play(kind="choose", target="Nik Sikko")
    g.pass_until("minion")
    g.play(kind="play", card="Banishment", minion="Belinde")
    g.pass_until("terms")
    g.play(kind="choose", target="Nik Sikko")
    cast_all(g)
    assert [v.name for v in g.seat(0).uncontrolled] == ["Nik Sikko"]
    g.pass_until("influence")
    g.play(kind="bring out", minion="Nik Sikko")
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Nik Sikko")
    refused(g, kind="block")


@pytest.mark.ruling("100131#31b7c2b7")
def test_the_banished_goes_to_its_controllers_uncontrolled_region() -> None:
    g = banish(banishment(owner=2))
    assert [v.name for v in g.seat(1).uncontrolled] == ["Ryan"]
    assert g.seat(2).uncontrolled == []


# ---- Toreador Justicar


def justicar() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Toreador Justicar"])
    s.minion(0, "Min-seo")
    s.minion(0, "Ashley")
    s.minion(1, "Massimo Falconi", locked=True)
    s.minion(1, "Kathy Glens", region="torpor")
    s.minion(2, "Catalina Vega", locked=True)
    return s


def test_each_ready_toreador_has_a_vote_more_in_the_referendum_on_their_justicar() -> None:
    g = call(justicar(), "Toreador Justicar", "Min-seo")
    assert targets(g) == {"Min-seo", "Massimo Falconi", "Catalina Vega"}
    g.play(kind="choose", target="Massimo Falconi")
    assert votes(g, 0) == {"Min-seo": 1, None: 1}
    assert votes(g, 1) == {"Massimo Falconi": 1}
    assert votes(g, 2) == {"Catalina Vega": 3}


def test_the_chosen_becomes_justicar_with_the_card() -> None:
    g = call(justicar(), "Toreador Justicar", "Ashley")
    g.play(kind="choose", target="Massimo Falconi")
    cast_all(g)
    g.pass_until("minion")
    chosen = g.minion("Massimo Falconi")
    assert (chosen.title, chosen.cards) == ("justicar", ["Toreador Justicar"])


@pytest.mark.rule("CONTEST-4")
def test_nobody_is_chosen_whose_controller_has_a_justicar_of_the_clan_already() -> None:
    s = justicar()
    s.minion(1, "Tamoszius", cards=["Toreador Justicar"])
    g = call(s, "Toreador Justicar", "Min-seo")
    assert targets(g) == {"Min-seo", "Catalina Vega", "Tamoszius"}


def test_a_justicar_has_three_votes_in_other_referendums() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Ashley")
    s.minion(1, "Min-seo")
    s.minion(1, "Nik Sikko")
    s.permanent(1, "Toreador Justicar", on="Min-seo")
    g = call(s, "Ancilla Empowerment", "Ashley")
    assert votes(g, 1) == {"Min-seo": 3}


def test_a_prince_made_justicar_is_no_prince_any_more() -> None:
    """SECT-1: at most one title; a new one replaces it."""
    g = call(justicar(), "Toreador Justicar", "Ashley")
    g.play(kind="choose", target="Catalina Vega")
    cast_all(g)
    cast_all(g, seat=2)
    g.pass_until("minion")
    assert g.minion("Catalina Vega").title == "justicar"


def test_the_title_of_justicar_is_unique_and_contested() -> None:
    s = justicar()
    s.permanent(1, "Toreador Justicar", on="Massimo Falconi")
    g = call(s, "Toreador Justicar", "Min-seo")
    g.play(kind="choose", target="Min-seo")
    cast_all(g)
    g.pass_until("minion")
    assert g.minion("Min-seo").title is None
    assert g.minion("Massimo Falconi").title is None


@pytest.mark.ruling("G00034#48980d1c", "G00158#8fa58d6b")
def test_only_a_camarilla_toreador_can_be_justicar(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Toreador Justicar"])
    s.minion(0, "Ashley")
    s.minion(0, "Min-seo", sect="Sabbat")
    s.minion(1, "Nik Sikko", region="torpor")
    refused(s.start(), kind="play", card="Toreador Justicar")
    s = justicar()
    s.minion(1, "Nik Sikko", sect="Anarch")
    g = call(s, "Toreador Justicar", "Ashley")
    assert "Nik Sikko" not in targets(g)
