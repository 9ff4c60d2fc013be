"""Bodies of requests and responses about clubs: a family's people, rule sheets, standing tables, and results.

A club has no accounts. Its link contains a key with which anyone can see it and join; everyone who joins gets
a key of their own.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pegs.protocol.settings import Color, IsoDate, Name, RulesChoice, Settings

Key = Annotated[str, Meta(min_length=16, max_length=128)]
_ID = Meta(pattern="^[0-9a-f]{16}$", max_length=16)
PersonId = Annotated[str, _ID]
StandingId = Annotated[str, _ID]
Title = Annotated[str, Meta(min_length=1, max_length=60)]
Day = Annotated[int, Meta(ge=0, le=6)]
"""A day of the week, from Monday (0) to Sunday (6)."""
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""A time of day, in minutes after midnight."""
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
"""A time zone by its name in the IANA database, such as ``America/New_York``."""
Target = Annotated[int, Meta(ge=1, le=20)]
RemovedKind = Literal["person", "standing", "sheet"]
Members = Annotated[tuple[PersonId, ...], Meta(min_length=1, max_length=10)]


# --- what clients send


class ForClub(Struct, frozen=True, forbid_unknown_fields=True):
    """The club whose table is being created, by the key of a person or a link, and the standing table."""

    key: Key
    standing: StandingId


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a club, as its host. With ``seat``, the token of a seat, it begins with that table's people and
    rules.
    """

    title: Title
    name: Name
    color: Color
    seat: Key | None = None


class ClubBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request with nothing but the key of a person or a link."""

    key: Key


class JoinClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a club by the key in its link: as ``person``, who hasn't joined yet, or as someone new."""

    key: Key
    name: Name
    color: Color
    person: PersonId | None = None


