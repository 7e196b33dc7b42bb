"""Vampires whose texts are about cards: their costs, requirements, and those in the ash heap."""

import methuselah as mt
import pytest
from driving import Duel, Offers, Resolve, Written
from positions import act, blood, targets

#: Cards of no print: what implemented ones do not yet require.
OWN = r"""
Card(
    name: "Shambler",
    facts: {"types": "Ally", "keywords": "zombie", "clans": "Hecata", "pool": "1", "life": "2",
        "strength": "1", "bleed": "1"},
)
Card(
    name: "Grave Wisp",
    facts: {"types": "Ally", "keywords": "wraith", "requires": "obl", "blood": "1", "life": "1",
        "strength": "0", "bleed": "1"},
    life: ByLevel(1, 3),
    modes: [(disc: ["obl"]), (disc: ["OBL"])],
)
Card(
    name: "Crawling Heap",
    facts: {"types": "Ally", "keywords": "zombie", "requires": "obl", "blood": "X", "life": "1",
        "strength": "0", "bleed": "1"},
    life: Plus(X, 1),
    modes: [(disc: ["obl"])],
)
Card(
    name: "Old Bones",
    facts: {"types": "Ally", "keywords": "unique|zombie", "clans": "Hecata", "pool": "1", "life": "2",
        "strength": "1", "bleed": "1"},
)
Card(
    name: "Corpse Servant",
    facts: {"types": "Retainer", "keywords": "zombie", "pool": "1", "life": "1"},
)
Card(
    name: "Watchdog",
    facts: {"types": "Ally", "keywords": "animal", "pool": "2", "life": "2", "strength": "1", "bleed": "0"},
)
Card(
    name: "Thug",
    facts: {"types": "Ally", "keywords": "mortal", "pool": "2", "life": "2", "strength": "1", "bleed": "0"},
)
Card(
    name: "Grave Work",
    facts: {"types": "Action", "requires": "obl", "blood": "2"},
    modes: [(disc: ["obl"], do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Family Work",
    facts: {"types": "Action", "clans": "Hecata", "blood": "1", "pool": "1"},
    modes: [(do: [Gain(Pool(You), 3)])],
)
Card(
    name: "Plain Work",
    facts: {"types": "Action", "blood": "1"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Lend a Hand",
    facts: {"types": "Action"},
    modes: [(choose: [Cards([In(Hand, You), Type(Ally), EquippableBy(Me)])],
        do: [MoveCard(Picked(0), Ready)])],
)
Card(
    name: "Ventrue Pride",
    facts: {"types": "Action", "clans": "Ventrue"},
    modes: [(do: [If(If(Me, [Clan(Ventrue)]), [Gain(Pool(You), 2)], [Gain(Pool(You), 1)])])],
)
Card(
    name: "Ventrue Token",
    facts: {"types": "Master", "clans": "Ventrue"},
    modes: [(choose: [Cards([Vampire, Ready, Clan(Ventrue)])], do: [PutOn(Picked(0))])],
    abilities: [Static((to: Host, if: [If(Host, [Clan(Ventrue)])], change: Add(Strength, 1)))],
)
Card(
    name: "Ventrue Blade",
    facts: {"types": "Equipment", "clans": "Ventrue"},
)
Card(
    name: "Smuggle",
    facts: {"types": "Action"},
    modes: [(act: Equip, choose: [Cards([In(Hand, You), Type(Equipment), EquippableBy(Me)])],
        do: [BringOnto(Me, Picked(0))])],
)
Card(
    name: "Barge In",
    facts: {"types": "Reaction"},
    modes: [(when: Action, do: [AttemptBlock(Me)])],
)
"""


# ---- costs


