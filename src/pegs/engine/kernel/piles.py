"""The draw piles and the discards of a game record, as Python values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pegs.core.board import Board
from pegs.core.cards import RANKS, UNKNOWN, Rank
from pegs.engine.kernel.fields import Fields
from pegs.rules.switches import MAX_CARDS, Rules

Piles = tuple[tuple[Rank, ...], ...]
"""The cards of each pile: one for all players, or one for each seat."""


_RANKS = (*RANKS, UNKNOWN)
"""The rank for each of the kernel's card numbers; UNKNOWN has the last index, -1."""


def ranks_of(cells: Any) -> tuple[Rank, ...]:
    """Cards, as the kernel has them in an array, as ranks."""
    return tuple([_RANKS[number] for number in cells])


def _cells(rules: Rules, board: Board) -> Iterator[tuple[int, slice]]:
    """The cells of ``g.cards`` for each draw pile and its discards, with the pile's number."""
    number = rules.n_piles(board.players)
    room = MAX_CARDS if number == 1 else sum(rules.pile_pack(board.players))
    yield from ((pile, slice(pile * room, (pile + 1) * room)) for pile in range(number))


def read_draw_piles(g: Fields, rules: Rules, board: Board) -> Piles:
    """The draw piles, each from its top."""
    return tuple(ranks_of(g.cards[cells][: g.n_pile[pile]][::-1]) for pile, cells in _cells(rules, board))


def read_discards(g: Fields, rules: Rules, board: Board) -> Piles:
    """The discards of each pile, the oldest first."""
    return tuple(ranks_of(g.cards[cells][::-1][: g.n_discards[pile]]) for pile, cells in _cells(rules, board))


def read_taken(g: Fields, rules: Rules, board: Board) -> Piles:
    """The cards taken from the top of each draw pile since it was full, in order.

    A card that is drawn stays in its cell until a discard or a reshuffle needs it.
    """
    size = sum(rules.pile_pack(board.players))
    return tuple(
        ranks_of(g.cards[cells][g.n_pile[pile] : size][::-1]) for pile, cells in _cells(rules, board)
    )


def write_piles(
    g: Fields,
    rules: Rules,
    board: Board,
    piles: Sequence[Sequence[Rank]],
    discards: Sequence[Sequence[Rank]] = (),
) -> None:
    """Write the draw piles, each from its top, and the discards of each, the oldest first (default: none)."""
    for pile, cells in _cells(rules, board):
        laid = discards[pile] if discards else ()
        g.cards[cells.start : cells.start + len(piles[pile])] = list(piles[pile])[::-1]
        g.cards[cells.stop - len(laid) : cells.stop] = list(laid)[::-1]
        g.n_pile[pile], g.n_discards[pile] = len(piles[pile]), len(laid)
