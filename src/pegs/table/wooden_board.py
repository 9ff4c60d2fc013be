"""A table around a wooden board: hands move the pegs, and correct the app if its board looks different."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.errors import PegsError
from pegs.core.position import Pegs
from pegs.i18n import translate
from pegs.notation import pegs_text
from pegs.protocol.commands import PegMove
from pegs.protocol.settings import Settings
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.state import State

MAX_CORRECTIONS = 3
"""How often a person can correct the board between two turns. One correction can move every peg."""


def check_wooden(settings: Settings) -> str | None:
    """Why these settings can't be played on a wooden board, in words; None if they can."""
    if settings.board == "wooden" and (settings.lesson or settings.daily is not None):
        return translate("table-wooden-not-here")
    return None


def require_done(state: State) -> None:
    """Raise RefusedError while hands have pegs to move."""
    if state.instruction is not None:
        raise RefusedError("not_allowed", translate("table-pegs-first"))


def done(state: State, seat: Seat, ply: int, now: float) -> list[ev.AnyEvent]:
    """The events after someone says that the pegs are moved; none if someone else was faster."""
    if state.instruction is None or state.instruction.ply != ply:
        return []
    return [ev.PegsMoved(at=now, seat=seat)]


def corrected(state: State, seat: Seat, moves: Sequence[PegMove], now: float) -> list[ev.AnyEvent]:
    """The events of a correction. Raises RefusedError if the pegs can't stand like that."""
    if state.settings.board != "wooden":
        raise RefusedError("not_allowed", translate("table-no-wooden-board"))
    if state.take_back is not None:
        raise RefusedError("not_allowed", translate("table-take-back-asked"))
    if state.corrections.get(seat, 0) >= MAX_CORRECTIONS:
        raise RefusedError("too_much", translate("table-enough-corrections"))
    game = state.running
    pegs = _moved(game.board, game.position.pegs, moves)
    if pegs == game.position.pegs:
        return [] if state.instruction is None else [ev.PegsMoved(at=now, seat=seat)]
    twin = game.copy()
    try:
        twin.correct(pegs, seat)
    except PegsError as error:
        raise RefusedError("not_allowed", str(error)) from None
    if not state.has_real_cards and not twin.legal_turns():
        raise RefusedError("not_allowed", translate("table-correction-no-turn"))
    return [ev.BoardCorrected(at=now, seat=seat, pegs=pegs_text(game.board, pegs))]


def _moved(board: Board, pegs: Pegs, moves: Sequence[PegMove]) -> Pegs:
    """The pegs after all moves at once. Raises RefusedError if there's no such peg or hole, or it's taken."""
    places = [list(each) for each in pegs]
    for move in moves:
        if move.seat >= board.players or move.origin not in places[move.seat]:
            raise RefusedError("stale", translate("table-correction-no-peg"))
        places[move.seat].remove(move.origin)
    for move in moves:
        if not _exists(board, move.target):
            raise RefusedError("not_allowed", translate("table-correction-no-hole"))
        places[move.seat].append(move.target)
    _require_apart(board, places)
    return tuple(tuple(sorted(each)) for each in places)


def _exists(board: Board, place: Place) -> bool:
    return place == START or board.is_on_track(place) or 0 <= place - HOME < board.home_length


def _require_apart(board: Board, places: Sequence[Sequence[Place]]) -> None:
    """Raise RefusedError if two pegs would stand in one hole. Start has room for all pegs of a seat."""
    track = [place for each in places for place in each if board.is_on_track(place)]
    homes = [(seat, place) for seat, each in enumerate(places) for place in each if place >= HOME]
    if len(set(track)) < len(track) or len(set(homes)) < len(homes):
        raise RefusedError("not_allowed", translate("table-correction-two-pegs"))
