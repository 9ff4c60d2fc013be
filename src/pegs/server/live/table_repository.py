"""One table's data in the database: its log, keys, games, and the commands carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from pegs.server.cluster.peers import Peers
from pegs.server.live.client_session import ClientSession
from pegs.server.store import schema
from pegs.server.store.club_rows import people_of_club_at
from pegs.server.store.store import (
    REMEMBERED_COMMANDS,
    Store,
    WhyClosed,
    answer_newcomer,
    close_seat,
    rotate_seats,
    swap_seats,
)
from pegs.server.store.transaction_writer import Transaction
from pegs.table.answers.summary import FinishedGames
from pegs.table.events import (
    AnyEvent,
    BotSeated,
    GameBegan,
    SeatGivenUp,
    SeatRequestAnswered,
    SeatsRotated,
    SeatsSwapped,
    TableMade,
    TableResized,
)
from pegs.table.stored_events import decode_event, encode_event


def read_events(bodies: Iterable[str]) -> list[AnyEvent]:
    """Decode stored events."""
    return [decode_event(body.encode()) for body in bodies]


class TableRepository:
    """Reads and writes one table.

    ``events`` and ``commands`` (versions by client and command id) are those already stored.
    """

    def __init__(
        self,
        store: Store,
        peers: Peers,
        table_id: str,
        events: Iterable[AnyEvent] = (),
        commands: dict[tuple[str, str], int] | None = None,
    ) -> None:
        self._store, self._peers = store, peers
        self.table_id, self.players = table_id, 0
        self.finished = FinishedGames()
        self._commands = dict(commands or {})
        for event in events:
            self._apply(event)

    async def commit(self, transaction: Transaction) -> None:
        """Return once a transaction is on the disk. Raises ConflictError or WriteError."""
        await self._store.commit(transaction)

    async def events_after(self, version: int) -> list[AnyEvent]:
        """The events in the log after a version. Raises ReadError."""
        return read_events(await self._store.events_after(self.table_id, version))

    async def closed_keys(self, sessions: Iterable[ClientSession]) -> dict[str, WhyClosed]:
        """The keys of these sessions that are no longer valid, and why. Raises ReadError."""
        return await self._store.closed([session.key.hash for session in sessions])

    async def people_of_club(self) -> Sequence[sa.Row[Any]]:
        """The people of the club for which the table was opened, for `by_person`. Raises ReadError."""
        return await self._store.rows(people_of_club_at(self.table_id))

    # --- building transactions

    def add_events(self, transaction: Transaction, version: int, events: Sequence[AnyEvent]) -> None:
        """Add events, the first of which follows a version, and what they change in other tables."""
        self.insert_events(transaction, version, events)
        for event in events:
            if isinstance(event, SeatsRotated):
                rotate_seats(transaction, self.table_id, self.players, event.by)
            elif isinstance(event, SeatsSwapped):
                swap_seats(transaction, self.table_id, event.one, event.other)
            elif isinstance(event, SeatGivenUp | BotSeated):
                close_seat(transaction, self.table_id, event.seat, "left")
            elif isinstance(event, SeatRequestAnswered):
                answer_newcomer(transaction, event.key, event.seat if event.granted else None)

    def insert_events(self, transaction: Transaction, version: int, events: Sequence[AnyEvent]) -> None:
        """Add events, the first of which follows a version, and their games, but nothing about keys."""
        self._peers.notify(transaction, self.table_id, version + len(events))
        for number, event in enumerate(events, version + 1):
            body = encode_event(event).decode()
            transaction.insert(schema.events, table_id=self.table_id, version=number, body=body)
            if isinstance(event, GameBegan):
                transaction.insert(schema.games, id=event.game, table_id=self.table_id, number=event.number)

    def add_command(self, transaction: Transaction, client: str, command: str, version: int) -> None:
        """Add the version that a client's command leads to."""
        transaction.insert(
            schema.commands, table_id=self.table_id, client=client, command=command, version=version
        )

    def notify_key_change(self, transaction: Transaction) -> None:
        """Notify other processes that keys of this table have changed."""
        self._peers.notify(transaction, self.table_id, 0)

    # --- committed events

    def apply(self, events: Sequence[AnyEvent], sessions: Iterable[ClientSession]) -> list[ClientSession]:
        """Apply committed events, and return the sessions that have lost their seat."""
        unseated: list[ClientSession] = []
        for event in events:
            self._apply(event)
            if isinstance(event, SeatsRotated):
                for session in sessions:
                    session.rotate(self.players, event.by)
            elif isinstance(event, SeatsSwapped):
                for session in sessions:
                    session.swap(event.one, event.other)
            elif isinstance(event, SeatGivenUp | BotSeated):
                unseated += [session for session in sessions if session.key.seat == event.seat]
        return unseated

    def _apply(self, event: AnyEvent) -> None:
        if isinstance(event, TableMade):
            self.players = event.settings.players
        elif isinstance(event, TableResized):
            self.players = event.players
        self.finished.apply(event)

    # --- commands, each of which is carried out once

    def remember_command(self, client: str, command: str, version: int) -> None:
        """Remember a command that was committed."""
        self._commands[client, command] = version
        if len(self._commands) > 2 * REMEMBERED_COMMANDS:
            self._commands = dict(list(self._commands.items())[-REMEMBERED_COMMANDS:])

    def remembered_version(self, client: str, command: str) -> int | None:
        """The version that a recent command led to."""
        return self._commands.get((client, command))

    async def stored_version(self, client: str, command: str) -> int | None:
        """The version that any command led to. Raises ReadError."""
        return await self._store.command(self.table_id, client, command)
