"""The Erciyes Fragments, Heidelberg Castle, Concealed Weapon, the FBI and Ossian."""

from typing import Any

import methuselah as mt
import pytest
from adepts import ADEPTS, seated
from driving import Offers, Resolve
from positions import targets

FRAGMENTS = "The Erciyes Fragments"
CASTLE = "Heidelberg Castle, Germany"
CONCEALED = "Concealed Weapon"
FBI = "FBI Special Affairs Division"
OWN = (
    ADEPTS
    + """
Card(
    name: "Windfall",
    facts: {"types": "Master", "pool": "1"},
    modes: [(do: [Gain(Pool(You), 3)])],
)
Card(
    name: "Slow Windfall",
    facts: {"types": "Master"},
    replace: UntilDiscard,
    modes: [(do: [Gain(Pool(You), 3)])],
)
Card(
    name: "Monument",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [Use((when: Unlock, do: [Gain(Pool(You), 1)]))],
)
Card(
    name: "Motion",
    facts: {"types": "Political Action"},
    modes: [(do: [Gain(Pool(You), 1)])],
)
Card(
    name: "Wrecker",
    facts: {"types": "Master"},
    modes: [(choose: [Cards([Named("The Erciyes Fragments")])], do: [BurnCard(Picked(0))])],
)
Card(
    name: "Stone Gun",
    facts: {"types": "Equipment", "keywords": "weapon", "pool": "2"},
    abilities: [Strike((strike: Ranged(Damage(3))))],
)
Card(
    name: "Dear Gun",
    facts: {"types": "Equipment", "keywords": "weapon", "pool": "3"},
    abilities: [Strike((strike: Ranged(Damage(1))))],
)
Card(
    name: "Big Gun",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [Strike((strike: First(Ranged(Damage(4)))))],
)
Card(
    name: "Fire Gun",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [Strike((strike: Aggravated(Ranged(Damage(1)))))],
)
Card(
    name: "Spiteful Gun",
    facts: {"types": "Equipment", "keywords": "weapon"},
    abilities: [
        Strike((strike: Ranged(Damage(1)))),
        Strike((strike: Aggravated(Ranged(Damage(9))), if: [Fights([Clan(Kiasyd)])])),
    ],
)
Card(
    name: "Only Gun",
    facts: {"types": "Equipment", "keywords": "weapon|unique"},
    abilities: [Strike((strike: Ranged(Damage(1))))],
)
Card(
    name: "Club",
    facts: {"types": "Equipment", "keywords": "weapon|melee weapon"},
    abilities: [Strike((strike: Melee(2)))],
)
Card(
    name: "Satchel",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: Add(Capacity, 1)))],
)
Card(
    name: "Strong",
    facts: {"types": "Equipment"},
    abilities: [Static((to: Host, change: Add(Strength, 5)))],
)
Card(
    name: "Tax",
    facts: {"types": "Master"},
    modes: [(do: [PutInPlay])],
    abilities: [Static((to: Methuselah(You), change: PoolCost([Type(Equipment)], 1)))],
)
Card(
    name: "Veto",
    facts: {"types": "Master", "keywords": "out-of-turn"},
    modes: [(when: AsPlayed, if: [If(Played, [Type(Equipment)])], do: [Cancel(true)])],
)
Card(
    name: "Barehanded",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "6", "group": "any", "sect": "Anarch",
    },
    abilities: [Static((to: Me, change: CannotHave([Type(Equipment)])))],
)
Card(
    name: "Patient",
    facts: {"types": "Ally", "life": "2", "strength": "1", "bleed": "1", "keywords": "mortal"},
    abilities: [Trigger((on: RoundEnds, if: [If(This, [InCombat])], do: [BurnCard(This)]))],
)
Card(
    name: "Sense",
    facts: {"types": "Reaction", "requires": "aus"},
    modes: [(disc: ["aus"], when: Action, do: [Burn(Blood(Me), 1)])],
)
Card(
    name: "Keen Strike",
    facts: {"types": "Combat", "requires": "aus"},
    modes: [(disc: ["aus"], do: [Strike(Hand(1))])],
)
Card(
    name: "Press On",
    facts: {"types": "Combat"},
    modes: [(do: [PressToContinue])],
)
Card(
    name: "Keep Off",
    facts: {"types": "Combat"},
    modes: [(when: BeforeRange, do: [SetRange(Long, Round)])],
)
"""
)


# ---- The Erciyes Fragments


