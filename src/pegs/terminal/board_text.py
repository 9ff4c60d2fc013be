"""The board as text: a line of holes for each side, and under it the player with their start and home."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from rich.cells import cell_len

from pegs.core.bidi import ISOLATES
from pegs.core.board import HOME, SIDE_LETTERS, START, Board, Place, Seat
from pegs.core.position import Pegs
from pegs.i18n import listed, translate
from pegs.story.names import NO, YES, Names
from pegs.terminal.screen import Line, Piece

WIDTH = 79
MARGIN, NARROW_MARGIN = 6, 3
WIDE_CELL, NARROW_CELL = 3, 2
NAME_WIDTH = 19
ONE_LINE_WIDTH = 60
"""With fewer columns than this, a player's name gets a line of its own."""
EMPTY, IN_SPOT, OUT_SPOT = "·", "i", "o"
MOVED = ">"
"""The sign before a peg that has just moved."""
LONGEST_WORD = 7
"""The compact board has no room for longer names of start and home, and takes the usual ones."""
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
    moved: AbstractSet[tuple[Seat, Place]] = frozenset()
    """The places of pegs to mark, because they have just moved."""
    is_compact: bool = False
    """Whether a player's start and home are on the same line as their side, if that fits."""

    @property
    def board(self) -> Board:
        """The board to draw."""
        return self.names.board

    @property
    def fits(self) -> bool:
        """Whether the drawing fits into the width."""
        return self._margin() + self._cell() * self.board.side_length <= self.width

    @property
    def height(self) -> int:
        """How many lines `lines` has."""
        return len(self.lines())

    def lines(self) -> list[Line]:
        """The whole board, at most `WIDTH` columns wide."""
        board = self.board
        seats = {side: seat for seat, side in enumerate(board.sides_of_seats)}
        headings = (Piece(self._headings() if self._has_columns else "", "dim"),)
        lines: list[Line] = [(Piece(self._numbers(), "dim"), *headings)]
        for side in range(board.sides):
            track = self._track(side, seats.get(side))
            if side not in seats:
                lines.append(track)
            elif self._has_columns:
                lines.append((*track, *self._columns(seats[side])))
            else:
                lines += [track, *self._player(seats[side])]
        return lines

    def legend(self) -> str:
        """The meaning of the signs, in the rule set's words."""
        words = self.names.words
        legend = translate(
            "play-board-legend",
            in_spot_sign=IN_SPOT,
            in_spot=words.in_spot,
            out_spot_sign=OUT_SPOT,
            out_spot=words.out_spot,
            marked=YES if self.names.reader is not None else NO,
        )
        return f"{legend} {translate('play-board-moved', sign=MOVED)}"

    @property
    def _has_columns(self) -> bool:
        """Whether start, home, and name have columns beside the track."""
        widest = max(cell_len(name_with_relation(self.names, seat)) for seat in range(self.board.players))
        return self.is_compact and self._track_width() + self._columns_width() + widest <= self.width

    def _track_width(self) -> int:
        return NARROW_MARGIN + NARROW_CELL * self.board.side_length

    def _columns_width(self) -> int:
        start, home = self._column_widths()
        return 3 + start + 2 + home + 2

    def _column_widths(self) -> tuple[int, int]:
        """The columns of start, with room for a mark, and of home."""
        start, home = self._short_words()
        return max(len(start), self.board.pegs + 1), max(len(home), self.board.home_length + 1)

    def _short_words(self) -> tuple[str, str]:
        """The names of start and home, short enough for the headings of columns."""
        words = self.names.words
        start, home = words.start, words.home
        if max(len(start), len(home)) > LONGEST_WORD:
            return translate("word-start"), translate("word-home")
        return start, home

    def _headings(self) -> str:
        start, home = self._short_words()
        start_width, home_width = self._column_widths()
        gap = " " * (self._track_width() - len(self._numbers()))
        return f"{gap}   {start:<{start_width}}  {home:<{home_width}}".rstrip()

    def _columns(self, seat: Seat) -> Line:
        start_width, home_width = self._column_widths()
        weight = "bold" if seat == self.names.reader else ""
        return (
            Piece(f"   {self._in_start(seat):<{start_width}}", style_of(seat)),
            Piece(f"  {self._in_home(seat):<{home_width}}", style_of(seat)),
            Piece(f"  {name_with_relation(self.names, seat)}", weight),
        )

    def _cell(self) -> int:
        if self._has_columns:
            return NARROW_CELL
        widest = MARGIN + WIDE_CELL * self.board.side_length
        return WIDE_CELL if widest <= min(self.width, WIDTH) else NARROW_CELL

    def _margin(self) -> int:
        if self._has_columns:
            return NARROW_MARGIN
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
            holes.append(empty if owner is None else self._peg(owner, hole))
        return (name, *holes)

    def _peg(self, seat: Seat, place: Place) -> Piece:
        return Piece((self._mark(seat, place) + self.board.letters[seat]).rjust(self._cell()), style_of(seat))

    def _mark(self, seat: Seat, place: Place) -> str:
        return MOVED if (seat, place) in self.moved else ""

    def _in_start(self, seat: Seat) -> str:
        letter, count = self.board.letters[seat], self.pegs[seat].count(START)
        return self._mark(seat, START) + letter * count if count else EMPTY

    def _in_home(self, seat: Seat) -> str:
        letter, places = self.board.letters[seat], self.pegs[seat]
        holes = range(HOME, HOME + self.board.home_length)
        return "".join(self._mark(seat, hole) + letter if hole in places else EMPTY for hole in holes)

    def _empty(self, hole: int, seat: Seat | None) -> str:
        board = self.board
        sign = EMPTY
        if seat is not None and hole == board.in_spots[seat]:
            sign = IN_SPOT
        elif seat is not None and hole == board.out_spots[seat]:
            sign = OUT_SPOT
        return sign.rjust(self._cell())

    def _player(self, seat: Seat) -> list[Line]:
        words = self.names.words
        margin = " " * self._margin()
        weight = "bold" if seat == self.names.reader else ""
        places_text = (
            Piece(f"{words.start} "),
            Piece(self._in_start(seat).ljust(self.board.pegs), style_of(seat)),
            Piece(f"   {words.home} "),
            Piece(self._in_home(seat), style_of(seat)),
        )
        name = name_with_relation(self.names, seat)
        if self.width < ONE_LINE_WIDTH and self.is_compact:
            home = f"  {self._in_home(seat)}  "
            start = self._in_start(seat).ljust(self.board.pegs + 1)
            return [(Piece(f"{margin} {start}{home}", style_of(seat)), Piece(name, weight))]
        if self.width < ONE_LINE_WIDTH:
            return [(Piece(f"{margin} {name}", weight),), (Piece(f"{margin} "), *places_text)]
        room = " " * (NAME_WIDTH - cell_len(ISOLATES.sub("", name)))
        return [(Piece(f"{margin} {name}{room} ", weight), *places_text)]


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
    out = [names.label(place, seat) for place in places if place != START]
    return translate(
        "play-words-player",
        name=name_with_relation(names, seat),
        letter=names.board.letters[seat],
        out=listed(out) if out else translate("play-words-none"),
        count=places.count(START),
        start=names.words.start,
    )
