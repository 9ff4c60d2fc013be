"""A table with a finished game, made from the game's record, so that it can be replayed like any other."""

from __future__ import annotations

import datetime
from collections import deque
from collections.abc import Iterator

from pegs.core.cards import UNKNOWN
from pegs.core.errors import RecordError
from pegs.core.ply import Correction, DiscardsShuffled, Ply, TakeBack
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import pegs_text, turn_text
from pegs.protocol.settings import COLORS, RulesChoice, Settings
from pegs.record import Record
from pegs.rules.loader import is_named_set
from pegs.rules.toml.writer import write
from pegs.table import events as ev
from pegs.table.after.shuffle_check import check_record, numbers_of
from pegs.table.commit_reveal import pile_text, piles_text, reshuffled_pile
from pegs.table.state import Chance
from pegs.table.table import Table

MAX_PLIES = 5000
"""The most turns of a game that can be read."""


def table_of(record: Record, code: str, game_id: str, now: float, chance: Chance) -> Table:
    """A table at which a record's game was played.

    Raises RecordError if the record is wrong, or isn't of a whole game.
    """
    game = _whole_game(record)
    at = _time_of(record, now)
    rules = record.ruleset
    choice = RulesChoice(rules.name) if is_named_set(rules) else RulesChoice("", write(rules))
    real = record.opening.deck[:1] == (UNKNOWN,)
    settings = Settings(
        rules=choice,
        players=record.players,
        teams=record.teams,
        board="wooden" if real else "screen",
        cards="real" if real else "phones",
    )
    names = [name or letter for name, letter in zip(record.names, game.board.letters, strict=True)]
    table, _ = Table.create(settings, code, names[0], COLORS[0], at, chance)
    for seat, name in enumerate(names[1:], 1):
        _apply(table, table.sit(name, COLORS[seat], seat, at)[1])
    number, winner = (numbers_of(record) or (1, ()))[0], game.outcome.winner
    assert winner is not None
    _apply(table, [_began(record, number, game_id, at), *_decisions(game, at)])
    _apply(table, [ev.GameEnded(at=at, number=number, winner=winner)])
    return table


def _whole_game(record: Record) -> Game:
    """The game at its end. Raises RecordError if it has none, or didn't begin with a deal."""
    if len(record.plies) > MAX_PLIES or record.opening.position is not None:
        raise RecordError(record.line, translate("here-record-part"))
    check_record(record)
    game = record.game()
    if not game.is_over:
        raise RecordError(record.end_line, translate("here-record-part"))
    return game


def _time_of(record: Record, now: float) -> float:
    """Noon of the record's date (UTC); ``now`` if it isn't a date in numbers."""
    try:
        day = datetime.date.fromisoformat(record.date)
    except ValueError:
        return now
    return datetime.datetime.combine(day, datetime.time(12), datetime.UTC).timestamp()


def _began(record: Record, number: int, game_id: str, at: float) -> ev.GameBegan:
    dealer, numbers = record.opening.dealer, numbers_of(record)
    assert dealer is not None
    return ev.GameBegan(
        at=at,
        number=number,
        dealer=dealer,
        seed=record.tag("Seed"),
        commitment=record.tag("Commitment"),
        deck=pile_text(record.opening.deck),
        game=game_id,
        contributions=None if numbers is None else numbers[1],
        daily=record.tag("Daily") or None,
        net=record.net,
    )


def _decisions(game: Game, at: float) -> Iterator[ev.AnyEvent]:
    """What happened from the deal to the end."""
    between = deque(game.between_turns)
    for number, ply in enumerate(game.plies):
        while between and between[0].plies == number:
            yield _between(game, between.popleft(), at)
        yield _played(game, ply, at)


def _played(game: Game, ply: Ply, at: float) -> ev.TurnPlayed:
    turn, pile = turn_text(game.board, ply.turn), reshuffled_pile(ply.operations)
    return ev.TurnPlayed(at=at, seat=ply.seat, by="person", turn=turn, pile=pile)


def _between(game: Game, each: TakeBack | Correction | DiscardsShuffled, at: float) -> ev.AnyEvent:
    match each:
        case TakeBack():
            return ev.TakenBack(at=at, seat=each.seat, plies=0, piles=piles_text(each.piles))
        case Correction():
            return ev.BoardCorrected(at=at, seat=each.seat, pegs=pegs_text(game.board, each.pegs))
        case DiscardsShuffled():
            return ev.DiscardsShuffled(at=at, seat=each.seat)


def _apply(table: Table, events: list[ev.AnyEvent]) -> None:
    for event in events:
        table.apply(event)
