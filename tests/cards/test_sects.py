"""Cards that ask for or change a sect, a clan or a title."""

from pathlib import Path
from typing import Any

import methuselah as mt
import polars as pl
import pytest
from methuselah.errors import CardError
from positions import act, blood, targets

#: Crusades, with the clan whose archbishop unlocks, and a vampire of it.
CRUSADES = [
    ("Crusade: Atlanta", None, "Hester Reed"),
    ("Crusade: Chicago", None, "Hester Reed"),
    ("Crusade: Detroit", None, "Hester Reed"),
    ("Crusade: Frankfurt", None, "Hester Reed"),
    ("Crusade: Houston", None, "Hester Reed"),
    ("Crusade: Mexico City", None, "Hester Reed"),
    ("Crusade: Miami", None, "Hester Reed"),
    ("Crusade: New York", None, "Hester Reed"),
    ("Crusade: Paris", None, "Hester Reed"),
    ("Crusade: Philadelphia", None, "Hester Reed"),
    ("Crusade: Pittsburgh", None, "Hester Reed"),
    ("Crusade: Toronto", None, "Hester Reed"),
    ("Crusade: Amsterdam", "Ventrue antitribu", None),
    ("Crusade: Barcelona", "Tremere antitribu", "Brooke"),
    ("Crusade: Berlin", "Lasombra", "Hester Reed"),
    ("Crusade: Brussels", "Toreador antitribu", "Carter"),
    ("Crusade: Dublin", "Gangrel antitribu", "Bill Butler"),
    ("Crusade: Geneva", "Malkavian antitribu", "Boy Toy"),
    ("Crusade: Istanbul", "Tzimisce", "Horatio"),
    ("Crusade: London", "Nosferatu antitribu", "Blister"),
    ("Crusade: Rome", "Brujah antitribu", "Frederick the Weak"),
    ("Crusade: Washington, D.C.", "Ventrue antitribu", None),
]
#: Praxes, with the clan whose prince has more capacity.
PRAXES = [
    ("Praxis Seizure: Amsterdam", None),
    ("Praxis Seizure: Atlanta", None),
    ("Praxis Seizure: Boston", None),
    ("Praxis Seizure: Chicago", None),
    ("Praxis Seizure: Cleveland", None),
    ("Praxis Seizure: Dallas", None),
    ("Praxis Seizure: Dublin", None),
    ("Praxis Seizure: Frankfurt", None),
    ("Praxis Seizure: Houston", None),
    ("Praxis Seizure: London", None),
    ("Praxis Seizure: Miami", None),
    ("Praxis Seizure: Seattle", None),
    ("Praxis Seizure: Washington, D.C.", None),
    ("Praxis Seizure: York", None),
    ("Praxis Seizure: Athens", "Tremere"),
    ("Praxis Seizure: Barcelona", "Tremere"),
    ("Praxis Seizure: Brussels", "Nosferatu"),
    ("Praxis Seizure: Cairo", "Ventrue"),
    ("Praxis Seizure: Geneva", "Ventrue"),
    ("Praxis Seizure: Glasgow", "Gangrel"),
    ("Praxis Seizure: Monaco", "Toreador"),
    ("Praxis Seizure: Paris", "Toreador"),
    ("Praxis Seizure: Rome", "Brujah"),
    ("Praxis Seizure: Stockholm", "Malkavian"),
]
#: Justicars, with two vampires of the clan.
JUSTICARS = [
    ("Banu Haqim Justicar", "Abid bin Haji, Scholar of Mirrors", "Ali Kar"),
    ("Brujah Justicar", "Gwendolyn", "Atiena"),
    ("Gangrel Justicar", "Badger", "Casey Snyder"),
    ("Malkavian Justicar", "Sully", "Meaghan"),
    ("Nosferatu Justicar", "Ryan", "Baixinho"),
    ("Tremere Justicar", "Lauren", "Nassir"),
    ("Ventrue Justicar", "Naomi Stewart", "Madison"),
]


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Cards with one more entry."""

    def load(entry: str) -> mt.Cards:
        file = tmp_path / "own.ron"
        file.write_text(entry, encoding="utf-8")
        return mt.Cards.load(str(file))

    return load


def _vampire(clan: str, sect: str) -> str:
    """An implemented vampire of that clan and sect without a title."""
    facts = mt.cards().filter(
        pl.col("implemented")
        & pl.col("clans").list.contains(clan)
        & (pl.col("sect") == sect)
        & pl.col("title").is_null()
        & (pl.col("capacity") < 8)
        & ~pl.col("advanced")
    )
    return str(facts["name"][0])


# ---- titles


@pytest.mark.parametrize(("card", "clan", "vampire"), CRUSADES)
def test_a_crusade_makes_an_archbishop(
    card: str, clan: str | None, vampire: str | None, resolve: Any, offers: Any
) -> None:
    vampire = vampire or _vampire(clan or "", "Sabbat")
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, vampire)
    s.minion(0, "Sully")
    s.minion(0, "Korah", locked=True)
    g: Any = s.start()
    assert not offers(g, card=card, minion="Sully")
    g.play(card=card, minion=vampire)
    g.play(kind="vote for", minion="Korah")
    resolve(g)
    archbishop = g.minion(vampire)
    assert (archbishop.title, archbishop.cards, archbishop.locked) == ("archbishop", [card], True)
    g.pass_until("discard")
    assert g.minion(vampire).locked == (clan is None)
    # Another of the same city contests it, and so is refused beside it.
    assert g.minion("Korah").locked


def test_only_its_clan_unlocks_after_a_crusade_and_only_once(resolve: Any) -> None:
    g = act("Horatio", ["Crusade: Berlin"], others=("Korah",))
    g.play(card="Crusade: Berlin", minion="Horatio")
    g.play(kind="vote for", minion="Korah")
    resolve(g)
    g.pass_until("discard")
    assert g.minion("Horatio").locked
    g = act("Hester Reed", ["Crusade: Berlin"], others=("Korah",))
    g.play(card="Crusade: Berlin", minion="Hester Reed")
    g.play(kind="vote for", minion="Korah")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Hester Reed")
    g.pass_until("discard", seat=0)
    assert g.minion("Hester Reed").locked


@pytest.mark.parametrize(("card", "clan"), PRAXES)
def test_a_praxis_makes_a_prince(card: str, clan: str | None, resolve: Any, offers: Any) -> None:
    own = _vampire(clan or "Ventrue", "Camarilla")
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, own)
    s.minion(0, "Hester Reed")
    s.minion(0, "Ayelech", locked=True)
    g: Any = s.start()
    before = g.minion(own).capacity
    assert not offers(g, card=card, minion="Hester Reed")
    g.play(card=card, minion=own)
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    prince = g.minion(own)
    assert (prince.title, prince.cards) == ("prince", [card])
    assert prince.capacity == before + (clan is not None)
    if clan:
        s = mt.Scenario(players=2)
        s.minion(
            0,
            _vampire("Malkavian" if clan != "Malkavian" else "Ventrue", "Camarilla"),
            cards=[card],
        )
        other: Any = s.start().seat(0).minions[0]
        assert (other.title, other.capacity) == ("prince", other.blood)


@pytest.mark.parametrize(("card", "chosen", "other"), JUSTICARS)
def test_a_justicar_is_one_of_the_clan_and_the_camarilla(
    card: str, chosen: str, other: str, resolve: Any
) -> None:
    """G00034#48980d1c, G00158#8fa58d6b."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(0, chosen, sect="camarilla", locked=True)
    s.minion(1, other, sect="anarch", locked=True)
    g: Any = s.start()
    g.play(card=card, minion="Dr. Stephen Norton")
    g.pass_until("terms")
    names = {o.target for o in g.decision.options}
    assert chosen in names
    assert other not in names
    g.play(kind="choose", target=chosen)
    g.pass_until("polling")
    # Each of the clan has one vote more, of whatever sect.
    g.play(kind="vote for", minion=chosen)
    g.pass_until("polling", seat=1)
    assert other in {o.minion for o in g.decision.options}
    resolve(g)
    assert (g.minion(chosen).title, card in g.minion(chosen).cards) == ("justicar", True)


