"""Compiles the rules engine in the background; people can already join tables."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable

from pegs.engine.kernel import backend, building
from pegs.i18n import translate

log = logging.getLogger(__name__)
INTERVAL = 0.25
"""Seconds between looks at the library that another process builds."""
BUILDING = 0.99
"""The share of the work that is done once that's finished."""


class EngineStartup:
    """``ready`` is set once games can be played; ``progress`` is the share of the work done, 0 to 1.

    ``failed`` is set instead if another process was to build the library, and didn't.
    """

    def __init__(self) -> None:
        self.ready, self.failed = asyncio.Event(), asyncio.Event()
        self.progress = 0.0

    def start(self, warm_up: bool) -> None:
        """Compile in a daemon thread, which doesn't delay a shutdown.

        Without ``warm_up`` the engine counts as ready at once, and each part is compiled on first use; unless
        another process still builds the library.
        """
        if not warm_up and backend.is_loaded():
            self._finish()
            return
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._compile, args=(loop,), name="engine startup", daemon=True).start()

    def _compile(self, loop: asyncio.AbstractEventLoop) -> None:
        if not backend.is_loaded() and not self._wait_for_library():
            self._call(loop, self.failed.set)
            return
        from pegs.analysis.warming import SIMULATION
        from pegs.coach.warm import REVIEW
        from pegs.engine.warmup import ENGINE, announcement, missing, warm_up
        from pegs.players.warm import EXPERT, PLAYERS

        parts = (*ENGINE, *PLAYERS)
        uncompiled = missing(parts)
        if uncompiled:
            log.info("%s %s", announcement(uncompiled), translate("server-compiling"))
        warm_up(parts, self._report)
        if not self._call(loop, self._finish):
            return
        # For the first table with an expert, the coach, and what house rules do; no one waits for it.
        warm_up((*EXPERT, *REVIEW, *SIMULATION), lambda _: None)

    def _wait_for_library(self) -> bool:
        """Wait until another process has built the library; False if it ended without."""
        log.info("%s %s", translate("server-engine-being-built"), translate("server-compiling"))
        while building.is_being_built():
            self._report(BUILDING * building.share_built())
            time.sleep(INTERVAL)
        return backend.load_library()

    def _call(self, loop: asyncio.AbstractEventLoop, callback: Callable[[], object]) -> bool:
        """Call something in the event loop; False if the server has stopped meanwhile."""
        try:
            loop.call_soon_threadsafe(callback)
        except RuntimeError:
            log.debug("the server stopped while the engine was being compiled")
            return False
        return True

    def _report(self, progress: float) -> None:
        self.progress = max(self.progress, progress)

    def _finish(self) -> None:
        self.progress = 1.0
        self.ready.set()
        log.info(translate("server-engine-ready"))
