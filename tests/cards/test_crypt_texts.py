"""Vampires of other sects: what their texts say beside their sect, title and traits."""

import methuselah as mt
import polars as pl
import pytest
from driving import Fight, Offers, Refused, Resolve
from positions import act

#: Vampires in whose text stands a number beside the facts, and nothing else.
NUMBERS = {
    ("bleed", 1): [
        "Adrianne",
        "Agru Kabera",
        "Amavi",
        "Ambrogino Giovanni",
        "Ankh-sen-Sutekh",
        "Beth Malcolm",
        "Bloody Mary",
        "Bryan Van Duesen",
        "Dylan",
        "Helena Casimir",
        "Kamile Paukstys",
        "Kephamos, High Priest of Marrakech",
        "Lazarus James",
        "Lydia Van Cuelen",
        "Madame Guil",
        "Marino Reymundo Vásquez",
        "Natalia",
        "Ozmo",
        "Persephone Tar-Anis",
        "Quira, The Bitch Queen",
        "Rodolfo",
        "Sheila Mezarin",
        "Suzanne Kadim",
        "Tatiana Romanov",
        "The Siamese",
        "Yazid Tamari",
    ],
    ("bleed", 2): [
        "Gwendolyn",
    ],
    ("strength", 1): [
        "Allanyan Serata",
        "Angus the Unruled",
        "Anousha, The Maniac",
        "Bianca",
        "Blaise",
        "Calebos",
        "Corine Marcón",
        "Dancin' Dana",
        "Dela Eden",
        "Eliott Sinclair, Virtuoso Thespian",
        "Hadrian Garrick",
        "Luccia Paciola",
        "Massimiliano",
        "Muriel Foucade",
        "Parnassus",
        "Quinton McDonnell",
        "Richter, The Templar of Du Mont",
        "Sebastian Marley",
        "Tatu Sawosa",
        "Valeriya Zinovieva",
        "Zack North",
    ],
    ("strength", 2): [
        "Khurshid",
        "Lazverinus, Thrall of Lambach",
    ],
    ("intercept", 1): [
        "Anton",
        "Bupe Kuila",
        "Hafthor Thorsteinsson",
        "Iago Castille",
        "Kite",
        "Mordechai Ben-Nun",
        "Nadima",
        "Neighbor John",
        "Rinaldo Albizzi",
    ],
    ("intercept", -1): [
        "Muse",
    ],
    ("stealth", 1): [
        "Appius Claudius Corvus",
        "Iniko, The Black Lion",
        "Jost Werner",
        "Lucretia, Cess Queen",
        "Spider-Killer",
        "Viktor, The Night General",
    ],
}


@pytest.mark.parametrize(
    ("name", "clan", "sect", "path", "title", "capacity"),
    [
        ("Agatha", "Nosferatu antitribu", "Sabbat", None, None, 4),
        ("Aitana, The Unholy", "Hecata", "Sabbat", "Death and the Soul", None, 6),
        ("Concordia", "Ventrue", "Sabbat", "Power and the Inner Voice", "bishop", 6),
        ("Accorri Giovanni", "Giovanni", "Independent", None, None, 6),
        ("Tsunda", "Ravnos", "Laibon", None, "magaji", 6),
        ("Antoinette, She Who Watches", "Toreador", "Camarilla", None, "primogen", 6),
        ("Aluc Romas de Leon", "Ministry", "Anarch", None, None, 5),
    ],
)
def test_a_vampire_is_what_is_printed(
    name: str, clan: str, sect: str, path: str | None, title: str | None, capacity: int
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    got = s.start().minion(name)
    assert (got.clan, got.sect, got.path, got.title) == (clan, sect, path, title)
    assert (got.capacity, got.blood, got.bleed, got.strength) == (capacity, capacity, 1, 1)


def test_every_vampire_with_no_other_text_is_what_is_printed() -> None:
    """Each that is implemented stands as its facts say: nothing of its text changes them."""
    facts = mt.cards().filter(pl.col("types").list.contains("Vampire"))
    rows = list(facts.filter(pl.col("implemented")).iter_rows(named=True))
    compared = 0
    for row in rows:
        if row["advanced"] or facts.filter(pl.col("name") == row["name"]).height > 1:
            continue
        s = mt.Scenario(players=2)
        s.minion(0, row["name"])
        got = s.start().minion(row["name"])
        printed = (row["clans"][0], row["sect"], row["path"], row["title"], row["capacity"])
        assert (got.clan, got.sect, got.path, got.title, got.capacity) == printed, row["name"]
        compared += 1
    assert compared > 600


@pytest.mark.parametrize("name", NUMBERS["bleed", 1] + NUMBERS["bleed", 2])
def test_a_bleed_that_is_printed(name: str) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    assert s.start().minion(name).bleed == (3 if name in NUMBERS["bleed", 2] else 2)


@pytest.mark.parametrize("name", NUMBERS["strength", 1] + NUMBERS["strength", 2])
def test_a_strength_that_is_printed(name: str) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, name)
    assert s.start().minion(name).strength == (3 if name in NUMBERS["strength", 2] else 2)


