"""Run folders: results on disk, written piece by piece and gone on with after a stop.

A run folder holds `manifest.json` and `parts/FIRST-END/{seats,games,cards}.parquet`, one part for
some tens of thousands of games. A part is written under a hidden name and then renamed, so it is
there as a whole or not at all.
"""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import polars as pl

from methuselah.errors import RunError
from methuselah.frames import CARDS, GAMES, SEATS, Tables
from methuselah.manifest import Manifest

__all__ = ["RunFolder"]

_HIDDEN = "."
_COLUMNS = {"seats": SEATS, "games": GAMES, "cards": CARDS}


class _Part(NamedTuple):
    first: int
    end: int
    path: Path

    @classmethod
    def of(cls, path: Path) -> "_Part":
        first, end = path.name.split("-")
        return cls(int(first), int(end), path)


class RunFolder:
    """A folder that holds a run."""

    def __init__(
        self, path: Path, manifest: Manifest, *, made: Sequence[Path] | None = None
    ) -> None:
        self.path = path
        self.manifest = manifest
        self._made = made
        """The folders made for it, innermost first; `None` if the run was there before."""

    @classmethod
    def open(cls, path: Path) -> "RunFolder":
        """Read what is there.

        Raises:
            RunError: if the folder holds no run, or not all of its parts.

        """
        file = path / "manifest.json"
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            if not path.exists():
                why = "there is no such folder"
            elif not path.is_dir():
                why = "it is a file"
            elif isinstance(error, FileNotFoundError):
                why = f"it holds no {file.name}"
            else:
                why = f"cannot read {file.name} ({error})"
            raise RunError(f"{path} is no run folder: {why}") from error
        folder = cls(path, Manifest.from_json(text, source=str(file)))
        folder.end()  # all parts are there
        return folder

    @classmethod
    def start(cls, path: Path, manifest: Manifest) -> "RunFolder":
        """Make the folder for a run, or go on with it.

        Raises:
            RunError: if the folder cannot be written, holds another run or something else, or holds
                more games than the run has.

        """
        made = [folder for folder in (path, *path.parents) if not folder.exists()]
        with _writing(path):
            path.mkdir(parents=True, exist_ok=True)
            if {file.name for file in path.iterdir()} <= {f"{_HIDDEN}manifest.json"}:
                folder = cls(path, manifest, made=made)
                folder.write_manifest()
                return folder
        folder = cls.open(path)
        if differences := folder.manifest.differences(
            manifest, here="in the folder", there="asked for"
        ):
            raise RunError(f"{path} holds another run: {'; '.join(differences)}")
        if folder.end() > manifest.first + manifest.games:
            done = folder.end() - manifest.first
            raise RunError(f"{path} holds {done:,} games already, more than {manifest.games:,}")
        folder.manifest = manifest
        with _writing(path):
            folder.clear_unfinished()
            folder.write_manifest()
        return folder

    def end(self) -> int:
        """The game after the last one that is done."""
        end = self.manifest.first
        for part in self._parts():
            if part.first != end:
                raise RunError(f"{self.path} is damaged: games {end} to {part.first} are missing")
            end = part.end
        return end

    def add(self, first: int, end: int, tables: Tables) -> None:
        """Write the games from `first` up to `end`."""
        part = self.path / "parts" / f"{first:012}-{end:012}"
        unfinished = part.with_name(_HIDDEN + part.name)
        with _writing(self.path):
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir(parents=True)
            tables.seats.write_parquet(unfinished / "seats.parquet")
            tables.games.write_parquet(unfinished / "games.parquet")
            tables.cards.write_parquet(unfinished / "cards.parquet")
            unfinished.rename(part)

    def scan(self, table: str) -> pl.LazyFrame:
        """A table of all parts, read as it is used."""
        files = [part.path / f"{table}.parquet" for part in self._parts()]
        if not files:
            raise RunError(f"{self.path} holds no games yet")
        for file in files:
            _check_columns(file, _COLUMNS[table])
        return pl.scan_parquet(files)

    def _parts(self) -> list[_Part]:
        folder = self.path / "parts"
        if not folder.is_dir():
            return []
        paths = sorted(path for path in folder.iterdir() if not path.name.startswith(_HIDDEN))
        try:
            return [_Part.of(path) for path in paths]
        except ValueError as error:
            raise RunError(f"{folder} is damaged: {error}") from error

    def clear_unfinished(self) -> None:
        """Remove what a stop has left half written."""
        for path in (self.path / "parts").glob(f"{_HIDDEN}*"):
            shutil.rmtree(path)

    def discard_if_empty(self) -> None:
        """Leave nothing of a run that was started here and has played no games."""
        if self._made is None or self._parts():
            return
        with _writing(self.path):
            (self.path / "manifest.json").unlink()
            for folder in self._made:
                folder.rmdir()

    def write_manifest(self) -> None:
        """Write the manifest, whole or not at all."""
        unfinished = self.path / f"{_HIDDEN}manifest.json"
        unfinished.write_text(self.manifest.to_json() + "\n", encoding="utf-8")
        unfinished.replace(self.path / "manifest.json")


def _check_columns(file: Path, columns: pl.Schema) -> None:
    """Refuse a file that is not a table with these columns."""
    try:
        found = pl.read_parquet_schema(file)
    except (OSError, pl.exceptions.PolarsError) as error:
        why = str(error).splitlines()[0]
        raise RunError(f"{file} is damaged: it cannot be read as Parquet ({why})") from error
    if list(found) != list(columns):
        raise RunError(f"{file} is damaged: its columns are {', '.join(found)}")


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Say plainly what cannot be written."""
    try:
        yield
    except OSError as error:
        raise RunError(f"cannot write to {path}: {error.strerror or error}") from error
