#!/usr/bin/env python3
"""How do decks do against each other, and which of their cards are never played?

Each deck plays the same number of games at tables of five: four others are drawn at random for each
game, and all sit down at random. With five decks, all play in every game.

    python sims/round_robin.py --games 200000

The decks are the 18 of the Fifth Edition, or those named; with `--small`, the 19 small ones, with
the numbers of cards that they have. It prints game wins and victory points of each deck, then the
cards that were drawn and never played, and leaves `round_robin.csv` and `round_robin_cards.csv`.
"""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import methuselah as mt
import polars as pl
from methuselah.cli import plain_errors

PLAYERS = 5
DECKS = Path(__file__).parent / "decks"
SMALL = mt.Rules(crypt_size=6, library_size=(48, 49))


def main() -> None:
    """Play and print."""
    options = read_options()
    options.out.mkdir(parents=True, exist_ok=True)
    decks = [mt.Deck.load(path) for path in options.decks]
    results = play(
        decks,
        games=options.games,
        seed=options.seed,
        policy=options.policy,
        rules=SMALL if options.small else mt.Rules(),
        blanks=options.blanks,
    )
    table, cards = standings(results), card_use(results)
    print(f"{'deck':28} {'games':>8}  {'game wins':>9} {'95 %':>15}  {'VP':>5} {'95 %':>13}")
    for row in table.iter_rows(named=True):
        print(
            "{deck:28} {games:>8,}  {win_share:>9.1%} {win_low:>7.1%} {win_high:>7.1%}"
            "  {vp:>5.3f} {vp_low:>6.3f} {vp_high:>6.3f}".format(**row)
        )
    unplayed = cards.filter(pl.col("drawn") > 0, pl.col("played") == 0)
    print(f"\n{unplayed.height} cards were drawn and never played:")
    for row in unplayed.iter_rows(named=True):
        print("  {card} ({deck}, drawn {drawn:,} times)".format(**row))
    table.write_csv(options.out / "round_robin.csv")
    cards.write_csv(options.out / "round_robin_cards.csv")
    print(f"\nWritten to {options.out}: round_robin.csv and round_robin_cards.csv")


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="How do decks do against each other?")
    parser.add_argument("decks", type=Path, nargs="*", help="5 deck lists or more")
    parser.add_argument("--games", type=int, default=20_000, help="of all decks together")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--policy", default="heuristic", help="random or heuristic")
    parser.add_argument("--small", action="store_true", help="the small decks, and rules for them")
    parser.add_argument("--blanks", action="store_true", help="unwritten cards play as blank ones")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the tables")
    options = parser.parse_args()
    if options.decks and len(options.decks) < PLAYERS:
        number = len(options.decks)
        raise mt.errors.TableError(f"a round robin needs {PLAYERS} decks or more, not {number}")
    if not options.decks:
        small = (DECKS / "new_blood").glob("*.txt")
        large = (*DECKS.glob("*.txt"), *(DECKS / "fifth_edition").glob("*.txt"))
        options.decks = sorted(small if options.small else large, key=lambda path: path.stem)
    return options


def play(
    decks: Sequence[mt.Deck],
    *,
    games: int,
    seed: int,
    policy: str = "heuristic",
    rules: mt.Rules | None = None,
    blanks: bool = False,
) -> dict[str, mt.Result]:
    """A result for each deck by its name, of its share of the games, in which it is entry 0."""
    first, *others = decks
    every = mt.Field(first, against=others, players=PLAYERS, rules=rules, blanks=blanks)
    decks = [entry.deck for entry in every.entries]  # those of the same name told apart
    results = {}
    for at, deck in enumerate(decks):
        field = mt.Field(
            deck,
            against=[*decks[:at], *decks[at + 1 :]],
            policy=policy,
            opponents=policy,
            players=PLAYERS,
            seating="random",
            rules=rules,
            blanks=blanks,
        )
        share = games // len(decks) + (at < games % len(decks))
        results[deck.name] = mt.simulate(field, games=share, seed=seed + at)
    return results


def standings(results: Mapping[str, mt.Result]) -> pl.DataFrame:
    """The rows of `Result.summary` for the decks that the results are of, the best first."""
    own = [result.summary().filter(deck=deck) for deck, result in results.items()]
    return pl.concat(own).sort("win_share", descending=True)


def card_use(results: Mapping[str, mt.Result]) -> pl.DataFrame:
    """How often each library card of each deck was drawn, played, discarded or left in hand."""
    library = mt.cards().filter(pl.col("group").is_null())["name"]
    own = [result.cards.filter(deck=deck) for deck, result in results.items()]
    columns = ("deck", "card", "drawn", "played", "discarded", "left_in_hand")
    return (
        pl.concat(own)
        .filter(pl.col("card").is_in(library.implode()))
        .select(columns)
        .sort("deck", "card")
    )


if __name__ == "__main__":
    with plain_errors():
        main()