def test_a_justicar_of_no_vampire_is_not_called(offers: Any) -> None:
    g = act("Hester Reed", [name for name, *_ in JUSTICARS][:4])
    assert not [o for o in g.decision.options if o.kind == "play"]


def test_cardinal_benediction(resolve: Any, offers: Any) -> None:
    g = act("Hester Reed", ["Cardinal Benediction"], others=("Korah", "Calebos"))
    g.play(card="Cardinal Benediction", minion="Hester Reed")
    g.pass_until("terms")
    assert targets(g) == {"Korah", "Calebos"}
    g.play(kind="choose", target="Korah")
    g.play(kind="vote for", minion="Calebos")
    resolve(g)
    assert (g.minion("Korah").title, g.minion("Korah").cards) == (
        "cardinal",
        ["Cardinal Benediction"],
    )


def test_nobody_outside_the_sabbat_votes_on_a_cardinal(refused: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cardinal Benediction"])
    s.minion(0, "Hester Reed")
    s.minion(0, "Korah")
    s.minion(1, "Ayelech")
    s.minion(1, "Bituin")
    g: Any = s.start()
    g.play(card="Cardinal Benediction", minion="Hester Reed")
    g.play(kind="choose", target="Korah")
    g.pass_until("polling")
    refused(g, kind="vote against", minion="Ayelech")
    refused(g, kind="vote against", minion="Bituin")


def test_investiture(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Investiture"])
    s.minion(0, "Klaus Konrecht")
    s.minion(0, "Hester Reed")
    s.minion(0, "Bituin")
    s.minion(1, "Ayelech", locked=True)
    s.minion(1, "Melinda Galbraith", locked=True)
    g: Any = s.start()
    assert not offers(g, card="Investiture", minion="Hester Reed")
    g.play(card="Investiture", minion="Klaus Konrecht")
    g.play(kind="choose", target="Hester Reed")
    g.pass_until("polling")
    # A cardinal has a vote more, and an anarch may vote.
    assert {(o.minion, o.amount) for o in g.decision.options if o.kind == "vote for"} == {
        (None, 1),
        ("Klaus Konrecht", 4),
        ("Bituin", 2),
    }
    g.play(kind="vote for", minion="Klaus Konrecht")
    g.pass_until("polling", seat=1)
    assert {o.minion for o in g.decision.options} == {None, "Melinda Galbraith"}
    resolve(g)
    assert (g.minion("Hester Reed").title, g.minion("Hester Reed").cards) == (
        "priscus",
        ["Investiture"],
    )


def test_of_noble_blood(resolve: Any, offers: Any) -> None:
    """Of a capacity above 5, of the Camarilla, without a title, and no Caitiff."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Of Noble Blood"])
    s.minion(0, "Larissa Moreira", blood=3)
    s.minion(0, "Gelasia Fotiou")
    s.minion(0, "Colette")
    s.minion(0, "Ayelech")
    s.minion(0, "Caitlin", title_lost=True)
    s.minion(1, "Madison")
    g: Any = s.start()
    assert targets(g, "Of Noble Blood") == {"Gelasia Fotiou", "Madison"}
    g.play(card="Of Noble Blood", minion="Larissa Moreira", target="Gelasia Fotiou")
    resolve(g)
    assert (g.minion("Gelasia Fotiou").title, g.minion("Larissa Moreira").blood) == ("primogen", 2)


@pytest.mark.ruling("101315#52d0c351")
@pytest.mark.parametrize(("target", "asked"), [("Madison", {1}), ("Gelasia Fotiou", {1, 2})])
def test_who_may_block_of_noble_blood(target: str, asked: set[int]) -> None:
    """Directed at a vampire of another: only they may block it."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Of Noble Blood"])
    s.minion(0, "Larissa Moreira")
    s.minion(0, "Gelasia Fotiou")
    s.minion(1, "Madison")
    s.minion(2, "Ryan")
    g: Any = s.start()
    g.play(card="Of Noble Blood", target=target)
    seats = set()
    while g.decision.kind == "block":
        if any(o.kind == "block" for o in g.decision.options):
            seats.add(g.decision.seat)
        g.choose(g.decision.options[0])
    assert seats == asked


