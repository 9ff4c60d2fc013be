"""Pegs on the board: lifting, landing, bumping in chains, and taking it all back (rules, section 5)."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.bits import popcount
from pegs.engine.kernel.compiler import inner, rare, small
from pegs.engine.kernel.layout import AIR, MAX_NOTES, PEG_STRIDE, Record
from pegs.engine.kernel.tables import FORBIDDEN, TO_START

NOTE_PLAYED, NOTE_MOVED, NOTE_TO_START, NOTE_TO_IN_SPOT, NOTE_SWAPPED, NOTE_DRAWN = range(6)
NOTE_RESHUFFLED, NOTE_ACCEPTED, NOTE_DOUBTED, NOTE_REVEALED, NOTE_EXTRA, NOTE_FORGOT = range(6, 12)
NOTE_SAT_OUT, NOTE_WON, NOTE_STUCK, NOTE_EXTRA_GAINED, NOTE_DECLINED, NOTE_PENALTY = range(12, 18)
NOTE_HAND = 18
NOTED_CARDS, NOTED_CARD_BITS = 8, 5
"""The cards of a hand in one note, and the bits of each: two in a column, as their rank plus two."""
NOTE_FIELD_BITS = 10
"""Bits of a column in a note's word. Each column is stored plus one, since it may be -1."""


@small
def seat_of(peg: int) -> int:
    """The seat of a peg."""
    return peg >> 3