def fragments(own: mt.Cards, *ash: str, hand: tuple[str, ...] = (), phase: str = "master") -> Any:
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(0, pool=20, hand=list(hand))
    s.seat(1, pool=20, ash_heap=list(ash))
    s.seat(2, pool=20, ash_heap=["Windfall"])
    s.permanent(0, FRAGMENTS)
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    s.minion(1, "Novice")
    g = s.start(phase=phase)
    g.play(kind="use", card=FRAGMENTS, target=ash[0])
    return g


@pytest.mark.ruling("100656#c800fe3c")
def test_fragments_take_a_library_card_from_the_preys_ash_heap(own: mt.Cards) -> None:
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(1, ash_heap=["Windfall", "Monument", "Adept"])
    s.seat(2, ash_heap=["Motion"])
    s.permanent(0, FRAGMENTS)
    g = s.start(phase="master")
    assert targets(g, FRAGMENTS) == {"Windfall", "Monument"}
    g.play(kind="use", card=FRAGMENTS, target="Monument")
    assert g.minion(FRAGMENTS).locked
    assert sorted(g.seat(1).ash_heap) == ["Adept", "Windfall"]
    for seat in range(3):
        assert g.view(seat).kept(0) == ["Monument"]
    g.pass_until("master", seat=1)
    g.pass_until("master", seat=0)
    assert not targets(g, FRAGMENTS)  # there is one on it


@pytest.mark.ruling("G00095#42451508")
@pytest.mark.parametrize("card", ["Windfall", "Slow Windfall"])
def test_it_is_played_as_if_from_hand_and_not_replaced(card: str, own: mt.Cards) -> None:
    g = fragments(own, card)
    g.play(kind="play", card=card)
    assert g.seat(0).pool == 20 + 3 - (card == "Windfall")
    assert len(g.seat(0).hand) == 7
    assert g.seat(1).ash_heap == []  # removed from the game
    assert g.view(0).kept(0) == []


def test_what_stays_in_play_is_of_who_played_it(own: mt.Cards) -> None:
    g = fragments(own, "Monument")
    g.play(kind="play", card="Monument")
    assert "Monument" in g.seat(0).permanents
    g.pass_until("unlock", seat=0)
    g.play(kind="use", card="Monument")
    assert g.seat(0).pool == 21


@pytest.mark.ruling("G00095#dfd284b1")
def test_others_may_cancel_it(own: mt.Cards) -> None:
    """As another's card, though it is one's own."""
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(0, pool=20)
    s.seat(1, pool=20, ash_heap=["Windfall"], hand=["Sudden Reversal"])
    s.permanent(0, FRAGMENTS)
    g = s.start(phase="master")
    g.play(kind="use", card=FRAGMENTS, target="Windfall")
    g.play(kind="play", card="Windfall")
    g.play(kind="play", card="Sudden Reversal", seat=1)
    assert g.seat(0).pool == 20
    assert g.seat(1).ash_heap == ["Sudden Reversal"]


@pytest.mark.ruling("100656#230a8e33", "G00023#b4fafbdf")
def test_fragments_are_used_in_an_action_but_not_as_a_card_is_played(own: mt.Cards) -> None:
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(0, hand=["Computer Hacking"], ash_heap=["Direct Intervention"])
    s.seat(1, hand=["Direct Intervention"])
    s.permanent(2, FRAGMENTS)
    s.minion(0, "Adept")
    g = s.start()
    g.play(kind="play", card="Computer Hacking")
    while g.decision.kind == "as played":
        assert all(o.card != FRAGMENTS for o in g.decision.options)
        g.play(kind="pass")
    g.play(kind="use", card=FRAGMENTS, seat=2)
    assert g.view(2).kept(2) == ["Direct Intervention"]


@pytest.mark.ruling("G00028#dc32b272")
def test_what_is_on_fragments_goes_with_them(own: mt.Cards) -> None:
    g = fragments(own, "Windfall", hand=("Wrecker",))
    g.play(kind="play", card="Wrecker")
    assert g.seat(0).permanents == []
    assert "Windfall" not in g.seat(1).ash_heap


