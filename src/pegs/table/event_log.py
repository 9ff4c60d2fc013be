"""Events in the form one client may see them: operations for the animation, and lines to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import Dealt, Drawn, Moved, Played
from pegs.core.ply import Ply
from pegs.core.turn import Kind, Turn
from pegs.notation import turn_text
from pegs.protocol import log
from pegs.protocol.wire_operations import UNSEEN, encode
from pegs.rules.summary import translated_title
from pegs.rules.switches import Rules
from pegs.story.instructions import correction_line
from pegs.story.narrator import lines_of
from pegs.story.parts import Line, Part
from pegs.table import events as ev
from pegs.table.entries import LogEntry
from pegs.table.state import State
from pegs.table.viewer import Viewer
from pegs.view import redact

REMEMBERED_NEWS = 50
MAX_LOG = 1000
"""The most events in a log, besides the deal. A game that is played to be won has a few hundred turns, but
one of discards never ends.
"""
_OF_THE_GAME = ("take_back_asked", "take_back_denied", "discards_shuffled")
"""What happens in a game, besides its turns. Everything else is news."""
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
            lines = (*_about(Part("wins", team=winner)), *_with_same_cards(state, number, winner))
            seed = _seed(state, number)
            return log.GameEnded(number=number, winner=winner, seed=seed, lines=lines, **stamp)
        case ev.TakenBack(seat=seat, piles=piles):
            lines = _does(seat, "takes-back" if piles is None else "takes-back-and-shuffles")
            return log.TakenBack(seat=seat, ply=entry.ply, lines=lines, **stamp)
        case ev.BoardCorrected(seat=seat):
            return corrected(seat, entry, stamp)
        case ev.Said():
            return None if event.is_forgotten else _said(event, stamp)
        case _:
            return _happened(entry, stamp)


def without_old_news(events: Sequence[log.AnyLogEvent]) -> tuple[log.AnyLogEvent, ...]:
    """Everything about the game, but only the newest of what people said, and of their coming and going."""
    news = [event.version for event in events if _is_news(event)]
    old = frozenset(news[:-REMEMBERED_NEWS])
    return tuple(event for event in events if event.version not in old)


def _is_news(event: log.AnyLogEvent) -> bool:
    """Whether people said it, or it's about their coming and going."""
    return isinstance(event, log.Said) or (isinstance(event, log.Happened) and event.kind not in _OF_THE_GAME)


def seats_that_learn(state: State, entry: LogEntry) -> frozenset[Seat]:
    """The seats that may see more of an event than a viewer without a seat."""
    match entry.event:
        case ev.TurnPlayed(seat=seat):
            drawn = (each.seat for each in entry.operations if isinstance(each, Dealt | Drawn | Played))
            return frozenset((seat, *drawn))
        case ev.GameBegan():
            return frozenset(range(state.board.players))
    return frozenset()


def _happened(entry: LogEntry, stamp: dict[str, Any]) -> log.Happened | None:
    happening = _happening(entry)
    if happening is None:
        return None
    kind, seat, lines = happening
    return log.Happened(kind=kind, seat=seat, lines=lines, **stamp)


def _happening(entry: LogEntry) -> tuple[log.Happening, Seat | None, tuple[Line, ...]] | None:
    """The kind of event, the seat it's about, and its lines; None if it isn't in the log."""
    match entry.event:
        case ev.TakeBackAsked(seat=seat):
            return "take_back_asked", seat, _does(seat, "asks-for-take-back")
        case ev.TakeBackEnded(seat=denied_by):
            return "take_back_denied", denied_by, _take_back_ended(denied_by)
        case ev.DiscardsShuffled(seat=seat):
            return "discards_shuffled", seat, _does(seat, "shuffles-discards")
        case ev.SeatTaken(seat=seat, phone=phone):  # around a wooden board, everyone can see who sits there
            return "sat", seat, _does(seat, "sits-down") if phone else ()
        case ev.Renamed(seat=seat):
            return "renamed", seat, ()
        case ev.SeatGivenUp(seat=seat):
            return "left", seat, _about(Part("leaves", text=entry.name))
        case ev.RulesSuggested(seat=seat):
            return "rules_suggested", seat, _does(seat, "suggests-rules")
        case ev.RulesSuggestionEnded(seat=seat):
            return "rules_suggestion_ended", seat, _suggestion_ended(seat, entry.name)
        case ev.RulesChanged(yes=yes, no=no):
            title = translated_title(entry.name)
            return "rules_changed", None, _about(Part("rules-change", text=title, count=yes, limit=no))
        case ev.WentAway(seat=seat):
            return "away", seat, _does(seat, "away")
        case ev.CameBack(seat=seat):  # a person who has just sat down was announced then
            return "back", seat, () if entry.is_arrival else _does(seat, "comes-back")
        case ev.BotStoodIn(seat=seat):
            return "stand_in", seat, _about(Part("stand-in", peg=seat))
        case ev.Paused(seat=seat):
            return "paused", seat, _does(seat, "pauses")
        case ev.Resumed(seat=seat):
            return "resumed", seat, _does(seat, "resumes")
    return None


def corrected(seat: Seat, entry: LogEntry, stamp: dict[str, Any]) -> log.BoardCorrected:
    """A correction of a wooden board, which is the same for everyone."""
    moves = tuple(each for each in entry.operations if isinstance(each, Moved))
    operations = tuple(map(encode, moves))
    lines = (correction_line(seat, moves),)
    return log.BoardCorrected(seat=seat, ply=entry.ply, operations=operations, lines=lines, **stamp)


def _said(event: ev.Said, stamp: dict[str, Any]) -> log.Said:
    phrase = event.phrase if event.reaction is None else f"react_{event.reaction}"
    lines = _about(Part("says", peg=event.seat, phrase=phrase, text=event.text))
    return log.Said(
        seat=event.seat, phrase=event.phrase, text=event.text, reaction=event.reaction, lines=lines, **stamp
    )


def _take_back_ended(seat: Seat | None) -> tuple[Line, ...]:
    return _about(Part("take-back-lapses")) if seat is None else _does(seat, "ends-take-back")


def _suggestion_ended(seat: Seat | None, title: str) -> tuple[Line, ...]:
    if seat is not None:
        return _does(seat, "withdraws-rules")
    return _about(Part("rules-voted-down", text=translated_title(title)))


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
        contributions=event.contributions or (),
        again=event.again,
        daily=event.daily,
        lines=() if event.is_prepared else deal_lines(event),
        **stamp,
    )


def deal_lines(began: ev.GameBegan) -> tuple[Line, ...]:
    """The line with a game's number and dealer, and one for cards that aren't a secret of this game."""
    lines = _about(Part("begins", peg=began.dealer, count=began.number))
    if began.again is not None:
        return (*lines, *_about(Part("same-cards", count=began.again)))
    return lines if began.daily is None else (*lines, *_about(Part("deal-of-the-day")))


def _with_same_cards(state: State, number: int, winner: int) -> tuple[Line, ...]:
    """How a game compares with the one before it, whose cards it had with sides swapped."""
    games = [(began, game) for began, game in state.games if began.number <= number]
    if games[-1][0].again is None:
        return ()
    before = games[-2][1].outcome.winner
    if before == winner:  # everyone has moved one seat since
        return _about(Part("same-cards-won"))
    return _about(Part("same-team-won")) if before == (winner - 1) % state.board.teams else ()
