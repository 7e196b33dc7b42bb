"""Chapter BLOCK: stealth, intercept and block attempts."""

import methuselah as mt
import pytest
from driving import Offers, Refused, Resolve, Written


@pytest.mark.rule("BLOCK-1")
def test_an_undirected_action_is_blocked_by_the_prey_or_the_predator(refused: Refused) -> None:
    s = mt.Scenario(players=4)
    s.minion(0, "Wauneka", blood=3)
    for seat, name in ((1, "Sully"), (2, "Colette"), (3, "Ayelech")):
        s.minion(seat, name)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    refused(g, kind="block", minion="Colette")  # neither prey nor predator
    g.play(kind="block", minion="Ayelech")


@pytest.mark.rule("BLOCK-1")
def test_the_prey_comes_first_then_the_predator(offers: Offers, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(2, "Ayelech")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    assert offers(g, kind="block") == ["block with Sully"]
    g.pass_until("block", seat=2)
    assert offers(g, kind="block") == ["block with Ayelech"]
    refused(g, kind="block", minion="Sully")


@pytest.mark.rule("BLOCK-1")
@pytest.mark.parametrize(("locked", "region"), [(True, "ready"), (False, "torpor")])
def test_only_ready_unlocked_minions_block(*, locked: bool, region: str, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully", locked=locked, region=region, blood=2)
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    refused(g, kind="block", minion="Sully")
    g.play(kind="block", minion="Colette")


@pytest.mark.rule("BLOCK-1", "ACTION-3")
def test_an_action_at_several_methuselahs_is_blocked_by_each_in_turn(resolve: Resolve) -> None:
    s = mt.Scenario(players=4)
    s.seat(0, hand=["Border Skirmish"])
    s.minion(0, "Belinde", sect="anarch")
    s.minion(2, "Colette", cards=["Sport Bike"])
    g = s.start()
    g.play(card="Border Skirmish", minion="Belinde")
    g.play(kind="block", minion="Colette")  # not only the prey and the predator
    resolve(g)
    assert g.minion("Colette").locked


@pytest.mark.rule("BLOCK-2")
def test_to_decline_is_final(offers: Offers, refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(2, "Ayelech")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.pass_until("block", seat=2)
    g.play(kind="block", minion="Ayelech")
    # The attempt fails: the hunt has 1 stealth. The prey has declined already.
    refused(g, kind="block", minion="Sully")


@pytest.mark.rule("BLOCK-2", "BLOCK-3")
def test_after_a_failed_attempt_the_same_or_another_minion_may_try(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Ashley")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(kind="block", minion="Ashley")
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior", minion="Sully")
    resolve(g)
    assert g.minion("Sully").locked
    assert not g.minion("Ashley").locked


@pytest.mark.rule("BLOCK-2")
def test_attempts_that_cannot_succeed_do_not_go_on_for_ever(offers: Offers) -> None:
    """The hunt has 1 stealth; whoever has failed twice tries again only once more is done."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Ashley", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    g.play(kind="block", minion="Sully")
    g.pass_until("block")
    assert offers(g, kind="block") == ["block with Ashley"]
    g.play(kind="block", minion="Ashley")
    g.play(card="Lost in Crowds", level="inferior")
    g.pass_until("block")
    assert sorted(offers(g, kind="block")) == ["block with Ashley", "block with Sully"]


@pytest.mark.rule("BLOCK-3")
@pytest.mark.parametrize(
    ("cards", "blocked"),
    [([], False), (["Sport Bike"], True), (["Sport Bike", "Raven Spy"], True)],
)
def test_intercept_at_least_the_stealth_blocks(
    *, cards: list[str], blocked: bool, resolve: Resolve
) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully", cards=cards)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    resolve(g)
    assert g.minion("Sully").locked is blocked


@pytest.mark.rule("BLOCK-3")
def test_intercept_can_go_below_0(resolve: Resolve) -> None:
    """Bret Stryker has -1 intercept against a prince, whose bleed has no stealth."""
    s = mt.Scenario(players=2)
    s.minion(0, "Belinde")
    s.minion(1, "Bret Stryker")
    g = s.start()
    g.play(kind="bleed", minion="Belinde")
    g.play(kind="block", minion="Bret Stryker")
    resolve(g)
    assert g.seat(1).pool == 29
    assert not g.minion("Bret Stryker").locked


@pytest.mark.rule("BLOCK-4")
def test_stealth_is_not_added_without_a_block_attempt(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    refused(g, kind="play", card="Lost in Crowds")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds")


@pytest.mark.rule("BLOCK-4")
def test_stealth_is_not_added_against_a_block_that_would_fail(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan", blood=1)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="hunt", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    refused(g, kind="play", card="Lost in Crowds")


@pytest.mark.rule("BLOCK-4")
def test_intercept_is_added_only_by_the_minion_that_attempts(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    # nobody attempts yet
    refused(g, kind="play", card="Precognition", level="inferior", minion="Sully")
    g.play(kind="block", minion="Colette")
    refused(g, kind="play", card="Precognition", level="inferior", minion="Sully")
    g.play(card="Precognition", level="inferior", minion="Colette")


@pytest.mark.rule("BLOCK-4")
def test_intercept_is_not_added_to_a_block_that_succeeds_already(refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Precognition"])
    s.minion(0, "Wauneka")
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    refused(g, kind="play", card="Precognition", until="strike")


@pytest.mark.rule("BLOCK-4", "ACTION-6")
def test_stealth_lasts_for_the_action_and_no_longer(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Colette", blood=2)
    s.minion(0, "Meaghan")
    s.minion(1, "Sully", cards=["Sport Bike"])
    s.minion(1, "Ashley", cards=["Sport Bike"])
    g = s.start()
    g.play(kind="hunt", minion="Colette")
    g.play(kind="block", minion="Sully")
    g.play(card="Lost in Crowds", level="inferior", minion="Colette")
    g.play(kind="block", minion="Ashley")  # 2 stealth against her, too
    resolve(g)
    assert g.minion("Colette").blood == 3
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Ashley")
    resolve(g)
    assert g.minion("Ashley").locked
    g.pass_until("minion", seat=1)
    g.pass_until("minion", seat=0)
    g.play(kind="hunt", minion="Colette")
    g.play(kind="block", minion="Sully")  # who is up to the stealth of a hunt
    resolve(g)
    assert g.minion("Sully").locked


EAGER = """
Card(name: "Slip", facts: {"types": "Action Modifier"}, when: Action,
    modes: [(do: [Add(Stealth, Me, 1, Action)])])
Card(name: "Look", facts: {"types": "Reaction"}, when: Action,
    modes: [(do: [Add(Intercept, Me, 1, Action)])])
Card(name: "Alley", facts: {"types": "Master"}, modes: [(do: [PutInPlay])], abilities: [
    Use((when: Action, do: [Add(Stealth, Actor, 1, Action)]))])
Card(name: "Tower", facts: {"types": "Master"}, modes: [(do: [PutInPlay])], abilities: [
    Use((when: Action, do: [Add(Intercept, Blocker, 1, Action)]))])
Card(name: "Glass", facts: {"types": "Equipment"}, abilities: [
    Use((when: Action, do: [Add(Intercept, Host, 1, Action)]))])
"""


@pytest.mark.rule("BLOCK-4")
@pytest.mark.parametrize(
    ("kind", "blocker", "used"),
    [
        ("bleed", None, {}),
        ("hunt", None, {}),
        ("bleed", "Sully", {"Slip": "Meaghan", "Alley": None}),
        ("hunt", "Sully", {"Look": "Sully", "Tower": None}),
        ("hunt", "Colette", {"Look": "Colette", "Tower": None, "Glass": "Colette"}),
    ],
)
def test_what_could_be_used_at_any_time_of_an_action_is_bound_too(
    kind: str, blocker: str | None, used: dict[str, str | None], written: Written
) -> None:
    """Modifiers and reactions, and cards in play: a hunt has 1 stealth, a bleed none."""
    s = mt.Scenario(players=2, cards=written(EAGER))
    s.seat(0, hand=["Slip"])
    s.seat(1, hand=["Look"])
    s.permanent(0, "Alley")
    s.permanent(1, "Tower")
    s.minion(0, "Meaghan", blood=2)
    s.minion(1, "Sully")
    s.minion(1, "Colette", cards=["Glass"])
    g = s.start()
    g.play(kind=kind, minion="Meaghan")
    if blocker:
        g.play(kind="block", minion=blocker)
    met: dict[str, str | None] = {}
    for _ in range(2):
        met |= {o.card: o.minion for o in g.decision.options if o.card}
        g.choose(next(o for o in g.decision.options if o.kind == "pass"))
        if g.decision.kind not in {"block", "attempt", "declined", "would succeed"}:
            break
    assert met == used


@pytest.mark.rule("BLOCK-4")
def test_intercept_lasts_for_the_action(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.seat(1, hand=["Precognition", "Spirit's Touch"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior")
    g.play(card="Lost in Crowds", level="inferior")
    g.play(card="Spirit's Touch", level="inferior")  # 2 against 2
    resolve(g)
    assert g.minion("Sully").locked


@pytest.mark.rule("BLOCK-5")
def test_during_an_attempt_no_other_minion_may_try(offers: Offers, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Lost in Crowds"])
    s.minion(0, "Meaghan")
    s.minion(1, "Sully")
    s.minion(1, "Colette")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Sully")
    refused(g, kind="block", minion="Colette", until="strike")


@pytest.mark.rule("BLOCK-5")
def test_during_an_attempt_the_target_cannot_be_changed(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Meaghan")
    s.minion(1, "Ayelech")
    g = s.start()
    g.play(kind="bleed", minion="Meaghan")
    g.play(kind="block", minion="Ayelech")
    refused(g, kind="play", card="Deflection", until="strike")


@pytest.mark.rule("BLOCK-6")
def test_the_blocker_locks_and_fights_the_acting_minion(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.pass_until("strike")
    assert g.minion("Sully").locked
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (4, 3)


@pytest.mark.rule("BLOCK-6")
def test_if_an_effect_ends_the_action_first_the_blocker_neither_locks_nor_fights(
    resolve: Resolve,
) -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Change of Target"])
    s.minion(0, "Wauneka", blood=5)
    s.minion(1, "Sully", blood=4)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    g.play(kind="block", minion="Sully")
    g.play(card="Change of Target")
    resolve(g)
    assert not g.minion("Sully").locked
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (5, 4)
    assert g.seat(1).pool == 30


@pytest.mark.rule("BLOCK-7", "ACTION-4")
def test_when_all_decline_modifiers_may_still_be_played_before_it_resolves() -> None:
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Conditioning"])
    s.minion(0, "Colette", blood=3)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Colette")
    g.pass_until("declined", seat=0)
    g.play(card="Conditioning", level="inferior")
    g.pass_until("discard")
    assert g.seat(1).pool == 27
    assert not g.minion("Sully").locked


@pytest.mark.rule("BLOCK-8", "CARD-28")
def test_a_woken_minion_blocks_and_reacts_as_though_unlocked(resolve: Resolve) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Wake with Evening's Freshness", "Precognition"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Sully", blood=4, locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(card="Wake with Evening's Freshness")
    assert g.minion("Sully").locked
    g.play(kind="block", minion="Sully")
    g.play(card="Precognition", level="inferior")
    resolve(g)
    assert (g.minion("Wauneka").blood, g.minion("Sully").blood) == (2, 3)


@pytest.mark.rule("BLOCK-8", "CARD-28")
def test_a_locked_minion_neither_blocks_nor_reacts(refused: Refused) -> None:
    s = mt.Scenario(players=3)
    s.seat(1, hand=["Deflection"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(1, "Ayelech", locked=True)
    g = s.start()
    g.play(kind="bleed", minion="Wauneka")
    assert g.seat(1).pool == 29  # nobody could do anything about it
    assert g.seat(1).hand.count("Deflection") == 1


@pytest.mark.rule("BLOCK-8")
def test_a_wake_lasts_for_the_action_only(resolve: Resolve, refused: Refused) -> None:
    s = mt.Scenario(players=2)
    s.seat(1, hand=["Wake with Evening's Freshness"])
    s.minion(0, "Wauneka", blood=3)
    s.minion(0, "Meaghan")
    s.minion(1, "Sully", locked=True)
    g = s.start()
    g.play(kind="hunt", minion="Wauneka")
    g.play(card="Wake with Evening's Freshness")
    resolve(g)
    g.play(kind="bleed", minion="Meaghan")
    refused(g, kind="block", minion="Sully")
    resolve(g)
    assert g.seat(1).pool == 29


@pytest.mark.rule("BLOCK-2")
def test_what_follows_every_failed_attempt_is_no_reason_to_try_again(
    resolve: Resolve,
) -> None:
    """Faceless Night locks whoever has failed, each time, before the action resolves."""
    s = mt.Scenario(players=2)
    s.seat(0, hand=["Faceless Night"])
    s.minion(0, "Larissa Moreira", blood=3)
    s.minion(1, "Sully")
    g = s.start()
    g.play(kind="bleed", minion="Larissa Moreira")
    g.play(kind="block", minion="Sully")
    g.play(card="Faceless Night", level="superior")
    resolve(g, "block")
    g.play(kind="block", minion="Sully")
    resolve(g)  # and no third attempt is waited for
    assert g.seat(1).pool == 29
