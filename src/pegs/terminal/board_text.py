"""The board in text: a line of holes for each side, and under it whose side it is, with start and home."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import HOME, SIDE_LETTERS, START, Seat
from pegs.core.position import Pegs, Position
from pegs.i18n import say
from pegs.terminal.names import Voice, listed
from pegs.terminal.screen import Line, Piece

WIDTH = 79
MARGIN, NARROW_MARGIN = 6, 3
WIDE_CELL, NARROW_CELL = 3, 2
LEAST_FOR_A_LINE = 60
"""Where there are fewer columns, a player's name stands on a line of its own."""
EMPTY, IN_SPOT, OUT_SPOT = "·", "i", "o"
_COLOURS = (
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


def colour_of(seat: Seat) -> str:
    """The decoration of a seat's pegs."""
    return _COLOURS[seat]


def plain(line: Line) -> str:
    """A line without its decoration."""
    return "".join(piece.text for piece in line)


@dataclass(frozen=True)
class Drawing:
    """Draws one position, seen from a seat (None: from nowhere)."""

    voice: Voice
    position: Position
    seen_from: Seat | None = None
    width: int = WIDTH
    """The columns there are. Where they are few, holes move together and a player takes two lines."""

    @property
    def fits(self) -> bool:
        """Whether there is room for it at all."""
        return self._margin() + self._cell() * self.voice.board.side_length <= self.width

    def lines(self) -> list[Line]:
        """The whole board, at most 79 columns wide, and no wider than there is room if it fits."""
        board = self.voice.board
        seats = {side: seat for seat, side in enumerate(board.sides_of_seats)}
        lines: list[Line] = [(Piece(self._numbers(), "dim"),)]
        for side in range(board.sides):
            lines.append(self._track(side, seats.get(side)))
            if side in seats:
                lines += self._player(seats[side])
        return lines

    def legend(self) -> str:
        """What the signs of the drawing mean, in the rule set's words."""
        words = self.voice.words
        return say(
            "play-board-legend",
            in_spot_sign=IN_SPOT,
            in_spot=words.in_spot,
            out_spot_sign=OUT_SPOT,
            out_spot=words.out_spot,
        )

    def _cell(self) -> int:
        widest = MARGIN + WIDE_CELL * self.voice.board.side_length
        return WIDE_CELL if widest <= min(self.width, WIDTH) else NARROW_CELL

    def _margin(self) -> int:
        narrow = MARGIN + NARROW_CELL * self.voice.board.side_length > self.width
        return NARROW_MARGIN if narrow or self.width < LEAST_FOR_A_LINE else MARGIN

    def _numbers(self) -> str:
        cell = self._cell()
        numbers = (
            str(n) if cell == WIDE_CELL or n % 2 == 0 else "" for n in range(self.voice.board.side_length)
        )
        return (" " * self._margin() + "".join(f"{number:>{cell}}" for number in numbers)).rstrip()

    def _track(self, side: int, seat: Seat | None) -> Line:
        board = self.voice.board
        sign = "*" if seat is not None and seat == self.seen_from else " "
        name = Piece(f"{sign} {SIDE_LETTERS[side]}".ljust(self._margin()), "bold" if sign == "*" else "")
        first = side * board.side_length
        standing = {
            place: who for who, places in enumerate(self.position.pegs) for place in places if place >= 0
        }
        holes = []
        for hole in range(first, first + board.side_length):
            who = standing.get(hole)
            holes.append(self._peg(who) if who is not None else Piece(self._empty(hole, seat), "dim"))
        return (name, *holes)

    def _peg(self, seat: Seat) -> Piece:
        return Piece(self.voice.board.letters[seat].rjust(self._cell()), colour_of(seat))

    def _empty(self, hole: int, seat: Seat | None) -> str:
        board = self.voice.board
        sign = EMPTY
        if seat is not None and hole == board.in_spots[seat]:
            sign = IN_SPOT
        elif seat is not None and hole == board.out_spots[seat]:
            sign = OUT_SPOT
        return sign.rjust(self._cell())

    def _player(self, seat: Seat) -> list[Line]:
        board, words = self.voice.board, self.voice.words
        places = self.position.pegs[seat]
        letter = board.letters[seat]
        in_start = letter * places.count(START) or EMPTY
        home = "".join(letter if HOME + i in places else EMPTY for i in range(board.home_length))
        who = self.voice.name(seat)
        relation = relation_of(self.voice, seat, self.seen_from)
        name = say("play-board-name", who=who, relation=relation)
        margin = " " * self._margin()
        weight = "bold" if seat == self.seen_from else ""
        where = (
            Piece(f"{words.start} "),
            Piece(in_start.ljust(board.pegs), colour_of(seat)),
            Piece(f"   {words.home} "),
            Piece(home, colour_of(seat)),
        )
        if self.width < LEAST_FOR_A_LINE:
            return [(Piece(f"{margin} {name}", weight),), (Piece(f"{margin} "), *where)]
        return [(Piece(f"{margin} {name:<19} ", weight), *where)]


def relation_of(voice: Voice, seat: Seat, seen_from: Seat | None) -> str:
    """What a seat is to the one who looks: ``you``, ``named-you`` (called so), ``partner`` or ``other``."""
    if seen_from is None:
        return "other"
    if seat == seen_from:
        return "named-you" if voice.name(seat) == say("play-name-you") else "you"
    return "partner" if voice.board.team_of(seat) == voice.board.team_of(seen_from) else "other"


def in_words(voice: Voice, pegs: Pegs, seen_from: Seat | None = None) -> list[str]:
    """Where all pegs are, a sentence for each player."""
    return [_player_in_words(voice, pegs, seat, seen_from) for seat in range(voice.board.players)]


def _player_in_words(voice: Voice, pegs: Pegs, seat: Seat, seen_from: Seat | None) -> str:
    places = pegs[seat]
    in_start = places.count(START)
    out = [voice.place(seat, place) for place in places if place != START]
    relation = relation_of(voice, seat, seen_from)
    name = say("play-board-name", who=voice.name(seat), relation=relation)
    start = voice.words.start
    return say(
        "play-words-player",
        name=name,
        letter=voice.board.letters[seat],
        out=listed(out) if out else say("play-words-none"),
        count=in_start,
        start=start,
    )
