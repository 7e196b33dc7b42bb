"""Options that read apart, and those of which one stands for all."""

from collections.abc import Callable

import methuselah as mt


def words(g: mt.Position, about: str) -> list[str]:
    """The options that speak of something, in words."""
    assert g.decision is not None
    return sorted(str(option) for option in g.decision.options if about in str(option))


def dolls(*hosts: str, lay: Callable[[mt.Scenario], None] = lambda _: None) -> list[str]:
    """What can be done with Blood Dolls on some vampires."""
    s = mt.Scenario()
    s.minion(0, "Belinde", blood=3)
    s.minion(0, "Ryan", blood=1)
    for host in hosts:
        s.permanent(0, "Blood Doll", on=host)
    lay(s)
    return words(s.start(phase="master"), "Blood Doll")


class TestCopiesInPlay:
    """Several cards of one name."""

    def test_those_that_differ_are_told_apart_by_where_they_are(self) -> None:
        assert dolls("Belinde", "Ryan") == [
            "use Blood Doll with Belinde",
            "use Blood Doll with Ryan",
        ]

    def test_those_that_do_not_differ_are_one_option(self) -> None:
        assert dolls("Belinde", "Belinde") == ["use Blood Doll with Belinde"]

    def test_equipment_is_told_by_its_bearer(self) -> None:
        s = mt.Scenario()
        for name in ("Belinde", "Ryan"):
            s.minion(0, name, cards=["Kevlar Vest"])
        s.minion(0, "Sully")
        assert [w for w in words(s.start(), "Kevlar Vest") if w.endswith("Sully")] == [
            "take Kevlar Vest on Belinde with Sully",
            "take Kevlar Vest on Ryan with Sully",
        ]

    def test_allies_are_told_by_their_state(self) -> None:
        s = mt.Scenario()
        for life in (1, 1, 2):
            s.minion(0, "Underbridge Stray", blood=life)
        assert words(s.start(), "bleed") == [
            "bleed with Underbridge Stray (1 life)",
            "bleed with Underbridge Stray (2 life)",
        ]

    def test_one_that_has_acted_is_no_longer_like_the_other(self) -> None:
        s = mt.Scenario()
        for _ in range(2):
            s.minion(0, "Underbridge Stray")
        g = s.start()
        assert words(g, "bleed") == ["bleed with Underbridge Stray"]
        g.play(kind="bleed")
        g.pass_until("minion")
        assert words(g, "bleed") == ["bleed with Underbridge Stray"]
        assert sorted(stray.locked for stray in g.seat(0).minions) == [False, True]

    def test_targets_are_told_by_who_controls_them(self) -> None:
        s = mt.Scenario(players=3)
        s.seat(0, hand=["Pentex™ Subversion"])
        for seat in (1, 2):
            s.minion(seat, "Underbridge Stray")
        assert words(s.start(phase="master"), "Pentex") == [
            "play Pentex™ Subversion → Underbridge Stray of seat 1",
            "play Pentex™ Subversion → Underbridge Stray of seat 2",
        ]


class TestUncontrolledCopies:
    """Vampires of one name in an uncontrolled region."""

    def options(self, *blood: int) -> list[str]:
        s = mt.Scenario()
        s.seat(0, uncontrolled=[("Ryan", n) for n in blood])
        return words(s.start(phase="influence"), "transfer 1 pool")

    def test_they_are_told_by_their_blood(self) -> None:
        assert self.options(1, 0) == [
            "transfer 1 pool to Ryan (0 blood)",
            "transfer 1 pool to Ryan (1 blood)",
        ]

    def test_equal_ones_are_one_option(self) -> None:
        assert self.options(1, 1) == ["transfer 1 pool to Ryan"]


class TestTriggers:
    """Effects of an unlock phase, in the order chosen."""

    def start(self, pool: int, *, sabotages: int, jack: bool = False) -> mt.Position:
        s = mt.Scenario(players=3)
        s.seat(1, pool=pool)
        for _ in range(sabotages):
            s.permanent(0, "Creeping Sabotage")
        if jack:
            s.permanent(0, "Smiling Jack, The Anarch")
        s.minion(0, "Belinde")
        return s.start(phase="unlock")

    def test_equal_ones_are_not_asked_about(self) -> None:
        g = self.start(30, sabotages=3)
        assert words(g, "resolve") == ["resolve Creeping Sabotage"]
        for _ in range(3):
            g.play(kind="trigger")
        assert g.seat(1).pool == 27

    def test_any_order_does_where_nobody_comes_near_an_end(self) -> None:
        assert len(words(self.start(30, sabotages=1, jack=True), "resolve")) == 1

    def test_order_matters_where_someone_may_be_ousted(self) -> None:
        assert words(self.start(2, sabotages=1, jack=True), "resolve") == [
            "resolve Creeping Sabotage",
            "resolve Smiling Jack, The Anarch",
        ]
