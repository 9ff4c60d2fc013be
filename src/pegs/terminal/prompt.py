"""Asks a person for a turn: questions and answers until one legal turn is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from pegs.core.errors import NotationError
from pegs.core.turn import Turn
from pegs.i18n import translate
from pegs.rules.card_words import card_face
from pegs.story.choosing import Question, Slot
from pegs.story.written_turns import read_card
from pegs.terminal.decision import Decision
from pegs.terminal.menu import Menu
from pegs.terminal.parse_input import attempt, is_turn, read_typed
from pegs.terminal.typed_commands import TypedCommands, command_of

UNDO: Literal["undo"] = "undo"
"""The result if the person took back their last turn instead."""


class Prompt:
    """The questions for one decision of the person at the seat to act."""

    def __init__(self, decision: Decision, commands: TypedCommands, take_back: Callable[[], bool]) -> None:
        """``take_back`` takes back the person's last turn, or prints why it can't and returns False."""
        self.decision = decision
        self.commands = commands
        self.take_back = take_back
        self.screen = decision.screen
        self.game = decision.game
        self.chooser = decision.chooser

    def turn(self) -> Turn | Literal["undo"]:
        """Ask until the person has chosen a legal turn, or UNDO."""
        while True:
            question = self.chooser.ask()
            if isinstance(question, Turn):
                return question
            menu = self.decision.menus.menu(question)
            self._show(menu)
            chosen = self._ask(menu)
            if chosen is not None:
                return chosen

    def _show(self, menu: Menu) -> None:
        if menu.is_worth_showing:
            for line in menu.lines(self.decision.names):
                self.screen.print(line)
        if menu.slot.question is Question.CARD:
            self._show_idle_cards(menu)

    def _show_idle_cards(self, menu: Menu) -> None:
        playable = {item.key for item in menu.items}
        idle = [card_face(rank) for rank in self.decision.why.ranks_in_hand if rank not in playable]
        if idle:
            self.screen.print(f"  {translate('play-idle-cards', cards=', '.join(idle))}")

    def _ask(self, menu: Menu) -> Turn | Literal["undo"] | None:
        """Ask until the question is answered (None), or a whole turn is typed, or UNDO."""
        while True:
            text = self.screen.ask(menu.question, menu.answers)
            matches = menu.matches(text)
            if len(matches) == 1:
                self.chooser.pick(menu.slot, matches[0].key)
                return None
            if matches:
                self.screen.print(translate("play-answer-several"))
                continue
            command, rest = command_of(text)
            if command == "back" or (command == "undo" and self.chooser.picks):
                if self.chooser.back():
                    return None
                self.screen.print(translate("play-nothing-back"))
            elif command == "undo":
                if self.take_back():
                    return UNDO
            elif command:
                self.commands.run(command, rest, self.decision)
            else:
                turn = self._typed_turn(menu, text)
                if turn is not None:
                    return turn

    def _typed_turn(self, menu: Menu, text: str) -> Turn | None:
        """The legal turn that was typed. If there is none, say why and return None."""
        if not text:
            self.screen.print(translate("play-answer-empty", example=menu.answers[0]))
        elif is_turn(text):
            try:
                return self._legal_turn(text)
            except NotationError as error:
                self.screen.print(translate("play-not-a-turn", problem=str(error)))
        else:
            self.screen.print(self._why_not_an_answer(menu, text))
        return None

    def _legal_turn(self, text: str) -> Turn | None:
        """The legal turn that was typed; if it isn't legal, say why and return None. Raises NotationError."""
        if self.decision.lacks_card(text):
            turns = self.decision.read_without_card(text)
            if len(turns) == 1:
                return turns[0]
            self.screen.print(self.decision.which_card(text, turns))
            return None
        turn = read_typed(self.game, text, self.decision.card)
        if self.game.is_legal(turn):
            return turn
        self.screen.print(self.decision.why.turn_sentence(turn))
        return None

    def _why_not_an_answer(self, menu: Menu, text: str) -> str:
        card = read_card(text)
        if menu.slot.question is Question.CARD and card is not None:
            return self.decision.why_card(card)
        peg = self.chooser.picked(Slot(Question.PEG, menu.slot.step))
        if menu.slot == Slot(Question.LANDING) and isinstance(peg, tuple) and self.decision.card is not None:
            turn = attempt(self.game, self.decision.card, peg, text)
            if turn is not None and not self.game.is_legal(turn):
                return self.decision.why.turn_sentence(turn)
        return translate("play-answer-unknown", text=text, example=menu.answers[0])