@pytest.mark.parametrize(
    ("name", "card", "spent"),
    [
        ("Roger de Camden", "Grave Work", (1, -1)),
        ("Roger de Camden", "Family Work", (0, -2)),
        ("Roger de Camden", "Plain Work", (1, -1)),
        ("Hel-Blá", "Grave Work", (2, -1)),
        ("Kuyén", "Watchdog", (0, 1)),
        ("Kuyén", "Thug", (0, 2)),
        ("Kuyén", "Murder of Crows", (0, 0)),
        ("Keegan", "Murder of Crows", (1, 0)),
    ],
)
def test_what_a_card_costs(
    name: str, card: str, spent: tuple[int, int], own: mt.Cards, resolve: Resolve
) -> None:
    g = act(name, [card], cards=own, blood=4)
    level = {"level": "inferior"} if card == "Murder of Crows" else {}
    g.play(kind="play", card=card, **level)
    resolve(g)
    assert (4 - g.minion(name).blood, 30 - g.seat(0).pool) == spent


@pytest.mark.parametrize(("name", "cost"), [("Ragnar Nordstrom", 0), ("Keegan", 1)])
@pytest.mark.parametrize("card", ["Rapid Change", "Freak Drive"])
def test_protean_costs_ragnar_less(name: str, cost: int, card: str, resolve: Resolve) -> None:
    """Fortitude costs him what it costs others."""
    g = act(name, [card], blocker="Ryan", blood=3)
    g.play(kind="bleed", minion=name)
    if card == "Rapid Change":
        g.play(kind="block", minion="Ryan")
    g.play(kind="play", card=card, level="inferior")
    assert g.minion(name).blood == 3 - (cost if card == "Rapid Change" else 1)


def test_ragnar_pays_nothing_for_what_costs_one(duel: Duel) -> None:
    g = duel("Ragnar Nordstrom", "Ryan", ["Claws of the Dead"], blood=(3, None))
    g.play(kind="play", card="Claws of the Dead")
    assert g.minion("Ragnar Nordstrom").blood == 3


def test_kuyen_pays_less_however_an_animal_comes(written: Written, resolve: Resolve) -> None:
    """Also if another card lets her employ it."""
    call = """
    Card(
        name: "Call of the Wild",
        facts: {"types": "Action"},
        modes: [(act: Employ, choose: [Cards([In(Library, You), Type(Retainer), EquippableBy(Me)])],
            do: [BringOnto(Me, Picked(0))])],
    )
    """
    s = mt.Scenario(players=2, cards=written(call))
    s.seat(0, hand=["Call of the Wild"], library=["Murder of Crows"])
    s.minion(0, "Kuyén", blood=3)
    g = s.start()
    g.play(kind="play", card="Call of the Wild")
    resolve(g)
    assert blood(g, "Kuyén") == (3,)
    assert g.minion("Kuyén").cards == ["Murder of Crows"]


# ---- requirements


def test_gem_plays_as_a_ventrue(own: mt.Cards, resolve: Resolve) -> None:
    g = act("Gem Ghastly", ["Ventrue Pride"], cards=own)
    g.play(kind="play", card="Ventrue Pride")
    resolve(g)
    assert g.minion("Gem Ghastly").clan == "Malkavian"


@pytest.mark.ruling("G00073#839e7d53")
def test_gem_is_one_for_all_that_the_card_does(own: mt.Cards, resolve: Resolve) -> None:
    g = act("Gem Ghastly", ["Ventrue Pride"], cards=own)
    g.play(kind="play", card="Ventrue Pride")
    resolve(g)
    assert g.seat(0).pool == 32


