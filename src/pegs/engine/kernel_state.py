"""One game in the kernel's memory, and what the kernel says about it, as Python values."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from pegs.core.board import Board, Seat
from pegs.core.cards import Rank
from pegs.core.errors import UsageError
from pegs.core.operations import Dealt, Drawn, Operation
from pegs.core.position import Pegs, Position
from pegs.core.turn import MAX_STEPS, Kind, Turn
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.addresses import address_of
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import (
    MAX_PEG_NUMBERS,
    MAX_TURNS,
    NOTE_COLUMNS,
    SAVED_BYTES,
    Records,
    new_games,
    new_scratches,
)
from pegs.engine.kernel.memory import words
from pegs.engine.kernel.notes import operation_of_word, operations_of
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.pegs_on_board import NOTE_RESHUFFLED
from pegs.engine.kernel.piles import Piles, ranks_of, read_discards, read_draw_piles, read_taken
from pegs.engine.kernel.rows import Listed, packed_turns, row_of, turn_of_word, unpacked
from pegs.engine.kernel.state_io import pegs_of, read_state
from pegs.engine.kernel.tables import compile_rules
from pegs.engine.spellings import Spellings, of_rows
from pegs.i18n import translate
from pegs.rules.switches import Rules

Notes = tuple[tuple[int, ...], ...]
"""The kernel's notes of what a turn does, one row each."""

Code = int
"""A legal turn as one number; see `pegs.engine.game_turns.GameTurns.codes`."""

_MAX_BY_WORD = 512
"""Turns: a longer list is made as a whole, since most of its turns won't occur again."""
_FEW_NOTES = 4
"""The notes of a turn that there is room for at first; a chain of bumps may need more."""
_TAIL_SHIFT = 63
"""In a code: where the tail of a turn with more than two steps begins."""
_HEAD_MASK = (1 << _TAIL_SHIFT) - 1
_UNSORTED = -1


class _ThreadMemory(threading.local):
    """Each thread's scratch memory, shared by all its games."""

    def __init__(self) -> None:
        self.scratch = Fields(new_scratches(1))
        self.address = address_of(self.scratch.memory)
        self.places = words(MAX_PEG_NUMBERS)
        self.difference = memoryview(self.scratch.difference).cast("B")


memory = _ThreadMemory()


