#!/usr/bin/env python3
"""Write the preconstructed decks of the Fifth Edition line as ordinary deck text.

    python sims/decks/generate.py precons.json vtescrypt.csv vteslib.csv

The five starter decks stand beside this script, the other decks of 77 + 12 cards in the folder
`fifth_edition`, and the small ones in `new_blood`. `precons.json` holds copies by printed id for
each preconstructed deck; the others are the official card files, for names and kinds.
"""

import argparse
import csv
import json
from itertools import groupby
from pathlib import Path

CLANS = {
    "B": "Brujah",
    "BH": "Banu Haqim",
    "Bh": "Banu Haqim",
    "G": "Gangrel",
    "H": "Hecata",
    "L": "Lasombra",
    "M": "Malkavian",
    "Mi": "Ministry",
    "Min": "Ministry",
    "N": "Nosferatu",
    "R": "Ravnos",
    "S": "Salubri",
    "Sal": "Salubri",
    "T": "Tzimisce",
    "Tz": "Tzimisce",
    "To": "Toreador",
    "Tr": "Tremere",
    "V": "Ventrue",
}
STARTERS = ("M", "N", "To", "Tr", "V")
PATHS = {
    "Caine": "Path of Caine",
    "Cathari": "Path of Cathari",
    "Death": "Path of Death and the Soul",
    "Power": "Path of Power and the Inner Voice",
}
#: The sets of decks of 77 + 12 cards, and those of small ones, with what they add to a deck's name.
FULL = ("V5", "V5A", "V5C", "SV5")
SMALL = {"FB": "First Blood", "NB": "New Blood", "NB2": "New Blood", "NB3": "New Blood"}

Row = dict[str, str]


def main() -> None:
    """Read the files given and write the decks."""
    parser = argparse.ArgumentParser(description="Write the preconstructed decks.")
    parser.add_argument("precons", type=Path, help="precons.json")
    parser.add_argument("cards", type=Path, nargs=2, help="vtescrypt.csv vteslib.csv")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="folder")
    arguments = parser.parse_args()

    cards = {row["Id"]: row for path in arguments.cards for row in read(path)}
    precons = json.loads(arguments.precons.read_text(encoding="utf-8"))
    for code, deck in precons.items():
        if (place := place_of(code)) is None:
            continue
        folder, name = place
        crypt, library = (
            [(copies, cards[card]) for card, copies in deck[half].items()]
            for half in ("crypt", "library")
        )
        text = "\n".join([f"Deck Name: {name}", "", *crypt_lines(crypt), *library_lines(library)])
        file = arguments.out / folder / f"{name.lower().replace(' ', '_')}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")


def place_of(code: str) -> tuple[str, str] | None:
    """The folder and the name of a deck of the Fifth Edition line: of a set and a deck in it."""
    of_set, _, of_deck = code.partition(":")
    if of_set in SMALL:
        return "new_blood", f"{CLANS[of_deck]} {SMALL[of_set]}"
    if of_set not in FULL:
        return None
    name = PATHS.get(of_deck) or CLANS[of_deck]
    return ("" if of_set == "V5" and of_deck in STARTERS else "fifth_edition"), name


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