@pytest.mark.ruling("G00073#839e7d53")
@pytest.mark.parametrize(("region", "played"), [("ready", True), ("torpor", False)])
def test_her_controller_plays_masters_as_if_she_were_one(
    region: str, played: bool, own: mt.Cards, offers: Offers
) -> None:
    """But she is none for what the card does in play."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Ventrue Token"])
    s.minion(0, "Gem Ghastly", region=region)
    s.minion(0, "Sully")
    g = s.start(phase="master")
    assert bool(offers(g, card="Ventrue Token")) == played
    if played:
        assert targets(g, "Ventrue Token") == {"Gem Ghastly"}
        g.play(kind="play", card="Ventrue Token")
        assert g.minion("Gem Ghastly").cards == ["Ventrue Token"]
        assert g.minion("Gem Ghastly").strength == 1


@pytest.mark.ruling("G00072#edc1c6ea")
def test_gem_cannot_get_what_is_not_played(own: mt.Cards, offers: Offers) -> None:
    g = act("Gem Ghastly", ["Ventrue Blade", "Smuggle"], cards=own)
    assert offers(g, card="Ventrue Blade")
    assert not offers(g, card="Smuggle")
    g = act("Brock Sterling", ["Ventrue Blade", "Smuggle"], cards=own)
    assert offers(g, card="Smuggle")


# ---- allies and retainers


@pytest.mark.parametrize(
    ("card", "region", "life"),
    [("Shambler", "ready", 3), ("Shambler", "torpor", 2), ("Grave Wisp", "ready", 3)],
)
def test_ashur_strengthens_zombies(
    card: str, region: str, life: int, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=[card])
    s.minion(0, "Ashur-uballit, Son of the Abyss", region=region)
    s.minion(0, "Monica Giovanni")
    g = s.start()
    actor = "Monica Giovanni" if card == "Shambler" else "Ashur-uballit, Son of the Abyss"
    level = {} if card == "Shambler" else {"level": "superior"}
    g.play(kind="play", card=card, minion=actor, **level)
    resolve(g)
    assert g.minion(card).blood == life  # the wraith comes with its own 3


def test_ashur_strengthens_retainers(own: mt.Cards, resolve: Resolve) -> None:
    g = act("Sully", ["Corpse Servant"], others=("Ashur-uballit, Son of the Abyss",), cards=own)
    g.play(kind="play", card="Corpse Servant", minion="Sully")
    resolve(g)
    assert g.minion("Corpse Servant").blood == 2


def test_ashur_does_nothing_for_others(own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, hand=["Corpse Servant"])
    s.minion(0, "Sully")
    s.minion(1, "Ashur-uballit, Son of the Abyss", locked=True)
    g = s.start()
    g.play(kind="play", card="Corpse Servant")
    resolve(g)
    assert g.minion("Corpse Servant").blood == 1


@pytest.mark.ruling("G00110#8827ed58", "G00110#33b47493")
@pytest.mark.parametrize(
    ("card", "life"), [("Shambler", 2), ("Grave Wisp", 1), ("Crawling Heap", 1)]
)
def test_hel_bla_raises_an_ally(card: str, life: int, own: mt.Cards, resolve: Resolve) -> None:
    """At the inferior level; an X is 0."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(
        0,
        ash_heap=[
            "Shambler",
            "Grave Wisp",
            "Crawling Heap",
            "Thug",
            "Corpse Servant",
            "Grave Work",
        ],
    )
    s.seat(1, ash_heap=["Old Bones"])
    s.minion(0, "Hel-Blá", blood=3)
    s.minion(1, "Ryan")
    g = s.start()
    assert targets(g, "Hel-Blá") == {"Shambler", "Grave Wisp", "Crawling Heap"}
    g.play(kind="action", card="Hel-Blá", target=card)
    g.play(kind="block", minion="Ryan")
    resolve(g)
    raised = g.minion(card)
    assert (raised.seat, raised.locked, raised.blood) == (0, True, life)
    assert (g.minion("Hel-Blá").blood, g.minion("Ryan").locked, g.seat(0).pool) == (2, False, 30)


