"""Merging turns of one card that leave the same board; the one with the smallest text stays."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.engine.kernel.act import act
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import MERGE_SLOTS, Record
from pegs.engine.kernel.packed_turn import (
    BUMPED,
    DISCARD,
    LONG,
    SPLIT,
    SWAP,
    Packed,
    card_of,
    comes_before,
    declared_of,
    kind_of,
    peg_in,
    put_turn,
    step_at,
    target_in,
    turn_at,
)
from pegs.engine.kernel.pegs_on_board import outcome_key, seat_of, take_back

_MIN_SLOTS = 1 << 7
"""Slots for a short list. Tables have about twice as many as turns, so that they stay in the cache."""
_MIX = 0x1545F4914F6CDD
"""An odd constant that spreads cards over the bits of a key."""
_WORD = (1 << 61) - 1


@small
def hits_no_team_peg(r: Record, g: Record, s: Record, target: int) -> bool:
    """Whether a landing hits no peg, or an opponent's, which can only go to start."""
    other = int(g.peg_at[target]) if target < HOME else -1
    return other < 0 or r.team[seat_of(other)] != s.team


@small
def is_plain(r: Record, g: Record, s: Record, turn: Packed, kind: int) -> bool:
    """Whether a turn's outcome follows from its landings, taken one by one."""
    first = step_at(turn, 0)
    target = target_in(first)
    if kind == SWAP or target == START or not hits_no_team_peg(r, g, s, target):
        return False
    if kind != SPLIT:
        return True
    step = step_at(turn, 1)
    if turn[0] & LONG or step & BUMPED:
        return False
    second = target_in(step)
    if second == target or second == g.places[peg_in(first)] or g.places[peg_in(step)] == target:
        return False
    return hits_no_team_peg(r, g, s, second)


@small
def plain_key(r: Record, g: Record, peg: int, target: int) -> int:
    """The key of what one plain landing changes on the board."""
    seat = seat_of(peg)
    place = int(g.places[peg])
    key = r.keys[seat, target]
    if place >= 0:
        key ^= r.keys[seat, place]
    if target < HOME:
        other = int(g.peg_at[target])
        if other >= 0:
            key ^= r.keys[seat_of(other), target]
    return key


@inner
def outcome_of(r: Record, g: Record, s: Record, turn: Packed) -> int:
    """The key of a turn's card and the board it leaves."""
    kind = kind_of(turn)
    if kind == DISCARD:
        return -1 - card_of(turn)
    if is_plain(r, g, s, turn, kind):
        first = step_at(turn, 0)
        key = plain_key(r, g, peg_in(first), target_in(first))
        if kind == SPLIT:
            second = step_at(turn, 1)
            key ^= plain_key(r, g, peg_in(second), target_in(second))
    else:
        s.n_log = 0
        act(r, g, s, turn)
        key = outcome_key(r, g, s, 0)
        take_back(r, g, s, 0)
    return key ^ (card_of(turn) << 4 | declared_of(turn) + 1) * _MIX & _WORD


@small
def slot_for(s: Record, key: int, mask: int) -> int:
    """The slot of the turn with a key, or the empty one where it belongs, among ``mask`` + 1 slots."""
    slot = (key ^ key >> 29) & mask
    while s.slots[slot] and s.keys[int(s.slots[slot]) - 1] != key:
        slot = (slot + 1) & mask
    return slot


@inner
def dedupe(r: Record, g: Record, s: Record, start: int) -> None:
    """Merge equal turns among those listed from ``start`` on, in the order of each outcome's first turn."""
    last = s.n_turns
    slots = _MIN_SLOTS
    while slots < 2 * (last - start) and slots < MERGE_SLOTS:
        slots *= 2
    for slot in range(slots):
        s.slots[slot] = 0
    s.n_turns = start
    for i in range(start, last):
        turn = turn_at(s, i)
        key = outcome_of(r, g, s, turn)
        slot = slot_for(s, key, slots - 1)
        if not s.slots[slot]:
            put_turn(s, s.n_turns, turn)
            s.keys[s.n_turns] = key
            s.n_turns += 1
            s.slots[slot] = s.n_turns
        else:
            known = int(s.slots[slot]) - 1
            if comes_before(r, g, turn, turn_at(s, known)):
                put_turn(s, known, turn)
