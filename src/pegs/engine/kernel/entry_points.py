"""The kernel's doors: the compiled functions that Python calls. Everything they call is compiled into
them.
"""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import NOWHERE
from pegs.engine.kernel.apply import NOBODY, anything_moves, begin_turn, draw, play_turn, shuffle
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.dedupe import act
from pegs.engine.kernel.layout import NO_PEG, PEG_STRIDE, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import (
    DECLARE,
    SPLIT,
    SWAP,
    card_of,
    declared_of,
    kind_of,
    origin2_of,
    peg2_of,
    peg_of,
    target2_of,
    target_of,
    text_order,
)
from pegs.engine.kernel.pegs_on_board import rebuild, take_back
from pegs.engine.kernel.rng import below

ROW = 9
"""The columns that tell a turn: those of `pegs.core.turn.Turn`."""
_NOT_FOUND = -1
_OVER = int(Phase.OVER)
_PLAY = int(Phase.PLAY)
_CARD_ORDER = (9, 1, 2, 3, 4, 5, 6, 7, 8, 13, 10, 12, 11, 0)
"""The place of each card's text among all, byte by byte: ``*23456789AJKQT``."""


@inner
def write_row(r: Record, g: Record, turn: int, row: Any) -> None:
    """Write a packed turn as a row: places and seats instead of numbered pegs."""
    kind = kind_of(turn)
    row[0] = kind
    row[1] = card_of(turn)
    row[2] = declared_of(turn)
    for i in range(3, ROW):
        row[i] = NOWHERE
    row[3] = -1
    row[6] = -1
    peg = peg_of(turn)
    if peg == NO_PEG:
        return
    row[3] = peg // PEG_STRIDE
    row[4] = g.places[peg]
    row[5] = target_of(turn)
    if kind == SPLIT or kind == SWAP:
        peg2 = peg2_of(turn)
        row[6] = peg2 // PEG_STRIDE
        row[7] = origin2_of(r, g, turn)
        row[8] = target2_of(turn)


@inner
def line_order(r: Record, g: Record, turn: int) -> int:
    """A number that sorts all turns as their texts sort byte by byte."""
    card = card_of(turn)
    declared = declared_of(turn)
    order = 0
    if card >= 0:
        order = _CARD_ORDER[card] << 4
        if declared >= 0 and (declared != card or kind_of(turn) == DECLARE):
            order |= 1 + _CARD_ORDER[declared]
    return order << 43 | text_order(r, g, turn)


@entry
def legal(r: Record, g: Record, s: Record, rows: Any, orders: Any) -> int:
    """List the legal turns: their number. As many as fit are told in ``rows`` (n x ROW) with their
    ``orders`` in the text's order.
    """
    list_turns(r, g, s)
    number = int(s.n_turns)
    for i in range(min(number, len(orders))):
        write_row(r, g, s.turns[i], rows[i])
        orders[i] = line_order(r, g, s.turns[i])
    return number


@entry
def find(r: Record, g: Record, s: Record, wanted: Any) -> int:
    """The packed legal turn that one row tells, in whatever spelling; -1 where it is not legal."""
    no_shortcut = s.no_shortcut
    s.keep_all = 1
    s.no_shortcut = 1  # it lists one spelling of a pair only
    list_turns(r, g, s)
    s.keep_all = 0
    s.no_shortcut = no_shortcut
    row = wanted.copy()
    for i in range(s.n_turns):
        write_row(r, g, s.turns[i], row)
        same = True
        for column in range(ROW):
            same = same and row[column] == wanted[column]
        if same:
            return s.turns[i]
    return _NOT_FOUND


@inner
def play_listed(r: Record, g: Record, s: Record, turn: int) -> None:
    """Play one of the turns that have just been listed."""
    could_move = True
    if r.stuck_limit and g.phase == _PLAY:
        could_move = anything_moves(s)
    play_turn(r, g, s, turn, could_move)


