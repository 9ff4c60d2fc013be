"""A seat's view completed in the kernel: the hidden cards, dealt at random to where they must be."""

from __future__ import annotations

from typing import Any

from pegs.core.cards import N_RANKS
from pegs.engine.kernel.apply import pile_of, pile_start, shuffle
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record
from pegs.players.inference import newest_cards


@inner
def count_hidden(r: Record, v: Record, hidden: Any) -> None:
    """Count the cards that the view doesn't show, by draw pile and rank.

    It shows a seat its own hand, and the discards that lie face up.
    """
    for pile in range(r.players if r.own_piles else 1):
        for rank in range(N_RANKS):
            hidden[pile, rank] = r.pack[rank]
            for seat in range(r.players):
                if pile_of(r, seat) == pile:
                    hidden[pile, rank] -= v.hands[seat, rank]
        top = pile_start(r, pile) + r.pile_room - 1
        for i in range(v.n_discards[pile]):
            hidden[pile, v.cards[top - i]] -= 1


@inner
def deal_hidden(r: Record, w: Record, hidden: Any) -> None:
    """Deal the hidden cards (`count_hidden`) in ``w``, a copy of a view, as ``w.chance`` has it.

    They go to the other hands, and the rest are the draw piles. After a reshuffle a seat may know more about
    the draw pile than these cards say (`pegs.view.sampling`); that is left out.
    """
    for pile in range(r.players if r.own_piles else 1):
        gather(r, w, hidden, pile)
        shuffle(r, w, pile)
        for seat in range(r.players):
            if pile_of(r, seat) == pile:
                take_cards(r, w, pile, seat)


@inner
def gather(r: Record, w: Record, hidden: Any, pile: int) -> None:
    """Make all hidden cards of a pile's pack the pile."""
    start = pile_start(r, pile)
    number = 0
    for rank in range(N_RANKS):
        for _ in range(hidden[pile, rank]):
            w.cards[start + number] = rank
            number += 1
    w.n_pile[pile] = number


@inner
def take_cards(r: Record, w: Record, pile: int, seat: int) -> None:
    """Give a seat as many cards from the top of a pile as are hidden in its hand.

    The first ones are those that it has just drawn. What its last turn says about the others decides which it
    can take.
    """
    start = pile_start(r, pile)
    newest = newest_cards(r, w, seat)
    for i in range(min(int(w.hidden[seat]), int(w.n_pile[pile]))):
        if i >= newest:
            raise_other(w, start, start + w.n_pile[pile] - 1, r.out_ranks & ~r.joker_exempt)
        w.n_pile[pile] -= 1
        card = int(w.cards[start + w.n_pile[pile]])
        w.hands[seat, card] += 1
        w.ranks[seat] |= 1 << card
    w.hidden[seat] = 0


@inner
def raise_other(w: Record, bottom: int, top: int, ranks: int) -> None:
    """Exchange the top card of a pile for the next one that isn't of these ranks, if there is one."""
    for i in range(top, bottom - 1, -1):
        card = w.cards[i]
        if not ranks >> card & 1:
            w.cards[i] = w.cards[top]
            w.cards[top] = card
            return
