"""Who is connected, with patience for those who only load the page again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pegs.server.cluster.peers import Peers
from pegs.server.live.client_session import Session
from pegs.server.store.writer import CannotKeepError, CannotReadError, Change

if TYPE_CHECKING:
    from pegs.server.live.actor import Actor


class Presence:
    """Tells a table who has come and, a few seconds later, who has gone."""

    def __init__(self, actor: Actor, peers: Peers, patience: float) -> None:
        """``patience``: seconds until somebody who has gone counts as gone."""
        self._actor, self._peers, self._patience = actor, peers, patience
        self._table = actor.books.table_id
        self._looking: dict[int, asyncio.TimerHandle] = {}

    @property
    def waiting(self) -> bool:
        """Whether somebody has just gone."""
        return bool(self._looking)

    def look_at_all(self) -> None:
        """Nobody knows who is there: who was is given time to come again."""
        for seat in range(self._actor.books.players):
            self._look_soon(seat)

    async def comes(self, session: Session) -> None:
        """Somebody has opened a socket. What cannot be kept of it now is told when it can."""
        seat = session.key.seat
        if seat is None:
            return
        self._look_no_more(seat)
        try:
            await self._actor.surely(lambda: self._tell_come(seat))
        except (CannotKeepError, CannotReadError):
            self._look_soon(seat)

    def goes(self, session: Session) -> None:
        """A socket is closed."""
        seat = session.key.seat
        if seat is not None and not self._is_here(seat):
            self._look_soon(seat)

    def forget(self) -> None:
        """Wait for nobody any more."""
        for handle in self._looking.values():
            handle.cancel()
        self._looking.clear()

    def _is_here(self, seat: int) -> bool:
        return any(session.key.seat == seat for session in self._actor.sessions)

    async def _tell_come(self, seat: int) -> None:
        actor, change = self._actor, Change()
        if not self._is_here(seat):
            self._peers.sits_here(change, self._table, seat, here=True)
        await actor.happen(actor.table.connected(seat, actor.now()), change)

    async def _tell_gone(self, seat: int) -> None:
        actor, change = self._actor, Change()
        self._peers.sits_here(change, self._table, seat, here=False)
        await actor.happen((), change)
        # Asked afterwards: of two processes that lose somebody at once, the later finds nobody.
        if not await self._peers.sits_elsewhere(self._table, seat):
            await actor.happen(actor.table.disconnected(seat, actor.now()))

    def _look_no_more(self, seat: int) -> None:
        handle = self._looking.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _look_soon(self, seat: int) -> None:
        self._look_no_more(seat)

        async def look() -> None:
            self._looking.pop(seat, None)
            tell = self._tell_come if self._is_here(seat) else self._tell_gone
            try:
                await self._actor.surely(lambda: tell(seat))
            except (CannotKeepError, CannotReadError):
                self._look_soon(seat)
                raise

        loop = asyncio.get_running_loop()
        self._looking[seat] = loop.call_later(self._patience, self._actor.post, look)
