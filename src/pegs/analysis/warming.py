"""The simulation's first start: compiling takes a while, so somebody is told before."""

from __future__ import annotations

from collections.abc import Callable

from pegs.analysis.crew import Bench
from pegs.analysis.field import Field
from pegs.engine.jit import CACHE, JIT_IS_OFF
from pegs.rules.switches import Rules

_MARK = "simulation-complete"


def warm_up(tell: Callable[[], None]) -> None:
    """Compile the tally, or read it from disk; ``tell`` is called first where it has yet to be compiled."""
    if not JIT_IS_OFF and (CACHE is None or not (CACHE / _MARK).exists()):
        tell()
    Field(Rules(), 4, 2, 0, 1).play(Bench(), (0, 1), ["random"] * 4)
    if CACHE is not None:
        (CACHE / _MARK).touch()
