"""Every order in which the steps of a legal turn may be made, and what each step does on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pegs.core.board import Board
from pegs.core.operations import Operation, Penalized
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.kernel.notes import operations_of
from pegs.engine.kernel.pegs_on_board import NOTE_MOVED
from pegs.rules.switches import Rules, Swap

Notes = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Landing:
    """A step that a player can make now or later in a turn, and what it does on the board, in that order.

    Two landings may have the same step: what it does can depend on the steps before it. A swap is one
    landing, whose step is that of the peg named first.
    """

    step: Step
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal turn, and each order in which its steps may be made: indexes of landings.

    A turn that moves nothing has one order, without landings.
    """

    turn: Turn
    orders: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """All legal turns in the order of `Game.legal_turns`."""

    landings: tuple[Landing, ...]
    choices: tuple[Choice, ...]


class Collector:
    """Builds `Orders` from the spellings of all legal turns."""

    def __init__(self, rules: Rules, board: Board) -> None:
        self._rules = rules
        self._board = board
        self._numbers: dict[tuple[Step, Notes], int] = {}
        self._orders: dict[int, tuple[Turn, dict[tuple[int, ...], None]]] = {}

    def add(self, turn: Turn, key: int, notes: Sequence[tuple[int, ...]]) -> None:
        """Add a spelling, in the order of the texts; ``key`` is the same for spellings of the same turn."""
        orders = self._orders.setdefault(key, (turn, {}))[1]
        if turn.kind is Kind.SWAP:
            any_two = self._rules.cards[turn.power].swap is Swap.ANY
            for step in turn.steps if any_two else turn.steps[:1]:
                orders[(self._number(step, tuple(notes)),)] = None
        else:
            steps = zip(turn.steps, _notes_by_step(notes, len(turn.steps)), strict=True)
            orders[tuple([self._number(*landing) for landing in steps])] = None

    def _number(self, step: Step, notes: Notes) -> int:
        return self._numbers.setdefault((step, notes), len(self._numbers))

    def orders(self) -> Orders:
        """What was added."""
        landings = tuple(Landing(step, self._operations(step, notes)) for step, notes in self._numbers)
        return Orders(landings, tuple(Choice(turn, tuple(each)) for turn, each in self._orders.values()))

    def _operations(self, step: Step, notes: Notes) -> tuple[Operation, ...]:
        if not notes:
            return (Penalized(step.seat, step.origin),)
        return operations_of(notes, self._board, ())


def _notes_by_step(notes: Sequence[tuple[int, ...]], steps: int) -> Iterable[Notes]:
    """The notes of a turn cut up by its steps; each step of a split begins with the peg's own move."""
    if steps < 2:
        return (tuple(notes),) * steps
    return _cut(notes)


def _cut(notes: Sequence[tuple[int, ...]]) -> Iterator[Notes]:
    begin = 0
    for i, note in enumerate(notes):
        if note[0] == NOTE_MOVED and i > begin:
            yield tuple(notes[begin:i])
            begin = i
    yield tuple(notes[begin:])
