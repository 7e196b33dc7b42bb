"""Deck lists: forms, errors, and what a deck is."""

import pickle
import re
import time
from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from methuselah.errors import DeckError

CRYPT = {"Theo Bell": 2, "Belinde": 3}
LIBRARY = {"Blood Doll": 2, "The Labyrinth": 1, "Govern the Unaligned": 4}

TWD = """\
Some Championship
Some City, Some Land
October 23rd 2004
3R+F
10 players
A. Methuselah

-- 2gw8 + 3vp in the final

Deck Name: Five things
Description: 2 of them are silly, 3 are not.

Crypt (5 cards, min=14, max=30, avg=6.4)
-----------------------------------------
2x Theo Bell   8  CEL POT PRE aus dom  Brujah:6
3x Belinde     5  DOM FOR pot          Ventrue:6  -- the best one

Library (7 cards)
Master (3)
2x Blood Doll
1x Labyrinth, The           -- an older way to write it

Action (4)
4x Govern the Unaligned
"""
JOL = """\
2x Theo Bell (G6)
3x Belinde

2x Blood Doll
1x The Labyrinth
4x Govern the Unaligned
"""
LACKEY = """\
2\tBlood Doll
1\tThe Labyrinth
4\tGovern the Unaligned
Crypt:
2\tTheo Bell (G6)
3\tBelinde
"""
VDB = """\
Deck Name: Five things
Author: A. Methuselah
Description: none

Crypt (5 cards, min=20, max=26, avg=6.2)
========================================
 2x Theo Bell      8  AUS CEL POT PRE dom  Brujah:6
 3x Belinde        5  DOM FOR pot          Ventrue:6

Library (7 cards)
=================
Master (3)
----------
 2x Blood Doll
 1x The Labyrinth

Action (4)
----------
 4x Govern the Unaligned
"""
COUNTS_LAST = """\
2 Theo Bell (G6)
3 Belinde
Blood Doll x2
The Labyrinth x1
Govern the Unaligned x4
"""


@pytest.mark.parametrize("text", [TWD, JOL, LACKEY, VDB, COUNTS_LAST])
def test_every_form_of_list_gives_the_same_cards(text: str) -> None:
    deck = mt.Deck.from_txt(text)
    assert deck.counts() == CRYPT | LIBRARY
    assert (len(deck.crypt), len(deck.library)) == (5, 7)


def test_the_same_name_in_two_groups_is_told_apart_by_group() -> None:
    young = mt.Deck.from_txt("1x Theo Bell  7  POT PRE cel dom  Brujah:2")
    old = mt.Deck.from_txt("1x Theo Bell  8  CEL POT PRE aus dom  Brujah:6")
    advanced = mt.Deck.from_txt("1x Theo Bell (ADV)  7  CEL POT PRE aus dom  Brujah:2")
    assert len({young.crypt, old.crypt, advanced.crypt}) == 3


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("2 44 magnum", ".44 Magnum"),
        ("2x Ak 47", "AK-47"),
        ("2 On The Qui Vive!", "On the Qui Vive"),
        ("2 EYES OF ARGUS # aus", "Eyes of Argus"),
        ("2x Pentex Subversion -- for the final", "Pentex\u2122 Subversion"),
        ("2x Lazar Dobrescu", "L\xe1z\xe1r Dobrescu"),
        ("2 Channel 10  // a name with a number", "Channel 10"),
    ],
)
def test_case_accents_punctuation_and_remarks_do_not_matter(line: str, card: str) -> None:
    assert mt.Deck.from_txt(line).counts() == {card: 2}


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("2 Theo Bell", "Theo Bell (G2)"),
        ("2 Theo Bell (G6)", "Theo Bell (G6)"),
        ("2x theo bell G6", "Theo Bell (G6)"),
        ("2 Theo Bell Brujah:6", "Theo Bell (G6)"),
        ("2x Theo Bell  brujah:2  -- the old one", "Theo Bell (G2)"),
        ("2x Theo Bell ADV", "Theo Bell (ADV)"),
        ("2x Theo Bell (ADV) Brujah:2", "Theo Bell (ADV)"),
        ("2x Gilbert Duane Malkavian:1", "Gilbert Duane (G1)"),
    ],
)
def test_a_print_is_meant_by_its_group(line: str, card: str) -> None:
    assert mt.Deck.from_txt(line).slots() == [mt.Cards.standard().find(card)] * 2