@pytest.mark.ruling("100656#cea53d24", "G00095#7d3315b5")
def test_a_delayed_motion_goes_back_to_its_owners_hand(own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(0, pool=20)
    s.seat(1, pool=20, ash_heap=["Motion"], hand=["Delaying Tactics"])
    s.permanent(0, FRAGMENTS)
    s.minion(0, "Ruler")
    s.minion(1, "Layman")
    g = s.start()
    g.play(kind="use", card=FRAGMENTS, target="Motion")
    g.play(kind="play", card="Motion", minion="Ruler")
    g.pass_until("polling", seat=1)
    g.play(kind="play", card="Delaying Tactics", seat=1)
    while g.decision.kind == "discard down":
        g.choose(next(o for o in g.decision.options if o.card != "Motion"))
    assert "Motion" in g.seat(1).hand
    assert "Motion" not in g.seat(0).hand


@pytest.mark.ruling("G00095#7d3315b5")
def test_a_motion_on_fragments_is_no_vote(own: mt.Cards, offers: Offers) -> None:
    s = mt.Scenario(players=3, cards=own, blanks=True)
    s.seat(0, pool=20, hand=["Kine Resources Contested"])
    s.seat(1, pool=20, ash_heap=["Motion"])
    s.permanent(0, FRAGMENTS)
    s.minion(0, "Ruler")
    g = s.start()
    g.play(kind="use", card=FRAGMENTS, target="Motion")
    g.play(kind="play", card="Kine Resources Contested", minion="Ruler")
    while g.decision.kind == "terms":
        g.choose(g.decision.options[-1])
    g.pass_until("polling", seat=0)
    assert not offers(g, card="Motion")


@pytest.mark.parametrize(("thief", "fits"), [("Layman", True), ("Novice", False)])
def test_fragments_are_stolen_with_what_is_on_them(
    thief: str, fits: bool, own: mt.Cards, offers: Offers, resolve: Resolve
) -> None:
    g = fragments(own, "Windfall")
    g.pass_until("minion", seat=1)
    assert bool(offers(g, kind="action", card=FRAGMENTS, minion=thief)) is fits
    if fits:
        g.play(kind="action", card=FRAGMENTS, minion=thief)
        resolve(g)
        assert FRAGMENTS in g.seat(1).permanents
        assert g.view(1).kept(1) == ["Windfall"]


# ---- Heidelberg Castle


def castle(own: mt.Cards, **more: Any) -> Any:
    s = seated(own)
    s.permanent(0, CASTLE)
    s.minion(0, "Adept", blood=5, cards=["Satchel", "Raven Spy"])
    s.minion(0, "Layman", blood=4, cards=["Club"])
    s.minion(0, "Novice", region="torpor")
    s.minion(0, "Hireling")
    s.minion(1, "Ruler")
    return s.start(**more)


def use_castle(g: mt.Position, a: str, b: str, blood: int, *cards: str) -> None:
    g.play(kind="use", card=CASTLE, target=a)
    for wanted in (b, str(blood)):
        if g.decision.kind in {"announce", "choose"} and len(g.decision.options) > 0:
            g.choose(next(o for o in g.decision.options if o.target == wanted))
    while g.decision.kind == "choose":
        fits = [o for o in g.decision.options if o.target in cards]
        g.choose(fits[0] if fits else g.decision.options[0])


@pytest.mark.ruling("100908#6e67e9f2")
def test_a_castle_moves_blood_and_belongings(own: mt.Cards) -> None:
    g = castle(own)
    assert targets(g, CASTLE) == {"Adept", "Layman"}
    use_castle(g, "Adept", "Layman", 3, "Raven Spy", "Club")
    assert (g.minion("Adept").blood, g.minion("Layman").blood) == (2, 5)  # of 7
    assert sorted(g.minion("Adept").cards) == ["Club", "Satchel"]
    assert g.minion("Layman").cards == ["Raven Spy"]
    assert g.minion(CASTLE).locked


@pytest.mark.ruling("100908#fddc3d59")
def test_a_castle_puts_nothing_on_who_cannot_have_it(own: mt.Cards) -> None:
    s = seated(own)
    s.permanent(0, CASTLE)
    s.minion(0, "Adept", cards=["Club", "Raven Spy"])
    s.minion(0, "Barehanded")
    g = s.start()
    g.play(kind="use", card=CASTLE, target="Adept")
    while g.decision.kind in {"announce", "choose"}:
        assert all(o.target != "Club" for o in g.decision.options)
        g.choose(g.decision.options[-1])
    assert g.minion("Adept").cards == ["Club"]
    assert g.minion("Barehanded").cards == ["Raven Spy"]


@pytest.mark.ruling("100908#4a94e2f9", "100908#7b4602f3", "100908#4569e1d8")
def test_a_castle_is_of_no_use_during_an_action(own: mt.Cards, resolve: Resolve) -> None:
    for kind in ("bleed", "diablerize"):
        s = seated(own)
        s.permanent(0, CASTLE)
        s.minion(0, "Adept")
        s.minion(0, "Layman")
        s.minion(1, "Ruler")
        s.minion(1, "Novice", region="torpor")
        g = s.start()
        assert targets(g, CASTLE)
        g.play(kind=kind, minion="Adept")
        while g.decision.kind != "minion":
            assert all(o.card != CASTLE for o in g.decision.options)
            options = [o for o in g.decision.options if o.kind in {"pass", "block", "hand strike"}]
            g.choose((options or g.decision.options)[-1])


def test_a_castle_is_used_in_others_phases_too(own: mt.Cards) -> None:
    g = castle(own, active=1)
    g.play(kind="use", card=CASTLE, seat=0, target="Adept")
    assert g.decision.seat == 0


# ---- Concealed Weapon


def concealed(own: mt.Cards, *weapons: str, permanents: tuple[str, ...] = (), **more: Any) -> Any:
    s = seated(own, [CONCEALED, *weapons], more.pop("answer", []))
    for name in permanents:
        s.permanent(0, name)
    s.minion(0, "Layman", **more)
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    return g


ALL = ["Stone Gun", "Dear Gun", "Big Gun", "Fire Gun", "Spiteful Gun", "Only Gun"]


@pytest.mark.ruling("100392#41459550", "100392#bc2228b6")
def test_only_modest_weapons_are_concealed(own: mt.Cards) -> None:
    g = concealed(own, *ALL)
    assert g.decision.kind == "before range"
    assert targets(g, CONCEALED) == {"Stone Gun", "Spiteful Gun"}


@pytest.mark.ruling("100392#ca7bb6a9")
def test_the_strength_of_the_bearer_does_not_count(own: mt.Cards) -> None:
    g = concealed(own, "Club", cards=["Strong"])
    assert targets(g, CONCEALED) == {"Club"}


@pytest.mark.ruling("100392#22a9f3a8")
def test_what_makes_it_dearer_counts(own: mt.Cards) -> None:
    g = concealed(own, "Stone Gun", "Club", permanents=("Tax",))
    assert targets(g, CONCEALED) == {"Club"}


@pytest.mark.ruling("G00131#37f6fca3", "G00128#b7348db3")
def test_it_comes_as_the_card_takes_effect_and_is_paid_for(own: mt.Cards, resolve: Resolve) -> None:
    g = concealed(own, "Stone Gun", answer=["Veto"])
    g.play(kind="play", card=CONCEALED, target="Stone Gun")
    assert all(o.card != "Veto" for o in g.decision.options)  # it is not played
    assert g.seat(0).pool == 18
    resolve(g, "strike")
    g.play(kind="weapon strike", card="Stone Gun")
    g.play(kind="hand strike", minion="Ruler")
    resolve(g)
    assert g.minion("Ruler").blood == 7 - 3
    assert len(g.seat(0).hand) == 7


@pytest.mark.ruling("G00131#6ca75605")
def test_it_is_no_action_to_equip(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own, [CONCEALED, "Stone Gun", "Stone Gun"])
    s.minion(0, "Ruler")
    s.minion(0, "Layman")
    s.minion(1, "Novice")
    g = s.start(active=1)
    g.pass_until("minion", seat=1)
    g.play(kind="bleed", minion="Novice")
    resolve(g)
    g.pass_until("minion", seat=0)
    g.play(kind="bleed", minion="Layman")
    resolve(g)
    assert g.decision


# ---- FBI


def watched(own: mt.Cards, actor: str, blocker: str, **more: Any) -> Any:
    s = seated(own)
    s.permanent(2, FBI, counters=more.pop("counters", 0))
    s.minion(0, actor, **more)
    s.minion(1, blocker)
    g = s.start()
    g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion=blocker)
    return g


