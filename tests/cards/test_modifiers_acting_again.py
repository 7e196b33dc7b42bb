"""Action modifiers for after the resolution of an action."""

import methuselah as mt
import pytest
from driving import Never, Offers, Refused, Resolve
from positions import act

# ---- Freak Drive


@pytest.mark.ruling("G00006#5ce1578c")
def test_freak_drive_unlocks_after_a_success(resolve: Resolve) -> None:
    for who in ("Oshri Dahan", "Brock Sterling"):
        g = act(who, ["Freak Drive"], blood=3, blocker="Wauneka")
        g.play(kind="bleed")
        g.play(kind="play", card="Freak Drive", level="inferior")
        assert g.seat(1).pool == 29
        resolve(g)
        assert not g.minion(who).locked
        assert g.minion(who).blood == 2
        g.play(kind="hunt")  # it may act again, but not bleed


@pytest.mark.ruling("G00006#5ce1578c")
def test_the_superior_freak_drive_unlocks_after_a_block(resolve: Resolve, never: Never) -> None:
    g = act("Brock Sterling", ["Freak Drive"], blocker="Wauneka", blood=3)
    g.play(kind="bleed")
    g.play(kind="block")
    resolve(g, "strike")
    g.play(kind="hand strike", minion="Brock Sterling")
    g.play(kind="hand strike", minion="Wauneka")
    g.play(kind="play", card="Freak Drive", level="superior")
    resolve(g)
    assert not g.minion("Brock Sterling").locked
    assert g.minion("Brock Sterling").blood == 3 - 1 - 1


def test_each_level_of_freak_drive_has_its_own_case(never: Never) -> None:
    g = act("Oshri Dahan", ["Freak Drive"], blocker="Wauneka")
    g.play(kind="bleed")
    g.play(kind="block")
    never(g, card="Freak Drive")  # blocked: not at inferior
    g = act("Brock Sterling", ["Freak Drive"], blocker="Wauneka")
    g.play(kind="bleed")
    g.pass_until("resolved")
    assert [str(o) for o in g.decision.options if o.card] == [
        "Brock Sterling plays Freak Drive [for]"
    ]


def test_freak_drive_is_not_for_torpor(never: Never) -> None:
    g = act("Brock Sterling", ["Freak Drive"], blocker="Wauneka", blood=1, answer=["Roundhouse"])
    g.play(kind="bleed")
    g.play(kind="block")
    g.pass_until("strike")
    g.play(kind="hand strike", minion="Brock Sterling")
    g.play(kind="play", card="Roundhouse", level="superior")
    never(g, card="Freak Drive")
    assert g.minion("Brock Sterling").torpor


# ---- Enkil Cog

ELDER = "Baba Yaga, the Iron Hag"  # capacity 11; her text is left out


def test_the_cog_is_put_on_after_a_successful_bleed_of_the_prey(resolve: Resolve) -> None:
    g = act(ELDER, ["Enkil Cog"], blocker="Sully")
    g.play(kind="bleed")
    g.play(kind="play", card="Enkil Cog")
    resolve(g)
    assert g.minion(ELDER).cards == ["Enkil Cog"]
    assert g.minion(ELDER).bleed == 2
    assert g.seat(1).pool == 29  # the bonus came after it


def test_the_cog_needs_capacity_10_a_bleed_and_success(never: Never) -> None:
    g = act("Alexa Draper", ["Enkil Cog"], blocker="Sully")
    g.play(kind="bleed")
    never(g, card="Enkil Cog")
    g = act(ELDER, ["Enkil Cog"], blocker="Sully", blood=5)
    g.play(kind="hunt")
    never(g, card="Enkil Cog")
    g = act(ELDER, ["Enkil Cog"], blocker="Sully")
    g.play(kind="bleed")
    g.play(kind="block")
    never(g, card="Enkil Cog")


def test_the_cog_needs_the_prey(never: Never) -> None:
    g = act(ELDER, ["Enkil Cog"], blocker="Madison", players=3, answer=["Deflection"])
    g.play(kind="bleed")
    g.play(kind="play", card="Deflection", level="superior")
    never(g, card="Enkil Cog")
    assert g.seat(2).pool == 29


def cog(active: int, locked: bool = False) -> mt.Position:
    s = mt.Scenario(players=3, blanks=True)
    s.minion(0, ELDER, cards=["Enkil Cog"], locked=locked)
    s.minion(0, "Ashley")
    s.minion(1, "Sully")
    s.minion(2, "Meaghan")
    return s.start(active=active)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_cog_is_locked_to_act_in_any_minion_phase(active: int, resolve: Resolve) -> None:
    g = cog(active)
    g.play(kind="use", card="Enkil Cog", seat=0)
    g.play(kind="bleed", minion=ELDER, seat=0)
    resolve(g)
    assert [g.seat(n).pool for n in range(3)] == [30, 28, 30]
    assert g.minion(ELDER).locked
    assert g.edge == 0


def test_the_cog_works_only_while_unlocked(
    resolve: Resolve, offers: Offers, refused: Refused
) -> None:
    g = cog(0)
    g.play(kind="use", card="Enkil Cog")
    g.play(kind="bleed", minion=ELDER)
    resolve(g)
    refused(g, kind="use", card="Enkil Cog")
    g.pass_until("minion", seat=1)
    refused(g, kind="use", card="Enkil Cog")


def test_a_locked_vampire_cannot_act_with_the_cog(refused: Refused) -> None:
    refused(cog(1, locked=True), kind="use", card="Enkil Cog")


def test_the_cog_is_for_minion_phases_only(refused: Refused) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.minion(0, ELDER, cards=["Enkil Cog"])
    g = s.start(active=1, phase="influence")
    refused(g, kind="use", card="Enkil Cog")


@pytest.mark.ruling("100645#42098fab")
def test_after_a_cancelled_action_the_cog_stays_locked_and_another_may_be_taken(
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Creeping Sabotage"])
    s.seat(1, hand=["Direct Intervention"])
    s.minion(0, ELDER, cards=["Enkil Cog"])
    s.minion(1, "Sully")
    g = s.start(active=2)
    g.play(kind="use", card="Enkil Cog")
    g.play(kind="play", card="Creeping Sabotage", seat=0)
    g.play(card="Direct Intervention")
    assert not g.minion(ELDER).locked
    g.play(kind="bleed", minion=ELDER, seat=0)
    resolve(g)
    assert g.seat(1).pool == 30 - 1 - 2
    assert g.minion(ELDER).locked


def test_the_cog_follows_a_bleed_that_ousts_the_prey(offers: Offers, resolve: Resolve) -> None:
    s = mt.Scenario(players=3, blanks=True)
    s.seat(0, hand=["Enkil Cog"])
    s.minion(0, "The Ankou", blood=5)
    s.seat(1, pool=1)
    g = s.start()
    g.play(kind="bleed", minion="The Ankou")
    resolve(g, "resolved")
    assert offers(g, card="Enkil Cog")
    assert g.seat(1).ousted
