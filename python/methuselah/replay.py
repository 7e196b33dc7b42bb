"""Replays: a game as a file, with the manifest of its table and the picks by their stable keys."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from methuselah._core import Game
from methuselah.errors import ReplayError, RunError
from methuselah.manifest import Manifest

__all__ = ["Pick", "Replay"]

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """What was picked in one decision.

    Attributes:
        seat: whose decision it was.
        kind: the kind of decision.
        key: the key of the option.
        nth: which of the options with that key, counted from 0.
        words: the option in words.

    """

    seat: int
    kind: str
    key: int
    nth: int
    words: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as a value.

    Attributes:
        manifest: of a run of this one game.
        picks: what was picked, decision by decision.

    """

    manifest: Manifest
    picks: Sequence[Pick]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a replay file.

        Raises:
            ReplayError: if it cannot be read, or is none.

        """
        try:
            values = json.loads(path.read_text(encoding="utf-8"))
            if values["format"] != _FORMAT:
                raise ReplayError(
                    f"{path} has format {values['format']}; this version reads {_FORMAT}"
                )
            picks = [
                Pick(int(seat), str(kind), int(key, 16), int(nth), str(words))
                for seat, kind, key, nth, words in values["picks"]
            ]
            manifest = Manifest.from_json(json.dumps(values["manifest"]), source=str(path))
        except OSError as error:
            raise ReplayError(f"cannot read {path}: {error.strerror}") from error
        except (ValueError, TypeError, KeyError, RunError) as error:
            raise ReplayError(f"{path} is no replay: {error}") from error
        return cls(manifest, picks)

    def write(self, path: Path) -> None:
        """Write a replay file: JSON, one line a pick.

        Raises:
            ReplayError: if it cannot be written.

        """
        picks = [
            json.dumps([p.seat, p.kind, f"{p.key:016x}", p.nth, p.words], ensure_ascii=False)
            for p in self.picks
        ]
        manifest, lines = self.manifest.to_json(), ",\n".join(picks)
        text = f'{{"format": {_FORMAT},\n"manifest": {manifest},\n"picks": [\n{lines}\n]}}\n'
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ReplayError(f"cannot write {path}: {error.strerror}") from error

    def play(self, game: Game) -> None:
        """Play the picks in a game that has just begun.

        Raises:
            ReplayError: at the first one that cannot be made.

        """
        for number, pick in enumerate(self.picks):
            decision = game.decision
            here = None if decision is None else (decision.seat, decision.kind)
            if here == (pick.seat, pick.kind) and game.choose_key(pick.key, pick.nth):
                continue
            if decision is None:
                instead = "the game is over"
            elif here != (pick.seat, pick.kind):
                instead = f"seat {decision.seat} has a {decision.kind!r} decision"
            else:
                instead = f"there is: {'; '.join(map(str, decision.options))}"
            raise ReplayError(
                f"the game parts from its replay at decision {number}: there seat {pick.seat} took "
                f"{pick.words!r} in a {pick.kind!r} decision; here {instead}"
            )
