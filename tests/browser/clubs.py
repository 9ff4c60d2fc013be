"""A club as a family has it after half a year, written to the database that the server reads.

What its people have named isn't in English, so pages in Spanish don't show any English.
"""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from pegs.protocol.settings import Pace, RulesChoice, SeatChoice, Settings
from pegs.server.club.club_store import (
    Member,
    StoredSeries,
    StoredStanding,
    add_club,
    add_member,
    add_series,
    add_standing,
)
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.tokens import new_table_id, new_token
from pegs.server.store.transaction_writer import Transaction
from pegs.table.after.game_result import GameResult, SeatResult
from tests.browser.page_pool import PERSON

PEOPLE = (("Rosa", "B"), ("Ben", "Y"), ("Ana", "R"), ("Grandma Ruth", "P"), ("Theo", "W"))
ROSA, BEN, ANA, RUTH, THEO = range(5)
PARTNERS = (((ROSA, ANA), (BEN, RUTH)), ((ROSA, BEN), (ANA, RUTH)), ((ROSA, RUTH), (BEN, ANA)))
WON = ((9, 8), (4, 4), (2, 2))
"""How often each of these teams won."""
DAY = 86_400.0


def add_millers(data: Path, last: tuple[int, int] = (3, 4)) -> dict[str, str]:
    """Add the Millers' club, and return its id with Rosa's key and the link's.

    ``last``: the games that each team of the first pairing has won in the series.
    """
    club, link, key, now = new_table_id(), new_token(), new_token(), time.time()
    members = [
        Member(new_table_id(), name, color, host=number == 0, joined=number < 4, names=(), seen=now)
        for number, (name, color) in enumerate(PEOPLE)
    ]
    transaction = Transaction()
    add_club(transaction, club, "Familia Miller", link, now)
    for number, member in enumerate(members):
        own = key if number == 0 else new_token() if member.joined else None
        add_member(transaction, club, member, own, now + number)
    people = tuple(member.id for member in members)
    _add_table(transaction, club, people, now)
    _add_sheets(transaction, club, people[ROSA], now)
    began = _add_games(transaction, club, people, now, last)
    teams = tuple(tuple(members[person].id for person in team) for team in PARTNERS[0])
    add_series(transaction, club, new_table_id(), StoredSeries(5, teams, began))
    _write(data, transaction)
    return {"club": club, "key": key, "link": link}


SHORT = 'extends = "basic"\ntitle = "Quick rules"\npegs = 1\nside_length = 12\n'
"""House rules for a game that's over soon."""


def add_evening_club(data: Path) -> dict[str, str]:
    """Add a club of four people that has a table with quick rules and a series, but no games yet."""
    club, link, key, now = new_table_id(), new_token(), new_token(), time.time()
    members = [
        Member(new_table_id(), name, color, host=number == 0, joined=number == 0, names=(), seen=now)
        for number, (name, color) in enumerate(PEOPLE[:4])
    ]
    transaction = Transaction()
    add_club(transaction, club, "Familia Miller", link, now)
    for number, member in enumerate(members):
        add_member(transaction, club, member, key if number == 0 else None, now + number)
    settings = Settings(
        rules=RulesChoice(toml=SHORT),
        seats=(SeatChoice("invited"),) * len(members),
        dealer="chosen",
        dealer_seat=0,
        pace=Pace(bot_seconds=10, absent_seconds=600),
    )
    people, host = tuple(member.id for member in members), members[0].id
    standing = StoredStanding(new_table_id(), "Sunday table", settings, people, "Quick rules", host)
    add_standing(transaction, club, standing, now)
    teams = tuple(tuple(members[person].id for person in team) for team in PARTNERS[0])
    add_series(transaction, club, new_table_id(), StoredSeries(5, teams, now))
    _write(data, transaction)
    return {"club": club, "key": key, "link": link}


def _add_table(transaction: Transaction, club: str, people: tuple[str, ...], now: float) -> None:
    seats = tuple(people[person] for person in (ROSA, BEN, ANA, RUTH))
    settings = Settings(seats=(SeatChoice("invited"),) * len(seats))
    standing = StoredStanding(
        new_table_id(), "Domingos", settings, seats, "Domingo 51", people[ROSA], 6, 19 * 60
    )
    add_standing(transaction, club, standing, now)


def _add_sheets(transaction: Transaction, club: str, maker: str, now: float) -> None:
    for number, (title, base, changes) in enumerate(
        (("Domingo 51", "Basic game", 2), ("Casa Ruth", "Basic game", 5), ("Alaska", "Alaska", 0))
    ):
        rules = as_json(RulesChoice("alaska") if not changes else RulesChoice(toml='extends = "basic"\n'))
        row = {"title": title, "rules": rules, "base": base, "changes": changes, "made": now + number}
        transaction.insert(schema.club_sheets, club_id=club, maker=maker, removed=None, **row)


def _add_games(
    transaction: Transaction, club: str, people: tuple[str, ...], now: float, last: tuple[int, int]
) -> float:
    """Add the games, the latest three weeks of which are the series'. Returns when that began."""
    results = [
        (teams, winner)
        for teams, won in zip(PARTNERS, WON, strict=True)
        for winner, number in enumerate(won)
        for _ in range(number)
    ]
    # The series is played last: three games for one team, then four for the other.
    old = [*results[last[0] : 9], *results[9 + last[1] :]]
    results = [*old, *results[: last[0]], *results[9 : 9 + last[1]]]
    evening = datetime.fromtimestamp(now).replace(hour=20, minute=0, second=0)
    began = 0.0
    for number, (teams, winner) in enumerate(results):
        ended = (evening - timedelta(days=7 * (len(results) - number) / 2 + 1)).timestamp()
        began = ended - 3600 if number == len(old) else began
        _add_game(transaction, club, people, teams, winner, ended, bumps=11 if number == 20 else number % 7)
    # Theo sits in twice.
    for team, winner in (((ROSA, THEO), 0), ((BEN, THEO), 1)):
        other = (ANA, RUTH)
        _add_game(transaction, club, people, (team, other), winner, now - 100 * DAY - winner * 999, bumps=1)
    return began


def _add_game(
    transaction: Transaction,
    club: str,
    people: tuple[str, ...],
    teams: tuple[tuple[int, ...], tuple[int, ...]],
    winner: int,
    ended: float,
    bumps: int,
) -> None:
    order = (teams[0][0], teams[1][0], teams[0][1], teams[1][1])
    seats = tuple(
        SeatResult("", PEOPLE[person][1], seat % 2, False, bumps if seat == 2 else 0, people[person])
        for seat, person in enumerate(order)
    )
    minutes = 38 + round(ended) % 17
    result = GameResult(seats, winner, 90 + round(ended) % 23, ended - minutes * 60, ended)
    row = {"club_id": club, "table_id": "", "body": as_json(result), "ended": ended}
    transaction.insert(schema.club_games, game=new_token()[:32], **row)


def _write(data: Path, transaction: Transaction) -> None:
    engine = sa.create_engine(f"sqlite:///{data / 'pegs.sqlite3'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            for row in transaction.rows.get(table, []):
                connection.execute(sa.insert(table), [row])
    engine.dispose()


def remembered(club: dict[str, str]) -> dict[str, object]:
    """What Rosa's browser has stored."""
    saved = {"club": club["club"], "title": "Familia Miller", "key": club["key"], "link": club["link"]}
    return {"pegs.clubs": [saved], "pegs.me": PERSON}
