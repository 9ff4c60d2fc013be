"""The kernel's entry points: the compiled functions that Python calls.

Everything they call is compiled into them. They take the addresses of records and arrays
(`kernel.addresses`). A turn goes in as a *row* of integers (kind, card, declared rank, number of steps, and
three numbers per step: seat, origin, target) or packed; lists come out in the scratch record.
"""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.act import act
from pegs.engine.kernel.addresses import array_at, game_at, rules_at, scratch_at
from pegs.engine.kernel.apply import (
    NOBODY,
    anything_moves,
    begin_turn,
    draw,
    pile_start,
    play_turn,
    shuffle,
)
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.dedupe import outcome_of
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, NOTE_COLUMNS, PEG_STRIDE, SAVED_WORDS, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import (
    DISCARD,
    Packed,
    card_of,
    declared_of,
    kind_of,
    origin_in,
    peg_in,
    step_at,
    target_in,
    turn_at,
    turn_of,
)
from pegs.engine.kernel.pegs_on_board import rebuild, take_back
from pegs.engine.kernel.sorting import sort_turns, write_words

ROW_HEADER = 4
ROW_STEP = 3
INDEX_BITS = 7
INDEXES_PER_WORD = 8
HAND_UNKNOWN = -1
"""What `legal` returns if the legal turns depend on a hidden hand."""
_NOT_FOUND = -1
assert SAVED_WORDS <= 1 << INDEX_BITS
_PLAY = int(Phase.PLAY)


@entry
def legal(rules: int, game: int, scratch: int) -> int:
    """List the legal turns, sorted by text, and return how many there are; or `HAND_UNKNOWN`.

    They are packed in ``heads`` and ``tails`` of the scratch record, and its ``words`` has them as words,
    unless they have more than two steps.
    """
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    if g.phase == _PLAY and g.hidden[g.turn]:
        return HAND_UNKNOWN
    list_turns(r, g, s)
    sort_turns(r, g, s)
    write_words(r, g, s)
    return s.n_turns


@entry
def legal_spellings(rules: int, game: int, scratch: int, at_most: int) -> int:
    """List the legal turns in every spelling and return how many there are.

    If there are no more than ``at_most``, they are sorted by text, and the scratch record's ``keys`` are
    equal for spellings of the same turn.
    """
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    list_all(r, g, s)
    if s.n_turns <= at_most:
        sort_turns(r, g, s)
        for i in range(s.n_turns):
            turn = turn_at(s, i)
            has_outcome = step_at(turn, 0) != 0 or kind_of(turn) == DISCARD
            s.keys[i] = outcome_of(r, g, s, turn) if has_outcome else -1 - turn[0]
    return s.n_turns


@inner
def is_row(r: Record, g: Record, turn: Packed, row: Any) -> bool:
    """Whether a row stands for a turn."""
    if kind_of(turn) != row[0] or card_of(turn) != row[1] or declared_of(turn) != row[2]:
        return False
    for number in range(MAX_STEPS):
        step = step_at(turn, number)
        if (step == 0) != (number >= row[3]):
            return False
        if step == 0:
            return True
        at = ROW_HEADER + ROW_STEP * number
        if peg_in(step) // PEG_STRIDE != row[at] or target_in(step) != row[at + 2]:
            return False
        if origin_in(r, g, step) != row[at + 1]:
            return False
    return True


@inner
def list_all(r: Record, g: Record, s: Record) -> None:
    """List the legal turns in every spelling: every order of steps, every way to the same board."""
    no_shortcut = s.no_shortcut
    s.keep_all = 1
    s.no_shortcut = 1  # which lists one spelling only
    list_turns(r, g, s)
    s.keep_all = 0
    s.no_shortcut = no_shortcut


@inner
def find_row(r: Record, g: Record, s: Record, row: Any) -> int:
    """The index in the list of the legal turn that a row spells, in any order; -1 if it isn't legal."""
    list_all(r, g, s)
    for i in range(s.n_turns):
        if is_row(r, g, turn_at(s, i), row):
            return i
    return _NOT_FOUND


@entry
def find(rules: int, game: int, scratch: int, row: int, numbers: int) -> int:
    """Call `find_row` with a row of ``numbers`` numbers."""
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    return find_row(r, g, s, array_at(row, (numbers,)))