class ClubPassageFor(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a code that opens the club on another device: for oneself or, as a host, for anyone.

    Someone a host makes it for is signed out everywhere else.
    """

    key: Key
    person: PersonId


class ClaimClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Get a person's key with the code that was made for another device."""

    code: Key


class Change(Struct, frozen=True, tag_field="change", forbid_unknown_fields=True, kw_only=True):
    """Base of all changes."""


class RenameMe(Change, frozen=True, tag="rename_me", kw_only=True):
    """Change your own name and color."""

    name: Name
    color: Color


class RenameClub(Change, frozen=True, tag="rename_club", kw_only=True):
    """Change the club's name (host only)."""

    title: Title


class SaveStanding(Change, frozen=True, tag="save_standing", kw_only=True):
    """Save a standing table: a new one, or changes of ``standing``, which its maker and the host may make.

    ``settings.seats`` has the names of the people. ``day`` and ``minute`` are when they play every week,
    by the clocks of ``zone``; without a zone, by everyone's own clock.
    """

    title: Title
    settings: Settings
    standing: StandingId | None = None
    day: Day | None = None
    minute: Minute | None = None
    zone: Zone | None = None


class RemoveStanding(Change, frozen=True, tag="remove_standing", kw_only=True):
    """Remove a standing table: its maker or the host may. Its games stay."""

    standing: StandingId


class AnswerNight(Change, frozen=True, tag="answer_night", kw_only=True):
    """Say whether one comes to the next night of a standing table, in place of an earlier answer.

    ``night`` is the date where the club plays.
    """

    standing: StandingId
    night: IsoDate
    coming: bool


class SaveSheet(Change, frozen=True, tag="save_sheet", kw_only=True):
    """Save a rule sheet, in place of one with the same title, if that's your own or you're a host."""

    title: Title
    rules: RulesChoice


class RemoveSheet(Change, frozen=True, tag="remove_sheet", kw_only=True):
    """Remove a rule sheet: its maker or the host may."""

    title: Title


class NewSeries(Change, frozen=True, tag="new_series", kw_only=True):
    """Begin a series between teams of people: the first to win ``target`` games wins it.

    If there is a series, only the host and those who play in it may.
    """

    target: Target
    teams: Annotated[tuple[Members, ...], Meta(min_length=2, max_length=10)]


class RemovePerson(Change, frozen=True, tag="remove_person", kw_only=True):
    """Remove a person (host only). Their key ends, and their name leaves the club and its games."""

    person: PersonId


class BringBack(Change, frozen=True, tag="bring_back", kw_only=True):
    """Undo a removal: ``id`` is that of `ClubRemoved`. Whoever may remove it may bring it back."""

    what: RemovedKind
    id: Title


class MakeHost(Change, frozen=True, tag="make_host", kw_only=True):
    """Make another person a host as well (host only)."""

    person: PersonId


class BecomeHost(Change, frozen=True, tag="become_host", kw_only=True):
    """Be a host as well, if `ClubView.can_host`."""


AnyClubChange: TypeAlias = (
    RenameMe
    | RenameClub
    | SaveStanding
    | RemoveStanding
    | AnswerNight
    | SaveSheet
    | RemoveSheet
    | NewSeries
    | RemovePerson
    | BringBack
    | MakeHost
    | BecomeHost
)


class ChangeClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Change a club, by the key of one of its people."""

    key: Key
    change: AnyClubChange


# --- what clients receive


class ClubJoined(Struct, frozen=True):
    """A person's own key, sent only here. ``link`` is the key in the club's link, when that is new."""

    club: str
    person: str
    key: str
    link: str | None = None


class ClubPassage(Struct, frozen=True):
    """A code that gives another device a person's key, once, until a moment (Unix time)."""

    code: str
    until: float


class NewLink(Struct, frozen=True):
    """The key in a club's new link. The earlier link no longer works."""

    link: str


class ClubPerson(Struct, frozen=True):
    """Someone who plays in a club, and their games without bots."""

    id: str
    """Empty for a guest, who played at a table of the club but isn't in it."""
    name: str
    color: str
    host: bool
    joined: bool
    """Whether they have a key; otherwise someone else has named them."""
    games: int
    won: int


class ClubSheet(Struct, frozen=True):
    """A rule sheet. ``changes`` is the number of switches that differ from the set named ``base``."""

    title: str
    rules: RulesChoice
    base: str
    changes: int
    may_change: bool
    """Whether this person may replace or remove it."""


class ClubTable(Struct, frozen=True):
    """The table that was last opened for a standing table. ``opened`` is when (seconds since 1970)."""

    table: str
    code: str
    opened: float
    over: bool
    """Whether its last game has ended."""


class ClubAnswer(Struct, frozen=True):
    """Whether a person comes to a night; ``person`` is an index into `ClubView.people`."""

    person: int
    night: str
    coming: bool


class StandingTable(Struct, frozen=True):
    """A table that meets again and again: the same people, seats and rules."""

    id: str
    title: str
    settings: Settings
    rules_title: str
    day: int | None
    minute: int | None
    zone: str | None
    table: ClubTable | None
    may_change: bool
    """Whether this person may change or remove it."""
    answers: tuple[ClubAnswer, ...] = ()
    """Who comes to the next nights, as far as people have said."""


class ClubRemoved(Struct, frozen=True):
    """Something that was removed and can come back: a person, a standing table, or a sheet by its title."""

    what: RemovedKind
    id: str
    title: str
    """The person's name, or the title."""
    until: float
    """When it's deleted (seconds since 1970)."""


class ClubSeat(Struct, frozen=True):
    """Who sat at a seat when a game ended. ``person`` is an index into `ClubView.people`; None for a bot,
    and for someone who has been removed from the club.
    """

    person: int | None
    name: str
    color: str
    team: int
    bot: bool


class ClubGame(Struct, frozen=True):
    """A finished game of a club; ``game`` is the id of its replay."""

    game: str
    at: float
    minutes: int
    winner: int
    seats: tuple[ClubSeat, ...]
    counted: bool
    """Whether only people played. Games with bots don't count."""


class ClubPair(Struct, frozen=True):
    """Two people who played together, as indices into `ClubView.people`, the smaller one first."""

    people: tuple[int, int]
    games: int
    won: int


class ClubSeries(Struct, frozen=True):
    """The current series: the first team to win ``target`` games wins it."""

    target: int
    began: float
    teams: tuple[tuple[int, ...], ...]
    """Indices into `ClubView.people`."""
    won: tuple[int, ...]
    """The games that each team has won."""
    winner: int | None


class ClubRecord(Struct, frozen=True):
    """The most bumps by a person in a game, the shortest game in turns, or the longest row of wins."""

    kind: Literal["bumps", "quick", "row"]
    people: tuple[int, ...]
    value: int
    at: float
    game: str


class ClubView(Struct, frozen=True):
    """A club, for anyone with its link. What games add up to is of the newest ones only if there are many."""

    club: str
    title: str
    me: int | None
    """The person whose key it is, as an index into ``people``; None for the link's key."""
    people: tuple[ClubPerson, ...]
    standing: tuple[StandingTable, ...]
    sheets: tuple[ClubSheet, ...]
    games: tuple[ClubGame, ...]
    """The newest games, the last one first."""
    counted: int
    """The games without bots."""
    since: float | None
    """When the first counted game ended."""
    pairs: tuple[ClubPair, ...]
    series: ClubSeries | None
    records: tuple[ClubRecord, ...]
    removed: tuple[ClubRemoved, ...]
    """What this person can bring back, the last removed first."""
    can_host: bool
    """Whether this person can become a host: they joined first, and no host has come for a long time."""


class ClubExport(Struct, frozen=True):
    """Everything that is stored of a club, except keys: all games, all series from the first, the names that
    people had before, and what was removed but can come back.
    """

    club: ClubView
    series: tuple[ClubSeries, ...]
    earlier_names: dict[str, tuple[str, ...]]
    removed_standing: tuple[StandingTable, ...]
    removed_sheets: tuple[ClubSheet, ...]
