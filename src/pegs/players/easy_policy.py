"""The policy ``easy``: a beginner, who brings pegs out, tidies home, and bumps, but never looks ahead to what
others may do.

Its weights fix what made families ask about ``greedy``, "Why would it do that?": it left pegs in start, stood
at its own door, passed up chances to bump, and threw good cards away.
"""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.cards import Rank
from pegs.core.turn import Kind
from pegs.engine.kernel.act import act
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import Packed, card_of, kind_of
from pegs.engine.kernel.pegs_on_board import seat_of, take_back
from pegs.players.evaluation import settled
from pegs.players.greedy_policy import holes_done
from pegs.players.observation import UNKNOWN

_HOLE = 24
"""A hole closer to home. Everything else is given in this unit, too."""
_OUT = 10 * _HOLE
"""Bringing a peg out, besides the holes: more than a king's ten steps."""
_SETTLED = 10 * _HOLE
"""A peg that is all the way in."""
_HOME = 8 * _HOLE
"""A peg that gets home, even if not all the way in: no one walks past their own door with it in reach."""
_BUMP = 6 * _HOLE
"""Bumping an opponent, besides the holes that it costs: few children can resist."""
_LOST = _HOLE // 12
"""Each hole that a bumped opponent loses."""
_JOKER = 10 * _HOLE
"""Playing a joker."""
_RARE, _KEY, _SPECIAL, _SMALL = 21, 12, 9, 6
"""What cards are worth keeping, less than a hole each: jokers, those that bring pegs out, those that split or
go back, and those of one to three holes. Half if there are two of them.
"""
DOUBT_ONE_IN = 14
"""Doubt one declaration in this many, whatever it says."""
LIE_ONE_IN = 40
"""In one turn in this many, consider every declaration, with or without the card."""
_SMALL_COUNTS = 0b111
_DISCARD = int(Kind.DISCARD)
_JOKER_RANK = int(Rank.JOKER)


@inner
def settled_in_team(r: Record, v: Record, s: Record) -> int:
    """The acting team's pegs that are all the way in."""
    number = 0
    for seat in range(r.players):
        if r.team[seat] == s.team:
            number += settled(r, v, seat)
    return number


@inner
def worth_keeping(r: Record, v: Record, card: int) -> int:
    """What it costs to spend a card of the seat to act."""
    cost = 0
    if r.jump_from[card] or r.spot_from[card] or r.send[card]:
        cost = _RARE
    elif r.out[card]:
        cost = _KEY
    elif r.backward[card] or r.split[card]:
        cost = _SPECIAL
    elif r.forward[card] & _SMALL_COUNTS:
        cost = _SMALL
    return cost if v.hands[v.turn, card] == 1 else cost // 2


@inner
def value_of_moves(r: Record, v: Record, s: Record) -> int:
    """What the moves of the turn just made on the board bring the team."""
    value = 0
    for i in range(s.n_log):
        peg = s.log_peg[i]
        seat = seat_of(peg)
        before = int(s.log_place[i])
        after = int(v.places[peg])
        gain = holes_done(r, seat, after) - holes_done(r, seat, before)
        if r.team[seat] == s.team:
            value += _HOLE * gain
            if before == START:
                value += _OUT
            if after == START:
                value -= _OUT
            if before < HOME <= after:
                value += _HOME
        elif after == START:
            value += _BUMP - _LOST * gain
    return value


@inner
def score_for_beginners(r: Record, v: Record, s: Record, turn: Packed) -> int:
    """How much a beginner likes a turn."""
    before = settled_in_team(r, v, s)
    s.n_log = 0
    act(r, v, s, turn)
    value = value_of_moves(r, v, s) + _SETTLED * (settled_in_team(r, v, s) - before)
    take_back(r, v, s, 0)
    card = card_of(turn)
    if card != UNKNOWN:
        value -= worth_keeping(r, v, card)
        if card == _JOKER_RANK and kind_of(turn) != _DISCARD:
            value -= _JOKER
    return value
