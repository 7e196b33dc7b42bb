#!/usr/bin/env python3
"""Make `cards.tsv`, the facts of every printed card, from the official CSVs.

    python rust/cards/facts/generate.py vtescrypt.csv vteslib.csv

Card text is read for facts only (sect, title, keywords, life ...); no text goes into the table.
Anything that looks like a convention this script does not know stops it, with the card's name.
"""

import argparse
import csv
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

Facts = dict[str, Any]  # a row of the table, its lists still lists

LISTS = ("aliases", "types", "clans", "disciplines", "keywords", "sets")
# fmt: off
COLUMNS = (
    "id", "name", "aliases", "types", "clans", "disciplines", "requires", "pool", "blood",
    "conviction", "capacity", "group", "advanced", "sect", "title", "city", "merged", "path",
    "circle", "slave_of", "keywords", "life", "strength", "bleed", "burn_option", "sets", "banned",
    "format",
)
# fmt: on

SECTS = "Camarilla|Sabbat|Laibon|Independent|Anarch"
CITY = r"Washington, D\.?C\.?|[^:.,]+?"
TITLES_OF_ONE_CLAN = ("justicar", "kholo")  # "Brujah Justicar": the clan is left out
CIRCLES = "Budapest|Chicago|Kiev|Mexico City|Torrance"

# Traits stand in a crypt card's text as a sentence, or before a colon.
TRAITS = {
    "Black Hand": "black hand",
    "Blood cursed": "blood cursed",
    "Flight [FLIGHT]": "flight",
    "Infernal": "infernal",
    "Red List": "red list",
    "Scarce": "scarce",
    "Seraph": "seraph",
    "Sterile": "sterile",
}

# Words of the first line of a library card: keywords, and those that only repeat its type.
LEADING_WORD = re.compile(
    r"(?:(?P<keyword>aim|ammo|archetype|boon|condemnation|contract|derivative|discipline|"
    r"electronic|elysium|flight|frenzy|gehenna|government|grapple|gun|haven|hunter-list|"
    r"hunting ground|inconnu|infernal|inquisition|investment|location|melee weapon|"
    r"mithraic mysteries|nod fragment|operation antigen|out-of-turn|path|red list|skin|title|"
    r"transient|trifle|trophy|unique|vehicle|watchtower|weapon|"
    r"animal|changeling|demon|dhampir|gargoyle creature|ghoul|mage|mortal|mummy|werewolf|wraith|"
    r"zombie)|master|equipment|event|ally|retainer)(?: |$)"
)
NUMBER = re.compile(r"(\d+) (life|strength|bleed)")
# Equipment that is a location once in play says so in one of these ways.
LOCATION_IN_PLAY = re.compile(
    r"this equipment card represents a location|in play, this is a unique location", re.IGNORECASE
)


def main() -> None:
    """Read both CSVs, write the table beside this script and print its statistics."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("crypt", type=Path, help="vtescrypt.csv")
    parser.add_argument("library", type=Path, help="vteslib.csv")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("cards.tsv"))
    arguments = parser.parse_args()

    rows = [library_facts(row) for row in read(arguments.library)]
    rows += [crypt_facts(row) for row in read(arguments.crypt)]
    rows.sort(key=lambda row: int(row["id"]))
    lines = ["\t".join(COLUMNS)] + ["\t".join(cells(row)) for row in rows]
    arguments.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print_statistics(rows)


def read(path: Path) -> list[dict[str, str]]:
    """Read the rows of an official CSV, cells stripped."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [{k: v.strip() for k, v in row.items()} for row in csv.DictReader(file)]


def cells(row: Facts) -> list[str]:
    """Write the cells of a row: lists are joined by `|`."""
    written = ["|".join(row[c]) if c in LISTS else str(row[c]) for c in COLUMNS]
    for cell in written:
        if "\t" in cell or "\n" in cell:
            sys.exit(f"{row['name']}: a cell holds a tab or a line break: {cell!r}")
    return written


def common_facts(row: dict[str, str]) -> Facts:
    """Take what both CSVs say in a column of their own; everything else is empty."""
    facts = {c: [] if c in LISTS else "" for c in COLUMNS}
    sets = [printing.split(":")[0].strip() for printing in row["Set"].split(",")]
    return facts | {
        "id": row["Id"],
        "name": row["Name"],
        "aliases": [a.strip() for a in row["Aka"].split(";") if a.strip()],
        "types": row["Type"].split("/"),
        "clans": [clan for clan in row["Clan"].split("/") if clan],
        "path": row["Path"],
        "sets": list(dict.fromkeys(sets)),
        "banned": row["Banned"],
        "format": row.get("Format", ""),
    }


def library_facts(row: dict[str, str]) -> Facts:
    """Read a row of vteslib.csv."""
    facts = common_facts(row)
    first, _, rest = row["Card Text"].replace(" [FLIGHT]", "").partition("\n")
    keywords = set()
    for sentence in re.findall(r"[^.:]+[.:]", first):
        leading = leading_words(sentence[:-1].strip().lower())
        if leading is not None:
            keywords |= leading[0]
            facts |= leading[1]
        if LOCATION_IN_PLAY.search(sentence):
            keywords.add("location")
            if " unique location" in sentence:
                keywords.add("unique")
    # Said of one mode only, these still describe the card once that mode has put it in play.
    keywords |= {w.lower() for w in re.findall(r"(?:^|[.\]] )(Unique|Skin)\.", rest, re.MULTILINE)}
    if "gun" in keywords or "melee weapon" in keywords:
        keywords.add("weapon")
    if {"Ally", "Retainer"} & set(facts["types"]) and not facts["life"]:
        sys.exit(f"{row['Name']}: an ally or retainer without life")
    if "title" in keywords:
        facts |= title_of_card(row["Name"], rest)
    return facts | {
        "requires": row["Discipline"],
        "pool": row["Pool Cost"],
        "blood": row["Blood Cost"],
        "conviction": row["Conviction Cost"],
        "burn_option": "Y" if row["Burn Option"] else "",
        "keywords": sorted(keywords),
    }


