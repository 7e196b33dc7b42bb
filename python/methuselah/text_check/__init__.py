"""Compare the numbers in entries with those in the texts of the cards.

Whoever writes a card has its text at hand: what is easily mistyped, an amount or a "limited", can
be read from both and set side by side.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

import polars as pl

from methuselah import checks
from methuselah._core import Cards
from methuselah.cards import cards as card_facts
from methuselah.entries import card_entries
from methuselah.errors import TextsError
from methuselah.text_check.of_entry import level_of, said_in_clauses, said_in_entry
from methuselah.text_check.of_text import Text, is_unique, said_in_text
from methuselah.text_check.reader import Node, read
from methuselah.text_check.said import Tally

__all__ = ["check_texts", "read_texts"]

_TEXTS = "a file of card texts is needed, or some"

# A level, what the text says, what the entry says.
Difference = tuple[str, str | None, str | None]


def check_texts(
    texts: str | PathLike[str] | Iterable[str | PathLike[str]] | None = None,
    *,
    cards: Cards | None = None,
) -> pl.DataFrame:
    """Find where entries say other numbers than the texts of their cards.

    Compared are amounts of bleed, stealth, intercept, strength, damage, votes, blood, pool,
    capacity, hand size, additional strikes and transfers; whether something is limited, a card
    unique, only one of them can be on another; and whether what is only usable at some time, or so
    often, has anything that restricts it. Each level of a Discipline is compared by itself. Numbers
    that the language does not write, such as a 1 that is part of a word, cannot be compared.

    Args:
        texts: a file of the official list of cards, or some, or of that form: CSV with the columns
            `Id` and `Card Text`. Otherwise those that the package `krcg` has.
        cards: a set of cards, otherwise the standard one.

    Returns:
        a row for each thing that one of the two says and the other does not: `id`, `name`, `level`
        (`"inferior"`, `"superior"`, or `""` for the card as a whole), `text` (what the text says),
        `entry` (what the entry says), one of these two is null; `reason`, for what the check
        misreads: why entry and text say the same all the same.

    Raises:
        OSError: if a file cannot be read.
        TextsError: if a file does not have these columns.
        TypeError: if texts are no files.

    Examples:
        >>> import methuselah as mt
        >>> mt.check_texts().filter(name="Monkey Wrench")["entry"].to_list()
        ['1 bleed', '2 bleed', '3 bleed']

    """
    printed = read_texts(texts)
    facts = card_facts(cards).filter(pl.col("group").is_null())
    unique = facts.filter(pl.col("keywords").list.contains("unique"))["id"].to_list()
    library = set(facts["id"])
    rows: list[tuple[int, str, str, str | None, str | None]] = []
    for card, name, entry in card_entries(cards).select("id", "name", "entry").iter_rows():
        if card not in printed:
            continue
        text = printed[card]
        rows += [(card, name, *row) for row in _differences(text, read(entry))]
        if card in library and is_unique(text) != (card in unique):
            row = (None, "unique") if card in unique else ("unique", None)
            rows.append((card, name, "", *row))
    strings = dict.fromkeys(("name", "level", "text", "entry"), pl.String)
    found = pl.DataFrame(rows, schema={"id": pl.UInt32, **strings}, orient="row")
    said = ["name", "level", "text", "entry"]
    return found.join(_reasons(), on=said, how="left", nulls_equal=True, maintain_order="left")


def read_texts(
    texts: str | PathLike[str] | Iterable[str | PathLike[str]] | None = None,
) -> dict[int, str]:
    """The texts of cards by their printed id, from files as `check_texts` has them.

    Examples:
        >>> from methuselah.text_check import read_texts
        >>> 100518 in read_texts()
        True

    """
    files: Iterable[Path | Traversable] = _packaged()
    if texts is not None:
        files = map(Path, checks.one_or_more("texts", texts, _TEXTS))
    return {card: text for file in files for card, text in _texts(file)}


@cache
def _reasons() -> pl.DataFrame:
    """What differs for a reason."""
    file = resources.files("methuselah.text_check") / "exceptions.tsv"
    table = pl.read_csv(
        io.BytesIO(file.read_bytes()), separator="\t", quote_char=None, infer_schema=False
    )
    said = {who: pl.when(pl.col("who") == who).then("said").alias(who) for who in ("text", "entry")}
    return table.select("name", pl.col("level").fill_null(""), *said.values(), "reason")


def _packaged() -> Iterator[Traversable]:
    """Files of card texts in the wheel of `krcg`."""
    return (resources.files("cards") / f"vtes{half}.csv" for half in ("lib", "crypt"))


def _texts(file: Path | Traversable) -> Iterator[tuple[int, str]]:
    try:
        rows = csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig")))
        if not {"Id", "Card Text"} <= set(rows.fieldnames or ()):
            raise TextsError(f"{file} has no card texts: the columns Id and Card Text are needed")
        for row in rows:
            # Braces mark what has changed in a text.
            yield int(row["Id"]), re.sub("[{}]", "", row["Card Text"] or "")
    except (UnicodeDecodeError, csv.Error) as error:
        raise TextsError(f"{file} has no card texts: it is no CSV ({error})") from error
    except (ValueError, TypeError) as error:
        if isinstance(error, TextsError):
            raise
        raise TextsError(f"{file} has a card whose Id is no number") from error


def _differences(printed: str, entry: Node) -> Iterator[Difference]:
    text, whole, everything = Text.of(printed), said_in_text(printed), said_in_entry(entry)
    if not (text.inferior or text.superior):
        yield from _compare("", whole, everything)
        return
    listed = entry.get("modes")
    modes = list(listed.nodes()) if isinstance(listed, Node) else []
    rest = said_in_entry(entry.without("modes"))
    besides = said_in_text(text.besides)
    yield from _compare("", Tally(besides.must, whole.may), Tally(rest.must, everything.may))
    for level, words in (("inferior", text.inferior), ("superior", text.superior)):
        said = said_in_text(words)
        own = said_in_clauses(mode for mode in modes if level_of(mode) == level)
        as_above = level == "superior" and "above" in words.lower()
        above = said_in_clauses(modes).may if as_above else set()
        yield from _compare(
            level,
            Tally(said.must, whole.may if as_above else said.may | besides.may),
            Tally(own.must, own.may | rest.may | above),
        )


def _compare(level: str, text: Tally, entry: Tally) -> Iterator[Difference]:
    yield from ((level, str(said), None) for said in sorted(text.must - entry.may, key=str))
    yield from ((level, None, str(said)) for said in sorted(entry.must - text.may, key=str))
