"""Where everything is kept that outlives a game: those of the terminal, and the server's tables."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder that ``PEGS_DATA_DIR`` names, or the user's data folder of the system."""
    named = os.environ.get("PEGS_DATA_DIR")
    if named:
        return Path(named)
    import platformdirs

    return Path(platformdirs.user_data_dir("pegs-and-jokers", appauthor=False))