def leading_words(sentence: str) -> tuple[set[str], dict[str, str]] | None:
    """Read a sentence made of nothing but keywords and numbers; None for any other.

    "unique mortal with 2 life" gives unique and mortal, and life 2.
    """
    keywords, numbers = set(), {}
    for phrase in re.split(r",\s*|\s+with\s+", sentence):
        if number := NUMBER.fullmatch(phrase):
            numbers[number[2]] = number[1]
            continue
        position = 0
        while position < len(phrase):
            word = LEADING_WORD.match(phrase, position)
            if not word:
                return None
            if word["keyword"]:
                keywords.add(word["keyword"])
            position = word.end()
    return keywords, numbers


def title_of_card(name: str, text: str) -> dict[str, str]:
    """Find the title that a title card stands for, and its city."""
    represented = re.search(
        rf"represent (?:the|a) (?:unique )?(?:(?:{SECTS}) )?title (?:of )?([^.]*?)"
        r"(?: of ([A-Z].*?))?(?: \(worth \d votes\))?(?:, and .*)?(?:\.|$)",
        text.partition("\n")[0].replace("D.C.", "DC."),
    )
    if name == "Blood Siege":  # the city is chosen
        return {"title": "archbishop"}
    if not represented:
        sys.exit(f"{name}: a title card, but of which title?")
    words = represented[1].removeprefix("worth ").lower()
    title = next((t for t in TITLES_OF_ONE_CLAN if words.endswith(t)), words)
    return {"title": title, "city": city_name(represented[2])}


def crypt_facts(row: dict[str, str]) -> Facts:
    """Read a row of vtescrypt.csv."""
    facts = common_facts(row)
    printed, _, merged = row["Card Text"].partition("[MERGED]")
    disciplines = row["Disciplines"].replace("-none-", "").split()
    facts |= {
        "disciplines": sorted(disciplines, key=str.lower),
        "capacity": row["Capacity"],
        "group": row["Group"].lower(),
        "advanced": "Y" if row["Adv"] else "",
    }
    keywords = set()
    if not re.search(r"\bNon-unique\.|\b(Tupdogs|Hermanas) are not unique\.", printed):
        keywords.add("unique")
    if row["Type"] == "Imbued":
        # IMBUED-1: they are mortal allies.
        keywords.add("mortal")
        return facts | {"life": row["Capacity"], "keywords": sorted(keywords)}

    head = re.match(rf"(?:Advanced, )?({SECTS})\b", printed)
    if not head:
        sys.exit(f"{row['Name']}: a vampire without a sect")
    facts["sect"] = head[1]
    title, city = printed_title(printed)
    if title != row["Title"].lower():
        sys.exit(f"{row['Name']}: title {row['Title']!r} in its column, {title!r} in the text")
    facts |= {"title": title, "city": city}
    if changed := re.match(rf"\s*({SECTS})?\b", merged):
        title, city = printed_title(merged.strip())
        sect = changed[1] or ""
        facts["merged"] = "; ".join(
            f"{name} {value}"
            for name, value in (("sect", sect), ("title", title), ("city", city))
            if value
        )
    for sentence in map(str.strip, re.findall(r"(?:^|(?<=[.:])\s)([^.:]+)(?=[.:])", printed)):
        if sentence in TRAITS:
            keywords.add(TRAITS[sentence])
        elif sentence == "Black Hand Seraph":
            keywords |= {"black hand", "seraph"}
        elif circle := re.fullmatch(rf"({CIRCLES}) circle", sentence, re.IGNORECASE):
            facts["circle"] = circle[1]
        elif slave := re.fullmatch(rf"(?:(?:{SECTS}) )?([A-Z].*) slave", sentence, re.IGNORECASE):
            facts["slave_of"] = slave[1]
            keywords.add("slave")
    return facts | {"keywords": sorted(keywords)}


def printed_title(text: str) -> tuple[str, str]:
    """Find the title and city that open a vampire's text: "Camarilla Prince of Rome: ..."."""
    if votes := re.search(r"(?:^|[.:] |has )(\d votes?) \(titled\)[.:]", text):
        return votes[1], ""
    head = re.match(
        rf"(?:Advanced, )?(?:(?:{SECTS})\b ?)?"
        rf"(?:(prince|archbishop|baron) of ({CITY})|"
        r"(primogen|bishop|priscus|cardinal|regent|magaji|imperator)|"
        r"[A-Z][\w ]*?(justicar|inner circle))(?: \(\d votes\))?[.:]",
        text,
        re.IGNORECASE,
    )
    if not head:
        return "", ""
    return (head[1] or head[3] or head[4]).lower(), city_name(head[2])


def city_name(printed: str | None) -> str:
    """Spell a city in one way: the cards have D.C. and DC."""
    return re.sub(r"D\.?C\.?$", "D.C.", printed or "")


def print_statistics(rows: list[Facts]) -> None:
    """Print counts to check the table by."""
    print(f"{len(rows)} cards, {sum(bool(row['group']) for row in rows)} of them crypt cards")
    for column in COLUMNS:
        filled = [row[column] for row in rows if row[column]]
        values = Counter(v for cell in filled for v in (cell if column in LISTS else [cell]))
        shown = ", ".join(f"{value} {count}" for value, count in values.most_common(60))
        print(f"{column}: {len(filled)} filled, {len(values)} values: {shown}")


if __name__ == "__main__":
    main()
