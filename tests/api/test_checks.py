"""What is no deck, table, result or number is refused in one sentence that says what is needed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import methuselah as mt
import numpy as np
import pytest
from methuselah.errors import RunError, TableError

api: Any = mt
"""The package as one sees it who minds no types."""
PATH = "sims/decks/tremere.txt"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda decks: api.simulate(decks, games=3), "table is a list: a Table or a Field"),
        (api.Game, "table is a list: a Table or a Field"),
        (lambda decks: api.VecGame(decks, 3, learners=[0]), "table is a list: a Table is needed"),
        (lambda _: api.Table([PATH, PATH]), f"one of decks is '{PATH}': a Deck .* Deck.load"),
        (lambda _: api.Table([Path(PATH)] * 2), "one of decks is PosixPath.*: a Deck is needed"),
        (lambda _: api.Table("sims/decks"), "decks is 'sims/decks': a list of decks"),
        (lambda decks: api.Table(decks[0]), "decks is Deck.*: a list of decks"),
        (lambda _: api.Table(3), "decks is 3: a list of decks"),
        (lambda decks: api.Table(decks, rules={"pool": 3}), "rules is {'pool': 3}: Rules are"),
        (lambda decks: api.Table(decks, rules={}), "rules is {}: Rules are"),
        (lambda decks: api.Table(decks, cards="mine.ron"), "cards is 'mine.ron': .* Cards.load"),
        (lambda decks: api.Field(PATH, against=decks), "deck is 'sims.*': a Deck is needed"),
        (lambda decks: api.Field(decks[0], against=PATH), "against is 'sims.*': a list of decks"),
        (lambda decks: api.Field(decks[0], against=[PATH]), "one of against is 'sims.*'"),
        (lambda _: api.Deck.from_txt(None), "text is None: the text of a deck list is needed"),
        (lambda _: api.Deck.load(PATH, cards="mine.ron"), "cards is 'mine.ron'"),
        (lambda decks: decks[0].check({"edition": "v5"}), "rules is {'edition': 'v5'}"),
        (lambda _: api.cards("mine.ron"), "cards is 'mine.ron'"),
        (lambda _: api.deck_coverage(3), "decks is 3: decks are needed, or the files of some"),
        (lambda _: api.deck_coverage([3]), "one of decks is 3: decks are needed, or the files"),
        (lambda _: api.check_texts(3), "texts is 3: a file of card texts is needed, or some"),
    ],
)
def test_what_is_of_another_type(
    decks: list[mt.Deck], wrong: Callable[[Any], object], message: str
) -> None:
    with pytest.raises(TypeError, match=f"^{message}") as caught:
        wrong(decks)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda r: api.compare(r, r.seats), TypeError, "that is a DataFrame: a Result is needed"),
        (lambda r: api.compare(r.seats, r), TypeError, "this is a DataFrame: a Result is needed"),
        (lambda r: api.Result.concat([r.seats]), TypeError, "a Result is needed"),
        (lambda r: r.scan("foo"), RunError, "no table 'foo'; there are 'seats', 'games', 'cards'"),
        (lambda r: r.summary(by=["deck", "deck"]), RunError, "the column 'deck' more than once"),
        (lambda r: r.summary(by=[]), RunError, "names no column"),
        (lambda r: r.summary(by=3), TypeError, "by is 3: the name of a column"),
        (lambda r: r.table(confidence="95 %"), RunError, "confidence is '95 %': a number"),
    ],
)
def test_what_is_wanted_of_a_result(
    duel: mt.Table, wrong: Callable[[Any], object], error: type[Exception], message: str
) -> None:
    result = api.simulate(duel, games=2)
    with pytest.raises(error, match=message):
        wrong(result)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda t: api.Game(t, seed=-1), RunError, "seed is -1: a whole number from 0"),
        (lambda t: api.Game(t, seed=2**64), RunError, "seed is 18446744073709551616: a whole"),
        (lambda t: api.Game(t, game=-1), RunError, "game is -1: a whole number"),
        (lambda t: api.Game(t, game=1.5), RunError, "game is 1.5: a whole number"),
        (lambda t: api.VecGame(t, 2, learners=[0], seed=-1), RunError, "seed is -1"),
        (lambda t: api.VecGame(t, 2, learners=[0], first=-1), RunError, "game is -1"),
        (lambda t: api.VecGame(t, "2", learners=[0]), TableError, "n is '2': a whole number"),
        (lambda t: api.VecGame(t, 2, learners=0), TableError, "learners are 0: some of"),
    ],
)
def test_what_is_no_number(
    duel: mt.Table, wrong: Callable[[Any], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=f"^{message}"):
        wrong(duel)


def test_numbers_of_numpy_are_numbers(decks: list[mt.Deck], duel: mt.Table) -> None:
    n: Any = np.int64(3)
    assert api.simulate(duel, games=n, seed=n, first=n, threads=n).games.height == 3
    assert (
        api.Rules(pool=n, transfers=(n, n)).to_dict()
        == api.Rules(pool=3, transfers=(3, 3)).to_dict()
    )
    assert type(api.Rules(pool=n).pool) is int
    assert api.Field(decks[0], against=decks[1:], players=n).players == 3
    assert api.Game(duel, seed=n, game=n).log == api.Game(duel, seed=3, game=3).log
    api.VecGame(duel, n, learners=[np.int64(0)], seed=n)
    assert decks[-1].swap("Majesty", "Deflection", copies=n) == decks[-1].swap(
        "Majesty", "Deflection", copies=3
    )


@pytest.mark.parametrize(
    ("wrong", "number", "name"),
    [
        (lambda s: api.Scenario(players=-1), "-1", "players"),
        (lambda s: api.Scenario(seed=-1), "-1", "seed"),
        (lambda s: api.Scenario(round=-1), "-1", "round"),
        (lambda s: s.seat(0, pool=-3), "-3", "pool"),
        (lambda s: s.seat(300), "300", "seat"),
        (lambda s: s.seat(0, uncontrolled=[("Ashley", -1)]), "-1", "uncontrolled"),
        (lambda s: s.minion(0, "Belinde", blood=-1), "-1", "blood"),
        (lambda s: s.permanent(0, "Fame", counters=-1), "-1", "counters"),
        (lambda s: s.start(active=-1), "-1", "active"),
        (lambda s: s.start().seat(-1), "-1", "seat"),
        (lambda s: s.start().view(-1), "-1", "seat"),
        (lambda s: s.start().view(0).minions(-1), "-1", "seat"),
        (lambda s: s.start().pass_until("discard", seat=-1), "-1", "seat"),
        (lambda s: s.start().play(kind="bleed", amount=10**6), "1000000", "amount"),
        (lambda s: api.Cards.standard().name(-1), "-1", "id"),
        (lambda s: api.Cards.standard().nearest("Fame", -1), "-1", "n"),
    ],
)
def test_numbers_that_the_core_cannot_hold(
    wrong: Callable[[Any], object], number: str, name: str
) -> None:
    with pytest.raises(
        ValueError, match=f"{number} is no whole number from (0 on|-?\\d+ to \\d+)"
    ) as caught:
        wrong(api.Scenario())
    assert f"'{name}'" in " ".join(caught.value.__notes__)


@pytest.mark.parametrize("seat", [-1, 2, 300, 0.5])
def test_seats_that_are_none_cannot_advance(duel: mt.Table, seat: Any) -> None:
    with pytest.raises(mt.errors.GameError, match=f"a seat is {seat}: a whole number from 0 to 1"):
        mt.Game(duel).advance([seat])