@pytest.mark.rule("CONTEST-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_hel_bla_raises_no_copy_of_a_unique_one(seat: int, own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(0, ash_heap=["Old Bones"])
    s.minion(0, "Hel-Blá", blood=3)
    s.minion(seat, "Old Bones", locked=True)
    g = s.start()
    assert bool(offers(g, kind="action", card="Hel-Blá")) == (seat == 1)


@pytest.mark.parametrize(("actor", "hand"), [("Shambler", 0), ("Grave Wisp", 0), ("Thug", None)])
def test_parijat_makes_blockers_of_the_dead_burn_a_card(
    actor: str, hand: int | None, own: mt.Cards, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, library=["Bonding", "Fame"])
    s.minion(0, actor)
    s.minion(0, "Parijat, the Dark Oracle")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    assert g.seat(1).ash_heap == ([] if hand is None else ["Bonding"])
    resolve(g)
    assert g.minion("Ryan").locked


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.ruling("201726#5b9f25d2")
def test_parijat_and_an_empty_library(region: str, own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, library=[], library_only=True, hand=["Barge In"])
    s.minion(0, "Shambler")
    s.minion(0, "Parijat, the Dark Oracle", region=region)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Shambler")
    assert bool(offers(g, kind="block", minion="Ryan")) == (region == "torpor")
    assert bool(offers(g, card="Barge In")) == (region == "torpor")


@pytest.mark.ruling("201726#421ef522")
def test_parijat_and_a_card_that_makes_a_minion_attempt(own: mt.Cards) -> None:
    """What is burned is what is on top once the card has been replaced."""
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, library=["Bonding", "Fame"], hand=["Barge In"])
    s.minion(0, "Shambler")
    s.minion(0, "Parijat, the Dark Oracle")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Shambler")
    g.play(kind="play", card="Barge In")
    assert "Bonding" in g.seat(1).hand
    assert set(g.seat(1).ash_heap) == {"Barge In", "Fame"}


# ---- the ash heap


@pytest.mark.ruling("G00125#5f52b626")
def test_lenelle_exchanges_cards(own: mt.Cards, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    hand = ["Bonding", "Fame"]
    s.seat(0, hand=hand, hand_only=True, library_only=True, ash_heap=["Raven Spy", "Sully"])
    s.minion(0, "Lenelle, Mambo of Birmingham", blood=3)
    s.minion(1, "Ryan")
    g = s.start()
    assert targets(g, "Lenelle, Mambo of Birmingham") == {"Raven Spy"}
    g.play(kind="action", card="Lenelle, Mambo of Birmingham", target="Raven Spy")
    assert g.decision.kind == "announce"
    g.play(target="Fame")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert not g.minion("Ryan").locked
    assert sorted(g.seat(0).hand) == ["Bonding", "Raven Spy"]
    assert sorted(g.seat(0).ash_heap) == ["Fame", "Sully"]
    assert blood(g, "Lenelle, Mambo of Birmingham") == (2,)


@pytest.mark.parametrize("what", ["Raven Spy", "Fame"])
def test_lenelle_does_nothing_once_one_of_them_is_gone(
    what: str, written: Written, resolve: Resolve
) -> None:
    """Both were named as the action was announced."""
    lose = """
    Card(name: "Lose It", facts: {"types": "Action Modifier"},
        modes: [(when: Action, choose: [Cards([In(AshHeap, You), Type(Retainer)])],
            do: [RemoveFromGame(Picked(0))])])
    Card(name: "Spend It", facts: {"types": "Action Modifier"},
        modes: [(when: Action, choose: [Cards([In(Hand, You), Type(Master)])],
            do: [Discard(Picked(0))])])
    """
    s = mt.Scenario(players=2, cards=written(lose))
    s.seat(0, hand=["Fame", "Lose It", "Spend It"], ash_heap=["Raven Spy"])
    s.minion(0, "Lenelle, Mambo of Birmingham", blood=3)
    g = s.start()
    g.play(kind="action", card="Lenelle, Mambo of Birmingham", target="Raven Spy")
    g.play(target="Fame")
    g.play(kind="play", card="Lose It" if what == "Raven Spy" else "Spend It")
    resolve(g)
    assert "Raven Spy" not in g.seat(0).hand
    assert ("Fame" in g.seat(0).hand) == (what == "Raven Spy")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_mora_puts_a_card_under_the_library(region: str, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, ash_heap=["Raven Spy", "Bonding", "Sully"], library=["Fame"], library_only=True)
    s.minion(0, "Mora, the Death Seer", region=region)
    g = s.start(phase="discard")
    assert bool(offers(g, card="Mora, the Death Seer")) == (region == "ready")
    if region == "ready":
        assert targets(g, "Mora, the Death Seer") == {"Raven Spy", "Bonding"}
        g.play(kind="use", card="Mora, the Death Seer", target="Bonding")
        assert sorted(g.seat(0).ash_heap) == ["Raven Spy", "Sully"]
        assert g.seat(0).library == ["Fame", "Bonding"]
        assert not offers(g, card="Mora, the Death Seer")
