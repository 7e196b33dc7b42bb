"""Cards that require a Path, the circles of Blood Brothers, the Black Hand and Flight."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve
from positions import act, targets

# ---- Paths


@pytest.mark.parametrize(
    ("card", "follower", "other"),
    [
        ("Swift Cover", "Devorah", "Carter"),
        ("Subversion", "Glissando", "Carter"),
        ("Relentlessness", "Rasha Tarabzouni", "Carter"),
        ("Magnetic Authority", "Concordia", "Cameron"),
    ],
)
def test_only_who_follows_the_path_plays_the_card(card: str, follower: str, other: str) -> None:
    facts = {row["name"]: row for row in mt.cards().iter_rows(named=True)}
    assert facts[card]["path"] == facts[follower]["path"]
    assert facts[other]["path"] is None


@pytest.mark.parametrize("path", ["Cathari", "Caine", None])
def test_swift_cover_as_a_strike(path: str | None, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swift Cover"])
    s.minion(0, "Carter", path=path)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Carter")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    assert bool(offers(g, card="Swift Cover")) == (path == "Cathari")
    if path == "Cathari":
        g.play(card="Swift Cover")
        g.play(kind="hand strike", minion="Ryan")
        assert g.minion("Carter").blood == 2


def test_swift_cover_as_stealth() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Swift Cover"])
    s.minion(0, "Klaus Konrecht", path="cathari")
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Klaus Konrecht")
    g.play(kind="block", minion="Ryan")
    g.play(card="Swift Cover", level="superior")
    g.pass_until("minion")
    assert g.seat(1).pool == 29


def test_subversion(offers: Offers, refused: Refused) -> None:
    def at(kind: str) -> mt.Position:
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Subversion"])
        s.seat(1, pool=20)
        s.minion(0, "Klaus Konrecht", path="cathari", blood=4)
        s.minion(1, "Ryan")
        g = s.start()
        g.play(kind=kind, minion="Klaus Konrecht")
        return g

    def bleeds(g: mt.Position, blocked: bool) -> tuple[int, bool]:
        if blocked:
            g.play(kind="block", minion="Ryan")
        ways = [o for o in g.decision.options if o.card == "Subversion"]
        assert ways
        both = [o for o in ways if "[CEL]" in str(o) and "stealth" in str(o)]
        g.choose((both if blocked else [o for o in ways if "[CEL]" in str(o)])[0])
        g.pass_until("minion")
        return g.seat(1).pool, g.minion("Ryan").locked

    assert bleeds(at("bleed"), blocked=False) == (18, False)
    assert bleeds(at("bleed"), blocked=True) == (18, False)
    # Not a bleed: stealth alone, where it is needed.
    g = at("hunt")
    g.pass_until("block")
    assert not offers(g, card="Subversion")
    refused(at("hunt"), card="Subversion", level="superior")


def test_relentlessness(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Relentlessness"])
    s.seat(1, pool=20)
    s.minion(0, "Lazverinus, Thrall of Lambach", path="power")
    s.minion(1, "Ryan", cards=["Sport Bike"])
    s.minion(1, "Baixinho")
    g = s.start()
    g.play(kind="bleed", minion="Lazverinus, Thrall of Lambach")
    g.play(kind="block", minion="Ryan")
    g.play(card="Relentlessness", level="superior", target="Ryan")
    g.pass_until("block", seat=1)
    assert {o.minion for o in g.decision.options} == {None, "Baixinho"}
    g.play(kind="block", minion="Baixinho")
    resolve(g)
    assert (g.minion("Ryan").locked, g.minion("Baixinho").locked) == (False, True)


def test_relentlessness_as_stealth() -> None:
    g = act("Lazverinus, Thrall of Lambach", ["Relentlessness"], blocker="Ryan", path="power")
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    g.play(card="Relentlessness", level="inferior")
    g.pass_until("minion")
    assert (g.seat(1).pool, g.minion("Lazverinus, Thrall of Lambach").blood) == (29, 9)


def test_terrifying_visage(resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Terrifying Visage"], pool=20)
    s.seat(1, pool=20)
    s.minion(0, "Coco Thorn")
    s.minion(0, "Cameron")
    s.minion(1, "Ryan")
    s.minion(1, "Glissando", region="torpor")
    g = s.start(phase="master")
    assert targets(g, "Terrifying Visage") == {"Coco Thorn"}
    g.play(card="Terrifying Visage", target="Coco Thorn")
    assert g.seat(0).pool == 19
    g.pass_until("minion")
    g.play(kind="bleed", minion="Cameron")
    g.pass_until("minion")
    assert g.seat(1).pool == 19
    g.play(kind="bleed", minion="Coco Thorn")
    g.play(kind="block", minion="Ryan")
    resolve(g)
    assert (g.seat(1).pool, g.minion("Coco Thorn").cards) == (18, ["Terrifying Visage"])


@pytest.mark.parametrize(
    ("minions", "offered"),
    [
        (["Concordia", "Lika, The Purger"], True),
        (["Concordia"], False),
        (["Concordia", "Coco Thorn"], False),
    ],
)
def test_privileged_position_needs_two(minions: list[str], offered: bool, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Privileged Position"])
    for name in minions:
        s.minion(0, name)
    s.minion(0, "Rasha Tarabzouni", region="torpor")
    assert bool(offers(s.start(phase="master"), card="Privileged Position")) == offered


@pytest.mark.parametrize(("locked", "mine"), [(False, True), (True, True), (False, False)])
def test_privileged_position(locked: bool, mine: bool, resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Code of Milan Suspended"], pool=20)
    s.seat(1, hand=["Code of Milan Suspended"], pool=20, edge=True)
    s.permanent(0, "Privileged Position", locked=locked)
    s.minion(0, "Cameron")
    s.minion(1, "Hester Reed")
    seat = 0 if mine else 1
    g = s.start(active=seat)
    g.play(card="Code of Milan Suspended")
    g.play(kind="choose", target=1)
    g.play(kind="vote for", amount=1, seat=seat)
    resolve(g, "may", "minion", "influence")
    asked = g.decision.kind == "may"
    assert asked == (mine and not locked)
    if asked:
        assert g.decision.seat == 0
        g.play(kind="yes")
        resolve(g)
    # One pool of the referendum itself.
    assert g.seat(1).pool == 19 - asked


def test_magnetic_authority(resolve: Resolve, refused: Refused) -> None:
    def at(passes: bool) -> mt.Position:
        s = mt.Scenario(players=2)
        uncontrolled = [("Hester Reed", 0), ("Cameron", 1), ("Sully", 0)]
        s.seat(0, hand=["Code of Milan Suspended", "Magnetic Authority"], uncontrolled=uncontrolled)
        s.seat(1, edge=True)
        s.minion(0, "Concordia")
        s.minion(1, "Ayelech", locked=True)
        g = s.start()
        g.play(card="Code of Milan Suspended", minion="Concordia")
        g.play(kind="choose", target=1)
        g.play(kind="vote for", minion="Concordia")
        if not passes:
            g.play(kind="vote against", minion="Ayelech")
        return g

    def found(g: mt.Position) -> dict[str, int]:
        return {m.name: m.blood for m in g.seat(0).uncontrolled}

    refused(at(passes=False), card="Magnetic Authority")
    g = at(passes=True)
    g.play(card="Magnetic Authority", level="superior")
    resolve(g)
    assert found(g) == {"Hester Reed": 1, "Cameron": 2, "Sully": 0}
    g = at(passes=True)
    g.pass_until("resolved")
    ways = [o for o in g.decision.options if "[pot]" in str(o) and o.target == "Cameron"]
    g.choose(ways[0])
    resolve(g)
    assert found(g)["Cameron"] == 3


# ---- circles


def test_camaraderie(offers: Offers) -> None:
    def bled(*others: str, locked: bool = False) -> mt.Position:
        s = mt.Scenario(players=2)
        s.seat(1, hand=["Camaraderie"], pool=20)
        s.minion(0, "Catalina Vega", cards=["Enkil Cog"])
        s.minion(1, "Truman")
        for name in others:
            s.minion(1, name, locked=locked)
        g = s.start()
        g.play(kind="bleed", minion="Catalina Vega")
        g.pass_until("block", seat=1)
        return g

    g = bled("Karl")
    g.play(card="Camaraderie", minion="Truman", level="superior")
    g.pass_until("minion")
    assert g.seat(1).pool == 20
    g = bled("Karl", locked=True)
    assert not offers(g, card="Camaraderie", minion="Karl")
    g.play(card="Camaraderie", minion="Truman", level="inferior")
    g.pass_until("minion")
    assert g.seat(1).pool == 18


def test_unwholesome_bond(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Unwholesome Bond"], uncontrolled=[("Karl", 0), ("Kyrylo", 0)])
    s.minion(0, "Truman", blood=1)
    s.minion(0, "Ilse")
    s.minion(0, "Volo")
    g = s.start()
    g.play(card="Unwholesome Bond", minion="Truman", level="inferior")
    resolve(g)
    assert g.minion("Truman").blood == 3
    g = s.start()
    g.play(card="Unwholesome Bond", minion="Truman", level="superior")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"Karl": 1, "Kyrylo": 0}


def test_hive_mind(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    hand = ["Hive Mind", "Hive Mind"]
    s.seat(0, hand=hand, uncontrolled=[("Karl", 0), ("Kyrylo", 0)])
    s.minion(0, "Truman")
    s.minion(0, "Ilse", locked=True)
    s.minion(0, "Volo", locked=True)
    g = s.start()
    g.play(card="Hive Mind", minion="Truman", level="inferior", target="Ilse")
    resolve(g)
    locked = [g.minion(name).locked for name in ("Truman", "Ilse", "Volo")]
    assert locked == [False, False, True]
    # Only one at that level each turn, by whomever.
    ways = [o for o in g.decision.options if o.card == "Hive Mind"]
    assert {(o.minion, o.target) for o in ways} == {("Ilse", "Karl")}
    g.play(card="Hive Mind", minion="Ilse", target="Karl")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"Karl": 3, "Kyrylo": 0}


# ---- the Black Hand


def test_reunion_kamut(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Reunion Kamut"], uncontrolled=[("The Colonel", 1), ("Cameron", 0)])
    s.minion(0, "Claudia")
    g = s.start()
    assert targets(g, "Reunion Kamut") == {"The Colonel"}
    g.play(card="Reunion Kamut", target="The Colonel")
    resolve(g)
    assert {m.name: m.blood for m in g.seat(0).uncontrolled} == {"The Colonel": 3, "Cameron": 0}


@pytest.mark.parametrize(("actor", "offered"), [("Sully", True), ("The Colonel", False)])
def test_truth_in_ink(actor: str, offered: bool, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Truth in Ink"], pool=20)
    s.minion(0, actor)
    s.minion(1, "Claudia")
    g = s.start()
    g.play(kind="bleed", minion=actor)
    if not offered:
        refused(g, card="Truth in Ink")
        return
    g.play(card="Truth in Ink")
    g.pass_until("minion")
    assert g.seat(1).pool == 20


@pytest.mark.parametrize(("kind", "offered"), [("bleed", True), ("hunt", False)])
def test_watch_commander(kind: str, offered: bool, resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Watch Commander"])
    s.minion(0, "Lucretia, Cess Queen", blood=5)
    s.minion(1, "Claudia")
    g = s.start()
    g.play(kind=kind, minion="Lucretia, Cess Queen")
    g.play(kind="block", minion="Claudia")
    if not offered:
        refused(g, card="Watch Commander")
        return
    g.play(card="Watch Commander")
    resolve(g)
    assert g.minion("Claudia").locked


def test_circumspect_revelation(resolve: Resolve, offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Circumspect Revelation"])
    s.minion(0, "Claudia")
    s.minion(1, "Cameron")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Claudia")
    g.play(kind="block", minion="Cameron")
    g.play(card="Circumspect Revelation")
    g.pass_until("block", seat=1)
    assert {o.minion for o in g.decision.options} == {None, "Sully"}
    g = s.start()
    g.play(kind="bleed", minion="Claudia")
    g.play(kind="block", minion="Sully")
    assert not offers(g, card="Circumspect Revelation")


# ---- Flight


def test_as_the_crow_needs_success_and_is_played_once_a_turn(
    resolve: Resolve, refused: Refused
) -> None:
    g = act("Malachai", ["As the Crow", "As the Crow"], blood=1)
    g.play(kind="hunt")
    g.play(card="As the Crow")
    resolve(g)
    assert not g.minion("Malachai").locked
    g.play(kind="bleed", minion="Malachai")
    refused(g, card="As the Crow")
    g = act("Malachai", ["As the Crow"], blocker="Ryan")
    g.play(kind="bleed")
    g.play(kind="block", minion="Ryan")
    resolve(g, "strike", "minion")
    refused(g, until="strike", card="As the Crow")
