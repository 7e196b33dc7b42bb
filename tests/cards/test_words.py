"""The words of the effect language are words for many cards."""

import methuselah as mt
import polars as pl
from methuselah.text_check.reader import Node, read


def clauses(entry: str) -> int:
    """How many clauses and texts in play an entry has."""
    card = read(entry)
    parts = (card.get(key) for key in ("modes", "abilities", "as_played"))
    return sum(len(part.items) for part in parts if isinstance(part, Node))


def test_few_cards_need_a_word_that_no_other_uses() -> None:
    """The measure of the language: at most 15 % of the library cards of several clauses do."""
    library = mt.cards().filter(pl.col("group").is_null())
    entries = mt.card_entries().join(library, on="id", how="semi")
    several = entries.filter(pl.col("entry").map_elements(clauses, return_dtype=pl.Int64) > 1)
    own = mt.card_words().filter(cards=1)["word"].to_list()
    lone = several.filter(pl.col("words").list.set_intersection(own).list.len() > 0)
    print(f"{lone.height} of {several.height}: {sorted(lone['name'])}")
    assert several.height > 250
    assert lone.height <= several.height * 0.15


def test_every_card_that_can_be_played_is_an_entry() -> None:
    """None is written in Rust."""
    assert set(mt.card_entries()["id"]) == set(mt.Cards.standard().implemented())


def test_words_are_told_with_those_who_use_them() -> None:
    words = mt.card_words()
    assert words["cards"].is_sorted(descending=True)
    assert words.select(pl.col("names").list.len() == pl.col("cards")).to_series().all()
    total = mt.card_entries()["words"].list.len().sum()
    assert words["cards"].sum() == total
    (bleed,) = words.filter(word="ChangeTarget")["names"]
    assert {"Deflection", "Telepathic Misdirection"} <= set(bleed)
    # The game's own words are none of the language.
    assert words.filter(pl.col("word").is_in(["Ventrue", "Action", "prince", "dom"])).rows() == []


def test_entries_of_ones_own_take_the_place_of_others() -> None:
    own = mt.card_entries(mt.Cards.load("sims/own_cards.ron"))
    assert own.height == mt.card_entries().height + 2
    (whispers,) = own.filter(name="Whispers in the Dark").to_dicts()
    assert whispers["id"] is None
    assert whispers["file"] == "sims/own_cards.ron"
    assert whispers["entry"].startswith('Card(\n    name: "Whispers in the Dark"')
