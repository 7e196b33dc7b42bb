"""What a program says in a terminal: output that any terminal can show, and plain errors."""

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import polars as pl

from methuselah._interrupt import STOPPED
from methuselah.errors import EXPECTED

__all__ = ["BAD_INPUT", "complain", "fit_output", "plain_errors"]

BAD_INPUT = 2
"""The exit code where the user's input is at fault."""
_SWITCHES = {"illegal=True": "--illegal", "blanks=True": "--blanks"}
_ENCODING_ERRORS = "methuselah.plain"
_PLAIN = {ord("─"): "-", ord("━"): "-", 0x2013: "-", 0x2014: "-", 0x2018: "'", 0x2019: "'"}


@contextmanager
def plain_errors() -> Iterator[None]:
    """End the program with one line and exit code 2 where the user's input is at fault.

    An exception with a note was raised by a policy written in Python.

    Examples:
        >>> import methuselah as mt
        >>> from methuselah.cli import plain_errors
        >>> with plain_errors():
        ...     mt.Deck.load("nowhere.txt")
        Traceback (most recent call last):
        SystemExit: 2

    """
    fit_output()
    try:
        yield
        sys.stdout.flush()
    except EXPECTED as error:
        _leave(str(error), error)
    except BrokenPipeError:  # whoever read it has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except OSError as error:
        _leave(f"{error.filename}: {error.strerror}" if error.filename else str(error), error)
    except pl.exceptions.PolarsError as error:
        _leave(f"results cannot be read: {error}", error)
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None
    except (Exception, SystemExit) as error:
        if not hasattr(error, "__notes__"):
            raise
        _leave(f"{type(error).__name__}: {error}", error)


def complain(message: str, *notes: str) -> None:
    """Say in one line what is wrong, naming options as the command line has them.

    Examples:
        >>> from methuselah.terminal import complain
        >>> complain("no such deck")

    """
    line = " ".join(" ".join([message, *(f"({note})" for note in notes)]).split())
    for argument, switch in _SWITCHES.items():
        line = line.replace(argument, switch)
    print("error:", line, file=sys.stderr)


def fit_output() -> None:
    """Have letters and lines that the terminal lacks written as the nearest it has.

    Examples:
        >>> from methuselah.terminal import fit_output
        >>> fit_output()
        >>> "Gisèle ──".encode("ascii", errors="methuselah.plain")
        b'Gisele --'

    """
    codecs.register_error(_ENCODING_ERRORS, _plainly)
    strict = ("strict", "surrogateescape")
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors in strict:
        sys.stdout.reconfigure(errors=_ENCODING_ERRORS)


def _leave(message: str, error: BaseException) -> NoReturn:
    complain(message, *getattr(error, "__notes__", ()))
    raise SystemExit(BAD_INPUT)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter.translate(_PLAIN))
    return parts.encode("ascii", "ignore").decode() or "?"
