"""One client at one table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pegs.protocol.messages import AnyMessage
from pegs.server.hosting import logs
from pegs.server.hosting.client_network import client_network
from pegs.server.hosting.clock import CLOCK
from pegs.server.live.outbox import Outbox
from pegs.server.store.store import Key
from pegs.table.seats import swapped
from pegs.table.viewer import Viewer


@dataclass(eq=False, slots=True)
class ClientSession:
    """An open socket: the key it came with, its language, and its outbox."""

    key: Key
    language: str
    outbox: Outbox
    since: float = field(default_factory=CLOCK.now)
    """When it was opened."""
    is_looking: bool = True
    """Whether the client shows the table now."""
    network: str = field(default_factory=client_network)
    """The network that it was opened from."""

    @property
    def viewer(self) -> Viewer:
        """The client as the table knows it."""
        return Viewer(role=self.key.role, seat=self.key.seat, host=self.key.host)  # type: ignore[arg-type]

    @property
    def audience(self) -> tuple[str, int | None, str]:
        """Equal for sessions that receive the same updates, byte for byte."""
        return (self.key.role, self.key.seat, self.language)

    def rotate(self, players: int, by: int) -> None:
        """Move on by this many seats."""
        if self.key.seat is not None:
            self.key = replace(self.key, seat=(self.key.seat + by) % players)

    def swap(self, one: int, other: int) -> None:
        """Change places, if this is one of two seats that do."""
        if self.key.seat is not None:
            self.key = replace(self.key, seat=swapped(self.key.seat, one, other))

    def send(self, message: AnyMessage) -> None:
        """Send a message."""
        logs.log_refusal(message, self.key.table, self.key.seat, self.key.role)
        self.outbox.send(message)
