"""Answers to “Why can't I?” about a turn, a card, or a peg."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pegs.core.board import START, Place, Seat
from pegs.core.cards import RANK_TEXT, UNKNOWN, Rank, cards_of
from pegs.core.errors import NotationError, UnreachablePlaceError, UsageError
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import (
    Explanation,
    Naming,
    why_no_share,
    why_not,
    why_not_there,
    why_nothing_moves,
    wording_of,
)
from pegs.i18n import translate
from pegs.protocol import messages
from pegs.protocol.commands import ChosenStep, Why
from pegs.rules.scope import scope_of
from pegs.story.sheet.effects import forbidden_effects
from pegs.story.sheet.model import BoardPlace
from pegs.story.sheet.rule_paragraphs import paragraph_for
from pegs.table.command_errors import RefusedError
from pegs.view import visible_position


class WhyNot:
    """Explains the current position, from what the seat to act can see of it."""

    def __init__(self, game: Game, naming: Naming) -> None:
        """``naming`` has the names of holes and players."""
        self._game = game
        self._wording = wording_of(game.ruleset, naming)
        self._scope = scope_of(game.ruleset, ((game.players, game.teams),))

    @cached_property
    def _position(self) -> Position:
        """The position with the other hands as numbers of cards."""
        return visible_position(self._game, self._game.turn)

    @property
    def ranks_in_hand(self) -> list[Rank]:
        """The ranks in the hand of the seat to act, each once."""
        hand = self._game.position.hands[self._game.turn]
        return [] if isinstance(hand, int) else sorted(set(cards_of(hand)))

    @property
    def knows_cards(self) -> bool:
        """Whether the face-down card, if there is one, is known."""
        return self._game.position.player < 0 or self._game.position.card != UNKNOWN

    @cached_property
    def stuck_ranks(self) -> dict[Rank, Explanation]:
        """The ranks in the hand that can't move anything, with the reason."""
        if self._game.phase is not Phase.PLAY:
            return {}
        game = self._game
        return dict(why_nothing_moves(game.rules, game.board, self._position, self._wording))

    def turn(self, turn: Turn) -> Explanation | None:
        """Why a turn isn't legal; None if it is. Raises UsageError if that depends on hidden cards."""
        if self.knows_cards and self._game.is_legal(turn):
            return None
        return why_not(self._game.rules, self._game.board, self._position, turn, self._wording)

    def there(self, rank: Rank, error: UnreachablePlaceError) -> Explanation:
        """Why no peg can reach the target of a turn."""
        game = self._game
        return why_not_there(game.rules, game.board, self._position, rank, error, self._wording)

    def turn_sentence(self, turn: Turn) -> str:
        """Why a turn isn't legal, or that it is, in words."""
        return self.turn_reason(turn).sentence

    def turn_reason(self, turn: Turn) -> messages.Reason:
        """Why a turn isn't legal, or that it is."""
        try:
            explanation = self.turn(turn)
        except UsageError as error:
            return messages.Reason(str(error))
        return (
            self.reason(explanation, turn.power)
            if explanation
            else messages.Reason(translate("table-why-legal"))
        )

    def reason(self, explanation: Explanation, rank: Rank) -> messages.Reason:
        """An explanation for a message: the sentence, the paragraph, and what to draw."""
        return messages.Reason(
            explanation.sentence,
            rule=explanation.rule,
            source=explanation.source,
            card=None if rank == UNKNOWN else RANK_TEXT[rank],
            paragraph=paragraph_for(self._scope, explanation.rule, rank),
            attempt=self._attempt(explanation),
        )

    def _attempt(self, explanation: Explanation) -> messages.Attempt | None:
        effects, cross = forbidden_effects(self._game.rules, self._game.board, explanation)
        if cross is None:
            return None
        return messages.Attempt(self._focus(cross), effects, cross)

    def _focus(self, cross: BoardPlace) -> Seat:
        """The seat whose side a place is on; the acting seat's if it's on a side without a player."""
        board = self._game.board
        if not board.is_on_track(cross.place):
            return cross.seat
        side = cross.place // board.side_length
        return board.sides_of_seats.index(side) if side in board.sides_of_seats else self._game.turn

    def is_playable(self, rank: Rank) -> bool:
        """Whether any legal turn plays a card of this rank."""
        return any(turn.card == rank for turn in self._game.legal_turns())

    def peg(self, seat: Seat, origin: Place, rank: Rank) -> Explanation | None:
        """Why a card can't move a peg; None if it can, or if no reason is known."""
        pegs = (
            (turn.power, step.seat, step.origin) for turn in self._game.legal_turns() for step in turn.steps
        )
        if (rank, seat, origin) in pegs:
            return None
        return self._why_not_the_obvious_move(seat, origin, rank)

    def share(self, rank: Rank, steps: Sequence[Step], count: int) -> Explanation | None:
        """Why a peg can't take a number of holes of a split; see `pegs.engine.why.why_no_share`."""
        game = self._game
        return why_no_share(game.rules, game.board, self._position, rank, steps, count, self._wording)

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
        card, declared = rank, UNKNOWN
        if game.phase is Phase.MOVE:
            card, declared = game.position.card, game.position.declared
        for target in targets or [board.out_spots[seat]]:
            turn = Turn(Kind.MOVE, card, declared, (Step(seat, origin, target),))
            reason = why_not(game.rules, board, self._position, turn, self._wording)
            if reason is not None and reason.rule == "no-such-hole":
                beyond = UnreachablePlaceError("", "", seat=seat, origin=origin, owner=seat, target=target)
                return self.there(rank, beyond)
            if reason is not None:
                return reason
        return None


