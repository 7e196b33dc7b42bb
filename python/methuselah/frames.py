"""The result tables: their columns, and how the core's flat columns become frames."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import polars as pl
from numpy.typing import NDArray

from methuselah._core import Cards
from methuselah.cards import cards as card_facts

__all__ = ["CARDS", "GAMES", "SEATS", "Names", "Tables", "add_up"]

SEATS = pl.Schema(
    {
        "game": pl.UInt64(),
        "chance": pl.UInt64(),
        "seat": pl.UInt8(),
        "entry": pl.UInt16(),
        "deck": pl.Categorical(),
        "policy": pl.Categorical(),
        "vp": pl.Float32(),  # halves are exact
        "game_win": pl.Boolean(),
        "ousted_by": pl.UInt16(),
        "oust_round": pl.UInt16(),
        "withdrew": pl.Boolean(),
        "pool": pl.Int16(),
        "rounds": pl.UInt16(),
    }
)
GAMES = pl.Schema(
    {
        "game": pl.UInt64(),
        "chance": pl.UInt64(),
        "rounds": pl.UInt16(),
        "decisions": pl.UInt32(),
        "ended_by": pl.Categorical(),
    }
)
_CARD_KEYS = ("card", "card_id", "types", "entry", "deck", "policy")
_CARD_SUMS = (
    "drawn",
    "played",
    "discarded",
    "left_in_hand",
    "games_drawn",
    "wins_drawn",
    "games_played",
    "wins_played",
)
CARDS = pl.Schema(
    {
        "card": pl.String(),
        "card_id": pl.UInt32(),
        "types": pl.String(),
        "entry": pl.UInt16(),
        "deck": pl.String(),
        "policy": pl.String(),
        **dict.fromkeys(_CARD_SUMS, pl.UInt64()),
    }
)


@dataclass(frozen=True)
class Names:
    """The names behind the numbers of a run."""

    decks: tuple[str, ...]
    policies: tuple[str, ...]
    endings: tuple[str, ...]
    cards: Cards


@dataclass(frozen=True)
class Tables:
    """The three tables of some games."""

    seats: pl.DataFrame
    games: pl.DataFrame
    cards: pl.DataFrame

    @classmethod
    def of(cls, columns: Mapping[str, NDArray[Any]], names: Names) -> "Tables":
        """Name the core's columns, and put nulls where it has codes for nothing."""
        games = _frame(columns, "games").with_columns(_named("ended_by", names.endings))
        of_game = games.select("game", "chance", "rounds")
        seats = (
            _frame(columns, "seats")
            .join(of_game, on="game", how="left", maintain_order="left")
            .with_columns(
                _named("entry", names.decks).alias("deck"),
                _named("entry", names.policies).alias("policy"),
                pl.col("half_points").truediv(2).alias("vp"),
                _or_null("ousted_by"),
                _or_null("oust_round"),
            )
        )
        types = card_facts(names.cards).select("id", types=pl.col("types").list.join("/"))
        cards = _frame(columns, "cards").join(types.rename({"id": "card"}), on="card", how="left")
        cards = cards.with_columns(
            _named("entry", names.decks).alias("deck"),
            _named("entry", names.policies).alias("policy"),
            card_id="card",
            card=_card_names(columns["cards.card"], names.cards),
        )
        return cls(
            seats=seats.select(SEATS.keys()).cast(SEATS),
            games=games.select(GAMES.keys()).cast(GAMES),
            cards=add_up(cards.lazy()).collect(),
        )


def add_up(cards: pl.LazyFrame) -> pl.LazyFrame:
    """One row for each entry and card from any number of them."""
    summed = cards.group_by(_CARD_KEYS).agg(pl.col(_CARD_SUMS).sum())
    return summed.sort("entry", "card_id").select(CARDS.keys()).cast(CARDS)


def _frame(columns: Mapping[str, NDArray[Any]], table: str) -> pl.DataFrame:
    prefix = f"{table}."
    return pl.DataFrame(
        {
            name.removeprefix(prefix): column
            for name, column in columns.items()
            if name.startswith(prefix)
        }
    )


def _named(column: str, names: tuple[str, ...]) -> pl.Expr:
    """Put names for a column of their numbers."""
    return pl.lit(pl.Series(names)).gather(pl.col(column)).alias(column)


def _or_null(column: str) -> pl.Expr:
    return pl.when(pl.col(column) >= 0).then(pl.col(column))


def _card_names(ids: NDArray[Any], cards: Cards) -> pl.Series:
    names = {card: cards.name(card) for card in set(ids.tolist())}
    return pl.Series([names[card] for card in ids.tolist()], dtype=pl.String)
