"""Who is connected, with patience for those who only load the page again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from pegs.server.session import Session
from pegs.server.settings import LIMITS

if TYPE_CHECKING:
    from pegs.server.actor import Actor


class Presence:
    """Tells a table who has come and, a few seconds later, who has gone."""

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._going: dict[int, asyncio.TimerHandle] = {}

    @property
    def waiting(self) -> bool:
        """Whether somebody has just gone."""
        return bool(self._going)

    def nobody_yet(self) -> None:
        """A table has come to life: who was there when it was last alive is given time to come again."""
        for seat in range(self._actor.books.players):
            self._soon_gone(seat)

    async def comes(self, session: Session) -> None:
        """Somebody has opened a socket."""
        seat = session.key.seat
        if seat is None:
            return
        self._stays(seat)
        await self._actor.happen(self._actor.table.connected(seat, time.time()))

    def goes(self, session: Session) -> None:
        """A socket is closed."""
        seat = session.key.seat
        if seat is not None and not self._is_here(seat):
            self._soon_gone(seat)

    def forget(self) -> None:
        """Wait for nobody any more."""
        for handle in self._going.values():
            handle.cancel()
        self._going.clear()

    def _is_here(self, seat: int) -> bool:
        return any(session.key.seat == seat for session in self._actor.sessions)

    def _stays(self, seat: int) -> None:
        handle = self._going.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _soon_gone(self, seat: int) -> None:
        self._stays(seat)

        async def gone() -> None:
            self._going.pop(seat, None)
            if not self._is_here(seat):
                await self._actor.happen(self._actor.table.disconnected(seat, time.time()))

        loop = asyncio.get_running_loop()
        self._going[seat] = loop.call_later(LIMITS.reload_grace, self._actor.post, gone)
