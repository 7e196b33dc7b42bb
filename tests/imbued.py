"""Names of imbued and conviction, and cards of no print that tests of them share."""

import methuselah as mt

ANNA = 'Anna "Dictatrix11" Suljic'
BEATRICE = 'Béatrice "Oracle171" Tremblay'
EARL = 'Earl "Shaka74" Deams'
ERICK = 'Erick "Shophet125" Franco'
INEZ = 'Inez "Nurse216" Villagrande'  # cost 3; inn
JACK = 'Jack "Hannibal137" Harmon'  # cost 4; def jud
JOHN = 'John "Cop90" O\'Malley'
JENNIE = 'Jennie "Cassie247" Orne'
JENNIFER = 'Jennifer "Flame61" Vidisania'
LEAF = 'Leaf "Potter116" Pankowski'
LIZ = 'Liz "Ticket312" Thornton'  # cost 2; inn red
LUPE = 'Lupe "Cabbie22" Droin'
MAMAN = "Maman Boumba"
MARION = 'Marion "Teacher193" Perks'  # cost 4; jud red
PAUL = 'Paul "Sixofswords29" Moreton'
PEDRO = "Pedro Cortez"
PETER = 'Peter "Outback295" Rophail'
TRAVIS = 'Travis "Traveler72" Miller'
XIAN = 'Xian "DziDzat155" Quan'
SIGHT = "Second Sight"
STRIKE = "Strike with Conviction"
REACT = "React with Conviction"

OWN = r"""
Card(
    name: "Pick a Fight",
    facts: {"types": "Action"},
    modes: [(act: EnterCombat, directed: true, choose: [Cards([Minion, Ready, Not(ControlledBy(You))])],
        do: [EnterCombat(Me, Picked(0))])],
)
Card(
    name: "Borrowed Will of Another",
    facts: {"types": "Action", "requires": "dom"},
    modes: [(disc: ["dom"], directed: true, choose: [Cards([Minion, Not(ControlledBy(You))])],
        do: [GiveControl(Picked(0), You)])],
)
Card(
    name: "Pull of the Strings",
    facts: {"types": "Master", "pool": "2"},
    modes: [(choose: [Cards([Minion, Not(ControlledBy(You))])], do: [GiveControl(Picked(0), You)])],
)
Card(
    name: "Quiet Abduction",
    facts: {"types": "Master", "pool": "2"},
    modes: [(choose: [Cards([Minion, Not(ControlledBy(You))])],
        do: [If(If(Picked(0), [Ready]), [StealCard(Picked(0))])])],
)
Card(
    name: "General Abduction",
    facts: {"types": "Master", "pool": "2"},
    modes: [(do: [ForEach([Ally, Not(ControlledBy(You))], [GiveControl(Each, You)])])],
)
Card(
    name: "Cold Stare",
    facts: {"types": "Action", "requires": "dom"},
    modes: [(disc: ["dom"], directed: true, choose: [Cards([Minion, Not(ControlledBy(You))])],
        do: [Lock(Picked(0))])],
)
Card(
    name: "Soft Word",
    facts: {"types": "Combat", "requires": "dom", "blood": "1"},
    modes: [(disc: ["dom"], do: [Strike(CombatEnds([]))])],
)
Card(name: "Back Off", facts: {"types": "Combat"}, modes: [(do: [Strike(CombatEnds([]))])])
Card(name: "Once More", facts: {"types": "Combat"}, modes: [(do: [Press])])
Card(
    name: "Fixed Grin",
    facts: {"types": "Combat", "requires": "dom"},
    modes: [(disc: ["dom"], when: BeforeRange, do: [CombatEnds])],
)
Card(
    name: "Walking Dead",
    facts: {"types": "Ally", "keywords": "zombie", "pool": "3", "life": "3", "strength": "1", "bleed": "1"},
)
Card(
    name: "Old Hound",
    facts: {"types": "Ally", "keywords": "animal", "pool": "3", "life": "3", "strength": "1", "bleed": "1"},
)
Card(
    name: "Iron Colossus",
    facts: {"types": "Ally", "keywords": "demon", "pool": "4", "life": "3", "strength": "1", "bleed": "1"},
)
"""


def take_conviction(g: mt.Position, *cards: str) -> None:
    """Picks that pay for something."""
    for card in cards:
        g.play(kind="choose", target=card)
