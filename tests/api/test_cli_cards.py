"""The command line on cards: their list, the words of entries, and what their texts say."""

import re
from pathlib import Path

import methuselah as mt
import polars as pl
import pytest
from command_line import refused
from methuselah import cli

ROOT = Path(__file__).parents[2]
DECKS = sorted(str(path) for path in (ROOT / "sims" / "decks").glob("*.txt"))


@pytest.fixture(autouse=True)
def in_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_cards_of_a_file_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards", "--cards", "sims/own_cards.ron"]) == 0
    own = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [line[1:] for line in own] == [
        ["Whispers in the Dark", "Action", "", "implemented"],
        ["Alma the Unwritten", "Vampire", "Ventrue", "implemented"],
    ]
    facts = mt.cards().filter(pl.col("types") == ["Master"], implemented=False)
    name, file = facts["name"][0], tmp_path / "mine.ron"
    texts = (f'Card(name: "{card}", modes: [(do: [PutInPlay])])' for card in (name, "Villein"))
    file.write_text("\n".join(texts), encoding="utf-8")
    assert cli.run(["cards", "--cards", str(file)]) == 0
    assert [line.split("\t")[1] for line in capsys.readouterr().out.splitlines()] == [name]
    assert cli.run(["cards", "--coverage", "--cards", "sims/own_cards.ron"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[:4] == ["all", "2", "of", "2"]


def test_cards_of_ones_own_are_meant_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, file = tmp_path / "mine.txt", tmp_path / "mine.ron"
    deck.write_text("60x Wispers in the Drak\n", encoding="utf-8")
    line = refused(["deck", "check", str(deck), "--cards", "sims/own_cards.ron"], capsys)
    assert "no card is named 'Wispers in the Drak'; nearest: Whispers in the Dark or " in line
    own = 'Card(name: "My First Thing", facts: {"types": "Master"}, modes: [(do: [PutInPlay])])\n'
    named = 'requires: [Named("My Frist Thing")], modes: [(do: [PutInPlay])]'
    for other, message in (
        ('Card(name: "My Frist Thing")', "My Frist Thing: no such card; nearest names: My First"),
        (f'Card(name: "Villein", {named})', "no such card; nearest names: My First Thing, "),
    ):
        file.write_text(own + other, encoding="utf-8")
        line = refused(["simulate", *DECKS, "--cards", str(file)], capsys)
        assert f"{file}:2: " in line
        assert message in line


def test_words_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards", "--words"]) == 0
    *words, total = capsys.readouterr().out.splitlines()
    counts = [int(line.split()[0].replace(",", "")) for line in words]
    assert counts == sorted(counts, reverse=True)
    assert f"{mt.card_words().height:,} words" in total
    assert f"{counts.count(1)} of one card alone" in total


def test_numbers_are_compared_with_texts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.ron"
    file.write_text(
        'Card(name: "Bonding", modes: [(disc: ["dom"], do: [Add(Bleed, Actor, 2, Action)])])',
        encoding="utf-8",
    )
    texts = tmp_path / "texts.csv"
    bonding = mt.Cards.standard().find("Bonding")
    texts.write_text(f"Id,Card Text\n{bonding},[dom] +1 bleed (limited).\n", encoding="utf-8")
    assert cli.run(["cards", "--check", str(texts), "--cards", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Bonding, inferior, the text says 1 bleed",
        "Bonding, inferior, the text says limited",
        "Bonding, inferior, the entry says 2 bleed",
        f"1 of 1 entries differ from their texts, those of {texts}",
    ]


def test_what_differs_from_texts_for_a_reason_is_told_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.run(["cards", "--check"]) == 0
    wrong, reasoned = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"0 of [\d,]+ entries .* texts, those of the package krcg [\d.]+", wrong)
    assert reasoned.endswith(" differ for a reason; --reasons tells which")
    assert cli.run(["cards", "--check", "--reasons"]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert total == wrong
    assert len({line.split(",")[0] for line in lines}) == int(reasoned.split()[0])
    assert "Charnas the Imp, the text says 1 stealth (to employ a retainer has it by" in lines[-2]


def test_cards_without_texts_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards", "--check", "--cards", "sims/own_cards.ron"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "no text to compare with, 2: Whispers in the Dark; Alma the Unwritten"
    ]


def test_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == mt.cards().height
    assert any(line.startswith("100518\tDeflection\tReaction") for line in lines)
    assert cli.run(["cards", "--coverage"]) == 0
    last = capsys.readouterr().out.splitlines()[-1].split()
    done = mt.cards()["implemented"].sum()
    assert last[:4] == ["all", f"{done:,}", "of", "4,149"]
