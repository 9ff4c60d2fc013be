"""A first start without the library: compile the kernel while the user sees progress, and cache it on disk.

A `CompileTask` compiles what belongs together. These are the engine's; players and analysis have theirs.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.compiler import is_compiled, mark_compiled
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import (
    MAX_PEG_NUMBERS,
    NOTE_COLUMNS,
    SAVED_WORDS,
    Records,
    new_games,
    new_scratches,
)
from pegs.engine.kernel.memory import words
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import packed_turns, row_of, unpacked
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import listed, translate
from pegs.rules.switches import Rules

Report = Callable[[float], None]
"""Called before each task with the share of the work that is done, 0 ... 1."""

_WITHOUT_LTO = 2
"""How many times as long compiling takes if Numba links in its ordinary way."""
_PARTS = {"listing": "engine", "playing": "engine"}
"""What tasks compile, in the message, if that isn't their name."""
_ROUND_TO = 5
"""Seconds; the estimate for another machine can't be more exact."""


@dataclass(frozen=True)
class CompileTask:
    """Functions that are compiled together.

    ``seconds`` is about how long ``compile`` takes with nothing cached.
    """

    name: str
    seconds: float
    compile: Callable[[], object]


def missing(tasks: Sequence[CompileTask]) -> list[CompileTask]:
    """The tasks that neither this process nor an earlier one has done."""
    return [task for task in tasks if not is_compiled(task.name)]


def warm_up(tasks: Sequence[CompileTask], report: Report) -> None:
    """Do all tasks: compile, or read compiled code from disk."""
    whole, done = sum(task.seconds for task in tasks), 0.0
    for task in tasks:
        report(done / whole)
        task.compile()
        mark_compiled(task.name)
        done += task.seconds


def make_ready(tasks: Sequence[CompileTask], show: Callable[[str], None]) -> None:
    """Do the missing tasks. If there are any, first ``show`` a sentence that says what takes so long."""
    absent = missing(tasks)
    if not absent:
        return
    show(announcement(absent))
    with _interrupt_ends_at_once():
        warm_up(absent, lambda _: None)


def announcement(tasks: Sequence[CompileTask]) -> str:
    """A sentence on what these tasks compile, how long that takes, and that it's done once."""
    from pegs.engine.kernel.jit import LTO, NUMBA  # not at the top: packages without Numba have a library

    parts = listed(
        dict.fromkeys(translate(f"warm-part-{_PARTS.get(task.name, task.name)}") for task in tasks)
    )
    seconds = sum(task.seconds for task in tasks) * (1 if LTO else _WITHOUT_LTO)
    rounded = max(_ROUND_TO, _ROUND_TO * round(seconds / _ROUND_TO))
    sentence = translate("warming-begins", parts=parts, seconds=rounded)
    return sentence if LTO else f"{translate('warming-without-lto', version=NUMBA)} {sentence}"


@contextmanager
def _interrupt_ends_at_once() -> Iterator[None]:
    """Let Ctrl-C end the process, since Numba's compiler would swallow a KeyboardInterrupt.

    There is nothing to save yet.
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


def _list_first_turns() -> tuple[Records, Fields, Fields]:
    """The tables, a freshly dealt game, and a scratch record with its legal turns."""
    tables, game, scratch = compile_rules(Rules(), 4, 2), Fields(new_games(1)), Fields(new_scratches(1))
    game.chance[:] = list(stream(0, "warm"))
    call(kernel.deal, tables, game.memory, scratch.memory, 0, False)
    call(kernel.load, tables, game.memory)
    call(kernel.legal, tables, game.memory, scratch.memory)
    return tables, game, scratch


def _compile_playing() -> None:
    tables, game, scratch = _list_first_turns()
    records = tables, game.memory, scratch.memory
    packed = packed_turns(scratch, slice(1))
    (turn,) = unpacked(packed, game.places[:], [0] * 4)
    row = words(row_of(turn))
    call(kernel.find, *records, row, len(row))
    places = words(MAX_PEG_NUMBERS)
    call(kernel.after, *records, *packed[0], places)
    notes, ends = words(NOTE_COLUMNS), words(1)
    call(kernel.changes, *records, words(packed[0]), 1, notes, 1, ends)
    call(kernel.legal_spellings, *records, 1)
    call(kernel.play, *records, *packed[0], True)
    state, newest = words(SAVED_WORDS), words(SAVED_WORDS)
    call(kernel.remember, state, newest, scratch.memory)


ENGINE = (CompileTask("listing", 12, _compile_listing), CompileTask("playing", 9, _compile_playing))
"""The tasks that `Game` needs."""
