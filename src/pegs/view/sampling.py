"""Samples full states that fit what a seat knows."""

from __future__ import annotations

import random
from dataclasses import replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.core.operations import Drawn, Played
from pegs.engine.game import Game
from pegs.rules.switches import StuckDiscard
from pegs.view.seat_view import CARD_ON_TABLE, SeatView


def sample(view: SeatView, seed: int | str) -> Game:
    """A full state that fits a view, drawn by the seed.

    Unseen cards are shuffled and dealt to the hidden hands, the face-down card, the unseen discards, and
    the draw pile. The state also fits the seat's memory: a reshuffled pile holds only cards that went
    into it. What players' choices reveal about their hands isn't considered. The game has no history.
    """
    chance = random.Random(f"{seed}/sample")
    piles, hidden = [], []
    for number, unseen in enumerate(_unseen(view)):
        chance.shuffle(unseen)
        pile, rest = _take_pile(view, number, unseen)
        piles.append(pile)
        hidden.append(rest)
    hands = tuple(_hand(view, seat, hidden[view.rules.pile_of(seat)]) for seat in range(view.board.players))
    discards = [
        [card if card != UNKNOWN else rest.pop() for card in laid]
        for laid, rest in zip(_discards(view), hidden, strict=True)
    ]
    card = view.card
    if view.phase in CARD_ON_TABLE and card == UNKNOWN:
        card = hidden[view.rules.pile_of(view.player)].pop()
    for pile in piles:
        chance.shuffle(pile)
    position = replace(view.position, hands=hands, card=card, drawn=_drawn(view, hands[view.turn], chance))
    board = view.board
    game = Game.from_position(
        view.ruleset,
        position,
        board.players,
        board.teams,
        seed=f"{seed}/sample",
        piles=piles,
        discard_piles=discards,
        check=False,
    )
    game.dealer = view.dealer
    return game


def _drawn(view: SeatView, hand: Hand, chance: random.Random) -> Rank:
    """The card that the seat to act has just drawn: any of a hidden hand, if the seat has drawn one."""
    if view.rules.stuck_discard is not StuckDiscard.DRAWN or view.turn == view.seat:
        return view.drawn
    last = next((each for each in reversed(view.history) if isinstance(each, Drawn | Played)), None)
    has_drawn = isinstance(last, Drawn) and last.seat == view.turn and any(hand)
    return chance.choice(cards_of(hand)) if has_drawn else UNKNOWN


def _discards(view: SeatView) -> tuple[tuple[Rank, ...], ...]:
    """The discards of each draw pile, with UNKNOWN for those the seat doesn't know."""
    return (view.memory.discards,) if view.rules.bluffing else view.discard_piles


def _unseen(view: SeatView) -> list[list[Rank]]:
    """For each draw pile, the cards of its pack that the seat can't account for."""
    rules, players = view.rules, view.board.players
    remaining = [list(rules.pile_pack(players)) for _ in range(rules.n_piles(players))]
    seen = [(pile, card) for pile, laid in enumerate(_discards(view)) for card in laid]
    seen.append((rules.pile_of(view.player), view.card))
    if view.hand is not None:
        seen += [(rules.pile_of(view.seat), card) for card in cards_of(view.hand)]
    for pile, card in seen:
        if card != UNKNOWN:
            remaining[pile][card] -= 1
    return [cards_of(tuple(counts)) for counts in remaining]


def _take_pile(view: SeatView, number: int, unseen: list[Rank]) -> tuple[list[Rank], list[Rank]]:
    """Divide the unseen cards, in their order, into the draw pile with this number and the rest."""
    size, reshuffled = view.pile_sizes[number], view.memory.reshuffled[number]
    if reshuffled is None:
        return unseen[:size], unseen[size:]
    known = [*reshuffled]
    unknown = view.memory.reshuffled_unknown[number]
    pile: list[Rank] = []
    rest: list[Rank] = []
    for card in unseen:
        if len(pile) < size and known[card] > 0:
            known[card] -= 1
            pile.append(card)
        elif len(pile) < size and unknown > 0:
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