@rare
def write_note(s: Record, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note what happened, as a row and as one word, if there is room."""
    if s.n_notes < MAX_NOTES:
        row = s.notes[s.n_notes]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
        word = e + 1
        word = word << NOTE_FIELD_BITS | d + 1
        word = word << NOTE_FIELD_BITS | c + 1
        word = word << NOTE_FIELD_BITS | b + 1
        word = word << NOTE_FIELD_BITS | a + 1
        s.note_words[s.n_notes] = word << NOTE_FIELD_BITS | kind + 1
        s.n_notes += 1


@small
def note(s: Record, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note what happened, if the caller asks for notes."""
    if s.noting:
        write_note(s, kind, a, b, c, d, e)


@small
def is_all_home(r: Record, g: Record, seat: int) -> bool:
    """Whether all pegs of a seat are home."""
    return popcount(g.homes[seat]) == r.pegs


@small
def flip(r: Record, g: Record, seat: int, hole: int) -> None:
    """Set or clear a ring hole in a seat's occupancy."""
    # Most boards have three words or fewer, which need no loop.
    g.occupied[seat, 0] ^= r.bits[hole, 0]
    g.occupied[seat, 1] ^= r.bits[hole, 1]
    g.occupied[seat, 2] ^= r.bits[hole, 2]
    for word in range(3, r.words):
        g.occupied[seat, word] ^= r.bits[hole, word]


@small
def window(g: Record, seat: int, hole: int) -> int:
    """A seat's pegs on hole, hole + 1, ... as bits 0, 1, ...; at least 30 bits."""
    return g.occupied[seat, hole >> 5] >> (hole & 31)


@small
def clear(r: Record, g: Record, peg: int) -> None:
    """Clear a peg's place in everything derived from the places."""
    place = int(g.places[peg])
    if place >= HOME:
        g.homes[seat_of(peg)] ^= 1 << (place - HOME)
    elif place >= 0:
        g.peg_at[place] = -1
        flip(r, g, seat_of(peg), place)


@small
def put(r: Record, g: Record, peg: int, place: int) -> None:
    """Put a lifted peg on an empty place."""
    g.places[peg] = place
    if place >= HOME:
        g.homes[seat_of(peg)] ^= 1 << (place - HOME)
    elif place >= 0:
        g.peg_at[place] = peg
        flip(r, g, seat_of(peg), place)


@small
def lift(r: Record, g: Record, s: Record, peg: int) -> None:
    """Lift a peg, and log its first place and its seat."""
    known = False
    for i in range(s.log_base, s.n_log):
        if s.log_peg[i] == peg:
            known = True
    if not known:
        s.log_peg[s.n_log] = peg
        s.log_place[s.n_log] = g.places[peg]
        s.n_log += 1
    s.lifted_seats |= 1 << seat_of(peg)
    clear(r, g, peg)
    g.places[peg] = AIR


@inner
def take_back(r: Record, g: Record, s: Record, mark: int) -> None:
    """Put back every peg lifted since the log had ``mark`` entries."""
    for i in range(mark, s.n_log):
        clear(r, g, s.log_peg[i])
    for i in range(mark, s.n_log):
        put(r, g, s.log_peg[i], s.log_place[i])
    s.n_log = mark


@rare
def moves_up(r: Record, g: Record, s: Record, peg: int, place: int) -> bool:
    """Whether a team peg that lands here moves up to its in-spot, since the peg here stays on its own."""
    owner = seat_of(int(g.peg_at[place]))
    seat = seat_of(peg)
    is_on_its_own = owner != seat and r.in_spot[owner] == place
    return is_on_its_own and r.team[owner] == s.team and r.team[seat] == s.team


@rare
def may_move_up(r: Record, g: Record, peg: int) -> bool:
    """Whether a peg's own in-spot has room for it."""
    guest = int(g.peg_at[r.in_spot[seat_of(peg)]])
    return guest < 0 or (r.bump_chain == 1 and seat_of(guest) != seat_of(peg))


@inner
def set_down(r: Record, g: Record, s: Record, peg: int, place: int) -> bool:
    """Land a lifted peg, then the peg it bumps, and so on (rule 5.7); ``s.team`` is the acting team.

    False if the rules forbid a landing on the peg's own color, on a team peg that is on its in-spot, or a
    bump. The board is then half changed, and the caller takes it back.
    """
    while True:
        other = int(g.peg_at[place]) if 0 <= place < HOME else -1
        if other < 0:
            put(r, g, peg, place)
            return True
        owner = seat_of(other)
        is_own = owner == seat_of(peg)
        if is_own and not r.own_to_start:
            return False
        if r.moves_up_from_in_spot and moves_up(r, g, s, peg, place):
            if not may_move_up(r, g, peg):
                return False
            spot = r.in_spot[seat_of(peg)]
            note(s, NOTE_TO_IN_SPOT, seat_of(peg), place, spot, 0, 0)
            place = spot
            continue
        lift(r, g, s, other)
        put(r, g, peg, place)
        to_start = is_own or r.team[owner] != s.team or r.bump_partner == TO_START
        spot = r.in_spot[owner]
        if not to_start:
            if r.bump_partner == FORBIDDEN:
                return False
            guest = int(g.peg_at[spot])
            if spot == place or (guest >= 0 and seat_of(guest) == owner):
                if not r.bump_if_in_spot_taken and not s.comes_free:
                    return False
                to_start = True
            elif guest >= 0 and not r.bump_chain:
                return False
        if to_start:
            put(r, g, other, START)
            note(s, NOTE_TO_START, owner, place, 0, 0, 0)
            return True
        note(s, NOTE_TO_IN_SPOT, owner, place, spot, 0, 0)
        peg = other
        place = spot


@inner
def move_peg(r: Record, g: Record, s: Record, peg: int, place: int) -> bool:
    """Lift a peg and land it. The log grows; False as in `set_down`."""
    lift(r, g, s, peg)
    return set_down(r, g, s, peg, place)


@inner
def swap_pegs(r: Record, g: Record, s: Record, one: int, other: int) -> None:
    """Swap two pegs on the ring (rule 5.9)."""
    here = int(g.places[one])
    there = int(g.places[other])
    note(s, NOTE_SWAPPED, seat_of(one), here, seat_of(other), there, 0)
    lift(r, g, s, one)
    lift(r, g, s, other)
    put(r, g, one, there)
    put(r, g, other, here)


@inner
def can_move(r: Record, g: Record, s: Record, peg: int, place: int) -> bool:
    """Whether a peg may land on a place, found by trying it."""
    base = s.log_base
    s.log_base = s.n_log
    legal = move_peg(r, g, s, peg, place)
    take_back(r, g, s, s.log_base)
    s.log_base = base
    return legal


@inner
def outcome_key(r: Record, g: Record, s: Record, mark: int) -> int:
    """A key of what the pegs lifted since ``mark`` changed on the board.

    Equal boards have equal keys; different boards have equal keys with a probability of 1 in 2**62.
    """
    key = 0
    for i in range(mark, s.n_log):
        peg = s.log_peg[i]
        seat = seat_of(peg)
        before = s.log_place[i]
        after = int(g.places[peg])
        if before >= 0:
            key ^= r.keys[seat, before]
        if after >= 0:
            key ^= r.keys[seat, after]
    return key


@inner
def rebuild(r: Record, g: Record) -> None:
    """Compute everything in a game record that is derived from its saved part."""
    for hole in range(len(g.peg_at)):
        g.peg_at[hole] = -1
    for seat in range(len(g.homes)):
        g.homes[seat] = 0
        g.ranks[seat] = 0
        for word in range(g.occupied.shape[1]):
            g.occupied[seat, word] = 0
    for seat in range(r.players):
        for i in range(r.pegs):
            peg = PEG_STRIDE * seat + i
            put(r, g, peg, int(g.places[peg]))
        for rank in range(g.hands.shape[1]):
            if g.hands[seat, rank] > 0:
                g.ranks[seat] |= 1 << rank
