"""The game as one viewer may see it: a seat's own view, or the public one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from msgspec import defstruct
from msgspec.structs import asdict, fields

from pegs.core.board import Seat
from pegs.core.cards import Rank
from pegs.core.operations import CountedStuck, DiscardedHand, Drawn, Operation, Played, Reshuffled
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.protocol.game_view import GameView, PublicGame
from pegs.protocol.wire_operations import known_card
from pegs.rules.switches import StuckDiscard
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.encode import card_letters, hand_letters
from pegs.table.lessons import only_right
from pegs.table.open_hands import late_hands, may_see
from pegs.table.options import NOTHING, Offered, TurnList, offered
from pegs.table.state import State
from pegs.table.viewer import Viewer
from pegs.view import (
    PublicView,
    SeatView,
    card_just_drawn,
    card_on_table,
    known_hand,
    public_view,
    view_of,
)

SHOWN_DISCARDS = 8


OwnGame: Any = defstruct(
    "OwnGame",
    [(each.name, each.type) for each in fields(GameView) if each.name not in PublicGame.__struct_fields__],
    frozen=True,
)
"""The part of `GameView` that depends on the viewer."""


class Observers:
    """The views of one game. What everyone sees at a version is computed once, and so are its options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._offered = (-1, NOTHING)
        self._turns: tuple[int, dict[Seat, TurnList]] = (-1, {})
        self._public: tuple[int, PublicGame | None] = (-1, None)

    def view(self, seat: Seat) -> SeatView:
        """What a seat sees now, with all it remembers. This reads the whole history."""
        return view_of(self.game, seat)

    def offered(self, version: int, decision: Game) -> Offered:
        """The options of the seat to act at a version of the table, in the game in which it chooses."""
        if self._offered[0] != version:
            self._offered = (version, offered(decision))
        return self._offered[1]

    def turns(self, version: int, seat: Seat, decision: Game) -> TurnList:
        """All legal turns of a seat at a version of the table, in the game in which the seat to act chooses.

        For a seat that isn't to act: those that would be legal if it were its turn to play a card.
        """
        if self._turns[0] != version:
            self._turns = (version, {})
        turns = self._turns[1]
        if seat not in turns:
            turns[seat] = TurnList(decision if seat == decision.turn else self.game.as_turn_of(seat))
        return turns[seat]

    def public(self, version: int, began: ev.GameBegan, real_card: str | None) -> PublicGame:
        """What everyone sees at a version of the table."""
        if self._public[0] == version and self._public[1] is not None:
            return self._public[1]
        public = _public(self.game, public_view(self.game), began, real_card)
        self._public = (version, public)
        return public


@dataclass(frozen=True, slots=True)
class Projection:
    """A table's game for its viewers."""

    state: State
    observers: Observers | None

    def game(self, viewer: Viewer) -> GameView | None:
        """The game as a viewer may see it; None before the first deal."""
        public = self.public()
        return None if public is None else GameView(**asdict(public), **asdict(self.own(viewer)))

    def public(self) -> PublicGame | None:
        """The part of the game that everyone sees; None before the first deal."""
        if self.observers is None or self.state.began is None:
            return None
        return self.observers.public(self.state.version, self.state.began, self.state.real_card)

    def own(self, viewer: Viewer) -> OwnGame:
        """The part of the game that only a viewer sees, once a game has been dealt."""
        assert self.observers is not None
        game, seat = self.observers.game, viewer.seat
        card = known_card(card_on_table(game, seat))
        if seat is None:
            nothing: dict[str, Any] = {"options": (), "landings": (), "has_all_options": True}
            late = late_hands(game) if may_see(self.state, viewer) else None
            return OwnGame(
                card=card,
                hand=None,
                acts_for=None,
                helps=(),
                late_hands=late,
                discards_hand=False,
                drawn=None,
                **nothing,
            )
        decision = self.state.decision if self._is_choosing(seat) else None
        hand = known_hand(decision or game, decision.turn if decision else seat)
        offered = self._offered(decision) if decision else NOTHING
        movers = offered.movers
        return OwnGame(
            card=card,
            hand=None if hand is None else hand_letters(hand),
            acts_for=_acts_for(seat, movers) if game.turn == seat else seat,
            helps=tuple(other for other in movers if other != seat and _same_team(game, seat, other)),
            options=offered.options,
            landings=offered.landings,
            has_all_options=offered.is_complete,
            late_hands=None,
            discards_hand=_discards_hand(game, offered),
            drawn=known_card(card_just_drawn(game, seat)),
        )

    def _is_choosing(self, seat: Seat) -> bool:
        """Whether a seat's person can choose a turn now: their own, or anyone's with real cards."""
        if self.state.stage != "playing" or self.state.instruction is not None:
            return False
        return self.state.running.turn == seat or self.state.has_real_cards

    def _offered(self, game: Game) -> Offered:
        """What the seat to act can choose: in a lesson, the turns that are right."""
        assert self.observers is not None
        lesson = self.state.lesson
        if lesson is not None:
            return only_right(game, lesson.right_turns(game))
        return self.observers.offered(self.state.version, game)


