"""What is stored of clubs: reads, and the rows and statements that transactions add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.protocol.settings import RulesChoice, Settings
from pegs.server.hosting.clock import DAY
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.store import Store
from pegs.server.store.tokens import are_equal, hash_token
from pegs.server.store.transaction_writer import Transaction
from pegs.table.after.game_result import GameResult
from pegs.table.command_errors import NoKeyError

MAX_GAMES = 2000
"""The games that a club's page counts, the newest ones: more than five every evening for a year."""
PAGE = 250
"""Games that are read at a time, so that the event loop is soon free again."""
KEPT_DAYS = 30
"""How long what was removed can come back."""
MAX_REMOVED = 40
"""How many people, standing tables, or sheets that were removed from a club can come back."""
_OF_CLUBS = (
    schema.club_answers,
    schema.club_games,
    schema.club_tables,
    schema.club_series,
    schema.club_sheets,
    schema.club_standing,
    schema.club_people,
)


class ClubLimitError(PegsError):
    """A club has as many people, tables, sheets or series as it can have."""


@dataclass(frozen=True, slots=True)
class Access:
    """What a key gives access to: a club, and its person; None for the key in the club's link."""

    club: str
    person: str | None
    host: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A person of a club. ``names`` are earlier ones; ``seen`` is when they last opened the club."""

    id: str
    name: str
    color: str
    host: bool
    joined: bool
    names: tuple[str, ...]
    seen: float
    removed: float | None = None


@dataclass(frozen=True, slots=True)
class StoredStanding:
    """A standing table. ``rules_title`` is the original title of its rules.

    ``people`` are the ids of the club's people by seat, empty for everyone else.
    The settings have no names of theirs.
    """

    id: str
    title: str
    settings: Settings
    people: tuple[str, ...]
    rules_title: str
    maker: str | None
    day: int | None = None
    minute: int | None = None
    zone: str | None = None
    removed: float | None = None


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A rule sheet. ``base`` is the original title of the named set that it changes."""

    title: str
    rules: RulesChoice
    base: str
    changes: int
    maker: str | None
    removed: float | None = None


@dataclass(frozen=True, slots=True)
class StoredSeries:
    """A series between teams of people, by their ids."""

    target: int
    teams: tuple[tuple[str, ...], ...]
    began: float


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that was opened for a standing table."""

    table: str
    code: str
    standing: str
    opened: float


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """Whether a person comes to a night of a standing table, by their ids."""

    standing: str
    person: str
    night: str
    coming: bool


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game."""

    game: str
    table: str
    result: GameResult


@dataclass(frozen=True, slots=True)
class Removed:
    """What was recently removed from a club, the latest first."""

    people: tuple[Member, ...] = ()
    standing: tuple[StoredStanding, ...] = ()
    sheets: tuple[StoredSheet, ...] = ()


@dataclass(frozen=True, slots=True)
class Club:
    """What is stored of a club, except its games; everything from the oldest."""

    id: str
    title: str
    people: tuple[Member, ...] = ()
    standing: tuple[StoredStanding, ...] = ()
    sheets: tuple[StoredSheet, ...] = ()
    series: tuple[StoredSeries, ...] = ()
    tables: tuple[OpenedTable, ...] = ()
    answers: tuple[StoredAnswer, ...] = ()
    removed: Removed = Removed()


