"""Decides when to notify a person that it's their turn: if they aren't looking at the table."""

from __future__ import annotations

import asyncio

from pegs.core.board import Seat
from pegs.server.cluster.peers import Peers
from pegs.server.live.live_table import LiveTable
from pegs.server.live.mailbox import Mailbox
from pegs.server.push.service import PushService

Decision = tuple[int, Seat]
"""A decision of a person: the version at which it began, and the seat."""


class TurnNotices:
    """Notifies the people of one table, if this process owns it."""

    def __init__(
        self, live: LiveTable, mailbox: Mailbox, peers: Peers, push: PushService, delay: float
    ) -> None:
        """``delay``: seconds before a notification. Someone may be reloading the page."""
        self._live, self._mailbox, self._peers, self._push = live, mailbox, peers, push
        self._delay = delay
        # Whoever is to act when a table is loaded has been notified before.
        self._known = self._decision()
        self._timer: asyncio.TimerHandle | None = None

    def update(self) -> None:
        """Notice a new decision. Called whenever the table may have changed."""
        decision = self._decision()
        if decision == self._known:
            return
        self._known = decision
        self.stop()
        if decision is not None and self._peers.owns(self._live.repository.table_id):

            async def notify() -> None:
                self._notify(decision)

            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._delay, self._mailbox.post, notify)

    def stop(self) -> None:
        """Cancel what is planned."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _decision(self) -> Decision | None:
        state = self._live.table.state
        if state.stage != "playing" or state.seats[state.running.turn].player is not None:
            return None
        return state.decided_at, state.running.turn

    def _notify(self, decision: Decision) -> None:
        _, seat = decision
        is_looking = any(each.key.seat == seat and each.is_looking for each in self._live.sessions)
        if decision == self._decision() and not is_looking:
            live = self._live
            self._push.notify_turn(live.repository.table_id, seat, live.table.state.name)
