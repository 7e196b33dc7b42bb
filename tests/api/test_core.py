"""The binding: what games, views and positions hand out, and what they refuse."""

import threading
from typing import Any

import methuselah as mt
import numpy as np
import pytest
from methuselah import _core
from methuselah.errors import CardError, GameError, RulesError, ScenarioError


def arena_of(decks: list[mt.Deck], *, seating: Any = "rotate", seed: int = 7) -> _core.Arena:
    return mt.Table(decks, policies="random", seating=seating).arena(range(len(decks)), seed=seed)


@pytest.fixture
def bleeding() -> mt.Position:
    """Belinde can bleed an empty table."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=12, hand=["Govern the Unaligned"])
    s.seat(1, pool=30, edge=True)
    s.minion(0, "Belinde", blood=4)
    return s.start(active=0, phase="minion")


class TestGame:
    """One game, step by step."""

    def test_built_in_policies_play_the_game_of_the_arena(self, decks: list[mt.Deck]) -> None:
        arena = arena_of(decks)
        at_once, by_choices = (_core.Game(arena, 3) for _ in range(2))
        at_once.advance_builtin(range(5))
        while by_choices.decision:
            by_choices.choose(by_choices.builtin_choice())
        expected = arena.play(3, 1, 1)
        for game in (at_once, by_choices):
            columns = game.columns()
            assert columns.keys() == expected.keys()
            assert all(np.array_equal(columns[name], expected[name]) for name in expected)
        assert at_once.log == by_choices.log

    def test_a_game_that_goes_on_has_no_columns(self, decks: list[mt.Deck]) -> None:
        with pytest.raises(GameError, match="game 3 of seed 7 is not over"):
            _core.Game(arena_of(decks), 3).columns()

    def test_a_game_that_is_over_has_no_choices(self, decks: list[mt.Deck]) -> None:
        game = _core.Game(arena_of(decks), 3)
        option = game.builtin_choice()
        game.advance_builtin(range(5))
        assert game.decision is None
        for refused in (game.builtin_choice, lambda: game.choose(option)):
            with pytest.raises(GameError, match="no decision"):
                refused()

    def test_what_was_handed_out_stays_as_it_was(self, decks: list[mt.Deck]) -> None:
        game = _core.Game(arena_of(decks), 3)
        decision, view, seat = game.decision, game.view(0), game.seat(0)
        assert decision is not None
        assert decision is game.decision
        before = (str(decision.options), view.round, view.hand, seat.pool)
        game.advance_builtin(range(5))
        assert (str(decision.options), view.round, view.hand, seat.pool) == before
        assert game.view(0).round > view.round

    def test_options_are_values(self, decks: list[mt.Deck]) -> None:
        game, same = (_core.Game(arena_of(decks), 3) for _ in range(2))
        assert game.decision is not None
        assert same.decision is not None
        assert game.decision.options == same.decision.options
        assert set(game.decision.options) == set(same.decision.options)
        assert game.decision.options[0] != game.decision.options[1]
        assert game.decision.options[0] != "pass"
        assert all(str(option) for option in game.decision.options)

    def test_keys_know_decks_and_not_seats(self, decks: list[mt.Deck]) -> None:
        arena = arena_of([decks[0]] * 5)

        def keys(number: int) -> set[int]:
            game, found = _core.Game(arena, number), set()
            while game.decision and game.view(0).round < 6:
                found |= {option.key for option in game.decision.options}
                game.choose(game.builtin_choice())
            return found

        one, two = keys(0), keys(7)
        assert len(one & two) > len(one) / 2

    def test_a_view_hides_what_others_hold(self, decks: list[mt.Deck]) -> None:
        game = _core.Game(arena_of(decks), 3)
        view, seat = game.view(2), game.seat(2)
        assert (view.seat, view.prey, view.predator) == (2, 3, 1)
        assert view.hand == seat.hand
        assert view.hand_sizes == [7] * 5
        assert [m.name for m in view.uncontrolled()] == [m.name for m in seat.uncontrolled]
        assert view.pool == [30] * 5
        assert not hasattr(view, "library")
        for number in (5, 200):
            with pytest.raises(GameError, match=f"no seat {number}: the seats are 0 to 4"):
                game.view(number)


class TestArena:
    """What makes no arena, and threads."""

    def test_other_threads_of_python_run_meanwhile(self, decks: list[mt.Deck]) -> None:
        arena = arena_of(decks)
        playing = threading.Thread(target=arena.play, args=(0, 200, 1))
        playing.start()
        turns = 0
        while playing.is_alive():
            turns += 1
        assert turns > 1000

    def test_columns_are_of_the_types_that_the_stubs_tell(self, decks: list[mt.Deck]) -> None:
        columns = arena_of(decks).play(0, 2, 1)
        assert {name: str(column.dtype) for name, column in columns.items()} == {
            "seats.game": "uint64",
            "seats.entry": "uint8",
            "seats.seat": "uint8",
            "seats.half_points": "uint8",
            "seats.game_win": "bool",
            "seats.ousted_by": "int8",
            "seats.oust_round": "int16",
            "seats.withdrew": "bool",
            "seats.pool": "int16",
            "games.game": "uint64",
            "games.chance": "uint64",
            "games.rounds": "uint16",
            "games.decisions": "uint32",
            "games.ended_by": "uint8",
            "cards.entry": "uint8",
            "cards.card": "uint32",
            "cards.drawn": "uint64",
            "cards.played": "uint64",
            "cards.discarded": "uint64",
            "cards.left_in_hand": "uint64",
            "cards.games_drawn": "uint64",
            "cards.wins_drawn": "uint64",
            "cards.games_played": "uint64",
            "cards.wins_played": "uint64",
        }

    @pytest.mark.parametrize(
        ("changes", "error", "message"),
        [
            ({"decks": [[1], [2]]}, CardError, "no card has the id 1"),
            ({"decks": [[200_001] * 65] * 2}, CardError, "65 crypt cards, more than the 64"),
            ({"decks": [[]]}, ValueError, "2 to 5 decks, not 1"),
            ({"policies": ["random"]}, ValueError, "1 players for 2 decks"),
            ({"policies": ["alphago"] * 2}, ValueError, '"alphago"'),
            ({"seating": "circle"}, ValueError, '"circle"'),
            ({"seed": -1}, OverflowError, "negative"),
            (
                {"rules": mt.Rules().for_engine() | {"hand": 16}},
                RulesError,
                "hand is 16: .* 1 to 15 is",
            ),
            (
                {"rules": mt.Rules().for_engine() | {"edition": "v6"}},
                RulesError,
                'edition is "v6": "v5" or "classic" is needed',
            ),
            ({"rules": {}}, KeyError, "edition"),
        ],
    )
    def test_what_makes_no_arena(
        self, changes: dict[str, Any], error: type[Exception], message: str
    ) -> None:
        given: dict[str, Any] = {"decks": [[], []], "policies": ["random"] * 2, "seed": 0}
        given |= {"rules": mt.Rules().for_engine(), "seating": "fixed"}
        given |= {"cards": mt.Cards.standard(), "blanks": True}
        _core.Arena(**given)
        with pytest.raises(error, match=message):
            _core.Arena(**(given | changes))

    def test_games_beyond_the_last_one(self, decks: list[mt.Deck]) -> None:
        with pytest.raises(ValueError, match="no 2 games from number 18446744073709551615"):
            arena_of(decks).play(2**64 - 1, 2, 1)
        with pytest.raises(RuntimeError, match="at least one"):
            arena_of(decks).play(0, 2, 0)


class TestScenario:
    """Positions."""

    def test_a_bleed_that_nobody_blocks(self, bleeding: mt.Position) -> None:
        g = bleeding
        g.play(kind="bleed", minion="Belinde")
        g.pass_until("minion")
        assert (g.seat(1).pool, g.edge) == (29, 0)
        belinde = g.minion("Belinde")
        assert (belinde.seat, belinde.blood, belinde.capacity) == (0, 4, 6)
        assert (belinde.locked, belinde.torpor, belinde.title) == (True, False, "prince")
        assert any("Belinde" in line for line in g.log)

    def test_a_choice_that_does_not_fit_lists_those_there_are(self, bleeding: mt.Position) -> None:
        with pytest.raises(GameError, match=r"no option fits \(hunt, .*\)(.|\n)*bleed with"):
            bleeding.play(kind="hunt", minion="Belinde", amount=3)
        with pytest.raises(GameError, match="several options fit"):
            bleeding.play()
        with pytest.raises(GameError, match="no card of this game is called"):
            bleeding.play(card="Bonding")
        with pytest.raises(ValueError, match='level is "high"'):
            bleeding.play(level="high")  # type: ignore[arg-type]

    def test_passing_until_a_seat_has_its_turn(self, bleeding: mt.Position) -> None:
        bleeding.pass_until("influence", seat=2)
        assert bleeding.decision is not None
        assert (bleeding.decision.seat, bleeding.view(0).active) == (2, 2)

    def test_rules_and_cards_are_those_given(self) -> None:
        rules = mt.Rules(hand=3, pool=11)
        for given in (rules, rules.for_engine()):
            s = mt.Scenario(rules=given, cards=mt.Cards.standard())
            s.minion(0, "Belinde")
            seat = s.start().seat(1)
            assert (seat.pool, seat.hand) == (11, ["Filler"] * 3)

    def test_piles_in_their_order(self) -> None:
        s = mt.Scenario()
        s.seat(
            0,
            hand=["Blood Doll"],
            library=["Deflection", "Bonding"],
            crypt=["Belinde", "Madison"],
            uncontrolled=[("Colette", 2)],
            ash_heap=["Conditioning"],
        )
        s.minion(0, "Horace Radcliffe", region="torpor", blood=1, cards=[".44 Magnum"])
        seat = s.start(phase="influence").seat(0)
        assert seat.hand == ["Blood Doll"] + ["Filler"] * 6
        assert seat.library[:3] == ["Deflection", "Bonding", "Filler"]
        assert seat.crypt == ["Belinde", "Madison"]
        assert [(m.name, m.blood) for m in seat.uncontrolled] == [("Colette", 2)]
        assert seat.ash_heap == ["Conditioning"]
        assert [(m.name, m.torpor, m.cards) for m in seat.minions] == [
            ("Horace Radcliffe", True, [".44 Magnum"])
        ]
        assert seat.permanents == [".44 Magnum"]

    @pytest.mark.parametrize(
        ("place", "error", "message"),
        [
            (lambda s: s.minion(0, "Belind"), ScenarioError, "no card `Belind`.*Belinde"),
            (lambda s: s.minion(9, "Belinde"), ScenarioError, "no seat 9"),
            (lambda s: s.minion(0, "Bonding"), ScenarioError, "Bonding"),
            (lambda s: s.minion(0, "Belinde", region="bed"), ScenarioError, "region is"),
            (lambda s: s.minion(0, "Belinde", sect="Nobody"), ScenarioError, "Nobody"),
            (lambda s: s.start(phase="noon"), ScenarioError, "no phase `noon`"),
            (lambda _: mt.Scenario(players=6), ScenarioError, "2 to 5 Methuselahs, not 6"),
            (
                lambda _: mt.Scenario(rules=mt.Rules().for_engine() | {"edition": "v6"}),
                RulesError,
                "v6",
            ),
        ],
    )
    def test_what_makes_no_position(self, place: Any, error: type[Exception], message: str) -> None:
        with pytest.raises(error, match=message):
            place(mt.Scenario())


def test_a_kind_that_does_not_exist_is_said() -> None:
    scenario = mt.Scenario()
    scenario.minion(0, "Sully")
    game = scenario.start()
    with pytest.raises(GameError, match="no kind of option is called `bleeds`; .* bleed, hunt"):
        game.play(kind="bleeds")
    with pytest.raises(GameError, match="no kind of decision is called `blok`; .* block, attempt"):
        game.pass_until("blok")
