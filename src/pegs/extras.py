"""The optional parts of this package: the extras of pyproject.toml."""

from __future__ import annotations

import os
from importlib.util import find_spec

from pegs.core.errors import UsageError
from pegs.i18n import translate

EXTRAS = {
    "jit": "numba",
    "simulate": "numpy",
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


def missing_extra(error: ModuleNotFoundError) -> UsageError | None:
    """The error to show for a module that couldn't be imported; None if no extra installs it."""
    extra = next((extra for extra, module in EXTRAS.items() if module == error.name), None)
    return None if extra is None else _not_installed(extra)


def _not_installed(extra: str) -> UsageError:
    is_coming = extra in os.environ.get(COMING, "").split()
    return UsageError(translate("extra-coming") if is_coming else translate("extra-missing", extra=extra))


def require(extra: str, module: str = "") -> None:
    """Raise UsageError, with the command that installs it, if an extra isn't installed.

    With a module's name, only that module of the extra has to be there.
    """
    if find_spec(module or EXTRAS[extra]) is None:
        raise _not_installed(extra)
