"""Starting, joining, seeing, changing and deleting clubs."""

from __future__ import annotations

import contextlib
from math import inf
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import structs

from pegs.core.cleaning import clean_text, look_of
from pegs.i18n import translate
from pegs.protocol.clubs import (
    AnyClubChange,
    ClubJoined,
    ClubPassage,
    ClubPassageFor,
    ClubView,
    JoinClub,
    NewClub,
    NewLink,
)
from pegs.protocol.game_name import MAX_GAME_TITLE
from pegs.protocol.rest import NewScreen, NewTable
from pegs.protocol.settings import SeatChoice
from pegs.rules.summary import original_title
from pegs.server.club.changes import (
    MAX_PEOPLE,
    ClubDecider,
    add_first_series,
    by_person,
    clean_title,
    make_host,
    member_of,
    own_name,
    require_host,
)
from pegs.server.club.club_store import (
    MAX_GAMES,
    Access,
    Club,
    ClubLimitError,
    ClubStore,
    Member,
    StoredStanding,
    add_club,
    add_member,
    add_standing,
    delete_club,
    delete_expired,
    see_member,
)
from pegs.server.club.club_view import export_of, view_of
from pegs.server.club.passages import add_passage, use_passage
from pegs.server.hosting.clock import CLOCK, DAY
from pegs.server.live.actor import Actor
from pegs.server.live.hub import Hub
from pegs.server.live.joining import AddRows
from pegs.server.store import schema
from pegs.server.store.club_rows import open_table
from pegs.server.store.tokens import hash_token, new_table_id, new_token
from pegs.server.store.transaction_writer import Transaction, WriteError
from pegs.table.command_errors import NoKeyError, RefusedError
from pegs.table.state import State

NewT = TypeVar("NewT", NewTable, NewScreen)


async def create_club(hub: Hub, request: NewClub) -> ClubJoined:
    """Start a club. Raises NoKeyError if the token of a seat isn't valid."""
    club, link, key, now = new_table_id(), new_token(), new_token(), CLOCK.now()
    title = clean_title(request.title)
    table = await _past_table(hub, request.seat) if request.seat is not None else None
    name = own_name(Club(club, title), request.name, None)
    host = Member(new_table_id(), name, request.color, host=True, joined=True, names=(), seen=now)
    transaction = Transaction()
    delete_expired(transaction, now)
    add_club(transaction, club, title, link, now)
    add_member(transaction, club, host, key, now)
    if table is not None:
        _add_past_table(transaction, club, host, table, now)
    await hub.store.commit(transaction)
    return ClubJoined(club, host.id, key, link)


async def _past_table(hub: Hub, token: str) -> State:
    """The table of a seat's token. Raises NoKeyError."""
    key = await hub.store.key(token)
    if key is None or key.closed is not None or key.seat is None:
        raise NoKeyError(translate("server-unknown-token"))

    async def state(actor: Actor) -> State:
        return actor.live.table.state

    return await hub.run(key.table, state)


def _add_past_table(transaction: Transaction, club: str, host: Member, table: State, now: float) -> None:
    """Add a table's people, and a standing table with its seats and rules."""
    people = [host]
    for number, seat in enumerate(table.seats, 1):
        if seat.person and look_of(seat.name) != look_of(host.name):
            member = Member(
                new_table_id(), seat.name, seat.color, host=False, joined=False, names=(), seen=now
            )
            add_member(transaction, club, member, None, now + number / 1000)  # in the order of the seats
            people.append(member)
    seats = tuple(
        SeatChoice("invited", name=seat.name) if seat.person else SeatChoice("bot", seat.bot or "hints")
        for seat in table.seats
    )
    settings, ids = by_person(structs.replace(table.settings, seats=seats), people)
    title, rules_title = translate("server-club-first-table"), original_title(table.ruleset)
    standing = StoredStanding(new_table_id(), title, settings, ids, rules_title, host.id)
    add_standing(transaction, club, standing, now)
    add_first_series(transaction, club, standing, now)


