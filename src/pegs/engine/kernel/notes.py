"""Converting the kernel's notes to operations, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from pegs.core.board import Board, Place, Seat
from pegs.core.cards import Rank
from pegs.core.operations import (
    Accepted,
    CountedStuck,
    DeclinedExtra,
    DiscardedHand,
    Doubted,
    Drawn,
    Forgot,
    GainedExtra,
    Moved,
    Operation,
    Penalized,
    Played,
    Reshuffled,
    Revealed,
    SatOut,
    SentToInSpot,
    SentToStart,
    Swapped,
    TookExtra,
    Travel,
    Won,
)
from pegs.core.turn import Kind
from pegs.engine.kernel.layout import NOTE_COLUMNS
from pegs.engine.kernel.pegs_on_board import (
    NOTE_FIELD_BITS,
    NOTE_MOVED,
    NOTE_PENALTY,
    NOTE_PLAYED,
    NOTE_TO_IN_SPOT,
    NOTE_TO_START,
    NOTED_CARD_BITS,
)

_FIELD_MASK = (1 << NOTE_FIELD_BITS) - 1
_MAX_CACHED = 1 << 13
_TRAVELS: tuple[Travel, ...] = tuple(Travel)
# In the order of the NOTE_ numbers in `pegs.engine.kernel.pegs_on_board`; each takes the columns it needs.
_MAKERS: tuple[Callable[[Board, Sequence[int]], Operation], ...] = (
    lambda board, n: Played(n[1], Rank(n[2]), Rank(n[3]), Kind(n[4]), board=board),
    lambda board, n: _moved(board, n[1], n[2], n[3], _TRAVELS[n[4]]),
    lambda board, n: SentToStart(n[1], n[2], board=board),
    lambda board, n: SentToInSpot(n[1], n[2], n[3], board=board),
    lambda board, n: Swapped(n[1], n[2], n[3], n[4], board=board),
    lambda board, n: Drawn(n[1], Rank(n[2]), board=board),
    lambda board, _n: Reshuffled((), board=board),
    lambda board, n: Accepted(n[1], board=board),
    lambda board, n: Doubted(n[1], board=board),
    lambda board, n: Revealed(n[1], Rank(n[2]), board=board),
    lambda board, n: TookExtra(n[1], board=board),
    lambda board, n: Forgot(n[1], board=board),
    lambda board, n: SatOut(n[1], board=board),
    lambda board, n: Won(n[1], board=board),
    lambda board, n: CountedStuck(n[1], n[2], board=board),
    lambda board, n: GainedExtra(n[1], board=board),
    lambda board, n: DeclinedExtra(n[1], board=board),
    lambda board, n: Penalized(n[1], n[2], board=board),
    lambda board, n: DiscardedHand(n[1], _noted_cards(n[2:]), board=board),
)


def notes_of(operations: Iterable[Operation]) -> list[tuple[int, ...]]:
    """The kernel's notes of those operations that statistics count."""
    notes: list[tuple[int, ...]] = []
    for operation in operations:
        match operation:
            case Played(seat, card, declared, kind):
                notes.append((NOTE_PLAYED, seat, card, declared, kind, 0))
            case Moved(seat, origin, target, travel, _):
                notes.append((NOTE_MOVED, seat, origin, target, travel, operation.holes))
            case SentToStart(seat, origin):
                notes.append((NOTE_TO_START, seat, origin, 0, 0, 0))
            case SentToInSpot(seat, origin, target):
                notes.append((NOTE_TO_IN_SPOT, seat, origin, target, 0, 0))
            case Penalized(seat, origin):
                notes.append((NOTE_PENALTY, seat, origin, 0, 0, 0))
    return notes


def _noted_cards(columns: Sequence[int]) -> tuple[Rank, ...]:
    """The cards of a hand in a note."""
    mask = (1 << NOTED_CARD_BITS) - 1
    numbers = [number for column in columns for number in (column & mask, column >> NOTED_CARD_BITS)]
    return tuple(Rank(number - 2) for number in numbers if number)


def _moved(board: Board, seat: Seat, origin: Place, target: Place, travel: Travel) -> Moved:
    if travel in (Travel.FORWARD, Travel.BACKWARD):
        path = board.walk(seat, origin, target, backward=travel is Travel.BACKWARD)
    else:
        path = (target,)
    return Moved(seat, origin, target, travel, path, board=board)


def operations_of(
    notes: Iterable[Sequence[int]], board: Board, reshuffled: tuple[Rank, ...]
) -> tuple[Operation, ...]:
    """The operations that notes stand for; ``reshuffled`` is the order of a new draw pile, if any."""
    made = (_MAKERS[note[0]](board, note) for note in notes)
    return tuple([Reshuffled(reshuffled, board=board) if isinstance(op, Reshuffled) else op for op in made])


class _OperationsByWord(dict[int, Operation]):
    """Operations by the words of the kernel's notes, cached because the same ones occur again and again on a
    board. The new draw pile of a reshuffle isn't in its note.
    """

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def __missing__(self, word: int) -> Operation:
        if len(self) >= _MAX_CACHED:
            self.clear()
        note = [(word >> NOTE_FIELD_BITS * column & _FIELD_MASK) - 1 for column in range(NOTE_COLUMNS)]
        operation = self[word] = _MAKERS[note[0]](self._board, note)
        return operation


@lru_cache(maxsize=16)
def operation_of_word(board: Board) -> Callable[[int], Operation]:
    """A function that returns the operation that a note's word stands for."""
    return _OperationsByWord(board).__getitem__
