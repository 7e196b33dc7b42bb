"""The decks in `sims/decks` are what they say."""

from pathlib import Path

import methuselah as mt
import pytest

DECKS = Path(__file__).parents[2] / "sims" / "decks"
SMALL = mt.Rules(crypt_size=6, library_size=(48, 49))


def name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", sorted(DECKS.rglob("*.txt")), ids=name)
def test_each_deck_is_legal(path: Path) -> None:
    deck = mt.Deck.load(path)
    small = path.parent.name == "new_blood"
    assert not deck.check(SMALL if small else mt.Rules())
    assert deck.name.lower().replace(" ", "_") == path.stem


def test_there_are_18_full_and_19_small_decks() -> None:
    folders = [path.parent.name for path in DECKS.rglob("*.txt")]
    counts = {folder: folders.count(folder) for folder in set(folders)}
    assert counts == {"decks": 5, "fifth_edition": 13, "new_blood": 19}