def answer(game: Game, naming: Naming, command: Why) -> tuple[messages.Reason, ...]:
    """Answer a `Why` command. Raises RefusedError if it makes no sense now."""
    why = WhyNot(game, naming)
    if command.turn is not None:
        try:
            return (why.turn_reason(game.parse(command.turn, check=False)),)
        except NotationError as error:
            raise RefusedError("unreadable_turn", str(error)) from None
    rank = _rank(why, command.card)
    if command.seat is not None and command.origin is not None:
        if command.count:
            return (_of_share(game, why, command, rank),)
        return _of_peg(game, why, (command.seat, command.origin), rank)
    if game.phase is not Phase.PLAY:
        raise RefusedError("not_allowed", translate("table-why-not-now"))
    return _of_hand(why) if rank is None else (_of_card(why, rank),)


def _rank(why: WhyNot, card: str | None) -> Rank | None:
    if card is None:
        return None
    if card not in RANK_TEXT or RANK_TEXT.index(card) not in why.ranks_in_hand:
        raise RefusedError("not_allowed", translate("table-why-no-card"))
    return Rank(RANK_TEXT.index(card))


def _of_hand(why: WhyNot) -> tuple[messages.Reason, ...]:
    """Why each card that can't move anything can't."""
    reasons = tuple(why.reason(explanation, rank) for rank, explanation in why.stuck_ranks.items())
    return reasons or (messages.Reason(translate("table-why-all-move")),)


def _of_card(why: WhyNot, rank: Rank) -> messages.Reason:
    if rank in why.stuck_ranks:
        return why.reason(why.stuck_ranks[rank], rank)
    sentence = translate("table-why-card-plays" if why.is_playable(rank) else "table-why-card-not-now")
    return messages.Reason(sentence, card=RANK_TEXT[rank])


def _of_peg(
    game: Game, why: WhyNot, peg: tuple[Seat, Place], rank: Rank | None
) -> tuple[messages.Reason, ...]:
    """Why a peg can't be moved by a card, by any card of the hand, or by the one that was declared."""
    seat, origin = peg
    if seat >= game.board.players or origin not in game.position.pegs[seat]:
        raise RefusedError("not_allowed", translate("table-why-no-peg"))
    if game.phase is Phase.MOVE:
        ranks = [game.position.declared]
    else:
        ranks = why.ranks_in_hand if rank is None else [rank]
    reasons = [why.reason(reason, each) for each in ranks if (reason := why.peg(seat, origin, each))]
    return tuple(reasons) or (messages.Reason(translate("table-why-peg-moves")),)


def _of_share(game: Game, why: WhyNot, command: Why, rank: Rank | None) -> messages.Reason:
    """Why a peg can't take a number of holes of the card that is shared now."""
    rank = game.position.declared if game.phase is Phase.MOVE else rank
    if rank is None or not game.rules.cards[rank].split or command.seat is None or command.origin is None:
        raise RefusedError("not_allowed", translate("table-why-not-now"))
    steps = [Step(each.seat, each.origin, _target(each)) for each in command.steps]
    reason = why.share(rank, [*steps, Step(command.seat, command.origin, START)], command.count or 0)
    return why.reason(reason, rank) if reason else messages.Reason(translate("table-why-no-rest"))


def _target(step: ChosenStep) -> Place:
    if step.target is None:
        raise RefusedError("not_allowed", translate("table-why-no-peg"))
    return step.target
