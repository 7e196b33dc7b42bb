"""Chapter DECK: what a deck may be."""

import methuselah as mt
import pytest
from methuselah.errors import DeckError


def deck(crypt: int = 12, library: int = 60, *extra: str) -> mt.Deck:
    lines = [f"{crypt}x Belinde", *extra, f"{library}x Govern the Unaligned"]
    return mt.Deck.from_txt("\n".join(lines))


def broken(what: mt.Deck) -> list[str | None]:
    return [breach.rule for breach in what.check()]


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize(("crypt", "legal"), [(11, False), (12, True), (40, True)])
def test_the_crypt_has_at_least_12_cards(*, crypt: int, legal: bool) -> None:
    assert broken(deck(crypt=crypt)) == ([] if legal else ["DECK-1"])


@pytest.mark.rule("DECK-2")
@pytest.mark.parametrize(("library", "legal"), [(59, False), (60, True), (90, True), (91, False)])
def test_the_library_has_60_to_90_cards(*, library: int, legal: bool) -> None:
    assert broken(deck(library=library)) == ([] if legal else ["DECK-2"])


def test_rules_may_allow_decks_of_other_sizes() -> None:
    rules = mt.Rules(crypt_size=6, library_size=(48, 49))
    small = deck(6, 48)
    assert not small.check(rules)
    assert [breach.rule for breach in deck(5, 50).check(rules)] == ["DECK-1", "DECK-2"]
    assert mt.Rules.from_dict(rules.to_dict()) == rules
    with pytest.raises(DeckError, match="may not be played"):
        mt.Table([small] * 2)
    result = mt.simulate(mt.Table([small] * 2, rules=rules, policies="random"), games=2)
    assert result.games.height == 2


@pytest.mark.rule("DECK-3")
def test_any_number_of_copies_is_allowed() -> None:
    assert broken(deck(crypt=30, library=90)) == []


@pytest.mark.rule("DECK-4")
@pytest.mark.parametrize(
    ("other", "legal"),
    [
        ("1x Sully", True),  # group 6, as Belinde is
        ("1x Art Morgan", True),  # group 5
        ("1x Ian Carfax", True),  # group 7
        ("1x Etrius", False),  # group 2
        ("1x Art Morgan\n1x Ian Carfax", False),  # 5, 6 and 7
    ],
)
def test_the_crypt_is_of_one_group_or_of_two_consecutive_ones(*, other: str, legal: bool) -> None:
    assert broken(deck(12, 60, other)) == ([] if legal else ["DECK-4"])


@pytest.mark.rule("DECK-4")
def test_group_any_fits_with_all() -> None:
    anarch = mt.cards().filter(mt.cards()["group"] == "any")["name"][0]
    assert broken(deck(12, 60, f"1x {anarch}")) == []


@pytest.mark.rule("DECK-5")
def test_a_deck_that_breaks_the_rules_is_refused_with_every_breach(
    decks: list[mt.Deck],
) -> None:
    bad = mt.Deck.from_txt("1x Belinde\n1x Etrius\n1x Dramatic Upheaval\n2x Govern the Unaligned")
    assert broken(bad) == ["DECK-1", "DECK-2", "DECK-4", None]
    with pytest.raises(DeckError) as error:
        mt.Table([bad, *decks[1:]])
    for breach in bad.check():
        assert breach.message in str(error.value)
