"""Why a card or a typed turn cannot be played, told to a person."""

from __future__ import annotations

from pegs.core.cards import Rank
from pegs.core.errors import UsageError
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.why import Reason, why_not_in, why_nothing_moves
from pegs.i18n import say
from pegs.rules.resolve import family_of
from pegs.terminal.names import a_card, card_name


class Reasons:
    """Answers *why* about the position that a person is looking at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.position = game.position
        self._idle: dict[Rank, Reason] | None = None

    @property
    def held(self) -> list[Rank]:
        """The ranks in the hand of the seat to act."""
        hand = self.position.hands[self.position.turn]
        return [] if isinstance(hand, int) else [rank for rank, number in enumerate(hand) if number]

    @property
    def idle(self) -> dict[Rank, Reason]:
        """The ranks held that can move nothing, with the reason."""
        if self._idle is None:
            game = self.game
            found = why_nothing_moves(
                game.rules, game.board, self.position, family_of(game.ruleset), game.ruleset.words_in()
            )
            self._idle = dict(found)
        return self._idle

    def list_of(self, ranks: list[Rank]) -> str:
        """The cards that cannot be played now, in short."""
        return say("play-idle-cards", cards=", ".join(card_name(rank) for rank in ranks))

    def of_card(self, card: Rank) -> str:
        """Why a card cannot be played."""
        if card not in self.held:
            return say("play-card-not-held", card=a_card(card))
        if card in self.idle:
            return say("play-why-card", card=card_name(card), reason=str(self.idle[card]))
        playable = any(turn.card == card for turn in self.game.legal_turns())
        return say("play-card-playable" if playable else "play-card-not-now", card=card_name(card))

    def of_hand(self) -> list[str]:
        """Why each card that cannot move cannot; one sentence where all can."""
        if self.position.phase is not Phase.PLAY:
            return [say("play-why-no-card-now")]
        if not self.idle:
            return [say("play-why-all-move")]
        return [self.of_card(card) for card in self.idle]

    def of_turn(self, turn: Turn) -> str:
        """Why a turn is not legal, with the rule's source; or that it is."""
        game = self.game
        if game.is_legal(turn):
            return say("play-why-legal")
        try:
            reason = why_not_in(game.ruleset, game.board, self.position, turn)
        except UsageError as error:
            return str(error)
        return str(reason) if reason else say("play-why-legal")
