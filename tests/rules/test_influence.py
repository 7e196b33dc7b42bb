"""Chapter INFLUENCE."""

import re

import methuselah as mt
import pytest
from driving import Offers, Refused


@pytest.mark.rule("INFLUENCE-2", "INFLUENCE-3")
def test_the_influence_example(refused: Refused) -> None:
    """Nora has 4 transfers and 2 pool; Alexa Draper (8) has 6 blood, Sybren van Oosten 2."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=2, uncontrolled=[("Alexa Draper", 6), ("Sybren van Oosten", 2)])
    g = s.start(phase="influence")
    g.play(kind="transfer back", target="Sybren van Oosten")
    assert (g.seat(0).pool, g.seat(0).transfers) == (3, 2)
    g.play(kind="transfer", target="Alexa Draper")
    g.play(kind="transfer", target="Alexa Draper")
    g.play(kind="bring out", target="Alexa Draper")
    alexa = g.minion("Alexa Draper")
    assert (alexa.blood, alexa.locked, g.seat(0).pool) == (8, False, 1)
    assert [(m.name, m.blood) for m in g.seat(0).uncontrolled] == [("Sybren van Oosten", 1)]


@pytest.mark.rule("INFLUENCE-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_three_turns_have_1_2_and_3_transfers(seat: int) -> None:
    s = mt.Scenario(players=4, round=1)
    for n, name in enumerate(("Ryan", "Sully", "Ashley", "Meaghan")):
        s.seat(n, uncontrolled=[(name, 0)])
    g = s.start(active=seat, phase="influence")
    assert g.seat(seat).transfers == (1, 2, 3, 4)[seat]


@pytest.mark.rule("INFLUENCE-1")
def test_thereafter_everyone_has_4(refused: Refused) -> None:
    s = mt.Scenario(players=4, round=2)
    s.seat(0, uncontrolled=[("Alexa Draper", 0)])
    g = s.start(phase="influence")
    for _ in range(4):
        g.play(kind="transfer", target="Alexa Draper")
    refused(g, kind="transfer", target="Alexa Draper")
    assert (g.seat(0).pool, g.seat(0).uncontrolled[0].blood) == (26, 4)


@pytest.mark.rule("INFLUENCE-1")
def test_transfers_are_not_saved(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Alexa Draper", 0)])
    s.seat(1, uncontrolled=[("Sully", 0)])
    g = s.start(phase="influence")
    g.pass_until("influence", seat=1)
    g.pass_until("influence", seat=0)
    assert g.seat(0).transfers == 4


@pytest.mark.rule("INFLUENCE-2", "TERM-8")
def test_1_transfer_moves_1_pool_to_an_uncontrolled_vampire() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 1)])
    g = s.start(phase="influence")
    g.play(kind="transfer", target="Ryan")
    assert (g.seat(0).pool, g.seat(0).uncontrolled[0].blood, g.seat(0).transfers) == (29, 2, 3)


@pytest.mark.rule("INFLUENCE-2")
def test_2_transfers_move_1_blood_back(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 3)])
    g = s.start(phase="influence")
    g.play(kind="transfer back", target="Ryan")
    g.play(kind="transfer", target="Ryan")
    assert g.seat(0).transfers == 1
    refused(g, kind="transfer back", target="Ryan")


@pytest.mark.rule("INFLUENCE-2")
def test_4_transfers_and_1_pool_draw_from_the_crypt(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, crypt=["Ryan", "Sully"])
    g = s.start(phase="influence")
    g.play(kind="draw crypt")
    assert [m.name for m in g.seat(0).uncontrolled] == ["Ryan"]
    assert g.seat(0).crypt == ["Sully"]
    assert (g.seat(0).pool, g.seat(0).transfers) == (29, 0)


@pytest.mark.rule("INFLUENCE-2")
def test_with_3_transfers_left_nothing_is_drawn(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, crypt=["Ryan"], uncontrolled=[("Sully", 0)])
    g = s.start(phase="influence")
    g.play(kind="transfer", target="Sully")
    refused(g, kind="draw crypt")


@pytest.mark.rule("INFLUENCE-3", "CARD-2")
def test_a_vampire_with_its_capacity_is_moved_ready_and_the_excess_drains(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 6), ("Sully", 3)])
    g = s.start(phase="influence")
    assert len(offers(g, kind="bring out")) == 1
    g.play(kind="bring out", target="Ryan")
    ryan = g.minion("Ryan")
    assert (ryan.seat, ryan.blood, ryan.locked) == (0, 4, False)
    assert g.seat(0).transfers == 4


@pytest.mark.rule("INFLUENCE-3")
def test_it_need_not_be_moved() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    g = s.start(phase="influence")
    g.pass_until("discard")
    assert [m.name for m in g.seat(0).uncontrolled] == ["Ryan"]


@pytest.mark.rule("INFLUENCE-3", "INFLUENCE-1")
def test_extra_transfers_come_at_the_start_of_the_phase() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Alexa Draper", 0)])
    s.permanent(0, "Information Highway")
    g = s.start(phase="influence")
    assert g.seat(0).transfers == 6


@pytest.mark.rule("INFLUENCE-4", "END-1")
def test_to_spend_the_last_pool_ousts(offers: Offers) -> None:
    """The option itself says so."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=1, uncontrolled=[("Ryan", 1)])
    g = s.start(phase="influence")
    last = [o for o in g.decision.options if o.kind == "transfer"]
    assert re.search(r"last pool|oust", str(last[0]))
    g.choose(last[0])
    assert g.seat(0).ousted
    assert g.half_points == [0, 0, 2]


