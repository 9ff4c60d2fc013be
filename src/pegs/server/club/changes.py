"""Decides changes of a club: each becomes a transaction, or is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatchmethod

import sqlalchemy as sa
from msgspec import structs

from pegs.core.cleaning import clean_text, look_of
from pegs.i18n import translate
from pegs.rules.differences import compare
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import original_title
from pegs.server.club.club_store import (
    Access,
    Club,
    ClubLimitError,
    Member,
    StoredSeries,
    StoredStanding,
    add_series,
    add_standing,
    update_standing,
)
from pegs.server.live.joining import NoKeyError
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.tokens import new_table_id
from pegs.server.store.transaction_writer import Transaction
from pegs.table.chosen_rules import load_rules
from pegs.table.command_errors import RefusedError
from pegs.table.display_names import MAX_NAME, unique_name
from pegs.table.protocol import clubs as do
from pegs.table.protocol.settings import Settings
from pegs.table.table import check_settings

MAX_PEOPLE, MAX_STANDING, MAX_SHEETS, MAX_SERIES = 40, 12, 24, 200
MAX_TITLE = 60
FIRST_TO = 5
"""The games that win the first series of a standing table."""
OLD_NAMES = 10
"""Earlier names of a person that are remembered."""


@dataclass(frozen=True, slots=True)
class ClubDecider:
    """Decides one change by one of a club's people."""

    club: Club
    access: Access
    now: float

    @singledispatchmethod
    def decide(self, change: do.Change) -> Transaction:
        """What to write. Raises RefusedError, ClubLimitError, or PegsError if rules can't be played."""
        raise TypeError(f"no handler for {change!r}")

    @property
    def me(self) -> Member:
        """The person who makes the change. Raises NoKeyError for someone who only has the link."""
        return member_of(self.club, self.access)

    @decide.register
    def _(self, change: do.RenameMe) -> Transaction:
        me, transaction = self.me, Transaction()
        name = own_name(self.club, change.name, me.id)
        names = tuple(dict.fromkeys((*me.names, me.name)))[-OLD_NAMES:]
        people = schema.club_people
        values = {"name": name, "color": change.color, "names": as_json(names)}
        transaction.execute(sa.update(people).where(people.c.id == me.id).values(**values))
        for standing in self.club.standing:
            renamed = with_name(standing, me.name, name)
            if renamed != standing:
                update_standing(transaction, renamed)
        return transaction

    @decide.register
    def _(self, change: do.RenameClub) -> Transaction:
        require_host(self.access)
        table = schema.clubs
        values = {"title": clean_title(change.title)}
        return Transaction().execute(sa.update(table).where(table.c.id == self.club.id).values(**values))

    @decide.register
    def _(self, change: do.SaveStanding) -> Transaction:
        _ = self.me
        check_settings(change.settings)
        transaction = Transaction()
        known = {standing.id: standing for standing in self.club.standing}
        if change.standing is not None and change.standing not in known:
            raise RefusedError("not_allowed", translate("server-no-club-table"))
        if change.standing is None and len(known) >= MAX_STANDING:
            raise ClubLimitError(translate("server-club-full"))
        standing = StoredStanding(
            id=change.standing or new_table_id(),
            title=clean_title(change.title),
            settings=_cleaned(change.settings),
            rules_title=original_title(load_rules(change.settings.rules)),
            day=change.day,
            minute=change.minute,
        )
        if change.standing is not None:
            update_standing(transaction, standing)
        else:
            add_standing(transaction, self.club.id, standing, self.now)
        if not self.club.series:
            add_first_series(transaction, self.club.id, self.club.people, standing, self.now)
        return transaction

    @decide.register
    def _(self, change: do.RemoveStanding) -> Transaction:
        _ = self.me
        table = schema.club_standing.c
        found = (table.id == change.standing, table.club_id == self.club.id)
        return Transaction().execute(sa.delete(schema.club_standing).where(*found))

    @decide.register
    def _(self, change: do.SaveSheet) -> Transaction:
        _ = self.me
        title, (base, changes) = clean_title(change.title), _base(load_rules(change.rules))
        others = [sheet for sheet in self.club.sheets if sheet.title != title]
        if len(others) >= MAX_SHEETS:
            raise ClubLimitError(translate("server-club-full"))
        transaction = self.decide(do.RemoveSheet(title=title))
        values = {
            "club_id": self.club.id,
            "title": title,
            "rules": as_json(change.rules),
            "base": base,
            "changes": changes,
            "made": self.now,
        }
        return transaction.execute(sa.insert(schema.club_sheets).values(**values))

    @decide.register
    def _(self, change: do.RemoveSheet) -> Transaction:
        _ = self.me
        table = schema.club_sheets.c
        found = (table.club_id == self.club.id, table.title == change.title)
        return Transaction().execute(sa.delete(schema.club_sheets).where(*found))

    @decide.register
    def _(self, change: do.NewSeries) -> Transaction:
        _ = self.me
        people = [person for team in change.teams for person in team]
        known = {member.id for member in self.club.people}
        if len(set(people)) < len(people) or not set(people) <= known:
            raise RefusedError("not_allowed", translate("server-club-series"))
        if len(self.club.series) >= MAX_SERIES:
            raise ClubLimitError(translate("server-club-full"))
        transaction, series = Transaction(), StoredSeries(change.target, change.teams, self.now)
        add_series(transaction, self.club.id, new_table_id(), series)
        return transaction


