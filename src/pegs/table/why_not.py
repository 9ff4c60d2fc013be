"""Answers to “Why can't I?” about a turn, a card, or a peg."""

from __future__ import annotations

from functools import cached_property

from pegs.core.board import Place, Seat
from pegs.core.cards import RANK_TEXT, Rank, cards_of
from pegs.core.errors import NotationError, UsageError
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import Explanation, Naming, why_not, why_nothing_moves, wording_of
from pegs.i18n import translate
from pegs.table.command_errors import RefusedError
from pegs.table.parse_turn import parse_turn
from pegs.table.protocol import messages
from pegs.table.protocol.commands import Why
from pegs.view import view_of


class WhyNot:
    """Explains the current position, from what the seat to act can see of it."""

    def __init__(self, game: Game, naming: Naming) -> None:
        """``naming`` has the names of holes and players."""
        self._game = game
        self._wording = wording_of(game.ruleset, naming)

    @cached_property
    def _position(self) -> Position:
        """The position with the other hands as numbers of cards."""
        return view_of(self._game, self._game.turn).position

    @property
    def ranks_in_hand(self) -> list[Rank]:
        """The ranks in the hand of the seat to act, each once."""
        hand = self._game.position.hands[self._game.turn]
        return [] if isinstance(hand, int) else sorted(set(cards_of(hand)))

    @cached_property
    def stuck_ranks(self) -> dict[Rank, Explanation]:
        """The ranks in the hand that can't move anything, with the reason."""
        if self._game.phase is not Phase.PLAY:
            return {}
        game = self._game
        return dict(why_nothing_moves(game.rules, game.board, self._position, self._wording))

    def turn(self, turn: Turn) -> Explanation | None:
        """Why a turn isn't legal; None if it is. Raises UsageError if that depends on hidden cards."""
        if self._game.is_legal(turn):
            return None
        return why_not(self._game.rules, self._game.board, self._position, turn, self._wording)

    def turn_sentence(self, turn: Turn) -> str:
        """Why a turn isn't legal, or that it is, in words."""
        try:
            reason = self.turn(turn)
        except UsageError as error:
            return str(error)
        return str(reason) if reason else translate("table-why-legal")

    def is_playable(self, rank: Rank) -> bool:
        """Whether any legal turn plays a card of this rank."""
        return any(turn.card == rank for turn in self._game.legal_turns())

    def peg(self, seat: Seat, origin: Place, rank: Rank) -> Explanation | None:
        """Why a card can't move a peg; None if it can, or if no reason is known."""
        pegs = (
            (turn.card, step.seat, step.origin) for turn in self._game.legal_turns() for step in turn.steps
        )
        if (rank, seat, origin) in pegs:
            return None
        return self._why_not_the_obvious_move(seat, origin, rank)

    def _why_not_the_obvious_move(self, seat: Seat, origin: Place, rank: Rank) -> Explanation | None:
        """Why the most obvious move of a peg with this card isn't possible."""
        game = self._game
        board, row = game.board, game.rules.cards[rank]
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
            reason = why_not(game.rules, board, self._position, turn, self._wording)
            if reason is not None:
                return reason
        return None


def answer(game: Game, naming: Naming, command: Why) -> tuple[messages.Reason, ...]:
    """Answer a `Why` command. Raises RefusedError if it makes no sense now."""
    why = WhyNot(game, naming)
    if command.turn is not None:
        try:
            return (messages.Reason(why.turn_sentence(parse_turn(game, command.turn))),)
        except NotationError as error:
            raise RefusedError("unreadable_turn", str(error)) from None
    rank = _rank(why, command.card)
    if command.seat is not None and command.origin is not None:
        return _of_peg(game, why, (command.seat, command.origin), rank)
    if game.phase is not Phase.PLAY:
        raise RefusedError("not_allowed", translate("table-why-not-now"))
    return _of_hand(why) if rank is None else (_of_card(why, rank),)


def _rank(why: WhyNot, card: str | None) -> Rank | None:
    if card is None:
        return None
    if card not in RANK_TEXT or RANK_TEXT.index(card) not in why.ranks_in_hand:
        raise RefusedError("not_allowed", translate("table-why-no-card"))
    return RANK_TEXT.index(card)


def _of_hand(why: WhyNot) -> tuple[messages.Reason, ...]:
    """Why each card that can't move anything can't."""
    reasons = tuple(_reason(reason, rank) for rank, reason in why.stuck_ranks.items())
    return reasons or (messages.Reason(translate("table-why-all-move")),)


def _of_card(why: WhyNot, rank: Rank) -> messages.Reason:
    if rank in why.stuck_ranks:
        return _reason(why.stuck_ranks[rank], rank)
    sentence = translate("table-why-card-plays" if why.is_playable(rank) else "table-why-card-not-now")
    return messages.Reason(sentence, card=RANK_TEXT[rank])


def _of_peg(
    game: Game, why: WhyNot, peg: tuple[Seat, Place], rank: Rank | None
) -> tuple[messages.Reason, ...]:
    """Why a peg can't be moved by a card, or by any card of the hand."""
    seat, origin = peg
    if seat >= game.board.players or origin not in game.position.pegs[seat]:
        raise RefusedError("not_allowed", translate("table-why-no-peg"))
    ranks = why.ranks_in_hand if rank is None else [rank]
    found = [_reason(reason, each) for each in ranks if (reason := why.peg(seat, origin, each))]
    return tuple(found) or (messages.Reason(translate("table-why-peg-moves")),)


def _reason(reason: Explanation, rank: Rank) -> messages.Reason:
    return messages.Reason(reason.sentence, rule=reason.rule, source=reason.source, card=RANK_TEXT[rank])
