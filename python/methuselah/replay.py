"""Replays: a game as a file, with the manifest of its table and the picks by their stable keys."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from methuselah import checks
from methuselah._core import Game
from methuselah.errors import ReplayError, RunError
from methuselah.manifest import Manifest

__all__ = ["Pick", "Replay"]

_FORMAT = 1
_MOST_ALIKE = 2**32
_KEY = re.compile(r"[0-9a-f]{1,16}")


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
            values = _fields(_json(path))
            if values["format"] != _FORMAT:
                raise ReplayError(
                    f"{path} has format {values['format']}; this version reads {_FORMAT}"
                )
            picks = [_pick(number, pick) for number, pick in enumerate(values["picks"])]
            manifest = Manifest.from_json(json.dumps(values["manifest"]), source=str(path))
        except OSError as error:
            raise ReplayError(f"cannot read {path}: {error.strerror}") from error
        except (ValueError, TypeError, RunError) as error:
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


def _json(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise ValueError("it is not JSON; Game.save writes replays") from None


def _fields(values: object) -> dict[str, Any]:
    """The fields of a replay file, all of them there."""
    if not isinstance(values, dict):
        raise ValueError(f"it is {checks.words(values)}, not an object with fields")  # noqa: TRY004
    if "hashes" in values:
        raise ValueError("it is the manifest of a run; give the folder, and the number of a game")
    needed = ("format", "manifest", "picks") if values.get("format") == _FORMAT else ("format",)
    if lacking := [name for name in needed if name not in values]:
        raise ValueError(f"it lacks {', '.join(map(repr, lacking))}")
    if not isinstance(values.get("picks", []), list):
        raise ValueError(f"its picks are {checks.words(values['picks'])}, not a list")  # noqa: TRY004
    return values


def _pick(number: int, values: object) -> Pick:
    """A pick as its line in the file has it."""
    match values:
        case [int(seat), str(kind), str(key), int(nth), str(words)] if (
            _KEY.fullmatch(key) and 0 <= nth < _MOST_ALIKE
        ):
            return Pick(seat, kind, int(key, 16), nth, words)
    raise ValueError(
        f"pick {number} is {checks.words(values)}: a seat, kind, key, number and words are needed, "
        'such as [0, "master", "00000000000000ab", 0, "pass"]'
    )
