"""Spreads out requests that arrive together: each round of the event loop starts one for each network.

Everything else waits for the end of a round, so a hundred handshakes started in a single round would hold up
every game. Started one per round, they take barely longer, and games continue in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Rounds:
    """Work of networks, in the order in which it came."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Work]] = {}
        self._served: set[str] = set()
        """The networks for which something was begun in this round."""
        self._is_planned = False

    def begin(self, network: str, work: Work) -> bool:
        """Begin work now, and return True; or in a later round, if this network has had its turn."""
        self._plan()
        if network in self._served:
            self._waiting.setdefault(network, deque()).append(work)
            return False
        self._served.add(network)
        work()
        return True

    def _plan(self) -> None:
        if not self._is_planned:
            self._is_planned = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._is_planned = False
        # A network whose work waits has its turn already, before anything else of it arrives.
        self._served = set(self._waiting)
        for network in self._served:
            work = self._waiting[network].popleft()
            if not self._waiting[network]:
                del self._waiting[network]
            self._plan()
            work()
