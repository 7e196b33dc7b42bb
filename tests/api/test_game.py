"""One game by hand, and as a file."""

import json
import re
from pathlib import Path

import methuselah as mt
import pytest
from methuselah import cli
from methuselah.errors import GameError, ReplayError


class Last:
    """Takes the last option."""

    def decide(self, view: mt.View, decision: mt.Decision, rng: object) -> mt.Option:
        del view, rng
        return decision.options[-1]


@pytest.fixture
def game(decks: list[mt.Deck]) -> mt.Game:
    table = mt.Table(decks, policies=[Last, *["random"] * 4], seating="rotate")
    return mt.Game(table, seed=7, game=3)


class TestByHand:
    """Options by what they are."""

    def test_an_option_is_taken_by_what_it_is(self, duel: mt.Table) -> None:
        game = mt.Game(duel, seed=7)
        game.pass_until("influence", seat=1)
        (name, *_) = {minion.name for minion in game.view(1).uncontrolled()}
        pool = game.seat(1).pool
        game.play(kind="transfer", target=name, seat=1)
        assert game.seat(1).pool == pool - 1
        with pytest.raises(GameError, match="no card of this game is called"):
            game.play(card="Arson")

    def test_a_phase_with_nothing_to_decide_is_not_waited_for(self, table: mt.Table) -> None:
        game = mt.Game(table, seed=3)
        game.pass_until("minion", seat=2)
        assert game.view(2).minions(2) == []
        assert str(game.decision) == 'Decision("influence" of seat 2)'

    def test_the_readme_stops_where_it_says(self, table: mt.Table) -> None:
        readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
        ((kind, seat),) = re.findall(r'pass_until\("(\w+)", seat=(\d)\)', readme)
        for seed in range(4):
            game = mt.Game(table, seed=seed)
            game.pass_until(kind, seat=int(seat))
            assert str(game.decision) == f'Decision("{kind}" of seat {seat})'

    def test_what_does_not_come_is_said(self, duel: mt.Table) -> None:
        game = mt.Game(duel, seed=7)
        with pytest.raises(GameError, match="within a round"):
            game.pass_until("strike")


