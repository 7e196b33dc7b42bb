"""Action modifiers that say one plain thing at each level: bleed, stealth, votes, who cannot block."""

import methuselah as mt
import pytest
from driving import Never, Offers, Resolve, Written
from positions import ANCILLA, act, called_by, targets, votes

POWER = "Power and the Inner Voice"

# ---- Bleed

BLEED = [
    ("Confusion", "Adelaide Davis", "inferior", 1),
    ("Eyes of Chaos", "Adelaide Davis", "inferior", 1),
    ("Eyes of Chaos", "Arthur Denholm", "superior", 2),
    ("Threats", "Ashley", "inferior", 1),
    ("Threats", "Madison", "superior", 2),
    ("Old Friends", "Adelaide Davis", "inferior", 1),
    ("Iron Glare", "Octane", "superior", 2),
    ("Visions of Gehenna", "Zafira", "superior", 2),
]


@pytest.mark.parametrize(("card", "who", "level", "bleed"), BLEED)
def test_more_bleed(card: str, who: str, level: str, bleed: int, resolve: Resolve) -> None:
    g = act(who, [card])
    g.play(kind="bleed")
    g.play(kind="play", card=card, level=level)
    resolve(g)
    assert g.seat(1).pool == 30 - 1 - bleed


@pytest.mark.parametrize(
    ("card", "who", "level", "bleed"),
    [
        *BLEED,
        pytest.param(
            "Confusion",
            "Arthur Denholm",
            "superior",
            1,
            marks=pytest.mark.ruling("100405#2e7cf198"),
        ),
    ],
)
def test_more_bleed_is_for_bleeds(
    card: str, who: str, level: str, bleed: int, offers: Offers
) -> None:
    g = act(who, [card], blocker="Wauneka", intercept=1, blood=1)
    g.play(kind="hunt")
    g.play(kind="block")
    while g.decision.kind not in {"minion", "discard"}:
        assert not [o for o in offers(g, card=card) if "[pre]" not in o or level == "inferior"]
        g.choose(next((o for o in g.decision.options if "strike" in o.kind), g.decision.options[0]))


@pytest.mark.parametrize("limited", ["Confusion", "Eyes of Chaos", "Old Friends"])
def test_limited_bleeds_do_not_add_up(limited: str, never: Never) -> None:
    g = act("Adelaide Davis", ["Confusion", "Eyes of Chaos", "Old Friends"])
    g.play(kind="bleed")
    g.play(kind="play", card=limited, level="inferior")
    never(g, kind="play")
    assert g.seat(1).pool == 28


@pytest.mark.parametrize("x", [1, 2, 3])
def test_the_wrench_is_paid_for_with_as_much_blood(x: int, resolve: Resolve) -> None:
    g = act("Octane", ["Monkey Wrench"], blood=4)
    g.play(kind="bleed")
    g.play(kind="play", card="Monkey Wrench", mode=x - 1)
    resolve(g)
    assert g.minion("Octane").blood == 4 - x
    assert g.seat(1).pool == 29 - x


def test_the_wrench_asks_for_blood_and_for_an_anarch(offers: Offers, never: Never) -> None:
    g = act("Octane", ["Monkey Wrench"], blood=2)
    g.play(kind="bleed")
    assert len(offers(g, card="Monkey Wrench")) == 2
    g = act("Ashley", ["Monkey Wrench"])
    g.play(kind="bleed")
    never(g, card="Monkey Wrench")


def test_a_card_of_old_friends_is_replaced_in_the_next_unlock_phase(resolve: Resolve) -> None:
    g = act("Adelaide Davis", ["Old Friends"], blood=3, cards=None)
    before = len(g.seat(0).hand)
    g.play(kind="bleed")
    g.play(kind="play", card="Old Friends")
    assert len(g.seat(0).hand) == before - 1
    g.pass_until("minion", seat=1)
    assert len(g.seat(0).hand) == before - 1
    g.pass_until("minion", seat=0)
    assert len(g.seat(0).hand) == before


# ---- Gifts From Hereafter


def gifted(giver: str, wraith: str = "Emerald Legionnaire") -> mt.Position:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=["Gifts From Hereafter"])
    s.minion(0, wraith)
    s.minion(0, giver, path="Death and the Soul")
    g = s.start()
    g.play(kind="bleed", minion=wraith)
    return g


