"""Our table of facts against the CSVs that krcg ships: older printings, in another spelling."""

import csv
import importlib.resources
import io
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import methuselah as mt
import polars as pl
import pytest

Read = Callable[[dict[str, str]], Any]

CRYPT, LIBRARY = "vtescrypt.csv", "vteslib.csv"

CLANS = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}  # renamed since
CODES = {"Thanatosis": "thn", "Vision": "viz"}  # else the first three letters

# Cards whose sets lost one, with the reason. (Sets gained are newer printings, and not compared.)
SETS_LOST = {
    200555: "KoT starter refiled under KoTR",
    200599: "KoT starter refiled under KoTR",
    201085: "KoT starter refiled under KoTR",
}

SECT = re.compile(r"(?:Advanced, )?(Camarilla|Sabbat|Laibon|Independent|Anarch)\b")
TRAITS = {
    "black hand": r"Black Hand(?: Seraph)?[.:]",
    "blood cursed": r"Blood cursed\.",
    "flight": r"Flight \[FLIGHT\]\.",
    "infernal": r"Infernal\.",
    "red list": r"Red List[.:]",
    "scarce": r"Scarce\.",
    "seraph": r"(?:Black Hand )?Seraph[.:]",
    "slave": r"(?:Camarilla |Sabbat )?\w+ (?:antitribu )?[Ss]lave[.:]",
    "sterile": r"Sterile\.",
}


@cache
def facts() -> dict[int, dict[str, Any]]:
    return {row["id"]: row for row in mt.cards().to_dicts()}


@cache
def theirs(file: str) -> dict[int, dict[str, str]]:
    # krcg's wheel has its data in a top-level package named `cards`.
    text = importlib.resources.files("cards").joinpath(file).read_text("utf-8-sig")
    rows = csv.DictReader(io.StringIO(text, newline=""))
    return {int(row["Id"]): {k: (v or "").strip() for k, v in row.items()} for row in rows}


def differences(file: str, column: str, read: Read) -> dict[int, tuple[Any, Any]]:
    """What we have and what `read` finds in their row, for the cards where the two differ."""
    pairs = {n: (facts()[n][column], read(row)) for n, row in theirs(file).items() if n in facts()}
    return {n: pair for n, pair in pairs.items() if pair[0] != pair[1]}


def name(row: dict[str, str]) -> str:
    return re.sub(r"(.*), (The|An)$", r"\2 \1", row["Name"]).replace("(TM)", "™")


def clans(row: dict[str, str]) -> list[str]:
    return [CLANS.get(clan, clan) for clan in row["Clan"].split("/") if clan]


def requires(row: dict[str, str]) -> str:
    words = re.split(r"( & |/)", row["Discipline"])
    return "".join(CODES.get(word, word.strip()[:3].lower()) for word in words)


def printed(row: dict[str, str]) -> str:
    """The card's text, before it is merged; braces mark changed words."""
    return re.sub("[{}]", "", row["Card Text"]).partition("[MERGED]")[0]


def test_counts() -> None:
    table = mt.cards()
    crypt = table.filter(pl.col("group").is_not_null())
    assert (table.height, crypt.height) == (4149, 1785)
    assert table["id"].is_sorted()
    assert table["id"].n_unique() == table.height
    assert table.schema["keywords"] == pl.List(pl.String)
    assert table.schema["implemented"] == pl.Boolean


def test_no_card_is_missing() -> None:
    assert theirs(CRYPT).keys() | theirs(LIBRARY).keys() <= facts().keys()


@pytest.mark.parametrize("file", [CRYPT, LIBRARY])
@pytest.mark.parametrize(
    ("column", "read"),
    [
        ("name", name),
        ("clans", clans),
        ("types", lambda row: row["Type"].split("/")),
        ("path", lambda row: row["Path"] or None),
    ],
)
def test_columns_of_both(file: str, column: str, read: Read) -> None:
    assert not differences(file, column, read)


@pytest.mark.parametrize("file", [CRYPT, LIBRARY])
def test_banned_year(file: str) -> None:
    wrong = {
        n: (facts()[n]["banned"], row["Banned"])
        for n, row in theirs(file).items()
        if str(facts()[n]["banned"] or "")[:4] != row["Banned"]
    }
    assert not wrong


@pytest.mark.parametrize("file", [CRYPT, LIBRARY])
def test_no_set_is_lost(file: str) -> None:
    lost = {}
    for n, row in theirs(file).items():
        sets = {re.split("[:-]", printing.strip())[0] for printing in row["Set"].split(",")}
        # A promo may since have come out in a set.
        if missing := sets - set(facts()[n]["sets"]) - {"Promo"}:
            lost[n] = missing
    assert lost.keys() <= SETS_LOST.keys(), lost


@pytest.mark.parametrize(
    ("column", "read"),
    [
        ("requires", lambda row: requires(row) or None),
        ("pool", lambda row: row["Pool Cost"] or None),
        ("blood", lambda row: row["Blood Cost"] or None),
        ("conviction", lambda row: row["Conviction Cost"] or None),
        ("burn_option", lambda row: bool(row["Burn Option"])),
    ],
)
def test_columns_of_the_library(column: str, read: Read) -> None:
    assert not differences(LIBRARY, column, read)


@pytest.mark.parametrize("value", ["life", "strength", "bleed"])
def test_allies_and_retainers(value: str) -> None:
    def read(row: dict[str, str]) -> int | None:
        if not {"Ally", "Retainer"} & set(row["Type"].split("/")):
            return None
        found = re.search(rf"(\d+) {value}", printed(row).partition("\n")[0])
        return int(found[1]) if found else None

    assert not differences(LIBRARY, value, read)


@pytest.mark.parametrize(
    ("column", "read"),
    [
        ("capacity", lambda row: int(row["Capacity"])),
        ("group", lambda row: row["Group"].lower()),
        ("advanced", lambda row: bool(row["Adv"])),
        ("title", lambda row: row["Title"].lower() or None),
        ("sect", lambda row: match[1] if (match := SECT.match(printed(row))) else None),
        (
            "disciplines",
            lambda row: sorted(row["Disciplines"].replace("-none-", "").split(), key=str.lower),
        ),
    ],
)
def test_columns_of_the_crypt(column: str, read: Read) -> None:
    assert not differences(CRYPT, column, read)


@pytest.mark.parametrize("trait", TRAITS)
def test_traits(trait: str) -> None:
    stated = re.compile(rf"(?:^|[.:\n] ?){TRAITS[trait]}")
    has = {n for n in theirs(CRYPT) if trait in facts()[n]["keywords"]}
    assert has == {n for n, row in theirs(CRYPT).items() if stated.search(printed(row))}


def test_cities() -> None:
    for n, row in theirs(CRYPT).items():
        city = facts()[n]["city"]
        assert (city is not None) == (facts()[n]["title"] in {"prince", "baron", "archbishop"})
        assert city is None or f" of {city}".rstrip(".") in printed(row).replace("DC", "D.C")


def test_some_cards_are_implemented() -> None:
    assert mt.cards()["implemented"].any()
