"""The list of official rulings says what the tests show."""

import methuselah as mt
import polars as pl
import rulings


def test_the_list_calls_shown_what_tests_show() -> None:
    listed = {ruling.key for ruling in rulings.rulings() if ruling.status == "shown"}
    assert listed == rulings.named_by_tests()


def test_each_ruling_has_a_status_and_each_that_cannot_be_shown_a_reason() -> None:
    everything = rulings.rulings()
    assert len({ruling.key for ruling in everything}) == len(everything) > 2_000
    for ruling in everything:
        assert ruling.status in rulings.STATUSES
        assert bool(ruling.reason) == (ruling.status == "cannot"), ruling


def test_rulings_are_on_printed_cards_and_listed_groups() -> None:
    cards = {str(card) for card in mt.cards()["id"]}
    owners = {ruling.owner for ruling in rulings.rulings()}
    assert owners <= cards | set(rulings.groups())


def test_rulings_on_a_group_concern_its_cards() -> None:
    dementia = mt.cards().filter(pl.col("name") == "Malkavian Dementia")["id"]
    owners = {ruling.owner for ruling in rulings.concerning(dementia)}
    assert {"G00001"} < owners <= {str(dementia.item()), *rulings.groups()}
