"""How the nets' players declare and doubt in bluffing: by mixed strategies, which nobody can read.

In equilibrium, a player lies just often enough that a doubt wins as much as it loses, and doubts just often
enough that a lie does. The board shows what either side has at stake, so both chances follow from it. But
with that many lies and doubts, pegs go back to start faster than they come home, and games never end. So lies
and doubts are only a quarter as frequent, except for doubts of the ranks that are most worth lying about. A
player who lies all the time gets away with much of it.
"""

from __future__ import annotations

from pegs.core.board import START
from pegs.core.cards import N_RANKS, Rank
from pegs.core.turn import Kind
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.engine.kernel.movegen import list_power, survey
from pegs.engine.kernel.packed_turn import (
    DISCARD,
    Packed,
    card_of,
    declared_of,
    head_of,
    header,
    kind_of,
    step_bits,
    turn_at,
    turn_of,
)
from pegs.engine.kernel.rng import below
from pegs.players.greedy_policy import holes_done
from pegs.players.hint_terms import CERTAIN
from pegs.players.hints_policy import furthest
from pegs.players.net import chance_to_win, logit
from pegs.players.net_policy import describe

_DECLARE = int(Kind.DECLARE)
_UNKNOWN = int(Rank.UNKNOWN)
NO_LIE = -1
_SHARE = 0.25
"""The frequency of lies and doubts, as a share of that in equilibrium."""
_SUSPICION = 8
"""How many times more often the ranks that people lie about most are doubted."""
_CAUTION = 1.5
"""The factor by which a liar overestimates the chance of a doubt."""
_DRAWS = 1 << 20


@inner
def at_stake(r: Record, v: Record, seat: int) -> int:
    """The holes that a seat may lose by a doubt: its farthest peg's, and the cost of bringing it out."""
    return furthest(r, v, seat) + r.ring // 4


@inner
def is_powerful(r: Record, rank: int) -> bool:
    """Whether a rank does what a joker does: land on an opponent's peg anywhere, or send it to start."""
    return r.jump_from[rank] != 0 or r.send[rank] != 0


@inner
def chance_of_doubt(r: Record, v: Record, liar: int, rank: int, holds: int) -> float:
    """How often the opponents of a seat, together, doubt that it has a rank.

    ``holds`` is how likely it is to have one, as a fraction of `CERTAIN`.
    """
    gain = r.ring // 8
    share = _SHARE
    if is_powerful(r, rank):
        gain = r.ring // 4
        share *= _SUSPICION
    return share * gain * (CERTAIN - holds) / (CERTAIN * (gain + at_stake(r, v, liar)))


@inner
def doubts(r: Record, v: Record, work: Record) -> bool:
    """Whether the seat to act doubts a declaration: if it has all cards of the rank, or else now and then."""
    rank = int(v.declared)
    held = 0 if r.own_piles else int(v.hands[int(v.turn), rank])
    left = r.pack[rank] - held
    if left <= 0:
        return True
    holds = work.holds[rank] * left // r.pack[rank]
    opponents = r.players - r.players // r.teams
    chance = chance_of_doubt(r, v, int(v.player), rank, holds) / opponents
    return below(work.chance, _DRAWS) < chance * _DRAWS


@inner
def may_lie(r: Record, v: Record, work: Record) -> bool:
    """Whether the seat to act considers a lie now; the more its opponents have at stake, the more often."""
    own = int(v.turn)
    wins = at_stake(r, v, own) + r.ring // 8
    loses = wins + r.ring
    for seat in range(r.players):
        if r.team[seat] != r.team[own]:
            loses = min(loses, at_stake(r, v, seat))
    return below(work.chance, _DRAWS) < _SHARE * loses / (loses + wins) * _DRAWS


@inner
def chance_after(r: Record, v: Record, s: Record, work: Record, net: Record, turn: Packed) -> float:
    """How likely the net thinks the acting team is to win after a turn."""
    describe(r, v, s, work, turn)
    return chance_to_win(float(logit(net, work)))


@inner
def card_to_lay(r: Record, v: Record, s: Record, work: Record, net: Record) -> int:
    """The rank that the hand of the seat to act can best spare."""
    best = _UNKNOWN
    best_chance = -1.0
    for rank in range(N_RANKS):
        if v.hands[int(v.turn), rank] > 0:
            chance = chance_after(r, v, s, work, net, turn_of(header(DISCARD, rank, _UNKNOWN), 0))
            if chance > best_chance:
                best = rank
                best_chance = chance
    return best


@inner
def chance_if_caught(r: Record, v: Record, s: Record, work: Record, net: Record, card: int) -> float:
    """The chance of winning after losing a card and the farthest peg."""
    own = int(v.turn)
    most = 0
    step = 0
    for peg in range(PEG_STRIDE * own, PEG_STRIDE * own + r.pegs):
        done = holes_done(r, own, int(v.places[peg]))
        if done > most:
            most = done
            step = step_bits(peg, START)
    return chance_after(r, v, s, work, net, turn_of(head_of(header(DISCARD, card, _UNKNOWN), step, 0), 0))


@inner
def chance_if_believed(
    r: Record, v: Record, s: Record, work: Record, net: Record, card: int, rank: int
) -> float:
    """The chance of winning after laying a card and making the best move of a rank.

    The list of turns stays as it was; the memory after its end is overwritten.
    """
    start = int(s.n_turns)
    survey(r, v, s, 1 << rank)
    list_power(r, v, s, card, rank, rank)
    best = 0.0
    for i in range(start, s.n_turns):
        best = max(best, chance_after(r, v, s, work, net, turn_at(s, i)))
    s.n_turns = start
    return best


@inner
def find_lie(r: Record, v: Record, s: Record, work: Record, net: Record, honest: float) -> int:
    """The index of the best lie, or NO_LIE if none promises more than ``honest``, the best turn's chance."""
    card = card_to_lay(r, v, s, work, net)
    caught = chance_if_caught(r, v, s, work, net, card)
    best = NO_LIE
    best_chance = honest
    for i in range(s.n_turns):
        turn = turn_at(s, i)
        rank = declared_of(turn)
        if kind_of(turn) != _DECLARE or card_of(turn) != card or rank == card:
            continue
        doubted = min(_CAUTION * chance_of_doubt(r, v, int(v.turn), rank, int(work.holds[rank])), 1.0)
        believed = chance_if_believed(r, v, s, work, net, card, rank)
        chance = believed + doubted * (caught - believed)
        if chance > best_chance:
            best = i
            best_chance = chance
    return best
