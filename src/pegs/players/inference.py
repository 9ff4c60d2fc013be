"""What a seat's last turn says about the cards that it still holds.

A seat with all its pegs in start has just discarded a card that brings none out. Then it most likely had no
card that does: it would have had to play it. Only those it has drawn since may.
"""

from __future__ import annotations

from pegs.core.board import START
from pegs.engine.kernel.apply import pile_of, pile_start
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import PEG_STRIDE, Record

NO_CARD = -1
ALL_NEW = 1 << 8
"""More cards than a hand has."""


@inner
def last_discard(r: Record, v: Record, seat: int) -> int:
    """The rank that a seat discarded in its last turn, or `NO_CARD` if the view doesn't show it."""
    pile = pile_of(r, seat)
    back = 0 if r.own_piles else (v.turn - seat - 1) % r.players
    if back >= v.n_discards[pile]:
        return NO_CARD
    return int(v.cards[pile_start(r, pile) + r.pile_room - v.n_discards[pile] + back])


@inner
def is_all_in_start(r: Record, v: Record, seat: int) -> bool:
    """Whether all of a seat's pegs are in start."""
    waiting = 0
    for peg in range(PEG_STRIDE * seat, PEG_STRIDE * seat + r.pegs):
        if v.places[peg] == START:
            waiting += 1
    return waiting == r.pegs


@inner
def newest_cards(r: Record, v: Record, seat: int) -> int:
    """The most cards of a seat that may bring a peg out: those it has drawn since it last played, or all
    (`ALL_NEW`) if its last turn says nothing.
    """
    if r.must_play_card or r.forfeits or not is_all_in_start(r, v, seat):
        return ALL_NEW
    card = last_discard(r, v, seat)
    if card == NO_CARD or r.out_ranks >> card & 1:
        return ALL_NEW
    if r.draw_two:
        return 2
    return 0 if r.draw_before else 1
