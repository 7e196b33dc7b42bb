"""How many of the printed cards can be played, and how much of the decks that people play."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

import polars as pl

from methuselah import archive, checks
from methuselah._core import Cards
from methuselah.cards import cards as card_facts
from methuselah.deck import Deck
from methuselah.legality import refuse_unknown

__all__ = ["DeckCoverage", "card_coverage", "deck_coverage", "unwritten"]

By = Literal["types", "sets"]
Counts = dict[int, int]

_DECKS = "decks are needed, or the files of some"


def card_coverage(by: By = "types", *, cards: Cards | None = None) -> pl.DataFrame:
    """Count the cards whose text games can play.

    Args:
        by: `"types"`, or `"sets"` for each set in which a card was printed.
        cards: a set of cards, otherwise the standard one.

    Returns:
        a row for each type or set and one for all: `of` (its name), `cards`, `implemented`.

    Raises:
        ValueError: if `by` is something else.

    Examples:
        >>> import methuselah as mt
        >>> mt.card_coverage().filter(of="Conviction").rows()
        [('Conviction', 3, 3)]

    """
    return of_facts(card_facts(cards), by)


def of_facts(facts: pl.DataFrame, by: By) -> pl.DataFrame:
    """Count as `card_coverage` does, among cards of which these are the facts."""
    if by not in get_args(By):
        expected = " or ".join(map(repr, get_args(By)))
        raise ValueError(f"by is {by!r}: {expected} is needed")
    if by == "types":
        parts = facts.select("implemented", of=pl.col("types").list.join("/"))
    else:
        parts = facts.explode("sets").select("implemented", of=pl.col("sets").fill_null("none"))
    every = facts.select("implemented", of=pl.lit("all"))
    return (
        pl.concat([parts, every])
        .group_by("of", maintain_order=True)
        .agg(pl.len().alias("cards"), pl.col("implemented").sum())
    )


@dataclass(frozen=True, slots=True)
class DeckCoverage:
    """What of a number of decks can be played.

    Attributes:
        decks: how many decks there are.
        playable: how many of them have nothing but implemented cards.
        copies: how many cards they have together.
        implemented: how many of those are implemented.
        missing: a row for each card that is not, those first for which most decks wait: `id`,
            `name`, `decks` (that have it), `copies`, `alone` (decks that wait for it and nothing
            else).

    Examples:
        >>> import methuselah as mt
        >>> found = mt.deck_coverage(["sims/decks/ventrue.txt"])
        >>> found.implemented, found.copies
        (89, 89)

    """

    decks: int
    playable: int
    copies: int
    implemented: int
    missing: pl.DataFrame


def deck_coverage(
    decks: Deck | str | Path | Iterable[Deck | str | Path],
    *,
    since: int = 0,
    cards: Cards | None = None,
) -> DeckCoverage:
    """Say what of some decks can be played, and which cards most of them wait for.

    Args:
        decks: decks, deck files, or archives of decks: JSON files (`.json` or `.json.xz`) with a
            list of objects that have `cards` (copies by printed id) and `date`. One may stand
            alone.
        since: the year from which decks of archives count.
        cards: the set that has the cards, otherwise the standard one.

    Raises:
        DeckError: if a file cannot be read.
        TypeError: if it is no deck or file, nor some of them.

    Examples:
        >>> import methuselah as mt
        >>> from pathlib import Path
        >>> mt.deck_coverage(sorted(Path("sims/decks").glob("*.txt"))).playable
        5

    """
    of = checks.card_set(cards)
    facts = card_facts(of).select("id", "name", "implemented")
    listed = [decks] if isinstance(decks, Deck) else checks.one_or_more("decks", decks, _DECKS)
    counts = [counted for deck in listed for counted in _counts(deck, since, of)]
    for counted in counts:
        refuse_unknown("a deck", counted, of)
    table = pl.DataFrame(
        [(at, card, copies) for at, deck in enumerate(counts) for card, copies in deck.items()],
        schema={"deck": pl.UInt32, "id": pl.UInt32, "copies": pl.UInt32},
        orient="row",
    ).join(facts, on="id", how="left")
    waits = table.filter(~pl.col("implemented"))
    alone = pl.col("id").count().over("deck") == 1
    missing = (
        waits.with_columns(alone=alone)
        .group_by("id", "name")
        .agg(pl.len().alias("decks"), pl.col("copies").sum(), pl.col("alone").sum())
        .sort("decks", "copies", "id", descending=[True, True, False])
    )
    return DeckCoverage(
        decks=len(counts),
        playable=len(counts) - waits["deck"].n_unique(),
        copies=int(table["copies"].sum()),
        implemented=int(table.filter("implemented")["copies"].sum()),
        missing=missing,
    )


def unwritten(slots: Iterable[int], of: Cards) -> list[str]:
    """The cards that games cannot play, named so that prints of one vampire are told apart.

    Args:
        slots: ids of cards.
        of: the set that has them.

    Examples:
        >>> import methuselah as mt
        >>> from methuselah.coverage import unwritten
        >>> unwritten([201362], mt.Cards.standard())
        ['Theo Bell (G2; G6 plays)']

    """
    can_play = set(of.implemented())
    missing = sorted(set(slots) - can_play)
    if not missing:
        return []
    facts = card_facts(of).select("id", "name", "group", "advanced", "implemented")
    return [_print(facts, card) for card in missing]


def _print(facts: pl.DataFrame, card: int) -> str:
    """A card's name, with its group where other prints are of another."""
    name = facts.row(by_predicate=pl.col("id") == card, named=True)["name"]
    prints = {row["id"]: row for row in facts.filter(name=name).iter_rows(named=True)}
    if len(prints) == 1:
        return str(name)
    marks = {
        number: f"G{row['group']}{' ADV' if row['advanced'] else ''}"
        for number, row in prints.items()
    }
    plays = [marks[number] for number, row in prints.items() if row["implemented"]]
    verb = "play" if len(plays) > 1 else "plays"
    others = f"; {' and '.join(plays)} {verb}" if plays else ""
    return f"{name} ({marks[card]}{others})"


def _counts(deck: Deck | str | Path, since: int, cards: Cards) -> Sequence[Counts]:
    if isinstance(deck, Deck):
        return [_of_deck(deck)]
    checks.a((str, Path), "one of decks", deck, _DECKS)
    file = Path(deck)
    if archive.is_archive(file):
        return archive.read(file, since=since)
    return [_of_deck(Deck.load(file, cards=cards))]


def _of_deck(deck: Deck) -> Counts:
    slots = pl.Series([*deck.crypt, *deck.library])
    return dict(slots.value_counts().iter_rows())
