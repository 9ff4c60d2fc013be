"""The first start: compiling what is needed while somebody is told about it, and keeping it on disk.

What is compiled together is a `Part`. The engine's are here; the players and the analysis have their own.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.compiler import is_compiled, mark_compiled
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, NOTE_COLUMNS, Record, new_games, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import packed_turns, row_of, unpacked
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import translate
from pegs.rules.switches import Rules

Report = Callable[[str, float], None]
"""Told what is being compiled (the id of its words) and which share of the work lies behind, 0 ... 1."""

_STEP = 5
"""Seconds; nobody can tell more exactly how long another machine takes."""


@dataclass(frozen=True)
class Part:
    """What is compiled together: its name, about how many seconds that takes where nothing is cached, and
    what does it.
    """

    name: str
    seconds: float
    compile: Callable[[], None]


def missing(parts: Sequence[Part]) -> list[Part]:
    """The parts that neither this process nor an earlier one has compiled."""
    return [part for part in parts if not is_compiled(part.name)]


def warm_up(parts: Sequence[Part], report: Report) -> None:
    """Have all parts in memory: compiled, or read from disk."""
    whole, done = sum(part.seconds for part in parts), 0.0
    for part in parts:
        report(f"warm-part-{part.name}", done / whole)
        part.compile()
        mark_compiled(part.name)
        done += part.seconds


def make_ready(parts: Sequence[Part], tell: Callable[[str], None]) -> None:
    """Compile what is missing; ``tell`` is handed the sentences for whoever waits, none where nothing is."""
    absent = missing(parts)
    if not absent:
        return
    tell(announcement(absent))
    with _interrupt_ends_at_once():
        warm_up(
            absent,
            lambda part, share: tell(
                translate("warming-up", part=translate(part), percent=round(100 * share))
            ),
        )
    tell(translate("warmed-up"))


def announcement(parts: Sequence[Part]) -> str:
    """How long compiling these parts takes, and that it happens once."""
    seconds = sum(part.seconds for part in parts)
    return translate("warming-begins", seconds=max(_STEP, _STEP * round(seconds / _STEP)))


@contextmanager
def _interrupt_ends_at_once() -> Iterator[None]:
    """Let Ctrl-C end the process as a program without a handler would be ended.

    While something is compiled the compiler would swallow it; there is nothing to keep yet.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _compile_listing() -> None:
    _list_first_turns()


def _list_first_turns() -> tuple[Record, Fields, Fields]:
    """Tables, a game that was just dealt, and a scratch with its legal turns."""
    tables, game, scratch = compile_rules(Rules(), 4, 2), Fields(new_games(1)), Fields(new_scratches(1))
    game.chance[:] = stream(0, "warm")
    kernel.deal(tables, game.record, scratch.record, 0, False)
    kernel.load(tables, game.record)
    kernel.legal(tables, game.record, scratch.record, np.zeros((2, 1), np.int64))
    return tables, game, scratch


def _compile_playing() -> None:
    tables, game, scratch = _list_first_turns()
    packed = packed_turns(scratch, np.array([0]))
    (turn,) = unpacked(packed, game.places.tolist(), [0] * 4)
    kernel.find(tables, game.record, scratch.record, np.array(row_of(turn), np.int64))
    ((head, tail),) = packed
    places = np.zeros(MAX_PEG_NUMBERS, np.int16)
    kernel.after(tables, game.record, scratch.record, head, tail, places)
    notes, ends = np.zeros((1, NOTE_COLUMNS), np.int64), np.zeros(1, np.int64)
    kernel.changes(tables, game.record, scratch.record, np.array(packed), notes, ends)
    orders, keys = np.zeros((2, 1), np.int64), np.zeros(1, np.int64)
    kernel.legal_spellings(tables, game.record, scratch.record, orders, keys)
    kernel.play(tables, game.record, scratch.record, head, tail, True)


ENGINE = (Part("listing", 12, _compile_listing), Part("playing", 9, _compile_playing))
"""What `Game` needs."""
