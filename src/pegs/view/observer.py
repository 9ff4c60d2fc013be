"""Observing a game from one seat."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Hand, Rank
from pegs.core.copying import CopiesWhole
from pegs.core.operations import Operation, Played, Revealed
from pegs.core.ply import Ply
from pegs.core.position import Phase, Position
from pegs.engine.arguments import check_seat
from pegs.engine.game import Game
from pegs.view.memory import MemoryTracker
from pegs.view.redact import redact
from pegs.view.seat_view import CARD_ON_TABLE, PublicView, SeatView


def view_of(game: Game, seat: Seat) -> SeatView:
    """What a seat may know of a game now. Raises UsageError if there's no such seat."""
    return Observer(game, seat).view()


def public_view(game: Game) -> PublicView:
    """What everyone may know of a game now."""
    position = game.position
    on_table = position.phase in CARD_ON_TABLE
    discards = game.discard_piles
    return PublicView(
        ruleset=game.ruleset,
        board=game.board,
        turn=position.turn,
        phase=position.phase,
        pegs=position.pegs,
        hand_sizes=tuple([position.hand_size(seat) for seat in range(game.players)]),
        stuck=position.stuck,
        extra=position.extra,
        owed=position.owed,
        forfeit=position.forfeit,
        player=position.player if on_table else -1,
        declared=position.declared if on_table else UNKNOWN,
        loser=position.loser if position.phase is Phase.PENALTY else -1,
        due=position.due,
        draws=position.draws,
        pile_sizes=game.pile_sizes,
        discard_count=sum(map(len, discards)),
        discard_piles=((),) if game.rules.bluffing else discards,
        dealer=game.dealer,
        winner=game.outcome.winner if position.phase is Phase.OVER else None,
    )


def known_hand(game: Game, seat: Seat) -> Hand | None:
    """A seat's own hand; None if the game doesn't know it."""
    hand = game.position.hands[seat]
    return None if isinstance(hand, int) else hand


def card_on_table(game: Game, seat: Seat | None) -> Rank:
    """The card on the table if a seat knows it, being its own or shown; otherwise UNKNOWN.

    With None, the card if everyone knows it.
    """
    position = game.position
    if position.phase not in CARD_ON_TABLE:
        return UNKNOWN
    is_shown = position.phase in (Phase.MOVE, Phase.PENALTY) and _is_face_up(game)
    is_known = seat == position.player or (position.phase is Phase.PENALTY and seat is not None)
    return position.card if is_shown or is_known else UNKNOWN


def card_just_drawn(game: Game, seat: Seat | None) -> Rank:
    """The card that a seat has just drawn on its turn and discards if it's stuck; otherwise UNKNOWN.

    No other seat sees it.
    """
    position = game.position
    return position.drawn if seat == position.turn else UNKNOWN


def visible_position(game: Game, seat: Seat) -> Position:
    """The position of a seat's view, with other hands as numbers of cards, without reading the history."""
    hand, card = known_hand(game, seat), card_on_table(game, seat)
    return public_view(game).position_for(seat, hand, card, card_just_drawn(game, seat))


def _is_face_up(game: Game) -> bool:
    """Whether the card on the table was turned over."""
    operations = (op for ply in reversed(game.plies) for op in reversed(ply.operations))
    last = next((op for op in operations if isinstance(op, Played | Revealed)), None)
    return isinstance(last, Revealed)


class Observer(CopiesWhole):
    """Observes one game from one seat; repeated views don't read the whole history again."""

    def __init__(self, game: Game, seat: Seat) -> None:
        """Raises UsageError if the game has no such seat."""
        check_seat(game.board, seat)
        self._game = game
        self._seat = seat
        self._start_over()

    def view(self) -> SeatView:
        """What the seat may know of the game now."""
        self._catch_up()
        game, seat = self._game, self._seat
        public, hand = public_view(game), known_hand(game, seat)
        is_deciding = public.turn == seat and hand is not None
        face_up = not game.rules.bluffing
        on_table = public.phase in CARD_ON_TABLE
        return SeatView(
            **{name: getattr(public, name) for name in PublicView.__slots__},
            seat=seat,
            hand=hand,
            card=card_on_table(game, seat),
            legal_turns=game.legal_turns() if is_deciding else (),
            memory=self._memory.memory(0 if face_up else public.discard_count, on_table),
            history=tuple(self._history),
            drawn=card_just_drawn(game, seat),
        )

    def _start_over(self) -> None:
        self._plies: tuple[Ply, ...] = ()
        self._history: list[Operation] = []
        self._memory = MemoryTracker(self._game.rules, self._seat, self._game.players)
        self._add(self._game.opening)

    def _catch_up(self) -> None:
        plies = self._game.plies
        known = len(self._plies)
        if known > len(plies) or (known and plies[known - 1] is not self._plies[-1]):
            self._start_over()  # turns were taken back
            known = 0
        for ply in plies[known:]:
            self._add(ply.operations)
        self._plies = plies

    def _add(self, operations: Sequence[Operation]) -> None:
        redacted = redact(self._game.rules, self._seat, operations)
        self._memory.observe(redacted)
        self._history += redacted