class ClubStore:
    """Reads clubs. Every method raises ReadError if the database doesn't answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def access(self, key: str) -> Access:
        """What a key gives access to. Raises NoKeyError if it isn't valid."""
        wanted, clubs, people = hash_token(key), schema.clubs.c, schema.club_people.c
        rows = await self._store.rows(
            sa.select(people.club_id, people.id, people.host, people.key).where(
                people.key == wanted, people.removed.is_(None)
            )
        )
        if rows and are_equal(rows[0].key, wanted):
            return Access(rows[0].club_id, rows[0].id, rows[0].host)
        rows = await self._store.rows(sa.select(clubs.id, clubs.link).where(clubs.link == wanted))
        if rows and are_equal(rows[0].link, wanted):
            return Access(rows[0].id, None, False)
        raise NoKeyError(translate("server-no-club"))

    async def club(self, club: str) -> Club:
        """A club. Raises NoKeyError if it has just been deleted."""
        rows = await self._store.rows(sa.select(schema.clubs.c.title).where(schema.clubs.c.id == club))
        if not rows:
            raise NoKeyError(translate("server-no-club"))
        people = [_member(row) for row in await self._of(schema.club_people, club)]
        standing = [_standing(row) for row in await self._of(schema.club_standing, club)]
        sheets = [_sheet(row) for row in await self._of(schema.club_sheets, club)]
        series = await self._of(schema.club_series, club, "began")
        answers = await self._of(schema.club_answers, club)
        return Club(
            id=club,
            title=rows[0].title,
            people=_present(people),
            standing=_present(standing),
            sheets=_present(sheets),
            series=tuple(StoredSeries(row.target, _teams(row.teams), row.began) for row in series),
            tables=await self._tables(club),
            answers=tuple(StoredAnswer(row.standing, row.person, row.night, row.coming) for row in answers),
            removed=Removed(_removed(people), _removed(standing), _removed(sheets)),
        )

    async def standing_title(self, club: str, standing: str) -> str:
        """The title of a standing table; empty if the club has none with this id."""
        own = schema.club_standing.c
        query = sa.select(own.title).where(own.club_id == club, own.id == standing)
        rows = await self._store.rows(query)
        return str(rows[0].title) if rows else ""

    async def _of(self, table: sa.Table, club: str, order: str = "made") -> Sequence[sa.Row[Any]]:
        query = sa.select(table).where(table.c.club_id == club).order_by(table.c[order])
        return await self._store.rows(query)

    async def _tables(self, club: str) -> tuple[OpenedTable, ...]:
        """The newest table of each standing table."""
        opened, tables = schema.club_tables, schema.tables
        newest = sa.select(sa.func.max(opened.c.opened)).where(opened.c.club_id == club)
        newest = newest.group_by(opened.c.standing)
        rows = await self._store.rows(
            sa.select(opened.c.table_id, tables.c.code, opened.c.standing, opened.c.opened)
            .join(tables, tables.c.id == opened.c.table_id)
            .where(opened.c.club_id == club, opened.c.opened.in_(newest))
            .order_by(opened.c.opened)
        )
        return tuple(OpenedTable(row.table_id, row.code, row.standing, row.opened) for row in rows)

    async def games(self, club: str, most: float) -> Sequence[sa.Row[Any]]:
        """The newest games of a club as they're stored, the last one first; `read_games` decodes them.

        They're read page by page: a club's page doesn't keep the event loop busy, however old the club is.
        """
        games, rows = schema.club_games.c, list[sa.Row[Any]]()
        query = sa.select(games.game, games.table_id, games.body, games.ended).where(games.club_id == club)
        query = query.order_by(games.ended.desc(), games.game.desc())
        while len(rows) < most:
            limit = int(min(PAGE, most - len(rows)))
            rest = query.where(_is_before(rows[-1])) if rows else query
            page = await self._store.rows(rest.limit(limit))
            rows += page
            if len(page) < limit:
                break
        return rows


def _is_before(last: sa.Row[Any]) -> sa.ColumnElement[bool]:
    games = schema.club_games.c
    return sa.or_(games.ended < last.ended, sa.and_(games.ended == last.ended, games.game < last.game))


def read_games(rows: Sequence[sa.Row[Any]]) -> tuple[StoredGame, ...]:
    """Decode stored games, which takes a while if there are many."""
    decoder = msgspec.json.Decoder(GameResult)
    return tuple(StoredGame(row.game, row.table_id, decoder.decode(row.body)) for row in rows)


R = TypeVar("R", Member, StoredStanding, StoredSheet)


def _present(entries: Sequence[R]) -> tuple[R, ...]:
    return tuple(each for each in entries if each.removed is None)


def _removed(entries: Sequence[R]) -> tuple[R, ...]:
    removed = [each for each in entries if each.removed is not None]
    return tuple(sorted(removed, key=lambda each: each.removed or 0.0, reverse=True))


def _member(row: sa.Row[Any]) -> Member:
    names = msgspec.json.decode(row.names, type=tuple[str, ...])
    joined = row.key is not None
    return Member(row.id, row.name, row.color, row.host, joined, names, row.seen, row.removed)


def _standing(row: sa.Row[Any]) -> StoredStanding:
    settings = msgspec.json.decode(row.settings, type=Settings)
    people = msgspec.json.decode(row.people, type=tuple[str, ...])
    when = (row.day, row.minute, row.zone)
    return StoredStanding(row.id, row.title, settings, people, row.rules_title, row.maker, *when, row.removed)


def _sheet(row: sa.Row[Any]) -> StoredSheet:
    rules = msgspec.json.decode(row.rules, type=RulesChoice)
    return StoredSheet(row.title, rules, row.base, row.changes, row.maker, row.removed)


