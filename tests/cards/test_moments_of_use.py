"""When effects of cards in play can be used: at any time of what their texts name."""

import methuselah as mt
import pytest
from driving import Duel, Never, resolve


def challenge(name: str, *on: str) -> mt.Position:
    """Seat 0 calls a referendum that counts the locked, with a vampire that can unlock."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Domain Challenge"])
    s.minion(0, name, cards=list(on))
    s.minion(1, "Belinde", locked=True)
    g = s.start()
    g.play(kind="play", card="Domain Challenge", minion=name)
    return g


@pytest.mark.ruling("201067#96066fff")
@pytest.mark.parametrize(
    ("name", "on", "card"),
    [
        ("Ayelech", ["Rutor's Hand"], "Rutor's Hand"),
        ("Qawiyya el-Ghaduba", [], "Qawiyya el-Ghaduba"),
    ],
)
def test_a_minion_phase_is_also_what_is_done_in_it(name: str, on: list[str], card: str) -> None:
    g = challenge(name, *on)
    g.pass_until("polling")
    g.play(kind="use", card=card)
    assert not g.minion(name).locked


def test_another_minion_phase_is_not_yours(never: Never) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Belinde")
    s.minion(1, "Qawiyya el-Ghaduba", locked=True)
    s.permanent(1, "The Coven")  # there is something to be asked
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    never(g, card="Qawiyya el-Ghaduba")


@pytest.mark.ruling("G00112#8eb702d8")
def test_hands_can_be_sharpened_once_strikes_are_chosen(duel: Duel) -> None:
    g = duel("Crossbreaker", "Ayelech")
    resolve(g, "strike chosen")
    g.play(kind="use", card="Crossbreaker")
    resolve(g, "press", "minion")
    assert g.minion("Ayelech").torpor


def test_strength_counts_as_it_is_when_a_strike_resolves(duel: Duel) -> None:
    g = duel("Adrino Manauara", "Ayelech", cards=(["Monstrous Form"], []))
    blood = g.minion("Ayelech").blood
    resolve(g, "strike chosen")
    g.play(kind="use", card="Monstrous Form")
    resolve(g, "press", "minion")
    assert g.minion("Ayelech").blood == blood - 2