@pytest.mark.rule("INFLUENCE-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_schedule_is_a_setting(seat: int) -> None:
    rules = mt.Rules(transfers=(2, 3, 4)).for_engine()
    s = mt.Scenario(players=3, round=1, rules=rules)
    for n, name in enumerate(("Ryan", "Sully", "Ashley")):
        s.seat(n, uncontrolled=[(name, 0)])
    g = s.start(active=seat, phase="influence")
    assert g.seat(seat).transfers == (2, 3, 4)[seat]


@pytest.mark.rule("INFLUENCE-5")
@pytest.mark.parametrize(
    ("schedule", "transfers"),
    [((2,), [2, 2, 2, 2, 2]), ((1, 3), [1, 3, 3, 3, 3]), ((1, 2, 3, 4, 5), [1, 2, 3, 4, 5])],
)
def test_it_is_as_long_as_one_likes_and_its_last_number_stands(
    schedule: tuple[int, ...], transfers: list[int]
) -> None:
    """Without the setting, the fifth turn has four."""
    rules = mt.Rules(transfers=schedule).for_engine()
    for seat, expected in enumerate(transfers):
        s = mt.Scenario(players=5, round=1, rules=rules)
        s.seat(seat, uncontrolled=[("Ryan", 0)])
        assert s.start(active=seat, phase="influence").seat(seat).transfers == expected


@pytest.mark.rule("INFLUENCE-2")
def test_the_uncontrolled_vampires_of_others_are_out_of_reach(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 1)])
    s.seat(1, uncontrolled=[("Sully", 1)])
    g = s.start(phase="influence")
    assert all("Ryan" in words for words in offers(g, kind="transfer"))


# ---- the discard phase


@pytest.mark.rule("INFLUENCE-2")
def test_from_an_empty_crypt_nothing_is_drawn(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 0)])
    g = s.start(phase="influence")
    refused(g, kind="draw crypt")


@pytest.mark.rule("INFLUENCE-3")
def test_a_vampire_moved_ready_acts_from_the_next_turn_on() -> None:
    """It is ready and unlocked, so it may block at once."""
    s = mt.Scenario(players=2)
    s.seat(0, uncontrolled=[("Ryan", 4)])
    s.minion(1, "Sully")
    g = s.start(phase="influence")
    g.play(kind="bring out", target="Ryan")
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
