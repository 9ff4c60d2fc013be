"""Every order in which the steps of a legal turn can be made, and what each step does on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pegs.core.board import Board
from pegs.core.operations import Operation, Penalized
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.kernel.notes import operations_of
from pegs.engine.kernel.pegs_on_board import NOTE_MOVED
from pegs.engine.kernel_state import Notes
from pegs.rules.switches import Rules, Swap


@dataclass(frozen=True, slots=True)
class LegalStep:
    """A step that a player can make, now or later in a turn, and what it does on the board, in order.

    The same step may occur twice, since what it does can depend on the steps before it. A swap is one legal
    step: that of the peg named first.
    """

    step: Step
    operations: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal turn and each order in which its steps can be made, as indexes into `Orders.steps`.

    A turn that moves nothing has one order, which is empty.
    """

    turn: Turn
    orders: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """All legal turns, in the order of `Game.legal_turns`, and the steps they are made of."""

    steps: tuple[LegalStep, ...]
    choices: tuple[Choice, ...]


class OrdersBuilder:
    """Builds `Orders` from the spellings of all legal turns."""

    def __init__(self, rules: Rules, board: Board) -> None:
        self._rules = rules
        self._board = board
        self._numbers: dict[tuple[Step, Notes], int] = {}
        self._orders: dict[int, tuple[Turn, dict[tuple[int, ...], None]]] = {}

    def add(self, turn: Turn, key: int, notes: Notes) -> None:
        """Add a spelling; call it in the order of the texts. Spellings of the same turn share a ``key``."""
        orders = self._orders.setdefault(key, (turn, {}))[1]
        if turn.kind is Kind.SWAP:
            any_two = self._rules.cards[turn.power].swap is Swap.ANY
            for step in turn.steps if any_two else turn.steps[:1]:
                orders[(self._number(step, notes),)] = None
        else:
            steps = zip(turn.steps, _notes_by_step(notes, len(turn.steps)), strict=True)
            orders[tuple([self._number(*step) for step in steps])] = None

    def _number(self, step: Step, notes: Notes) -> int:
        return self._numbers.setdefault((step, notes), len(self._numbers))

    def orders(self) -> Orders:
        """The orders of all turns added."""
        steps = tuple(LegalStep(step, self._operations(step, notes)) for step, notes in self._numbers)
        return Orders(steps, tuple(Choice(turn, tuple(each)) for turn, each in self._orders.values()))

    def _operations(self, step: Step, notes: Notes) -> tuple[Operation, ...]:
        if not notes:
            return (Penalized(step.seat, step.origin, board=self._board),)
        return operations_of(notes, self._board, ())


def _notes_by_step(notes: Notes, steps: int) -> Iterable[Notes]:
    """The notes of a turn, divided among its steps."""
    if steps < 2:
        return (notes,) * steps
    return _split_notes(notes)


def _split_notes(notes: Sequence[tuple[int, ...]]) -> Iterator[Notes]:
    """The notes of each step of a split: its peg's move, and what follows from it."""
    start = 0
    for i, note in enumerate(notes):
        if note[0] == NOTE_MOVED and i > start:
            yield tuple(notes[start:i])
            start = i
    yield tuple(notes[start:])
