"""What one seat may know of a game, written by an allow list; and full states that fit what it knows.

What is not named here is not in a view: a new field of the game stays hidden until somebody lists it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pegs.board import Board, Seat
from pegs.cards import UNKNOWN, Hand, Rank, cards_of, hand_of
from pegs.engine.game import Game
from pegs.engine.operations import (
    Accepted,
    CountedStuck,
    Dealt,
    DeclinedExtra,
    Doubted,
    Drawn,
    Forgot,
    GainedExtra,
    Moved,
    Operation,
    Penalized,
    Played,
    Reshuffled,
    Revealed,
    SatOut,
    SentToInSpot,
    SentToStart,
    Swapped,
    TookExtra,
    Won,
)
from pegs.position import Pegs, Phase, Position
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.turn import Turn

_OPEN = (
    *(Moved, SentToStart, SentToInSpot, Swapped),
    *(Accepted, Doubted, Revealed, Penalized, GainedExtra, TookExtra, DeclinedExtra),
    *(Forgot, SatOut, CountedStuck, Won),
)
"""What everybody sees whole."""
_CARD_ON_TABLE = (Phase.DOUBT, Phase.PENALTY, Phase.MOVE)
"""The phases in which a card lies face down, or lies shown, and does not belong to the discards yet."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat remembers of cards that nobody can look at any more.

    ``discards`` are the discards that lie face down, the oldest first, UNKNOWN where it never saw them.
    ``renewed`` are the cards
    it knows to have gone into the draw pile when that was last renewed, less those it has drawn since itself,
    and ``strange`` is how many
    more went in that it had not seen; ``renewed`` is None where the pile has not been renewed.
    """

    discards: tuple[Rank, ...] = ()
    renewed: Hand | None = None
    strange: int = 0


@dataclass(frozen=True, slots=True)
class SeatView:
    """A game as one seat sees it.

    ``hand`` is None where not even the seat's own cards are known (a position of which nobody told them).
    ``card`` is the card laid face
    down, where the seat knows it. ``discards`` are those that lie face up. ``legal_turns`` are there where it
    is this seat's turn.
    ``history`` is what the seat saw happen, other players' cards as UNKNOWN.
    """

    ruleset: RuleSet
    board: Board
    seat: Seat
    turn: Seat
    phase: Phase
    pegs: Pegs
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]
    player: Seat
    declared: Rank
    card: Rank
    loser: Seat
    due: int
    draws: int
    pile_size: int
    discard_count: int
    discards: tuple[Rank, ...]
    dealer: Seat | None
    winner: int | None
    legal_turns: tuple[Turn, ...]
    memory: Memory
    history: tuple[Operation, ...]

    @property
    def rules(self) -> Rules:
        """The switches of the rule set."""
        return self.ruleset.rules

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has a decision to make."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def position(self) -> Position:
        """The position with other hands as numbers of cards."""
        hands: list[Hand | int] = list(self.hand_sizes)
        if self.hand is not None:
            hands[self.seat] = self.hand
        return Position(
            pegs=self.pegs,
            turn=self.turn,
            hands=tuple(hands),
            stuck=self.stuck,
            extra=self.extra,
            owed=self.owed,
            forfeit=self.forfeit,
            phase=self.phase,
            player=self.player,
            card=self.card,
            declared=self.declared,
            loser=self.loser,
            due=self.due,
            draws=self.draws,
        )


def seen(rules: Rules, seat: Seat, operations: Iterable[Operation]) -> tuple[Operation, ...]:
    """What a seat sees of operations: cards of other hands as UNKNOWN."""
    return tuple(_seen(rules, seat, operation) for operation in operations)


def view_of(game: Game, seat: Seat) -> SeatView:
    """What a seat may know of a game now."""
    position = game.position
    hand = position.hands[seat]
    history = seen(game.rules, seat, game.history)
    phase = position.phase
    on_table = phase in _CARD_ON_TABLE
    face_up = not game.rules.bluffing
    return SeatView(
        ruleset=game.ruleset,
        board=game.board,
        seat=seat,
        turn=position.turn,
        phase=phase,
        pegs=position.pegs,
        hand=None if isinstance(hand, int) else hand,
        hand_sizes=tuple(position.hand_size(other) for other in range(game.players)),
        stuck=position.stuck,
        extra=position.extra,
        owed=position.owed,
        forfeit=position.forfeit,
        player=position.player if on_table else -1,
        declared=position.declared if on_table else UNKNOWN,
        card=_card_known(position, seat, history) if on_table else UNKNOWN,
        loser=position.loser if phase is Phase.PENALTY else -1,
        due=position.due,
        draws=position.draws,
        pile_size=len(game.pile),
        discard_count=len(game.discards),
        discards=game.discards if face_up else (),
        dealer=game.dealer,
        winner=game.outcome.winner,
        legal_turns=game.legal_turns() if position.turn == seat and not isinstance(hand, int) else (),
        memory=_remember(seat, history, 0 if face_up else len(game.discards), on_table),
        history=history,
    )


def _seen(rules: Rules, seat: Seat, operation: Operation) -> Operation:
    match operation:
        case Dealt(other, cards):
            return operation if other == seat else Dealt(other, (UNKNOWN,) * len(cards))
        case Drawn(other, _):
            return operation if other == seat else Drawn(other, UNKNOWN)
        case Played(other, _, declared, kind):
            open_ = other == seat or not rules.bluffing
            return operation if open_ else Played(other, UNKNOWN, declared, kind)
        case Reshuffled(order):
            return Reshuffled((UNKNOWN,) * len(order))
        case _ if isinstance(operation, _OPEN):
            return operation
    raise TypeError(f"nobody has said who may see {operation!r}")


def _card_known(position: Position, seat: Seat, history: Sequence[Operation]) -> Rank:
    """The card on the table, where a seat knows it: its own, or one that has been shown."""
    if seat == position.player or position.phase is Phase.PENALTY:
        return position.card
    if position.phase is Phase.MOVE:
        for operation in reversed(history):
            if isinstance(operation, Played):
                break
            if isinstance(operation, Revealed):
                return position.card
    return UNKNOWN


def _remember(seat: Seat, history: Sequence[Operation], number: int, on_table: bool) -> Memory:
    """Go through what a seat saw, card by card; ``number`` discards lie face down."""
    discards: list[Rank] = []
    table: list[Rank] = []  # the last card played: in bluffing it joins the discards when the turn is over
    renewed: list[int] | None = None
    strange = 0
    for operation in history:
        match operation:
            case Played(_, card, _, _):
                discards += table
                table = [card]
            case Revealed(_, card):
                table = [card]
            case Reshuffled(order):
                known = [card for card in [*discards, *table] if card != UNKNOWN]
                renewed, strange = list(hand_of(known)), len(order) - len(known)
                discards, table = [], []
            case Drawn(other, card) if other == seat and renewed is not None:
                if renewed[card] > 0:
                    renewed[card] -= 1
                else:
                    strange -= 1
    if not on_table:
        discards += table
    unseen = (UNKNOWN,) * (number - len(discards))  # those from before the history began
    lying = (*unseen, *discards[len(discards) - number :]) if number else ()
    return Memory(lying, None if renewed is None else tuple(renewed), max(strange, 0))


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
    if view.phase in _CARD_ON_TABLE and card == UNKNOWN:
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
