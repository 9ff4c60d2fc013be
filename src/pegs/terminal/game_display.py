"""One game as it is shown at the terminal: names, the board, hands, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, cards_of
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.rules.card_words import card_face
from pegs.story.names import Names
from pegs.story.parts import Line
from pegs.story.sentences import Speaker
from pegs.table import events as ev
from pegs.table.entries import LogEntry
from pegs.table.event_log import visible_event
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.terminal.board_text import Drawing, in_words
from pegs.terminal.last_moves import moved_pegs
from pegs.terminal.screen import Screen

WATCHER = Viewer("watcher")
TURN_LINES = 12
"""The lines of a turn besides the board: what happened, the hand, the choices, and the prompt."""


@dataclass(frozen=True)
class Options:
    """How the game is shown."""

    in_words: bool = False
    """Describe the board in sentences instead of drawing it."""
    compact: bool | None = None
    """Whether to draw the board small; None for only on a low screen."""


class GameDisplay:
    """Shows a table's game on the screen, for the people at this keyboard."""

    def __init__(self, table: Table, screen: Screen, options: Options) -> None:
        self.table = table
        self.screen = screen
        self.options = options
        people = [seat for seat, seat_state in enumerate(table.state.seats) if seat_state.person]
        self.is_shared = len(people) > 1
        self.reader: Seat | None = people[0] if len(people) == 1 else None
        """The seat whose view is on the screen; None if everyone, or no one yet, is looking."""
        self._explained = False

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.table.state.running

    def names(self, reader: Seat | None) -> Names:
        """The names of people and holes for a reader; holes have the letters on the board."""
        state = self.table.state
        return Names(state.board, state.ruleset.words_in(), state.names, reader, letters=True)

    def sentences(self, entries: Sequence[LogEntry], seat: Seat | None) -> list[str]:
        """What happened, for the person at a seat, without other players' draws."""
        viewer = WATCHER if seat is None else Viewer("player", seat)
        # The winning turn's own lines say who won already.
        turns = (entry for entry in entries if not isinstance(entry.event, ev.GameEnded))
        seen = (visible_event(self.table.state, entry, viewer) for entry in turns)
        lines = [line for each in seen if each is not None for line in each.lines]
        return Speaker(self.names(seat)).sentences(line for line in lines if _is_news(line, seat))

    def history(self) -> list[str]:
        """Everything that happened in this game, as far as the person at the screen may know it."""
        return self.sentences(self.table.state.entries_of_game, self.reader)

    def show_board(self, *, explained: bool = False) -> None:
        """Draw the board, or describe it in words. The legend comes the first time, or if ``explained``."""
        position, names = self.game.position, self.names(self.reader)
        drawing = self._drawing(names)
        if self.options.in_words or not drawing.fits:
            for sentence in in_words(names, position.pegs):
                self.screen.print(sentence)
            return
        self.screen.show(drawing.lines())
        if explained or not self._explained:
            self._explained = True
            self.screen.print(drawing.legend(), "dim")

    def switch_size(self) -> bool:
        """Draw the board small from now on, or in full if it was small.

        False if the window is too narrow for the small board, so that both would look the same.
        """
        drawing = self._drawing(self.names(self.reader))
        other = replace(drawing, is_compact=not drawing.is_compact)
        if other.lines() == drawing.lines():
            return False
        self.options = replace(self.options, compact=other.is_compact)
        return True

    def _drawing(self, names: Names) -> Drawing:
        """The board with marks, drawn small if it would leave too little room for a turn."""
        moved = moved_pegs(self.game, self.reader)
        drawing = Drawing(names, self.game.position.pegs, self.screen.width, moved)
        is_low = drawing.height + TURN_LINES > self.screen.height
        return replace(drawing, is_compact=is_low if self.options.compact is None else self.options.compact)

    def show_hand(self, seat: Seat) -> None:
        """Show a hand to its owner."""
        self.screen.print(
            translate("play-hand", cards="  ".join(self.cards(seat)) or translate("play-no-cards"))
        )

    def cards(self, seat: Seat) -> list[str]:
        """The known cards of a hand, as printed on them."""
        hand = self.game.position.hands[seat]
        cards = [] if isinstance(hand, int) else cards_of(hand)
        return [card_face(card) for card in cards if card != UNKNOWN]


def _is_news(line: Line, seat: Seat | None) -> bool:
    """Whether to print a line. Other players' draws are left out."""
    return not line.aside or line.seat is None or line.seat == seat
