"""The optional parts of this package: the extras of pyproject.toml."""

from __future__ import annotations

import os
from importlib.util import find_spec

from pegs.core.errors import UsageError
from pegs.i18n import translate

EXTRAS = {
    "jit": "numba",
    "server": "litestar",
    "postgres": "asyncpg",
    "charts": "resvg_py",
    "parquet": "arro3",
    "pandas": "pandas",
    "ray": "ray",
    "print": "typst",
    "study": "pettingzoo",
}
"""Each extra, with a module that only this extra installs."""
COMING = "PEGS_INSTALLING"
"""The environment variable with the extras that are being installed while this process runs: `make play`."""


def require(extra: str, module: str = "") -> None:
    """Raise UsageError, with the command that installs it, if an extra isn't installed.

    With a module's name, only that module of the extra has to be there.
    """
    if find_spec(module or EXTRAS[extra]) is None:
        is_coming = extra in os.environ.get(COMING, "").split()
        raise UsageError(translate("extra-coming") if is_coming else translate("extra-missing", extra=extra))
