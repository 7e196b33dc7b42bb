"""The entries of the cards: their effects in the effect language, and the words of it."""

import polars as pl

from methuselah import checks
from methuselah._core import Cards

__all__ = ["card_entries", "card_words"]


def card_entries(cards: Cards | None = None) -> pl.DataFrame:
    """Return how each card that games can play is written, one row an entry.

    Every card is an entry in the effect language: none is written in Rust.

    Args:
        cards: a set of cards, otherwise the standard one.

    Returns:
        `id` (null for a card that is not printed), `name`, `file` and `line` where the entry
        stands, `entry` (its text), `words` (those of the language that it uses).

    Examples:
        >>> import methuselah as mt
        >>> print(mt.card_entries().filter(name="Govern the Unaligned")["file"].item())
        library/action/dominate.ron

    """
    schema: dict[str, pl.DataType | type[pl.DataType]] = {
        "id": pl.UInt32,
        "name": pl.String,
        "file": pl.String,
        "line": pl.UInt32,
        "entry": pl.String,
        "words": pl.List(pl.String),
    }
    return pl.DataFrame(checks.card_set(cards).entries(), schema=schema, orient="row")


def card_words(cards: Cards | None = None) -> pl.DataFrame:
    """Count the cards that use each word of the effect language.

    Args:
        cards: a set of cards, otherwise the standard one.

    Returns:
        a row for each `word`, those of most users first: `cards` (how many), `names`.

    Examples:
        >>> import methuselah as mt
        >>> mt.card_words().filter(word="ChangeTarget")["names"].item()[1]
        'Deflection'

    """
    return (
        card_entries(cards)
        .select("name", word="words")
        .explode("word", empty_as_null=False, keep_nulls=False)
        .group_by("word")
        .agg(cards=pl.len(), names=pl.col("name").sort())
        .sort("cards", "word", descending=[True, False])
    )