@pytest.mark.ruling("100709#15d47d56", "100709#dd087bc3")
@pytest.mark.parametrize(
    ("actor", "blocker", "mine"),
    [("Ruler", "Patient", 1), ("Patient", "Ruler", 0), ("Ruler", "Layman", 0)],
)
def test_the_bureau_avenges_allies(
    actor: str, blocker: str, mine: int, own: mt.Cards, resolve: Resolve
) -> None:
    g = watched(own, actor, blocker)
    resolve(g)
    assert g.minion(FBI).counters == mine
    if actor == "Ruler":
        assert g.minion("Ruler").blood == 7 - 1 - 2 * mine


def test_the_bureau_hurts_after_the_combat_beyond_prevention(
    own: mt.Cards, resolve: Resolve
) -> None:
    s = seated(own, ["Rolling with the Punches"] * 2)
    s.permanent(2, FBI)
    s.minion(0, "Adept", cards=["Stone Gun"])
    s.minion(1, "Hireling")
    g = s.start()
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="weapon strike", card="Stone Gun")
    g.play(kind="hand strike", minion="Hireling")
    resolve(g)
    assert g.minion("Adept").blood == 8 - 1 - 2


def test_the_bureau_is_done_with_four(own: mt.Cards, resolve: Resolve) -> None:
    g = watched(own, "Ruler", "Patient", counters=3)
    resolve(g)
    assert g.seat(2).permanents == []
    assert g.minion("Ruler").blood == 7 - 1 - 2


