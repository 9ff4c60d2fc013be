"""A seat's view in the kernel: a game record with only the fields copied here, so all others stay empty."""

from __future__ import annotations

from pegs.core.cards import Rank
from pegs.core.position import Phase
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import PEG_STRIDE, Record

UNKNOWN = int(Rank.UNKNOWN)
_PENALTY = int(Phase.PENALTY)


@inner
def copy_pegs(r: Record, g: Record, v: Record) -> None:
    """Copy the board, which everyone sees."""
    for seat in range(r.players):
        for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
            v.places[peg] = g.places[peg]
        for word in range(r.words):
            v.occupied[seat, word] = g.occupied[seat, word]
        v.homes[seat] = g.homes[seat]
    for hole in range(r.ring):
        v.peg_at[hole] = g.peg_at[hole]


@inner
def copy_hands(r: Record, g: Record, v: Record) -> None:
    """Copy the hand of the seat to act, and of the others only the number of their cards."""
    for seat in range(r.players):
        own = seat == g.turn
        number = 0
        for rank in range(g.hands.shape[1]):
            held = int(g.hands[seat, rank])
            number += held
            v.hands[seat, rank] = held if own else 0
        v.ranks[seat] = g.ranks[seat] if own else 0
        v.hidden[seat] = g.hidden[seat] if own else g.hidden[seat] + number


@inner
def copy_discards(r: Record, g: Record, v: Record) -> None:
    """Copy the discards, which lie face up except in bluffing."""
    for pile in range(r.players if r.own_piles else 1):
        v.n_discards[pile] = 0 if r.bluffing else g.n_discards[pile]
        top = (pile + 1) * r.pile_room - 1
        for card in range(top, top - v.n_discards[pile], -1):
            v.cards[card] = g.cards[card]


@inner
def observe(r: Record, g: Record, v: Record) -> None:
    """Write to ``v`` what the seat to act in ``g`` may know.

    A card played face down is known to its player, and to everyone once it has been revealed.
    """
    v.turns_played = g.turns_played
    v.turn = g.turn
    v.phase = g.phase
    v.player = g.player
    v.card = g.card if g.turn == g.player or g.phase == _PENALTY else UNKNOWN
    v.declared = g.declared
    v.loser = g.loser
    v.due = g.due
    v.draws = g.draws
    v.drawn = g.drawn
    v.winner = g.winner
    for seat in range(r.players):
        v.n_pile[seat] = g.n_pile[seat]
        v.stuck[seat] = g.stuck[seat]
        v.extra[seat] = g.extra[seat]
        v.owed[seat] = g.owed[seat]
        v.forfeit[seat] = g.forfeit[seat]
    copy_pegs(r, g, v)
    copy_hands(r, g, v)
    copy_discards(r, g, v)
