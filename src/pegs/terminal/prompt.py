"""One decision of a person: questions and answers until a legal turn is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pegs.core.cards import Rank
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.rules.card_words import a_card, card_face, the_card
from pegs.story.choosing import Chooser, Question, Stage, ways_of
from pegs.table.why_not import WhyNot
from pegs.terminal.commands import Commands, command_of
from pegs.terminal.menu import Menu
from pegs.terminal.menus import MenuMaker
from pegs.terminal.parse_input import attempt, is_turn, read_card, read_typed

if TYPE_CHECKING:
    from pegs.terminal.session import Session

UNDO: Literal["undo"] = "undo"
"""The answer of a person who took back their last turn."""
_FACE_DOWN = (Phase.MOVE, Phase.PENALTY)


class Prompt:
    """Asks the person at the seat to act."""

    def __init__(self, session: Session, commands: Commands) -> None:
        self.session = session
        self.commands = commands
        self.screen = session.screen
        self.game = session.game
        self.names = session.names(session.game.turn)
        self.why = WhyNot(session.game, self.names)
        self.menus = MenuMaker(self.names, session.game)
        self.chooser = Chooser(ways_of(session.game.orders()), asks_card=session.game.phase not in _FACE_DOWN)

    def turn(self) -> Turn | Literal["undo"]:
        """The legal turn that the person chooses, or UNDO."""
        while True:
            asked = self.chooser.ask()
            if isinstance(asked, Turn):
                return asked
            menu = self.menus.menu(asked)
            self._show(menu)
            answered = self._answer(menu)
            if answered is not None:
                return answered

    def _show(self, menu: Menu) -> None:
        if menu.is_worth_showing:
            for line in menu.lines(self.names):
                self.screen.print(line)
        if menu.stage.question is Question.CARD:
            self._show_idle(menu)

    def _show_idle(self, menu: Menu) -> None:
        """The cards of the hand that can't be played now."""
        playable = {entry.key for entry in menu.entries}
        idle = [card_face(rank) for rank in self.why.held if rank not in playable]
        if idle:
            self.screen.print(f"  {translate('play-idle-cards', cards=', '.join(idle))}")

    def _answer(self, menu: Menu) -> Turn | Literal["undo"] | None:
        """Ask until the question is answered (None), or a whole turn, or UNDO, is typed."""
        while True:
            text = self.screen.ask(menu.question, menu.answers)
            found = menu.answered(text)
            if len(found) == 1:
                self.chooser.pick(menu.stage, found[0].key)
                return None
            if found:
                self.screen.print(translate("play-answer-several"))
                continue
            command, rest = command_of(text)
            if command == "back" or (command == "undo" and self.chooser.picks):
                if self.chooser.back():
                    return None
                self.screen.print(translate("play-nothing-back"))
            elif command == "undo":
                if self.session.take_back(self.game.turn):
                    return UNDO
            elif command:
                self.commands.run(command, rest, self)
            else:
                turn = self._typed(menu, text)
                if turn is not None:
                    return turn

    @property
    def card(self) -> Rank | None:
        """The card chosen so far, or the rank declared."""
        if self.game.phase is Phase.MOVE:
            return self.game.position.declared
        picked = self.chooser.picked(Stage(Question.CARD))
        return picked if isinstance(picked, int) else None

    def _typed(self, menu: Menu, text: str) -> Turn | None:
        """A whole turn typed as text; None after saying why there is none."""
        if not text:
            self.screen.print(translate("play-answer-empty", example=menu.answers[0]))
        elif is_turn(text):
            try:
                turn = read_typed(self.game, text, self.card)
            except NotationError as error:
                self.screen.print(translate("play-not-a-turn", problem=str(error)))
                return None
            if self.game.is_legal(turn):
                return turn
            self.screen.print(self.why.turn_sentence(turn))
        else:
            self.screen.print(self._why_no_answer(menu, text))
        return None

    def _why_no_answer(self, menu: Menu, text: str) -> str:
        card = read_card(text)
        if menu.stage.question is Question.CARD and card is not None:
            return self.why_card(card)
        peg = self.chooser.picked(Stage(Question.PEG, menu.stage.step))
        if menu.stage == Stage(Question.LANDING) and isinstance(peg, tuple) and self.card is not None:
            turn = attempt(self.game, self.card, peg, text)
            if turn is not None and not self.game.is_legal(turn):
                return self.why.turn_sentence(turn)
        return translate("play-answer-unknown", text=text, example=menu.answers[0])

    def why_card(self, card: Rank) -> str:
        """Why a card can't be played, or that it can."""
        if card not in self.why.held:
            return translate("play-card-not-held", card=a_card(card))
        if card in self.why.idle:
            return translate("play-why-card", card=card_face(card), reason=str(self.why.idle[card]))
        key = "play-card-playable" if self.why.is_playable(card) else "play-card-not-now"
        return translate(key, card=the_card(card))
