"""Compiles the rules engine in the background; people can already join tables."""

from __future__ import annotations

import asyncio
import logging
import threading

from pegs.i18n import translate

log = logging.getLogger(__name__)


class EngineStartup:
    """``ready`` is set once games can be played; ``progress`` is the share of the work done, 0 to 1."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.progress = 0.0

    def start(self, warm_up: bool) -> None:
        """Compile in a daemon thread, which doesn't delay a shutdown.

        Without ``warm_up`` the engine counts as ready at once, and each part is compiled on first use.
        """
        if not warm_up:
            self._finish()
            return
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._compile, args=(loop,), name="engine startup", daemon=True).start()

    def _compile(self, loop: asyncio.AbstractEventLoop) -> None:
        from pegs.analysis.warming import SIMULATION
        from pegs.coach.warm import REVIEW
        from pegs.engine.warmup import ENGINE, announcement, missing, warm_up
        from pegs.players.warm import EXPERT, PLAYERS

        parts = (*ENGINE, *PLAYERS)
        uncompiled = missing(parts)
        if uncompiled:
            log.info("%s %s", announcement(uncompiled), translate("server-compiling"))
        warm_up(parts, self._report)
        try:
            loop.call_soon_threadsafe(self._finish)
        except RuntimeError:
            log.debug("the server stopped while the engine was being compiled")
            return
        # For the first table with an expert, the coach, and what house rules do; no one waits for it.
        warm_up((*EXPERT, *REVIEW, *SIMULATION), lambda _: None)

    def _report(self, progress: float) -> None:
        self.progress = progress

    def _finish(self) -> None:
        self.progress = 1.0
        self.ready.set()
        log.info(translate("server-engine-ready"))
