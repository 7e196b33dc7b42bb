"""Chapter EDITION: what the older edition changes about titles and sects."""

from typing import Any

import methuselah as mt
import pytest
from driving import Offers, Resolve, Written
from editions import CAMARILLA, NON_CAMARILLA, by, differ

# ---- titles and sects


FREE = """
Card(name: "Free Ride", facts: {"types": "Action"}, requires: [Sect(Independent)],
    modes: [(do: [Gain(Pool(You), 1)])])
Card(name: "Free State", facts: {"types": "Action"}, requires: [Sect(Anarch)],
    modes: [(do: [Gain(Pool(You), 1)])])
"""


@pytest.mark.rule("EDITION-4")
@differ(v5=["Free State"], classic=["Free Ride", "Free State"])
def test_anarchs_are_independent(
    edition: str, outcome: list[str], offers: Offers, written: Written
) -> None:
    s = by(edition, cards=written(FREE))
    s.seat(0, hand=["Free Ride", "Free State"])
    s.minion(0, "Sully", sect="anarch")
    g = s.start()
    played = [card for card in ("Free Ride", "Free State") if offers(g, card=card)]
    assert played == outcome


@pytest.mark.rule("EDITION-4")
def test_who_leaves_the_independents_is_no_anarch(offers: Offers, written: Written) -> None:
    for sect, played in (("independent", ["Free Ride"]), ("camarilla", [])):
        s = by("classic", cards=written(FREE))
        s.seat(0, hand=["Free Ride", "Free State"])
        s.minion(0, "Sully", sect=sect)
        g = s.start()
        assert [c for c in ("Free Ride", "Free State") if offers(g, card=c)] == played


@pytest.mark.rule("EDITION-4")
@differ(v5=[None, None], classic=["inner circle", "inner circle"])
def test_a_clan_may_have_several_members_of_the_inner_circle(
    edition: str, outcome: list[str | None]
) -> None:
    s = by(edition, blanks=True)
    s.minion(0, "Gwendolyn")
    s.minion(1, "Adana de Sforza")
    g = s.start()
    assert [g.minion(name).title for name in ("Gwendolyn", "Adana de Sforza")] == outcome


@pytest.mark.rule("EDITION-4")
@differ(v5=(5, 5), classic=(4, 5))
def test_a_baron_pays_one_more_to_contest_a_prince(edition: str, outcome: Any) -> None:
    s = by(edition, blanks=True)
    s.minion(0, "Elisha Tucker", blood=6)
    s.minion(1, "Donny Kowalczyk", blood=6)
    g = s.start(phase="unlock")
    g.play(kind="pay")
    g.pass_until("contest", seat=1)
    g.play(kind="pay")
    assert (g.minion("Elisha Tucker").blood, g.minion("Donny Kowalczyk").blood) == outcome


@pytest.mark.rule("EDITION-4")
@differ(v5=["pay", "yield"], classic=["yield"])
def test_a_baron_who_cannot_pay_that_yields(edition: str, outcome: list[str]) -> None:
    s = by(edition, blanks=True)
    s.minion(0, "Elisha Tucker", blood=1)
    s.minion(1, "Donny Kowalczyk", blood=6)
    g = s.start(phase="unlock")
    assert sorted({o.kind for o in g.decision.options} & {"pay", "yield"}) == outcome


@pytest.mark.rule("EDITION-23")
@differ(v5=["yield"], classic=["pay", "yield"])
def test_a_vampire_in_torpor_may_pay_for_its_title(edition: str, outcome: list[str]) -> None:
    s = by(edition, blanks=True)
    s.minion(0, "Wilhelm Waldburg", blood=2, region="torpor")
    s.minion(0, "Belinde")
    s.minion(1, "Gustav Breidenstein", blood=5)
    g = s.start(phase="unlock")
    assert sorted({o.kind for o in g.decision.options} & {"pay", "yield"}) == outcome
    g.play(kind=outcome[0])
    assert g.minion("Wilhelm Waldburg").blood == (1 if edition == "classic" else 2)


@pytest.mark.rule("EDITION-4", "ANARCH-1")
@differ(v5=["Free State"], classic=["Free Ride", "Free State"])
def test_who_becomes_an_anarch_becomes_independent(
    edition: str, outcome: list[str], offers: Offers, resolve: Resolve, written: Written
) -> None:
    s = by(edition, cards=written(FREE))
    s.seat(0, hand=["Free Ride", "Free State", "Freak Drive"])
    s.minion(0, "Madison", blood=6)
    g = s.start()
    g.play(kind="become anarch", minion="Madison")
    g.play(card="Freak Drive", level="inferior")
    resolve(g)
    assert [card for card in ("Free Ride", "Free State") if offers(g, card=card)] == outcome


