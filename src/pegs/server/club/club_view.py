"""A club as its people see it, in the current language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import structs

from pegs.protocol import clubs
from pegs.rules.summary import translated_title
from pegs.server.club.changes import can_host, may_change
from pegs.server.club.club_store import (
    KEPT_DAYS,
    Access,
    Club,
    OpenedTable,
    StoredGame,
    StoredSheet,
    StoredStanding,
    read_games,
)
from pegs.server.club.results import Roster, counts, pairs, records, score
from pegs.server.hosting.clock import DAY

SHOWN_GAMES = 300
"""How many of a club's games, the newest, a page lists."""


def view_of(club: Club, rows: Sequence[sa.Row[Any]], access: Access, now: float) -> clubs.ClubView:
    """A club with its games as `ClubStore.games` reads them, for the holder of a key.

    It takes a while if there are many games.
    """
    games = read_games(rows)
    return _view(club, games, access, now, games[:SHOWN_GAMES])


def export_of(club: Club, rows: Sequence[sa.Row[Any]], access: Access, now: float) -> clubs.ClubExport:
    """All that is stored of a club, except keys; ``rows`` are all of its games."""
    games = read_games(rows)
    roster = Roster(club.people, games)
    return clubs.ClubExport(
        club=_view(club, games, access, now, games),
        series=tuple(_series(club, roster, games)),
        earlier_names={member.id: member.names for member in club.people},
        removed_standing=tuple(
            _standing(club, each, roster, games, access) for each in club.removed.standing
        ),
        removed_sheets=tuple(_sheet(each, access) for each in club.removed.sheets),
    )


def _view(
    club: Club, games: Sequence[StoredGame], access: Access, now: float, shown: Sequence[StoredGame]
) -> clubs.ClubView:
    roster = Roster(club.people, games)
    series = _series(club, roster, games)
    counted = [game for game in games if counts(game.result)]
    return clubs.ClubView(
        club=club.id,
        title=club.title,
        me=roster.index_of_id(access.person),
        people=roster.people(games),
        standing=tuple(_standing(club, each, roster, games, access) for each in club.standing),
        sheets=tuple(_sheet(each, access) for each in club.sheets),
        games=tuple(_game(roster, each) for each in shown),
        counted=len(counted),
        since=counted[-1].result.ended if counted else None,
        pairs=pairs(roster, counted),
        series=series[-1] if series else None,
        records=records(roster, counted),
        removed=tuple(sorted(_removed(club, access), key=lambda each: each.until, reverse=True)),
        can_host=can_host(club, access.person, now),
    )


def _removed(club: Club, access: Access) -> Iterator[clubs.ClubRemoved]:
    """What the holder of a key can bring back."""
    for person in club.removed.people if access.host else ():
        yield clubs.ClubRemoved("person", person.id, person.name, _until(person.removed))
    for standing in club.removed.standing:
        if may_change(access, standing):
            yield clubs.ClubRemoved("standing", standing.id, standing.title, _until(standing.removed))
    for sheet in club.removed.sheets:
        if may_change(access, sheet):
            yield clubs.ClubRemoved("sheet", sheet.title, sheet.title, _until(sheet.removed))


def _until(removed: float | None) -> float:
    return (removed or 0.0) + KEPT_DAYS * DAY


def _series(club: Club, roster: Roster, games: Sequence[StoredGame]) -> list[clubs.ClubSeries]:
    """All series whose people are still in the club, the latest last."""
    scores = (score(roster, each, games) for each in club.series)
    return [each for each in scores if each is not None]


def _standing(
    club: Club, standing: StoredStanding, roster: Roster, games: Sequence[StoredGame], access: Access
) -> clubs.StandingTable:
    opened = next((each for each in reversed(club.tables) if each.standing == standing.id), None)
    names = {member.id: member.name for member in club.people}
    seats = tuple(
        structs.replace(seat, name=names.get(person, "")) if person else seat
        for seat, person in zip(standing.settings.seats, standing.people, strict=True)
    )
    answers = tuple(
        clubs.ClubAnswer(person, each.night, each.coming)
        for each in club.answers
        if each.standing == standing.id and (person := roster.index_of_id(each.person)) is not None
    )
    return clubs.StandingTable(
        id=standing.id,
        title=standing.title,
        settings=structs.replace(standing.settings, seats=seats),
        rules_title=translated_title(standing.rules_title),
        day=standing.day,
        minute=standing.minute,
        zone=standing.zone,
        table=_table(games, opened) if opened is not None else None,
        may_change=may_change(access, standing),
        answers=answers,
    )


def _sheet(sheet: StoredSheet, access: Access) -> clubs.ClubSheet:
    base = translated_title(sheet.base)
    return clubs.ClubSheet(sheet.title, sheet.rules, base, sheet.changes, may_change(access, sheet))


def _table(games: Sequence[StoredGame], opened: OpenedTable) -> clubs.ClubTable:
    is_over = any(game.table == opened.table for game in games)
    return clubs.ClubTable(opened.table, opened.code, opened.opened, is_over)


def _game(roster: Roster, game: StoredGame) -> clubs.ClubGame:
    result = game.result
    return clubs.ClubGame(
        game=game.game,
        at=result.ended,
        minutes=max(1, round((result.ended - result.began) / 60)),
        winner=result.winner,
        seats=tuple(
            clubs.ClubSeat(roster.index_of(seat), roster.name_at(seat), seat.color, seat.team, seat.bot)
            for seat in result.seats
        ),
        counted=counts(result),
    )
