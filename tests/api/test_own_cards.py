"""Cards that are not printed: from a file of one's own to the results."""

import pickle
from pathlib import Path
from typing import Any

import methuselah as mt
import polars as pl
import pytest
from methuselah import cli
from methuselah.errors import CardError, DeckError

OWN = """
// A bleed anyone can play, and a vampire of a group that any crypt takes.
Card(
    name: "Whispers in the Dark",
    facts: {"types": "Action", "keywords": "trifle"},
    modes: [(act: Bleed, do: [Bleed(2)])],
)
Card(
    name: "Alma the Unwritten",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "disciplines": "DOM|for", "capacity": "4",
        "group": "any", "sect": "Camarilla", "title": "primogen", "keywords": "unique",
    },
    abilities: [Static((to: Me, change: Add(Bleed, 1)))],
)
// What is printed can be given another text.
Card(name: "Govern the Unaligned", modes: [(disc: ["dom"], act: Bleed, do: [Bleed(5)])])
"""
WHISPERS, ALMA = "Whispers in the Dark", "Alma the Unwritten"


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cards") / "own.ron"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def text() -> str:
    """A legal deck with both."""
    lines = [f"6x {ALMA}", "6x Belinde", f"40x {WHISPERS}", "20x Deflection"]
    return "\n".join(lines)


@pytest.fixture
def deck(own: mt.Cards, text: str) -> mt.Deck:
    return mt.Deck.from_txt(text, name="Mine", cards=own)


def test_a_set_has_its_own_cards_and_all_printed_ones(own: mt.Cards) -> None:
    standard = mt.Cards.standard()
    assert own.name(own.find(ALMA.upper())) == ALMA
    assert own.find("Belinde") == standard.find("Belinde")
    assert own.nearest("Alma the Unwriten", 1) == [ALMA]
    facts = mt.cards(own)
    assert facts.height == mt.cards().height + 2
    (alma,) = facts.filter(name=ALMA).to_dicts()
    assert (alma["capacity"], alma["clans"], alma["disciplines"]) == (
        4,
        ["Ventrue"],
        ["DOM", "for"],
    )
    assert alma["implemented"]
    with pytest.raises(KeyError):
        standard.find(ALMA)
    with pytest.raises(KeyError):
        standard.name(own.find(ALMA))
    assert own.hash != standard.hash


def test_sets_are_values(own: mt.Cards, path: Path) -> None:
    again = mt.Cards.load(str(path))
    assert again == own != mt.Cards.standard() == mt.Cards.standard()
    assert len({again, own, mt.Cards.standard()}) == 2


def test_a_number_depends_on_the_name_alone(own: mt.Cards, tmp_path: Path) -> None:
    entries = OWN.split("Card(\n    name: ")
    other = tmp_path / "other.ron"
    other.write_text('Card(\n    name: "Alma' + entries[2].split('"Alma', 1)[1].split("// What")[0])
    cards = mt.Cards.load(other)
    assert cards.find(ALMA) == own.find(ALMA)
    assert cards.hash != own.hash


def test_a_deck_of_own_cards(deck: mt.Deck, own: mt.Cards) -> None:
    assert deck.counts(cards=own) == {ALMA: 6, "Belinde": 6, WHISPERS: 40, "Deflection": 20}
    assert (len(deck.crypt), len(deck.library)) == (12, 60)
    assert deck.check(cards=own) == []
    swapped = deck.swap("Deflection", WHISPERS, cards=own)
    assert swapped.counts(cards=own)[WHISPERS] == 41
    with pytest.raises(DeckError, match="no card is named 'Alma the Unwriten'; nearest: Alma the"):
        mt.Deck.from_txt("1x Alma the Unwriten", cards=own)
    with pytest.raises(DeckError, match=f"no card is named '{ALMA}'"):
        mt.Deck.from_txt(f"1x {ALMA}")


def test_it_plays(deck: mt.Deck, own: mt.Cards, decks: list[mt.Deck]) -> None:
    table = mt.Table([deck, decks[0]], cards=own, seating="rotate")
    result = mt.simulate(table, games=10, seed=7)
    played = result.cards.filter(pl.col("card") == WHISPERS)["played"].item()
    assert played > 0
    told: list[str] = []
    for seed in range(5):
        game = mt.Game(table, seed=seed)
        game.play_out()
        told += game.log
    assert any(f"plays {WHISPERS}" in line for line in told)
    assert any(f"brings out {ALMA}" in line for line in told)