async def join_club(hub: Hub, request: JoinClub) -> ClubJoined:
    """Join a club. Raises NoKeyError if the key isn't its link's, and RefusedError or ClubLimitError."""
    store, now = ClubStore(hub.store), CLOCK.now()
    access = await store.access(request.key)
    club, key = await store.club(access.club), new_token()
    named = next((each for each in club.people if each.id == request.person), None)
    if request.person is not None and (named is None or named.joined):
        raise RefusedError("not_allowed", translate("server-club-taken"))
    if named is None and len(club.people) >= MAX_PEOPLE:
        raise ClubLimitError(translate("server-club-full"))
    is_host = not any(each.host for each in club.people)
    transaction = Transaction()
    delete_expired(transaction, now)
    if named is None:
        name = own_name(club, request.name, None)
        named = Member(new_table_id(), name, request.color, host=is_host, joined=True, names=(), seen=now)
        add_member(transaction, club.id, named, key, now)
    else:
        people = schema.club_people
        values = {"key": hash_token(key), "color": request.color, "host": is_host, "seen": now}
        free = (people.c.id == named.id, people.c.key.is_(None))
        transaction.execute(sa.update(people).where(*free).values(**values))
    await hub.store.commit(transaction)
    if (await store.access(key)).person != named.id:  # someone else was faster
        raise RefusedError("not_allowed", translate("server-club-taken"))
    return ClubJoined(club.id, named.id, key)


async def view_club(hub: Hub, key: str) -> ClubView:
    """A club, for the holder of a key. Raises NoKeyError."""
    store, now = ClubStore(hub.store), CLOCK.now()
    access = await store.access(key)
    club = await store.club(access.club)
    await _see(hub, club, access, now)
    games = await store.games(club.id, MAX_GAMES)
    return await hub.pools.archive.run(view_of, club, games, access, now)


async def _see(hub: Hub, club: Club, access: Access, now: float) -> None:
    """Record that a person has opened the club; once a day is enough."""
    me = next((each for each in club.people if each.id == access.person), None)
    if me is not None and me.seen < now - DAY:
        with contextlib.suppress(WriteError):
            await hub.store.commit(see_member(me.id, now))


async def change_club(hub: Hub, key: str, change: AnyClubChange) -> ClubView:
    """Change a club, on behalf of one of its people. Raises NoKeyError, RefusedError or ClubLimitError."""
    store, now = ClubStore(hub.store), CLOCK.now()
    access = await store.access(key)
    club = await store.club(access.club)
    # Rules are read in a thread.
    transaction = await hub.pools.rules.run(ClubDecider(club, access, now).decide, change)
    delete_expired(transaction, now)
    await hub.store.commit(transaction)
    return await view_club(hub, key)


async def leave_club(hub: Hub, key: str) -> None:
    """Remove oneself from a club. Its games stay; they have no one's name, only an id that is gone now."""
    store = ClubStore(hub.store)
    access = await store.access(key)
    club = await store.club(access.club)
    me, people = member_of(club, access), schema.club_people
    transaction = Transaction().execute(sa.delete(people).where(people.c.id == me.id))
    transaction.execute(sa.delete(schema.club_passages).filter_by(key=hash_token(key)))
    transaction.execute(sa.delete(schema.club_answers).filter_by(person=me.id))
    others = [each for each in club.people if each.joined and each.id != me.id]
    if others and not any(each.host for each in others):
        make_host(transaction, others[0])
    await hub.store.commit(transaction)


async def renew_key(hub: Hub, key: str) -> ClubJoined:
    """Make a new key for oneself; the earlier one ends, on all devices. Raises NoKeyError."""
    store = ClubStore(hub.store)
    access, new = await store.access(key), new_token()
    me = member_of(await store.club(access.club), access)
    await hub.store.commit(_set_key(Transaction(), me, new))
    return ClubJoined(access.club, me.id, new)