@pytest.mark.parametrize("name", NUMBERS["intercept", 1])
def test_an_intercept_that_is_printed(name: str, resolve: Resolve) -> None:
    """Enough for a hunt, with its 1 stealth."""
    g = act("Sully", [], blocker=name, blood=1)
    g.play(kind="hunt", minion="Sully")
    g.play(kind="block", minion=name)
    resolve(g)
    assert g.minion(name).locked


@pytest.mark.parametrize("name", NUMBERS["intercept", -1])
def test_less_intercept_that_is_printed(name: str, resolve: Resolve) -> None:
    """Too little even for a bleed without stealth."""
    g = act("Sully", [], blocker=name)
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion=name)
    resolve(g)
    assert not g.minion(name).locked


@pytest.mark.parametrize("name", NUMBERS["stealth", 1])
def test_a_stealth_that_is_printed(name: str, resolve: Resolve) -> None:
    g = act(name, [], blocker="Sully")
    g.play(kind="bleed", minion=name)
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert not g.minion("Sully").locked


# ---- titles


@pytest.mark.ruling("200534#5fc80848", "200534#3d9ee63e")
@pytest.mark.parametrize(("sect", "ballots"), [(None, 2), ("anarch", 1)])
def test_gratiano(sect: str | None, ballots: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, "Sully")
    s.minion(0, "Gratiano", sect=sect)
    g = s.start()
    assert g.minion("Gratiano").bleed == 2
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling")
    words = [str(o) for o in g.decision.options if o.minion == "Gratiano"]
    noun = "ballots" if ballots > 1 else "ballot"
    assert words[0] == f"Gratiano casts {ballots} {noun} for"


def test_genevieve_has_her_vote_in_political_actions_only(resolve: Resolve) -> None:
    """Not on a blood hunt, where she has her ballot alone."""
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka")
    s.minion(1, "Sully", region="torpor")
    s.minion(1, "Genevieve", locked=True)
    g = s.start()
    g.play(kind="diablerize", minion="Wauneka", target="Sully")
    g.pass_until("polling", seat=1)
    words = [str(o) for o in g.decision.options if o.minion == "Genevieve"]
    assert words == ["Genevieve casts 1 ballot for", "Genevieve casts 1 ballot against"]


@pytest.mark.parametrize(
    ("seat", "region", "bleed"), [(0, "ready", 2), (0, "torpor", 1), (1, "ready", 1)]
)
def test_damian(seat: int, region: str, bleed: int) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Damian")
    s.minion(seat, "Klaus Konrecht", region=region)
    assert s.start().minion("Damian").bleed == bleed


