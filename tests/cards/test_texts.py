"""The numbers in the entries are those in the texts of the cards."""

from pathlib import Path

import methuselah as mt
import polars as pl
import pytest
from methuselah import text_check
from methuselah.errors import TextsError

#: What the check finds and is right all the same, each with the reason.
EXCEPTIONS = Path(text_check.__file__).with_name("exceptions.tsv")

CARD = """Card(
    name: "Govern the Unaligned",
    modes: [
        (disc: ["dom"], act: Bleed, do: [Bleed({bleed})]),
        (disc: ["DOM"], stealth: 1, choose: [Cards([In(Uncontrolled, You), Vampire, Younger(Me)])],
            do: [Gain(Blood(Picked(0)), {blood})]),
    ],
)"""


def found() -> pl.DataFrame:
    return mt.check_texts().select(
        "name",
        "level",
        who=pl.when(pl.col("text").is_null()).then(pl.lit("entry")).otherwise(pl.lit("text")),
        said=pl.coalesce("text", "entry"),
    )


def exceptions() -> pl.DataFrame:
    table = pl.read_csv(EXCEPTIONS, separator="\t", quote_char=None, infer_schema=False)
    return table.with_columns(pl.col("level").fill_null(""))


def test_entries_and_texts_say_the_same() -> None:
    differences = mt.check_texts()
    assert differences.filter(pl.col("reason").is_null()).rows() == []
    assert differences.height == exceptions().height


def test_the_exceptions_are_needed_and_have_their_reasons() -> None:
    columns = ["name", "level", "who", "said"]
    assert exceptions().join(found(), on=columns, how="anti").rows() == []
    assert exceptions().filter(pl.col("reason").is_null()).is_empty()


@pytest.fixture
def govern(tmp_path: Path) -> object:
    def check(**numbers: int) -> list[tuple[object, ...]]:
        file = tmp_path / "govern.ron"
        file.write_text(CARD.format(**numbers), encoding="utf-8")
        rows = mt.check_texts(cards=mt.Cards.load(file))
        return rows.filter(name="Govern the Unaligned").drop("id", "name", "reason").rows()

    return check


def test_a_number_that_is_mistyped_is_found_at_its_level(govern: object) -> None:
    assert callable(govern)
    assert govern(bleed=2, blood=3) == []
    assert govern(bleed=3, blood=3) == [
        ("inferior", "2 bleed", None),
        ("inferior", None, "3 bleed"),
    ]
    assert govern(bleed=2, blood=4) == [
        ("superior", "3 blood", None),
        ("superior", None, "4 blood"),
    ]


BONDING = """Card(
    name: "Bonding",
    {when}
    modes: [
        (disc: ["dom"], {limited} do: [Add(Bleed, Actor, 1, Action)]),
        (disc: ["DOM"], limited: true,
            do: [Add(Stealth, Actor, 1, Action), Add(Bleed, Actor, 1, Action)]),
    ],
)"""
KEVLAR = """Card(
    name: "Kevlar Vest",
    abilities: [Use((when: Prevent, limit: [(Copy, Combat)], do: [Prevent(2)]))],
)"""


@pytest.mark.parametrize(
    ("entry", "differences"),
    [
        (BONDING.format(when="if: [Action(Bleed)],", limited="limited: true,"), []),
        (
            BONDING.format(when="if: [Action(Bleed)],", limited=""),
            [("inferior", "limited", None)],
        ),
        (
            BONDING.format(when="", limited="limited: true,"),
            [("", "only usable", None)],
        ),
        (KEVLAR, [("", "1 damage", None), ("", "only one", None)]),
    ],
)
def test_what_is_left_out_is_found(
    tmp_path: Path, entry: str, differences: list[tuple[object, ...]]
) -> None:
    file = tmp_path / "cards.ron"
    file.write_text(entry, encoding="utf-8")
    found = mt.check_texts(cards=mt.Cards.load(file))
    name = entry.split('"')[1]
    assert found.filter(name=name).drop("id", "name", "reason").rows() == differences


def test_a_file_without_texts_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("Name,Text\nFame,\n", encoding="utf-8")
    for texts in (file, str(file), [file]):
        with pytest.raises(TextsError, match="the columns Id and Card Text"):
            mt.check_texts(texts)
    file.write_text("Id,Card Text\nx,Text\n", encoding="utf-8")
    with pytest.raises(TextsError, match="a card whose Id is no number"):
        mt.check_texts(file)
    file.write_bytes(b"Id,Card Text\n1,\xff\n")
    with pytest.raises(TextsError, match="it is no CSV"):
        mt.check_texts(file)
    with pytest.raises(FileNotFoundError):
        mt.check_texts("/nope")
