"""Replay, record, and shuffle check of a finished game."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence

from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.protocol import log
from pegs.protocol.notes import GameNote
from pegs.protocol.rest import FairCheck, GameEnding, Replay
from pegs.protocol.wire_operations import encode
from pegs.record import write_record
from pegs.record.header import net_tag
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.after.ending import ending_of, positions_of
from pegs.table.after.recorded_notes import recorded
from pegs.table.after.replay_shuffles import shuffles_of
from pegs.table.after.shuffle_check import contributions_hold, follows_from, shuffle_tags
from pegs.table.commit_reveal import commitment_of, seed_of
from pegs.table.daily import daily_seed
from pegs.table.encode import board_shape
from pegs.table.entries import LogEntry
from pegs.table.event_log import corrected, deal_lines, turn_lines
from pegs.table.game_name import in_current_language, two_lines
from pegs.table.on_device import is_of_device
from pegs.table.rules_card import rules_card
from pegs.table.state import State
from pegs.table.table import Table


def game_replay(table: Table, number: int) -> Replay:
    """The replay of a game, in the current language.

    Raises LookupError if it isn't over, or began as a lesson.
    """
    state = table.state
    table, began, game = finished_game(table, number)
    on_device = is_of_device(state, began)
    board, winner = game.board, game.outcome.winner
    assert winner is not None
    positions = positions_of(game)
    return Replay(
        game=began.game,
        name=in_current_language(table.state.past_names[number]),
        rules=rules_card(game.ruleset, (board.players, board.teams)),
        board=board_shape(board),
        seats=table.seat_infos(),
        pegs=positions[0],
        log=_log(table.state, began, game),
        winner=winner,
        seed=began.seed,
        commitment=began.commitment,
        record=_record(table, began, game, on_device=on_device),
        statistics=statistics_of(board, game.plies),
        pile=len(game.at_start().pile),
        number=number,
        again=began.again,
        daily=began.daily,
        contributions=began.contributions,
        real_cards=began.has_real_cards,
        on_device=on_device,
        shuffles=shuffles_of(game) if began.contributions is not None else (),
    )


def game_record(table: Table, number: int, notes: Sequence[GameNote] = ()) -> str:
    """The record of a game, with the numbers of its shuffle, and notes on it.

    Raises LookupError if the game isn't over.
    """
    state = table.state
    table, began, game = finished_game(table, number)
    return _record(table, began, game, notes, on_device=is_of_device(state, began))


def _record(
    table: Table, began: ev.GameBegan, game: Game, notes: Sequence[GameNote] = (), *, on_device: bool
) -> str:
    """The record of a game, with the table as it was at its end."""
    number, day = began.number, datetime.datetime.fromtimestamp(began.at, datetime.UTC).date()
    lines = two_lines(in_current_language(table.state.past_names[number]))
    tags = {"Name": lines.title, "Subtitle": lines.subtitle}
    if not began.has_real_cards:
        tags |= shuffle_tags(began, game.board.letters, on_device=on_device)
    tags |= net_tag(began.net)
    return write_record(
        game,
        names=table.state.names,
        date=day,
        tags=tags,
        notes=[recorded(game.board, note) for note in notes],
    )


def table_records(table: Table, notes: Mapping[str, Sequence[GameNote]]) -> str:
    """The records of all finished games of a table, one after the other, with the notes on each by its id."""
    events = table.state.events
    games = {event.number: event for event in events if isinstance(event, ev.GameBegan)}
    ended = [games[event.number] for event in events if isinstance(event, ev.GameEnded)]
    return "".join(
        f"{game_record(table, began.number, notes.get(began.game, ()))}\n"
        for began in ended
        if not began.is_prepared
    )


def game_ending(table: Table, number: int) -> GameEnding:
    """What decided a game, and how close the losers came. Raises LookupError if the game isn't over."""
    return ending_of(_finished(table.state, number)[1])


def check(table: Table, number: int) -> FairCheck:
    """Check the numbers behind a finished game's shuffle against their commitments, and its cards.

    Raises LookupError if the game isn't over, or people shuffled real cards.
    """
    began, game = _finished(table.state, number)
    if began.has_real_cards:
        raise LookupError(number)
    return FairCheck(
        commitment_holds=commitment_of(began.seed) == began.commitment,
        date_holds=began.daily is None or began.seed == daily_seed(began.daily),
        contributions_hold=contributions_hold(began.contributions or ()),
        deal_holds=follows_from(game, seed_of(began)),
        on_device=is_of_device(table.state, began),
    )


def finished_game(table: Table, number: int) -> tuple[Table, ev.GameBegan, Game]:
    """A game that is over, with the table at its end. Raises LookupError if it isn't over."""
    table = _as_it_ended(table, number)
    return table, *_finished(table.state, number)


def _finished(state: State, number: int) -> tuple[ev.GameBegan, Game]:
    for began, game in state.games:
        if began.number == number and game.is_over and not began.is_prepared:
            return began, game
    raise LookupError(number)


def _as_it_ended(table: Table, number: int) -> Table:
    """The table at the end of a game, because people may have changed seats since. Raises LookupError."""
    events = table.state.events
    for version, event in enumerate(events, 1):
        if isinstance(event, ev.GameEnded) and event.number == number:
            return table if version == len(events) else Table.from_events(events[:version])
    raise LookupError(number)


def _log(state: State, began: ev.GameBegan, game: Game) -> tuple[log.AnyLogEvent, ...]:
    """The deal and every decision that wasn't taken back, with every card."""
    start = log.GameBegan(
        version=0,
        at=began.at,
        number=began.number,
        dealer=began.dealer,
        commitment=began.commitment,
        operations=tuple(map(encode, game.opening)),
        contributions=began.contributions or (),
        again=began.again,
        daily=began.daily,
        lines=deal_lines(began),
    )
    return (start, *(_logged(game, entry) for entry in lasting_entries(state, began.number)))


def _logged(game: Game, entry: LogEntry) -> log.TurnPlayed | log.BoardCorrected:
    """A decision with every card, or a correction; its version is the number of decisions so far."""
    event = entry.event
    if isinstance(event, ev.BoardCorrected):
        return corrected(event.seat, entry, {"version": entry.ply, "at": event.at})
    assert isinstance(event, ev.TurnPlayed)
    ply = game.plies[entry.ply - 1]
    return log.TurnPlayed(
        version=entry.ply,
        at=event.at,
        ply=entry.ply,
        seat=ply.seat,
        by=event.by,
        turn=turn_text(game.board, ply.turn),
        operations=tuple(map(encode, ply.operations)),
        lines=turn_lines(game.rules, game.board, ply, event.by),
    )


def lasting_entries(state: State, number: int) -> list[LogEntry]:
    """The decisions and corrections of a game that weren't taken back."""
    lasting: list[LogEntry] = []
    current = 0
    for entry in state.entries:
        if isinstance(entry.event, ev.GameBegan):
            current = entry.event.number
        if current != number:
            continue
        match entry.event:
            case ev.TurnPlayed() | ev.BoardCorrected():
                lasting.append(entry)
            case ev.TakenBack():
                lasting = [each for each in lasting if each.ply <= entry.ply]
    return lasting
