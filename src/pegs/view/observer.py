"""Observing a game from one seat."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.operations import Operation, Played, Revealed
from pegs.core.ply import Ply
from pegs.core.position import Phase, Position
from pegs.engine.game import Game
from pegs.view.memory import MemoryTracker
from pegs.view.redact import redact
from pegs.view.seat_view import CARD_ON_TABLE, SeatView


def view_of(game: Game, seat: Seat) -> SeatView:
    """What a seat may know of a game now."""
    return Observer(game, seat).view()


class Observer:
    """Observes one game from one seat; repeated views don't read the whole history again."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._start_over()

    def view(self) -> SeatView:
        """What the seat may know of the game now."""
        self._catch_up()
        game, seat = self._game, self._seat
        position = game.position
        hand = position.hands[seat]
        phase = position.phase
        on_table = phase in CARD_ON_TABLE
        face_up = not game.rules.bluffing
        discards = game.discards
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
            card=_card_known(position, seat, self._history) if on_table else UNKNOWN,
            loser=position.loser if phase is Phase.PENALTY else -1,
            due=position.due,
            draws=position.draws,
            pile_size=game.pile_size,
            discard_count=len(discards),
            discards=discards if face_up else (),
            dealer=game.dealer,
            winner=game.outcome.winner if phase is Phase.OVER else None,
            legal_turns=game.legal_turns() if position.turn == seat and not isinstance(hand, int) else (),
            memory=self._memory.memory(0 if face_up else len(discards), on_table),
            history=tuple(self._history),
        )

    def _start_over(self) -> None:
        self._plies: tuple[Ply, ...] = ()
        self._history: list[Operation] = []
        self._memory = MemoryTracker(self._seat)
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


def _card_known(position: Position, seat: Seat, history: Sequence[Operation]) -> Rank:
    """The card on the table if a seat knows it, being its own or shown; otherwise UNKNOWN."""
    if seat == position.player or position.phase is Phase.PENALTY:
        return position.card
    if position.phase is Phase.MOVE:
        for operation in reversed(history):
            if isinstance(operation, Played):
                break
            if isinstance(operation, Revealed):
                return position.card
    return UNKNOWN
