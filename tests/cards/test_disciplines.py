"""Master Disciplines: each is of its Discipline."""

import methuselah as mt
import pytest
from driving import Written

CARDS = {
    "Animalism": "ani",
    "Auspex": "aus",
    "Celerity": "cel",
    "Chimerstry": "chi",
    "Dementation": "dem",
    "Dominate": "dom",
    "Fortitude": "for",
    "Necromancy": "nec",
    "Obfuscate": "obf",
    "Oblivion": "obl",
    "Obtenebration": "obt",
    "Potence": "pot",
    "Presence": "pre",
    "Protean": "pro",
    "Quietus": "qui",
    "Serpentis": "ser",
    "Thaumaturgy": "tha",
    "Vicissitude": "vic",
}
PROBE = """
Card(
    name: "Probe",
    facts: {{"types": "Action", "requires": "{code}"}},
    modes: [
        (disc: ["{code}"], do: [Gain(Pool(You), 1)]),
        (disc: ["{upper}"], do: [Gain(Pool(You), 2)]),
    ],
)
"""


@pytest.mark.rule("CARD-19")
@pytest.mark.parametrize("card", CARDS)
def test_it_gives_one_level_of_its_discipline_and_one_capacity(card: str, written: Written) -> None:
    code = CARDS[card]
    probe = written(PROBE.format(code=code, upper=code.upper()))
    s = mt.Scenario(players=2, blanks=True, cards=probe)
    s.seat(0, hand=[card, "Probe"])
    s.minion(0, "Smudge the Ignored")  # no Discipline at all
    g = s.start(phase="master")
    before = g.minion("Smudge the Ignored")
    g.play(card=card, target="Smudge the Ignored")
    after = g.minion("Smudge the Ignored")
    assert (after.capacity, after.blood) == (before.capacity + 1, before.blood)
    g.pass_until("minion")
    assert len([o for o in g.decision.options if o.card == "Probe"]) == 1  # the inferior clause


@pytest.mark.rule("CARD-19")
@pytest.mark.parametrize("card", CARDS)
def test_two_of_them_are_the_superior_level_and_there_is_no_third(card: str) -> None:
    s = mt.Scenario(players=2, blanks=True)
    s.seat(0, hand=[card])
    s.minion(0, "Smudge the Ignored", cards=[card, card])
    s.minion(1, "Normal", cards=[card])
    g = s.start(phase="master")
    offered = {o.target for o in g.decision.options if o.card == card}
    assert offered == (set() if card == "Obfuscate" else {"Normal"})
