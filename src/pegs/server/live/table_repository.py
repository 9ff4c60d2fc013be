"""What one table's changes mean for the database: its log, its keys, its games, the commands done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pegs.server.cluster.peers import Peers
from pegs.server.live.client_session import Session
from pegs.server.store import schema
from pegs.server.store.store import REMEMBERED_COMMANDS, Store, close_seat, rotate_seats
from pegs.server.store.writer import Change
from pegs.table.events import AnyEvent, BotSeated, GameBegan, GameEnded, SeatGivenUp, SeatsRotated
from pegs.table.protocol.rest import FinishedGame
from pegs.table.stored_events import decode_event, encode_event


def read_events(bodies: Iterable[str]) -> list[AnyEvent]:
    """Events as they are kept."""
    return [decode_event(body.encode()) for body in bodies]


class Bookkeeping:
    """Keeps the books of one table. ``events`` are all that were kept before."""

    def __init__(
        self,
        store: Store,
        peers: Peers,
        table_id: str,
        players: int,
        events: Iterable[AnyEvent] = (),
        commands: dict[tuple[str, str], int] | None = None,
    ) -> None:
        self._store, self._peers = store, peers
        self.table_id, self.players = table_id, players
        self.finished: list[FinishedGame] = []
        self._game = ""
        self._commands = dict(commands or {})
        for event in events:
            self._follow(event)

    async def keep(self, change: Change) -> None:
        """Return when it is kept. Raises CannotKeepError."""
        await self._store.keep(change)

    async def events_after(self, version: int) -> list[AnyEvent]:
        """What the log holds after a version. Raises CannotReadError."""
        return read_events(await self._store.events_after(self.table_id, version))

    async def closed_among(self, sessions: Iterable[Session]) -> dict[str, str]:
        """The keys of sessions that open nothing any more, and why. Raises CannotReadError."""
        return await self._store.closed([session.key.hash for session in sessions])

    def ring_for_keys(self, change: Change) -> None:
        """Add to a change that other processes are to look which of their sockets' keys are closed."""
        self._peers.ring(change, self.table_id, 0)

    def record(self, change: Change, version: int, events: Sequence[AnyEvent]) -> None:
        """Add to a change what these events, the first after a version, mean."""
        self._peers.ring(change, self.table_id, version + len(events))
        for number, event in enumerate(events, version + 1):
            body = encode_event(event).decode()
            change.add(schema.events, table_id=self.table_id, version=number, body=body)
            if isinstance(event, GameBegan):
                change.add(schema.games, id=event.game, table_id=self.table_id, number=event.number)
            elif isinstance(event, SeatsRotated):
                rotate_seats(change, self.table_id, self.players, event.by)
            elif isinstance(event, SeatGivenUp | BotSeated):
                close_seat(change, self.table_id, event.seat, "revoked")

    def remember(self, change: Change, client: str, command: str, version: int) -> None:
        """Add to a change that a client's command leads to this version."""
        change.add(schema.commands, table_id=self.table_id, client=client, command=command, version=version)

    def settle(self, events: Sequence[AnyEvent], sessions: Iterable[Session]) -> list[Session]:
        """Events were kept: follow them. Returns the sessions whose seat is no longer theirs."""
        out: list[Session] = []
        for event in events:
            self._follow(event)
            if isinstance(event, SeatsRotated):
                for session in sessions:
                    session.move_on(self.players, event.by)
            elif isinstance(event, SeatGivenUp | BotSeated):
                out += [session for session in sessions if session.key.seat == event.seat]
        return out

    def was_done(self, client: str, command: str, version: int) -> None:
        """A client's command was carried out and kept."""
        self._commands[client, command] = version
        if len(self._commands) > 2 * REMEMBERED_COMMANDS:
            self._commands = dict(list(self._commands.items())[-REMEMBERED_COMMANDS:])

    def done_before(self, client: str, command: str) -> int | None:
        """The version that a command of late led to."""
        return self._commands.get((client, command))

    async def done_long_ago(self, client: str, command: str) -> int | None:
        """The version that any command led to."""
        return await self._store.command(self.table_id, client, command)

    def _follow(self, event: AnyEvent) -> None:
        if isinstance(event, GameBegan):
            self._game = event.game
        elif isinstance(event, GameEnded):
            self.finished.append(FinishedGame(self._game, event.number, event.winner, event.at))
        elif isinstance(event, SeatsRotated):
            self.finished = [replace(game, moved=game.moved + event.by) for game in self.finished]