def test_excommunication(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Excommunication"])
    s.minion(0, "Hester Reed")
    s.minion(1, "Johannes Worringen", locked=True)
    s.minion(1, "Calebos", locked=True)
    g: Any = s.start()
    g.play(card="Excommunication", minion="Hester Reed")
    g.pass_until("terms")
    assert targets(g) == {"Johannes Worringen"}
    g.play(kind="choose", target="Johannes Worringen")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert (g.minion("Johannes Worringen").title, g.minion("Calebos").title) == (None, "bishop")


def test_patsy(resolve: Any, offers: Any) -> None:
    def at(*, edge: bool) -> Any:
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Patsy"], edge=edge)
        s.seat(1, pool=20)
        s.minion(0, "Bituin")
        s.minion(0, "Monica Chang")
        s.minion(1, "Ayelech", locked=True)
        s.minion(1, "Atiena", locked=True)
        return s.start()

    assert not offers(at(edge=False), card="Patsy")
    assert not offers(at(edge=True), card="Patsy", minion="Monica Chang")
    g = at(edge=True)
    g.play(card="Patsy", minion="Bituin")
    g.pass_until("terms")
    assert targets(g) == {"Ayelech"}  # no anarch
    g.play(kind="choose", target="Ayelech")
    g.play(kind="vote for", minion="Bituin")
    resolve(g)
    assert (g.minion("Ayelech").title, g.seat(1).pool, g.edge) == (None, 18, None)


def test_patsy_needs_the_edge_to_the_end(resolve: Any) -> None:
    """Burned for a vote, the Edge cannot be burned again."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Patsy"], edge=True)
    s.seat(1, pool=20)
    s.minion(0, "Bituin")
    s.minion(1, "Ayelech", locked=True)
    g: Any = s.start()
    g.play(card="Patsy", minion="Bituin")
    g.play(kind="choose", target="Ayelech")
    g.play(kind="vote for", minion="Bituin")
    g.play(kind="edge vote for")
    resolve(g)
    assert (g.minion("Ayelech").title, g.seat(1).pool) == ("prince", 20)


# ---- sects


def test_go_anarch(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Go Anarch"])
    s.minion(0, "Sully", blood=2)
    s.minion(0, "Belinde")
    s.minion(0, "Monica Chang")
    g: Any = s.start()
    assert offers(g, card="Go Anarch") == ["Sully plays Go Anarch"]
    g.play(card="Go Anarch", minion="Sully")
    resolve(g)
    sully = g.minion("Sully")
    # 100840#43bc5b54: no blood is paid.
    assert (sully.sect, sully.locked, sully.blood, sully.cards) == (
        "Anarch",
        False,
        2,
        ["Go Anarch"],
    )


@pytest.mark.ruling("100840#33478eb5")
def test_go_anarch_burns_as_a_text_says_another_sect(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Sully", sect="anarch", cards=["Go Anarch"])
    g: Any = s.start()
    assert g.minion("Sully").cards == ["Go Anarch"]
    g.play(card="Writ of Acceptance", minion="Sully")
    resolve(g)
    assert (g.minion("Sully").sect, g.minion("Sully").cards) == (
        "Camarilla",
        ["Writ of Acceptance"],
    )
    assert "Go Anarch" in g.seat(0).ash_heap


@pytest.mark.ruling("102196#ff2c5eba")
def test_the_writ_stays_at_work_whatever_the_sect_is_below(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Cameron", cards=["Writ of Acceptance"])
    s.minion(0, "Sully")
    g: Any = s.start()
    g.play(kind="become anarch", minion="Cameron")
    resolve(g)
    assert g.minion("Cameron").sect == "Camarilla"
    g.play(kind="take equipment", minion="Sully", card="Writ of Acceptance")
    resolve(g)
    assert g.minion("Cameron").sect == "Anarch"


@pytest.mark.ruling("102196#6a9b0b53")
def test_the_writ_makes_a_contested_title_yield(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Hester Reed", cards=["Crusade: Berlin"])
    s.minion(1, "Cameron", cards=["Crusade: Berlin"], locked=True)
    g: Any = s.start()
    g.play(card="Writ of Acceptance", minion="Hester Reed")
    resolve(g)
    assert g.minion("Hester Reed").cards == ["Writ of Acceptance"]


# ---- clans


@pytest.mark.ruling("100353#b7262ac8")
def test_clan_impersonation_and_its_end(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation", "Toreador Justicar"])
    s.minion(0, "Madison", blood=6)
    s.minion(0, "Sully")
    g: Any = s.start()
    assert not offers(g, card="Toreador Justicar")
    g.play(card="Clan Impersonation", minion="Madison", target="Toreador")
    resolve(g)
    madison = g.minion("Madison")
    assert (madison.clan, madison.sect, madison.blood) == ("Toreador", "Camarilla", 4)
    assert offers(g, card="Toreador Justicar", minion="Sully")
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert not offers(g, kind="action", card="Clan Impersonation", minion="Sully")
    g.play(kind="action", card="Clan Impersonation", minion="Madison")
    resolve(g)
    assert (g.minion("Madison").clan, g.minion("Madison").cards) == ("Ventrue", [])


@pytest.mark.ruling("100353#b106b76d")
def test_the_last_change_of_clan_counts(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation", "Clan Impersonation"])
    s.minion(0, "Madison", blood=6)
    g: Any = s.start()
    g.play(card="Clan Impersonation", target="Toreador")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(card="Clan Impersonation", target="Brujah")
    resolve(g)
    assert g.minion("Madison").clan == "Brujah"


def test_revelation_of_the_sire(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Revelation of the Sire"])
    s.minion(0, "Madison", blood=3)
    s.minion(0, "Effie Lowery")
    s.minion(0, "Freddy Gage")
    s.minion(0, "Julius")
    s.minion(1, "Hasina Kesi")
    g: Any = s.start()
    # Neither the sterile Effie nor a Caitiff is a sire; a Caitiff of anyone is found.
    assert {o.minion for o in g.decision.options if o.card == "Revelation of the Sire"} == {
        "Madison"
    }
    assert targets(g, "Revelation of the Sire") == {"Freddy Gage", "Julius", "Hasina Kesi"}
    g.play(card="Revelation of the Sire", minion="Madison", target="Freddy Gage")
    resolve(g)
    freddy = g.minion("Freddy Gage")
    assert (freddy.clan, freddy.capacity, freddy.cards) == (
        "Ventrue",
        2,
        ["Revelation of the Sire"],
    )
    assert g.minion("Madison").blood == 2


# ---- vampires that are created


def embraced(resolve: Any, *more: str) -> Any:
    g: Any = act("Sully", ["The Embrace", *more], blood=4)
    g.play(card="The Embrace", minion="Sully")
    resolve(g)
    return g


def test_the_embrace(resolve: Any, offers: Any) -> None:
    g = embraced(resolve)
    child = g.minion("The Embrace")
    assert (child.capacity, child.blood, child.locked, child.cards) == (1, 0, False, [])
    assert g.minion("Sully").blood == 2
    # It must hunt before anything else is done.
    assert [str(o) for o in g.decision.options] == ["hunt with The Embrace"]
    g.play(kind="hunt", minion="The Embrace")
    resolve(g)
    assert g.minion("The Embrace").blood == 1
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert offers(g, kind="bleed", minion="The Embrace")


def test_who_must_hunt_does_so_even_with_blood(resolve: Any, written: Any) -> None:
    """A child that gets blood at once, and so would not have to, is told to."""
    steps = "BecomeVampire((capacity: 2)), Gain(Blood(This), 1), MustHunt(This), Unlock(Me)"
    cards = written(f'Card(name: "Get", facts: {{"types": "Action"}}, modes: [(do: [{steps}])])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Get"])
    s.minion(0, "Sully")
    g: Any = s.start()
    g.play(card="Get")
    resolve(g)
    assert [str(o) for o in g.decision.options] == ["hunt with Get"]
    g.play(kind="hunt", minion="Get")
    resolve(g)
    # Once it has hunted, nobody must.
    assert g.minion("Get").blood == 2
    assert {o.minion for o in g.decision.options} == {None, "Sully"}


def test_the_embraced_are_not_unique(resolve: Any) -> None:
    g: Any = act("Sully", ["The Embrace", "The Embrace"], others=("Ashley",))
    for creator in ("Sully", "Ashley"):
        g.play(card="The Embrace", minion=creator)
        resolve(g)
        if creator == "Sully":
            g.play(kind="hunt", minion="The Embrace")
            resolve(g)
    assert [m.name for m in g.seat(0).minions].count("The Embrace") == 2


@pytest.mark.ruling("G00054#690a91e3")
def test_the_embraced_can_be_banished_and_influenced(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["The Embrace"], pool=20)
    s.seat(1, hand=["Banishment"])
    s.minion(0, "Sully")
    s.minion(1, "Ayelech")
    g: Any = s.start()
    g.play(card="The Embrace", minion="Sully")
    resolve(g)
    g.play(kind="hunt", minion="The Embrace")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.play(card="Banishment", minion="Ayelech")
    g.play(kind="choose", target="The Embrace")
    g.play(kind="vote for", minion="Ayelech")
    resolve(g)
    assert [m.name for m in g.seat(0).minions] == ["Sully"]
    g.pass_until("influence", seat=0)
    g.play(kind="bring out", minion="The Embrace")
    child = g.minion("The Embrace")
    assert (child.clan, child.sect, child.capacity) == ("Malkavian", "Camarilla", 1)


@pytest.mark.ruling("G00054#d069f03c")
def test_the_embraced_are_no_vampires_in_the_ash_heap(written: Any) -> None:
    find = "choose: [Cards([In(AshHeap, You), Vampire])], do: [MoveCard(Picked(0), Hand)]"
    cards = written(f'Card(name: "Find", facts: {{"types": "Action"}}, modes: [({find})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Find"], ash_heap=["The Embrace", "Meaghan"])
    s.minion(0, "Sully")
    assert targets(s.start(), "Find") == {"Meaghan"}


# ---- the Sabbat, and others


def test_blood_feast(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blood Feast"])
    s.minion(0, "Korah", blood=3)
    s.minion(0, "Calebos", blood=3)
    s.minion(0, "Cameron", blood=1, locked=True)
    s.minion(0, "Horatio", blood=1, region="torpor")
    s.minion(0, "Sully", blood=1)
    s.minion(1, "Carter", blood=1, locked=True)
    g: Any = s.start()
    assert offers(g, card="Blood Feast") == ["Korah plays Blood Feast"]
    g.play(card="Blood Feast")
    resolve(g)
    names = ("Korah", "Calebos", "Cameron", "Horatio", "Sully", "Carter")
    assert blood(g, *names) == (3, 4, 2, 1, 1, 1)


def test_blooding(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Blooding", "Blooding", "Reunion Kamut"], uncontrolled=[("Claudia", 0)])
    s.minion(0, "Cameron", blood=1)
    s.minion(0, "Sully")
    g: Any = s.start()
    assert offers(g, card="Blooding") == ["Cameron plays Blooding"]
    assert not offers(g, card="Reunion Kamut")
    g.play(card="Blooding")
    resolve(g)
    assert (g.minion("Cameron").cards, g.minion("Cameron").blood) == (["Blooding"], 2)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    assert not offers(g, card="Blooding")
    g.play(card="Reunion Kamut", minion="Cameron", target="Claudia")
    resolve(g)
    assert [m.blood for m in g.seat(0).uncontrolled] == [2]


def test_blooding_is_for_the_sabbat(offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Reunion Kamut"], uncontrolled=[("Claudia", 0)])
    s.minion(0, "Cameron", cards=["Blooding"], sect="anarch")
    assert not offers(s.start(), card="Reunion Kamut")


@pytest.mark.ruling("100006#bb55c509")
@pytest.mark.parametrize(
    ("mine", "sect", "blocks"), [(True, None, True), (True, "anarch", False), (False, None, False)]
)
def test_abbot_blocks_what_is_directed_at_you(
    mine: bool, sect: str | None, blocks: bool, resolve: Any
) -> None:
    """Seat 0 bleeds seat 1 from behind 1 stealth, or hunts, which is at nobody."""
    s = mt.Scenario(players=2)
    s.minion(0, "Lucretia, Cess Queen", blood=5)
    s.minion(1, "Cameron", cards=["Abbot"], sect=sect)
    g: Any = s.start()
    g.play(kind="bleed" if mine else "hunt", minion="Lucretia, Cess Queen")
    g.play(kind="block", minion="Cameron")
    resolve(g)
    assert g.minion("Cameron").locked == blocks


def test_abbot_unlocks_and_is_one(resolve: Any, offers: Any) -> None:
    g = act("Cameron", ["Abbot", "Abbot"])
    g.play(card="Abbot")
    resolve(g)
    assert (g.minion("Cameron").locked, g.minion("Cameron").cards) == (False, ["Abbot"])
    assert not offers(g, card="Abbot")


def test_martial_ritus(resolve: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Martial Ritus"])
    s.minion(0, "Korah", blood=3)
    s.minion(0, "Cameron")
    s.minion(0, "Sully")
    g: Any = s.start()
    assert targets(g, "Martial Ritus") == {"Cameron"}
    g.play(card="Martial Ritus", minion="Korah", target="Cameron")
    resolve(g)
    assert (g.minion("Cameron").strength, g.minion("Korah").locked) == (2, False)
    assert g.minion("Korah").blood == 2
    g.pass_until("minion", seat=1)
    assert g.minion("Cameron").cards == ["Martial Ritus"]
    g.pass_until("unlock", seat=0)
    g.play(kind="trigger", card="Martial Ritus")
    assert (g.minion("Cameron").cards, g.minion("Cameron").strength) == ([], 1)


def test_code_of_milan_suspended(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Code of Milan Suspended"])
    s.seat(2, edge=True, pool=10)
    s.minion(0, "Cameron")
    g: Any = s.start()
    g.play(card="Code of Milan Suspended")
    g.pass_until("terms")
    assert targets(g) == {"seat 2"}
    g.play(kind="choose", target=2)
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert (g.seat(2).pool, g.edge) == (9, 2)
    # G00158#8fa58d6b
    assert not offers(act("Cameron", ["Code of Milan Suspended"]), card="Code of Milan Suspended")


def test_ancestors_insight(refused: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Ancestor's Insight"])
    s.seat(1, hand=["Ancestor's Insight"], pool=20)
    s.minion(0, "Homa")
    s.minion(1, "Idrissa")
    g: Any = s.start()
    g.play(kind="bleed", minion="Homa")
    g.play(card="Ancestor's Insight", seat=0, level="superior")
    g.play(card="Ancestor's Insight", seat=1, level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    g = act("Nassir", ["Ancestor's Insight"])
    g.play(kind="bleed")
    refused(g, card="Ancestor's Insight")


def test_belonging_grants_protection(resolve: Any, offers: Any) -> None:
    def at() -> Any:
        s = mt.Scenario(players=2)
        uncontrolled = [("Kamaria", 0), ("Sobayifa", 0), ("Cameron", 0)]
        s.seat(0, hand=["Belonging Grants Protection"], uncontrolled=uncontrolled)
        s.minion(0, "Tsunda")
        s.minion(0, "Homa", locked=True)
        s.minion(0, "Sully")
        return s.start()

    card = "Belonging Grants Protection"
    g = at()
    assert not offers(g, card=card, minion="Homa")
    assert targets(g, card) == {"Homa", "Kamaria"}
    g.play(card=card, target="Homa")
    resolve(g)
    assert not g.minion("Homa").locked
    g = at()
    g.play(card=card, target="Kamaria")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled}["Kamaria"] == 2


def test_the_eldest_are_kholo(resolve: Any) -> None:
    """As a modifier for those of the Laibon alone; as a reaction for every Ravnos."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Ancilla Empowerment", "The Eldest Are Kholo"], pool=20)
    s.seat(1, hand=["The Eldest Are Kholo"], pool=20)
    s.minion(0, "Tsunda")
    s.minion(1, "Gabrin")
    s.minion(1, "Homa")
    g: Any = s.start()
    g.play(card="Ancilla Empowerment", minion="Tsunda")
    g.play(card="The Eldest Are Kholo", seat=0)
    g.pass_until("polling", seat=0)
    assert ("Tsunda", 4) in {(o.minion, o.amount) for o in g.decision.options}
    g.pass_until("polling", seat=1)
    assert "Gabrin" not in {o.minion for o in g.decision.options if o.kind == "vote for"}
    g.play(card="The Eldest Are Kholo", minion="Gabrin", seat=1)
    g.pass_until("polling", seat=0)
    assert ("Tsunda", 5) in {(o.minion, o.amount) for o in g.decision.options}
    g.pass_until("polling", seat=1)
    assert ("Gabrin", 1) in {(o.minion, o.amount) for o in g.decision.options}


