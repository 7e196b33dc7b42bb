"""Games as they are told: who does what, how much, and why."""

from typing import Any

import methuselah as mt

BARRENS = "The Barrens"


def told(g: mt.Position, *lines: str) -> None:
    """Asserts that these lines are told, in this order, whatever stands between them."""
    log = iter([line.strip() for line in g.log])
    for line in lines:
        assert line in log, (line, g.log)


def words(g: mt.Position) -> list[str]:
    """The options at hand, in words."""
    assert g.decision is not None
    return [str(option) for option in g.decision.options]


class TestReferendums:
    """What they are about, who votes how, and what comes of it."""

    def test_each_vote_is_told_with_its_source(self) -> None:
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Kine Resources Contested", "Bewitching Oration"])
        s.seat(1, hand=["Parity Shift"])
        s.minion(0, "Naomi Stewart")
        s.minion(1, "Belinde")
        g = s.start()
        g.play(card="Kine Resources Contested")
        g.play(kind="choose", target=0, amount=0)
        g.play(kind="choose", target=1, amount=3)
        g.play(kind="choose", target=2, amount=1)
        g.play(card="Bewitching Oration", level="superior")
        g.play(kind="vote for", minion="Naomi Stewart")
        g.play(kind="vote against", minion="Belinde")
        g.play(kind="card vote against")
        g.pass_until("discard")
        told(
            g,
            "the referendum of Kine Resources Contested is called: 3 to seat 1 and 1 to seat 2",
            "Naomi Stewart casts 4 votes for (4 by cards)",
            "Belinde casts 2 votes against (prince)",
            "seat 1 burns Parity Shift to cast 1 vote against",
            "the referendum of Kine Resources Contested passes: 4 for, 3 against",
            "seat 1 burns 3 pool (now 27) by Kine Resources Contested",
        )
        assert not any("Parity Shift is burned" in line for line in g.log)

    def test_a_blood_hunt_is_told_as_one(self) -> None:
        s = mt.Scenario(players=2)
        s.minion(0, "Belinde", blood=1)
        s.minion(1, "Ryan", region="torpor", blood=1)
        g = s.start()
        g.play(kind="diablerize")
        g.pass_until("minion")
        told(
            g,
            "1 blood goes from Ryan to Belinde by diablerie",
            "the blood hunt on Belinde is called",
            "the blood hunt on Belinde fails: 0 for, 0 against",
        )


class TestPoints:
    """Ousting and withdrawing."""

    def test_an_ousting_tells_who_gains_what(self) -> None:
        s = mt.Scenario(players=3)
        s.seat(1, pool=1)
        s.minion(0, "Ryan")
        g = s.start()
        g.play(kind="bleed")
        g.pass_until("minion")
        told(
            g,
            "seat 1 burns 1 pool (now 0) by the bleed",
            "seat 1 is ousted by seat 0",
            "seat 0 gains 1 victory point for ousting seat 1 (now 1)",
            "seat 0 gains 6 pool (now 36) for ousting seat 1",
        )

    def test_the_last_one_gains_a_point_too(self) -> None:
        s = mt.Scenario(players=2)
        s.seat(1, pool=1)
        s.minion(0, "Ryan")
        g = s.start()
        g.play(kind="bleed")
        g.pass_until("minion")
        told(
            g,
            "seat 0 gains 1 victory point for ousting seat 1 (now 1)",
            "seat 0 gains 1 victory point for being the last in the game (now 2)",
        )

    def withdrawing(self, **rules: Any) -> Any:
        s = mt.Scenario(players=3, rules=mt.Rules(**rules))
        s.seat(0, hand_only=True, library_only=True, uncontrolled=[("Ashley", 0)])
        g = s.start(phase="unlock")
        g.play(kind="withdraw")
        return g

    def test_a_withdrawal_is_told_with_its_points(self) -> None:
        g = self.withdrawing(withdraw_vp=0.5)
        g.pass_until("influence", seat=2)
        g.pass_until("influence", seat=1)
        told(
            g,
            "seat 0 announces to withdraw from the game",
            "seat 0 withdraws from the game",
            "seat 0 gains 0.5 victory points for withdrawing (now 0.5)",
        )

    def test_a_withdrawal_that_fails_is_told(self) -> None:
        g = self.withdrawing()
        g.pass_until("influence")
        g.play(kind="transfer")
        told(
            g,
            "seat 0 announces to withdraw from the game",
            "the withdrawal of seat 0 fails",
        )


