"""The versions of what runs here, and whether everything is installed that a server needs."""

from __future__ import annotations

import platform
import re
import sqlite3
from importlib.metadata import version

from pegs.core.errors import UsageError
from pegs.extras import require
from pegs.server.doctor.finding import Finding, Verdict, fix, good
from pegs.server.hosting.config import ServerSettings

_RUNNING = re.compile(r'^pegs_build_info\{[^}]*\bversion="([^"]*)"', re.MULTILINE)


def check_versions(settings: ServerSettings) -> Finding:
    """Everything is installed, and a running server is of the version that is."""
    ours = version("pegs-and-jokers")
    try:
        require("server")
        if settings.database:
            require("postgres")
    except UsageError as error:
        return Finding(Verdict.FIX, str(error))
    running = _version_of_running(settings)
    if running not in ("", ours):
        return fix("doctor-versions-differ", ours=ours, running=running)
    known = {"ours": ours, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    return good("doctor-versions-good", system=f"{platform.system()} {platform.release()}", **known)


def _version_of_running(settings: ServerSettings) -> str:
    """The version of the server that runs on this machine, by its metrics; empty if unknown."""
    from pegs.server.doctor.asking import NoAnswerError, ask
    from pegs.server.http.address import own_url

    try:
        shown = _RUNNING.search(ask(f"{own_url(settings)}/metrics").text)
    except NoAnswerError:
        return ""
    return shown[1] if shown else ""
