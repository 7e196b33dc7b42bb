"""Masters that are put on a minion or done to one."""

import methuselah as mt
import pytest
from driving import Fight, Refused
from methuselah._core import Position
from positions import targets


def hand(card: str, pool: int = 10) -> mt.Scenario:
    """Seat 0 holds the card; each kind of vampire is there to be a target."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=pool, hand=[card])
    s.minion(0, "Ryan", blood=2)
    s.minion(0, "Sully", blood=2, region="torpor")
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Ashley", blood=2)
    s.minion(1, "Meaghan", blood=2, region="torpor")
    return s


OWN_READY, OWN_TORPOR, OWN_ALLY = {"Ryan"}, {"Sully"}, {"Underbridge Stray"}
OTHER_READY, OTHER_TORPOR = {"Ashley"}, {"Meaghan"}


@pytest.mark.parametrize(
    ("card", "pool", "chosen"),
    [
        ("Blood Doll", 0, OWN_READY | OWN_TORPOR),
        ("Fame", 0, OWN_READY | OTHER_READY),
        ("Guardian Angel", 2, OWN_READY),
        ("Haven Uncovered", 0, OWN_READY | OTHER_READY),
        ("Life in the City", 0, OWN_READY | OTHER_READY),
        ("Misdirection", 1, OWN_READY | OWN_TORPOR | OWN_ALLY | OTHER_READY | OTHER_TORPOR),
        ("Pentex Subversion", 2, OWN_READY | OWN_ALLY | OTHER_READY),
        ("Rebel", 0, OWN_READY | OWN_TORPOR),
        ("Vessel", 1, OWN_READY | OWN_TORPOR | OTHER_READY | OTHER_TORPOR),
        ("Villein", 0, OWN_READY | OWN_TORPOR),
    ],
)
def test_whom_a_master_can_be_played_on_and_what_it_costs(
    card: str, pool: int, chosen: set[str]
) -> None:
    g = hand(card).start(phase="master")
    name = next(o.card for o in g.decision.options if o.card)
    assert targets(g, name) == chosen
    if card == "Villein":
        return  # its pool is tested below
    g.play(kind="play", card=card, target="Ryan")
    assert g.seat(0).pool == 10 - pool


@pytest.mark.parametrize("card", ["Life in the City", "Rebel", "Vessel", "Villein"])
def test_a_trifle_leaves_room_for_another_master_and_the_second_trifle_does_not(
    card: str, refused: Refused
) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=[card, card, "The Barrens"])
    s.minion(0, "Ryan", blood=2)
    s.minion(0, "Ashley", blood=2)
    g = s.start(phase="master")

    def play(target: str) -> None:
        g.play(kind="play", card=card, target=target)
        while g.decision.kind in {"announce", "choose"}:
            g.choose(g.decision.options[0])

    play("Ryan")
    play("Ashley")
    refused(g, kind="play", card="The Barrens")


# ---- at once


def test_life_in_the_city_adds_a_blood() -> None:
    g = hand("Life in the City").start(phase="master")
    g.play(kind="play", card="Life in the City", target="Ashley")
    assert g.minion("Ashley").blood == 3
    assert g.seat(0).ash_heap == ["Life in the City"]


def test_misdirection_locks_a_minion() -> None:
    g = hand("Misdirection").start(phase="master")
    g.play(kind="play", card="Misdirection", target="Ashley")
    assert g.minion("Ashley").locked
    assert not g.minion("Ryan").locked
    assert g.seat(0).ash_heap == ["Misdirection"]


# ---- Blood Doll and Vessel


@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.ruling("100199#b8442f4c", "102113#b8442f4c")
def test_a_blood_goes_to_the_pool_or_from_it(card: str, phase: str, region: str) -> None:
    """In torpor too."""
    for mode, blood, pool in ((0, 1, 11), (1, 3, 9)):
        s = mt.Scenario(players=3)
        s.seat(0, pool=10)
        s.minion(0, "Ryan", blood=2, region=region, cards=[card])
        g = s.start(phase=phase)
        g.play(kind="use", card=card)
        g.play(kind="branch", mode=mode)
        assert (g.minion("Ryan").blood, g.seat(0).pool) == (blood, pool)


@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_it_moves_one_blood_once_in_its_phase(card: str, phase: str, refused: Refused) -> None:
    for other in {"unlock", "master", "minion", "influence", "discard"} - {phase}:
        s = mt.Scenario(players=3)
        s.minion(0, "Ryan", blood=2, cards=[card])
        refused(s.start(phase=other), kind="use", card=card)
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", blood=3, cards=[card])
    g = s.start(phase=phase)
    g.play(kind="use", card=card)
    g.play(kind="branch", mode=0)
    refused(g, kind="use", card=card)


@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_the_controller_of_the_vampire_moves_it(card: str, phase: str, refused: Refused) -> None:
    """Seat 1 owns and controls the card, seat 0 the vampire."""
    s = mt.Scenario(players=2)
    s.seat(0, pool=10)
    s.seat(1, pool=10)
    s.minion(0, "Ryan", blood=2)
    s.permanent(1, card, on="Ryan")
    refused(s.start(active=1, phase=phase), kind="use", card=card)
    g = s.start(active=0, phase=phase)
    g.play(kind="use", card=card, seat=0)
    g.play(kind="branch", mode=0)
    assert (g.seat(0).pool, g.seat(1).pool, g.minion("Ryan").blood) == (11, 10, 1)


@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_an_empty_vampire_can_only_be_given_blood(card: str, phase: str) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.minion(0, "Ryan", blood=0, cards=[card])
    g = s.start(phase=phase)
    g.play(kind="use", card=card)
    g.play(kind="branch")  # there is one way
    assert (g.minion("Ryan").blood, g.seat(0).pool) == (1, 9)


def test_vessel_can_be_used_the_turn_after_it_is_played_not_at_once(refused: Refused) -> None:
    g = hand("Vessel").start(phase="master")
    g.play(kind="play", card="Vessel", target="Ryan")
    refused(g, kind="use", card="Vessel")


def test_blood_doll_can_be_used_at_once() -> None:
    g = hand("Blood Doll").start(phase="master")
    g.play(kind="play", card="Blood Doll", target="Ryan")
    g.play(kind="use", card="Blood Doll")
    g.play(kind="branch", mode=0)
    assert g.seat(0).pool == 11


def vessel_beside_doll() -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Vessel"])
    s.minion(0, "Ryan", blood=2)
    s.minion(1, "Ashley", cards=["Blood Doll"])
    g = s.start(phase="master")
    g.play(kind="play", card="Vessel", target="Ryan")
    return g


def test_vessel_can_burn_any_blood_doll() -> None:
    g = vessel_beside_doll()
    g.play(kind="choose", target="Blood Doll")
    assert g.minion("Ashley").cards == []
    assert g.seat(1).ash_heap == ["Blood Doll"]
    assert g.minion("Ryan").cards == ["Vessel"]


def test_vessel_can_leave_the_blood_doll() -> None:
    g = vessel_beside_doll()
    g.pass_until("discard")
    assert g.minion("Ashley").cards == ["Blood Doll"]


# ---- Villein


def villein(blood: int, pool: int = 10, on_it: tuple[str, ...] = ()) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, pool=pool, hand=["Villein"])
    s.minion(0, "Belinde", blood=blood, cards=on_it)
    return s.start(phase="master")


@pytest.mark.parametrize("amount", [2, 3, 4, 5])
def test_villein_moves_two_to_five_blood(amount: int) -> None:
    g = villein(blood=6)
    g.play(kind="play", card="Villein", target="Belinde")
    assert {o.target for o in g.decision.options} == {"2", "3", "4", "5"}
    g.play(kind="choose", target=amount)
    assert (g.minion("Belinde").blood, g.seat(0).pool) == (6 - amount, 10 + amount)
    assert g.minion("Belinde").cards == ["Villein"]


@pytest.mark.ruling("102121#b04dd0b8")
def test_villein_takes_what_there_is_of_the_amount_announced() -> None:
    g = villein(blood=1)
    g.play(kind="play", card="Villein", target="Belinde")
    g.play(kind="choose", target=4)
    assert (g.minion("Belinde").blood, g.seat(0).pool) == (0, 11)


def test_villein_needs_blood(refused: Refused) -> None:
    refused(villein(blood=0), kind="play", card="Villein")


def test_villein_costs_a_pool_more_on_a_vampire_that_has_one() -> None:
    g = villein(blood=6, on_it=("Villein",))
    g.play(kind="play", card="Villein", target="Belinde")
    g.play(kind="choose", target=3)
    assert g.seat(0).pool == 10 - 1 + 3


@pytest.mark.ruling("102121#80bf3bfa")
def test_villein_is_paid_as_its_pool_comes() -> None:
    g = villein(blood=6, pool=1, on_it=("Villein",))
    g.play(kind="play", card="Villein", target="Belinde")
    g.play(kind="choose", target=3)
    assert (g.seat(0).pool, g.seat(0).ousted) == (3, False)


@pytest.mark.ruling("102121#10e8c978")
def test_a_third_villein_is_too_much_for_one_pool(refused: Refused) -> None:
    refused(villein(blood=6, pool=1, on_it=("Villein",) * 2), kind="play", card="Villein")


def test_villein_on_another_vampire_does_not_make_it_dearer() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10, hand=["Villein"])
    s.minion(0, "Belinde", blood=6)
    s.minion(0, "Ryan", blood=2, cards=["Villein"])
    g = s.start(phase="master")
    g.play(kind="play", card="Villein", target="Belinde")
    g.play(kind="choose", target=2)
    assert g.seat(0).pool == 12


# ---- Fame


def test_fame_burns_three_pool_when_the_vampire_goes_to_torpor(fight: Fight) -> None:
    """Its controller's, whoever played it."""
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.seat(1, pool=10)
    s.minion(0, "Belinde", blood=4)
    s.minion(1, "Ryan", blood=0)
    s.permanent(0, "Fame", on="Ryan")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Ryan")
    fight(g)
    assert g.minion("Ryan").torpor
    assert (g.seat(0).pool, g.seat(1).pool) == (10, 7)
    assert g.minion("Ryan").cards == ["Fame"]