async def create_passage(hub: Hub, request: ClubPassageFor) -> ClubPassage:
    """Make a code that opens the club on another device: for oneself or, as a host, for anyone.

    Someone a host makes it for may have lost their key, so it's replaced; even the host doesn't see the new
    one. Raises NoKeyError if the request's key isn't valid, and RefusedError.
    """
    store, now = ClubStore(hub.store), CLOCK.now()
    access, transaction = await store.access(request.key), Transaction()
    if access.person == request.person:
        key, until = request.key, now + hub.limits.passage
    else:
        require_host(access)
        club = await store.club(access.club)
        person = next((each for each in club.people if each.id == request.person), None)
        if person is None or not person.joined:
            raise RefusedError("not_allowed", translate("server-club-not-joined"))
        key, until = new_token(), now + hub.limits.sent_passage
        _set_key(transaction, person, key)
    code = add_passage(transaction, key, now, until)
    await hub.store.commit(transaction)
    return ClubPassage(code, until)


def _set_key(transaction: Transaction, person: Member, key: str) -> Transaction:
    """Replace a person's key."""
    people = schema.club_people
    present = (people.c.id == person.id, people.c.removed.is_(None))
    return transaction.execute(sa.update(people).where(*present).values(key=hash_token(key)))


async def claim(hub: Hub, code: str) -> ClubJoined:
    """The key that a code gives to another device, once. Raises NoKeyError."""
    key = await use_passage(hub.store, code, CLOCK.now())
    access = await ClubStore(hub.store).access(key)
    return ClubJoined(access.club, access.person or "", key)


async def replace_link(hub: Hub, key: str) -> NewLink:
    """Make a new link, on behalf of the host; the earlier one no longer works. Everyone who joined stays."""
    access = await _hosts(hub, key)
    link, clubs = new_token(), schema.clubs
    values = {"link": hash_token(link)}
    await hub.store.commit(
        Transaction().execute(sa.update(clubs).where(clubs.c.id == access.club).values(**values))
    )
    return NewLink(link)


async def export_club(hub: Hub, key: str) -> bytes:
    """A `ClubExport` as JSON, for the club's host: everything that is stored except keys."""
    access, store = await _hosts(hub, key), ClubStore(hub.store)
    club, games = await store.club(access.club), await store.games(access.club, inf)

    def export() -> bytes:
        return msgspec.json.encode(export_of(club, games, access, CLOCK.now()))

    return await hub.pools.archive.run(export)


async def remove_club(hub: Hub, key: str) -> None:
    """Delete a club, on behalf of its host."""
    access = await _hosts(hub, key)
    transaction = Transaction()
    delete_club(transaction, access.club)
    await hub.store.commit(transaction)


async def _hosts(hub: Hub, key: str) -> Access:
    """What a key gives access to. Raises NoKeyError, or RefusedError if it isn't the host's."""
    access = await ClubStore(hub.store).access(key)
    require_host(access)
    return access


async def for_club(hub: Hub, table: NewT) -> tuple[NewT, AddRows | None]:
    """A new table with the title of the standing table that it's for, and what makes it one of the club's.

    Raises NoKeyError if the club's key isn't valid.
    """
    if table.club is None:
        return table, None
    club, store, now = table.club, ClubStore(hub.store), CLOCK.now()
    access = await store.access(club.key)
    title = await store.standing_title(access.club, club.standing)
    if title:
        table = structs.replace(table, settings=structs.replace(table.settings, title=_in_short(title)))

    def add(transaction: Transaction, table: str) -> None:
        transaction.execute(open_table(table, access.club, club.standing, now))

    return table, add


def _in_short(title: str) -> str:
    """A title of any length as that of a table: as many whole words as fit, or the beginning of the first."""
    short = clean_text(title, MAX_GAME_TITLE)
    if short == title or title[len(short) :].startswith(" "):
        return short
    return short.rpartition(" ")[0] or short