def test_a_group_that_no_print_has_is_no_card() -> None:
    with pytest.raises(DeckError, match="line 1"):
        mt.Deck.from_txt("2 Theo Bell Brujah:5")


def test_a_remark_does_not_hide_what_is_misspelt() -> None:
    with pytest.raises(DeckError, match="no card is named 'Villien'; nearest: Villein"):
        mt.Deck.from_txt("2x Villien # or more")


def test_a_deck_is_named_by_argument_then_list_then_file(tmp_path: Path) -> None:
    assert mt.Deck.from_txt(TWD, name="Mine").name == "Mine"
    assert mt.Deck.from_txt(TWD).name == "Five things"
    file = tmp_path / "plain.txt"
    file.write_text(JOL, encoding="utf-8")
    assert mt.Deck.load(file).name == "plain"


def test_every_printed_name_and_alias_is_read_as_its_own_card() -> None:
    for card in mt.cards().sample(400, seed=7).iter_rows(named=True):
        if card["group"] is None:
            lines = [f"1x {name}" for name in (card["name"], *card["aliases"])]
        else:
            advanced = " (ADV)" if card["advanced"] else ""
            lines = [f"1x {card['name']}{advanced}  5  AUS dom  Brujah:{card['group']}"]
        for line in lines:
            assert mt.Deck.from_txt(line).slots() == [card["id"]], line


