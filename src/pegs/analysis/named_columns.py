"""Named columns as NumPy arrays, which can become pandas, Arrow, CSV, or Parquet."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from pegs.extras import require

if TYPE_CHECKING:
    import pandas
    from arro3.core import Table


class Columns(dict[str, NDArray[Any]]):
    """NumPy columns by name, each with one value per row.

    ``polars.DataFrame``, ``pyarrow.table`` and everything else that reads Arrow streams
    (``__arrow_c_stream__``) take it as it is.
    """

    def to_pandas(self) -> pandas.DataFrame:
        """The rows as a pandas frame. Raises UsageError if the extra ``pandas`` isn't installed."""
        require("pandas")
        from pandas import DataFrame

        return DataFrame(self)

    def to_arrow(self) -> Table:
        """The rows as an Arrow table. Raises UsageError if the extra ``parquet`` isn't installed."""
        require("parquet")
        from arro3.core import Table

        return Table.from_pydict({name: _arrow(column) for name, column in self.items()})

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The rows as a stream that other libraries read without knowing this one (Arrow PyCapsule)."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def to_parquet(self) -> bytes:
        """The rows as a Parquet file. Raises UsageError if the extra ``parquet`` isn't installed."""
        table = self.to_arrow()
        from arro3.io import write_parquet

        out = io.BytesIO()
        write_parquet(table, out, compression="snappy")
        return out.getvalue()

    def to_csv(self) -> bytes:
        """The rows as CSV under a line with the columns' names, in UTF-8."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self)
        writer.writerows(zip(*(column.tolist() for column in self.values()), strict=True))
        return out.getvalue().encode()


def _arrow(column: NDArray[Any]) -> Any:
    """One column as an Arrow array: text as UTF-8, everything else as it is."""
    from arro3.core import Array, DataType

    if column.dtype.kind == "U":
        return Array(column.tolist(), DataType.string())
    return Array.from_numpy(np.ascontiguousarray(column))