class TestContests:
    """Cards and titles."""

    def test_a_contest_is_told_from_its_beginning_to_its_end(self) -> None:
        s = mt.Scenario(players=2)
        s.seat(0, hand=[BARRENS])
        s.permanent(1, BARRENS)
        g = s.start(phase="master")
        g.play(card=BARRENS)
        g.pass_until("contest", seat=1)
        g.play(kind="yield")
        g.pass_until("master", seat=0)
        told(
            g,
            f"{BARRENS} of seat 0 is contested",
            f"{BARRENS} of seat 1 is contested",
            f"seat 1 yields {BARRENS}",
            f"{BARRENS} of seat 0 is contested no more",
        )

    def test_a_contested_title_is_told(self) -> None:
        s = mt.Scenario(players=2, blanks=True)
        s.seat(0, uncontrolled=[("Wilhelm Waldburg", 11)])
        s.minion(1, "Gustav Breidenstein")
        g = s.start(phase="influence")
        g.play(kind="bring out")
        told(g, "the title of Wilhelm Waldburg is contested")
        told(g, "the title of Gustav Breidenstein is contested")
        g.pass_until("contest", seat=1)
        g.play(kind="yield")
        g.pass_until("master", seat=0)
        told(
            g,
            "seat 1 yields the title of Gustav Breidenstein",
            "the title of Wilhelm Waldburg is contested no more",
        )


class TestDamage:
    """How much, to whom, from what, and what is prevented."""

    def test_prevention_and_its_card_are_told(self) -> None:
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Indomitability"])
        s.minion(0, "Brock Sterling", blood=2)
        s.minion(1, "Larissa Moreira", blood=2)
        g = s.start()
        g.play(kind="bleed")
        g.play(kind="block")
        g.play(kind="hand strike", minion="Brock Sterling")
        g.play(kind="hand strike", minion="Larissa Moreira")
        g.play(card="Indomitability", level="inferior")
        g.pass_until("minion")
        log = [line.strip() for line in g.log]
        assert "1 damage to Brock Sterling is prevented by Indomitability" in log
        assert any(
            line.startswith("Larissa Moreira takes 1 damage from Brock Sterling") for line in log
        )
        assert "Larissa Moreira burns 1 blood to mend damage" in log


class TestChoices:
    """What asks for them is named."""

    def test_options_and_lines_name_the_card_that_asks(self) -> None:
        s = mt.Scenario(players=2)
        s.minion(0, "Belinde", blood=3, cards=["Blood Doll"])
        g = s.start(phase="master")
        g.play(kind="use", card="Blood Doll")
        assert words(g) == [
            "Blood Doll: take 1 blood to the pool",
            "Blood Doll: put 1 pool on a card",
        ]
        g.play(kind="branch", mode=0)
        told(
            g,
            "seat 0 chooses for Blood Doll: take 1 blood to the pool",
            "seat 0 takes 1 blood from Belinde to the pool (now 31) by Blood Doll",
        )

    def test_the_number_for_a_card_is_asked_with_its_name(self) -> None:
        s = mt.Scenario(players=2)
        s.seat(0, hand=["Villein"])
        s.minion(0, "Belinde", blood=3)
        g = s.start(phase="master")
        g.play(card="Villein")
        assert "choose 2 for Villein" in words(g)
        g.play(kind="choose", target=2)
        told(g, "seat 0 chooses 2 for Villein")


class TestNames:
    """Prints of one name."""

    def test_they_are_told_apart_wherever_they_are_named(self) -> None:
        s = mt.Scenario(players=2, blanks=True)
        names = ["Louis Fortier", "Louis Fortier (ADV)", "Theo Bell", "Theo Bell (G6)"]
        s.seat(0, uncontrolled=[(name, 0) for name in names])
        g = s.start(phase="influence")
        assert [minion.name for minion in g.view(0).uncontrolled()] == names
        assert g.decision is not None
        transfers = {option.minion for option in g.decision.options if option.kind == "transfer"}
        assert transfers == set(names)
        g.play(kind="transfer", target="Theo Bell (G6)")
        told(g, "seat 0 moves 1 pool (now 29) to Theo Bell (G6)")
