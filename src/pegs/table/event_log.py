"""Events in the form one client may see them: operations for the animation, and lines to read."""

from __future__ import annotations

from typing import Any, Literal

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN
from pegs.core.ply import Ply
from pegs.core.turn import Kind, Turn
from pegs.notation import turn_text
from pegs.rules.switches import Rules
from pegs.story.narrator import lines_of
from pegs.story.parts import Line, Part
from pegs.table import events as ev
from pegs.table.protocol import log
from pegs.table.protocol.wire_operations import UNSEEN, encode
from pegs.table.state import LogEntry, State
from pegs.table.viewer import Viewer
from pegs.view import redact

NO_SEAT: Seat = -1
"""The seat of a viewer who sees only what everyone sees."""


def visible_event(state: State, entry: LogEntry, viewer: Viewer) -> log.AnyLogEvent | None:
    """An event as a viewer may see it; None if clients don't hear about it."""
    event = entry.event
    stamp: dict[str, Any] = {"version": entry.version, "at": event.at}
    match event:
        case ev.TurnPlayed():
            return _turn_played(state, entry, event, viewer)
        case ev.GameBegan():
            return _game_began(state, event, viewer, stamp)
        case ev.GameEnded(number=number, winner=winner):
            lines = _about(Part("wins", team=winner))
            seed = _seed(state, number)
            return log.GameEnded(number=number, winner=winner, seed=seed, lines=lines, **stamp)
        case ev.TakenBack(seat=seat):
            return log.TakenBack(seat=seat, ply=entry.ply, lines=_does(seat, "takes-back"), **stamp)
        case ev.Said(seat=seat, phrase=phrase, text=text):
            lines = _about(Part("says", peg=seat, phrase=phrase, text=text))
            return log.Said(seat=seat, phrase=phrase, text=text, lines=lines, **stamp)
        case _:
            return _seat_changed(entry, stamp)


def _seat_changed(entry: LogEntry, stamp: dict[str, Any]) -> log.AnyLogEvent | None:
    """People come and go, pause and resume."""
    match entry.event:
        case ev.SeatTaken(seat=seat, name=name):
            return log.SatDown(seat=seat, name=name, lines=_does(seat, "sits-down"), **stamp)
        case ev.Renamed(seat=seat, name=name):
            return log.Renamed(seat=seat, name=name, lines=(), **stamp)
        case ev.SeatGivenUp(seat=seat):
            lines = _about(Part("leaves", text=entry.name))
            return log.LeftSeat(seat=seat, name=entry.name, lines=lines, **stamp)
        case ev.WentAway(seat=seat):
            return log.WentAway(seat=seat, lines=_does(seat, "away"), **stamp)
        case ev.CameBack(seat=seat):
            return log.CameBack(seat=seat, lines=_does(seat, "comes-back"), **stamp)
        case ev.BotStoodIn(seat=seat, bot=bot):
            lines = _about(Part("stand-in", peg=seat))
            return log.BotStoodIn(seat=seat, bot=bot, lines=lines, **stamp)
        case ev.Paused(seat=seat):
            return log.Paused(seat=seat, lines=_does(seat, "pauses"), **stamp)
        case ev.Resumed(seat=seat):
            return log.Resumed(seat=seat, lines=_does(seat, "resumes"), **stamp)
    return None


def _does(seat: Seat, verb: str) -> tuple[Line, ...]:
    return (Line(seat, parts=(Part(verb),)),)


def _about(part: Part) -> tuple[Line, ...]:
    return (Line(parts=(part,)),)


def _seed(state: State, number: int) -> str:
    return next(began.seed for began, _ in state.games if began.number == number)


def _turn_played(state: State, entry: LogEntry, event: ev.TurnPlayed, viewer: Viewer) -> log.TurnPlayed:
    seat = NO_SEAT if viewer.seat is None else viewer.seat
    rules, board, turn = state.ruleset.rules, state.board, entry.turn
    assert turn is not None
    hidden = rules.bluffing and seat != event.seat
    shown = turn._replace(card=UNKNOWN) if hidden and turn.card != UNKNOWN else turn
    operations = redact(rules, seat, entry.operations)
    return log.TurnPlayed(
        version=entry.version,
        at=event.at,
        ply=entry.ply,
        seat=event.seat,
        by=event.by,
        turn=_text(board, shown),
        operations=tuple(map(encode, operations)),
        lines=turn_lines(rules, board, Ply(event.seat, turn, operations), event.by),
    )


def turn_lines(
    rules: Rules, board: Board, ply: Ply, by: Literal["person", "bot", "clock"]
) -> tuple[Line, ...]:
    """What came of a decision. If the clock made it, the first line says so."""
    lines = lines_of(rules, board, ply.seat, ply.operations, ply.turn.kind)
    return (*_about(Part("time-up")), *lines) if by == "clock" else lines


def _text(board: Board, turn: Turn) -> str:
    if turn.kind is Kind.DISCARD and turn.card == UNKNOWN:
        return f"{UNSEEN} discard"
    return turn_text(board, turn)


def _game_began(state: State, event: ev.GameBegan, viewer: Viewer, stamp: dict[str, Any]) -> log.GameBegan:
    game = next(game for began, game in state.games if began.number == event.number)
    seat = NO_SEAT if viewer.seat is None else viewer.seat
    return log.GameBegan(
        number=event.number,
        dealer=event.dealer,
        commitment=event.commitment,
        operations=tuple(map(encode, redact(state.ruleset.rules, seat, game.opening))),
        lines=deal_lines(event.number, event.dealer),
        **stamp,
    )


def deal_lines(number: int, dealer: Seat) -> tuple[Line, ...]:
    """The line with a game's number and dealer."""
    return _about(Part("begins", peg=dealer, count=number))