def test_sha_ennu(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sha-Ennu")
    s.minion(1, "Meaghan")
    s.minion(1, "Sully")
    s.minion(1, "Underbridge Stray")
    g = s.start()
    assert g.minion("Sha-Ennu").bleed == 3
    g.play(kind="bleed", minion="Sha-Ennu")
    # Capacity 3 is too little; an ally is no vampire.
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {
        "Sully",
        "Underbridge Stray",
    }


# ---- Paths


def test_aelswith(resolve: Resolve) -> None:
    g = act("Aelswith, The Irresistible", [], others=("Cameron",), blocker="Ryan")
    g.play(kind="bleed", minion="Aelswith, The Irresistible")
    g.play(kind="block", minion="Ryan")
    assert g.seat(1).pool == 29
    g = act("Aelswith, The Irresistible", [], others=("Cameron",), blocker="Ryan")
    g.play(kind="bleed", minion="Cameron")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.parametrize(("edge", "strength"), [(0, 2), (1, 1)])
def test_anxo(edge: int, strength: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(edge, edge=True)
    s.minion(0, "Anxo Vilela")
    assert s.start().minion("Anxo Vilela").strength == strength


@pytest.mark.parametrize(("theirs", "size"), [(["Ryan", "Sully"], 8), (["Ryan"], 7), ([], 7)])
def test_khin_aye(theirs: list[str], size: int) -> None:
    """The predator is seat 2; what the prey has is nothing to her."""
    s = mt.Scenario(players=3)
    s.minion(0, "Khin Aye")
    for name in theirs:
        s.minion(2, name)
    s.minion(2, "Ashley", region="torpor")
    s.minion(1, "Meaghan")
    s.minion(1, "Lauren")
    assert len(s.start().seat(0).hand) == size


def test_rexton() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, 'Rexton "Savage" Abernathy')
    for name in ("Meaghan", "Sully", "Underbridge Stray"):
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed", minion='Rexton "Savage" Abernathy')
    assert {o.minion for o in g.decision.options if o.kind == "block"} == {"Sully"}


@pytest.mark.parametrize(("pool", "bleed", "votes"), [(10, 2, 3), (11, 1, 2)])
def test_uresseg(pool: int, bleed: int, votes: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.seat(1, pool=pool)
    s.minion(0, "Üresség")
    s.minion(0, "Sully")
    g = s.start()
    assert g.minion("Üresség").bleed == bleed
    g.play(card="Ancilla Empowerment", minion="Sully")
    g.pass_until("polling")
    assert {o.amount for o in g.decision.options if o.minion == "Üresség"} == {votes}


@pytest.mark.parametrize(("actor", "locked"), [("Verrix, Naughty Boy", False), ("Sully", True)])
def test_verrix_has_stealth_in_bleeds(actor: str, locked: bool, resolve: Resolve) -> None:
    g = act("Verrix, Naughty Boy", [], others=("Sully",), blocker="Ryan")
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Ryan").locked == locked


# ---- infernal vampires


@pytest.mark.ruling("201240#9814436d")
def test_sargon(resolve: Resolve) -> None:
    g = act("Sargon", [], others=("Sully",), blocker="Ryan", blood=2)
    assert g.minion("Sargon").strength == 2
    g.play(kind="hunt", minion="Sully")
    resolve(g)
    assert g.edge is None
    g.play(kind="hunt", minion="Sargon")
    resolve(g)
    assert g.edge == 0
    g = act("Sargon", [], blocker="Ryan")
    g.play(kind="bleed", minion="Sargon")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.edge is None


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_huitzilopochtli(region: str, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10, hand=["Fame", "Fame"])
    s.minion(0, "Huitzilopochtli", region=region)
    g = s.start(phase="master")
    assert bool(offers(g, card="Huitzilopochtli")) == (region == "ready")
    if region == "ready":
        assert g.minion("Huitzilopochtli").bleed == 2
        g.play(kind="use", card="Huitzilopochtli")
        assert g.seat(0).pool == 9
        assert not offers(g, kind="use", card="Huitzilopochtli")


def test_angra_mainyu(offers: Offers, refused: Refused) -> None:
    def at(region: str = "ready") -> mt.Position:
        s = mt.Scenario(players=2)
        s.seat(0, edge=True)
        s.minion(0, "High Priest Angra Mainyu", blood=4, region=region)
        s.minion(0, "Sully", blood=1)
        s.minion(1, "Ryan", cards=["Sport Bike"])
        return s.start()

    assert (len(at().seat(1).hand), len(at("torpor").seat(1).hand)) == (6, 7)
    g = at()
    g.play(kind="hunt", minion="High Priest Angra Mainyu")
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="High Priest Angra Mainyu")
    g.pass_until("minion")
    assert (g.edge, g.minion("Ryan").locked) == (None, False)
    g = at()
    g.play(kind="bleed", minion="High Priest Angra Mainyu")
    refused(g, kind="use", card="High Priest Angra Mainyu")
    g = at()
    g.play(kind="hunt", minion="Sully")
    refused(g, kind="use", card="High Priest Angra Mainyu")


# ---- scarce vampires


@pytest.mark.parametrize(
    ("actor", "region", "pool"),
    [
        ("Sargon", "ready", 20),
        ("Cao Nguyen", "ready", 20),
        ("Cao Nguyen", "torpor", 19),
        ("Sully", "ready", 19),
    ],
)
def test_matthias(actor: str, region: str, pool: int) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, pool=20)
    s.minion(0, actor)
    s.minion(1, "Matthias", region=region, locked=True)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.pass_until("minion")
    assert g.seat(1).pool == pool


