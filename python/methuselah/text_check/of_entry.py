"""What the entry of a card says."""

from collections.abc import Iterable, Iterator

from methuselah.text_check.reader import Node
from methuselah.text_check.said import Said, Tally

__all__ = ["level_of", "said_in_clauses", "said_in_entry"]

# Words of the language whose number is of a kind.
_KINDS = {
    "AdditionalStrikes": "strikes",
    "Bleed": "bleed",
    "Blood": "blood",
    "BloodCost": "blood",
    "Capacity": "capacity",
    "CheaperActions": "blood",
    "Costs": "blood",
    "Damage": "damage",
    "Hand": "damage",
    "HandDamage": "damage",
    "HandSize": "hand size",
    "Hunt": "hunt",
    "Intercept": "intercept",
    "Melee": "damage",
    "MoreDamage": "damage",
    "NextBloodCost": "blood",
    "Pool": "pool",
    "PoolCost": "pool",
    "Prevent": "damage",
    "RangedDamage": "damage",
    "ReduceBleed": "bleed",
    "RescueCost": "blood",
    "StealBlood": "blood",
    "Stealth": "stealth",
    "Strength": "strength",
    "StrikeDamage": "damage",
    "Transfers": "transfers",
    "Votes": "votes",
    "VotesAgainst": "votes",
    "VotesFor": "votes",
    "WithDamage": "damage",
}
# Words that say by their first argument of what the number after it is.
_OF_THE_FIRST = {"Add", "AddFor", "Base", "Burn", "Gain", "MoreActions"}
_KEYS = {"stealth": "stealth", "n": "damage", "blood": "blood", "pool": "pool"}
_FLAGS = {"limited": "limited", "only_one": "only one"}
# What words say whatever stands in their brackets.
_SAYS = {
    "AdditionalStrike": [Said("limited"), Said("strikes", 1)],
    "AdditionalStrikes": [Said("limited")],
}
# Keys and words by which the use of something is restricted.
_RESTRICTS = {"when", "if", "player", "requires", "limit", "choose", "on", "user"}
_RESTRICTED = {"ManeuverToClose", "NotAt", "PressToContinue", "PressToEnd"}


def level_of(mode: Node) -> str | None:
    """Return the level of Disciplines that a clause is played at: None if it needs none."""
    skills = mode.get("disc")
    listed = skills.values() if isinstance(skills, Node) else ()
    names = [name for name in listed if isinstance(name, str)]
    if not names:
        return None
    return "superior" if names[0].isupper() else "inferior"


def said_in_clauses(modes: Iterable[Node]) -> Tally:
    """Return what a number of clauses say."""
    return said_in_entry(Node("", [(None, mode) for mode in modes]))


def said_in_entry(entry: Node) -> Tally:
    """Return what an entry, or a part of one, says."""
    tally = Tally()
    _walk(entry, tally)
    return tally


def _says(node: Node) -> Iterator[Said]:
    unlimited = any(within.word == "Unlimited" for within in node.nodes())
    said = _SAYS.get(node.word, ())
    return (one for one in said if not (unlimited and one.kind == "limited"))


def _walk(node: Node, tally: Tally) -> None:
    first = next(node.nodes(), None)
    by_first = node.word in _OF_THE_FIRST and first is not None
    kind = _KINDS.get(first.word if by_first and first else node.word)
    for said in _says(node):
        tally.add(said.kind, said.amount)
    if node.word in _RESTRICTED:
        tally.may.add(Said("only usable"))
    # CARD-34: uses are so by themselves, unless they say otherwise.
    if node.word == "Use" and not any("often" in set(group.keys()) for group in node.nodes()):
        tally.may.add(Said("only so often"))
    for key, value in node.items:
        if key in _RESTRICTS:
            tally.may.add(Said("only usable"))
        if key in {"limit", "limits_with", "once_each_combat"}:
            tally.may.add(Said("only so often"))
        if isinstance(value, Node):
            # Prevention that is kept for later is of 1 damage unless it says how much.
            if key is None and value.word == "Prevent" and not value.items:
                tally.may.add(Said("damage", 1))
            if key in _FLAGS and value.word == "true":
                tally.add(_FLAGS[key])
            _walk(value, tally)
        of = kind if key is None else _KEYS.get(key)
        for amount in _amounts(value):
            if node.word == "Move":
                # A text may name what it is before it is moved, or after.
                moved = (_KINDS.get(resource.word) for resource in node.nodes())
                tally.may |= {Said(resource, amount) for resource in moved if resource}
            elif of is not None:
                tally.add(of, amount)


def _amounts(value: Node | str | int) -> Iterable[int]:
    """Return the amounts that stand there: those of both levels if it depends on the level."""
    if isinstance(value, Node):
        values = value.values() if value.word == "ByLevel" else ()
        return [amount for amount in values if isinstance(amount, int) and amount]
    return [value] if isinstance(value, int) and value else []
