"""One client at one table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pegs.server.hosting import logs
from pegs.server.live.outbox import Outbox
from pegs.server.store.store import Key
from pegs.table.protocol.messages import AnyMessage
from pegs.table.viewer import Viewer


@dataclass(eq=False, slots=True)
class Session:
    """An open socket: which key it came with, what language it speaks, and how to reach it."""

    key: Key
    language: str
    outbox: Outbox

    @property
    def who(self) -> Viewer:
        """Who this is at the table."""
        return who_of(self.key)

    @property
    def sees(self) -> tuple[str, int | None, bool, str]:
        """Sessions of which this is equal are told the same, byte for byte."""
        return (self.key.role, self.key.seat, self.key.host, self.language)

    def move_on(self, players: int, by: int) -> None:
        """Sit so many seats on."""
        if self.key.seat is not None:
            self.key = replace(self.key, seat=(self.key.seat + by) % players)

    def tell(self, message: AnyMessage) -> None:
        """Send a message."""
        logs.told(message, self.key)
        self.outbox.tell(message)


def who_of(key: Key) -> Viewer:
    """Who somebody with this key is at the table."""
    return Viewer(role=key.role, seat=key.seat, host=key.host)  # type: ignore[arg-type]
