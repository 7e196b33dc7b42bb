"""Cards that ask for or change a sect or a clan."""

import methuselah as mt
import pytest
from driving import Offers, Resolve
from positions import targets

# ---- sects


def test_go_anarch(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Go Anarch"])
    s.minion(0, "Sully", blood=2)
    s.minion(0, "Belinde")
    s.minion(0, "Monica Chang")
    g = s.start()
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
def test_go_anarch_burns_as_a_text_says_another_sect(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Sully", sect="anarch", cards=["Go Anarch"])
    g = s.start()
    assert g.minion("Sully").cards == ["Go Anarch"]
    g.play(card="Writ of Acceptance", minion="Sully")
    resolve(g)
    assert (g.minion("Sully").sect, g.minion("Sully").cards) == (
        "Camarilla",
        ["Writ of Acceptance"],
    )
    assert "Go Anarch" in g.seat(0).ash_heap


@pytest.mark.ruling("102196#ff2c5eba")
def test_the_writ_stays_at_work_whatever_the_sect_is_below(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Cameron", cards=["Writ of Acceptance"])
    s.minion(0, "Sully")
    g = s.start()
    g.play(kind="become anarch", minion="Cameron")
    resolve(g)
    assert g.minion("Cameron").sect == "Camarilla"
    g.play(kind="take equipment", minion="Sully", card="Writ of Acceptance")
    resolve(g)
    assert g.minion("Cameron").sect == "Anarch"


@pytest.mark.ruling("102196#6a9b0b53")
def test_the_writ_makes_a_contested_title_yield(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Writ of Acceptance"])
    s.minion(0, "Hester Reed", cards=["Crusade: Berlin"])
    s.minion(1, "Cameron", cards=["Crusade: Berlin"], locked=True)
    g = s.start()
    g.play(card="Writ of Acceptance", minion="Hester Reed")
    resolve(g)
    assert g.minion("Hester Reed").cards == ["Writ of Acceptance"]


# ---- clans


@pytest.mark.ruling("100353#b7262ac8")
def test_clan_impersonation_and_its_end(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation", "Toreador Justicar"])
    s.minion(0, "Madison", blood=6)
    s.minion(0, "Sully")
    g = s.start()
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
def test_the_last_change_of_clan_counts(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Clan Impersonation", "Clan Impersonation"])
    s.minion(0, "Madison", blood=6)
    g = s.start()
    g.play(card="Clan Impersonation", target="Toreador")
    resolve(g)
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(card="Clan Impersonation", target="Brujah")
    resolve(g)
    assert g.minion("Madison").clan == "Brujah"


def test_revelation_of_the_sire(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Revelation of the Sire"])
    s.minion(0, "Madison", blood=3)
    s.minion(0, "Effie Lowery")
    s.minion(0, "Freddy Gage")
    s.minion(0, "Julius")
    s.minion(1, "Hasina Kesi")
    g = s.start()
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
