"""What texts and entries say, in words that they have in common."""

from dataclasses import dataclass, field

__all__ = ["Said", "Tally"]


@dataclass(frozen=True, slots=True, order=True)
class Said:
    """An amount of a kind, or (None) a word."""

    kind: str
    amount: int | None = None

    def __str__(self) -> str:
        """Write it as a text might."""
        return self.kind if self.amount is None else f"{self.amount} {self.kind}"


@dataclass(slots=True)
class Tally:
    """What one side says: what the other must say too, and what it may say.

    Amounts are told without their sign.
    """

    must: set[Said] = field(default_factory=set)
    may: set[Said] = field(default_factory=set)

    def add(self, kind: str, amount: int | None = None) -> None:
        """Add something that the other side must say."""
        said = Said(kind, None if amount is None else abs(amount))
        self.must.add(said)
        self.may.add(said)
