"""A finished game as it's shared with strangers: with names and hands only if the share shows them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from pegs.core.operations import Operation
from pegs.core.ply import Ply
from pegs.engine.game import Game
from pegs.protocol import log
from pegs.protocol.game_name import GameName
from pegs.protocol.shares import SharedReplay, SharedRules, SharedSeat
from pegs.protocol.wire_operations import AnyOperation, encode
from pegs.rules.loader import is_named_set, load
from pegs.rules.ruleset import DEFAULT_RULES, PLACES
from pegs.table import events as ev
from pegs.table.after.ending import positions_of
from pegs.table.after.finished_game import finished_game, lasting_entries
from pegs.table.encode import board_shape
from pegs.table.entries import LogEntry
from pegs.table.event_log import NO_SEAT, corrected, turn_lines
from pegs.table.game_name import in_current_language
from pegs.table.rules_card import powers
from pegs.table.seats import SeatState
from pegs.table.table import Table
from pegs.view import redact


def shared_replay(table: Table, number: int, *, hands: bool, names: bool) -> SharedReplay:
    """A game for a share, in the current language.

    Raises LookupError if it isn't over, or began as a lesson.
    """
    table, began, game = finished_game(table, number)
    board, winner = game.board, game.outcome.winner
    assert winner is not None
    return SharedReplay(
        game=began.game if hands and names else None,
        hands=hands,
        name=_name(table, number, game, names),
        rules=_rules(game, names),
        board=board_shape(board),
        seats=tuple(_seat(game, seat, each, names) for seat, each in enumerate(table.state.seats)),
        pegs=positions_of(game)[0],
        log=_log(table, began, game, hands),
        pile=len(game.at_start().pile),
        winner=winner,
    )


def _seat(game: Game, seat: int, state: SeatState, names: bool) -> SharedSeat:
    board = game.board
    name = state.name if names else None
    return SharedSeat(seat, board.team_of(seat), board.letters[seat], state.color, name)


def _name(table: Table, number: int, game: Game, names: bool) -> GameName:
    name = in_current_language(table.state.past_names[number])
    if names:
        return name
    rules = name.rules if is_named_set(game.ruleset) else ""
    return structs.replace(name, rules=rules, title="", people=(), bots=0)


def _rules(game: Game, names: bool) -> SharedRules:
    """Without names, house rules get the default words: their own may have someone's name in them."""
    ruleset = game.ruleset
    is_plain = names or is_named_set(ruleset)
    words = (ruleset if is_plain else load(DEFAULT_RULES)).words_in()
    return SharedRules(
        powers=powers(ruleset, ((game.players, game.teams),)),
        words={place: getattr(words, place) for place in PLACES},
    )


def _log(table: Table, began: ev.GameBegan, game: Game, hands: bool) -> tuple[log.AnyLogEvent, ...]:
    """The deal, every decision that wasn't taken back, and corrections, without their times."""
    start = log.GameBegan(
        version=0,
        at=0,
        number=began.number,
        dealer=began.dealer,
        commitment="",
        operations=_encoded(_seen(game, game.opening, hands)),
        lines=(),
    )
    entries = lasting_entries(table.state, began.number)
    return (start, *(_logged(game, entry, hands) for entry in entries))


def _logged(game: Game, entry: LogEntry, hands: bool) -> log.TurnPlayed | log.BoardCorrected:
    event = entry.event
    if isinstance(event, ev.BoardCorrected):
        return corrected(event.seat, entry, {"version": entry.ply, "at": 0})
    assert isinstance(event, ev.TurnPlayed)
    ply = game.plies[entry.ply - 1]
    operations = _seen(game, ply.operations, hands)
    return log.TurnPlayed(
        version=entry.ply,
        at=0,
        ply=entry.ply,
        seat=ply.seat,
        by="person",
        turn="",
        operations=_encoded(operations),
        lines=turn_lines(game.rules, game.board, Ply(ply.seat, ply.turn, operations), "person"),
    )


def _seen(game: Game, operations: Sequence[Operation], hands: bool) -> tuple[Operation, ...]:
    """Operations with every card, or only with those that everyone saw."""
    return tuple(operations) if hands else redact(game.rules, NO_SEAT, operations)


def _encoded(operations: Sequence[Operation]) -> tuple[AnyOperation, ...]:
    return tuple(map(encode, operations))
