"""Read entries as trees of words, without knowing what the words mean."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

__all__ = ["Node", "read"]

_TOKEN = re.compile(
    r"""\s+ | //[^\n]* | /\*.*?\*/
      | (?P<text>"(?:[^"\\]|\\.)*")
      | (?P<number>-?\d+)
      | (?P<word>[A-Za-z_]\w*)
      | (?P<mark>[()\[\]{}:,])""",
    re.VERBOSE | re.DOTALL,
)
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(slots=True)
class Node:
    """A word with what stands in its brackets; lists and nameless groups have no word.

    Attributes:
        word: the word, or `""`.
        items: what is in the brackets, each with its key, or None.

    """

    word: str
    items: list[tuple[str | None, Self | str | int]] = field(default_factory=list)

    def get(self, key: str) -> Self | str | int | None:
        """Return what stands there under a key."""
        return next((value for of, value in self.items if of == key), None)

    def without(self, key: str) -> Self:
        """Return the same without what stands there under a key."""
        return type(self)(self.word, [item for item in self.items if item[0] != key])

    def keys(self) -> Iterator[str]:
        """Return the keys in the brackets."""
        return (key for key, _ in self.items if key is not None)

    def nodes(self) -> Iterator[Self]:
        """Words and lists in the brackets, without the numbers and texts."""
        return (value for value in self.values() if isinstance(value, type(self)))

    def values(self) -> Iterator[Self | str | int]:
        """What stands in the brackets, keys or none."""
        return (value for _, value in self.items)


def read(entry: str) -> Node:
    """Read an entry.

    Raises:
        ValueError: if it is none.

    """
    tokens = [
        (str(found.lastgroup), found.group())
        for found in _TOKEN.finditer(entry)
        if found.lastgroup is not None
    ]
    node, end = _value(tokens, 0)
    if end != len(tokens) or not isinstance(node, Node):
        raise ValueError("an entry is one word with its brackets")
    return node


def _value(tokens: list[tuple[str, str]], at: int) -> tuple[Node | str | int, int]:
    if at >= len(tokens):
        raise ValueError("an entry ends before its brackets are closed")
    kind, text = tokens[at]
    if kind == "number":
        return int(text), at + 1
    if kind == "text":
        return text[1:-1], at + 1
    node = Node(text if kind == "word" else "")
    if kind == "word":
        at += 1
        if at == len(tokens) or tokens[at][1] != "(":
            return node, at
    elif text not in _CLOSING:
        raise ValueError(f"{text} where a word, a number or a text is needed")
    return node, _items(tokens, at, node)


def _items(tokens: list[tuple[str, str]], at: int, node: Node) -> int:
    closing = _CLOSING[tokens[at][1]]
    at += 1
    while at < len(tokens) and tokens[at][1] != closing:
        key = None
        if at + 1 < len(tokens) and tokens[at + 1][1] == ":":
            key, at = tokens[at][1].strip('"'), at + 2
        value, at = _value(tokens, at)
        node.items.append((key, value))
        if at < len(tokens) and tokens[at][1] == ",":
            at += 1
    if at >= len(tokens):
        raise ValueError(f"{closing} is missing")
    return at + 1