def _discards_hand(game: Game, offered: Offered) -> bool:
    """Whether all that can be chosen is a discard, and the whole hand goes with it."""
    if game.rules.stuck_discard is not StuckDiscard.HAND or not offered.options:
        return False
    return all(each.kind == "discard" for each in offered.options)


def _public(game: Game, view: PublicView, began: ev.GameBegan, real_card: str | None) -> PublicGame:
    over = game.is_over
    return PublicGame(
        number=began.number,
        ply=len(game.plies),
        turn=view.turn,
        phase=view.phase.name.lower(),  # type: ignore[arg-type]  # the names are the literals of PublicGame
        pegs=view.pegs,
        hand_sizes=view.hand_sizes,
        stuck=view.stuck,
        extra=view.extra,
        owed=view.owed,
        forfeit=view.forfeit,
        player=view.player if view.player >= 0 else None,
        declared=known_card(view.declared),
        loser=view.loser if view.loser >= 0 else None,
        due=view.due,
        draws=view.draws,
        pile_size=view.pile_size,
        pile_sizes=view.pile_sizes if len(view.pile_sizes) > 1 else (),
        discard_count=view.discard_count,
        discards=card_letters(_last_discards(game, view)),
        stuck_pile=_stuck_pile(game) if game.rules.stuck_pile else None,
        dealer=began.dealer,
        winner=view.winner,
        hands=_open_hands(game) if over else None,
        commitment=began.commitment,
        seed=began.seed if over else None,
        statistics=statistics_of(game.board, game.plies) if over else None,
        real_card=real_card,
    )


def _last_discards(game: Game, view: PublicView) -> tuple[Rank, ...]:
    """The newest discards, of whichever draw pile, the newest last."""
    if len(view.pile_sizes) == 1:
        return view.discard_piles[0][-SHOWN_DISCARDS:]
    left = [list(pile) for pile in view.discard_piles]
    operations = (op for ply in reversed(game.plies) for op in reversed(ply.operations))
    newest = []
    for operation in operations:
        if isinstance(operation, Played | DiscardedHand):
            pile = left[game.rules.pile_of(operation.seat)]
            newest += [pile.pop() for _ in range(_cards_laid(operation)) if pile]
    oldest = [card for pile in left for card in pile]
    return (*oldest, *newest[::-1])[-SHOWN_DISCARDS:]


def _cards_laid(operation: Operation) -> int:
    """How many cards an operation puts on the discards."""
    match operation:
        case Played():
            return 1
        case DiscardedHand(_, cards):
            return len(cards)
        case _:
            return 0


def _stuck_pile(game: Game) -> int:
    """How many cards were laid down in stuck turns since the draw pile was last renewed: they lie apart
    (rules, section 8), and go into the new pile with the other discards.
    """
    cards = [0] * len(game.piles)
    for ply in game.plies:
        stuck = any(isinstance(op, CountedStuck) for op in ply.operations)
        if stuck and ply.turn.kind is Kind.DISCARD:
            cards[game.rules.pile_of(ply.seat)] += sum(map(_cards_laid, ply.operations))
        for reshuffled, drawn in pairwise(ply.operations):
            if isinstance(reshuffled, Reshuffled) and isinstance(drawn, Drawn):
                cards[game.rules.pile_of(drawn.seat)] = 0
    return sum(cards)


def _open_hands(game: Game) -> tuple[tuple[str, ...], ...]:
    hands = game.position.hands
    return tuple(() if isinstance(hand, int) else hand_letters(hand) for hand in hands)


def _same_team(game: Game, seat: Seat, other: Seat) -> bool:
    return game.board.team_of(seat) == game.board.team_of(other)


def _acts_for(seat: Seat, movers: tuple[Seat, ...]) -> Seat | None:
    if not movers or seat in movers:
        return seat
    return movers[0]
