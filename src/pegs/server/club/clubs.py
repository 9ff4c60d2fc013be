"""Starting, joining, seeing, changing and deleting clubs."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import structs

from pegs.core.cleaning import look_of
from pegs.i18n import translate
from pegs.rules.summary import original_title
from pegs.server.club.changes import (
    MAX_PEOPLE,
    ClubDecider,
    add_first_series,
    clean_title,
    member_of,
    own_name,
    require_host,
    with_name,
)
from pegs.server.club.club_store import (
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
    update_standing,
)
from pegs.server.club.club_view import export_of, view_of
from pegs.server.club.results import Roster
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.actor import Actor
from pegs.server.live.hub import Hub
from pegs.server.live.joining import AddRows, NoKeyError
from pegs.server.store import schema
from pegs.server.store.club_rows import as_json, open_table
from pegs.server.store.tokens import hash_token, new_table_id, new_token
from pegs.server.store.transaction_writer import Transaction
from pegs.table.command_errors import RefusedError
from pegs.table.protocol.clubs import (
    AnyClubChange,
    ClubExport,
    ClubJoined,
    ClubView,
    ForClub,
    JoinClub,
    NewClub,
    NewLink,
)
from pegs.table.protocol.settings import SeatChoice
from pegs.table.state import State


async def create_club(hub: Hub, request: NewClub) -> ClubJoined:
    """Start a club. Raises NoKeyError if the token of a seat isn't valid."""
    club, link, key, now = new_table_id(), new_token(), new_token(), CLOCK.now()
    title = clean_title(request.title)
    table = await _past_table(hub, request.seat) if request.seat is not None else None
    empty = Club(club, title, (), (), (), (), (), ())
    name = own_name(empty, request.name, None)
    host = Member(new_table_id(), name, request.color, host=True, joined=True, names=())
    transaction = Transaction()
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
            member = Member(new_table_id(), seat.name, seat.color, host=False, joined=False, names=())
            add_member(transaction, club, member, None, now + number / 1000)  # in the order of the seats
            people.append(member)
    seats = tuple(
        SeatChoice("invited", name=seat.name) if seat.person else SeatChoice("bot", seat.bot or "hints")
        for seat in table.seats
    )
    settings = structs.replace(table.settings, seats=seats)
    title, rules_title = translate("server-club-first-table"), original_title(table.ruleset)
    standing = StoredStanding(new_table_id(), title, settings, rules_title, None, None)
    add_standing(transaction, club, standing, now)
    add_first_series(transaction, club, people, standing, now)


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
    if named is None:
        name = own_name(club, request.name, None)
        named = Member(new_table_id(), name, request.color, host=is_host, joined=True, names=())
        add_member(transaction, club.id, named, key, now)
    else:
        people = schema.club_people
        values = {"key": hash_token(key), "color": request.color, "host": is_host}
        free = (people.c.id == named.id, people.c.key.is_(None))
        transaction.execute(sa.update(people).where(*free).values(**values))
    await hub.store.commit(transaction)
    if (await store.access(key)).person != named.id:  # someone else was faster
        raise RefusedError("not_allowed", translate("server-club-taken"))
    return ClubJoined(club.id, named.id, key)


async def view_club(hub: Hub, key: str) -> ClubView:
    """A club, for the holder of a key. Raises NoKeyError."""
    store = ClubStore(hub.store)
    access = await store.access(key)
    return await hub.pools.archive.run(view_of, await store.club(access.club), access.person)


async def change_club(hub: Hub, key: str, change: AnyClubChange) -> ClubView:
    """Change a club, on behalf of one of its people. Raises NoKeyError, RefusedError or ClubLimitError."""
    store = ClubStore(hub.store)
    access = await store.access(key)
    club = await store.club(access.club)
    # Rules are read in a thread.
    transaction = await hub.pools.rules.run(ClubDecider(club, access, CLOCK.now()).decide, change)
    await hub.store.commit(transaction)
    return await view_club(hub, key)


async def leave_club(hub: Hub, key: str) -> None:
    """Remove oneself from a club: also from its games, which stay without the name."""
    store = ClubStore(hub.store)
    access = await store.access(key)
    club = await store.club(access.club)
    me, transaction = member_of(club, access), Transaction()
    _forget(transaction, club, me)
    people = schema.club_people
    transaction.execute(sa.delete(people).where(people.c.id == me.id))
    heir = next((each for each in club.people if each.joined and each.id != me.id), None)
    if me.host and heir is not None:
        transaction.execute(sa.update(people).where(people.c.id == heir.id).values(host=True))
    await hub.store.commit(transaction)


def _forget(transaction: Transaction, club: Club, me: Member) -> None:
    """Remove a person's name from games and standing tables."""
    roster, games = Roster(club.people, ()), schema.club_games
    mine = roster.index_of_id(me.id)
    for game in club.games:
        seats = tuple(
            structs.replace(seat, name="") if roster.index_of(seat) == mine else seat
            for seat in game.result.seats
        )
        if seats != game.result.seats:
            body = as_json(structs.replace(game.result, seats=seats))
            transaction.execute(sa.update(games).where(games.c.game == game.game).values(body=body))
    for standing in club.standing:
        update_standing(transaction, with_name(standing, me.name, ""))


async def replace_link(hub: Hub, key: str) -> NewLink:
    """Make a new link, on behalf of the host; the earlier one no longer works. Everyone who joined stays."""
    access = await _hosts(hub, key)
    link, clubs = new_token(), schema.clubs
    values = {"link": hash_token(link)}
    await hub.store.commit(
        Transaction().execute(sa.update(clubs).where(clubs.c.id == access.club).values(**values))
    )
    return NewLink(link)


async def export_club(hub: Hub, key: str) -> ClubExport:
    """Everything that is stored of a club except keys, for its host."""
    access = await _hosts(hub, key)
    club = await ClubStore(hub.store).club(access.club)
    return await hub.pools.archive.run(export_of, club, access.person)


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


async def rows_of_table(hub: Hub, club: ForClub | None) -> AddRows | None:
    """What makes a new table one of a club's. Raises NoKeyError if the key isn't valid."""
    if club is None:
        return None
    access, now = await ClubStore(hub.store).access(club.key), CLOCK.now()

    def add(transaction: Transaction, table: str) -> None:
        transaction.execute(open_table(table, access.club, club.standing, now))

    return add
