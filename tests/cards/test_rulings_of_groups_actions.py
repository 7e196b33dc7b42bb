"""Rulings on groups of cards: what happens in an action."""

from typing import Any

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve, Written
from imbued import JACK, REACT, STRIKE, take_conviction
from positions import targets, way

TALAQ = "Talaq, The Immortal"
SUCCEEDS = "Freak Drive"  # at inferior: after a successful action


@pytest.mark.ruling("G00080#45687c70")
@pytest.mark.parametrize("level", ["inferior", "superior"])
def test_a_grave_that_is_empty_when_it_is_robbed(
    level: str | None, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Graverobbing", SUCCEEDS])
    s.permanent(1, "Warsaw Station")
    s.minion(0, "Abraham DuSable", blood=5)
    s.minion(1, "Agrippina", blood=2, region="torpor")
    g = s.start()
    g.play(card="Graverobbing", level=level)
    g.play(kind="use", card="Warsaw Station", mode=1)
    resolve(g, "resolved", "may")
    assert offers(g, card=SUCCEEDS)
    resolve(g)
    grave = g.minion("Agrippina")
    assert (grave.seat, grave.torpor) == (1, False)
    assert g.minion("Abraham DuSable").blood == 5


@pytest.mark.ruling("G00035#86e2a105")
def test_an_anarch_performs_both_actions_of_an_open_war_in_a_turn(
    fight: Fight, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[SUCCEEDS])
    s.permanent(0, "Open War")
    s.permanent(1, "The Rack")
    s.minion(0, "Leumeah")
    s.minion(1, "Ryan", locked=True)
    g = s.start()
    g.play(kind="action", card="Open War", target="Ryan")
    g.pass_until("strike")
    fight(g)
    g.play(card=SUCCEEDS, level="inferior")
    g.pass_until("minion")
    assert targets(g, "Open War") == {"The Rack"}
    g.play(kind="action", card="Open War", target="The Rack")
    g.pass_until("minion")
    assert g.seat(1).permanents == []


# ---- as an action is announced


@pytest.mark.ruling("G00052#4c89d293")
@pytest.mark.parametrize(
    ("actor", "card", "clause"),
    [
        ("Abraham DuSable", "Seduction", "[DOM]"),
        ("Aaradhya, The Callous Tyrant", "Dominant Personality", "[POT]"),
    ],
)
def test_an_action_card_is_replaced_before_what_is_played_as_it_is_announced(
    actor: str, card: str, clause: str, own: mt.Cards, offers: Offers
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight"], library=[card])
    s.minion(0, actor)
    s.minion(1, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    assert not offers(g, card=card)
    g.play(card="Pick a Fight", target="Ryan")
    assert g.decision.kind == "announced"
    way(g, clause, "Ryan", card=card)
    g.pass_until("block")
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}


@pytest.mark.ruling("G00147#bb6e7cdd")
@pytest.mark.parametrize("seduces", [True, False])
def test_whoever_acts_plays_as_it_is_announced_before_a_screamer_fails_it(
    seduces: bool, own: mt.Cards, offers: Offers
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Pick a Fight", "Seduction"])
    s.minion(0, "Abraham DuSable")
    s.minion(1, "Ryan")
    s.minion(1, TALAQ)
    s.minion(1, "Screamer")
    g = s.start()
    g.play(card="Pick a Fight", target=TALAQ)
    assert (g.decision.kind, g.decision.seat) == ("announced", 0)
    if seduces:
        way(g, "[DOM]", "Ryan", card="Seduction")
    else:
        way(g, kind="pass")
    assert not seduces or "Seduction" in g.seat(0).ash_heap
    g.play(kind="use", card="Screamer", seat=1)
    g.pass_until("minion")
    assert g.minion("Abraham DuSable").locked
    assert g.minion(TALAQ).blood == 3


# ---- an action that fails

AFTER = """
Card(name: "Second Breath", facts: {"types": "Action Modifier"},
    modes: [(when: Resolved, do: [Unlock(Me)])])
Card(name: "Last Word", facts: {"types": "Reaction"},
    modes: [(when: Resolved, do: [Gain(Pool(You), 1)])])
Card(
    name: "Pick a Fight",
    facts: {"types": "Action"},
    modes: [(act: EnterCombat, directed: true, choose: [Cards([Minion, Ready, Not(ControlledBy(You))])],
        do: [EnterCombat(Me, Picked(0))])],
)
"""


@pytest.mark.ruling("G00157#38956165")
@pytest.mark.parametrize(
    ("target", "on", "others", "card"),
    [
        (JACK, ["Champion", STRIKE, REACT], (), "Champion"),
        (JACK, ["Hide", STRIKE], (), "Hide"),
        (TALAQ, [], ("Screamer",), "Screamer"),
        ("Horatio", ["Szlachta Bodyguard"], (), "Szlachta Bodyguard"),
    ],
)
def test_after_an_action_that_fails_cards_are_played_that_come_after_an_action(
    target: str,
    on: list[str],
    others: tuple[str, ...],
    card: str,
    written: Written,
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2, cards=written(AFTER))
    s.seat(0, hand=["Pick a Fight", "Second Breath"])
    s.seat(1, pool=20, hand=["Last Word"])
    s.minion(0, "Ryan")
    s.minion(1, target, cards=on)
    s.minion(1, "Sully")
    for other in others:
        s.minion(1, other)
    g = s.start()
    g.play(card="Pick a Fight", target=target)
    if card == "Hide":
        g.play(kind="use", card=card, mode=1)
    elif card == "Champion":
        g.play(kind="use", card=card, target=STRIKE)
        take_conviction(g, REACT)
    else:
        g.play(kind="use", card=card)
    resolve(g, "resolved")
    assert ("combat" in " ".join(g.log)) == (card == "Champion")
    assert g.minion("Ryan").locked
    g.play(card="Second Breath")
    assert not g.minion("Ryan").locked
    g.play(card="Last Word", minion="Sully")
    assert g.seat(1).pool == 21


# ---- an action that equipment provides

SNATCH = """
Card(name: "Shatter", facts: {"types": "Reaction"},
    modes: [(when: Action, choose: [Cards([Type(Equipment)])], do: [BurnCard(Picked(0))])])
Card(name: "Snatch", facts: {"types": "Reaction"},
    modes: [(when: Action, choose: [Cards([Type(Equipment)])], do: [Steal(Me, Picked(0))])])
Card(name: "Pass On", facts: {"types": "Action Modifier"},
    modes: [(when: Action, choose: [Cards([Type(Equipment)]), Cards([Minion, ControlledBy(You), Not(The(Me))])],
        do: [MoveOnto(Picked(0), Picked(1))])])
"""


@pytest.mark.ruling("G00139#c8df98b7")
@pytest.mark.parametrize("loss", ["Shatter", "Snatch", "Pass On"])
@pytest.mark.parametrize(
    "card", ["Codex of the Edenic Groundskeepers", "Hand of Conrad", "The Sargon Fragment"]
)
def test_the_action_of_equipment_that_is_gone_does_nothing(
    card: str, loss: str, written: Written, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, cards=written(SNATCH), blanks=True)
    s.seat(0, hand=[SUCCEEDS, "Pass On"], ash_heap=["Agrippina", "Majesty"])
    s.seat(1, pool=20, hand=[loss])
    s.minion(0, "Abraham DuSable", blood=5, cards=[card])
    s.minion(0, "Sully", locked=True)
    s.minion(1, "Ryan")
    g = s.start()
    way(g, kind="action", card=card)
    g.play(card=loss)
    if loss == "Pass On":
        g.play(kind="choose", target="Sully")
    assert g.minion("Abraham DuSable").cards == []
    resolve(g, "resolved")
    assert offers(g, card=SUCCEEDS)
    g.pass_until("minion")
    assert g.seat(1).pool == 20
    assert g.seat(0).uncontrolled == []
    assert "Majesty" in g.seat(0).ash_heap
    cost = 0 if card == "Hand of Conrad" else 1
    assert g.minion("Abraham DuSable").blood == 5 - cost


# ---- blocks


@pytest.mark.ruling("G00105#41647b2e")
def test_all_that_a_block_sets_off_happens_before_anything_is_used_after_it(
    resolve: Resolve, offers: Offers
) -> None:
    """A taxi burns if a prince blocks; a Mirror Walk ends the action."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Mirror Walk", "Change of Target"])
    s.minion(0, "Bituin", cards=["Unlicensed Taxicab", "Crypt's Sons"])
    s.minion(1, "Alice Chen", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed", minion="Bituin")
    g.play(kind="block", minion="Alice Chen")
    g.play(card="Mirror Walk", level="superior")
    while g.decision.kind not in {"minion", "discard"}:
        assert g.decision.kind != "strike"
        assert not offers(g, card="Change of Target")
        assert not offers(g, card="Crypt's Sons")
        g.choose(next((o for o in g.decision.options if o.kind == "pass"), g.decision.options[0]))
    assert g.minion("Bituin").cards == ["Crypt's Sons"]
    assert g.minion("Alice Chen").locked
    assert g.minion("Bituin").locked


@pytest.mark.ruling("G00123#8ecb293e")
@pytest.mark.parametrize(
    ("target", "card", "how"),
    [
        ("Alice Chen", "Second Tradition: Domain", {}),
        ("Keegan", "Sense the Savage Way", {"level": "superior"}),
        ("Keegan", "Eyes of the Wild", {}),
    ],
)
def test_a_block_goes_on_though_it_leaves_the_action_without_its_target(
    target: str, card: str, how: dict[str, Any], fight: Fight
) -> None:
    """Ambush: a locked minion."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ambush"])
    s.seat(1, hand=[card])
    s.minion(0, "Ryan", blood=4)
    s.minion(1, target, locked=True)
    g = s.start()
    g.play(card="Ambush", target=target)
    g.play(card=card, minion=target, **how)
    g.pass_until("strike")
    assert any(f"unlocked by {card}" in line for line in g.log)
    assert g.view(0).blocker.name == target
    full = g.minion(target).blood
    fight(g)
    assert (g.minion("Ryan").blood, g.minion(target).blood) == (3, full - 1)
    g.pass_until("minion")
    assert g.minion("Ryan").locked


@pytest.mark.ruling("G00108#e95648e3")
def test_who_has_declined_to_block_is_not_asked_again_as_a_puppet_is_taken(
    offers: Offers, never: Never
) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ariane", locked=True)
    s.minion(1, "Angel")
    s.minion(2, "Sully")
    s.permanent(0, "Puppet Master", on="Ariane")
    g = s.start(active=2, phase="discard")
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Ryan")
    for seat, minion in ((1, "Angel"), (2, "Sully")):
        g.pass_until("block", seat=seat)
        assert offers(g, kind="block", minion=minion)
    g.pass_until("declined", seat=0)
    g.play(kind="use grant", card="Puppet Master")
    assert (g.minion("Ariane").seat, g.minion("Ariane").locked) == (0, False)
    never(g, kind="block")
    assert g.minion("Ryan").blood == 2


THEFT = """
Card(name: "Sudden Theft", facts: {"types": "Reaction"},
    modes: [(when: Action, choose: [Cards([Vampire, Not(ControlledBy(You))])], do: [GiveControl(Picked(0), You)])])
"""


@pytest.mark.ruling("G00108#e95648e3")
def test_a_stolen_minion_blocks_for_one_who_has_not_declined_yet(
    written: Written, offers: Offers
) -> None:
    """Seat 1 is the prey and is asked first."""
    s = mt.Scenario(players=3, cards=written(THEFT), blanks=True)
    s.seat(2, hand=["Sudden Theft"])
    s.minion(0, "Ryan", blood=1)
    s.minion(1, "Ariane", cards=["Sport Bike"])
    s.minion(2, "Sully")
    g = s.start()
    g.play(kind="hunt", minion="Ryan")
    g.pass_until("block", seat=1)
    assert offers(g, kind="block", minion="Ariane")
    g.choose(next(o for o in g.decision.options if o.kind == "pass"))
    g.play(card="Sudden Theft", target="Ariane", seat=2)
    g.play(kind="block", minion="Ariane", seat=2)
    g.pass_until("strike")
    assert g.view(0).blocker.name == "Ariane"


# ---- not replaced until after the action


@pytest.mark.ruling("G00020#22c995f8", "G00020#445c5ff0")
@pytest.mark.parametrize("held", [True, False])
def test_a_rush_that_is_blocked_is_replaced_when_all_is_over(
    held: bool, fight: Fight, never: Never
) -> None:
    """Neither by the block nor by its combat, and too late for what follows the action."""
    drive = "Freak Drive"
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Bum's Rush", *([drive] if held else [])], library=[drive])
    s.minion(0, "Badger")  # FOR
    s.minion(1, "Ryan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(card="Bum's Rush", target="Ryan")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert len(g.seat(0).hand) == 6
    fight(g)
    if held:
        g.pass_until("resolved")
        assert len(g.seat(0).hand) == 6
        g.play(card=drive, level="superior")
        g.pass_until("minion")
    else:
        never(g, card=drive)
    assert g.minion("Badger").locked is not held
    assert g.seat(0).ash_heap == ["Bum's Rush", *([drive] if held else [])]
    assert drive in g.seat(0).hand
    assert len(g.seat(0).hand) == 7