@pytest.mark.rule("EDITION-13")
@differ(v5=20, classic=14)
def test_a_scarce_vampire_costs_pool_for_those_of_others_too(edition: str, outcome: int) -> None:
    s = by(edition, players=3, blanks=True)
    s.seat(0, pool=20, uncontrolled=[("Matthias", 7)])
    s.minion(1, "Yael")
    s.minion(2, "Malachi", region="torpor")
    g = s.start(phase="influence")
    if edition == "v5":
        g.play(kind="bring out", minion="Matthias")
    g.pass_until("discard")
    assert g.minion("Matthias").seat == 0
    assert g.seat(0).pool == outcome


@pytest.mark.rule("EDITION-2", "EDITION-13")
@pytest.mark.parametrize("pool", [5, 6])
def test_a_full_scarce_vampire_comes_whatever_it_costs(pool: int) -> None:
    s = by("classic", players=3, blanks=True)
    s.seat(0, pool=pool, uncontrolled=[("Matthias", 7)])
    s.minion(1, "Yael")
    s.minion(2, "Malachi", region="torpor")
    g = s.start(phase="influence")
    g.pass_until("master", seat=1)
    assert g.seat(0).ousted


@pytest.mark.rule("EDITION-15")
@differ(v5="Camarilla", classic="Independent")
def test_a_clan_of_another_sect_brings_that_sect(
    edition: str, outcome: str, resolve: Resolve
) -> None:
    s = by(edition)
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Kathy Glens")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Kathy Glens", target="Giovanni")
    resolve(g)
    kathy = g.minion("Kathy Glens")
    assert (kathy.clan, kathy.sect) == ("Giovanni", outcome)


ANTITRIBU = {f"{clan} antitribu" for clan in {*CAMARILLA, "Salubri"} - {"Caitiff"}}
BLOODLINES = {"Ahrimane", "Blood Brother", "Harbinger of Skulls", "Kiasyd"}
SABBAT = {"Lasombra", "Tzimisce", "Pander"} | ANTITRIBU | BLOODLINES


def impersonator() -> mt.Position:
    s = by("classic")
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Kathy Glens")
    return s.start()


@pytest.mark.rule("EDITION-15")
def test_each_clan_has_its_sect(resolve: Resolve) -> None:
    """Those that are not named here are Independent, as Gangrel are."""
    card = "Clan Impersonation"
    clans = {o.target for o in impersonator().decision.options if o.card == card}
    sects: dict[str, set[str]] = {}
    for clan in clans:
        g = impersonator()
        g.play(card=card, target=clan)
        resolve(g)
        kathy = g.minion("Kathy Glens")
        assert kathy.clan == clan
        sects.setdefault(kathy.sect, set()).add(clan)
    assert sects["Camarilla"] == set(CAMARILLA) - {"Gangrel"}
    assert sects["Sabbat"] == SABBAT
    assert sects["Independent"] == clans - sects["Camarilla"] - sects["Sabbat"]
    assert {"Gangrel", *NON_CAMARILLA} < sects["Independent"]


@pytest.mark.rule("EDITION-15", "SECT-4")
def test_a_clan_of_the_same_sect_changes_none(resolve: Resolve) -> None:
    """Nor does a change of sect change the clan."""
    s = by("classic")
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Kathy Glens", sect="sabbat")
    g = s.start()
    assert g.minion("Kathy Glens").clan == "Toreador"
    g.play(card="Clan Impersonation", minion="Kathy Glens", target="Ventrue")
    resolve(g)
    assert (g.minion("Kathy Glens").clan, g.minion("Kathy Glens").sect) == ("Ventrue", "Sabbat")


@pytest.mark.rule("EDITION-15", "EDITION-4", "SECT-1")
@differ(v5=("Sabbat", "Anarch"), classic=("Independent", "Anarch"))
def test_of_a_clan_and_a_sect_the_later_says_the_sect(
    edition: str, outcome: tuple[str, str], resolve: Resolve
) -> None:
    """Kathy, of the Sabbat, becomes a Giovanni, and then an anarch."""
    s = by(edition, blanks=True)
    s.seat(0, hand=["Clan Impersonation"])
    s.minion(0, "Kathy Glens", sect="sabbat")
    g = s.start()
    g.play(card="Clan Impersonation", minion="Kathy Glens", target="Giovanni")
    resolve(g)
    before = g.minion("Kathy Glens").sect
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="become anarch", minion="Kathy Glens")
    resolve(g)
    assert g.minion("Kathy Glens").clan == "Giovanni"
    assert (before, g.minion("Kathy Glens").sect) == outcome
