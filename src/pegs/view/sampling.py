"""Samples full states that fit what a seat knows."""

from __future__ import annotations

import random
from dataclasses import replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.engine.game import Game
from pegs.view.seat_view import CARD_ON_TABLE, SeatView


def sample(view: SeatView, seed: int | str) -> Game:
    """A full state that fits a view, drawn by the seed.

    Unseen cards are shuffled and dealt to the hidden hands, the face-down card, the unseen discards, and
    the draw pile. The state also fits the seat's memory: a reshuffled pile holds only cards that went
    into it. What players' choices reveal about their hands isn't considered. The game has no history.
    """
    chance = random.Random(f"{seed}/sample")
    unseen = _unseen(view)
    chance.shuffle(unseen)
    pile, rest = _take_pile(view, unseen)
    hands = tuple(_hand(view, seat, rest) for seat in range(view.board.players))
    discards = tuple(card if card != UNKNOWN else rest.pop() for card in _discards(view))
    card = view.card
    if view.phase in CARD_ON_TABLE and card == UNKNOWN:
        card = rest.pop()
    chance.shuffle(pile)
    position = replace(view.position, hands=hands, card=card)
    board = view.board
    game = Game.from_position(
        view.ruleset,
        position,
        board.players,
        board.teams,
        seed=f"{seed}/sample",
        pile=pile,
        discards=discards,
    )
    game.dealer = view.dealer
    return game


def _discards(view: SeatView) -> tuple[Rank, ...]:
    """The discards, with UNKNOWN for those the seat doesn't know."""
    return view.memory.discards if view.rules.bluffing else view.discards


def _unseen(view: SeatView) -> list[Rank]:
    """The cards of the pack that the seat can't account for."""
    remaining = list(view.rules.pack(view.board.players))
    seen_cards = [*_discards(view), view.card, *(cards_of(view.hand) if view.hand is not None else ())]
    for card in seen_cards:
        if card != UNKNOWN:
            remaining[card] -= 1
    return cards_of(tuple(remaining))


def _take_pile(view: SeatView, unseen: list[Rank]) -> tuple[list[Rank], list[Rank]]:
    """Divide the unseen cards, in their order, into the draw pile and the rest."""
    reshuffled = view.memory.reshuffled
    if reshuffled is None:
        return unseen[: view.pile_size], unseen[view.pile_size :]
    known = [*reshuffled]
    unknown = view.memory.reshuffled_unknown
    pile: list[Rank] = []
    rest: list[Rank] = []
    for card in unseen:
        if len(pile) < view.pile_size and known[card] > 0:
            known[card] -= 1
            pile.append(card)
        elif len(pile) < view.pile_size and unknown > 0:
            unknown -= 1
            pile.append(card)
        else:
            rest.append(card)
    return pile, rest


def _hand(view: SeatView, seat: Seat, rest: list[Rank]) -> Hand:
    """A seat's hand: the known one, or one taken from ``rest``."""
    if seat == view.seat and view.hand is not None:
        return view.hand
    number = view.hand_sizes[seat]
    dealt, rest[:] = rest[:number], rest[number:]
    return hand_of(dealt)
