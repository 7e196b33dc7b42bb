"""Small positions that tests of cards share, and what they look at in them."""

from typing import Any

import methuselah as mt
from driving import Duel, Resolve, resolve
from methuselah._core import Position

INTERCEPT = ["Sport Bike", "Raven Spy"]  # +1 each
HIDE = ["Swallowed by the Night", "Lost in Crowds", "Cloak the Gathering", "Faceless Night"]
ANCILLA = "Ancilla Empowerment"  # whoever passes it burns pool for each minion


def act(
    actor: str,
    hand: list[str],
    others: tuple[str, ...] = (),
    blocker: str | None = None,
    intercept: int = 0,
    players: int = 2,
    **more: Any,
) -> Position:
    """Seat 0 is to act with `actor`; `blocker` of seat 1 may block."""
    s = mt.Scenario(players=players, blanks=True, cards=more.pop("cards", None))
    s.seat(0, hand=hand)
    s.seat(1, hand=more.pop("answer", []))
    s.minion(0, actor, **more)
    for other in others:
        s.minion(0, other)
    if blocker:
        s.minion(1, blocker, cards=INTERCEPT[:intercept])
    return s.start()


def blocks(
    actor: str,
    hand: list[str],
    blocker: str = "Ayelech",
    answer: list[str] | None = None,
    cards: list[str] | None = None,
    against: list[str] | None = None,
) -> Position:
    """`actor` of seat 0 bleeds, and `blocker` of seat 1 attempts to block."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=hand)
    s.seat(1, hand=answer or [])
    s.minion(0, actor, cards=cards or [])
    s.minion(1, blocker, cards=against or [])
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


def bled(
    reacting: str,
    hand: list[str],
    mine: list[str] | None = None,
    actor: str = "Meaghan",
    players: int = 3,
    others: tuple[str, ...] = (),
    **more: Any,
) -> Position:
    """`actor` of seat 0 bleeds seat 1, who has `reacting` and `hand`."""
    s = mt.Scenario(players=players, blanks=True)
    s.seat(0, hand=mine or [])
    s.seat(1, hand=hand)
    s.minion(0, actor)
    s.minion(1, reacting, **more)
    for name in others:
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    return g


def attempt(reacting: str, card: str, actor: str = "Meaghan", **more: Any) -> Position:
    """`actor` has 1 stealth against the attempt of `reacting` to block, who has `card`."""
    g = bled(reacting, [card], HIDE, actor=actor, **more)
    g.play(kind="block", minion=reacting)
    g.play(kind="play", card=HIDE[0], seat=0)
    return g


def stopped_by(g: Position, blocker: str) -> bool:
    """Whether that minion, unlocked so far, blocks the action if it attempts to."""
    g.play(kind="block", minion=blocker)
    resolve(g)
    return g.minion(blocker).locked


def started(
    hand: list[str], actor: str, duel: Duel, resolve: Resolve, until: str, **more: Any
) -> Position:
    """`actor` and another fight, and have come to a step."""
    g = duel(actor, more.pop("other", "Ayelech"), hand, **more)
    resolve(g, until)
    return g


def blood(g: Position, *names: str) -> tuple[int, ...]:
    """The blood of these minions."""
    return tuple(g.minion(name).blood for name in names)


def targets(g: Position, card: str | None = None) -> set[str | None]:
    """What the options at hand are about; those of a card, if one is named."""
    assert g.decision
    return {o.target for o in g.decision.options if card in {None, o.card}}


def kinds(g: Position, card: str | None = None) -> set[str]:
    """The kinds of the options at hand; of those of a card, if one is named."""
    assert g.decision
    return {o.kind for o in g.decision.options if card in {None, o.card}}


def votes(g: Position, seat: int) -> dict[str | None, int]:
    """What a seat can still cast, of each minion and (as None) of its card."""
    g.pass_until("polling", seat=seat)
    assert g.decision
    return {o.minion: o.amount or 0 for o in g.decision.options if o.kind == "vote for"}


def way(game: mt.Position, *words: str, **wanted: Any) -> None:
    """The option at hand with all these words, such as the Disciplines of a clause."""
    assert game.decision
    fits = [
        option
        for option in game.decision.options
        if all(word in str(option) for word in words)
        and all(getattr(option, name) == value for name, value in wanted.items())
    ]
    game.choose(fits[0])


def call(s: mt.Scenario, card: str, minion: str) -> Position:
    """Seat 0 calls the referendum and comes to its terms, or to the polling if it has none."""
    game = s.start()
    game.play(kind="play", card=card, minion=minion)
    resolve(game, "terms", "polling")
    return game


def polling(s: mt.Scenario, caller: str = "Ashley") -> Position:
    """Seat 0's vampire, who joins those that are there, calls a referendum."""
    s.seat(0, hand=[ANCILLA])
    s.minion(0, caller)
    g = s.start()
    g.play(kind="play", card=ANCILLA, minion=caller)
    g.pass_until("polling")
    return g


def called_by(
    caller: str,
    *hand: str,
    answer: list[str] | None = None,
    voters: tuple[str, ...] = ("Ayelech",),
    mine: tuple[str, ...] = (),
    until: str = "polling",
    **more: Any,
) -> Position:
    """`caller` of seat 0 has called a referendum; `voters` are of seat 1."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=[ANCILLA, *hand], pool=more.pop("pool", 30))
    s.seat(1, hand=answer or [])
    s.minion(0, caller, **more)
    for name in mine:
        s.minion(0, name)
    for name in voters:
        s.minion(1, name)
    g = s.start()
    g.play(kind="play", card=ANCILLA, minion=caller)
    resolve(g, until)
    return g


def allocate(game: Position, *points: int) -> None:
    for amount in points:
        game.play(kind="choose", amount=amount)


def cast_all(game: Position, kind: str = "vote for", seat: int = 0) -> None:
    game.pass_until("polling", seat=seat)
    while game.decision and game.decision.kind == "polling" and game.decision.seat == seat:
        votes = [o for o in game.decision.options if o.kind == kind]
        if not votes:
            break
        game.choose(votes[0])


def pools(game: Position) -> list[int]:
    return [game.seat(n).pool for n in range(3)]


def armed(g: Position, resolve: Resolve, seat: int = 0) -> bool:
    """Whether the seat can strike with a weapon."""
    resolve(g, "strike")
    while g.decision and g.decision.seat != seat:
        g.play(kind="hand strike")
        resolve(g, "strike")
    return any(o.kind == "weapon strike" for o in g.decision.options) if g.decision else False


def lone(
    name: str,
    *others: str,
    foe: str = "Ayelech",
    hand: tuple[str, ...] = (),
    answer: tuple[str, ...] = (),
    superior: bool = False,
    **more: Any,
) -> mt.Position:
    """Seat 0 is to act with the ally and the others; seat 1 has `foe`."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=list(hand), pool=20)
    s.seat(1, hand=list(answer), pool=20)
    s.minion(0, name, superior=superior, **more)
    for other in others:
        s.minion(0, other)
    s.minion(1, foe)
    return s.start()
