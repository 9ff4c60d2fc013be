"""Compiling the rules engine beside the first visitors: the first start takes a while."""

from __future__ import annotations

import asyncio
import logging
import threading

from pegs.i18n import translate

log = logging.getLogger(__name__)


class Warming:
    """``ready`` is set when games can be played; ``share`` of the work is done."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.share = 0.0

    def start(self, wanted: bool) -> None:
        """Begin in a thread of its own, which no shutdown waits for; not ``wanted``: each part is compiled
        when it is first used.
        """
        if not wanted:
            self._done()
            return
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._work, args=(loop,), name="warming", daemon=True).start()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        from pegs.engine.warmup import ENGINE, announcement, missing, warm_up
        from pegs.players.warm import PLAYERS

        parts = (*ENGINE, *PLAYERS)
        absent = missing(parts)
        if absent:
            log.info("%s %s", announcement(absent), translate("server-compiling"))
        warm_up(parts, self._report)
        try:
            loop.call_soon_threadsafe(self._done)
        except RuntimeError:
            log.debug("the server stopped while the engine was compiled")

    def _report(self, part: str, share: float) -> None:
        self.share = share
        log.debug("%s %d %%", translate(part), round(100 * share))

    def _done(self) -> None:
        self.share = 1.0
        self.ready.set()
        log.info(translate("server-engine-ready"))
