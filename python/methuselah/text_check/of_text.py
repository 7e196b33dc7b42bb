"""What the text of a card says."""

import re
from dataclasses import dataclass
from typing import Self

from methuselah.text_check.said import Said, Tally

__all__ = ["Text", "is_unique", "said_in_text"]

# How texts write amounts of a kind. Those with a sign:
_SIGNED = {
    "bleed": "bleed",
    "stealth": "stealth",
    "intercept": "intercept",
    "strength": "strength",
    "votes": "votes?",
    "hand size": "hand size",
    "capacity": "capacity",
    "blood": "blood",
    "pool": "pool",
    "hunt": "hunt",
}
# Those without:
_COUNTED = {
    "blood": "blood",
    "pool": "pool",
    "votes": "votes?",
    "transfers": "transfers?",
}
_MORE = "(?:more |additional |extra )?"
_DAMAGE = (
    r"(?:aggravated |unpreventable |environmental |normal |melee |ranged |non-aggravated )*damage"
)
_PATTERNS = [
    *((kind, rf"[+-](\d+) (?:to )?{words}\b") for kind, words in _SIGNED.items()),
    *((kind, rf"(\d+) {_MORE}{words}\b") for kind, words in _COUNTED.items()),
    ("damage", rf"\+?(\d+)R? (?:(?:points? of |more |additional |of the ){{0,2}}){_DAMAGE}"),
    ("damage", rf"strength ?\+ ?(\d+)(?:R| ranged)? ?{_DAMAGE}"),
    ("strength", r"strength of (\d+)"),
    ("bleed", r"[Rr]educe [^.]*bleed[^.]* by (\d+)"),
    ("capacity", r"[Cc]apacity increases by (\d+)"),
    ("strikes", rf"(\d+) {_MORE}(?:[a-z]+ )?strikes?\b(?! is)"),
]
_WRITTEN_OUT = [
    (re.compile(r"\b(?:one|an?) (?=blood\b|pool\b|(?:extra|additional) vote)"), "1 "),
    (re.compile(r"\btwo (?=votes)"), "2 "),
    (re.compile(r"\bby one\b"), "by 1"),
    (re.compile(r"\b(?<!\d )[Aa]dditional strike\b"), "1 additional strike"),
]
# What stands before or after a number that is a condition, a part of a sum or a limit.
_BEFORE = re.compile(
    r"(?:(?:fewer|less|more) than \+?|at least |exceeds? |worth |X\+?|up to |\d to )$",
)
_AFTER = re.compile(
    r" or (?:more|less|fewer)| for each| per |/| \(titled\)|(?: [a-z]+)+ for each",
)
# Actions that have stealth by the rules, whatever is written.
_BY_RULE = re.compile(r" (?:hunt|political|equip|recruit|employ)\b")
# The life of an ally stands among its facts, and counts as its blood when it changes.
_LIFE = re.compile(r"(\d+) [a-z ]*life")
_SYMBOLS = re.compile(r"\s*\[(?P<symbol>[a-zA-Z]{3})\]")
_UNIQUE = re.compile(r"\bUnique\b|: unique\b")
_ONLY_ONE = re.compile(r"(?:minion|vampire|ally|location) (?:can|may) have only one [A-Z]")
_ONLY_USABLE = re.compile(r"\b[Oo]nly usable|\b[Uu]sable only|\b[Nn]ot usable")
_SO_OFTEN = re.compile(r"can play only one|\b[Oo]nce each|\b[Oo]nly one [A-Z][^.]* each")


@dataclass(frozen=True, slots=True)
class Text:
    """What a text says at each level of a Discipline, and what it says besides."""

    inferior: str
    superior: str
    besides: str

    @classmethod
    def of(cls, text: str) -> Self:
        """Take a text apart by the symbols at the beginning of its lines."""
        parts = {"inferior": "", "superior": "", "besides": ""}
        for line in text.splitlines():
            found = _SYMBOLS.match(line)
            level = "besides"
            if found is not None:
                level = "superior" if found["symbol"].isupper() else "inferior"
            parts[level] += line + "\n"
        return cls(**parts)


def is_unique(text: str) -> bool:
    """Whether the text of a library card says that the card is unique."""
    return _UNIQUE.search(text) is not None


def said_in_text(text: str) -> Tally:
    """Return what a text says."""
    for pattern, digits in _WRITTEN_OUT:
        text = pattern.sub(digits, text)
    tally = Tally()
    for kind, amount in _PATTERNS:
        for found in re.finditer(amount, text):
            said = Said(kind, int(found[1]))
            tally.may.add(said)
            if not _changes_nothing(kind, found, text):
                tally.must.add(said)
    if "additional +" in text:
        _add_up(tally)
    tally.may |= {Said("blood", int(life[1])) for life in _LIFE.finditer(text)}
    if "(limited)" in text:
        tally.add("limited")
    if _ONLY_ONE.search(text):
        tally.add("only one")
    if _ONLY_USABLE.search(text):
        tally.add("only usable")
    if _SO_OFTEN.search(text):
        tally.add("only so often")
    return tally


def _changes_nothing(kind: str, found: re.Match[str], text: str) -> bool:
    return bool(
        _AFTER.match(text, found.end())
        or _BEFORE.search(text[: found.start(1)])
        or (kind == "stealth" and _BY_RULE.match(text, found.end()))
    )


def _add_up(tally: Tally) -> None:
    """What is "with an additional +1" may be written as its sum, or by itself."""
    signed = {said for said in tally.may if said.kind in _SIGNED and said.amount}
    tally.may |= {
        Said(one.kind, (one.amount or 0) + (other.amount or 0))
        for one in signed
        for other in signed
        if one.kind == other.kind
    }
    tally.must -= signed