@pytest.mark.parametrize(
    ("giver", "level"),
    [("Nadezhda", "inferior"), ("El Monseñor", "superior"), ("Aitana, The Unholy", "superior")],
)
def test_gifts_are_for_a_wraith_that_bleeds(giver: str, level: str, resolve: Resolve) -> None:
    g = gifted(giver)
    blood = g.minion(giver).blood
    g.play(kind="play", card="Gifts From Hereafter", minion=giver, level=level)
    assert not g.minion(giver).locked
    if level == "superior":
        g.pass_until("resolved")
        g.choose(next(o for o in g.decision.options if o.kind != "pass"))
        assert g.minion(giver).blood == blood - 1
    resolve(g)
    assert g.minion("Emerald Legionnaire").locked is (level == "inferior")
    assert g.seat(1).pool == 28


def test_gifts_are_not_for_other_allies(never: Never) -> None:
    never(gifted("El Monseñor", "Underbridge Stray"), card="Gifts From Hereafter")


# ---- Stealth

STEALTH = [
    ("Beast Meld", "Anastasia Grey", "inferior", 1),
    ("Confusion", "Arthur Denholm", "superior", 1),
    ("Elder Impersonation", "Adelaide Davis", "inferior", 1),
    ("Earth Control", "Anastasia Grey", "inferior", 1),
    ("Earth Control", "Camille Devereux, The Raven", "superior", 2),
    ("Obedient Flesh", "Kay Polerno", "inferior", 1),
]


@pytest.mark.parametrize(("card", "who", "level", "stealth"), STEALTH)
def test_stealth(card: str, who: str, level: str, stealth: int, resolve: Resolve) -> None:
    for intercept in (stealth - 1, stealth):
        g = act(who, [card], blocker="Wauneka", intercept=intercept)
        g.play(kind="bleed")
        g.play(kind="block")
        g.play(kind="play", card=card, level=level)
        resolve(g)
        assert (g.seat(1).pool == 30) is (intercept == stealth)