class KernelState:
    """A game's record in the kernel's memory, the tables of its rules, and what was last read from them."""

    def __init__(self, rules: Rules, board: Board) -> None:
        self.rules = rules
        self.board = board
        self.tables: Records = compile_rules(rules, board.players, board.teams)
        self._operation_of = operation_of_word(board)
        self._has_long_turns = any(row.split_pegs > 2 for row in rules.cards)
        self._rules_at = address_of(self.tables)
        self._use(Fields(new_games(1)))
        self._listed: Listed | None = None
        self._codes: tuple[Code, ...] | None = None
        self._spelled: Listed | None = None
        """The last spellings that were unpacked: the turn that is played next is usually one of them."""
        self._position: Position | None = None
        self._found: tuple[Turn, Packed] | None = None
        """The last turn that was found legal: a turn that has been parsed is usually played next."""

    def _use(self, fields: Fields) -> None:
        """Make a record this game's own."""
        self.fields = fields
        self._game_at = address_of(fields.memory)
        self._state_bytes = fields.memory.bytes(SAVED_BYTES)
        self.state_at = address_of(fields.memory.words())

    def run(self, entry: Callable[..., int], *arguments: Any) -> int:
        """Call one of the kernel's entry points on this game, with the thread's scratch memory.

        Arrays go in as their addresses.
        """
        numbers = [each if isinstance(each, int) else address_of(each) for each in arguments]
        return entry(self._rules_at, self._game_at, memory.address, *numbers)

    def changed(self) -> None:
        """Forget what was read before the record changed."""
        self._listed = self._codes = self._spelled = self._position = self._found = None

    def copy(self) -> KernelState:
        """A copy with a record of its own."""
        twin: KernelState = object.__new__(KernelState)
        twin.__dict__.update(self.__dict__)
        twin._use(self.fields.copy())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state without addresses and tables: each process has its own."""
        return _restored, (self.rules, self.board, self.save())

    def adopt(self, other: KernelState) -> None:
        """Take over the state of a copy, in memory of this object's own, of which it has views already."""
        self.fields.write(other.fields)
        self._listed, self._spelled, self._position = other._listed, other._spelled, other._position
        self._found, self._codes = other._found, other._codes

    def save(self) -> bytes:
        """Everything that `restore` needs."""
        return self._state_bytes.tobytes()

    def restore(self, saved: bytes) -> None:
        """Return to a saved state."""
        self._state_bytes[:] = saved
        self.derive()
        self.changed()

    def derive(self) -> None:
        """Recompute the part of the record that follows from the saved part."""
        kernel.load(self._rules_at, self._game_at)

    # --- the table

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        seat: Seat = self.fields.turn[0]
        return seat

    @property
    def position(self) -> Position:
        """Everything on the table at this decision."""
        if self._position is None:
            self._position = read_state(self.fields, self.board)
        return self._position

    @property
    def piles(self) -> Piles:
        """The draw piles, each from its top."""
        return read_draw_piles(self.fields, self.rules, self.board)

    @property
    def discard_piles(self) -> Piles:
        """The discards of each draw pile, the oldest first."""
        return read_discards(self.fields, self.rules, self.board)

    def taken(self) -> Piles:
        """The cards taken from the tops of full draw piles, in order; they're still in their cells."""
        return read_taken(self.fields, self.rules, self.board)

    def opening(self, dealer: Seat) -> tuple[Operation, ...]:
        """The hands in the order of a deal that was just made, and the first draw."""
        board, size = self.board, self.rules.hand_size
        seats = [(dealer + k) % board.players for k in range(1, board.players + 1)]
        taken = self.taken()
        if len(taken) == 1:
            number = size * board.players
            hands = [taken[0][i : number : board.players] for i in range(board.players)]
            drawn = taken[0][number:]
        else:
            hands = [taken[seat][:size] for seat in seats]
            drawn = taken[self.turn][size:]
        dealt = [Dealt(seat, hand, board=board) for seat, hand in zip(seats, hands, strict=True)]
        return (*dealt, *(Drawn(self.turn, card, board=board) for card in drawn))

    @property
    def chance(self) -> tuple[int, ...]:
        """The state of the game's random numbers."""
        return tuple(self.fields.chance)

    # --- listing and finding turns

    @property
    def listed(self) -> Listed:
        """The legal turns, sorted by text. Raises UsageError if they depend on a hidden hand."""
        if self._listed is None:
            number = self._list()
            scratch = memory.scratch
            heads = scratch.heads[:number]
            if self._has_long_turns or number > _MAX_BY_WORD:
                packed = packed_turns(scratch, slice(number))
                self._listed = Listed(tuple(self.unpack(packed)), heads, [tail for _, tail in packed])
            else:
                self._listed = Listed(tuple(map(turn_of_word, scratch.words[:number])), heads)
        return self._listed

    @property
    def codes(self) -> tuple[Code, ...]:
        """The legal turns as numbers, sorted by text. Raises UsageError if they depend on a hidden hand."""
        if self._codes is None:
            number = self._list()
            scratch = memory.scratch
            if self._has_long_turns:
                packed = packed_turns(scratch, slice(number))
                self._codes = tuple([head | tail << _TAIL_SHIFT for head, tail in packed])
            else:
                self._codes = tuple(scratch.heads[:number])
        return self._codes

    def turn_of_code(self, code: Code) -> Turn:
        """The turn that a code stands for."""
        (turn,) = self.unpack([_packed(code)])
        return turn

    def _list(self) -> int:
        """List the legal turns in the scratch memory, and return how many there are."""
        number = kernel.legal(self._rules_at, self._game_at, memory.address)
        if number == kernel.HAND_UNKNOWN:
            raise UsageError(translate("hand-unknown"))
        return number

    def unpack(self, packed: Sequence[Packed]) -> list[Turn]:
        """The kernel's packed turns as values."""
        return unpacked(packed, self.fields.places[:], self.board.in_spots)

    def unpack_spellings(self, spellings: Spellings) -> Listed:
        """Legal turns in some spellings, and how the kernel packs them."""
        packed = spellings.packed()
        heads, tails = [head for head, _ in packed], [tail for _, tail in packed]
        self._spelled = Listed(tuple(self.unpack(packed)), heads, tails)
        return self._spelled

    def spellings(self) -> Spellings:
        """The legal turns in every spelling, in no order and without keys."""
        return self._spellings(self.run(kernel.legal_spellings, _UNSORTED), None)

    def sorted_spellings(self, at_most: int = MAX_TURNS) -> Spellings | None:
        """The legal turns in every spelling, sorted by text, with keys; None if there are too many."""
        number = self.run(kernel.legal_spellings, at_most)
        return None if number > at_most else self._spellings(number, memory.scratch.keys[:number])

    def spelling(self, packed: Packed) -> Spellings:
        """One spelling of a legal turn."""
        head, tail = packed
        return of_rows([head], [tail], None, self.fields.places, self.board.in_spots)

    def _spellings(self, number: int, keys: Any) -> Spellings:
        """Copies of the rows that the kernel has listed."""
        heads, tails = memory.scratch.heads[:number], memory.scratch.tails[:number]
        return of_rows(heads, tails, keys, self.fields.places, self.board.in_spots)

    def find(self, turn: Turn) -> Packed | None:
        """A legal turn, in any spelling, as the kernel packs it; None if it isn't legal."""
        for known in (self._listed, self._spelled):
            if known is not None and (packed := known.find(turn)):
                return packed
        if self._found is not None and self._found[0] == turn:
            return self._found[1]
        if self.fields.player[0] >= 0 and self.fields.card[0] < 0:
            raise UsageError(translate("card-unknown"))
        packed = self._find(turn)
        if packed is None and turn.kind is Kind.SWAP:
            packed = self._find(turn.reversed())
        if packed is not None:
            self._found = (turn, packed)
        return packed

    def _find(self, turn: Turn) -> Packed | None:
        if len(turn.steps) > MAX_STEPS:
            return None
        row = words(row_of(turn))
        index = self.run(kernel.find, row, len(row))
        return packed_turns(memory.scratch, slice(index, index + 1))[0] if index >= 0 else None

    # --- trying and playing turns

    def places_after(self, packed: Packed) -> Pegs:
        """The places of all pegs after a turn's action; the game stays as it is."""
        self.run(kernel.after, *packed, memory.places)
        return pegs_of(memory.places[:], self.board)

    def notes_of(self, packed: Sequence[Packed]) -> list[Notes]:
        """The kernel's notes of what each of some turns would change; the game stays as it is."""
        turns, ends = words([number for pair in packed for number in pair]), words(len(packed))
        room = _FEW_NOTES * len(packed)
        notes = words(NOTE_COLUMNS * room)
        number = self.run(kernel.changes, turns, len(packed), notes, room, ends)
        if number > room:
            notes = words(NOTE_COLUMNS * number)
            self.run(kernel.changes, turns, len(packed), notes, number, ends)
        rows = list(zip(*[iter(notes[: NOTE_COLUMNS * number])] * NOTE_COLUMNS, strict=True))
        return [tuple(rows[begin:end]) for begin, end in pairwise((0, *ends))]

    def operations_of(self, notes: Notes) -> tuple[Operation, ...]:
        """What the notes of a turn's action stand for."""
        return operations_of(notes, self.board, ())

    def play(self, packed: Packed, reshuffled: Sequence[Rank] | None) -> tuple[Operation, ...]:
        """Play a legal turn and return what happened.

        ``reshuffled`` is the order, from the top, for the draw pile if the discards become it now.
        """
        scratch = memory.scratch
        if reshuffled is not None:
            scratch.answer[: len(reshuffled)] = list(reshuffled)[::-1]
            scratch.n_answer[0] = len(reshuffled)
        head, tail = packed
        number = kernel.play(self._rules_at, self._game_at, memory.address, head, tail, True)
        if reshuffled is not None:
            scratch.n_answer[0] = 0
        self.changed()
        if number < 0:
            notes = [row[:] for row in scratch.notes[:-number]]
            return operations_of(notes, self.board, self._reshuffled_pile(notes))
        return tuple(map(self._operation_of, scratch.note_words[:number]))

    def play_silently(self, packed: Packed) -> None:
        """Play a legal turn without noting what happens."""
        head, tail = packed
        kernel.play(self._rules_at, self._game_at, memory.address, head, tail, False)
        self.changed()

    def play_code(self, code: Code) -> bool:
        """Play one of `codes` without noting what happens; False, and nothing is played, if it's no such."""
        if code not in self.codes:
            return False
        self.play_silently(_packed(code))
        return True

    def _reshuffled_pile(self, notes: list[list[int]]) -> tuple[Rank, ...]:
        """The draw pile after the last reshuffle of these notes; drawn cards are still in their cells."""
        for note, number, pile, *_ in reversed(notes):
            if note == NOTE_RESHUFFLED:
                start = pile * self.tables.field("pile_room")[0]
                return ranks_of(self.fields.cards[start : start + number][::-1])
        return ()


def _restored(rules: Rules, board: Board, saved: bytes) -> KernelState:
    """A state from its pickle."""
    state = KernelState(rules, board)
    state.restore(saved)
    return state


def _packed(code: Code) -> Packed:
    return code & _HEAD_MASK, code >> _TAIL_SHIFT
