"""Every implemented card has its test, and none is known to the engine by its name."""

import re
from pathlib import Path

import methuselah as mt
import polars as pl

ROOT = Path(__file__).parents[2]
#: Sources in which a card is what its text and its facts say, and nothing else.
GENERAL = ["rust/engine/src", "rust/policy/src", "rust/arena/src"]
COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)  # comments and their examples may name a card


def implemented() -> pl.DataFrame:
    return mt.cards().filter(pl.col("implemented"))


def test_each_implemented_library_card_is_in_a_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/*.py"))
    names = implemented().filter(pl.col("capacity").is_null())["name"]
    assert not [name for name in names if f'"{name}"' not in tests]


def test_no_code_knows_a_card_by_its_name() -> None:
    names = [name for name in implemented()["name"] if " " in name or "'" in name]
    pattern = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in names))
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for folder in GENERAL
        for path in (ROOT / folder).rglob("*.rs")
        if "tests" not in path.parts and path.stem != "tests"
        for match in pattern.finditer(COMMENT.sub("", path.read_text(encoding="utf-8")))
    }
    assert not found
