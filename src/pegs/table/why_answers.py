"""Why something is not possible, told to the person at a seat, with people's names."""

from __future__ import annotations

from pegs.core.board import Place, Seat
from pegs.core.cards import RANK_TEXT, Rank, cards_of
from pegs.core.errors import NotationError, UsageError
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import Reason, why_not_in, why_nothing_moves
from pegs.i18n import say
from pegs.rules.resolve import family_of
from pegs.table.command_errors import RefusedError
from pegs.table.display_names import ByName
from pegs.table.parse_turn import read_played
from pegs.table.protocol import messages
from pegs.table.protocol.commands import Why
from pegs.table.state import State
from pegs.view import view_of


class Reasons:
    """Answers *why not* about the present position, from what one seat can see of it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._game: Game = state.running
        self._seat = seat
        self._ruleset = state.ruleset
        self._naming = ByName(state.names, state.ruleset.words_in(), seat)

    def answer(self, asked: Why) -> tuple[messages.Reason, ...]:
        """The reasons that were asked for. Raises RefusedError where there is nothing to tell now."""
        if self._game.turn != self._seat or self._game.is_over:
            raise RefusedError("not_your_turn", say("table-why-your-turn"))
        if asked.turn is not None:
            try:
                return (messages.Reason(self.of_turn(read_played(self._game, asked.turn))),)
            except NotationError as error:
                raise RefusedError("unreadable_turn", str(error)) from None
        if asked.seat is not None and asked.origin is not None:
            return self._of_peg(asked.seat, asked.origin, self._rank(asked.card))
        rank = self._rank(asked.card)
        return self._of_hand() if rank is None else (self._of_card(rank),)

    def of_turn(self, turn: Turn) -> str:
        """Why a turn is not legal; that it is, where it is."""
        if self._game.is_legal(turn):
            return say("table-why-legal")
        try:
            reason = why_not_in(self._ruleset, self._game.board, self._position, turn, self._naming)
        except UsageError as error:
            return str(error)
        return str(reason) if reason else say("table-why-legal")

    @property
    def _position(self) -> Position:
        """What the seat sees: other hands are numbers."""
        return view_of(self._game, self._seat).position

    @property
    def _held(self) -> list[Rank]:
        hand = self._game.position.hands[self._seat]
        return [] if isinstance(hand, int) else sorted(set(cards_of(hand)))

    def _rank(self, card: str | None) -> Rank | None:
        if card is None:
            return None
        if card not in RANK_TEXT or RANK_TEXT.index(card) not in self._held:
            raise RefusedError("not_allowed", say("table-why-no-card"))
        return RANK_TEXT.index(card)

    def _idle(self) -> dict[Rank, Reason]:
        if self._game.phase is not Phase.PLAY:
            raise RefusedError("not_allowed", say("table-why-not-now"))
        return dict(
            why_nothing_moves(
                self._ruleset.rules,
                self._game.board,
                self._position,
                family_of(self._ruleset),
                self._ruleset.words_in(),
                self._naming,
            )
        )

    def _of_hand(self) -> tuple[messages.Reason, ...]:
        """For every card that can move nothing, why."""
        reasons = tuple(_told(reason, rank) for rank, reason in self._idle().items())
        return reasons or (messages.Reason(say("table-why-all-move")),)

    def _of_card(self, rank: Rank) -> messages.Reason:
        idle = self._idle()
        if rank in idle:
            return _told(idle[rank], rank)
        playable = any(turn.card == rank for turn in self._game.legal_turns())
        sentence = say("table-why-card-plays" if playable else "table-why-card-not-now")
        return messages.Reason(sentence, card=RANK_TEXT[rank])

    def _of_peg(self, seat: Seat, origin: Place, rank: Rank | None) -> tuple[messages.Reason, ...]:
        """Why a peg cannot be moved by a card, or by any card of the hand."""
        board = self._game.board
        if seat >= board.players or origin not in self._game.position.pegs[seat]:
            raise RefusedError("not_allowed", say("table-why-no-peg"))
        ranks = self._held if rank is None else [rank]
        found = [reason for each in ranks if (reason := self._of_peg_and_card(seat, origin, each))]
        return tuple(found) or (messages.Reason(say("table-why-peg-moves")),)

    def _of_peg_and_card(self, seat: Seat, origin: Place, rank: Rank) -> messages.Reason | None:
        if any(
            turn.card == rank and (seat, origin) in [(step.seat, step.origin) for step in turn.steps]
            for turn in self._game.legal_turns()
        ):
            return None
        reason = self._nearest(seat, origin, rank)
        return None if reason is None else _told(reason, rank)

    def _nearest(self, seat: Seat, origin: Place, rank: Rank) -> Reason | None:
        """Why the plainest thing that a card could do with a peg is not possible."""
        board, row = self._game.board, self._ruleset.rules.cards[rank]
        targets: list[Place] = []
        if origin < 0:
            targets = [board.out_spots[seat]]
        elif board.is_on_track(origin):
            targets += [(origin + count) % board.ring for count in (*row.forward, row.split)[:1] if count]
            targets += [(origin - count) % board.ring for count in row.backward]
        else:
            targets = [origin + count for count in row.forward]
        for target in targets or [board.out_spots[seat]]:
            turn = Turn(Kind.MOVE, rank, steps=(Step(seat, origin, target),))
            reason = why_not_in(self._ruleset, board, self._position, turn, self._naming)
            if reason is not None:
                return reason
        return None


def _told(reason: Reason, rank: Rank) -> messages.Reason:
    return messages.Reason(str(reason), rule=reason.rule, card=RANK_TEXT[rank])
