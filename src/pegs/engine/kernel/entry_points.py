"""The kernel's entry points: the compiled functions that Python calls.

Everything they call is compiled into them. Each record goes in as an array of one, which Numba recognizes
thirty times as fast as the record itself. A turn goes in as a *row* of integers (kind, card, declared
rank, number of steps, and three numbers per step: seat, origin, target) and comes out packed
(`kernel.rows`).
"""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.act import act
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
from pegs.engine.kernel.layout import PEG_STRIDE, Record, Records
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import (
    DECLARE,
    DISCARD,
    LONG,
    Packed,
    card_of,
    declared_of,
    kind_of,
    origin_in,
    peg_in,
    step_at,
    tail_order,
    target_in,
    text_order,
    turn_at,
    turn_of,
)
from pegs.engine.kernel.pegs_on_board import rebuild, take_back

ROW_HEADER = 4
ROW_STEP = 3
_NOT_FOUND = -1
_OVER = int(Phase.OVER)
_PLAY = int(Phase.PLAY)
_CARD_ORDER = (9, 1, 2, 3, 4, 5, 6, 7, 8, 13, 10, 12, 11, 0)
"""The position of each card in the byte order of their texts: ``*23456789AJKQT``."""


@entry
def legal_spellings(rules: Records, games: Records, scratches: Records, orders: Any, keys: Any) -> int:
    """List the legal turns in every spelling and return how many there are.

    ``orders`` as in `legal`; ``keys`` (n) are equal for spellings of the same turn.
    """
    r, g, s = rules[0], games[0], scratches[0]
    list_all(r, g, s)
    write_orders(r, g, s, orders)
    for i in range(min(s.n_turns, len(keys))):
        turn = turn_at(s, i)
        has_outcome = step_at(turn, 0) != 0 or kind_of(turn) == DISCARD
        keys[i] = outcome_of(r, g, s, turn) if has_outcome else -1 - turn[0]
    return int(s.n_turns)


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
def line_order(r: Record, g: Record, turn: Packed) -> int:
    """A number that sorts all turns with at most two steps as their texts sort byte by byte."""
    card = card_of(turn)
    declared = declared_of(turn)
    order = 0
    if card >= 0:
        order = _CARD_ORDER[card] << 4
        if declared >= 0 and (declared != card or kind_of(turn) == DECLARE):
            order |= 1 + _CARD_ORDER[declared]
    return order << 43 | text_order(r, g, turn)


@entry
def legal(rules: Records, games: Records, scratches: Records, orders: Any) -> int:
    """List the legal turns and return how many there are.

    ``orders`` (2 x n) is filled with numbers that sort the first n turns as their texts sort byte by
    byte: by the first line, then by the second.
    """
    r, g, s = rules[0], games[0], scratches[0]
    list_turns(r, g, s)
    write_orders(r, g, s, orders)
    return int(s.n_turns)


@inner
def write_orders(r: Record, g: Record, s: Record, orders: Any) -> None:
    """Write the numbers that sort the listed turns, as many as there is room for."""
    for i in range(min(s.n_turns, orders.shape[1])):
        turn = turn_at(s, i)
        orders[0, i] = line_order(r, g, turn)
        orders[1, i] = tail_order(r, g, turn) if turn[0] & LONG else 0


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
def find(rules: Records, games: Records, scratches: Records, row: Any) -> int:
    """Call `find_row`."""
    r, g, s = rules[0], games[0], scratches[0]
    return find_row(r, g, s, row)


@inner
def play_listed(r: Record, g: Record, s: Record, turn: Packed) -> None:
    """Play one of the turns just listed."""
    could_move = True
    if r.stuck_limit and g.phase == _PLAY:
        could_move = anything_moves(s)
    play_turn(r, g, s, turn, could_move)


@entry
def play(rules: Records, games: Records, scratches: Records, head: int, tail: int, noting: bool) -> None:
    """Play a packed legal turn, without a check; with ``noting``, ``s.notes`` say what happened."""
    r, g, s = rules[0], games[0], scratches[0]
    s.n_notes = 0
    s.noting = 0
    could_move = True
    if r.stuck_limit and g.phase == _PLAY:
        list_turns(r, g, s)
        could_move = anything_moves(s)
    s.noting = 1 if noting else 0
    play_turn(r, g, s, turn_of(head, tail), could_move)
    s.noting = 0


@entry
def after(rules: Records, games: Records, scratches: Records, head: int, tail: int, places: Any) -> None:
    """Write the place of every peg after a turn's action; the game stays as it is."""
    r, g, s = rules[0], games[0], scratches[0]
    s.team = r.team[g.turn]
    s.n_log = 0
    s.noting = 0
    act(r, g, s, turn_of(head, tail))
    places[:] = g.places
    take_back(r, g, s, 0)


@entry
def changes(rules: Records, games: Records, scratches: Records, turns: Any, notes: Any, ends: Any) -> int:
    """Note what the action of each of several turns (n x 2) does to the pegs; the game stays as it is.

    ``ends`` (one per turn) is filled with the rows of ``notes`` (n x NOTE_COLUMNS) at which each turn's
    notes end. Notes that don't fit are only counted. Returns the number of notes.
    """
    r, g, s = rules[0], games[0], scratches[0]
    s.team = r.team[g.turn]
    number = 0
    for i in range(len(turns)):
        s.n_log = 0
        s.n_notes = 0
        s.noting = 1
        act(r, g, s, turn_of(turns[i, 0], turns[i, 1]))
        s.noting = 0
        take_back(r, g, s, 0)
        for row in range(s.n_notes):
            if number < len(notes):
                notes[number] = s.notes[row]
            number += 1
        ends[i] = number
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
def deal(rules: Records, games: Records, scratches: Records, dealer: int, stacked: bool) -> None:
    """Begin a game: from the draw piles if ``stacked``, otherwise from a pack shuffled by ``g.chance``."""
    r, g, s = rules[0], games[0], scratches[0]
    s.n_notes = 0
    s.n_answer = 0
    s.noting = 0
    empty_table(r, g)
    if not stacked:
        shuffle_pack(r, g)
    deal_hands(r, g, s, dealer)


@entry
def load(rules: Records, games: Records) -> None:
    """Recompute everything that is derived from the saved fields."""
    r, g = rules[0], games[0]
    rebuild(r, g)


@inner
def set_chance(target: Any, source: Any) -> None:
    """Copy the state of a stream of random numbers."""
    for i in range(4):
        target[i] = source[i]
