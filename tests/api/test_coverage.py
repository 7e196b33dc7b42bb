"""How much of the printed cards and of decks can be played."""

import json
import lzma
from pathlib import Path
from typing import Any

import methuselah as mt
import polars as pl
import pytest
from methuselah import cli
from methuselah.errors import DeckError

DECK = "sims/decks/ventrue.txt"


def test_types_and_sets_add_up() -> None:
    facts = mt.cards()
    whole = (facts.height, int(facts["implemented"].sum()))
    by_type = mt.card_coverage()
    assert by_type.filter(of="all").rows() == [("all", *whole)]
    assert (
        by_type.filter(pl.col("of") != "all").select("cards", "implemented").sum().row(0) == whole
    )
    sets = mt.card_coverage("sets")
    newest = facts.filter(pl.col("sets").list.contains("SV5"))
    expected = ("SV5", newest.height, int(newest["implemented"].sum()))
    assert sets.filter(of="SV5").rows() == [expected]


def test_by_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="by is 'clan': 'types' or 'sets' is needed"):
        mt.card_coverage("clan")  # type: ignore[arg-type]


def archive(path: Path, decks: Any) -> Path:
    data = json.dumps(decks).encode()
    path.write_bytes(lzma.compress(data) if path.suffix == ".xz" else data)
    return path


def unplayable(count: int) -> list[int]:
    return mt.cards().filter(~pl.col("implemented"))["id"].head(count).to_list()


@pytest.mark.parametrize("name", ["decks.json", "decks.json.xz"])
def test_missing_cards_are_ranked_by_the_decks_that_wait(tmp_path: Path, name: str) -> None:
    first, second = unplayable(2)
    doll = mt.Deck.from_txt("1x Blood Doll").library[0]
    decks = [
        {"date": "2019-12-31", "cards": {str(first): 9}},
        {"date": "2020-01-01", "cards": {str(doll): 4, str(second): 1}},
        {"date": "2021-05-05", "cards": {str(first): 2, str(second): 3}},
        {"date": "2021-05-05", "cards": {str(doll): 5}},
    ]
    found = mt.deck_coverage([archive(tmp_path / name, decks)], since=2020)
    assert (found.decks, found.playable, found.copies, found.implemented) == (3, 1, 15, 9)
    assert found.missing.select("id", "decks", "copies", "alone").rows() == [
        (second, 2, 4, 1),
        (first, 1, 2, 0),
    ]


def test_decks_and_deck_files_count_as_well(decks: list[mt.Deck]) -> None:
    found = mt.deck_coverage([decks[0], "sims/decks/ventrue.txt"])
    assert (found.decks, found.playable, found.copies) == (2, 2, 2 * 89)
    assert found.missing.height == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "is no JSON"),
        ('[{"date": "2020-01-01"}]', "is no archive of decks"),
        ('{"date": 3}', "is no archive of decks"),
        ('[{"cards": {"a": 1}}]', "is no archive of decks"),
    ],
)
def test_what_is_no_archive_is_refused(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "decks.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError, match=why):
        mt.deck_coverage([file])
    with pytest.raises(DeckError, match="cannot read"):
        mt.deck_coverage([tmp_path / "none.json"])


def test_a_card_that_no_set_has_is_refused(tmp_path: Path) -> None:
    file = archive(tmp_path / "decks.json", [{"date": "2020-01-01", "cards": {"999999": 1}}])
    with pytest.raises(DeckError, match="999999"):
        mt.deck_coverage([file])


def test_the_command_line_counts_by_type_and_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards", "--coverage", "--by", "sets"]) == 0
    sets = capsys.readouterr().out.split()
    assert "SV5" in sets
    with pytest.raises(SystemExit, match="2"):
        cli.main(["cards", "--coverage", "--by", "clan"])
    assert "types or sets is needed" in capsys.readouterr().err


def test_the_command_line_ranks_what_decks_lack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking = unplayable(2)
    decks = [{"date": "2020-01-01", "cards": {str(card): 2}} for card in lacking]
    file = archive(tmp_path / "decks.json", decks)
    assert cli.run(["cards", "--coverage", str(file), "sims/decks/ventrue.txt", "--top", "1"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["decks", "1", "of", "3", "33.3%"]
    assert out[1].split() == ["copies", "89", "of", "93", "95.7%"]
    assert out[4:] == [f"      1       2       1  {mt.Cards.standard().name(lacking[0])}"]


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (["--words", "--check"], "one of --coverage, --words and --check at a time"),
        (["--words", "--by", "sets"], "--by is for --coverage of cards, not of decks"),
        (["--by", "types"], "--by is for --coverage of cards, not of decks"),
        (["--coverage", "--by", "types", DECK], "--by is for --coverage of cards, not of decks"),
        (["--coverage", "--since", "2020"], "--since is for --coverage of decks"),
        (["--coverage", "--top", "0"], "--top is for --coverage of decks"),
        (["--check", "--top", "5", DECK], "--top is for --coverage of decks"),
        (["--words", DECK], "decks are only looked at for what can be played: add --coverage"),
        ([DECK], "decks are only looked at for what can be played: add --coverage"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    arguments: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["cards", *arguments])
    assert capsys.readouterr() == ("", f"error: {refusal}\n")


def test_a_single_deck_or_file_may_stand_alone() -> None:
    path = Path(__file__).parents[2] / "sims" / "decks" / "tremere.txt"
    for decks in (path, str(path), mt.Deck.load(path), [path]):
        assert mt.deck_coverage(decks).decks == 1
