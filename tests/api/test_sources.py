"""How the sources are kept."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = 600


def sources() -> Iterator[Path]:
    for folder in ("docs", "python", "rust", "sims", "tests"):
        for kind in ("*.py", "*.rs"):
            found = (ROOT / folder).rglob(kind)
            yield from (path for path in found if "target" not in path.parts)


def test_files_stay_short() -> None:
    lines = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n")
        for path in sources()
    }
    assert len(lines) > 450
    assert {path: count for path, count in lines.items() if count >= LINES} == {}
