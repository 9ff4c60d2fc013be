"""Writes the rows of a simulation's games to a file: CSV, or Parquet with the extra ``parquet``."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from pegs.analysis.checkpoint import write_atomically
from pegs.analysis.game_rows import Columns
from pegs.core.errors import UsageError
from pegs.extras import require
from pegs.i18n import translate

CSV, PARQUET = ".csv", ".parquet"


def check_games_file(file: Path) -> None:
    """Raise UsageError if a file's ending is neither .csv nor .parquet, or an extra is missing."""
    if file.suffix.lower() not in (CSV, PARQUET):
        raise UsageError(translate("simulate-games-kind"))
    if file.suffix.lower() == PARQUET:
        require("parquet")


def write_games(file: Path, columns: Columns) -> None:
    """Write one row per game. Raises UsageError if the file can't be written; it is then unchanged."""
    content = _parquet(columns) if file.suffix.lower() == PARQUET else _csv(columns)
    write_atomically(file, content)


def _csv(columns: Columns) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
    return out.getvalue().encode()


def _parquet(columns: Columns) -> bytes:
    from arro3.core import Array, DataType, Table
    from arro3.io import write_parquet

    arrays: dict[str, Any] = {
        name: Array(column.tolist(), DataType.string())
        if column.dtype.kind == "U"
        else Array.from_numpy(column)
        for name, column in columns.items()
    }
    out = io.BytesIO()
    write_parquet(Table.from_pydict(arrays), out, compression="snappy")
    return out.getvalue()
