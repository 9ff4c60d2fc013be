"""How players and holes are called: by people's names ("your 5", "Theo's 16") or by the board's letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import HOME, SIDE_LETTERS, START, Board, Place, Seat
from pegs.i18n import translate
from pegs.notation import place_text
from pegs.rules.ruleset import Words

YES, NO = "yes", "no"


@dataclass(frozen=True)
class Names:
    """The people and places of one game, as one reader calls them.

    ``players`` are names by seat (a seat without one is "Player B"), ``words`` what the rules call start,
    home and the two spots. ``reader`` is called "you"; None for a text that everybody reads. With ``letters``
    holes are called as in the notation (``B16``), for a board that shows its letters.
    """

    board: Board
    words: Words
    players: Sequence[str] = ()
    reader: Seat | None = None
    letters: bool = False

    def player(self, seat: Seat) -> str:
        """A player's name."""
        name = self.players[seat] if seat < len(self.players) else ""
        return name or translate("story-player", letter=self.board.letters[seat])

    def you(self, seat: Seat | None) -> str:
        """Whether a seat is the reader's: ``yes`` or ``no``, as messages want it."""
        return YES if seat is not None and seat == self.reader else NO

    def place(self, place: Place, seat: Seat) -> str:
        """Where a seat's peg is or goes: "your 5", "Theo's corner", "home 2", "start"."""
        if place == START:
            return self.words.start
        if place >= HOME:
            return translate("story-home-hole", home=self.words.home, number=place - HOME + 1)
        return self._hole(place, seat)

    def _hole(self, place: Place, seat: Seat) -> str:
        if self.letters:
            return place_text(self.board, seat, place)
        side, number = divmod(place, self.board.side_length)
        if side not in self.board.sides_of_seats:
            return translate("story-side-hole", side=SIDE_LETTERS[side], number=number)
        owner = self.board.sides_of_seats.index(side)
        whose = {"you": self.you(owner), "who": self.player(owner)}
        return (
            translate("story-hole", **whose, number=number) if number else translate("story-corner", **whose)
        )

    def team(self, team: int) -> list[str]:
        """The names of a team's players but the reader's."""
        return [self.player(seat) for seat in self.board.team(team) if seat != self.reader]


def listed(names: Sequence[str]) -> str:
    """Names one after another: "Ana", "Ana and Ben", "Ana, Ben, and Theo"."""
    *most, last = names
    if not most:
        return last
    return translate("story-two" if len(most) == 1 else "story-many", first=", ".join(most), last=last)
