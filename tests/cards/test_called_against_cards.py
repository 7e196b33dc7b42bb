"""Cards in play against which vampires call referendums, and others that call them."""

import methuselah as mt
import pytest
from driving import Fight, Never, Offers, Resolve, Written
from positions import call, cast_all, pools, targets

REVOLT = "Anarch Revolt"
WAR = "War of Ages"
ARCHON = "Archon"
PORTCULLIS = "Raising the Portcullis"
BASE = "Black Forest Base"
CHANGELING = "Pooka"
STRAY_BLEED = 0


# ---- burned by a referendum


@pytest.mark.parametrize(
    ("card", "caller", "cost", "others"),
    [
        (REVOLT, "Belinde", 0, None),
        (WAR, "Belinde", 1, None),
        (PORTCULLIS, "Belinde", 0, None),
        (ARCHON, "Belinde", 0, "Andrew Emory"),
    ],
)
@pytest.mark.parametrize("passes", [True, False])
def test_a_referendum_burns_the_card(
    card: str, caller: str, cost: int, others: str | None, passes: bool, offers: Offers
) -> None:
    """Of the callers only the last one knows a sect: others cannot call it."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.minion(0, caller)
    s.minion(0, "Underbridge Stray")
    if others:
        s.minion(0, others)
        s.minion(1, "Sully", cards=[card])
    else:
        s.permanent(1, card)
    g = s.start()
    assert not offers(g, kind="action", card=card, minion="Underbridge Stray")
    if others:
        assert not offers(g, kind="action", card=card, minion=others)
    g.play(kind="action", card=card, minion=caller)
    assert g.decision is None or g.decision.kind != "terms"
    cast_all(g, "vote for" if passes else "vote against")
    g.pass_until("minion")
    assert g.seat(0).pool == 10 - cost
    on = g.minion("Sully").cards if others else g.seat(1).permanents
    assert (card in str(on)) is not passes


def test_such_a_referendum_has_one_stealth() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.permanent(1, REVOLT)
    s.minion(1, "Ryan", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="action", card=REVOLT)
    g.play(kind="block", minion="Ryan")
    assert g.minion("Ryan").locked  # 1 intercept reaches it
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.permanent(1, REVOLT)
    s.minion(1, "Ryan")
    g = s.start()
    g.play(kind="action", card=REVOLT)
    g.play(kind="block", minion="Ryan")
    g.pass_until("polling")


# ---- Anarch Revolt


@pytest.mark.ruling("100055#cbc53af4")
@pytest.mark.parametrize(
    ("minions", "region", "revolts", "burned"),
    [
        (["Sully"], "ready", 1, 1),
        (["Sully"], "ready", 2, 2),
        (["Crow"], "ready", 1, 0),
        (["Crow"], "torpor", 1, 1),
        (["Leumeah"], "ready", 2, 0),
    ],
)
def test_without_a_ready_anarch_one_burns_pool(
    minions: list[str], region: str, revolts: int, burned: int
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=20)
    s.seat(1, pool=20)
    for _ in range(revolts):
        s.permanent(0, REVOLT)
    for name in minions:
        s.minion(1, name, region=region)
    s.minion(0, "Ariane")
    g = s.start(active=0, phase="discard")
    g.pass_until("master", seat=1)
    assert g.seat(1).pool == 20 - burned
    assert g.seat(0).pool == 20


@pytest.mark.ruling("100055#5df1ab84")
def test_an_anarch_that_is_gone_by_the_end_of_the_phase_is_none(written: Written) -> None:
    """It leaves in the phase, by a text that is used in it."""
    own = written(
        'Card(name: "Leaving", facts: {"types": "Master"}, modes: [(do: [PutInPlay])],'
        " abilities: [Use((when: Unlock, choose: [Cards([Vampire, Ready, ControlledBy(You)])],"
        " do: [Torpor(Picked(0))]))])"
    )
    s = mt.Scenario(players=2, cards=own)
    s.seat(1, pool=20)
    s.permanent(0, REVOLT)
    s.permanent(1, "Leaving")
    s.minion(1, "Crow")
    g = s.start(active=0, phase="discard")
    g.pass_until("unlock", seat=1)
    g.play(kind="use", card="Leaving")
    g.pass_until("master", seat=1)
    assert g.seat(1).pool == 19


# ---- War of Ages


@pytest.mark.ruling("G00158#8fa58d6b")
def test_a_war_of_ages_needs_a_title_of_the_sabbat(offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[WAR])
    for name in ["Andrew Emory", "Belinde", "Agatha"]:
        s.minion(0, name)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == WAR} == {"Andrew Emory"}
    s.permanent(0, WAR)
    assert not offers(s.start(), card=WAR, kind="play")


def test_a_war_of_ages_costs_the_prey() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[WAR], pool=10)
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.minion(0, "Andrew Emory")
    g = call(s, WAR, "Andrew Emory")
    cast_all(g)
    g.pass_until("unlock", seat=1)
    g.play(kind="trigger", card=WAR)
    assert pools(g) == [10, 9, 10]
    g.pass_until("master", seat=0)
    assert pools(g) == [10, 9, 10]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_war_ends_as_the_prey_is_ousted(seat: int, written: Written) -> None:
    own = written(
        'Card(name: "Fall", facts: {"types": "Master"}, modes: [(choose: [Methuselahs([])],'
        " do: [Burn(Pool(Picked(0)), 30)])])"
    )
    s = mt.Scenario(players=4, cards=own)
    s.seat(0, pool=10, hand=["Fall"])
    s.permanent(0, WAR)
    g = s.start(phase="master")
    g.play(card="Fall", target=seat)
    g.pass_until("minion")
    over = seat == 1
    assert g.seat(0).pool == (10 + 6 + 3 if over else 10)
    assert (WAR in str(g.seat(0).permanents)) is not over


# ---- Archon


def test_an_archon_is_made_by_a_prince_of_a_camarilla_vampire() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[ARCHON])
    for name in ["Belinde", "Sully", "Lenny Burkhead", "Agatha"]:
        s.minion(0, name)
    s.minion(1, "Ryan", region="torpor")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == ARCHON} == {"Belinde"}
    g = call(s, ARCHON, "Belinde")
    assert targets(g) == {"Belinde", "Sully", "Lenny Burkhead", "Ryan"}
    g.play(target="Sully")
    cast_all(g)
    g.pass_until("minion")
    assert g.minion("Sully").cards == [ARCHON]


@pytest.mark.ruling("G00035#86e2a105", "100084#bf281ed6")
def test_each_archon_gives_its_vampire_an_action(
    offers: Offers, resolve: Resolve, fight: Fight
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", cards=[ARCHON, ARCHON])
    s.minion(1, "Ryan")
    s.minion(1, "Underbridge Stray")
    s.minion(1, "Meaghan", region="torpor")
    g = s.start()
    enter = [o for o in g.decision.options if o.card == ARCHON and o.target]
    assert {o.target for o in enter} == {"Ryan"}
    assert len({str(o) for o in enter}) >= 1
    assert [o for o in g.decision.options if o.card == ARCHON and not o.target]  # the referendum
    g.choose(enter[0])
    g.pass_until("strike")


@pytest.mark.ruling("100084#649225f3", "100084#4287f278")
@pytest.mark.parametrize(
    ("archons", "blocker", "had", "left"),
    [(1, "Ryan", 3, 2), (2, "Ryan", 3, 1), (2, "Ryan", 1, 0), (1, "Ryan", 0, 0)],
)
def test_vampires_burn_blood_as_they_attempt_to_block_an_archon(
    archons: int, blocker: str, had: int, left: int
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", cards=[ARCHON] * archons)
    s.minion(0, "Meaghan")
    s.minion(1, blocker, blood=had)
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    g.play(kind="block", minion=blocker)
    g.pass_until("strike")
    assert g.minion(blocker).blood == left


def test_others_and_allies_block_for_nothing() -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", cards=[ARCHON])
    s.minion(0, "Meaghan")
    s.minion(1, "Ryan", blood=3)
    s.minion(1, "Underbridge Stray")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    assert g.minion("Ryan").blood == 3
    g = s.start()
    g.play(kind="bleed", minion="Sully")
    before = g.minion("Underbridge Stray").blood
    g.play(kind="block", minion="Underbridge Stray")
    g.pass_until("strike")
    assert g.minion("Underbridge Stray").blood == before


@pytest.mark.parametrize("archon", [True, False])
def test_no_blood_hunt_is_called_on_an_archon(archon: bool, never: Never) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Sully", cards=[ARCHON] if archon else [])
    s.minion(0, "Belinde")
    s.minion(1, "Ryan", region="torpor")
    g = s.start()
    g.play(kind="diablerize", minion="Sully")
    if archon:
        never(g, kind="vote for")
        assert "Sully" in str(g.seat(0).minions)
    else:
        g.pass_until("polling")


# ---- Raising the Portcullis


@pytest.mark.ruling("G00158#8fa58d6b")
def test_one_portcullis_is_raised_by_a_methuselah(offers: Offers) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=[PORTCULLIS])
    s.minion(0, "Andrew Emory")
    s.minion(0, "Belinde")
    s.permanent(1, PORTCULLIS)
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == PORTCULLIS and o.kind == "play"} == {
        "Andrew Emory"
    }
    s.permanent(0, PORTCULLIS)
    assert not offers(s.start(), kind="play", card=PORTCULLIS)


@pytest.mark.parametrize(
    ("seat", "region", "more"), [(1, "torpor", 1), (1, "ready", 0), (2, "torpor", 0)]
)
def test_vampires_bleed_for_more_while_the_prey_has_one_in_torpor(
    seat: int, region: str, more: int
) -> None:
    s = mt.Scenario(players=3)
    s.permanent(0, PORTCULLIS)
    s.minion(0, "Sully")
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Meaghan")
    s.minion(seat, "Ryan", region=region)
    g = s.start()
    assert g.minion("Sully").bleed == 1 + more
    assert g.minion("Meaghan").bleed == 1
    assert g.minion("Underbridge Stray").bleed == STRAY_BLEED


# ---- Black Forest Base


@pytest.mark.ruling("100165#e8a24495", "G00014#01489065")
def test_the_base_is_used_once_each_turn_by_whomever(offers: Offers, fight: Fight) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, pool=10)
    s.seat(1, pool=10)
    s.permanent(1, BASE)
    s.minion(0, "Agatha")
    s.minion(0, "Andrew Emory")
    s.minion(0, "Sully")
    s.minion(1, "Ryan", cards=["Sport Bike"])
    s.minion(1, "Aaron Bathurst")
    g = s.start()
    assert not offers(g, kind="action", card=BASE, minion="Sully")
    g.play(kind="action", card=BASE, minion="Agatha")
    g.play(kind="block", minion="Ryan")
    g.pass_until("strike")
    fight(g)
    g.pass_until("minion")
    assert not offers(g, kind="action", card=BASE)
    g.pass_until("minion", seat=1)
    g.play(kind="action", card=BASE, minion="Aaron Bathurst")
    g.pass_until("polling")


def test_the_base_gives_pool_to_the_caller() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.seat(1, pool=10)
    s.seat(2, pool=10)
    s.permanent(1, BASE)
    s.minion(0, "Andrew Emory")
    g = s.start()
    g.play(kind="action", card=BASE)
    cast_all(g)
    g.pass_until("minion")
    assert pools(g) == [12, 10, 10]


def test_changelings_burn_the_base(written: Written) -> None:
    own = written(
        'Card(name: "Pooka", facts: {"types": "Ally", "pool": "1", "life": "1", "strength": "1",'
        ' "bleed": "1", "keywords": "changeling"})'
    )
    s = mt.Scenario(players=2, cards=own)
    s.permanent(1, BASE)
    s.minion(0, "Agatha")
    s.minion(0, "Underbridge Stray")
    s.minion(0, CHANGELING)
    s.minion(1, "Ryan")
    g = s.start()
    assert {o.minion for o in g.decision.options if o.card == BASE} == {"Agatha", CHANGELING}
    g.play(kind="action", card=BASE, minion=CHANGELING)
    g.play(kind="block", minion="Ryan")  # not with 1 stealth
    g.pass_until("minion")
    assert g.seat(1).permanents == []


def test_the_base_is_for_who_has_a_ready_sabbat_vampire(offers: Offers) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=[BASE])
    s.minion(0, "Sully")
    s.minion(0, "Agatha", region="torpor")
    assert not offers(s.start(phase="master"), card=BASE)
    s.minion(0, "Andrew Emory")
    g = s.start(phase="master")
    g.play(card=BASE)
