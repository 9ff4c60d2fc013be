"""The pegs of a position, its first field: ``3s,A8,A14/5s/4s,h2/5s``."""

from __future__ import annotations

import re

from pegs.core.board import HOME, START, Board, Place
from pegs.core.position import Pegs
from pegs.notation.errors import Faults, notation_error
from pegs.notation.holes import hole_text, read_place

_IN_START = re.compile(r"([1-9])s", re.ASCII)
_TRACK = re.compile(r"[A-J][0-9]+", re.ASCII)
_HOME = re.compile(r"h([1-9])", re.ASCII)


def seat_pegs_text(board: Board, places: tuple[Place, ...]) -> str:
    """One seat's pegs."""
    waiting = sum(place == START for place in places)
    texts = [f"{waiting}s"] if waiting else []
    return ",".join(texts + [_peg_text(board, place) for place in sorted(places) if place != START])


def pegs_text(board: Board, pegs: Pegs) -> str:
    """Every seat's pegs."""
    return "/".join(seat_pegs_text(board, places) for places in pegs)


def _peg_text(board: Board, place: Place) -> str:
    return f"h{place - HOME + 1}" if place >= HOME else hole_text(board, place)


def read_pegs(board: Board, text: str) -> Pegs:
    """Read every seat's pegs, each seat's in any order. Raises PositionError."""
    faults = Faults()
    texts = text.split("/")
    if len(texts) != board.players:
        faults.add(notation_error(text, "notation-seats", seats=board.players, given=len(texts)))
    pegs = tuple(faults.read(_read_seat_pegs, board, piece) or () for piece in texts)
    taken: set[Place] = set()
    for piece, places in zip(texts, pegs, strict=True):
        faults.read(_check_apart, board, piece, places, taken)
        taken.update(filter(board.is_on_track, places))
    faults.check()
    return pegs


def _read_seat_pegs(board: Board, text: str) -> tuple[Place, ...]:
    faults = Faults()
    places: list[Place] = []
    for piece in text.split(","):
        waiting = _IN_START.fullmatch(piece)
        if waiting is None:
            places.append(faults.read(_read_peg, board, piece) or 0)
        elif START in places:
            faults.add(notation_error(text, "notation-start-twice"))
        else:
            places += [START] * int(waiting[1])
    if len(places) != board.pegs:
        faults.add(notation_error(text, "notation-pegs", pegs=board.pegs, given=len(places)))
    faults.check()
    return tuple(sorted(places))


def _read_peg(board: Board, text: str) -> Place:
    home = _HOME.fullmatch(text)
    if home is None:
        if _TRACK.fullmatch(text) is None:
            raise notation_error(text, "notation-peg")
        return read_place(board, text)[1]
    if int(home[1]) > board.home_length:
        raise notation_error(text, "notation-home-hole", length=board.home_length)
    return HOME + int(home[1]) - 1


def _check_apart(board: Board, text: str, places: tuple[Place, ...], taken: set[Place]) -> None:
    """Refuse a hole with two pegs, of this seat or one before."""
    for number, place in enumerate(places):
        if place != START and (place in taken or place in places[:number]):
            raise notation_error(text, "notation-two-pegs", place=_peg_text(board, place))
