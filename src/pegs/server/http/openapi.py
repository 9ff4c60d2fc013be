"""What the REST interface says of itself, exactly: bounds, and that unknown fields are refused.

Litestar describes our messages' fields without their bounds; msgspec, which reads the messages, knows them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Schema

from pegs.table.protocol import rest


class _Exact(Schema):
    """A schema that is written already."""

    def __init__(self, written: dict[str, Any]) -> None:
        super().__init__()
        self._written = written

    def to_schema(self) -> dict[str, Any]:
        """As it is written."""
        return self._written


def make_exact(app: Litestar) -> None:
    """Let the application's description name every bound of what it reads and answers."""
    structs = [
        each for each in vars(rest).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    described = app.openapi_schema.components.schemas
    for name in described:
        if name in exact:
            described[name] = _Exact(exact[name])
