"""One game at the terminal, on a table in this process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from pegs.core.board import HOME, Seat
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import listed, translate
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol.table_view import Instruction
from pegs.rules.card_words import the_card
from pegs.story.sentences import Speaker
from pegs.table import events as ev
from pegs.table import take_back
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.terminal.correction import read_correction
from pegs.terminal.decision import Decision
from pegs.terminal.game_display import WATCHER, GameDisplay, Options
from pegs.terminal.game_file import GameFile
from pegs.terminal.prompt import UNDO, Prompt
from pegs.terminal.screen import Screen
from pegs.terminal.typed_commands import TypedCommands


class GameLoop:
    """Plays the table's game to its end. Every event is saved before it is applied."""

    def __init__(self, table: Table, file: GameFile, screen: Screen, options: Options) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.display = GameDisplay(table, screen, options)
        self.commands = TypedCommands(self.display)
        self._seen = dict.fromkeys(range(len(table.state.seats)), table.version)
        self._greeted = False

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.display.game

    def run(self) -> None:
        """Play to the end. Raises QuitError or KeyboardInterrupt if the person leaves."""
        while self.table.state.stage == "playing" or self.table.state.instruction is not None:
            seat = self.game.turn
            if self.table.state.instruction is not None:
                self._hands_move(self.table.state.instruction)
            elif self.table.state.seats[seat].person:
                self._person_plays(seat)
            else:
                self._bot_plays()
        self._show_last_news()
        self._show_result()

    def apply(self, events: Sequence[ev.AnyEvent]) -> None:
        """Save events, and apply them to the table."""
        self.file.append(events)
        for event in events:
            self.table.apply(event)

    def decide(self, seat: Seat, command: do.Command) -> None:
        """Apply a seat's command. Raises RefusedError."""
        self.apply(self.table.decide(Viewer("player", seat), command, time.time(), secrets.token_bytes))

    # --- turns

    def _bot_plays(self) -> None:
        task = self.table.bot_to_move(watched=True)
        assert task is not None
        self.apply(self.table.bot_played(task, task.choose(), time.time()))
        if not self.display.is_shared:
            self._show_news(self.display.reader)

    def _hands_move(self, instruction: Instruction) -> None:
        """Print what to do on the wooden board, and wait until it's done."""
        speaker = Speaker(self.table.state.names_for(None))
        clauses = speaker.clauses(instruction.steps, instruction.seat)
        for number, clause in enumerate(clauses, 1):
            step = translate("story-sentence", text=clause)
            self.screen.print(f"{number}. {step}" if len(clauses) > 1 else step, "bold")
        while typed := self.screen.ask(translate("play-pegs-moved")).strip():
            if self._corrected(typed):
                return
        self.decide(instruction.seat, do.PegsMoved(id="moved", ply=instruction.ply))

    def _corrected(self, typed: str) -> bool:
        """Correct the board as someone at this keyboard typed it. If it can't be like that, print why."""
        states = enumerate(self.table.state.seats)
        seat = next(seat for seat, seat_state in states if seat_state.person)
        try:
            moves = read_correction(self.game.board, self.game.position.pegs, seat, typed)
            self.decide(seat, do.CorrectBoard(id="correct", version=self.table.version, moves=moves))
        except (NotationError, RefusedError) as problem:
            self.screen.print(str(problem))
            return False
        self._show_news(self.display.reader)
        return True

    def _person_plays(self, seat: Seat) -> None:
        self._take_seat(seat)
        self._show_decision(seat)
        turn = Prompt(Decision(self.display), self.commands, lambda: self.take_back(seat)).turn()
        if turn == UNDO:
            return
        text = turn_text(self.game.board, turn)
        self.decide(seat, do.Play(id="turn", version=self.table.version, turn=text))
        self._show_news(seat)

    def take_back(self, seat: Seat) -> bool:
        """Take back the last turn of the person at this seat, or of someone else at this keyboard.

        The others at the keyboard agree: they can say so aloud. If it isn't allowed, print why and return
        False.
        """
        states = enumerate(self.table.state.seats)
        others = [each for each, seat_state in states if seat_state.person and each != seat]
        problems = []
        for each in (seat, *others):
            try:
                self.decide(each, do.TakeBack(id="undo", version=self.table.version))
            except RefusedError as refusal:
                problems.append(str(refusal))
            else:
                for agreeing in take_back.waiting_for(self.table.state):
                    self.decide(agreeing, do.AnswerTakeBack(id="agree", agree=True))
                self._show_news(self.display.reader)
                return True
        self.screen.print(problems[0])
        return False

    # --- news

    def _take_seat(self, seat: Seat) -> None:
        if self.display.is_shared and self.display.reader != seat:
            if self.display.reader is not None:
                self.display.reader = None
                self.screen.hide()
            self.screen.ask(translate("play-pass-keyboard", who=self.table.state.names[seat]))
            self.display.reader = seat
        self._show_news(seat)

    def _show_news(self, seat: Seat | None) -> None:
        """Print what the person at a seat hasn't seen yet."""
        key = 0 if seat is None else seat
        entries = self.table.state.entries[self._seen[key] :]
        for sentence in self.display.sentences(entries, seat):
            self.screen.print(sentence)
        self._seen[key] = self.table.version

    def _show_last_news(self) -> None:
        """Print what is new at the end of the game: to the one person, or to everyone together."""
        if self.display.is_shared:
            last, self.display.reader = self.display.reader or 0, None
            self._seen[0] = self._seen[last]
        self._show_news(self.display.reader)

    def recap(self, entries: int = 8) -> None:
        """Print the last events of a resumed game."""
        if not self.display.is_shared:
            start = max(self.table.version - entries, self.table.state.dealt_at + 1)
            self._seen = dict.fromkeys(self._seen, start)
            self._show_news(self.display.reader)

    # --- the screen

    def _show_decision(self, seat: Seat) -> None:
        if self.game.phase in (Phase.PLAY, Phase.MOVE, Phase.PENALTY):
            self.screen.print()
            self.display.show_board()
        self.screen.print()
        shared = "yes" if self.display.is_shared else "no"
        key = "play-asked" if self.game.phase is Phase.DOUBT else "play-your-turn"
        self.screen.print(translate(key, who=self.table.state.names[seat], shared=shared))
        self._show_situation(seat)
        self.display.show_hand(seat)
        if not self._greeted and self.game.phase is Phase.PLAY:
            self._greeted = True
            self.screen.print(translate("play-first-time"))

    def _show_situation(self, seat: Seat) -> None:
        position = self.game.position
        if position.phase is Phase.MOVE:
            self.screen.print(translate("play-make-move", card=the_card(position.declared)))
        if position.phase is Phase.PLAY:
            self._show_helping(seat)
            if position.stuck[seat]:
                limit = self.game.rules.stuck_limit
                self.screen.print(translate("play-stuck-so-far", count=position.stuck[seat], limit=limit))

    def _show_helping(self, seat: Seat) -> None:
        movers = {step.seat for turn in self.game.legal_turns() for step in turn.steps}
        home = all(place >= HOME for place in self.game.position.pegs[seat])
        partners = [each for each in self.game.board.partners_of(seat) if each in movers]
        if home and partners:
            names = [self.table.state.names[each] for each in partners]
            self.screen.print(translate("play-helping", who=listed(names)))

    def _show_result(self) -> None:
        """Print the final board, and each player's numbers and hand."""
        self.screen.print()
        self.display.show_board()
        self.screen.print()
        view = self.table.view(WATCHER, time.time()).game
        assert view is not None
        assert view.statistics is not None
        self.screen.print(translate("play-end-game", turns=sum(each.turns for each in view.statistics)))
        for seat, each in enumerate(view.statistics):
            line = translate(
                "play-end-player",
                who=self.table.state.names[seat],
                hand=", ".join(self.display.cards(seat)) or translate("play-no-cards"),
                turns=each.turns,
                discards=each.discards,
                holes=each.holes,
                jokers=each.jokers,
                bumps=each.bumps,
                boosts=each.boosts,
                bumped=each.bumped,
            )
            self.screen.print(f"  {line}")