def test_eighty_lists_are_read_in_a_second() -> None:
    mt.Deck.from_txt("1x Belinde")  # the card list is loaded
    text = (Path(__file__).parents[2] / "sims" / "decks" / "ventrue.txt").read_text("utf-8")
    started = time.process_time()
    for _ in range(80):
        mt.Deck.from_txt(text)
    assert time.process_time() - started < 1.5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is empty"),
        (" \n\n", "is empty"),
        ("Dear diary,\ntoday I lost again.\n", "names no card"),
        (
            "2x Belinde\n4x Govern the Unalined\n",
            r"line 2: .*'Govern the Unalined'; nearest: Govern",
        ),
        ("2x Belinde\n4 Deflectoin -- typo\n", r"line 2: .*'Deflectoin'; nearest: Deflection"),
        ("2x Belinde\nDeflectoin\n", r"line 2: .*'Deflectoin'"),
        ("Crypt:\n2x Belinda\n3x Belinde\n", r"line 2: .*'Belinda'"),
        ("4x Deflection\nBelinde (2)\n", "line 2: how many copies.*'2x Belinde'"),
        ("4x Deflection\n-2 Belinde\n", "line 2: -2 copies"),
        ("4x Deflection\n0x Belinde\n", "line 2: 0 copies"),
        ("4x Deflection\n1000 Belinde\n", "line 2: 1000 copies"),
        ("Belinde,12\nGovern the Unaligned,60\n", "line 1: how many copies.*'12x Belinde'"),
        ("Belinde,12\n\n60x Deflection\n", "line 1: how many copies.*'12x Belinde'"),
        ('"Belinde",12\n"Deflection",60\n', "line 1: how many copies.*'12x Belinde'"),
        ("Belinde 12\nDeflection x60\n", "line 1: how many copies.*'12x Belinde'"),
        ("Belinde\t12\n4x Deflection\n", "line 1: how many copies.*'12x Belinde'"),
        ("12,Belinde\n60,Deflection\n", "line 1: this cannot be read.*'12x.*line 2.*'60x"),
        ("4x Deflectoin\n\n2x Belinde\n", "line 1: no card is named 'Deflectoin'"),
        ("A title\nDeflection\n2x Belinde\n", "line 2: how many copies.*'2x Deflection'"),
        ("1x Belinde\n4x Deflection  5  DOM\n", "line 2: this cannot be read.*'4x Deflection'"),
        ("1x Belinde\n/* notes\n4x Deflection\n", "line 2: the remark .* not closed"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(text: str, message: str) -> None:
    with pytest.raises(DeckError, match=message) as caught:
        mt.Deck.from_txt(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("heading", ["Sideboard:", "Sideboard (3)", "= SIDE BOARD =", "Side-board"])
def test_a_sideboard_is_left_out(heading: str) -> None:
    library_last = f"3x Belinde\n4x Deflection\n{heading}\n2x Majesty\n"
    assert mt.Deck.from_txt(library_last).counts() == {"Belinde": 3, "Deflection": 4}
    crypt_last = f"4x Deflection\n{heading}\n2x Majesty\n\nCrypt (3 cards):\n3x Belinde\n"
    assert mt.Deck.from_txt(crypt_last).counts() == {"Belinde": 3, "Deflection": 4}


@pytest.mark.parametrize(
    ("first", "name"),
    [
        ("My Malk test", "My Malk test"),
        ("\n# My Malk test #\n", "My Malk test"),
        ("Title: My Malk test", "My Malk test"),
        ("Powerbase: Sevilla", "Powerbase: Sevilla"),
        ("Some Championship\nSome City\n\nDeck Name: Five things", "Five things"),
        ("Author: somebody", "deck"),
        ("Description: none", "deck"),
        ("Crypt (2 cards)", "deck"),
        ("-- a remark", "deck"),
        ("2x Theo Bell", "deck"),
    ],
)
def test_a_first_line_that_is_no_card_names_the_deck(first: str, name: str) -> None:
    assert mt.Deck.from_txt(f"{first}\n2x Belinde\n").name == name


def test_names_with_numbers_are_names() -> None:
    text = "2x Channel 10\n1x Local 1111\nAK-47 x2\n1x Pier 13, Port of Baltimore\n"
    assert list(mt.Deck.from_txt(text).counts().values()) == [2, 1, 2, 1]


def test_all_unknown_cards_are_named_at_once() -> None:
    with pytest.raises(DeckError, match="line 2: .*line 3: "):
        mt.Deck.from_txt("1x Belinde\n1x Nonsuch Card\n2x Another Nonsuch\n")


def test_remarks_are_no_cards() -> None:
    text = (
        "2x Belinde\n-- 2 of these\n// 3 of those\n(4 of any)\n/* 1 Foo\n2 Bar */\n1x Deflection\n"
    )
    assert mt.Deck.from_txt(text).counts() == {"Belinde": 2, "Deflection": 1}


def test_a_heading_by_discipline_is_no_card() -> None:
    text = "2x Belinde\n\nDominate\n4x Govern the Unaligned\n\nDominate (2)\n2x Deflection\n"
    assert "Dominate" not in mt.Deck.from_txt(text).counts()
    assert mt.Deck.from_txt(text + "1x Dominate\n").counts()["Dominate"] == 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="No such file"):
        mt.Deck.load(tmp_path / "none.txt")
    with pytest.raises(DeckError, match="cannot read"):
        mt.Deck.load(tmp_path)
    latin = tmp_path / "latin.txt"
    latin.write_bytes("1x Belinde\n1x Céleste Lamontagne\n".encode("latin-1"))
    with pytest.raises(DeckError, match="line 2: not UTF-8"):
        mt.Deck.load(latin)
    wide = tmp_path / "wide.txt"
    wide.write_text(JOL, encoding="utf-16")
    with pytest.raises(DeckError, match="not UTF-8"):
        mt.Deck.load(wide)


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    marked = tmp_path / "marked.txt"
    marked.write_text(JOL, encoding="utf-8-sig")
    assert mt.Deck.load(marked).counts() == CRYPT | LIBRARY


def test_a_deck_is_a_value() -> None:
    deck = mt.Deck.from_txt(JOL)
    assert deck == mt.Deck.from_txt(JOL)
    assert deck != mt.Deck.from_txt(JOL, name="other")
    assert deck.digest() == mt.Deck.from_txt(JOL, name="other").digest()
    assert pickle.loads(pickle.dumps(deck)) == deck
    assert len({deck, mt.Deck.from_txt(JOL)}) == 1


def test_a_swap_leaves_all_other_slots(decks: list[mt.Deck]) -> None:
    deck = decks[-1]
    swapped = deck.swap("Majesty", "Deflection", copies=2)
    changed = [
        i for i, (a, b) in enumerate(zip(deck.library, swapped.library, strict=True)) if a != b
    ]
    assert len(changed) == 2
    assert swapped.counts()["Majesty"] == deck.counts()["Majesty"] - 2
    assert swapped.crypt == deck.crypt


@pytest.mark.rule("SETUP-3")
def test_a_swap_leaves_all_other_draws(decks: list[mt.Deck]) -> None:
    swapped = decks[-1].swap("Majesty", "Deflection")
    tables = [mt.Table([*decks[:-1], deck]) for deck in (decks[-1], swapped)]
    for number in range(20):
        games = [mt.Game(table, seed=5, game=number) for table in tables]
        one, two = ([game.seat(n) for n in range(5)] for game in games)
        pairs = zip(map(cards_of, one), map(cards_of, two), strict=True)
        changed = [(a, b) for pair in pairs for a, b in zip(*pair, strict=True) if a != b]
        assert changed == [("Majesty", "Deflection")]


def cards_of(seat: Any) -> list[str]:
    uncontrolled = [minion.name for minion in seat.uncontrolled]
    return [*seat.hand, *seat.library, *uncontrolled, *seat.crypt]


@pytest.mark.parametrize(
    ("out", "into", "copies", "message"),
    [
        ("Majesty", "Deflection", 7, "has 6 copies of Majesty"),
        ("Majesty", "Deflection", 0, "copies is 0: a whole number from 1 to 99 is needed"),
        ("Majesty", "Deflection", "2", "copies is '2': a whole number"),
        ("Dodge", "Deflection", 1, "has no Dodge"),
        ("Majesty", "Naomi Stewart", 1, "one of them is a crypt card"),
        ("Majesti", "Deflection", 1, "no card is named 'Majesti'; nearest: Majesty"),
    ],
)
def test_swaps_that_cannot_be(
    decks: list[mt.Deck], out: str, into: str, copies: int, message: str
) -> None:
    with pytest.raises(DeckError, match=re.escape(message)):
        decks[-1].swap(out, into, copies=copies)


class TestLegality:
    """The rules for building decks."""

    LEGAL = "12x Belinde\n60x Govern the Unaligned\n"

    @staticmethod
    def breaches(text: str) -> list[str]:
        return [str(breach) for breach in mt.Deck.from_txt(text).check()]

    @pytest.mark.rule("DECK-1", "DECK-2")
    def test_sizes(self) -> None:
        assert self.breaches(self.LEGAL) == []
        assert self.breaches("11x Belinde\n60x Deflection") == [
            "DECK-1: 11 crypt cards; at least 12 are needed"
        ]
        assert self.breaches("40x Belinde\n60x Deflection") == []
        assert self.breaches("12x Belinde\n59x Deflection") == [
            "DECK-2: 59 library cards; 60 to 90 are allowed"
        ]
        assert self.breaches("12x Belinde\n90x Deflection") == []
        assert self.breaches("12x Belinde\n90x Deflection\n1x Majesty") == [
            "DECK-2: 91 library cards; 60 to 90 are allowed"
        ]

    @pytest.mark.rule("DECK-3")
    def test_any_number_of_copies(self) -> None:
        assert self.breaches("12x Belinde\n90x Deflection") == []

    @pytest.mark.rule("DECK-4")
    def test_groups(self) -> None:
        group_2, group_4, group_5 = "6x Theo Bell", "6x Lillian", "6x Janey Pickman"
        assert self.breaches(f"{self.LEGAL}1x Anarch Convert") == []  # group "any"
        found = self.breaches(f"{self.LEGAL}1x Theo Bell  7  POT  Brujah:2")
        assert found == [
            "DECK-4: crypt cards of groups 2, 6; one group or two consecutive ones are allowed"
        ]
        assert self.breaches(f"{group_4}\n{group_5}\n60x Deflection") == []
        assert self.breaches(f"{group_2}\n{group_4}\n60x Deflection") != []

    @pytest.mark.rule("DECK-5")
    def test_a_refusal_lists_every_breach(self, decks: list[mt.Deck]) -> None:
        bad = mt.Deck.from_txt("1x Belinde\n1x Theo Bell  7  POT  Brujah:2\n1x Lilith's Blessing")
        assert [breach.rule for breach in bad.check()] == ["DECK-1", "DECK-2", "DECK-4", None]
        with pytest.raises(
            DeckError, match="DECK-1.*DECK-2.*DECK-4.*; Lilith's Blessing is banned"
        ):
            mt.Table([bad, decks[0]], blanks=True)
        mt.Table([bad, decks[0]], blanks=True, illegal=True)

    def test_the_classic_library_depends_on_players(self) -> None:
        text, rules = "12x Belinde\n90x Deflection", mt.Rules(edition="classic")
        assert mt.Deck.from_txt(text).check(rules, players=5) == []
        assert [b.rule for b in mt.Deck.from_txt(text).check(rules, players=4)] == ["EDITION-1"]

    def test_the_starter_decks_are_legal(self, decks: list[mt.Deck]) -> None:
        assert [deck.name for deck in decks] == [
            "Malkavian",
            "Nosferatu",
            "Toreador",
            "Tremere",
            "Ventrue",
        ]
        assert [deck.check() for deck in decks] == [[]] * 5
        assert {(len(deck.crypt), len(deck.library)) for deck in decks} == {(12, 77)}