def test_an_ally_burned_otherwise_is_no_matter(own: mt.Cards, resolve: Resolve) -> None:
    s = seated(own)
    s.permanent(2, FBI)
    s.minion(0, "Patient")
    s.minion(1, "Patient", locked=True)
    s.minion(1, "Ruler")
    g = s.start()
    g.play(kind="bleed", minion="Patient")
    g.play(kind="block", minion="Ruler")
    resolve(g)
    assert g.minion(FBI).counters == 0


# ---- Ossian


def ossian(own: mt.Cards, *answer: str, kind: str = "action", **more: Any) -> Any:
    s = seated(own, more.pop("hand", []), list(answer))
    s.minion(0, "Ossian")
    s.minion(1, "Adept", **more)
    g = s.start()
    if kind == "action":
        g.play(kind="action", card="Ossian", target="Adept")
    else:
        g.play(kind="bleed", minion="Ossian")
    return g


@pytest.mark.ruling("101333#cac66738")
@pytest.mark.parametrize("kind", ["action", "bleed"])
@pytest.mark.parametrize("seen", [False, True])
def test_who_has_used_auspex_neither_strikes_nor_maneuvers(
    kind: str, seen: bool, own: mt.Cards, resolve: Resolve, offers: Offers
) -> None:
    g = ossian(own, "Sense", "Fake Out", "Press On", kind=kind)
    if seen:
        g.play(kind="play", card="Sense")
    if kind == "bleed":
        g.play(kind="block", minion="Adept")
    resolve(g, "range", "strike")
    if seen:
        assert g.decision.seat == 0
    else:
        g.pass_until("range", seat=1)
        assert offers(g, card="Fake Out")
    resolve(g, "press")
    assert g.minion("Ossian").blood == (4 if seen else 3)
    g.play(kind="play", card="Press On")
    resolve(g, "strike")
    assert g.minion("Ossian").blood == (6 if seen else 5)
    g.play(kind="hand strike", minion="Ossian")
    assert offers(g, kind="hand strike", minion="Adept")  # in the second round


@pytest.mark.ruling("101333#d71f11e7")
def test_auspex_may_come_with_the_strike(own: mt.Cards, resolve: Resolve) -> None:
    g = ossian(own, "Keen Strike")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Ossian")
    g.play(kind="play", card="Keen Strike")
    resolve(g)
    assert g.minion("Ossian").blood == 4 - 2 + 2


@pytest.mark.ruling("101333#b5c0be60", "101333#5117d989")
def test_ossian_feeds_at_the_end_of_the_round(own: mt.Cards, resolve: Resolve) -> None:
    g = ossian(own, "Sense", "Press On")
    g.play(kind="play", card="Sense")
    resolve(g, "press")
    assert g.minion("Ossian").blood == 4
    resolve(g)
    assert g.minion("Ossian").blood == 6
    assert g.minion("Adept").blood == 8 - 1 - 2


@pytest.mark.ruling("101333#228dbec3")
def test_the_range_may_be_set_against_ossian(own: mt.Cards, resolve: Resolve) -> None:
    g = ossian(own, "Sense", "Keep Off")
    g.play(kind="play", card="Sense")
    resolve(g, "before range")
    g.play(kind="play", card="Keep Off")
    resolve(g)
    assert g.minion("Adept").blood == 8 - 1
    assert g.minion("Ossian").blood == 4


def test_ossian_sees_no_allies(own: mt.Cards) -> None:
    s = seated(own)
    s.minion(0, "Ossian")
    s.minion(0, "Adept")
    s.minion(1, "Hireling")
    s.minion(1, "Layman")
    s.minion(2, "Ruler")
    g = s.start()
    assert targets(g, "Ossian") >= {"Layman", "Ruler"}
    assert "Hireling" not in targets(g, "Ossian")
