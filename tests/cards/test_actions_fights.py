"""Action cards that enter combat, at whom and with what."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from positions import act, way


def attack(card: str, who: str, clause: str | None) -> mt.Position:
    """Seat 1 has Ayelech, locked, and Ryan, unlocked; seat 2 has Sully, locked."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, who)
    s.minion(1, "Ayelech", locked=True)
    s.minion(1, "Ryan")
    s.minion(2, "Sully", locked=True)
    g = s.start()
    if clause is not None:
        way(g, clause, card=card, target="Ayelech")
    return g


# Who, for which clause: a locked minion only, stealth, a maneuver, a press, strength.
FIGHTS = [
    ("Abuse of Power", "Lawbringer", "", False, 1, False, False, 1),
    ("Ambush", "Bianca", "", True, 0, True, False, 2),
    ("Pillars Fall", "Lawbringer", "", False, 0, False, False, 1),
    ("Hunting the Beast", "Yael", "[aus]", False, 1, False, False, 1),
    ("Fleetness", "Octane", "[CEL]", True, 1, True, False, 1),
    ("Hunter's Mark", "Bijou", "[cel tha]", False, 0, False, True, 1),
    ("Hunter's Mark", "Farah Sarroub", "[CEL THA]", False, 0, False, True, 1),
    ("Make the Misere", "Atiena", "[cel]", True, 0, True, False, 1),
    ("Make the Misere", "Atiena", "[obf]", True, 1, False, False, 1),
    ("Make the Misere", "Atiena", "[pot]", True, 0, False, False, 2),
    ("Make the Misere", "Atiena", "[cel obf]", True, 1, True, False, 1),
    ("Make the Misere", "Atiena", "[obf pot]", True, 1, False, False, 2),
    ("Make the Misere", "Atiena", "[cel pot]", True, 0, True, False, 2),
    ("Make the Misere", "Atiena", "[cel obf pot]", True, 1, True, False, 2),
    ("Line Brawl", "Rayne", "[pot]", False, 0, False, False, 1),
    ("Umbrous Clutch", "Peter St. John", "[obl]", False, 1, False, False, 1),
    ("Umbrous Clutch", "Alek König", "[OBL]", False, 1, True, False, 1),
]


@pytest.mark.parametrize(
    ("card", "who", "clause", "only", "stealth", "maneuver", "press", "strength"), FIGHTS
)
def test_fights(
    *,
    card: str,
    who: str,
    clause: str,
    only: bool,
    stealth: int,
    maneuver: bool,
    press: bool,
    strength: int,
    resolve: Resolve,
) -> None:
    g = attack(card, who, clause=clause)
    # Ryan has no intercept: if there is stealth, he blocks in vain.
    other = attack(card, who, clause=clause)
    other.play(kind="block", minion="Ryan")
    resolve(other)
    assert (other.minion("Ryan").blood < other.minion("Ryan").capacity) is (stealth == 0)
    offered = set()
    while g.decision.kind != "minion":
        offered |= {o.kind for o in g.decision.options if g.decision.seat == 0}
        plain = [o for o in g.decision.options if o.kind in {"pass", "hand strike"}]
        g.choose(plain[0])
    assert ("maneuver" in offered, "press" in offered) == (maneuver, press)
    assert g.minion("Ayelech").blood == 7 - strength


@pytest.mark.parametrize(("card", "who", "clause", "only"), [row[:4] for row in FIGHTS])
def test_at_whom(*, card: str, who: str, clause: str, only: bool) -> None:
    g = attack(card, who, clause=None)
    of = {o.target for o in g.decision.options if o.card == card and clause in str(o)}
    assert {"Ayelech", "Sully"} <= of
    assert ("Ryan" in of) is not only
    assert who not in of


LOCKED = [row[:3] for row in FIGHTS if row[3]]


@pytest.mark.ruling("G00078#f49837e1")
@pytest.mark.parametrize(("card", "who", "clause"), LOCKED)
def test_a_target_that_has_unlocked_is_not_fought(
    *, card: str, who: str, clause: str, resolve: Resolve, written: Written
) -> None:
    s = mt.Scenario(players=2, cards=written(UNLOCKS))
    s.seat(0, hand=[card])
    s.seat(1, hand=["Get Up"])
    s.minion(0, who, blood=3)
    s.minion(1, "Ayelech", locked=True, blood=5)
    g = s.start()
    way(g, clause, card=card, target="Ayelech")
    g.play(card="Get Up")
    resolve(g)
    assert g.minion("Ayelech").blood == 5
    assert not g.minion("Ayelech").locked
    assert g.minion(who).blood == 3 - (card == "Fleetness")


