"""Games in which policies written in Python make some of the choices."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from methuselah._core import Arena, Decision, Game, Option, View
from methuselah.errors import PolicyError
from methuselah.policies import Policy, Scripted
from methuselah.table import Entry

__all__ = ["play", "play_out"]

_STREAM = 0x6D65_7468_7573_656C
"""Sets this chance apart from any other that is drawn with the same seed."""


def play(
    arena: Arena, entries: Sequence[Entry], *, seed: int, game: int
) -> dict[str, NDArray[Any]]:
    """Play one game and return its columns, as `Arena.play` would.

    Args:
        arena: the arena of these entries.
        entries: the entries at the table, in the arena's order.
        seed: the arena's seed.
        game: the number of the game.

    """
    running = Game(arena, game)
    play_out(running, arena, entries, seed=seed, game=game)
    return running.columns()


def play_out(
    running: Game, arena: Arena, entries: Sequence[Entry], *, seed: int, game: int
) -> None:
    """Play a game to its end by the policies of its entries."""
    deciders: dict[int, _Decider] = {}
    built_in: list[int] = []
    for seat, number in enumerate(arena.seating(game)):
        scripted = entries[number].player.scripted
        if scripted is None:
            built_in.append(seat)
        else:
            where = f"in game {game} of seed {seed}, entry {number} ({entries[number].deck.name})"
            chance = _Chance(seed=seed, game=game, entry=number)
            deciders[seat] = _Decider(scripted, chance=chance, where=where)
    while True:
        running.advance_builtin(built_in)
        decision = running.decision
        if decision is None:
            return
        running.choose(deciders[decision.seat].choose(running, decision))


class _Decider:
    """A policy at work for one entry in one game."""

    def __init__(self, scripted: Scripted, *, chance: "_Chance", where: str) -> None:
        self._scripted = scripted
        self._chance = chance
        self._where = where
        self._made = 0
        try:
            self._policy: Policy = scripted.factory()
        except (Exception, SystemExit) as error:
            error.add_note(f"raised while making the policy {scripted.name} {where}")
            raise

    def choose(self, running: Game, decision: Decision) -> Option:
        """The option that the policy takes, or its fallback if it leaves this one out."""
        kinds = self._scripted.kinds
        if kinds is not None and decision.kind not in kinds:
            return running.builtin_choice()
        option = self._ask(running.view(decision.seat), decision)
        if option is None and self._scripted.fallback is not None:
            return running.builtin_choice()
        if not isinstance(option, Option) or option not in decision.options:
            error = PolicyError(
                f"the policy {self._scripted.name} returned {option!r}, which is none of the "
                f"{len(decision.options)} options of this {decision.kind!r} decision"
            )
            error.add_note(self._where)
            raise error
        return option

    def _ask(self, view: View, decision: Decision) -> Option | None:
        rng = self._chance.of(self._made)
        self._made += 1
        try:
            return self._policy.decide(view, decision, rng)
        except (Exception, SystemExit) as error:
            error.add_note(f"raised by the policy {self._scripted.name} {self._where}")
            raise


class _Chance:
    """A generator for each decision of an entry, by seed, game, entry and the decision's number."""

    def __init__(self, *, seed: int, game: int, entry: int) -> None:
        self._bits = np.random.Philox(key=[seed, _STREAM], counter=[0, 0, game, entry])
        self._start = self._bits.state
        self._rng = np.random.Generator(self._bits)

    def of(self, decision: int) -> np.random.Generator:
        """The generator for a decision; the one before it is spent."""
        self._start["state"]["counter"][1] = decision
        self._bits.state = self._start
        return self._rng
