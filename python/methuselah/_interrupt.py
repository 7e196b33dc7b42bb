"""Ctrl-C while the command is still being imported ends it at once, and without a traceback.

It comes first of all that the package imports, and leaves programs that only use the package alone.
"""

import os
import signal
import sys
import threading
from pathlib import PurePath
from types import FrameType

__all__ = ["STOPPED", "heed"]

STOPPED = 130
"""The exit code of a program that Ctrl-C has stopped."""


def heed() -> None:
    """Have Ctrl-C raise `KeyboardInterrupt` from here on."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(number: int, frame: FrameType | None) -> None:
    del number, frame
    os._exit(STOPPED)


def _is_the_command() -> bool:
    program = sys.argv[0] if sys.argv else ""
    as_module = program == "-m" and "methuselah" in sys.orig_argv
    return as_module or PurePath(program).stem == "methuselah"


if (
    _is_the_command()
    and threading.current_thread() is threading.main_thread()
    and signal.getsignal(signal.SIGINT) is signal.default_int_handler
):
    signal.signal(signal.SIGINT, _leave)
