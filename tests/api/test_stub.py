"""The stub of the core says what the core says.

`BLESS=1 python -m pytest tests/api/test_stub.py` writes the docstrings of the core into the stub.
"""

import ast
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import methuselah as mt
import pytest
from methuselah import _core

STUB = Path(__file__).parents[2] / "python" / "methuselah" / "_core.pyi"


def documented(stub: ast.Module) -> Iterator[tuple[ast.ClassDef | ast.FunctionDef, Any]]:
    """All that the stub has, by its lines, with what it is in the core."""
    for thing in stub.body:
        if isinstance(thing, ast.ClassDef | ast.FunctionDef):
            real = getattr(_core, thing.name)
            yield thing, real
            for member in thing.body:
                if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
                    yield member, getattr(real, member.name)


def written(text: str, indent: int) -> list[str]:
    """A docstring as lines of source."""
    lines = text.splitlines()
    prefix = "r" if "\\" in text else ""
    if len(lines) == 1:
        return [f'{" " * indent}{prefix}"""{text}"""']
    quoted = [f'{prefix}"""{lines[0]}', *lines[1:], '"""']
    return [f"{' ' * indent}{line}".rstrip() for line in quoted]


def blessed(source: str) -> str:
    """The stub with the docstrings of the core."""
    lines = source.splitlines()
    for thing, real in reversed(list(documented(ast.parse(source)))):
        assert ast.get_docstring(thing) is not None, f"{thing.name} has no docstring to write over"
        old = thing.body[0]
        lines[old.lineno - 1 : old.end_lineno] = written(inspect.getdoc(real) or "", old.col_offset)
    return "\n".join(lines) + "\n"


def test_the_stub_has_the_docstrings_of_the_core() -> None:
    source = STUB.read_text(encoding="utf-8")
    if os.environ.get("BLESS"):
        source = blessed(source)
        STUB.write_text(source, encoding="utf-8")
    things = list(documented(ast.parse(source)))
    assert len(things) > 100
    differing = [
        thing.name for thing, real in things if ast.get_docstring(thing) != inspect.getdoc(real)
    ]
    assert differing == []


def test_the_stub_has_all_that_the_core_has() -> None:
    source = ast.parse(STUB.read_text(encoding="utf-8"))
    for thing in source.body:
        if isinstance(thing, ast.ClassDef):
            stubbed = {member.name for member in thing.body if isinstance(member, ast.FunctionDef)}
            real = {name for name in vars(getattr(_core, thing.name)) if not name.startswith("__")}
            assert real == {name for name in stubbed if not name.startswith("__")}, thing.name
    assert {name for name in dir(_core) if not name.startswith("__")} == set(_core.__all__)


def test_the_phases_of_the_stub_are_those_of_the_core() -> None:
    (phases,) = (
        ast.literal_eval(line.value.slice)
        for line in ast.parse(STUB.read_text(encoding="utf-8")).body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Subscript)
    )
    with pytest.raises(mt.errors.ScenarioError) as caught:
        mt.Scenario().start(phase="dusk")  # type: ignore[arg-type]
    assert str(caught.value).endswith(f"the phases are {', '.join(phases)}")
