"""Vampires whose texts are about actions: stealth, intercept and bleed, and what comes after them."""

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve
from positions import act, blood, stopped_by, targets

OWN = r"""
Card(
    name: "Sting",
    facts: {"types": "Reaction"},
    modes: [(when: Action, do: [ReduceBleed(1)])],
)
"""


# ---- stealth


@pytest.mark.parametrize(
    ("actor", "kind", "blocks"),
    [
        ("Kalyani, Agent of Doom", "hunt", True),  # 1 - 1
        ("Kalyani, Agent of Doom", "equip", False),
        ("Ariane", "hunt", True),
        ("Ariane", "equip", True),
        ("Bela", "hunt", True),
        ("Sully", "hunt", False),
    ],
)
def test_less_stealth(actor: str, kind: str, blocks: bool, resolve: Resolve) -> None:
    g = act(actor, ["Sport Bike"], blocker="Ryan", blood=2)
    if kind == "equip":
        g.play(kind="play", card="Sport Bike")
    else:
        g.play(kind=kind, minion=actor)
    assert stopped_by(g, "Ryan") == blocks


@pytest.mark.parametrize(
    ("actor", "lowers"), [("Ariane", False), ("Kalyani, Agent of Doom", False), ("Bela", True)]
)
def test_less_stealth_in_bleeds(actor: str, lowers: bool, resolve: Resolve) -> None:
    """Muse, at 1 intercept less, is just able to block one with -1 stealth."""
    g = act(actor, [], blocker="Muse")
    g.play(kind="bleed", minion=actor)
    assert stopped_by(g, "Muse") == lowers


@pytest.mark.ruling("G00107#76bfe2dd")
@pytest.mark.parametrize(("pool", "kind", "blocks"), [(5, "bleed", False), (6, "bleed", True)])
def test_devorah(pool: int, kind: str, blocks: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=pool)
    s.minion(0, "Devorah")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind=kind, minion="Devorah")
    assert stopped_by(g, "Ryan") == blocks
    # In torpor, too: she leaves it at 2 stealth, or at the usual 1.
    s = mt.Scenario(players=2)
    s.seat(0, pool=pool)
    s.minion(0, "Devorah", region="torpor", blood=3)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="leave torpor", minion="Devorah")
    assert stopped_by(g, "Ryan") == blocks


@pytest.mark.ruling("G00027#fa03b0bb")
@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize("actor", ["Sully", "Underbridge Stray"])
def test_abderrahim_lends_stealth(
    region: str, actor: str, resolve: Resolve, offers: Offers
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, actor)
    s.minion(0, "Abderrahim, Death's Hand", region=region, blood=2)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="Abderrahim, Death's Hand")
    assert g.minion("Abderrahim, Death's Hand").blood == 1
    assert not offers(g, kind="use", card="Abderrahim, Death's Hand")
    resolve(g)
    assert not g.minion("Ryan").locked


@pytest.mark.parametrize("actor", ["Abderrahim, Death's Hand", "Appius Claudius Corvus"])
def test_abderrahim_lends_none_to_one_as_old(actor: str, never: Never) -> None:
    """Appius is of capacity 10; he himself is as old as himself."""
    s = mt.Scenario(players=2)
    for name in {actor, "Abderrahim, Death's Hand"}:
        s.minion(0, name)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    assert g.minion("Abderrahim, Death's Hand").strength == 2
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    never(g, "strike", kind="use", card="Abderrahim, Death's Hand")


@pytest.mark.ruling("201085#6e0b7602")
def test_osric_burns_locations_for_stealth(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Osric Vladislav")
    s.permanent(0, "Ventrue Headquarters")
    s.permanent(0, "Uptown Hunting Ground")
    s.permanent(1, "Asylum Hunting Ground")
    s.permanent(0, "Smiling Jack, The Anarch")
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="bleed", minion="Osric Vladislav")
    assert not offers(g, card="Osric Vladislav")  # not needed
    g.play(kind="block", minion="Ryan")
    places = {"Ventrue Headquarters", "Uptown Hunting Ground"}
    assert targets(g, "Osric Vladislav") == places
    g.play(kind="use", card="Osric Vladislav", target="Ventrue Headquarters")
    assert targets(g, "Osric Vladislav") == places - {"Ventrue Headquarters"}
    g.play(kind="use", card="Osric Vladislav", target="Uptown Hunting Ground")
    assert set(g.seat(0).ash_heap) == places
    resolve(g)
    assert not g.minion("Ryan").locked


@pytest.mark.ruling("201085#6e0b7602")
def test_osric_burns_none_for_others(never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Osric Vladislav")
    s.minion(0, "Sully")
    s.permanent(0, "Ventrue Headquarters")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion="Ryan")
    never(g, "strike", kind="use", card="Osric Vladislav")


# ---- intercept


@pytest.mark.parametrize(
    ("blocker", "kind", "blocks"),
    [
        ("Oluwafunmilayo", "political", True),
        ("Oluwafunmilayo", "hunt", False),
        ("Martina Srnankova", "bleed", True),
        ("Martina Srnankova", "hunt", False),
    ],
)
def test_intercept_in_some_actions(blocker: str, kind: str, blocks: bool, resolve: Resolve) -> None:
    """Lord Fianna bleeds with 1 stealth; the others have that of their action."""
    actor = "Lord Fianna" if kind == "bleed" else "Sully"
    g = act(actor, ["Ancilla Empowerment"], blocker=blocker, blood=1)
    if kind == "political":
        g.play(kind="play", card="Ancilla Empowerment")
    else:
        g.play(kind=kind, minion=actor)
    assert stopped_by(g, blocker) == blocks


