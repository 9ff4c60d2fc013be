"""Writes the rows of a simulation to a file: CSV, or Parquet with the extra ``parquet``."""

from __future__ import annotations

from pathlib import Path

from pegs.analysis.checkpoint import write_file
from pegs.analysis.named_columns import Columns
from pegs.core.errors import UsageError
from pegs.extras import require
from pegs.i18n import translate

CSV, PARQUET = ".csv", ".parquet"


def check_rows_file(file: Path) -> None:
    """Raise UsageError if a file's ending is neither .csv nor .parquet, or an extra is missing."""
    if file.suffix.lower() not in (CSV, PARQUET):
        raise UsageError(translate("simulate-games-kind"))
    if file.suffix.lower() == PARQUET:
        require("parquet")


def write_rows(file: Path, columns: Columns) -> None:
    """Write the rows. Raises UsageError if the file can't be written; it is then unchanged."""
    write_file(file, columns.to_parquet() if file.suffix.lower() == PARQUET else columns.to_csv())
