"""Tables and fields: what makes one, and what does not."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import methuselah as mt
import polars as pl
import pytest
from methuselah.errors import DeckError, PolicyError, TableError


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(decks: list[mt.Deck], players: int) -> None:
    table = mt.Table(decks[:players], policies="random")
    assert mt.simulate(table, games=4).seats.height == 4 * players


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_may_not(decks: list[mt.Deck], players: int) -> None:
    with pytest.raises(TableError, match=f"2 to 5 decks, not {players}"):
        mt.Table((decks * 2)[:players])


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"policies": ["random"]}, TableError, "1 policies for 2 decks"),
        ({"policies": "alphago"}, PolicyError, "'alphago': 'random' or 'heuristic'"),
        ({"policies": [1, 2]}, PolicyError, "a policy factory is needed, not 1"),
        ({"policies": {"block": "much"}}, PolicyError, "weight 'block' is 'much': a whole number"),
        ({"policies": {"blokc": 30}}, PolicyError, "no weights of the heuristic: .*`blokc`"),
        (
            {"policies": {"block": 30.5}},
            PolicyError,
            "no weights of the heuristic: `block` is 30.5: whole numbers from",
        ),
        ({"policies": {"block": 1e300}}, PolicyError, "`block` is 1e.300: whole numbers from"),
        (
            {"policies": {"pool": 1, "block": float("nan")}},
            PolicyError,
            "the weight 'block' is nan: a whole number is needed",
        ),
        ({"policies": {"block": float("inf")}}, PolicyError, "weight 'block' is inf: a whole"),
        ({"policies": {"block": None}}, PolicyError, "weight 'block' is None: a whole number"),
        ({"seating": "circle"}, TableError, "seating is 'circle'"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(
    decks: list[mt.Deck], options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        mt.Table(decks[:2], **options)


class TestNames:
    """Decks of the same name."""

    def test_each_entry_has_its_row(self, decks: list[mt.Deck]) -> None:
        deck = decks[0]
        variant = deck.swap("Blood Doll", "Wider View")
        table = mt.Table([deck, variant, deck, decks[1]], policies="random")
        names = ["Malkavian", "Malkavian (2)", "Malkavian (3)", "Nosferatu"]
        assert [entry.deck.name for entry in table.entries] == names
        result = mt.simulate(table, games=4)
        assert result.summary()["deck"].to_list() == names
        assert result.summary()["games"].to_list() == [4] * 4
        assert result.cards["deck"].unique(maintain_order=True).to_list() == names
        assert all(name in result.table() for name in names)
        assert sorted(mt.Game(table, game=1).decks) == names

    def test_a_name_is_not_given_twice(self, decks: list[mt.Deck]) -> None:
        names = ("deck", "deck", "deck (2)", "deck")
        table = mt.Table([replace(decks[0], name=name) for name in names])
        told = [entry.deck.name for entry in table.entries]
        assert told == ["deck", "deck (3)", "deck (2)", "deck (4)"]

    def test_a_deck_is_told_apart_from_its_variant_in_the_field(self, decks: list[mt.Deck]) -> None:
        variant = decks[0].swap("Blood Doll", "Wider View")
        field = mt.Field(
            decks[0], against=[variant, decks[1]], players=3, policy="random", opponents="random"
        )
        summary = mt.simulate(field, games=6).summary()
        assert summary["deck"].to_list() == ["Malkavian", "Malkavian (2)", "Nosferatu"]
        assert summary["games"].to_list() == [6, 6, 6]

    def test_a_run_folder_is_gone_on_with(self, decks: list[mt.Deck], tmp_path: Path) -> None:
        table = mt.Table(decks[:1] * 2, policies="random")
        mt.simulate(table, games=4, out=tmp_path)
        result = mt.simulate(table, games=6, out=tmp_path)
        assert result.summary()["deck"].to_list() == ["Malkavian", "Malkavian (2)"]
        setup = result.manifest.setup()
        assert [entry.deck.name for entry in setup.entries] == ["Malkavian", "Malkavian (2)"]


def test_cards_that_are_not_implemented_are_named_or_played_as_blank(
    decks: list[mt.Deck],
) -> None:
    library = mt.cards().filter(pl.col("group").is_null(), pl.col("banned").is_null())
    card = library.filter(implemented=False)["name"][0]
    deck = mt.Deck.from_txt(f"12x Belinde\n60x {card}", name="mine")
    with pytest.raises(DeckError, match="not implemented yet: .*blanks=True"):
        mt.Table([deck, decks[0]])
    result = mt.simulate(mt.Table([deck, decks[0]], policies="random", blanks=True), games=2)
    assert card in result.blanks
    assert "Played as blank:" in result.table()


def test_a_card_file_with_a_mistake_is_refused(tmp_path: Any) -> None:
    file = tmp_path / "mine.ron"
    file.write_text("this is no card", encoding="utf-8")
    with pytest.raises(mt.errors.CardError, match="mine.ron"):
        mt.Cards.load(str(file))


class TestField:
    """A deck against tables drawn from a field."""

    def test_every_table_has_the_deck_and_others_of_the_field(self, decks: list[mt.Deck]) -> None:
        field = mt.Field(
            decks[0], against=decks[1:], players=3, policy="random", opponents="random"
        )
        seats = mt.simulate(field, games=60, seed=3).seats
        tables = seats.group_by("game").agg("entry").sort("game")["entry"].to_list()
        assert all(0 in entries and len(set(entries)) == 3 for entries in tables)
        assert {entry for entries in tables for entry in entries} == {0, 1, 2, 3, 4}
        names = dict(seats.select("entry", "deck").unique().iter_rows())
        assert names == {entry: deck.name for entry, deck in enumerate(decks)}

    def test_rotations_share_their_table_and_chance(self, decks: list[mt.Deck]) -> None:
        field = mt.Field(
            decks[0], against=decks[1:], players=3, policy="random", opponents="random"
        )
        seats = mt.simulate(field, games=30, seed=3).seats
        blocks = seats.group_by("chance").agg("entry", "seat").sort("chance")
        for entries, places in blocks.select("entry", "seat").iter_rows():
            assert len(set(entries)) == 3
            assert len(set(zip(entries, places, strict=True))) == 9

    def test_a_small_field_is_drawn_from_again(self, decks: list[mt.Deck]) -> None:
        field = mt.Field(decks[0], against=decks[1:2], policy="random", opponents="random")
        assert mt.simulate(field, games=5).seats.filter(entry=1).height == 20

    def test_results_do_not_depend_on_pieces(self, decks: list[mt.Deck]) -> None:
        field = mt.Field(
            decks[0], against=decks[1:], players=4, policy="random", opponents="random"
        )
        whole = mt.simulate(field, games=23, seed=5, threads=2)
        parts = [
            mt.simulate(field, games=n, first=f, seed=5, threads=1) for f, n in ((0, 10), (10, 13))
        ]
        for name in ("seats", "games", "cards"):
            assert getattr(mt.Result.concat(parts), name).equals(getattr(whole, name))

    def test_what_makes_no_field(self, decks: list[mt.Deck]) -> None:
        with pytest.raises(TableError, match="the field is empty"):
            mt.Field(decks[0], against=[])
        with pytest.raises(TableError, match="2 to 5 players, not 7"):
            mt.Field(decks[0], against=decks, players=7)
        with pytest.raises(TableError, match="1 policies for 4 decks"):
            mt.Field(decks[0], against=decks[1:], opponents=["random"])