@pytest.mark.parametrize(
    ("who", "level", "stealth"),
    [("Adelaide Davis", "inferior", 2), ("Dr. Stephen Norton", "superior", 3)],
)
def test_the_labyrinth(who: str, level: str, stealth: int, resolve: Resolve, never: Never) -> None:
    g = act(who, ["Forgotten Labyrinth"], blocker="Wauneka", intercept=2, blood=2)
    g.play(kind="hunt")  # at 1 stealth
    g.play(kind="block")
    g.play(kind="play", card="Forgotten Labyrinth", level=level)
    resolve(g)
    assert g.minion(who).blood == 2 - 1 + 1
    g = act(who, ["Forgotten Labyrinth"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    never(g, card="Forgotten Labyrinth")


def test_obedient_flesh_hinders_allies(resolve: Resolve) -> None:
    for blocker, blocked in [("Wauneka", True), ("Underbridge Stray", False)]:
        g = act("Kay Polerno", ["Obedient Flesh"], blocker=blocker, intercept=1)
        g.play(kind="bleed")
        g.play(kind="block")
        g.play(kind="play", card="Obedient Flesh")
        resolve(g)
        assert (g.seat(1).pool == 30) is blocked


def test_the_cobra_is_hidden_from_the_first(resolve: Resolve) -> None:
    g = act("Camille Devereux, The Raven", ["Form of the Cobra"], blocker="Wauneka")
    g.play(kind="bleed")
    assert g.decision.kind == "announced"
    g.play(kind="play", card="Form of the Cobra")
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == 29


# ---- Attempts that fail

FAIL = [
    ("Elder Impersonation", "Dr. Stephen Norton"),
    ("Forced Confessional", "Malachi"),
    ("Stygian Shroud", "Alek König"),
]


@pytest.mark.parametrize(("card", "who"), FAIL)
def test_an_attempt_fails_and_is_not_repeated(card: str, who: str, never: Never) -> None:
    for others in ((), ("Ashley",)):
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, hand=[card])
        s.minion(0, who)
        for name in ("Wauneka", *others):
            s.minion(1, name)
        g = s.start()
        g.play(kind="bleed")
        g.play(kind="block", minion="Wauneka")
        g.play(kind="play", card=card, level="superior")
        if others:
            g.play(kind="block", minion="Ashley")
        never(g, kind="block", minion="Wauneka")
        assert (g.seat(1).pool == 30) is bool(others)


@pytest.mark.parametrize(
    ("card", "who", "path"),
    [
        ("Forced Confessional", "Yael", None),
        ("Stygian Shroud", "Nadezhda", None),
        ("Dominant Personality", "Onkabetse, Arriviste", POWER),
    ],
)
def test_the_blocker_has_less_intercept(
    card: str, who: str, path: str | None, resolve: Resolve
) -> None:
    for intercept, pool in [(0, 29), (1, 30)]:
        g = act(who, [card], blocker="Wauneka", intercept=intercept, path=path)
        g.play(kind="bleed")
        g.play(kind="block")
        g.play(kind="play", card=card, level="inferior", mode=0)
        resolve(g)
        assert g.seat(1).pool == pool


@pytest.mark.ruling("G00097#fdc2dc2c")
@pytest.mark.parametrize(("blood", "levels"), [(1, 2), (0, 1)])
def test_the_shroud_is_not_for_who_cannot_pay(blood: int, levels: int, offers: Offers) -> None:
    g = act("Alek König", ["Stygian Shroud"], blocker="Wauneka", intercept=1, blood=blood)
    g.play(kind="hunt")
    g.play(kind="block")
    assert len(offers(g, card="Stygian Shroud")) == levels


def test_the_shroud_costs_1_blood(resolve: Resolve) -> None:
    g = act("Alek König", ["Stygian Shroud"], blocker="Wauneka", blood=2)
    g.play(kind="bleed")
    g.play(kind="block")
    g.play(kind="play", card="Stygian Shroud", level="superior")
    assert g.minion("Alek König").blood == 1


# ---- Who cannot block

SEDUCED = [
    ("Seduction", "Oshri Dahan", "inferior", None),
    ("Seduction", "Madison", "superior", None),
    ("Dominant Personality", "Concordia", "superior", POWER),
]


@pytest.mark.ruling("G00052#eade1cbd")
@pytest.mark.parametrize(("card", "who", "level", "path"), SEDUCED)
def test_one_is_kept_from_blocking(
    card: str, who: str, level: str, path: str | None, never: Never
) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card, "Conditioning"])
    s.minion(0, who, path=path)
    for name in ("Suwira", "Ayelech", "Underbridge Stray"):  # capacities 2 and 8, and an ally
        s.minion(1, name)
    g = s.start()
    g.play(kind="bleed")
    assert g.decision.kind == "announced"
    assert not targets(g, "Conditioning")  # not yet
    told = targets(g, card)
    assert "Suwira" in told
    assert ("Ayelech" in told) is (level == "superior")
    assert "Underbridge Stray" not in told
    g.play(kind="play", card=card, level=level, target="Suwira")
    assert {o.minion for o in g.decision.options if o.kind == "block"} <= {
        "Ayelech",
        "Underbridge Stray",
    }
    never(g, kind="block", minion="Suwira")


