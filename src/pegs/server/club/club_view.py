"""A club as its people see it, in the current language."""

from __future__ import annotations

from pegs.rules.summary import translated_title
from pegs.server.club.club_store import Club, OpenedTable, StoredGame, StoredSheet, StoredStanding
from pegs.server.club.results import Roster, counts, pairs, records, score
from pegs.table.protocol import clubs

SHOWN_GAMES = 300
"""How many of a club's games, the newest, a page lists."""


def view_of(club: Club, person: str | None, most_games: int = SHOWN_GAMES) -> clubs.ClubView:
    """A club for one of its people; with None, for anyone with its link."""
    roster = Roster(club.people, club.games)
    series = _series(club, roster)
    counted = [game for game in club.games if counts(game.result)]
    return clubs.ClubView(
        club=club.id,
        title=club.title,
        me=roster.index_of_id(person),
        people=roster.people(club.games),
        standing=tuple(_standing(club, each) for each in club.standing),
        sheets=tuple(_sheet(each) for each in club.sheets),
        games=tuple(_game(roster, each) for each in club.games[:most_games]),
        counted=len(counted),
        since=counted[-1].result.ended if counted else None,
        pairs=pairs(roster, counted),
        series=series[-1] if series else None,
        records=records(roster, counted),
    )


def export_of(club: Club, person: str | None) -> clubs.ClubExport:
    """All that is stored of a club, except keys."""
    series = _series(club, Roster(club.people, club.games))
    return clubs.ClubExport(view_of(club, person, len(club.games)), tuple(series))


def _series(club: Club, roster: Roster) -> list[clubs.ClubSeries]:
    """All series whose people are still in the club, the latest last."""
    scores = (score(roster, each, club.games) for each in club.series)
    return [each for each in scores if each is not None]


def _standing(club: Club, standing: StoredStanding) -> clubs.StandingTable:
    opened = next((each for each in reversed(club.tables) if each.standing == standing.id), None)
    return clubs.StandingTable(
        id=standing.id,
        title=standing.title,
        settings=standing.settings,
        rules_title=translated_title(standing.rules_title),
        day=standing.day,
        minute=standing.minute,
        table=_table(club, opened) if opened is not None else None,
    )


def _sheet(sheet: StoredSheet) -> clubs.ClubSheet:
    return clubs.ClubSheet(sheet.title, sheet.rules, translated_title(sheet.base), sheet.changes)


def _table(club: Club, opened: OpenedTable) -> clubs.ClubTable:
    is_over = any(game.table == opened.table for game in club.games)
    return clubs.ClubTable(opened.table, opened.code, opened.opened, is_over)


def _game(roster: Roster, game: StoredGame) -> clubs.ClubGame:
    result = game.result
    return clubs.ClubGame(
        game=game.game,
        at=result.ended,
        minutes=max(1, round((result.ended - result.began) / 60)),
        winner=result.winner,
        seats=tuple(
            clubs.ClubSeat(roster.index_of(seat), seat.name, seat.color, seat.team, seat.bot)
            for seat in result.seats
        ),
        counted=counts(result),
    )
