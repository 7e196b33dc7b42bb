"""Cards that give, ask for or take titles."""

from typing import Any

import methuselah as mt
import polars as pl
import pytest
from driving import Offers, Refused, Resolve
from positions import act, targets

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


@pytest.mark.parametrize(("card", "clan", "vampire"), CRUSADES)
def test_a_crusade_makes_an_archbishop(
    card: str, clan: str | None, vampire: str | None, resolve: Resolve, offers: Offers
) -> None:
    vampire = vampire or _vampire(clan or "", "Sabbat")
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, vampire)
    s.minion(0, "Sully")
    s.minion(0, "Korah", locked=True)
    g = s.start()
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


def test_only_its_clan_unlocks_after_a_crusade_and_only_once(resolve: Resolve) -> None:
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
def test_a_praxis_makes_a_prince(
    card: str, clan: str | None, resolve: Resolve, offers: Offers
) -> None:
    own = _vampire(clan or "Ventrue", "Camarilla")
    s = mt.Scenario(players=2)
    s.seat(0, hand=[card])
    s.minion(0, own)
    s.minion(0, "Hester Reed")
    s.minion(0, "Ayelech", locked=True)
    g = s.start()
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
    card: str, chosen: str, other: str, resolve: Resolve
) -> None:
    """G00034#48980d1c, G00158#8fa58d6b."""
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, "Dr. Stephen Norton")
    s.minion(0, chosen, sect="camarilla", locked=True)
    s.minion(1, other, sect="anarch", locked=True)
    g = s.start()
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


def test_a_justicar_of_no_vampire_is_not_called(offers: Offers) -> None:
    g = act("Hester Reed", [name for name, *_ in JUSTICARS][:4])
    assert not [o for o in g.decision.options if o.kind == "play"]


def test_cardinal_benediction(resolve: Resolve, offers: Offers) -> None:
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


def test_nobody_outside_the_sabbat_votes_on_a_cardinal(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Cardinal Benediction"])
    s.minion(0, "Hester Reed")
    s.minion(0, "Korah")
    s.minion(1, "Ayelech")
    s.minion(1, "Bituin")
    g = s.start()
    g.play(card="Cardinal Benediction", minion="Hester Reed")
    g.play(kind="choose", target="Korah")
    g.pass_until("polling")
    refused(g, kind="vote against", minion="Ayelech")
    refused(g, kind="vote against", minion="Bituin")


def test_investiture(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Investiture"])
    s.minion(0, "Klaus Konrecht")
    s.minion(0, "Hester Reed")
    s.minion(0, "Bituin")
    s.minion(1, "Ayelech", locked=True)
    s.minion(1, "Melinda Galbraith", locked=True)
    g = s.start()
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


def test_of_noble_blood(resolve: Resolve, offers: Offers) -> None:
    """Of a capacity above 5, of the Camarilla, without a title, and no Caitiff."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Of Noble Blood"])
    s.minion(0, "Larissa Moreira", blood=3)
    s.minion(0, "Gelasia Fotiou")
    s.minion(0, "Colette")
    s.minion(0, "Ayelech")
    s.minion(0, "Caitlin", title_lost=True)
    s.minion(1, "Madison")
    g = s.start()
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
    g = s.start()
    g.play(card="Of Noble Blood", target=target)
    seats = set()
    while g.decision.kind == "block":
        if any(o.kind == "block" for o in g.decision.options):
            seats.add(g.decision.seat)
        g.choose(g.decision.options[0])
    assert seats == asked


def test_excommunication(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Excommunication"])
    s.minion(0, "Hester Reed")
    s.minion(1, "Johannes Worringen", locked=True)
    s.minion(1, "Calebos", locked=True)
    g = s.start()
    g.play(card="Excommunication", minion="Hester Reed")
    g.pass_until("terms")
    assert targets(g) == {"Johannes Worringen"}
    g.play(kind="choose", target="Johannes Worringen")
    g.play(kind="vote for", amount=1)
    resolve(g)
    assert (g.minion("Johannes Worringen").title, g.minion("Calebos").title) == (None, "bishop")


def test_patsy(resolve: Resolve, offers: Offers) -> None:
    def at(*, edge: bool) -> mt.Position:
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


def test_patsy_needs_the_edge_to_the_end(resolve: Resolve) -> None:
    """Burned for a vote, the Edge cannot be burned again."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Patsy"], edge=True)
    s.seat(1, pool=20)
    s.minion(0, "Bituin")
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(card="Patsy", minion="Bituin")
    g.play(kind="choose", target="Ayelech")
    g.play(kind="vote for", minion="Bituin")
    g.play(kind="edge vote for")
    resolve(g)
    assert (g.minion("Ayelech").title, g.seat(1).pool) == ("prince", 20)