@entry
def play(r: Record, g: Record, s: Record, turn: int, noting: bool) -> None:
    """Play a packed legal turn; what happens is told in ``s.notes`` if it is to be noted. Legality is not
    checked.
    """
    s.n_notes = 0
    s.noting = 0
    could_move = True
    if r.stuck_limit and g.phase == _PLAY:
        list_turns(r, g, s)
        could_move = anything_moves(s)
    s.noting = 1 if noting else 0
    play_turn(r, g, s, turn, could_move)
    s.noting = 0


@entry
def after(r: Record, g: Record, s: Record, turn: int, places: Any) -> None:
    """Write where every peg would stand after a turn's action; the game stays as it is."""
    s.team = r.team[g.turn]
    s.n_log = 0
    s.noting = 0
    act(r, g, s, turn)
    places[:] = g.places
    take_back(r, g, s, 0)


@entry
def changes(r: Record, g: Record, s: Record, turns: Any, notes: Any, ends: Any) -> int:
    """Note what the action of each of several turns does to the pegs; the game stays as it is.

    ``ends`` (one a turn) are the rows of ``notes`` (n x NOTE_COLUMNS) where each turn's end; of more rows
    than there is room for only the number is told. Returns the number of all.
    """
    s.team = r.team[g.turn]
    number = 0
    for i in range(len(turns)):
        s.n_log = 0
        s.n_notes = 0
        s.noting = 1
        act(r, g, s, turns[i])
        s.noting = 0
        take_back(r, g, s, 0)
        for row in range(s.n_notes):
            if number < len(notes):
                notes[number] = s.notes[row]
            number += 1
        ends[i] = number
    return number


@inner
def fill_pack(r: Record, g: Record) -> None:
    """Lay the whole pack in order on the draw pile."""
    g.n_pile = 0
    g.n_discards = 0
    for rank in range(len(r.pack)):
        for _ in range(r.pack[rank]):
            g.cards[g.n_pile] = rank
            g.n_pile += 1


@inner
def empty_table(r: Record, g: Record) -> None:
    """Every peg in start, nobody holds a card, nothing counted."""
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
    """Deal card by card clockwise from the dealer's left, and let the first seat begin (section 4)."""
    for _ in range(r.hand_size):
        for k in range(1, r.players + 1):
            draw(g, s, (dealer + k) % r.players)
    g.turn = (dealer + 1) % r.players
    begin_turn(r, g, s)


@entry
def deal(r: Record, g: Record, s: Record, dealer: int, stacked: bool) -> None:
    """Begin a game: from the pile as it is stacked, else from the pack shuffled by ``g.chance``."""
    s.n_notes = 0
    s.n_answer = 0
    s.noting = 0
    empty_table(r, g)
    if not stacked:
        fill_pack(r, g)
        shuffle(g)
    g.n_discards = 0
    deal_hands(r, g, s, dealer)


@entry
def load(r: Record, g: Record) -> None:
    """Make everything derived follow from what has been written to the saved fields."""
    rebuild(r, g)


@inner
def set_chance(target: Any, source: Any) -> None:
    """Copy a stream's state."""
    for i in range(4):
        target[i] = source[i]


@entry
def random_games(
    r: Record, g: Record, s: Record, streams: Any, max_turns: int, results: Any
) -> tuple[int, int]:
    """Whole games of uniformly random legal turns, one a row of ``streams`` (n x 8: the deck's chance, the
    players').

    Writes (winning team or -1, turns) a game to ``results`` (n x 2) and returns the turns played and the
    legal turns listed in all. The dealer is the last seat. A game over ``max_turns`` is left unfinished.
    """
    total = 0
    listed = 0
    for i in range(len(streams)):
        set_chance(g.chance, streams[i, :4])
        set_chance(s.chance, streams[i, 4:])
        s.noting = 0
        s.n_answer = 0
        empty_table(r, g)
        fill_pack(r, g)
        shuffle(g)
        deal_hands(r, g, s, r.players - 1)
        while g.phase != _OVER and g.turns_played < max_turns:
            list_turns(r, g, s)
            listed += s.n_turns
            play_listed(r, g, s, s.turns[below(s.chance, s.n_turns)])
        total += g.turns_played
        results[i, 0] = g.winner
        results[i, 1] = g.turns_played
    return total, listed
