"""One game at the terminal: whose turn it is, what is told to whom, what is kept."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import HOME, Seat
from pegs.core.cards import UNKNOWN, cards_of
from pegs.core.operations import Operation, Revealed
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.i18n import say
from pegs.terminal.board_text import Drawing, in_words
from pegs.terminal.bots import Bots
from pegs.terminal.commands import Commands, command_of
from pegs.terminal.game_over import tell_end
from pegs.terminal.names import Voice, card_name, listed
from pegs.terminal.people import Chair
from pegs.terminal.prompt import Asking
from pegs.terminal.saving import Autosave
from pegs.terminal.screen import LeftError, Screen
from pegs.terminal.telling import tell, until_cards_are_seen

_FINAL = (Kind.ACCEPT, Kind.DOUBT, Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.PASS)
"""Decisions that show something at once, or after which nothing is worth taking back."""


@dataclass(frozen=True)
class Manner:
    """How a person wants to play."""

    in_words: bool = False
    """The board is told in sentences and not drawn."""
    quick: bool = False
    """No pause after a turn, and so nothing to take back."""


class Session:
    """Plays one game. Every ply is kept before anything else happens."""

    def __init__(
        self,
        game: Game,
        chairs: tuple[Chair, ...],
        screen: Screen,
        bots: Bots,
        autosave: Autosave,
        manner: Manner,
    ) -> None:
        self.game = game
        self.chairs = chairs
        self.screen = screen
        self.bots = bots
        self.autosave = autosave
        self.manner = manner
        self.commands = Commands(self)
        persons = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self.is_shared = len(persons) > 1
        self.listener: Seat | None = persons[0] if len(persons) == 1 else None
        """Whoever looks at the screen now; None where that is nobody, or everybody."""
        self._heard = dict.fromkeys(range(len(chairs)), len(game.plies))
        self._half_heard: dict[Seat, int] = {}
        self._greeted = False
        self._explained = False

    def voice(self, seat: Seat | None) -> Voice:
        """Speaks to the person of a seat, or to all."""
        return Voice(self.game.ruleset, self.game.board, self.chairs, seat)

    def run(self) -> None:
        """Play to the end. Raises LeftError or KeyboardInterrupt where the person goes; every ply is kept."""
        while not self.game.is_over:
            seat = self.game.turn
            if self.chairs[seat].is_person:
                self._person(seat)
            else:
                self._bot()
        self._tell_rest()
        tell_end(self)

    # --- a bot's ply

    def _bot(self) -> None:
        self._play(self.bots.choose(self.game))
        if not self.is_shared:
            self._tell_news(self.listener)

    def _play(self, turn: Turn) -> None:
        before = len(self.game.plies)
        self.game.play(turn)
        self._after(before)

    def _after(self, before: int) -> None:
        """Keep a ply and let every bot know of it."""
        self.autosave.add(self.game)
        for ply in self.game.plies[before:]:
            self.bots.told(self.game, ply)

    # --- a person's ply

    def _person(self, seat: Seat) -> None:
        self._take_seat(seat)
        self._show_decision(seat)
        while True:
            turn = Asking(self, self.commands).turn()
            before = len(self.game.plies)
            operations = self.game.play(turn)
            seen = until_cards_are_seen(operations)
            for sentence in tell(self.voice(seat), seat, operations[:seen]):
                self.screen.say(sentence, "bold")
            if not self._is_taken_back(turn, operations, before):
                break
            self.game.undo()
            self.screen.say(say("play-taken-back"))
            self._show_decision(seat)
        self._half_heard[seat] = seen
        self._heard[seat] = before
        self._after(before)
        if not self.is_shared:
            self._tell_news(seat)

    def _is_taken_back(self, turn: Turn, operations: tuple[Operation, ...], before: int) -> bool:
        """Stop after a turn, as long as nobody has seen anything new; whoever leaves then has played it."""
        reveals = any(isinstance(op, Revealed) for op in operations)
        if self.manner.quick or turn.kind in _FINAL or reveals or self.game.is_over:
            return False
        try:
            return self._ask_back()
        except (LeftError, KeyboardInterrupt):
            self._after(before)
            raise LeftError from None

    def _ask_back(self) -> bool:
        while True:
            text = self.screen.ask(say("play-turn-done"), [say("play-command-undo")])
            command, rest = command_of(text)
            if not text:
                return False
            if command in ("undo", "back"):
                return True
            if command in ("help", ""):
                self.screen.say(say("play-turn-done-help"))
            else:
                self.commands.run(command, rest)

    # --- whose eyes are on the screen

    def _take_seat(self, seat: Seat) -> None:
        if not self.is_shared:
            self._tell_news(seat)
            return
        if self.listener != seat:
            if self.listener is not None:
                self.listener = None
                self.screen.hide()
            self.screen.ask(say("play-pass-keyboard", who=self.chairs[seat].name))
            self.listener = seat
        self._tell_news(seat)

    def _tell_news(self, seat: Seat | None) -> None:
        """Tell what somebody has not heard yet."""
        key = 0 if seat is None else seat
        voice = self.voice(seat)
        for ply in self.game.plies[self._heard[key] :]:
            from_op = self._half_heard.pop(key, 0)
            for sentence in tell(voice, ply.seat, ply.operations[from_op:]):
                self.screen.say(sentence)
        self._heard[key] = len(self.game.plies)

    def _tell_rest(self) -> None:
        """At the end: what the one at the screen, or all together, have not heard yet."""
        if self.is_shared:
            last, self.listener = self.listener or 0, None
            self._heard[0] = self._heard[last]
            self._half_heard = {0: self._half_heard.get(last, 0)}
        self._tell_news(self.listener)

    def retell(self, plies: int = 8) -> None:
        """Tell the last plies of a game that is gone on with."""
        if not self.is_shared:
            self._heard = {seat: max(len(self.game.plies) - plies, 0) for seat in self._heard}
            self._tell_news(self.listener)

    def whole_story(self) -> list[str]:
        """Everything that happened, as the one at the screen may know it."""
        voice = self.voice(self.listener)
        return [sentence for ply in self.game.plies for sentence in tell(voice, ply.seat, ply.operations)]

    # --- what is shown

    def _show_decision(self, seat: Seat) -> None:
        if self.game.phase in (Phase.PLAY, Phase.MOVE, Phase.PENALTY):
            self.screen.say()
            self.show_board()
        self.screen.say()
        shared = "yes" if self.is_shared else "no"
        key = "play-asked" if self.game.phase is Phase.DOUBT else "play-your-turn"
        self.screen.say(say(key, who=self.chairs[seat].name, shared=shared))
        self._say_phase(seat)
        self.show_hand(seat)
        if not self._greeted:
            self._greeted = True
            self.screen.say(say("play-first-time"))

    def _say_phase(self, seat: Seat) -> None:
        position = self.game.position
        if position.phase is Phase.MOVE:
            self.screen.say(say("play-make-move", card=card_name(position.declared)))
        if position.phase is Phase.PLAY:
            self._say_helping(seat)
            if position.stuck[seat]:
                limit = self.game.rules.stuck_limit
                self.screen.say(say("play-stuck-so-far", count=position.stuck[seat], limit=limit))

    def _say_helping(self, seat: Seat) -> None:
        moved = {step.seat for turn in self.game.legal_turns() for step in turn.steps}
        home = all(place >= HOME for place in self.game.position.pegs[seat])
        partners = [each for each in self.game.board.partners_of(seat) if each in moved]
        if home and partners:
            self.screen.say(say("play-helping", who=listed([self.chairs[each].name for each in partners])))

    def show_board(self, *, explained: bool = False) -> None:
        """Draw the board (its signs are explained the first time, and on request), or tell it in words."""
        position, seat = self.game.position, self.listener
        voice = self.voice(seat)
        drawing = Drawing(voice, position, seat, self.screen.width)
        if self.manner.in_words or not drawing.fits:
            for sentence in in_words(voice, position.pegs, seat):
                self.screen.say(sentence)
            return
        self.screen.show(drawing.lines())
        if explained or not self._explained:
            self._explained = True
            self.screen.say(drawing.legend(), "dim")

    def show_hand(self, seat: Seat) -> None:
        """Show a hand to its owner."""
        hand = self.game.position.hands[seat]
        cards = (
            [] if isinstance(hand, int) else [card_name(card) for card in cards_of(hand) if card != UNKNOWN]
        )
        self.screen.say(say("play-hand", cards="  ".join(cards) or say("play-no-cards")))