def test_visions_of_gehenna_keep_allies_from_blocking(never: Never, resolve: Resolve) -> None:
    for level, pool in [("inferior", 29), ("superior", 27)]:
        g = act("Zafira", ["Visions of Gehenna"], blocker="Underbridge Stray")
        g.play(kind="bleed")
        g.play(kind="play", card="Visions of Gehenna", level=level)
        never(g, kind="block")
        assert g.seat(1).pool == pool
    g = act("Zafira", ["Visions of Gehenna"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="play", card="Visions of Gehenna", level="inferior")
    g.play(kind="block")
    resolve(g)
    assert g.seat(1).pool == 30


@pytest.mark.ruling("100146#cc167b62")
@pytest.mark.parametrize(("blocker", "can"), [("Wauneka", False), ("Underbridge Stray", True)])
def test_vampires_do_not_block_who_melds_with_beasts(
    blocker: str, can: bool, offers: Offers
) -> None:
    g = act("Ángel Guerrero", ["Beast Meld"], blocker=blocker, blood=3)
    g.play(kind="hunt")
    assert g.decision.kind == "announced"
    g.play(kind="play", card="Beast Meld", level="superior")
    blocks = False
    while g.decision.kind not in {"minion", "discard"}:
        blocks |= bool(offers(g, kind="block"))
        g.choose(next((o for o in g.decision.options if o.kind == "pass"), g.decision.options[0]))
    assert blocks is can


def test_the_superior_meld_is_not_for_bleeds(offers: Offers) -> None:
    g = act("Ángel Guerrero", ["Beast Meld"], blocker="Wauneka")
    g.play(kind="bleed")
    assert not offers(g, card="Beast Meld")


# ---- Votes


@pytest.mark.parametrize(
    ("card", "who", "level", "n"),
    [
        ("Old Friends", "Dr. Stephen Norton", "superior", 2),
        ("Iron Glare", "Garret", "inferior", 2),
        ("Ominous Chorus", "Braden White", None, 3),
    ],
)
def test_votes(card: str, who: str, level: str | None, n: int) -> None:
    g = called_by(who, card)
    g.pass_until("polling", seat=0)
    g.play(kind="play", card=card, level=level)
    assert votes(g, 0)[who] == n


def test_the_chorus_is_a_reaction_too() -> None:
    g = called_by("Ashley", answer=["Ominous Chorus"], voters=("Braden White",))
    g.pass_until("polling", seat=1)
    g.play(kind="play", card="Ominous Chorus", minion="Braden White")
    assert votes(g, 1)["Braden White"] == 3


@pytest.mark.parametrize(
    ("who", "offered"), [("Ladislas Toth, The Torch", True), ("Korah", True), ("Ayelech", False)]
)
def test_only_the_sabbat_votes_in_a_private_audience(who: str, offered: bool, never: Never) -> None:
    g = called_by(who, "Private Audience", voters=("Alice Chen",), until="block")
    if not offered:
        never(g, card="Private Audience")
        return
    g.pass_until("before votes")
    g.play(kind="play", card="Private Audience")
    never(g, kind="vote against", minion="Alice Chen")


# ---- Amici Noctis


def friends(caller: str, others: tuple[str, ...] = ()) -> mt.Position:
    """A referendum has passed by 3 votes; each Lasombra has 1 blood."""
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=[ANCILLA, "Amici Noctis"], pool=20)
    s.minion(0, caller, blood=1)
    s.minion(0, "María del Toro" if caller != "María del Toro" else "Garret", blood=1)
    for name in others:
        s.minion(0, name, blood=1)
    g = s.start()
    g.play(kind="play", card=ANCILLA, minion=caller)
    g.pass_until("polling", seat=0)
    g.play(kind="vote for", minion="María del Toro")
    g.play(kind="vote for", amount=1)
    g.pass_until("resolved", seat=0)
    g.play(kind="play", card="Amici Noctis")
    return g


@pytest.mark.ruling("G00006#5ce1578c")
@pytest.mark.parametrize(("caller", "most"), [("María del Toro", 2), ("Braden White", 1)])
def test_amici_give_pool_to_the_titled(caller: str, most: int) -> None:
    g = friends(caller)
    assert len(g.decision.options) == most + 1
    pool = g.seat(0).pool
    g.play(target=most)
    assert g.seat(0).pool == pool + most
    assert g.minion(caller).blood == 2


def test_amici_give_1_blood_to_each_of_as_many_as_one_chooses() -> None:
    g = friends("María del Toro", ('Araceli "Celia" Rivera', "Cameron"))
    g.play(target=1)  # 2 are left for 3 of the clan
    g.play(kind="yes")
    g.play(kind="pass")
    g.play(kind="yes")
    of = ("María del Toro", 'Araceli "Celia" Rivera', "Cameron", "Garret")
    assert [g.minion(name).blood for name in of] == [2, 1, 2, 1]


# ---- Paths in Two Worlds

GHOST = """
Card(
    name: "Ghost",
    facts: {"types": "Ally", "keywords": "KEY", "pool": "1", "life": "1",
        "strength": "1", "bleed": "1"},
)
"""


@pytest.mark.parametrize(
    ("key", "offered"), [("wraith", True), ("zombie", True), ("animal", False)]
)
def test_paths_are_for_recruiting_the_dead(
    key: str, offered: bool, written: Written, offers: Offers, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2, cards=written(GHOST.replace("KEY", key)), blanks=True)
    s.seat(0, hand=["Paths in Two Worlds", "Ghost"])
    s.minion(0, "Alek König", blood=2)
    s.minion(1, "Wauneka", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="play", card="Ghost")
    assert bool(offers(g, card="Paths in Two Worlds")) is offered
    if offered:
        g.play(kind="play", card="Paths in Two Worlds", level="superior")
        g.play(kind="block")  # 1 intercept against 2 stealth
        g.pass_until("resolved")
        g.choose(next(o for o in g.decision.options if o.kind != "pass"))
        assert not g.minion("Alek König").locked
        assert g.minion("Alek König").blood == 1
        assert g.minion("Ghost").blood == 1