def test_a_table_without_the_set_refuses_the_deck(deck: mt.Deck) -> None:
    with pytest.raises(DeckError, match="Mine has a card with the id .*give the `cards` that"):
        mt.Table([deck, deck])


@pytest.mark.parametrize("question", [mt.Deck.check, mt.Deck.counts])
def test_so_does_what_is_asked_of_the_deck(question: Any, deck: mt.Deck, own: mt.Cards) -> None:
    question(deck, cards=own)
    with pytest.raises(DeckError, match="Mine has a card with the id .*give the `cards` that"):
        question(deck)


def test_positions_with_own_cards(own: mt.Cards) -> None:
    s = mt.Scenario(cards=own)
    s.seat(0, hand=[WHISPERS, "Govern the Unaligned"])
    s.minion(0, ALMA)
    g = s.start()
    assert (g.minion(ALMA).title, g.minion(ALMA).bleed) == ("primogen", 2)
    g.play(card=WHISPERS)
    g.pass_until("minion")
    assert g.seat(1).pool == 26


def test_a_run_with_own_cards_is_replayed(
    path: Path, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, out = tmp_path / "mine.txt", tmp_path / "run"
    deck.write_text(text, encoding="utf-8")
    options = ["--cards", str(path), "--games", "4", "--policy", "random"]
    assert cli.run(["simulate", str(deck), str(deck), *options, "--out", str(out)]) == 0
    assert cli.run(["replay", str(out), "--game", "2", "--cards", str(path)]) == 0
    assert cli.run(["deck", "check", str(deck), "--cards", str(path)]) == 0
    assert "mine, crypt 12, library 60: legal" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cli.main(["replay", str(out), "--game", "2"])
    assert "the run is of the cards" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('Card(name: "Nobody")', r"own.ron:1: Nobody: no such card; .*needs `facts`"),
        ('Card(name: "Belinde", facts: {"types": "Action"})', "leave `facts` out"),
        ('Card(name: "X", facts: {})', "the fact `types` is needed"),
        ('Card(name: "X", facts: {"type": "Action"})', "no fact `type`; there are aliases, types"),
        ('Card(name: "X", facts: {"types": "Akction"})', "fact `types`: .*did you mean `Action`"),
        ('Card(name: "X", facts: {"types": "Vampire"})', "the fact `capacity` is needed"),
        ('Card(name: "X", facts: {"types": "Ally", "life": "2"})', "the fact `strength` is needed"),
        (
            'Card(name: "X", facts: {"types": "Action", "pool": "a"})',
            "fact `pool`: `a` is no whole",
        ),
        ("hello world", "own.ron:1: between entries: `hello world`: an entry is needed"),
        ('Card(name: "", facts: {"types": "Action"})', "a name, and facts without tabs"),
        ('Card(name: "X", facts: {"types": "Action", "city": "a\\tb"})', "without tabs"),
        (
            """Card(name: "X", facts: {"types": "Action"}, modes: [(act: Bleed)])
            Card(name: "x", facts: {"types": "Action"}, modes: [(act: Bleed)])""",
            "own.ron:2: x: `X` of line 1 has the same number, 1",
        ),
    ],
)
def test_what_is_no_card(entry: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "own.ron"
    path.write_text(entry, encoding="utf-8")
    with pytest.raises(CardError, match=message):
        mt.Cards.load(path)


def test_cards_and_tables_pickle(decks: list[mt.Deck], tmp_path: Path) -> None:
    file = tmp_path / "own.ron"
    file.write_text(OWN, encoding="utf-8")
    own = mt.Cards.load(str(file))
    file.unlink()  # a set has its text with it
    for cards in (mt.Cards.standard(), own):
        copy = pickle.loads(pickle.dumps(cards))
        assert (copy, copy.hash) == (cards, cards.hash)
    mine = decks[4].swap("Blood Doll", "Whispers in the Dark", cards=own)
    table = mt.Table([mine, decks[0]], policies="random", cards=own)
    field = mt.Field(mine, against=decks, players=3, cards=own)
    for setup in (table, field):
        copied = pickle.loads(pickle.dumps(setup))
        assert repr(copied) == repr(setup)
        results = [mt.simulate(one, games=3, seed=7) for one in (setup, copied)]
        assert results[0].seats.equals(results[1].seats)
