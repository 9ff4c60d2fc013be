"""Clubs remember who sat where by id instead of by name, and what was removed, so that it can come back."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

from pegs.core.cleaning import look_of

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

PAGE = 500
"""Games that are rewritten at a time."""

_people = sa.table("club_people", *map(sa.column, ("id", "club_id", "name", "names", "made", "seen")))
_standing = sa.table("club_standing", *map(sa.column, ("id", "club_id", "settings", "people")))
_games = sa.table("club_games", *map(sa.column, ("game", "club_id", "body", "ended")))


def upgrade() -> None:
    """Add the columns, and replace the names of people by their ids."""
    op.add_column("club_people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(_people).values(seen=time.time()))
    for name in ("club_people", "club_standing", "club_sheets"):
        op.add_column(name, sa.Column("removed", sa.Float, nullable=True))
    for name in ("club_standing", "club_sheets"):
        op.add_column(name, sa.Column("maker", sa.String(32), nullable=True))
    op.add_column("club_standing", sa.Column("people", sa.Text, nullable=False, server_default="[]"))
    op.drop_index("ix_club_games_club_id", "club_games")
    op.create_index("ix_club_games_newest", "club_games", ["club_id", "ended", "game"])
    people: dict[str, list[Any]] = {}
    for row in op.get_bind().execute(sa.select(_people).order_by(_people.c.made)):
        people.setdefault(row.club_id, []).append(row)
    for club, members in people.items():
        _rewrite_standing(club, members)
        _rewrite_games(club, members)


def _rewrite_standing(club: str, members: list[Any]) -> None:
    ids = {look_of(member.name): member.id for member in members}
    for row in op.get_bind().execute(sa.select(_standing).where(_standing.c.club_id == club)).all():
        settings = json.loads(row.settings)
        seats = settings.get("seats", [])
        found = [ids.get(look_of(seat.get("name", "")), "") for seat in seats]
        for seat, person in zip(seats, found, strict=True):
            if person:
                seat["name"] = ""
        values = {"settings": json.dumps(settings), "people": json.dumps(found)}
        op.execute(sa.update(_standing).where(_standing.c.id == row.id).values(**values))


def _rewrite_games(club: str, members: list[Any]) -> None:
    games, last = _games.c, ""
    while True:
        some = sa.select(_games).where(games.club_id == club, games.game > last).order_by(games.game)
        rows = op.get_bind().execute(some.limit(PAGE)).all()
        if not rows:
            return
        for row in rows:
            body = json.loads(row.body)
            for seat in body["seats"]:
                person = "" if seat["bot"] else _who(members, seat["name"], row.ended)
                seat |= {"person": person, "name": "" if person else seat["name"]}
            op.execute(sa.update(_games).where(games.game == row.game).values(body=json.dumps(body)))
        last = rows[-1].game


def _who(members: list[Any], name: str, ended: float) -> str:
    """The id of the person who had a name when a game ended; empty for a guest.

    Someone who was in the club by then comes before someone who joined later and has that name now.
    """
    look = look_of(name)
    now = [each for each in members if look_of(each.name) == look]
    earlier = [each for each in members if look in map(look_of, json.loads(each.names))]
    found = now + earlier if look else []
    then = [each for each in found if each.made <= ended]
    return next((each.id for each in then + found), "")
