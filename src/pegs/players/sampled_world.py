"""Sampled worlds, in the kernel: a seat's view with the hidden cards dealt at random."""

from __future__ import annotations

from typing import Any

from pegs.core.cards import N_RANKS
from pegs.engine.kernel.apply import pile_of, pile_start, shuffle
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.rng import below
from pegs.players.hint_terms import CERTAIN

_MAX_PICKS = 32
"""The most picks; then any card will do."""


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
def deal_hidden(r: Record, w: Record, hidden: Any, kept: Any, likelihoods: Any) -> None:
    """Deal the hidden cards (`count_hidden`) in ``w``, a copy of a view, with the random stream ``w.chance``.

    They fill the other hands, and the rest become the draw piles. A seat's first ``kept`` cards are those
    that it had before its last turn; ``likelihoods`` (fractions of `CERTAIN`) say how likely each rank is
    among them.
    After a reshuffle, a seat may know more about the draw pile than these counts show (`pegs.view.sampling`);
    that's ignored here.
    """
    for pile in range(r.players if r.own_piles else 1):
        gather(r, w, hidden, pile)
        for seat in range(r.players):
            if pile_of(r, seat) == pile:
                take_cards(r, w, pile, seat, int(kept[seat]), likelihoods[seat])
        shuffle(r, w, pile)


@inner
def gather(r: Record, w: Record, hidden: Any, pile: int) -> None:
    """Put all hidden cards of a pile's pack on the pile."""
    start = pile_start(r, pile)
    number = 0
    for rank in range(N_RANKS):
        for _ in range(hidden[pile, rank]):
            w.cards[start + number] = rank
            number += 1
    w.n_pile[pile] = number


@inner
def pick_card(w: Record, start: int, number: int, likelihoods: Any) -> int:
    """Pick one of ``number`` cards with the likelihoods of their ranks; return its index."""
    at = start
    for _ in range(_MAX_PICKS):
        at = start + below(w.chance, number)
        if below(w.chance, CERTAIN) < likelihoods[w.cards[at]]:
            return at
    return at


@inner
def take_cards(r: Record, w: Record, pile: int, seat: int, kept: int, likelihoods: Any) -> None:
    """Give a seat one card from a pile for each hidden card in its hand."""
    start = pile_start(r, pile)
    for i in range(min(int(w.hidden[seat]), int(w.n_pile[pile]))):
        number = int(w.n_pile[pile])
        at = pick_card(w, start, number, likelihoods) if i < kept else start + below(w.chance, number)
        card = int(w.cards[at])
        w.n_pile[pile] = number - 1
        w.cards[at] = w.cards[start + number - 1]
        w.hands[seat, card] += 1
        w.ranks[seat] |= 1 << card
    w.hidden[seat] = 0