@pytest.mark.parametrize(("has", "gains"), [(0, 3), (1, 1)])
def test_excellent_thirst(has: int, gains: int, resolve: Any, refused: Any) -> None:
    g = act("Homa", ["Excellent Thirst"], blood=has)
    g.play(kind="hunt")
    if has:
        refused(g, card="Excellent Thirst")
        return
    g.play(card="Excellent Thirst")
    resolve(g)
    assert g.minion("Homa").blood == has + gains


def test_feral_spirit(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Feral Spirit", "The Embrace"])
    s.minion(0, "Casey Snyder")
    s.minion(0, "Bill Butler")
    s.minion(0, "Sully")
    s.minion(1, "Denette Stensen")
    g: Any = s.start(phase="master")
    assert targets(g, "Feral Spirit") == {"Casey Snyder", "Bill Butler"}
    g.play(card="Feral Spirit", target="Casey Snyder")
    casey = g.minion("Casey Snyder")
    # A baron is none outside the anarchs.
    assert (casey.clan, casey.sect, casey.title) == ("Ahrimane", "Sabbat", None)
    g.pass_until("minion")
    ways = {o.minion for o in g.decision.options if o.card == "The Embrace"}
    assert ways == {"Bill Butler", "Sully"}


@pytest.mark.parametrize(("cards", "offered"), [(["Feral Spirit"], True), ([], False)])
def test_feral_spirit_gives_a_level_of_spiritus(
    cards: list[str], offered: bool, written: Any, offers: Any
) -> None:
    entry = (
        'Card(name: "Spirit", facts: {"types": "Action", "requires": "spi"},'
        ' modes: [(disc: ["spi"], do: [Gain(Pool(You), 1)])])'
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Spirit"])
    s.minion(0, "Bill Butler", cards=cards)
    assert bool(offers(s.start(), card="Spirit")) == offered


def test_sacrifice(resolve: Any, offers: Any) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Sacrifice"])
    s.minion(0, "Gratiano", blood=5)
    s.minion(0, "Hester Reed")
    s.minion(1, "Cameron", locked=True)
    s.minion(1, "Horatio", locked=True)
    s.minion(1, "Melinda Galbraith", locked=True)
    g: Any = s.start()
    assert not offers(g, card="Sacrifice", minion="Hester Reed")
    g.play(card="Sacrifice", minion="Gratiano")
    g.pass_until("terms")
    assert targets(g) == {"Cameron", "Hester Reed"}
    g.play(kind="choose", target="Cameron")
    g.play(kind="vote for", minion="Gratiano")
    resolve(g)
    assert "Cameron" in g.seat(1).ash_heap


# ---- words that few cards need


def own(written: Any, steps: str, *minions: tuple[int, str], **facts: str) -> Any:
    """Seat 0 can take the action "Deed" that does these steps."""
    given = ", ".join(f'"{key}": "{value}"' for key, value in {"types": "Action", **facts}.items())
    cards = written(f'Card(name: "Deed", facts: {{{given}}}, modes: [({steps})])')
    s = mt.Scenario(players=2, cards=cards)
    s.seat(0, hand=["Deed"])
    for seat, name in minions:
        s.minion(seat, name)
    return s.start()


def test_a_created_vampire_of_a_clan_and_sect_of_its_own(written: Any, resolve: Any) -> None:
    steps = "do: [BecomeVampire((capacity: 2, clan: Ravnos, sect: Anarch))]"
    g = own(written, steps, (0, "Sully"))
    g.play(card="Deed")
    resolve(g)
    child = g.minion("Deed")
    assert (child.clan, child.sect, child.capacity) == ("Ravnos", "Anarch", 2)


@pytest.mark.parametrize(
    ("actor", "title", "got"),
    [
        ("Monica Chang", "Bishop", None),
        ("Hester Reed", "Bishop", "bishop"),
        ("Johannes Worringen", "Bishop", "bishop"),
        ("Hester Reed", "Priscus", "priscus"),
    ],
)
def test_a_title_without_a_card(
    actor: str, title: str, got: str | None, written: Any, resolve: Any
) -> None:
    """It needs its sect, and takes the place of a higher one."""
    g = own(written, f"do: [GiveTitle(Me, {title})]", (0, actor))
    g.play(card="Deed", minion=actor)
    resolve(g)
    assert (g.minion(actor).title, g.minion(actor).cards) == (got, [])
    g.pass_until("minion", seat=1)
    assert g.minion(actor).title == got


def test_such_a_title_gives_way_to_another_and_can_be_lost(written: Any, resolve: Any) -> None:
    steps = "do: [GiveTitle(Me, Bishop), GiveTitle(Me, Cardinal)]"
    g = own(written, steps, (0, "Hester Reed"))
    g.play(card="Deed")
    resolve(g)
    assert g.minion("Hester Reed").title == "cardinal"
    g = own(written, "do: [GiveTitle(Me, Bishop), LoseTitle(Me)]", (0, "Hester Reed"))
    g.play(card="Deed")
    resolve(g)
    assert g.minion("Hester Reed").title is None


def test_pathless_is_who_follows_no_path(written: Any) -> None:
    steps = "choose: [Cards([Vampire, Sect(Sabbat), Pathless])], do: [Lock(Picked(0))]"
    g = own(written, steps, (0, "Hester Reed"), (0, "Coco Thorn"), (0, "Sully"))
    assert targets(g, "Deed") == {"Hester Reed"}


def test_ballots_that_are_given(written: Any) -> None:
    entry = (
        'Card(name: "Sermon", facts: {"types": "Action Modifier"},'
        " modes: [(when: Polling, if: [Action(Political)], do: [Ballots(Me, 2)])])"
    )
    s = mt.Scenario(players=2, cards=written(entry))
    s.seat(0, hand=["Ancilla Empowerment", "Sermon"])
    s.minion(0, "Hester Reed")
    g: Any = s.start()
    g.play(card="Ancilla Empowerment")
    g.play(card="Sermon")
    g.pass_until("polling")
    words = [str(o) for o in g.decision.options if o.minion == "Hester Reed"]
    assert words == ["Hester Reed casts 2 ballots for", "Hester Reed casts 2 ballots against"]


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ("do: [BecomeVampire((capacity: 0))]", "0 makes no sense"),
        ("do: [GiveTitle(Me, Prince)]", "of which city the prince is"),
    ],
)
def test_what_makes_no_sense_is_refused(steps: str, reason: str, written: Any) -> None:
    with pytest.raises(CardError, match=reason):
        own(written, steps)


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        ("Title(Justicar)", "belongs to a clan: say which"),
        ("Title(Bishop, Brujah)", "belongs to no clan"),
        ("Static((to: Cards([Vampire]), change: Sect(Sabbat)))", "is said `to: Host`"),
        ("Static((to: Host, if: [If(Host, [Titled])], change: Sect(Sabbat)))", "cannot depend on"),
        (
            "Static((to: Host, if: [If(Host, [Keyword(Flight)])], change: Keyword(BlackHand)))",
            "cannot depend on",
        ),
    ],
)
def test_texts_that_cannot_be_are_refused(ability: str, reason: str, written: Any) -> None:
    with pytest.raises(CardError, match=reason):
        written(
            'Card(name: "Deed", facts: {"types": "Action"},'
            f" modes: [(do: [PutOn(Me)])], abilities: [{ability}])"
        )
