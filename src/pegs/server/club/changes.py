"""Decides changes of a club: each becomes a transaction, or is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import singledispatchmethod

import sqlalchemy as sa
from msgspec import structs

from pegs.core.cleaning import clean_text, look_of
from pegs.i18n import translate
from pegs.protocol import clubs as do
from pegs.protocol.settings import Settings
from pegs.rules.differences import compare
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import original_title
from pegs.server.club.club_store import (
    Access,
    Club,
    ClubLimitError,
    Member,
    StoredAnswer,
    StoredSeries,
    StoredSheet,
    StoredStanding,
    add_series,
    add_standing,
    answer_night,
    bring_back,
    remove,
    update_standing,
)
from pegs.server.hosting.clock import DAY
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json
from pegs.server.store.tokens import new_table_id
from pegs.server.store.transaction_writer import Transaction
from pegs.table.chosen_rules import load_rules
from pegs.table.command_errors import NoKeyError, RefusedError
from pegs.table.display_names import MAX_NAME, unique_name
from pegs.table.table import check_settings

MAX_PEOPLE, MAX_STANDING, MAX_SHEETS, MAX_SERIES = 40, 12, 24, 200
MAX_TITLE = 60
FIRST_TO = 5
"""The games that win the first series of a standing table."""
OLD_NAMES = 10
"""Earlier names of a person that are remembered."""
HOST_ABSENCE_DAYS = 30
"""How long no host has opened the club before someone else can become one."""


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
        return transaction.execute(sa.update(people).where(people.c.id == me.id).values(**values))

    @decide.register
    def _(self, change: do.RenameClub) -> Transaction:
        require_host(self.access)
        table = schema.clubs
        values = {"title": clean_title(change.title)}
        return Transaction().execute(sa.update(table).where(table.c.id == self.club.id).values(**values))

    @decide.register
    def _(self, change: do.SaveStanding) -> Transaction:
        me, transaction = self.me, Transaction()
        check_settings(change.settings)
        before = self._standing(change.standing) if change.standing is not None else None
        if change.standing is not None and before is None:
            raise RefusedError("not_allowed", translate("server-no-club-table"))
        self._require_maker(before)
        if before is None and len(self.club.standing) >= MAX_STANDING:
            raise ClubLimitError(translate("server-club-full"))
        chosen, people = by_person(_cleaned(change.settings), self.club.people)
        standing = StoredStanding(
            id=before.id if before is not None else new_table_id(),
            title=clean_title(change.title),
            settings=chosen,
            people=people,
            rules_title=original_title(load_rules(change.settings.rules)),
            maker=before.maker if before is not None else me.id,
            day=change.day,
            minute=change.minute,
            zone=change.zone,
        )
        if before is not None:
            update_standing(transaction, standing)
        else:
            add_standing(transaction, self.club.id, standing, self.now)
        if not self.club.series:
            add_first_series(transaction, self.club.id, standing, self.now)
        return transaction

    @decide.register
    def _(self, change: do.RemoveStanding) -> Transaction:
        _ = self.me
        standing = self._standing(change.standing)
        if standing is None:
            return Transaction()
        self._require_maker(standing)
        return remove(Transaction(), schema.club_standing, self.club.id, self.now, id=standing.id)

    @decide.register
    def _(self, change: do.AnswerNight) -> Transaction:
        me, standing = self.me, self._standing(change.standing)
        if standing is None:
            raise RefusedError("not_allowed", translate("server-no-club-table"))
        if not is_next_night(standing, change.night, self.now):
            raise RefusedError("not_allowed", translate("server-club-no-night"))
        answer = StoredAnswer(standing.id, me.id, change.night, change.coming)
        return answer_night(Transaction(), self.club.id, answer, self.now)

    @decide.register
    def _(self, change: do.SaveSheet) -> Transaction:
        me = self.me
        title, (base, changes) = clean_title(change.title), _base(load_rules(change.rules))
        every = (*self.club.sheets, *self.club.removed.sheets)
        self._require_maker(next((sheet for sheet in every if sheet.title == title), None))
        if sum(sheet.title != title for sheet in self.club.sheets) >= MAX_SHEETS:
            raise ClubLimitError(translate("server-club-full"))
        sheets = schema.club_sheets
        values = {
            "club_id": self.club.id,
            "title": title,
            "rules": as_json(change.rules),
            "base": base,
            "changes": changes,
            "made": self.now,
            "maker": me.id,
        }
        transaction = Transaction().execute(sa.delete(sheets).filter_by(club_id=self.club.id, title=title))
        return transaction.execute(sa.insert(sheets).values(**values))

    @decide.register
    def _(self, change: do.RemoveSheet) -> Transaction:
        _ = self.me
        sheet = next((each for each in self.club.sheets if each.title == change.title), None)
        if sheet is None:
            return Transaction()
        self._require_maker(sheet)
        return remove(Transaction(), schema.club_sheets, self.club.id, self.now, title=sheet.title)

    def _standing(self, standing: str) -> StoredStanding | None:
        return next((each for each in self.club.standing if each.id == standing), None)

    def _require_maker(self, made: StoredStanding | StoredSheet | None) -> None:
        """Raise RefusedError if someone else made it, unless the host asks."""
        if made is not None and not may_change(self.access, made):
            raise RefusedError("not_allowed", translate("server-club-makers"))

    @decide.register
    def _(self, change: do.NewSeries) -> Transaction:
        _ = self.me
        people = [person for team in change.teams for person in team]
        known = {member.id for member in self.club.people}
        if len(set(people)) < len(people) or not set(people) <= known:
            raise RefusedError("not_allowed", translate("server-club-series"))
        if not self._may_begin_series():
            raise RefusedError("not_allowed", translate("server-club-series-players"))
        if len(self.club.series) >= MAX_SERIES:
            raise ClubLimitError(translate("server-club-full"))
        transaction, series = Transaction(), StoredSeries(change.target, change.teams, self.now)
        add_series(transaction, self.club.id, new_table_id(), series)
        return transaction

    def _may_begin_series(self) -> bool:
        """Whether this person may begin a series: only a host may replace one that others play."""
        known = {member.id for member in self.club.people}
        players = [{person for team in series.teams for person in team} for series in self.club.series]
        present = [each for each in players if each <= known]
        return self.access.host or not present or self.access.person in present[-1]

    # --- people

    @decide.register
    def _(self, change: do.RemovePerson) -> Transaction:
        person, people = self._other(change.person), schema.club_people
        transaction = remove(Transaction(), people, self.club.id, self.now, id=person.id)
        return transaction.execute(sa.update(people).where(people.c.id == person.id).values(host=False))

    @decide.register
    def _(self, change: do.MakeHost) -> Transaction:
        person = self._other(change.person)
        if not person.joined:
            raise RefusedError("not_allowed", translate("server-club-not-joined"))
        return make_host(Transaction(), person)

    def _other(self, person: str) -> Member:
        """Another person in the club, whom only a host may change. Raises RefusedError."""
        require_host(self.access)
        other = next((each for each in self.club.people if each.id == person), None)
        if other is None or other.id == self.me.id:
            raise RefusedError("not_allowed", translate("server-club-no-person"))
        return other

    @decide.register
    def _(self, _change: do.BecomeHost) -> Transaction:
        me = self.me
        if not can_host(self.club, me.id, self.now):
            raise RefusedError("not_allowed", translate("table-host-only"))
        return make_host(Transaction(), me)

    @decide.register
    def _(self, change: do.BringBack) -> Transaction:
        _ = self.me
        club, wanted, removed = self.club, change.id, self.club.removed
        if change.what == "person":
            require_host(self.access)
            person = next((each for each in removed.people if each.id == wanted), None)
            self._require_room(person, club.people, MAX_PEOPLE)
            return bring_back(Transaction(), schema.club_people, club.id, id=wanted)
        if change.what == "standing":
            standing = next((each for each in removed.standing if each.id == wanted), None)
            self._require_maker(standing)
            self._require_room(standing, club.standing, MAX_STANDING)
            return bring_back(Transaction(), schema.club_standing, club.id, id=wanted)
        sheet = next((each for each in removed.sheets if each.title == wanted), None)
        self._require_maker(sheet)
        self._require_room(sheet, club.sheets, MAX_SHEETS)
        return bring_back(Transaction(), schema.club_sheets, club.id, title=wanted)

    def _require_room(self, removed: object | None, present: Sequence[object], most: int) -> None:
        """Raise RefusedError if there's nothing to bring back, and ClubLimitError if there's no room."""
        if removed is None:
            raise RefusedError("not_allowed", translate("server-club-gone"))
        if len(present) >= most:
            raise ClubLimitError(translate("server-club-full"))


def is_next_night(standing: StoredStanding, night: str, now: float) -> bool:
    """Whether a table meets on a date, and it's from yesterday to eight days ahead.

    Where its people are, it may be another day than here.
    """
    try:
        day = date.fromisoformat(night)
    except ValueError:
        return False
    ahead = (day - datetime.fromtimestamp(now, UTC).date()).days
    return standing.day == day.weekday() and -1 <= ahead <= 8


def member_of(club: Club, access: Access) -> Member:
    """The person whose key it is. Raises NoKeyError for someone who only has the link."""
    me = next((member for member in club.people if member.id == access.person), None)
    if me is None:
        raise NoKeyError(translate("server-club-join-first"))
    return me


def require_host(access: Access) -> None:
    """Raise RefusedError if it isn't the host's key."""
    if not access.host:
        raise RefusedError("not_allowed", translate("table-host-only"))


def may_change(access: Access, made: StoredStanding | StoredSheet) -> bool:
    """Whether someone may change or remove what a person of the club has made."""
    return access.host or (access.person is not None and access.person == made.maker)


def can_host(club: Club, person: str | None, now: float) -> bool:
    """Whether a person can become a host, because a lost browser took the hosts' keys with it.

    Only who joined first can, as when the host leaves: nobody becomes a host by joining and waiting.
    """
    hosts = [each for each in club.people if each.host]
    heir = next((each for each in club.people if each.joined and not each.host), None)
    is_heir = heir is not None and heir.id == person
    return is_heir and all(each.seen < now - HOST_ABSENCE_DAYS * DAY for each in hosts)


def make_host(transaction: Transaction, person: Member) -> Transaction:
    """Make a person a host."""
    people = schema.club_people
    return transaction.execute(sa.update(people).where(people.c.id == person.id).values(host=True))


def own_name(club: Club, name: str, person: str | None) -> str:
    """A name for a person, unlike everyone else's, also of those who can come back."""
    everyone = (*club.people, *club.removed.people)
    others = [member.name for member in everyone if member.id != person]
    return unique_name(clean_text(name, MAX_NAME) or translate("table-somebody"), others)


def by_person(settings: Settings, people: Sequence[Member]) -> tuple[Settings, tuple[str, ...]]:
    """A standing table's settings without the names of the club's people, and their ids by seat.

    So their seats stay theirs when they rename themselves, and are free while they're not in the club.
    """
    ids = {look_of(member.name): member.id for member in people}
    person_ids = tuple(
        ids.get(look_of(seat.name), "") if seat.who != "bot" else "" for seat in settings.seats
    )
    seats = tuple(
        structs.replace(seat, name="") if person else seat
        for seat, person in zip(settings.seats, person_ids, strict=True)
    )
    return structs.replace(settings, seats=seats), person_ids


def add_first_series(transaction: Transaction, club: str, standing: StoredStanding, now: float) -> None:
    """Begin a series between a standing table's teams, if all its seats are people's."""
    settings = standing.settings
    ids = standing.people[: settings.players]
    if len(ids) < settings.players or not all(ids):
        return
    teams = tuple(ids[team :: settings.teams] for team in range(settings.teams))
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
