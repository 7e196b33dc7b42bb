"""The printed cards as a table."""

import io

import polars as pl

from methuselah import checks
from methuselah._core import Cards

__all__ = ["cards"]

_LISTS = ("aliases", "types", "clans", "disciplines", "keywords", "sets")
_NUMBERS = ("capacity", "life", "strength", "bleed")
_FLAGS = ("advanced", "burn_option")


def cards(of: Cards | None = None) -> pl.DataFrame:
    """Return the facts of every card, one row a card, in the order of their ids.

    Args:
        of: a set of cards, otherwise those that come with the package: all printed ones.

    The columns:

    - `id`, `name`, `aliases` (former names), `types`, `sets` (codes), `banned` (since when) and
      `format` (`"V5"` if legal there beside its sets).
    - Crypt cards: `clans`, `disciplines` (`"aus"` inferior, `"AUS"` superior), `capacity`, `group`
      (`"1"` to `"7"`, or `"any"`), `advanced`, `sect`, `title`, `city`, `path`, `circle` (of a
      Blood Brother), `slave_of`; `merged` tells what an Advanced vampire becomes when merged.
    - Library cards: `clans`, `path` and `requires` (such as `"ani/pot"` or `"cel&pre"`) are needed
      to play it, `pool`, `blood` and `conviction` its cost (a number or `"X"`), `burn_option`;
      `life`, `strength` and `bleed` are those of an ally or retainer, `title` and `city` those
      that a title card stands for.
    - `keywords`: the traits of a vampire or the keywords of a library card.
    - `implemented`: whether games can play the card's text.

    Cells without a value are null, lists without one are empty.

    Examples:
        >>> import methuselah as mt
        >>> import polars as pl
        >>> princes = mt.cards().filter(pl.col("title") == "prince", pl.col("capacity") < 6)
        >>> princes.filter(pl.col("clans").list.contains("Nosferatu"))["name"].to_list()
        ['Calebros, The Martyr']

    """
    of = checks.card_set(of)
    table = pl.read_csv(
        io.StringIO(of.facts()), separator="\t", quote_char=None, infer_schema=False
    )
    implemented = pl.Series(of.implemented(), dtype=pl.UInt32)
    return table.with_columns(
        pl.col("id").cast(pl.UInt32),
        *(_split(column) for column in _LISTS),
        pl.col(_NUMBERS).cast(pl.UInt8),
        pl.col("banned").str.to_date("%Y%m%d"),
        *(pl.col(column).is_not_null() for column in _FLAGS),
    ).with_columns(implemented=pl.col("id").is_in(implemented.implode()))


def _split(column: str) -> pl.Expr:
    """Split a joined cell; an empty one gives an empty list."""
    words = pl.col(column).fill_null("").str.split("|")
    return words.list.filter(pl.element() != "")
