"""Full states that fit what a seat knows."""

from __future__ import annotations

import random
from dataclasses import replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.engine.game import Game
from pegs.view.seat_view import CARD_ON_TABLE, SeatView


def sample(view: SeatView, seed: int | str) -> Game:
    """A full state that fits a view: unseen cards are dealt by the seed to the hidden hands, the face-down
    card, unseen discards and pile.

    It fits what the seat remembers too: what went into a renewed pile, and only that, is in it. Among the
    states that fit, cards are dealt
    as from a shuffled heap; what players' choices betray of their hands is not weighed. The sampled game has
    no history.
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
    """The discards, UNKNOWN where the seat does not know them."""
    return view.memory.discards if view.rules.bluffing else view.discards


def _unseen(view: SeatView) -> list[Rank]:
    """The cards that the seat sees nowhere."""
    left = list(view.rules.pack(view.board.players))
    seen_cards = [*_discards(view), view.card, *(cards_of(view.hand) if view.hand is not None else ())]
    for card in seen_cards:
        if card != UNKNOWN:
            left[card] -= 1
    return cards_of(tuple(left))


def _take_pile(view: SeatView, unseen: list[Rank]) -> tuple[list[Rank], list[Rank]]:
    """The cards of the pile, and those left over, from the unseen cards in their order."""
    renewed = view.memory.renewed
    if renewed is None:
        return unseen[: view.pile_size], unseen[view.pile_size :]
    room = [*renewed]
    strange = view.memory.strange
    pile: list[Rank] = []
    rest: list[Rank] = []
    for card in unseen:
        if len(pile) < view.pile_size and room[card] > 0:
            room[card] -= 1
            pile.append(card)
        elif len(pile) < view.pile_size and strange > 0:
            strange -= 1
            pile.append(card)
        else:
            rest.append(card)
    return pile, rest


def _hand(view: SeatView, seat: Seat, rest: list[Rank]) -> Hand:
    """A seat's hand: its own, or one dealt from the rest, which grows shorter."""
    if seat == view.seat and view.hand is not None:
        return view.hand
    number = view.hand_sizes[seat]
    dealt, rest[:] = rest[:number], rest[number:]
    return hand_of(dealt)
