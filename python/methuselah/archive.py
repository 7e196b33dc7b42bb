"""Archives of many decks in one JSON file, such as that of decks that won tournaments."""

import json
import lzma
from pathlib import Path
from typing import Any

from methuselah.errors import DeckError

SUFFIXES = (".json", ".json.xz")


def is_archive(path: Path) -> bool:
    """Whether a file is an archive, by its name."""
    return path.name.endswith(SUFFIXES)


def read(path: Path, *, since: int = 0) -> list[dict[int, int]]:
    """Return the decks of an archive since a year, each as copies by printed id.

    Raises:
        DeckError: if the file cannot be read or is no such archive.

    """
    try:
        data = path.read_bytes()
        decks = json.loads(lzma.decompress(data) if path.suffix == ".xz" else data)
    except OSError as error:
        raise DeckError(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, lzma.LZMAError) as error:
        raise DeckError(f"{path} is no JSON: {error}") from error
    try:
        return [_counts(deck) for deck in decks if since <= 0 or int(deck["date"][:4]) >= since]
    except (KeyError, TypeError, ValueError) as error:
        raise DeckError(
            f'{path} is no archive of decks: it wants a list of objects, each with "cards" (copies '
            'by printed id) and "date" (such as "2020-02-29")'
        ) from error


def _counts(deck: dict[str, Any]) -> dict[int, int]:
    return {int(card): int(copies) for card, copies in deck["cards"].items()}
