"""The board in text: a line of holes for each side, and under it whose side it is, with start and home."""

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
LEAST_FOR_A_LINE = 60
"""With fewer columns a player's name gets a line of its own."""
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
    """The decoration of a seat's pegs."""
    return _STYLES[seat]


def plain(line: Line) -> str:
    """A line without its decoration."""
    return "".join(piece.text for piece in line)


@dataclass(frozen=True)
class Drawing:
    """Draws the pegs on the board, the reader's own side marked."""

    names: Names
    pegs: Pegs
    width: int = WIDTH
    """The columns there are. If there are few, holes move together and a player takes two lines."""

    @property
    def board(self) -> Board:
        """The board drawn."""
        return self.names.board

    @property
    def fits(self) -> bool:
        """Whether there is room for it at all."""
        return self._margin() + self._cell() * self.board.side_length <= self.width

    def lines(self) -> list[Line]:
        """The whole board, at most 79 columns wide, and no wider than there is room if it fits."""
        board = self.board
        seats = {side: seat for seat, side in enumerate(board.sides_of_seats)}
        lines: list[Line] = [(Piece(self._numbers(), "dim"),)]
        for side in range(board.sides):
            lines.append(self._track(side, seats.get(side)))
            if side in seats:
                lines += self._player(seats[side])
        return lines

    def legend(self) -> str:
        """What the signs of the drawing mean, in the rule set's words."""
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
        return NARROW_MARGIN if narrow or self.width < LEAST_FOR_A_LINE else MARGIN

    def _numbers(self) -> str:
        cell = self._cell()
        numbers = (str(n) if cell == WIDE_CELL or n % 2 == 0 else "" for n in range(self.board.side_length))
        return (" " * self._margin() + "".join(f"{number:>{cell}}" for number in numbers)).rstrip()

    def _track(self, side: int, seat: Seat | None) -> Line:
        board = self.board
        sign = "*" if seat is not None and seat == self.names.reader else " "
        name = Piece(f"{sign} {SIDE_LETTERS[side]}".ljust(self._margin()), "bold" if sign == "*" else "")
        first = side * board.side_length
        standing = {place: who for who, places in enumerate(self.pegs) for place in places if place >= 0}
        holes = []
        for hole in range(first, first + board.side_length):
            who = standing.get(hole)
            holes.append(self._peg(who) if who is not None else Piece(self._empty(hole, seat), "dim"))
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
        where = (
            Piece(f"{words.start} "),
            Piece(in_start.ljust(board.pegs), style_of(seat)),
            Piece(f"   {words.home} "),
            Piece(home, style_of(seat)),
        )
        name = titled(self.names, seat)
        if self.width < LEAST_FOR_A_LINE:
            return [(Piece(f"{margin} {name}", weight),), (Piece(f"{margin} "), *where)]
        return [(Piece(f"{margin} {name:<19} ", weight), *where)]


def titled(names: Names, seat: Seat) -> str:
    """A player's name, with what they are to the reader: "Ana (partner)"."""
    return translate("play-board-name", who=names.player(seat), relation=_relation(names, seat))


def _relation(names: Names, seat: Seat) -> str:
    reader, board = names.reader, names.board
    if reader is None:
        return "other"
    if seat == reader:
        return "named-you" if names.player(seat) == translate("play-name-you") else "you"
    return "partner" if board.team_of(seat) == board.team_of(reader) else "other"


def in_words(names: Names, pegs: Pegs) -> list[str]:
    """Where all pegs are, a sentence for each player."""
    return [_player_in_words(names, pegs[seat], seat) for seat in range(names.board.players)]


def _player_in_words(names: Names, places: tuple[Place, ...], seat: Seat) -> str:
    out = [names.place(place, seat) for place in places if place != START]
    return translate(
        "play-words-player",
        name=titled(names, seat),
        letter=names.board.letters[seat],
        out=listed(out) if out else translate("play-words-none"),
        count=places.count(START),
        start=names.words.start,
    )