@pytest.mark.ruling("100698#5152d26b")
def test_fame_costs_every_methuselah_a_pool_in_their_unlock_phase() -> None:
    s = mt.Scenario(players=3)
    for seat in range(3):
        s.seat(seat, pool=10)
    s.minion(1, "Ryan", region="torpor", cards=["Fame"])
    g = s.start(phase="unlock")
    for seat in range(3):
        g.pass_until("unlock", seat=seat)
        g.play(kind="trigger", card="Fame", seat=seat)
        assert [g.seat(n).pool for n in range(3)] == [9 if n <= seat else 10 for n in range(3)]
        g.pass_until("discard", seat=seat)


def test_fame_costs_nothing_while_the_vampire_is_ready() -> None:
    s = mt.Scenario(players=3)
    s.seat(0, pool=10)
    s.minion(0, "Ryan", cards=["Fame"])
    g = s.start(phase="unlock")
    g.pass_until("discard")
    assert g.seat(0).pool == 10


@pytest.mark.parametrize("seat", [0, 1])
def test_fame_is_unique(seat: int, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Fame"])
    s.minion(0, "Ryan")
    s.minion(1, "Ashley")
    s.permanent(seat, "Fame", on="Ashley")
    g = s.start(phase="master")
    if seat == 0:
        refused(g, kind="play", card="Fame")
    else:
        g.play(kind="play", card="Fame", target="Ryan")
        assert (g.minion("Ryan").cards, g.minion("Ashley").cards) == ([], [])


# ---- Guardian Angel


def angel(bleed: bool = True) -> Position:
    s = mt.Scenario(players=3)
    s.permanent(0, "The Labyrinth")
    s.minion(0, "Baixinho", blood=1)
    s.minion(1, "Ryan", blood=2, cards=["Guardian Angel"])
    g = s.start()
    g.play(kind="bleed" if bleed else "hunt", minion="Baixinho")
    return g


def test_the_guardian_angel_gives_intercept_against_bleeds_at_its_methuselah() -> None:
    g = angel()
    g.play(kind="block", minion="Ryan")
    # At 1 stealth the block still succeeds; that stealth is needed only against 0 intercept.
    g.play(kind="use", card="The Labyrinth")
    g.pass_until("strike")
    assert g.minion("Ryan").locked


def test_the_guardian_angel_gives_no_intercept_against_a_hunt() -> None:
    g = angel(bleed=False)
    g.play(kind="block", minion="Ryan")
    g.pass_until("minion")
    assert g.minion("Baixinho").blood == 2


def test_the_guardian_angel_gives_no_intercept_against_a_bleed_at_another() -> None:
    """A directed action is blocked by its target's minions; Ryan may not even try."""
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Conditioning"])
    s.minion(0, "Madison")
    s.minion(2, "Ryan", cards=["Guardian Angel"])
    g = s.start()
    g.play(kind="bleed", minion="Madison")
    with pytest.raises(mt.errors.GameError, match="no option fits"):
        g.play(kind="block", minion="Ryan")


def test_the_guardian_angel_prevents_a_damage_each_combat(fight: Fight) -> None:
    g = angel()
    g.play(kind="block", minion="Ryan")
    fight(g, until="prevent")
    g.play(kind="use", card="Guardian Angel")
    fight(g)
    assert g.minion("Ryan").blood == 2
    assert g.minion("Baixinho").torpor is False


def test_the_guardian_angel_burns_when_its_vampire_is_in_torpor(fight: Fight) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Baixinho", cards=[".44 Magnum"])
    s.minion(1, "Ryan", blood=0, cards=["Guardian Angel"])
    g = s.start()
    g.play(kind="bleed", minion="Baixinho")
    g.play(kind="block", minion="Ryan")
    fight(g, until="strike")
    g.play(kind="weapon strike", minion="Baixinho")
    fight(g)
    assert g.minion("Ryan").torpor
    assert g.minion("Ryan").cards == []
    assert g.seat(1).ash_heap == ["Guardian Angel"]


# ---- Haven Uncovered


def haven() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan", blood=3)
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Ashley", blood=3)
    s.minion(1, "Sully", blood=3)
    s.permanent(1, "Haven Uncovered", on="Ashley")
    return s


def test_minions_enter_combat_with_the_vampire_of_the_haven(fight: Fight) -> None:
    """Whoever controls the card: here the vampire's own Methuselah."""
    g = haven().start()
    assert {o.minion for o in g.decision.options if o.kind == "action"} == {
        "Ryan",
        "Underbridge Stray",
    }
    g.play(kind="action", card="Haven Uncovered", minion="Ryan")
    g.pass_until("strike")
    fight(g)
    assert (g.minion("Ryan").blood, g.minion("Ashley").blood) == (2, 2)
    assert not g.minion("Ashley").locked
    assert g.minion("Ashley").cards == ["Haven Uncovered"]


def test_the_haven_is_attacked_at_one_stealth(fight: Fight) -> None:
    g = haven().start()
    g.play(kind="action", card="Haven Uncovered", minion="Ryan")
    g.play(kind="block", minion="Sully")  # 0 intercept: in vain
    g.pass_until("strike")
    fight(g)
    assert g.minion("Sully").blood == 3
    assert g.minion("Ashley").blood == 2


def test_the_vampire_of_the_haven_burns_it(refused: Refused) -> None:
    s = haven()
    s.minion(1, "Meaghan")
    g = s.start(active=1)
    takers = {o.minion for o in g.decision.options if o.kind == "action"}
    assert takers == {"Ashley"}
    g.play(kind="action", card="Haven Uncovered", minion="Ashley")
    g.pass_until("minion")
    assert g.seat(1).ash_heap == ["Haven Uncovered"]


def test_nobody_fights_the_vampire_of_the_haven_in_torpor(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan")
    s.minion(1, "Ashley", region="torpor", cards=["Haven Uncovered"])
    refused(s.start(), kind="action", card="Haven Uncovered")


# ---- Pentex Subversion


def pentex() -> mt.Scenario:
    s = mt.Scenario(players=3)
    s.minion(0, "Ryan")
    s.minion(0, "Underbridge Stray")
    s.minion(1, "Ashley")
    s.permanent(0, "Pentex Subversion", on="Ashley")
    return s


def test_a_subverted_minion_cannot_block(refused: Refused) -> None:
    g = pentex().start()
    g.play(kind="bleed", minion="Ryan")
    refused(g, kind="block")


def test_a_subverted_minion_can_act() -> None:
    g = pentex().start(active=1)
    g.play(kind="bleed", minion="Ashley")


def test_other_minions_burn_the_subversion(refused: Refused) -> None:
    s = pentex()
    s.minion(1, "Sully")
    g = s.start(active=1)
    takers = {o.minion for o in g.decision.options if o.kind == "action"}
    assert takers == {"Sully"}  # not the subverted one
    g.play(kind="action", card="Pentex Subversion", minion="Sully")
    # Directed at its controller, seat 0, who may block at 0 stealth.
    assert "block" in {o.kind for o in g.decision.options}
    assert g.decision.seat == 0
    g.pass_until("minion")
    assert g.minion("Ashley").cards == []
    assert g.seat(0).ash_heap == ["Pentex™ Subversion"]


# ---- Rebel


def rebel(actor: str, *, political: bool = False) -> Position:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Ancilla Empowerment"])
    s.minion(0, actor)
    s.minion(1, "Ryan", blood=2, cards=["Rebel", "Sport Bike"])
    g = s.start()
    if political:
        g.play(kind="play", card="Ancilla Empowerment")
    else:
        g.play(kind="bleed", minion=actor)
    g.play(kind="block", minion="Ryan")
    return g


@pytest.mark.parametrize(
    ("actor", "political", "blood"),
    [("Belinde", False, 3), ("Ashley", True, 3), ("Belinde", True, 3), ("Ashley", False, 2)],
)
def test_a_rebel_gains_blood_for_blocking_a_titled_vampire_or_a_political_action(
    actor: str, political: bool, blood: int
) -> None:
    """Before block resolution: they have it in the combat."""
    g = rebel(actor, political=political)
    g.pass_until("strike")
    assert g.minion("Ryan").blood == blood


def test_a_vampire_can_have_only_one_archetype(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(0, hand=["Rebel"])
    s.minion(0, "Ryan", cards=["Rebel"])
    refused(s.start(phase="master"), kind="play", card="Rebel")
