"""Whether the rules engine is compiled, and finds a turn."""

from __future__ import annotations

import platform

from pegs.core.errors import UsageError
from pegs.server.doctor.finding import Finding, Verdict, fix, good, note


def check_engine() -> Finding:
    """The engine that a server would use."""
    try:
        from pegs.engine.kernel.backend import BACKEND, Backend, is_loaded
    except UsageError as error:  # there's none
        return Finding(Verdict.FIX, str(error))
    if BACKEND is Backend.PYTHON:
        return fix("doctor-engine-python")
    if BACKEND is Backend.NUMBA or not is_loaded():
        return note("doctor-engine-later")
    from pegs import Game

    if not Game.deal("basic").legal_turns():
        return fix("doctor-engine-wrong")
    return good("doctor-engine-good", machine=platform.machine())
