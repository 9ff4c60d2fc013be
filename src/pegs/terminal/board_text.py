"""The board as text: a line of holes for each side, and under it the player with their start and home."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import HOME, SIDE_LETTERS, START, Board, Place, Seat
from pegs.core.position import Pegs
from pegs.i18n import translate
from pegs.story.names import NO, YES, Names, listed
from pegs.terminal.screen import Line, Piece

WIDTH = 79
MARGIN, NARROW_MARGIN = 6, 3
WIDE_CELL, NARROW_CELL = 3, 2
ONE_LINE_WIDTH = 60
"""With fewer columns than this, a player's name gets a line of its own."""
EMPTY, IN_SPOT, OUT_SPOT = "·", "i", "o"
_STYLES = (
    "bold blue",
    "bold red",
    "bold green",
    "bold yellow",
    "bold magenta",
    "bold cyan",
    "bold bright_red",
    "bold bright_green",
    "bold bright_blue",
    "bold bright_magenta",
)


def style_of(seat: Seat) -> str:
    """The style of a seat's pegs."""
    return _STYLES[seat]


def plain(line: Line) -> str:
    """The text of a line without its styles."""
    return "".join(piece.text for piece in line)


@dataclass(frozen=True)
class Drawing:
    """Draws the board with its pegs; the reader's own side is marked."""

    names: Names
    pegs: Pegs
    width: int = WIDTH
    """The available columns. In a narrow terminal holes move closer and a player takes two lines."""

    @property
    def board(self) -> Board:
        """The board to draw."""
        return self.names.board

    @property
    def fits(self) -> bool:
        """Whether the drawing fits into the width."""
        return self._margin() + self._cell() * self.board.side_length <= self.width

    def lines(self) -> list[Line]:
        """The whole board, at most `WIDTH` columns wide."""
        board = self.board
        seats = {side: seat for seat, side in enumerate(board.sides_of_seats)}
        lines: list[Line] = [(Piece(self._numbers(), "dim"),)]
        for side in range(board.sides):
            lines.append(self._track(side, seats.get(side)))
            if side in seats:
                lines += self._player(seats[side])
        return lines

    def legend(self) -> str:
        """The meaning of the signs, in the rule set's words."""
        words = self.names.words
        return translate(
            "play-board-legend",
            in_spot_sign=IN_SPOT,
            in_spot=words.in_spot,
            out_spot_sign=OUT_SPOT,
            out_spot=words.out_spot,
            marked=YES if self.names.reader is not None else NO,
        )

    def _cell(self) -> int:
        widest = MARGIN + WIDE_CELL * self.board.side_length
        return WIDE_CELL if widest <= min(self.width, WIDTH) else NARROW_CELL

    def _margin(self) -> int:
        narrow = MARGIN + NARROW_CELL * self.board.side_length > self.width
        return NARROW_MARGIN if narrow or self.width < ONE_LINE_WIDTH else MARGIN

    def _numbers(self) -> str:
        cell = self._cell()
        numbers = (str(n) if cell == WIDE_CELL or n % 2 == 0 else "" for n in range(self.board.side_length))
        return (" " * self._margin() + "".join(f"{number:>{cell}}" for number in numbers)).rstrip()

    def _track(self, side: int, seat: Seat | None) -> Line:
        board = self.board
        sign = "*" if seat is not None and seat == self.names.reader else " "
        name = Piece(f"{sign} {SIDE_LETTERS[side]}".ljust(self._margin()), "bold" if sign == "*" else "")
        first = side * board.side_length
        owners = {place: owner for owner, places in enumerate(self.pegs) for place in places if place >= 0}
        holes = []
        for hole in range(first, first + board.side_length):
            owner = owners.get(hole)
            empty = Piece(self._empty(hole, seat), "dim")
            holes.append(empty if owner is None else self._peg(owner))
        return (name, *holes)

    def _peg(self, seat: Seat) -> Piece:
        return Piece(self.board.letters[seat].rjust(self._cell()), style_of(seat))

    def _empty(self, hole: int, seat: Seat | None) -> str:
        board = self.board
        sign = EMPTY
        if seat is not None and hole == board.in_spots[seat]:
            sign = IN_SPOT
        elif seat is not None and hole == board.out_spots[seat]:
            sign = OUT_SPOT
        return sign.rjust(self._cell())

    def _player(self, seat: Seat) -> list[Line]:
        board, words = self.board, self.names.words
        places = self.pegs[seat]
        letter = board.letters[seat]
        in_start = letter * places.count(START) or EMPTY
        home = "".join(letter if HOME + i in places else EMPTY for i in range(board.home_length))
        margin = " " * self._margin()
        weight = "bold" if seat == self.names.reader else ""
        places_text = (
            Piece(f"{words.start} "),
            Piece(in_start.ljust(board.pegs), style_of(seat)),
            Piece(f"   {words.home} "),
            Piece(home, style_of(seat)),
        )
        name = name_with_relation(self.names, seat)
        if self.width < ONE_LINE_WIDTH:
            return [(Piece(f"{margin} {name}", weight),), (Piece(f"{margin} "), *places_text)]
        return [(Piece(f"{margin} {name:<19} ", weight), *places_text)]


def name_with_relation(names: Names, seat: Seat) -> str:
    """A player's name with their relation to the reader: "Ana (partner)"."""
    return translate("play-board-name", who=names.player(seat), relation=_relation(names, seat))


def _relation(names: Names, seat: Seat) -> str:
    reader, board = names.reader, names.board
    if reader is None:
        return "other"
    if seat == reader:
        return "named-you" if names.player(seat) == translate("play-name-you") else "you"
    return "partner" if board.team_of(seat) == board.team_of(reader) else "other"


def in_words(names: Names, pegs: Pegs) -> list[str]:
    """All pegs, one sentence for each player."""
    return [_player_in_words(names, pegs[seat], seat) for seat in range(names.board.players)]


def _player_in_words(names: Names, places: tuple[Place, ...], seat: Seat) -> str:
    out = [names.place(place, seat) for place in places if place != START]
    return translate(
        "play-words-player",
        name=name_with_relation(names, seat),
        letter=names.board.letters[seat],
        out=listed(out) if out else translate("play-words-none"),
        count=places.count(START),
        start=names.words.start,
    )