@pytest.mark.parametrize(
    ("actor", "bikes", "blocks"),
    [
        ("Claudia", 0, True),
        ("Sully", 0, False),
        ("Sully", 1, True),
        ("Melinda Galbraith", 1, False),
        ("Melinda Galbraith", 2, True),
    ],
)
def test_azucena(actor: str, bikes: int, blocks: bool, resolve: Resolve) -> None:
    """Against a hunt with 1 stealth: of Claudia and Melinda, Lasombra, one is younger, one older."""
    g = act(actor, [], blocker="Azucena", intercept=bikes, blood=1)
    g.play(kind="hunt", minion=actor)
    assert stopped_by(g, "Azucena") == blocks


# ---- bleeds


@pytest.mark.parametrize(
    ("theirs", "bleed"), [("Anvil", 1), ("Nik Sikko", 2), ("Brock Sterling", 2)]
)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_osvaldo(theirs: str, bleed: int, region: str) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, pool=20)
    s.minion(0, "Osvaldo Kühnemann")
    s.minion(1, theirs, region=region, locked=True)
    s.minion(2, "Nik Sikko" if theirs == "Anvil" else "Anvil", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Osvaldo Kühnemann")
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - bleed


@pytest.mark.parametrize(("heap", "used"), [(7, True), (6, False)])
def test_liliana_removes_seven_cards(heap: int, used: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=["Bonding"] * (heap - 1) + ["Sully"])
    s.seat(1, pool=20)
    s.minion(0, "Marchesa Liliana")
    g = s.start()
    assert g.minion("Marchesa Liliana").bleed == 2
    g.play(kind="bleed", minion="Marchesa Liliana")
    assert bool(offers(g, kind="use", card="Marchesa Liliana")) == used
    if used:
        g.play(kind="use", card="Marchesa Liliana")
        for _ in range(7):
            g.choose(g.decision.options[0])
        assert g.seat(0).ash_heap == []
    g.pass_until("minion")
    assert g.seat(1).pool == 20 - (3 if used else 2)


def test_liliana_does_so_once_and_in_her_own_bleeds_only(offers: Offers, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=["Bonding"] * 14)
    s.minion(0, "Marchesa Liliana", blood=3)
    s.minion(0, "Sully")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    never(g, kind="use", card="Marchesa Liliana")
    g.play(kind="bleed", minion="Marchesa Liliana")
    g.play(kind="use", card="Marchesa Liliana")
    for _ in range(7):
        g.choose(g.decision.options[0])
    assert len(g.seat(0).ash_heap) == 7
    assert not offers(g, kind="use", card="Marchesa Liliana")


@pytest.mark.parametrize(("reduced", "size"), [(False, 8), (True, 7)])
def test_fotini(reduced: bool, size: int, own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, hand=["Sting"])
    s.minion(0, "Fotini Katsikaris")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Fotini Katsikaris")
    if reduced:
        g.play(kind="play", card="Sting")
    resolve(g)
    assert len(g.seat(0).hand) == size
    # The discard phase begins: what is too much goes at once.
    g.pass_until("discard down" if size > 7 else "discard", seat=0)
    assert len(g.seat(0).hand) == size


def test_fotini_blocked(resolve: Resolve) -> None:
    g = act("Fotini Katsikaris", [], others=("Sully",), blocker="Ryan")
    g.play(kind="bleed", minion="Sully")
    resolve(g)
    assert len(g.seat(0).hand) == 7
    g.play(kind="bleed", minion="Fotini Katsikaris")
    assert stopped_by(g, "Ryan")
    assert len(g.seat(0).hand) == 7


# ---- actions of their own


@pytest.mark.parametrize(
    ("name", "strength"), [("Theo Bell (G6)", 2), ("Dafina Hanganu", 1)], ids=["Theo", "Dafina"]
)
def test_entering_combat(name: str, strength: int, fight: Fight) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, name)
    s.minion(0, "Meaghan")
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Sully", region="torpor")
    s.minion(2, "Underbridge Stray")
    g = s.start()
    actor = g.decision and next(o.minion for o in g.decision.options if o.kind == "action")
    assert targets(g, actor) == {"Ryan", "Underbridge Stray"}
    g.play(kind="action", card=actor, target="Ryan")
    fight(g)
    assert g.minion("Ryan").blood == 4 - strength


def test_apolonia_steals_blood(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Apolonia Czarnecki", blood=3)
    s.minion(0, "Sully")
    s.minion(1, "Ryan", locked=True)
    s.minion(1, "Donny Kowalczyk", region="torpor", blood=2)
    s.minion(1, "Catalina Vega", locked=True)
    s.minion(2, "Ashley", blood=0)
    g = s.start()
    assert targets(g, "Apolonia Czarnecki") == {"Ryan", "Donny Kowalczyk", "Ashley"}
    g.play(kind="action", card="Apolonia Czarnecki", target="Donny Kowalczyk")
    resolve(g)
    assert blood(g, "Apolonia Czarnecki", "Donny Kowalczyk") == (4, 1)


def test_bela_calls_no_referendum(offers: Offers) -> None:
    g = act("Bela", ["Ancilla Empowerment"])
    assert not offers(g, card="Ancilla Empowerment")
    g = act("Sully", ["Ancilla Empowerment"])
    assert offers(g, card="Ancilla Empowerment")