def test_matthias_has_intercept_and_guards_nobody_else(resolve: Resolve) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, pool=20)
    s.minion(0, "Cao Nguyen")
    s.minion(2, "Matthias", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Cao Nguyen")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    g = act("Sully", [], blocker="Matthias", blood=1)
    g.play(kind="hunt", minion="Sully")
    g.play(kind="block", minion="Matthias")
    resolve(g)
    assert g.minion("Matthias").locked


def test_nahum(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Nahum Enosh", blood=2)
    s.minion(0, "Sully", blood=1)
    s.minion(0, "Ashley", blood=1, region="torpor")
    s.minion(1, "Ryan", blood=1)
    g = s.start(phase="unlock")
    assert g.minion("Nahum Enosh").bleed == 2
    assert {o.target for o in g.decision.options if o.card == "Nahum Enosh"} == {"Sully"}
    g.play(kind="use", card="Nahum Enosh", target="Sully")
    assert g.minion("Sully").blood == 2
    assert not offers(g, card="Nahum Enosh")


def test_veejay() -> None:
    g = act("Veejay Vinod", [], blocker="Ryan", blood=3)
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(kind="use", card="Veejay Vinod")
    g.pass_until("minion")
    assert (g.minion("Veejay Vinod").blood, g.minion("Ryan").locked) == (1, False)


# ---- others


@pytest.mark.parametrize(("kind", "blocks"), [("hunt", False), ("bleed", True)])
def test_fidus(kind: str, blocks: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Fidus, The Shrunken Beast", blood=2)
    s.minion(0, "Lauren", locked=True)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    assert g.minion("Fidus, The Shrunken Beast").strength == 0
    g.play(kind=kind, minion="Fidus, The Shrunken Beast")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Ryan").locked == blocks


@pytest.mark.parametrize(("foe", "sect", "damage"), [("Ryan", None, 2), ("Ryan", "anarch", 1)])
def test_cynthia(foe: str, sect: str | None, damage: int, fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Cynthia Ingold")
    s.minion(1, foe, sect=sect)
    g = s.start()
    g.play(kind="bleed", minion="Cynthia Ingold")
    g.play(kind="block", minion=foe)
    fight(g)
    assert g.minion(foe).blood == 4 - damage


@pytest.mark.parametrize(
    ("seat", "region", "strength"), [(0, "ready", 2), (0, "torpor", 1), (1, "ready", 1)]
)
def test_viri(seat: int, region: str, strength: int) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, "Viri")
    s.minion(seat, "Zizi", region=region)
    assert s.start().minion("Viri").strength == strength


@pytest.mark.parametrize("kind", ["hunt", "become anarch"])
def test_volo(kind: str, resolve: Resolve) -> None:
    g = act("Volo", [], blocker="Ryan", blood=3)
    g.play(kind=kind, minion="Volo")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert g.minion("Ryan").locked == (kind == "hunt")
