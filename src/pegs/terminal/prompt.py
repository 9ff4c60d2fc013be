"""One decision of a person: questions and answers until a legal turn is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pegs.core.cards import Rank
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.i18n import say
from pegs.rules.switches import Swap
from pegs.terminal.choosing import Chooser, Stage, ways_of
from pegs.terminal.commands import Commands, command_of
from pegs.terminal.menu import Menu
from pegs.terminal.menus import Wording
from pegs.terminal.parse_input import attempt, is_turn, read_card, read_typed
from pegs.terminal.reasons import Reasons

if TYPE_CHECKING:
    from pegs.terminal.session import Session

_FACE_DOWN = (Phase.MOVE, Phase.PENALTY)


class Asking:
    """Asks the person at the seat to act."""

    def __init__(self, session: Session, commands: Commands) -> None:
        self.session = session
        self.commands = commands
        self.screen = session.screen
        self.game = session.game
        self.position = session.game.position
        self.voice = session.voice(session.game.turn)
        self.reasons = Reasons(session.game)
        self.wording = Wording(self.voice, self.position)
        self.chooser = self._chooser()

    def _chooser(self) -> Chooser:
        game = self.game
        swap_any = any(row.swap is Swap.ANY for row in game.rules.cards)
        ways = tuple(ways_of(game.legal_turns(), self.position.pegs, swap_any=swap_any))
        return Chooser(ways, face_up=game.phase not in _FACE_DOWN)

    def turn(self) -> Turn:
        """The turn that the person wants to play; it is legal."""
        while True:
            choice = self.chooser.choice()
            if isinstance(choice, Turn):
                return choice
            menu = self.wording.menu(choice)
            self._show(menu)
            typed = self._answer(menu)
            if typed is not None:
                return typed

    def _show(self, menu: Menu) -> None:
        if menu.is_worth_showing:
            for line in menu.lines(self.voice):
                self.screen.say(line)
        if menu.stage is Stage.CARD:
            self._show_idle(menu)

    def _show_idle(self, menu: Menu) -> None:
        """The cards of the hand that cannot be played now."""
        playable = {entry.key for entry in menu.entries}
        idle = [rank for rank in self.reasons.held if rank not in playable]
        if idle:
            self.screen.say(f"  {self.reasons.list_of(idle)}")

    def _answer(self, menu: Menu) -> Turn | None:
        """Ask until the question is answered, taken back, or a whole turn is typed."""
        while True:
            text = self.screen.ask(menu.question, menu.answers)
            found = menu.answered(text)
            if len(found) == 1:
                self.chooser.pick(menu.stage, found[0].key)
                return None
            if found:
                self.screen.say(say("play-answer-several"))
                continue
            command, rest = command_of(text)
            if command in ("back", "undo"):
                if self.chooser.back():
                    return None
                self.screen.say(say("play-nothing-back"))
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
            return self.position.declared
        picked = self.chooser.picked(Stage.CARD)
        return picked if isinstance(picked, int) else None

    def _typed(self, menu: Menu, text: str) -> Turn | None:
        """A whole turn typed as text; None after telling why there is none."""
        if not text:
            self.screen.say(say("play-answer-empty", example=menu.answers[0]))
        elif is_turn(text):
            try:
                turn = read_typed(self.game, text, self.card)
            except NotationError as error:
                self.screen.say(say("play-not-a-turn", problem=str(error)))
                return None
            if self.game.is_legal(turn):
                return turn
            self.screen.say(self.reasons.of_turn(turn))
        else:
            self.screen.say(self._why_no_answer(menu, text))
        return None

    def _why_no_answer(self, menu: Menu, text: str) -> str:
        card = read_card(text)
        if menu.stage is Stage.CARD and card is not None:
            return self.reasons.of_card(card)
        peg = self.chooser.picked(Stage.PEG)
        if menu.stage is Stage.LANDING and isinstance(peg, tuple) and self.card is not None:
            turn = attempt(self.game, self.card, peg, text)
            if turn is not None and not self.game.is_legal(turn):
                return self.reasons.of_turn(turn)
        return say("play-answer-unknown", text=text, example=menu.answers[0])