def member_of(club: Club, access: Access) -> Member:
    """The person whose key it is. Raises NoKeyError for someone who only has the link."""
    found = next((member for member in club.people if member.id == access.person), None)
    if found is None:
        raise NoKeyError(translate("server-club-join-first"))
    return found


def require_host(access: Access) -> None:
    """Raise RefusedError if it isn't the host's key."""
    if not access.host:
        raise RefusedError("not_allowed", translate("table-host-only"))


def own_name(club: Club, name: str, person: str | None) -> str:
    """A name for a person, unlike everyone else's."""
    others = [member.name for member in club.people if member.id != person]
    return unique_name(clean_text(name, MAX_NAME) or translate("table-somebody"), others)


def with_name(standing: StoredStanding, old: str, new: str) -> StoredStanding:
    """A standing table with another name at the seat of a person; with an empty one, anyone can sit there."""
    seats = tuple(
        structs.replace(seat, name=new) if look_of(seat.name) == look_of(old) else seat
        for seat in standing.settings.seats
    )
    return replace(standing, settings=structs.replace(standing.settings, seats=seats))


def add_first_series(
    transaction: Transaction, club: str, people: Sequence[Member], standing: StoredStanding, now: float
) -> None:
    """Begin a series between a standing table's teams, if all its seats are people's."""
    settings, ids = standing.settings, {look_of(member.name): member.id for member in people}
    names = [look_of(seat.name) for seat in settings.seats[: settings.players]]
    if len(names) < settings.players or not set(names) <= ids.keys():
        return
    teams = tuple(
        tuple(ids[name] for name in names[team :: settings.teams]) for team in range(settings.teams)
    )
    add_series(transaction, club, new_table_id(), StoredSeries(FIRST_TO, teams, now))


def clean_title(text: str) -> str:
    """A title that is safe to show. Raises RefusedError if nothing is left of it."""
    title = clean_text(text, MAX_TITLE)
    if not title:
        raise RefusedError("not_allowed", translate("server-club-no-title"))
    return title


def _cleaned(settings: Settings) -> Settings:
    seats = tuple(structs.replace(seat, name=clean_text(seat.name, MAX_NAME)) for seat in settings.seats)
    return structs.replace(settings, seats=seats)


def _base(ruleset: RuleSet) -> tuple[str, int]:
    """The original title of the named set that rules change, and how many switches and cards they change."""
    if ruleset.extends is None:
        return original_title(ruleset), 0
    base = load(ruleset.extends)
    return original_title(base), len(compare(base, ruleset))
