"""Replay, record, and shuffle check of a finished game."""

from __future__ import annotations

import datetime

from pegs.core.position import Pegs
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.record import at_start, write_record
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.commit_reveal import commitment_of, follows_from_seed
from pegs.table.encode import board_shape
from pegs.table.event_log import deal_lines, turn_lines
from pegs.table.protocol import log
from pegs.table.protocol.rest import FairCheck, Replay
from pegs.table.protocol.wire_operations import encode
from pegs.table.rules_card import rules_card
from pegs.table.state import State
from pegs.table.table import Table
from pegs.table.winning_chance import winning_chance


def game_replay(table: Table, number: int) -> Replay:
    """The replay of a game, in the current language. Raises LookupError if the game isn't over."""
    table = _as_it_ended(table, number)
    began, game = _finished(table.state, number)
    board, winner = game.board, game.outcome.winner
    assert winner is not None
    positions = _positions(game)
    return Replay(
        game=began.game,
        rules=rules_card(game.ruleset, (board.players, board.teams)),
        board=board_shape(board),
        seats=table.seat_infos(),
        pegs=positions[0],
        log=_log(table.state, began, game),
        chances=tuple(winning_chance(board, pegs, winner) for pegs in positions[1:]),
        winner=winner,
        seed=began.seed,
        commitment=began.commitment,
        record=game_record(table, number),
        statistics=statistics_of(board, game.plies),
        pile=len(at_start(game).pile),
    )


def game_record(table: Table, number: int) -> str:
    """The record of a game, with its seed and commitment. Raises LookupError if the game isn't over."""
    table = _as_it_ended(table, number)
    began, game = _finished(table.state, number)
    day = datetime.datetime.fromtimestamp(began.at, datetime.UTC).date()
    tags = {"Seed": began.seed, "Commitment": began.commitment}
    return write_record(game, names=table.state.names, date=day, tags=tags)


def check(table: Table, number: int) -> FairCheck:
    """Check a finished game's seed against its commitment, and its cards against its seed."""
    began, game = _finished(table.state, number)
    return FairCheck(
        commitment_holds=commitment_of(began.seed) == began.commitment,
        deal_holds=follows_from_seed(game, began.seed),
    )


def _finished(state: State, number: int) -> tuple[ev.GameBegan, Game]:
    for began, game in state.games:
        if began.number == number and game.is_over:
            return began, game
    raise LookupError(number)


def _as_it_ended(table: Table, number: int) -> Table:
    """The table at the end of a game, because people may have changed seats since. Raises LookupError."""
    events = [entry.event for entry in table.state.entries]
    for version, event in enumerate(events, 1):
        if isinstance(event, ev.GameEnded) and event.number == number:
            return table if version == len(events) else Table.from_events(events[:version])
    raise LookupError(number)


def _positions(game: Game) -> tuple[Pegs, ...]:
    """The pegs before the first decision and after each one."""
    twin = game.copy()
    positions = [twin.position.pegs]
    while twin.plies:
        twin.undo()
        positions.append(twin.position.pegs)
    return tuple(reversed(positions))


def _log(state: State, began: ev.GameBegan, game: Game) -> tuple[log.AnyLogEvent, ...]:
    """The deal and every decision that wasn't taken back, with every card."""
    rules, board = game.rules, game.board
    start = log.GameBegan(
        version=0,
        at=began.at,
        number=began.number,
        dealer=began.dealer,
        commitment=began.commitment,
        operations=tuple(map(encode, game.opening)),
        lines=deal_lines(began.number, began.dealer),
    )
    played = _played(state, began.number)
    turns = (
        log.TurnPlayed(
            version=number,
            at=event.at,
            ply=number,
            seat=ply.seat,
            by=event.by,
            turn=turn_text(board, ply.turn),
            operations=tuple(map(encode, ply.operations)),
            lines=turn_lines(rules, board, ply, event.by),
        )
        for number, (ply, event) in enumerate(zip(game.plies, played, strict=True), 1)
    )
    return (start, *turns)


def _played(state: State, number: int) -> list[ev.TurnPlayed]:
    """The decisions of a game that weren't taken back."""
    played: list[ev.TurnPlayed] = []
    current = 0
    for entry in state.entries:
        match entry.event:
            case ev.GameBegan(number=begun):
                current = begun
            case ev.TurnPlayed() as turn if current == number:
                played.append(turn)
            case ev.TakenBack(plies=plies) if current == number:
                del played[len(played) - plies :]
    return played
