"""One game at the terminal: a table in this process, told to the people at the keyboard."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import HOME, Seat
from pegs.core.cards import UNKNOWN, cards_of
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.rules.card_words import card_face, the_card
from pegs.story.names import Names, listed
from pegs.story.parts import Line
from pegs.story.sentences import Speaker
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.event_log import logged
from pegs.table.protocol import commands as do
from pegs.table.state import Entry
from pegs.table.table import Table
from pegs.table.viewer import Who
from pegs.terminal.board_text import Drawing, in_words
from pegs.terminal.commands import Commands
from pegs.terminal.game_file import GameFile
from pegs.terminal.prompt import UNDO, Prompt
from pegs.terminal.screen import Screen

WATCHER = Who("watcher")


@dataclass(frozen=True)
class Options:
    """How people want to play."""

    in_words: bool = False
    """Describe the board in sentences instead of drawing it."""


class Session:
    """Plays the table's game. Every event is on disk before anything else happens."""

    def __init__(self, table: Table, file: GameFile, screen: Screen, options: Options) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.options = options
        self.commands = Commands(self)
        persons = [seat for seat, chair in enumerate(table.state.chairs) if chair.person]
        self.is_shared = len(persons) > 1
        self.reader: Seat | None = persons[0] if len(persons) == 1 else None
        """Who is looking at the screen; None if that is everyone, or nobody yet."""
        self._seen = dict.fromkeys(range(len(table.state.chairs)), table.version)
        self._greeted = False
        self._explained = False

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.table.state.running

    def names(self, reader: Seat | None) -> Names:
        """How people and holes are called for a reader: holes by the letters on the board."""
        state = self.table.state
        return Names(state.board, state.ruleset.words_in(), state.names, reader, letters=True)

    def run(self) -> None:
        """Play to the end. Raises LeftError or KeyboardInterrupt if the person leaves."""
        while self.table.state.stage == "playing":
            seat = self.game.turn
            if self.table.state.chairs[seat].person:
                self._person(seat)
            else:
                self._bot()
        self._tell_rest()
        self._tell_end()

    def apply(self, events: Sequence[ev.AnyEvent]) -> None:
        """Save events, and apply them to the table."""
        self.file.append(events)
        for event in events:
            self.table.apply(event)

    def decide(self, seat: Seat, command: do.Command) -> None:
        """Carry out a seat's command. Raises RefusedError."""
        self.apply(self.table.decide(Who("player", seat), command, time.time(), secrets.token_bytes))

    # --- turns

    def _bot(self) -> None:
        task = self.table.bot_to_move(watched=True)
        assert task is not None
        self.apply(self.table.bot_played(task, task.choose(), time.time()))
        if not self.is_shared:
            self._tell_news(self.reader)

    def _person(self, seat: Seat) -> None:
        self._take_seat(seat)
        self._show_decision(seat)
        turn = Prompt(self, self.commands).turn()
        if turn == UNDO:
            return
        text = turn_text(self.game.board, turn)
        self.decide(seat, do.Play(id="turn", version=self.table.version, turn=text))
        self._tell_news(seat)

    def take_back(self, seat: Seat) -> bool:
        """Take back the last turn of the person asked, or of someone else at this keyboard, if allowed."""
        people = [each for each, chair in enumerate(self.table.state.chairs) if chair.person and each != seat]
        problems = []
        for each in (seat, *people):
            try:
                self.decide(each, do.TakeBack(id="undo", version=self.table.version))
            except RefusedError as refusal:
                problems.append(str(refusal))
            else:
                self._tell_news(self.reader)
                return True
        self.screen.print(problems[0])
        return False

    # --- who is looking

    def _take_seat(self, seat: Seat) -> None:
        if self.is_shared and self.reader != seat:
            if self.reader is not None:
                self.reader = None
                self.screen.hide()
            self.screen.ask(translate("play-pass-keyboard", who=self.table.state.names[seat]))
            self.reader = seat
        self._tell_news(seat)

    def _tell_news(self, seat: Seat | None) -> None:
        """Tell what the person at a seat hasn't seen yet."""
        key = 0 if seat is None else seat
        entries = self.table.state.entries[self._seen[key] :]
        for sentence in self._sentences(entries, seat):
            self.screen.print(sentence)
        self._seen[key] = self.table.version

    def _sentences(self, entries: Sequence[Entry], seat: Seat | None) -> list[str]:
        who = WATCHER if seat is None else Who("player", seat)
        # The winning turn's own lines say who won already.
        turns = (entry for entry in entries if not isinstance(entry.event, ev.GameEnded))
        happened = (logged(self.table.state, entry, who) for entry in turns)
        lines = [line for each in happened if each is not None for line in each.lines]
        return Speaker(self.names(seat)).sentences(line for line in lines if _is_told(line, seat))

    def _tell_rest(self) -> None:
        """At the end: what the person at the screen, or all of them together, haven't seen yet."""
        if self.is_shared:
            last, self.reader = self.reader or 0, None
            self._seen[0] = self._seen[last]
        self._tell_news(self.reader)

    def retell(self, entries: int = 8) -> None:
        """Tell the last events of a game that is resumed."""
        if not self.is_shared:
            start = max(self.table.version - entries, self.table.state.dealt_at + 1)
            self._seen = dict.fromkeys(self._seen, start)
            self._tell_news(self.reader)

    def history(self) -> list[str]:
        """Everything that happened in this game, as the person at the screen may know it."""
        return self._sentences(self.table.state.entries_of_game, self.reader)

    # --- what is shown

    def _show_decision(self, seat: Seat) -> None:
        if self.game.phase in (Phase.PLAY, Phase.MOVE, Phase.PENALTY):
            self.screen.print()
            self.show_board()
        self.screen.print()
        shared = "yes" if self.is_shared else "no"
        key = "play-asked" if self.game.phase is Phase.DOUBT else "play-your-turn"
        self.screen.print(translate(key, who=self.table.state.names[seat], shared=shared))
        self._say_phase(seat)
        self.show_hand(seat)
        if not self._greeted:
            self._greeted = True
            self.screen.print(translate("play-first-time"))

    def _say_phase(self, seat: Seat) -> None:
        position = self.game.position
        if position.phase is Phase.MOVE:
            self.screen.print(translate("play-make-move", card=the_card(position.declared)))
        if position.phase is Phase.PLAY:
            self._say_helping(seat)
            if position.stuck[seat]:
                limit = self.game.rules.stuck_limit
                self.screen.print(translate("play-stuck-so-far", count=position.stuck[seat], limit=limit))

    def _say_helping(self, seat: Seat) -> None:
        movers = {step.seat for turn in self.game.legal_turns() for step in turn.steps}
        home = all(place >= HOME for place in self.game.position.pegs[seat])
        partners = [each for each in self.game.board.partners_of(seat) if each in movers]
        if home and partners:
            names = [self.table.state.names[each] for each in partners]
            self.screen.print(translate("play-helping", who=listed(names)))

    def show_board(self, *, explained: bool = False) -> None:
        """Draw the board, with its legend the first time and on request; or describe it in words."""
        position, names = self.game.position, self.names(self.reader)
        drawing = Drawing(names, position.pegs, self.screen.width)
        if self.options.in_words or not drawing.fits:
            for sentence in in_words(names, position.pegs):
                self.screen.print(sentence)
            return
        self.screen.show(drawing.lines())
        if explained or not self._explained:
            self._explained = True
            self.screen.print(drawing.legend(), "dim")

    def show_hand(self, seat: Seat) -> None:
        """Show a hand to its owner."""
        self.screen.print(
            translate("play-hand", cards="  ".join(self._cards(seat)) or translate("play-no-cards"))
        )

    def _cards(self, seat: Seat) -> list[str]:
        hand = self.game.position.hands[seat]
        cards = [] if isinstance(hand, int) else cards_of(hand)
        return [card_face(card) for card in cards if card != UNKNOWN]

    def _tell_end(self) -> None:
        """All hands open, and each player's game in numbers."""
        self.screen.print()
        self.show_board()
        self.screen.print()
        view = self.table.view(WATCHER, time.time()).game
        assert view is not None
        assert view.statistics is not None
        self.screen.print(translate("play-end-game", turns=sum(each.turns for each in view.statistics)))
        for seat, each in enumerate(view.statistics):
            line = translate(
                "play-end-player",
                who=self.table.state.names[seat],
                hand=", ".join(self._cards(seat)) or translate("play-no-cards"),
                turns=each.turns,
                discards=each.discards,
                holes=each.holes,
                jokers=each.jokers,
                bumps=each.bumps,
                boosts=each.boosts,
                bumped=each.bumped,
            )
            self.screen.print(f"  {line}")


def _is_told(line: Line, seat: Seat | None) -> bool:
    """Whether a line is worth telling: that others draw their cards isn't."""
    return not line.aside or line.seat is None or line.seat == seat
