"""One decision of a person: what can be chosen, what has been chosen, and why something can't be."""

from __future__ import annotations

from pegs.core.cards import Rank
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.rules.card_words import a_card, card_face, the_card
from pegs.story.choosing import Chooser, Question, Slot, ordered_turns
from pegs.table.why_not import WhyNot
from pegs.terminal.game_display import GameDisplay
from pegs.terminal.menus import MenuMaker
from pegs.terminal.parse_input import is_turn_without_card, read_typed

_CARD_IS_PLAYED = (Phase.MOVE, Phase.PENALTY)


class Decision:
    """The decision of the person at the seat to act."""

    def __init__(self, display: GameDisplay) -> None:
        self.screen = display.screen
        self.game = display.game
        self.names = display.names(self.game.turn)
        self.why = WhyNot(self.game, self.names)
        self.menus = MenuMaker(self.names, self.game)
        turns = ordered_turns(self.game.orders())
        self.chooser = Chooser(turns, asks_card=self.game.phase not in _CARD_IS_PLAYED)

    def lacks_card(self, text: str) -> bool:
        """Whether typed text is a turn whose card is still missing."""
        return self.game.phase is Phase.PLAY and self.card is None and is_turn_without_card(text)

    @property
    def card(self) -> Rank | None:
        """The card chosen so far; in bluffing, the declared rank."""
        if self.game.phase is Phase.MOVE:
            return self.game.position.declared
        picked = self.chooser.picked(Slot(Question.CARD))
        return picked if isinstance(picked, Rank) else None

    def read_without_card(self, text: str) -> list[Turn]:
        """The legal turns that typed holes mean, one for each card in the hand that can play them.

        Raises NotationError if the text isn't a turn with any card.
        """
        typed = [read_typed(self.game, text, rank) for rank in self.why.ranks_in_hand]
        return [turn for turn in typed if self.game.is_legal(turn)]

    def which_card(self, text: str, turns: list[Turn]) -> str:
        """Ask for the card of typed holes that none or several cards can play."""
        rank = turns[0].card if turns else self.why.ranks_in_hand[0]
        return translate("play-card-first", count=len(turns), example=f"{card_face(rank)} {text}")

    def why_card(self, card: Rank) -> str:
        """Why a card can't be played, or that it can."""
        if card not in self.why.ranks_in_hand:
            return translate("play-card-not-held", card=a_card(card))
        if card in self.why.stuck_ranks:
            return translate("play-why-card", card=card_face(card), reason=str(self.why.stuck_ranks[card]))
        key = "play-card-playable" if self.why.is_playable(card) else "play-card-not-now"
        return translate(key, card=the_card(card))
