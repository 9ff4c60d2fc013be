"""Encodes cards and boards for messages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pegs.core.board import Board
from pegs.core.cards import Hand, Rank, cards_of
from pegs.protocol.game_view import BoardShape
from pegs.protocol.wire_operations import card_text


def card_letters(cards: Iterable[Rank]) -> tuple[str, ...]:
    """The letters of some cards."""
    return tuple(map(card_text, cards))


@lru_cache(4096)
def hand_letters(hand: Hand) -> tuple[str, ...]:
    """The letters of a hand's cards. Most hands are sent again with the next turn."""
    return card_letters(cards_of(hand))


@lru_cache(64)
def board_shape(board: Board) -> BoardShape:
    """The board's shape for a message."""
    return BoardShape(
        players=board.players,
        teams=board.teams,
        sides=board.sides,
        side_length=board.side_length,
        in_spot=board.in_spot,
        out_spot=board.out_spot,
        home_length=board.home_length,
        pegs=board.pegs,
        letters=board.letters,
        sides_of_seats=board.sides_of_seats,
    )