class TestReplay:
    """Games as files."""

    def test_a_game_is_played_to_where_it_was_saved(self, game: mt.Game, tmp_path: Path) -> None:
        for turns in (0, 3, 20):
            for _ in range(turns):
                game.pass_until("discard")
                game.advance(range(5))
            game.save(tmp_path / "game.json")
            loaded = mt.Game.load(tmp_path / "game.json")
            assert (loaded.log, loaded.decks) == (game.log, game.decks)
            assert str(loaded.decision) == str(game.decision)

    def test_a_game_by_its_policies_is_saved_too(self, game: mt.Game, tmp_path: Path) -> None:
        game.play_out()
        game.save(tmp_path / "game.json")
        loaded = mt.Game.load(tmp_path / "game.json")
        assert loaded.decision is None
        assert loaded.transcript() == game.transcript()
        # Once more, from the replay.
        loaded.save(tmp_path / "again.json")
        again = json.loads((tmp_path / "again.json").read_text())
        assert again["picks"] == json.loads((tmp_path / "game.json").read_text())["picks"]

    def test_a_field_has_replays_too(self, decks: list[mt.Deck], tmp_path: Path) -> None:
        field = mt.Field(decks[0], against=decks[1:], players=3)
        game = mt.Game(field, seed=7, game=5)
        game.play_out()
        game.save(tmp_path / "game.json")
        assert mt.Game.load(tmp_path / "game.json").log == game.log

    def test_it_stops_where_the_game_parts_from_it(self, game: mt.Game, tmp_path: Path) -> None:
        game.play_out()
        path = tmp_path / "game.json"
        game.save(path)
        values = json.loads(path.read_text())
        at = next(n for n, pick in enumerate(values["picks"]) if pick[1] == "influence")
        seat, kind, _, nth, _ = values["picks"][at]

        def refused(*pick: object) -> str:
            picks = [*values["picks"][:at], list(pick), *values["picks"][at + 1 :]]
            path.write_text(json.dumps(values | {"picks": picks}))
            with pytest.raises(ReplayError) as caught:
                mt.Game.load(path)
            return str(caught.value)

        message = refused(seat, kind, "00ab", nth, "transfer 1 pool to Nobody")
        assert f"at decision {at}: there seat {seat} took 'transfer 1 pool to Nobody'" in message
        assert "here there is: end the influence phase; " in message
        message = refused((seat + 1) % 5, "master", "00ab", 0, "pass")
        assert f"here seat {seat} has a 'influence' decision" in message
        values["picks"].append([0, "master", "00ab", 0, "pass"])
        values["picks"][at] = [seat, kind, *values["picks"][at][2:]]
        path.write_text(json.dumps(values))
        with pytest.raises(ReplayError, match="here the game is over"):
            mt.Game.load(path)

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "is no replay: it is not JSON; Game.save writes replays$"),
            ("Deck Name: Tremere", "is no replay: it is not JSON"),
            ("[]", "is no replay: it is \\[\\], not an object"),
            ('{"format": 2}', "has format 2; this version reads 1"),
            ('{"format": 1, "picks": [[0, "master"]], "manifest": {}}', "is no replay: pick 0 is"),
            (
                '{"format": 1, "picks": [3], "manifest": {}}',
                "is no replay: pick 0 is 3: a seat, kind",
            ),
            (
                '{"format": 1, "picks": [[0, "a", "z", 0, ""]], "manifest": {}}',
                "pick 0 is .*needed",
            ),
            (
                '{"format": 1, "picks": [[0, "a", "a", -1, ""]], "manifest": {}}',
                "pick 0 is .*needed",
            ),
            ('{"format": 1, "picks": 3, "manifest": {}}', "its picks are 3, not a list"),
            ('{"format": 1, "manifest": {}}', "is no replay: it lacks 'picks'$"),
            ("{}", "is no replay: it lacks 'format'$"),
            ('{"format": 1, "hashes": {}}', "is no replay: it is the manifest of a run; give the"),
            ('{"format": 1, "picks": [], "manifest": {}}', "is no replay: .* is no manifest"),
        ],
    )
    def test_what_is_no_replay(self, text: str, message: str, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        path.write_text(text)
        with pytest.raises(ReplayError, match=message):
            mt.Game.load(path)

    def test_an_unfinished_game_says_so(self, game: mt.Game, tmp_path: Path) -> None:
        game.advance(range(1))
        game.save(tmp_path / "game.json")
        text = mt.Game.load(tmp_path / "game.json").transcript()
        decision = game.decision
        assert decision is not None
        told = f"The game is not over: it stands at a '{decision.kind}' decision of {game.decks[decision.seat]}"
        assert text.splitlines()[-6].startswith(told)
        game.play_out()
        assert "not over" not in game.transcript()

    def test_where_it_cannot_be_written(self, game: mt.Game, tmp_path: Path) -> None:
        with pytest.raises(ReplayError, match="cannot write .*nowhere"):
            game.save(tmp_path / "nowhere" / "game.json")

    def test_the_command_line_reads_and_writes_them(
        self, duel: mt.Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        run, path = str(tmp_path / "run"), tmp_path / "game.json"
        mt.simulate(duel, games=3, seed=7, out=run)
        assert cli.run(["replay", run, "--game", "2", "--save", str(path)]) == 0
        told = capsys.readouterr().out
        assert cli.run(["replay", str(path)]) == 0
        assert capsys.readouterr().out == told
        with pytest.raises(SystemExit):
            cli.main(["replay", run])
        assert "which game? --game 0 to 2" in capsys.readouterr().err


class TestTranscript:
    """What a player reads."""

    def test_methuselahs_are_called_by_their_decks(self, game: mt.Game) -> None:
        game.play_out()
        told = game.transcript().splitlines()
        decks = game.decks
        assert told[:5] == [f"{deck} (seat {seat})" for seat, deck in enumerate(decks)]
        begins = "begins with 30 pool, 7 cards in hand and 4 uncontrolled vampires"
        assert told[6:11] == [f"{deck} {begins}" for deck in decks]
        assert told[11:13] == ["", f"Round 1, turn of {decks[0]} (pool 30)"]
        assert not any("seat " in line for line in told[5:])
        scores = zip(decks, game.scores, strict=True)
        assert told[-5:] == [f"{deck}: {points:g} VP" for deck, points in scores]

    def test_decks_of_one_name_are_told_apart(self, decks: list[mt.Deck]) -> None:
        twice = [decks[0], decks[1], decks[0]]
        game = mt.Game(mt.Table(twice, policies="random", seating="fixed"), seed=7)
        game.play_out()
        name = decks[0].name
        told = game.transcript().splitlines()
        assert told[0] == f"{name} (seat 0)"
        assert told[2] == f"{name} (2) (seat 2)"
        for called in (name, decks[1].name, f"{name} (2)"):
            assert f"Round 1, turn of {called} (pool 30)" in told
        # The log keeps to the seats.
        assert "Round 1, turn of seat 0 (pool 30)" in game.log
