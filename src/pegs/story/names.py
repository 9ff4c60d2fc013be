"""Names of players and holes: by people ("your 5"), by letters on the board ("B16"), or by sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pegs.core.board import HOME, SIDE_LETTERS, START, Board, Place, Seat
from pegs.i18n import translate
from pegs.notation import place_text
from pegs.rules.ruleset import Words
from pegs.story.landmarks import landmark_text

YES, NO = "yes", "no"


@dataclass(frozen=True)
class Names:
    """The names of people and holes in one game, for one reader.

    ``players`` are the names by seat ("Player B" if there is none), ``words`` the rules' names for start,
    home, and the two spots. ``reader`` is called "you"; None for a text without a particular reader. With
    ``letters``, holes have their names in the notation (``B16``), for a board that shows its letters. If they
    are ``by_sight``, places are called by what can be seen there, without the numbers of holes.
    """

    board: Board
    words: Words
    players: Sequence[str] = ()
    reader: Seat | None = None
    letters: bool = False
    colors: Sequence[str] = ()
    """The letters of the players' colors, by seat, for sentences about pegs on a wooden board."""
    by_sight: bool = False

    def seen(self) -> Names:
        """The same names for a reader with the board in view."""
        return replace(self, words=self.words.seen(), by_sight=True)

    def player(self, seat: Seat) -> str:
        """A player's name."""
        name = self.players[seat] if seat < len(self.players) else ""
        return name or translate("story-player", letter=self.board.letters[seat])

    def you(self, seat: Seat | None) -> str:
        """Whether a seat is the reader's: ``yes`` or ``no``, for messages."""
        return YES if seat is not None and seat == self.reader else NO

    def place(self, place: Place, seat: Seat) -> str:
        """The name of a place of a seat's peg in a sentence: "your 5", "hole 2 of your home", "start"."""
        if self.by_sight:
            return landmark_text(self, place, seat)
        if place >= HOME:
            return self._home_hole(place, "you" if seat == self.reader else "other")
        return self.label(place, seat)

    def own_place(self, place: Place, owner: Seat, *, is_named: bool = True) -> str:
        """A place in a sentence about its owner's peg: "hole 2 of its home", "your 5".

        If the sentence hasn't named the owner, the place does: "hole 2 of Ana's home". By sight, it's
        "its home".
        """
        if place < HOME:
            return self.place(place, owner)
        whose = "own" if is_named else "who"
        return self._home_hole(place, "you" if owner == self.reader else whose, self.player(owner))

    def label(self, place: Place, seat: Seat) -> str:
        """The name of a place on its own, as in a list: "your 5", "Theo's corner", "home 2", "start"."""
        if place == START:
            return self.words.start
        if place >= HOME:
            return translate("story-home-label", home=self.words.home, number=place - HOME + 1)
        return self._hole(place, seat)

    def color(self, seat: Seat | None) -> str:
        """The name of the color of a seat's pegs; "peg" if it isn't known."""
        known = seat is not None and seat < len(self.colors)
        return translate("story-color", letter=self.colors[seat or 0] if known else "none")

    def place_by_hand(self, place: Place, owner: Seat) -> str:
        """A place in words for everyone around a board, as the peg's owner counts: "5", "Theo's 16"."""
        if place == START:
            return translate("story-own-start", start=self.words.start)
        if place >= HOME:
            return self._home_hole(place, "own")
        side, number = divmod(place, self.board.side_length)
        if side != self.board.sides_of_seats[owner]:
            return replace(self, reader=None)._hole(place, owner)
        return translate("story-own-hole" if number else "story-own-corner", number=number)

    def _home_hole(self, place: Place, whose: str, who: str = "") -> str:
        number = 0 if self.by_sight else place - HOME + 1
        return translate("story-home-hole", whose=whose, who=who, home=self.words.home, number=number)

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
        """The names of a team's players, without the reader's."""
        return [self.player(seat) for seat in self.board.team(team) if seat != self.reader]