UNLOCKS = """
Card(name: "Get Up", facts: {"types": "Reaction"},
    modes: [(player: Locked, when: Action, do: [Unlock(Me)])])
"""


# ---- Abuse of Power


@pytest.mark.parametrize(("blood", "cost"), [((3, 3), 0), ((3, 0), 1), ((1, 3), 1), ((1, 0), 0)])
def test_abuse_of_power_costs_the_other_a_pool_if_one_is_left(
    blood: tuple[int, int], cost: int, resolve: Resolve
) -> None:
    """Bianca has 2 strength."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Abuse of Power"])
    s.minion(0, "Algirdas, The Solar Prophet", blood=blood[0])
    s.minion(1, "Bianca", blood=blood[1])
    g = s.start()
    g.play(card="Abuse of Power")
    resolve(g)
    assert [g.seat(n).pool for n in range(2)] == [30, 30 - cost]


# ---- Pillars Fall


@pytest.mark.parametrize("takes", [True, False])
def test_pillars_fall_is_put_on_who_has_beaten_another(*, takes: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pillars Fall"])
    s.minion(0, "Algirdas, The Solar Prophet", blood=3)
    s.minion(1, "Ayelech", blood=0)
    g = s.start()
    g.play(card="Pillars Fall")
    resolve(g, "may")
    g.play(kind="yes" if takes else "pass")
    resolve(g)
    me = g.minion("Algirdas, The Solar Prophet")
    assert (me.cards, me.bleed) == ((["Pillars Fall"], 2) if takes else ([], 1))


@pytest.mark.parametrize(("blood", "cards"), [(3, []), (0, ["Pillars Fall"])])
def test_pillars_fall_is_not_put_on_anyone_else(
    blood: int, cards: list[str], resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Pillars Fall"])
    s.minion(0, "Algirdas, The Solar Prophet", blood=3, cards=cards)
    s.minion(1, "Ayelech", blood=blood)
    g = s.start()
    g.play(card="Pillars Fall")
    resolve(g)
    assert g.minion("Algirdas, The Solar Prophet").cards == cards
    assert g.seat(0).ash_heap == ["Pillars Fall"]


# ---- Hunting the Beast


@pytest.mark.parametrize(("mine", "other", "got"), [(3, 0, 2), (3, 3, 0), (1, 0, 0)])
def test_a_hunted_beast_is_food_for_a_salubri(
    mine: int, other: int, got: int, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Hunting the Beast"], uncontrolled=[("Yael", 0), ("Ryan", 0)])
    s.minion(0, "Malachi", blood=mine)
    s.minion(1, "Bianca", blood=other)
    g = s.start()
    g.play(card="Hunting the Beast", level="superior")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"Yael": got, "Ryan": 0}


# ---- Hunter's Mark


@pytest.mark.parametrize(
    ("who", "clause", "first"),
    [("Farah Sarroub", "[CEL THA]", False), ("Bijou", "[cel tha]", True)],
)
def test_who_is_marked_does_not_end_the_combat_in_its_first_round(
    *, who: str, clause: str, first: bool, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Hunter's Mark"])
    s.seat(1, hand=["Majesty"])
    s.minion(0, who)
    s.minion(1, "Leumeah")
    g = s.start()
    way(g, clause, card="Hunter's Mark")
    resolve(g, "strike")
    g.play(kind="hand strike", minion=who)
    assert bool([o for o in g.decision.options if o.card == "Majesty"]) is first
    if not first:
        resolve(g, "press")
        g.play(kind="press")
        resolve(g, "strike")
        g.play(kind="hand strike", minion=who)
        assert [o for o in g.decision.options if o.card == "Majesty"]


# ---- Line Brawl


def test_a_line_brawl_steals_a_pool_of_anyone(resolve: Resolve) -> None:
    g = act("Anita Wainwright", ["Line Brawl"], players=3)
    assert {o.target for o in g.decision.options if "[cel]" in str(o)} == {"seat 1", "seat 2"}
    way(g, "[cel]", target="seat 2")
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [31, 30, 29]


# ---- Monstrous Form


def test_a_monstrous_form_in_combat_is_strong_once_a_round(resolve: Resolve, never: Never) -> None:
    g = act("Prentis Derby", ["Monstrous Form", "Monstrous Form"], blocker="Ayelech")
    g.play(kind="bleed", minion="Prentis Derby")
    g.play(kind="block")
    resolve(g, "before range")
    g.play(card="Monstrous Form")
    assert g.minion("Prentis Derby").strength == 2
    never(g, card="Monstrous Form", kind="play")
    assert g.minion("Ayelech").blood == 5


@pytest.mark.parametrize(
    ("use", "of", "beaten"),
    [("before range", "+1 strength", 2), ("range", "maneuver", 0), ("press", "press", 2)],
)
def test_a_monstrous_form_that_stays_is_used_once(
    use: str, of: str, beaten: int, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Ángel Guerrero", cards=["Monstrous Form"])
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, use)
    way(g, f"use Monstrous Form ({of})")
    assert not offers(g, card="Monstrous Form")
    resolve(g)
    assert g.minion("Ayelech").blood == 7 - beaten


def test_a_superior_monstrous_form_is_put_on_its_vampire(resolve: Resolve) -> None:
    g = act("Ángel Guerrero", ["Monstrous Form"])
    g.play(card="Monstrous Form")
    resolve(g)
    assert g.minion("Ángel Guerrero").cards == ["Monstrous Form"]


# ---- Heroic Might


@pytest.mark.parametrize(
    ("who", "level", "strength", "intercept"),
    [("Rayne", "inferior", 2, 2), ("Judah", "superior", 3, 2)],
)
def test_heroic_might(
    *, who: str, level: str, strength: int, intercept: int, resolve: Resolve, offers: Offers
) -> None:
    g = act(who, ["Heroic Might"], blocker="Ayelech", intercept=intercept)
    if who == "Rayne":
        assert not offers(g, card="Heroic Might")  # it costs 3 blood
        return
    g.play(card="Heroic Might", level=level)
    g.play(kind="block")  # it has 3 stealth
    resolve(g)
    assert (g.minion(who).cards, g.minion(who).strength) == (["Heroic Might"], strength)
    assert g.minion(who).blood == 3


@pytest.mark.parametrize("superior", [True, False])
def test_the_strikes_of_heroic_might(*, superior: bool, resolve: Resolve) -> None:
    def duel(cards: list[str]) -> mt.Position:
        s = mt.Scenario(players=2)
        s.minion(0, "Judah")
        s.permanent(0, "Heroic Might", on="Judah", superior=superior)
        s.minion(1, "Ayelech", cards=cards)
        g = s.start()
        g.play(kind="bleed")
        g.play(kind="block")
        resolve(g, "strike")
        return g

    g = duel(["Sport Bike"])
    offered = [o for o in g.decision.options if o.card == "Heroic Might"]
    assert len(offered) == 1 + superior
    g.choose(offered[0])
    resolve(g)
    assert (g.minion("Ayelech").cards, g.minion("Ayelech").blood) == ([], 7)
    g = duel([])
    offered = [o for o in g.decision.options if o.card == "Heroic Might"]
    assert len(offered) == superior
    if superior:
        g.choose(offered[0])
        resolve(g)
        assert g.minion("Ayelech").blood == 5


def test_heroic_might_burns_in_torpor(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Judah", blood=1, cards=["Heroic Might"])
    s.minion(1, "Bianca")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g)
    assert g.seat(0).ash_heap == ["Heroic Might"]


# ---- Touch of Valeren


def test_the_touch_of_valeren_heals(resolve: Resolve) -> None:
    for who, blood, then in (("Yael", 1, 4), ("Yael", 2, 4), ("Emerald Legionnaire", 1, 2)):
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Touch of Valeren"])
        s.minion(0, "Malachi", blood=3)
        s.minion(0, who, blood=blood)
        g = s.start()
        way(g, "[for]", card="Touch of Valeren", target=who)
        resolve(g)
        assert (g.minion(who).blood, g.minion("Malachi").blood) == (then, 2)


@pytest.mark.ruling("G00154#78e00692")
@pytest.mark.parametrize("card", ["", "Touch of Valeren"])
def test_the_touch_of_valeren_prevents_a_strike(
    card: str, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Touch of Valeren"])
    s.minion(0, "Bianca")
    s.minion(1, "Yael")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    while g.decision.kind != "prevent":
        assert not offers(g, card="Touch of Valeren")
        resolve(g, "prevent", "strike")
        if g.decision.kind == "strike":
            g.play(kind="hand strike")
    if card:
        g.play(card=card)
    resolve(g)
    assert g.minion("Yael").blood == (3 if card else 2)


@pytest.mark.parametrize(("helper", "can"), [("Malachi", True), ("Yael", False)])
def test_a_touch_of_valeren_for_another(*, helper: str, can: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Touch of Valeren"])
    s.minion(0, "Bianca")
    s.minion(1, "Ryan", blood=3)
    s.minion(1, helper)
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    resolve(g, "prevent", "minion")
    assert (g.decision.kind == "prevent") is can
    if can:
        g.play(card="Touch of Valeren", minion="Malachi")
        resolve(g)
        assert (g.minion("Ryan").blood, g.minion("Malachi").blood) == (3, 5)
