#!/usr/bin/env python3
"""Write the five Fifth Edition starter decks as ordinary deck text, beside this script.

    python sims/decks/generate.py precons.json vtescrypt.csv vteslib.csv

`precons.json` holds copies by printed id for each preconstructed deck; the others are the official
card files, for names and kinds.
"""

import argparse
import csv
import json
from itertools import groupby
from pathlib import Path

STARTERS = {
    "V5:M": "Malkavian",
    "V5:N": "Nosferatu",
    "V5:To": "Toreador",
    "V5:Tr": "Tremere",
    "V5:V": "Ventrue",
}

Row = dict[str, str]


def main() -> None:
    """Read the files given and write the decks."""
    parser = argparse.ArgumentParser(description="Write the five Fifth Edition starter decks.")
    parser.add_argument("precons", type=Path, help="precons.json")
    parser.add_argument("cards", type=Path, nargs=2, help="vtescrypt.csv vteslib.csv")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="folder")
    arguments = parser.parse_args()

    cards = {row["Id"]: row for path in arguments.cards for row in read(path)}
    precons = json.loads(arguments.precons.read_text(encoding="utf-8"))
    for code, clan in STARTERS.items():
        crypt, library = (
            [(copies, cards[card]) for card, copies in precons[code][half].items()]
            for half in ("crypt", "library")
        )
        text = "\n".join([f"Deck Name: {clan}", "", *crypt_lines(crypt), *library_lines(library)])
        (arguments.out / f"{clan.lower()}.txt").write_text(text + "\n", encoding="utf-8")


def read(path: Path) -> list[Row]:
    """The rows of an official card file."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def crypt_lines(crypt: list[tuple[int, Row]]) -> list[str]:
    """The crypt, oldest vampires first."""
    crypt = sorted(crypt, key=lambda entry: (-int(entry[1]["Capacity"]), entry[1]["Name"]))
    names, disciplines, titles = (
        max(len(row[column]) for _, row in crypt) for column in ("Name", "Disciplines", "Title")
    )
    lines = [f"Crypt ({sum(copies for copies, _ in crypt)} cards)"]
    lines += [
        f"{copies}x {row['Name']:{names}}  {row['Capacity']:>2}  {row['Disciplines']:{disciplines}}"
        f"  {row['Title']:{titles}}  {row['Clan']}:{row['Group']}"
        for copies, row in crypt
    ]
    return lines


def library_lines(library: list[tuple[int, Row]]) -> list[str]:
    """The library, by kind and name."""
    library = sorted(library, key=lambda entry: (entry[1]["Type"], entry[1]["Name"]))
    lines = ["", f"Library ({sum(copies for copies, _ in library)} cards)"]
    for kind, group in groupby(library, key=lambda entry: entry[1]["Type"]):
        entries = list(group)
        lines += ["", f"{kind} ({sum(copies for copies, _ in entries)})"]
        lines += [f"{copies}x {row['Name']}" for copies, row in entries]
    return lines


if __name__ == "__main__":
    main()
