"""The first start: compiling the kernel while somebody is told about it, and keeping it on disk."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from pegs.board import MAX_SEATS
from pegs.engine import kernel
from pegs.engine.chance import stream
from pegs.engine.jit import is_compiled, mark_compiled
from pegs.engine.layout import PEG_STRIDE, new_games, new_scratch
from pegs.engine.tables import compile_rules
from pegs.rules.switches import Rules

Report = Callable[[str, float], None]
"""Told what is being compiled (the id of its words) and which share of the work lies behind, 0 ... 1."""


def needs_warming() -> bool:
    """Whether the next game would first have to be compiled."""
    return not is_compiled()


def warm_up(report: Report) -> None:
    """Compile every door of the kernel (some 17 s where nothing is cached, else at once)."""
    tables = compile_rules(Rules(), 4, 2)
    game, scratch = new_games(1)[0], new_scratch()
    rows, orders = np.zeros((1, kernel.ROW), np.int64), np.zeros(1, np.int64)
    places = np.zeros(MAX_SEATS * PEG_STRIDE, np.int16)
    streams = np.array([[*stream(0, "warm", "deck"), *stream(0, "warm", "turns")]], np.int64)

    report("warm-part-listing", 0.0)
    game.chance[:] = stream(0, "warm")
    kernel.deal(tables, game, scratch, 0, False)
    kernel.legal(tables, game, scratch, rows, orders)
    turn = int(kernel.find(tables, game, scratch, rows[0]))
    report("warm-part-playing", 0.6)
    kernel.after(tables, game, scratch, turn, places)
    kernel.play(tables, game, scratch, turn, True)
    kernel.load(tables, game)
    report("warm-part-games", 0.9)
    kernel.random_games(tables, game, scratch, streams, 10, np.zeros((1, 2), np.int64))
    mark_compiled()
