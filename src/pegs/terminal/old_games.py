"""Turns a game record into a table's events. Earlier versions saved unfinished games as records."""

from __future__ import annotations

from datetime import datetime

from pegs.engine.game import Game
from pegs.notation import position_text, turn_text
from pegs.record import Record
from pegs.table import events as ev
from pegs.table.after.shuffle_check import redealt
from pegs.table.commit_reveal import commitment_of, pack_text, piles_text, reshuffled_pile
from pegs.table.table import Table
from pegs.terminal.local_table import SEATS_TAG, SEED_TAG, seat_people
from pegs.terminal.seat_list import read_seats


def events_of_record(record: Record, turns: int | None = None, seats_text: str = "") -> list[ev.AnyEvent]:
    """The events of a table where the recorded game was played, or its first ``turns`` turns.

    ``seats_text`` is a seat list for other people and bots than the recorded ones. Raises PegsError if the
    record doesn't replay, or its seats can't be read.
    """
    game = record.game(turns)
    at = _time(record.date)
    letters = record.board.letters
    seats = read_seats(seats_text or record.tag(SEATS_TAG) or ",".join("you" for _ in letters), letters)
    events = seat_people(record.ruleset, record.players, record.teams, seats, at)
    events.append(_began(record, game, at))
    for ply in game.plies:
        bot = seats[ply.seat].bot
        events.append(
            ev.TurnPlayed(
                at=at,
                seat=ply.seat,
                by="bot" if bot else "person",
                turn=turn_text(game.board, ply.turn),
                pile=reshuffled_pile(ply.operations),
            )
        )
    winner = game.outcome.winner
    if winner is not None:
        events.append(ev.GameEnded(at=at, number=1, winner=winner))
    Table.from_events(events)  # raises PegsError if it isn't the same game
    return events


def _began(record: Record, game: Game, at: float) -> ev.GameBegan:
    seed = record.tag(SEED_TAG)
    if game.dealer is None:
        opening = record.opening
        assert opening.position is not None
        start = ev.StartPosition(
            position=position_text(record.board, opening.position),
            pile=piles_text(opening.piles),
            discards=piles_text(opening.discard_piles),
        )
        return _event(record, at, 0, "", "", start)
    # The seed is dropped if it deals other cards: later shuffles couldn't be verified by it.
    follows = bool(seed) and redealt(game, seed) is not None
    return _event(record, at, game.dealer, seed if follows else "", pack_text(game.at_start()), None)


def _event(
    record: Record, at: float, dealer: int, seed: str, deck: str, start: ev.StartPosition | None
) -> ev.GameBegan:
    return ev.GameBegan(
        at=at,
        number=1,
        dealer=dealer,
        seed=seed,
        commitment=commitment_of(seed),
        deck=deck,
        game="",
        start=start,
        net=record.net,
    )


def _time(date: str) -> float:
    """Noon on the record's date, or today."""
    try:
        day = datetime.fromisoformat(date)
    except ValueError:
        day = datetime.now()
    return day.replace(hour=12).timestamp()
