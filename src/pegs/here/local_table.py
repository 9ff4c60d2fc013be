"""A table of this device in memory: its log, its people's keys, and the clients that show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from pegs.core.turn import Turn
from pegs.here.keys import Keys
from pegs.here.stored_lines import CommandDone, Moving, Note, Offered, Opened, line_of, read_line
from pegs.i18n import translate
from pegs.table import events as ev
from pegs.table.answers.summary import FinishedGames
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from pegs.table.viewer import Viewer

REMEMBERED_COMMANDS = 100


@dataclass(slots=True)
class Client:
    """What shows a table: the port for its messages, its person's key, and its language.

    Without a key, it shows what everyone may see while the device goes from hand to hand.
    """

    port: int
    key: int | None
    language: str


class LocalTable:
    """A table at its latest version.

    All its people share the device: while it shows the table, they're all there. While it doesn't, clocks and
    bots stop, and the time doesn't count against anyone.
    """

    def __init__(self, table_id: str, table: Table, events: Iterable[ev.AnyEvent]) -> None:
        """``events`` are those that the table has, which are stored or about to be."""
        self.id, self.table, self.keys = table_id, table, Keys()
        self.clients: dict[int, Client] = {}
        """By port."""
        self.move: str | None = None
        """The secret number by which it moves to a server; None if it stays here."""
        self.moving_since = 0.0
        self.offered: float | None = None
        """When it was last offered once more, after a long time without use; see `left_tables`."""
        self._opened = 0.0
        self.thought: tuple[object, Turn] | None = None
        """The key of a decision, and the turn that a bot has chosen for it but not played yet."""
        self._ahead = 0.0
        """How many seconds the table's time is ahead of the device's clock."""
        self._unseen_since: float | None = None
        """When the device last showed it; None if it does now."""
        self.finished = FinishedGames()
        self._done: dict[tuple[int, str], int] = {}
        for event in events:
            self._follow(event)

    @classmethod
    def restored(cls, table_id: str, lines: Iterable[str]) -> LocalTable:
        """A table from its stored lines. Raises one of `UNREADABLE` if one can't be read."""
        entries = [read_line(line) for line in lines]
        events = [entry for entry in entries if isinstance(entry, ev.Event)]
        here = cls(table_id, Table.from_events(events), events)
        for entry in entries:
            if not isinstance(entry, ev.Event):
                here._note(entry)
        here._unseen_since = events[-1].at
        return here

    @property
    def version(self) -> int:
        """The number of events so far."""
        return self.table.version

    @property
    def used(self) -> float:
        """When something last happened there, or someone opened it after a long time."""
        return max(self.table.state.entries[-1].event.at, self._opened)

    def now(self, clock: float) -> float:
        """The table's time: the device's, but never earlier than the last event.

        If the device's clock was set back, the table's runs on from there.
        """
        self._ahead = max(self._ahead, self.table.state.entries[-1].event.at - clock)
        return clock + self._ahead

    # --- people

    def viewer(self, key: int | None) -> Viewer:
        """The person with a key as the table knows them; without a key, a screen for everyone."""
        if key is None:
            return Viewer("screen")
        seat = self.keys.seat(key)
        return Viewer("player", seat, seat is not None and self.table.state.seats[seat].host)

    def back(self, now: float) -> list[ev.AnyEvent]:
        """The events if everyone comes back now, with the time in which the table was out of sight."""
        events = [event for seat in sorted(self.keys.seats) for event in self.table.connected(seat, now)]
        if self._unseen_since is not None and self._unseen_since < now:
            events += self.table.interrupted([(self._unseen_since, now)], now)
        return events

    def enter(self, client: Client) -> None:
        """Show the table at a port."""
        self.clients[client.port] = client
        self._unseen_since = None

    def leave(self, port: int, now: float) -> None:
        """A port is closed."""
        if self.clients.pop(port, None) is not None and not self.clients:
            self._unseen_since = now

    @property
    def is_running(self) -> bool:
        """Whether time passes at the table: someone sees it, and it isn't moving away."""
        return bool(self.clients) and self.move is None

    def require_here(self) -> None:
        """Raise RefusedError while the table moves to a server."""
        if self.move is not None:
            raise RefusedError("not_allowed", translate("here-moving"))

    def would_be_left(self, events: Iterable[ev.AnyEvent]) -> bool:
        """Whether no one is left at the table after these events."""
        left = {event.seat for event in events if isinstance(event, ev.SeatGivenUp)}
        return bool(left) and self.keys.seats <= left

    # --- the log

    def version_after(self, key: int | None, command: str) -> int | None:
        """The version that a recent command led to; None if it hasn't been carried out."""
        return None if key is None else self._done.get((key, command))

    def apply(self, events: Sequence[ev.AnyEvent], notes: Sequence[Note] = ()) -> list[Client]:
        """Apply what is stored, and return the clients whose people have lost their seats."""
        seated = [client for client in self.clients.values() if self._has_seat(client)]
        for event in events:
            self.table.apply(event)
            self._follow(event)
        for note in notes:
            self._note(note)
        return [client for client in seated if not self._has_seat(client)]

    def _follow(self, event: ev.AnyEvent) -> None:
        self.keys.apply(event)
        self.finished.apply(event)

    def _has_seat(self, client: Client) -> bool:
        return client.key is not None and self.keys.seat(client.key) is not None

    def _note(self, note: Note) -> None:
        match note:
            case CommandDone():
                self._done[note.key, note.id] = note.version
                while len(self._done) > REMEMBERED_COMMANDS:
                    del self._done[next(iter(self._done))]
            case Moving():
                self.move, self.moving_since = note.move, note.at
            case Offered():
                self.offered = note.at
            case Opened():
                self._opened = note.at

    @property
    def lines(self) -> list[str]:
        """The events as they are stored, one line each."""
        return [line_of(event) for event in self.table.state.events]

    # --- time

    def next_due(self, now: float) -> float | None:
        """When `passed` has something to do; None if only people can act."""
        if not self.is_running:
            return None
        if self.back(now):
            return now
        due, task = self.table.due(), self.table.bot_to_move()
        times = [inf if due is None else due]
        if task is not None:
            is_ready = task.by == "clock" or (self.thought is not None and self.thought[0] == task.key)
            times.append(task.not_before if is_ready else now)
        return None if min(times) == inf else min(times)

    def passed(self, now: float) -> list[ev.AnyEvent]:
        """What has happened by itself by now: people came, time ran out, or a bot played.

        A bot chooses its turn as soon as it can, and plays it once people have seen the turn before.
        """
        if events := self.back(now) or self.table.tick(now):
            return events
        task = self.table.bot_to_move()
        if task is None:
            return []
        if task.by == "bot" and (self.thought is None or self.thought[0] != task.key):
            self.thought = (task.key, task.choose())
        if now < task.not_before:
            return []
        turn = self.thought[1] if self.thought is not None and task.by == "bot" else task.choose()
        return self.table.bot_played(task, turn, now)