def _teams(text: str) -> tuple[tuple[str, ...], ...]:
    return msgspec.json.decode(text, type=tuple[tuple[str, ...], ...])


# --- building transactions


def add_club(transaction: Transaction, club: str, title: str, link: str, now: float) -> None:
    """Insert a club. ``link`` is the key in its link."""
    transaction.insert(schema.clubs, id=club, title=title, link=hash_token(link), made=now)


def add_member(transaction: Transaction, club: str, member: Member, key: str | None, now: float) -> None:
    """Insert a person, with the key of a person who joins."""
    transaction.insert(
        schema.club_people,
        id=member.id,
        club_id=club,
        name=member.name,
        color=member.color,
        host=member.host,
        key=hash_token(key) if key is not None else None,
        names=as_json(member.names),
        made=now,
        seen=member.seen,
        removed=None,
    )


def see_member(person: str, now: float) -> Transaction:
    """Record that a person has opened the club."""
    people = schema.club_people
    return Transaction().execute(sa.update(people).where(people.c.id == person).values(seen=now))


def add_standing(transaction: Transaction, club: str, standing: StoredStanding, now: float) -> None:
    """Insert a standing table."""
    values = _standing_values(standing)
    row = {"maker": standing.maker, "removed": None, **values}
    transaction.insert(schema.club_standing, id=standing.id, club_id=club, made=now, **row)


def update_standing(transaction: Transaction, standing: StoredStanding) -> None:
    """Replace a standing table."""
    table = schema.club_standing
    transaction.execute(
        sa.update(table).where(table.c.id == standing.id).values(**_standing_values(standing))
    )


def _standing_values(standing: StoredStanding) -> dict[str, Any]:
    return {
        "title": standing.title,
        "settings": as_json(standing.settings),
        "people": as_json(standing.people),
        "rules_title": standing.rules_title,
        "day": standing.day,
        "minute": standing.minute,
        "zone": standing.zone,
    }


def answer_night(transaction: Transaction, club: str, answer: StoredAnswer, now: float) -> Transaction:
    """Replace a person's answer."""
    answers = schema.club_answers
    which = {"standing": answer.standing, "person": answer.person}
    transaction.execute(sa.delete(answers).filter_by(**which))
    row = {"club_id": club, "night": answer.night, "coming": answer.coming, "made": now}
    return transaction.execute(sa.insert(answers).values(**which, **row))


def add_series(transaction: Transaction, club: str, series_id: str, series: StoredSeries) -> None:
    """Insert a series."""
    transaction.insert(
        schema.club_series,
        id=series_id,
        club_id=club,
        target=series.target,
        teams=as_json(series.teams),
        began=series.began,
    )


def remove(transaction: Transaction, table: sa.Table, club: str, now: float, **which: str) -> Transaction:
    """Remove a person, standing table or sheet from a club. The newest ones can come back for some time."""
    removed, mine = table.c.removed, table.c.club_id == club
    transaction.execute(sa.update(table).where(mine).filter_by(**which).values(removed=now))
    others = table.alias()
    newest = sa.select(others.c.removed).where(others.c.club_id == club, others.c.removed.is_not(None))
    newest = newest.order_by(others.c.removed.desc())
    oldest_kept = newest.limit(1).offset(MAX_REMOVED - 1).scalar_subquery()
    return transaction.execute(sa.delete(table).where(mine, removed < oldest_kept))


def bring_back(transaction: Transaction, table: sa.Table, club: str, **which: str) -> Transaction:
    """Undo a removal."""
    update = sa.update(table).where(table.c.club_id == club, table.c.removed.is_not(None))
    return transaction.execute(update.filter_by(**which).values(removed=None))


def delete_expired(transaction: Transaction, now: float) -> None:
    """Delete what was removed from any club too long ago to come back."""
    for table in (schema.club_people, schema.club_standing, schema.club_sheets):
        transaction.execute(sa.delete(table).where(table.c.removed < now - KEPT_DAYS * DAY))
    answers = schema.club_answers
    transaction.execute(sa.delete(answers).where(answers.c.made < now - KEPT_DAYS * DAY))


def delete_club(transaction: Transaction, club: str) -> None:
    """Delete a club and everything in it. The tables' own games stay at their links."""
    keys = sa.select(schema.club_people.c.key).where(schema.club_people.c.club_id == club)
    transaction.execute(sa.delete(schema.club_passages).where(schema.club_passages.c.key.in_(keys)))
    for table in _OF_CLUBS:
        transaction.execute(sa.delete(table).where(table.c.club_id == club))
    transaction.execute(sa.delete(schema.clubs).where(schema.clubs.c.id == club))
