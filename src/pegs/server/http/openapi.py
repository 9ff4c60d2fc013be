"""Exact schemas for the OpenAPI description.

Litestar describes our message types without their bounds, and without refusing unknown fields. msgspec,
which decodes the messages, knows both.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Schema

from pegs.protocol import (
    clubs,
    coach,
    devices,
    effects,
    interview,
    judge,
    notes,
    printing,
    puzzles,
    rest,
    review,
    rulebooks,
    shares,
    together,
)


class _RawSchema(Schema):
    """A schema that is a dictionary already."""

    def __init__(self, schema: dict[str, Any]) -> None:
        super().__init__()
        self._schema = schema

    def to_schema(self) -> dict[str, Any]:
        """The dictionary."""
        return self._schema


def add_exact_schemas(app: Litestar) -> None:
    """Replace the schemas of our message types in an application's description."""
    modules = (
        *(rest, rulebooks, clubs, devices, judge, interview, printing, effects),
        *(review, coach, puzzles, shares, notes, together),
    )
    known = [each for module in modules for each in vars(module).values()]
    structs = [each for each in known if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    schemas = app.openapi_schema.components.schemas
    for name in schemas:
        if name in exact:
            schemas[name] = _RawSchema(exact[name])