@inner
def play_listed(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Play one of the turns just listed."""
    could_move = True
    if (r.stuck_limit or r.stuck_hand) and g.phase == _PLAY:
        could_move = anything_moves(s)
    play_turn(r, g, s, turn, could_move)


@entry
def play(rules: int, game: int, scratch: int, head: int, tail: int, noting: int) -> int:
    """Play a packed legal turn, without a check.

    If ``noting``, the scratch record's ``notes`` and ``note_words`` say what happened; returns how many
    there are, or that number negated if discards became a draw pile.
    """
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    s.n_notes = 0
    s.noting = 0
    could_move = True
    if (r.stuck_limit or r.stuck_hand) and g.phase == _PLAY:
        list_turns(r, g, s)
        could_move = anything_moves(s)
    s.noting = noting
    s.reshuffled = 0
    play_turn(r, g, s, turn_of(head, tail), could_move)
    s.noting = 0
    return -s.n_notes if s.reshuffled else s.n_notes


@entry
def after(rules: int, game: int, scratch: int, head: int, tail: int, places: int) -> int:
    """Write the place of every peg after a turn's action; the game stays as it is."""
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    s.team = r.team[g.turn]
    s.n_log = 0
    s.noting = 0
    act(r, g, s, turn_of(head, tail))
    written = array_at(places, (MAX_PEG_NUMBERS,))
    for peg in range(MAX_PEG_NUMBERS):  # Numba takes seconds to compile a slice, with a check of its length
        written[peg] = g.places[peg]
    take_back(r, g, s, 0)
    return 0


@entry
def changes(
    rules: int, game: int, scratch: int, turns: int, n_turns: int, notes: int, room: int, ends: int
) -> int:
    """Note what the action of each of several turns (n x 2) does to the pegs; the game stays as it is.

    ``ends`` (one per turn) is filled with the rows of ``notes`` (room x NOTE_COLUMNS) at which each turn's
    notes end. Notes that don't fit are only counted. Returns the number of notes.
    """
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    packed = array_at(turns, (n_turns, 2))
    rows = array_at(notes, (room, NOTE_COLUMNS))
    end_of = array_at(ends, (n_turns,))
    s.team = r.team[g.turn]
    number = 0
    for i in range(n_turns):
        s.n_log = 0
        s.n_notes = 0
        s.noting = 1
        act(r, g, s, turn_of(packed[i, 0], packed[i, 1]))
        s.noting = 0
        take_back(r, g, s, 0)
        for row in range(s.n_notes):
            if number < room:
                for column in range(NOTE_COLUMNS):
                    rows[number, column] = s.notes[row, column]
            number += 1
        end_of[i] = number
    return number


@inner
def shuffle_pack(r: Record, g: Record) -> None:
    """Make the whole pack the draw piles, each shuffled by ``g.chance``."""
    for pile in range(r.players if r.own_piles else 1):
        start = pile_start(r, pile)
        number = 0
        for rank in range(len(r.pack)):
            for _ in range(r.pack[rank]):
                g.cards[start + number] = rank
                number += 1
        g.n_pile[pile] = number
        g.n_discards[pile] = 0
        shuffle(r, g, pile)


@inner
def empty_table(r: Record, g: Record) -> None:
    """Put every peg in start, and clear hands and counts."""
    for peg in range(len(g.places)):
        g.places[peg] = -1
    for seat in range(len(g.homes)):
        g.stuck[seat] = 0
        g.extra[seat] = 0
        g.owed[seat] = 0
        g.forfeit[seat] = 0
        g.hidden[seat] = 0
        for rank in range(g.hands.shape[1]):
            g.hands[seat, rank] = 0
    g.turns_played = 0
    g.draws = 0
    g.winner = NOBODY
    rebuild(r, g)


@inner
def deal_hands(r: Record, g: Record, s: Record, dealer: int) -> None:
    """Deal card by card, clockwise from the dealer's left, and begin the first turn (rules, section 4)."""
    for _ in range(r.hand_size):
        for k in range(1, r.players + 1):
            draw(r, g, s, (dealer + k) % r.players)
    g.turn = (dealer + 1) % r.players
    begin_turn(r, g, s)


@entry
def deal(rules: int, game: int, scratch: int, dealer: int, stacked: int) -> int:
    """Begin a game: from the draw piles if ``stacked``, otherwise from a pack shuffled by ``g.chance``."""
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    s.n_notes = 0
    s.n_answer = 0
    s.noting = 0
    empty_table(r, g)
    if not stacked:
        shuffle_pack(r, g)
    deal_hands(r, g, s, dealer)
    return 0


@entry
def load(rules: int, game: int) -> int:
    """Recompute everything that is derived from the saved fields."""
    rebuild(rules_at(rules), game_at(game))
    return 0


@entry
def remember(state: int, newest: int, scratch: int) -> int:
    """Write the difference that turns a state back into ``newest`` to the scratch record's ``difference``,
    then make ``newest`` a copy of the state. Returns the number of words written.

    They are the words that differ, then their indexes, `INDEXES_PER_WORD` to a word.
    """
    words, saved, s = array_at(state, (SAVED_WORDS,)), array_at(newest, (SAVED_WORDS,)), scratch_at(scratch)
    number = 0
    for i in range(SAVED_WORDS):
        if words[i] != saved[i]:
            s.difference[number] = saved[i]
            saved[i] = words[i]
            s.indexes[number] = i
            number += 1
    size = number
    for first in range(0, number, INDEXES_PER_WORD):
        packed = 0
        for i in range(first, min(first + INDEXES_PER_WORD, number)):
            packed |= s.indexes[i] << INDEX_BITS * (i - first)
        s.difference[size] = packed
        size += 1
    return size


@inner
def set_chance(target: Any, source: Any) -> None:
    """Copy the state of a stream of random numbers."""
    for i in range(4):
        target[i] = source[i]
