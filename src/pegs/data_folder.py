"""The folder for saved games, tables, and everything else that is stored."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder in ``PEGS_DATA_DIR``, or the system's data folder for the user."""
    named = os.environ.get("PEGS_DATA_DIR")
    if named:
        return Path(named)
    import platformdirs

    return Path(platformdirs.user_data_dir("pegs-and-jokers", appauthor=False))
