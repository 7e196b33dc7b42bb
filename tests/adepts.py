"""Vampires of no print that tests of rulings share: with every Discipline, with some, with none."""

from typing import Any

import methuselah as mt

ADEPTS = """
Card(
    name: "Adept",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "8", "group": "any", "sect": "Anarch",
        "disciplines": "ANI|AUS|CEL|DOM|FOR|OBF|POT|PRE|PRO|THA",
    },
)
Card(
    name: "Novice",
    facts: {
        "types": "Vampire", "clans": "Gangrel", "capacity": "4", "group": "any", "sect": "Anarch",
        "disciplines": "ani|aus|for|obf|pre|tha",
    },
)
Card(
    name: "Layman",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "5", "group": "any",
        "sect": "Camarilla",
    },
)
Card(
    name: "Ruler",
    facts: {
        "types": "Vampire", "clans": "Ventrue", "capacity": "7", "group": "any",
        "sect": "Camarilla", "title": "prince", "city": "Prague",
    },
)
Card(
    name: "Hireling",
    facts: {"types": "Ally", "life": "3", "strength": "1", "bleed": "1", "keywords": "mortal"},
)
"""


def seated(own: mt.Cards, *seats: Any, players: int = 3) -> mt.Scenario:
    """Seats with 20 pool, each with such a hand or set up so."""
    s = mt.Scenario(players=players, cards=own, blanks=True)
    for seat in range(players):
        so = seats[seat] if seat < len(seats) else []
        s.seat(seat, **{"pool": 20, **(so if isinstance(so, dict) else {"hand": so})})
    return s
