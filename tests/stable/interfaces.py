"""What other programs can rely on, one line each: public names, messages and their fields, requests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pegs.server.http.app import ROUTES
from pegs.server.http.socket_schema import socket_schema

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"
_ENTRY = re.compile(r"^(?:### |- )`([\w.]+)", re.MULTILINE)


def public_names() -> set[str]:
    """Every name on the page of what's public, which a test compares with the code."""
    return set(_ENTRY.findall(PAGE.read_text("utf-8")))


def requests() -> set[str]:
    """Every request that a server answers."""
    return {
        f"{method} {path}" for handler in ROUTES for path in handler.paths for method in handler.http_methods
    }


def message_fields(direction: str) -> set[str]:
    """The fields of all commands (``command``) or messages (``message``) of the socket: ``do=play turn!``.

    A field that's always there, or has to be, ends in an exclamation mark.
    """
    schema = socket_schema()
    return set(_fields(schema["properties"][direction], schema["$defs"], "", ()))


def _fields(
    schema: dict[str, Any], classes: dict[str, Any], path: str, inside: tuple[str, ...]
) -> Iterator[str]:
    """The fields in a part of a schema, whose path is given; a class within itself isn't followed."""
    for part in (*schema.get("anyOf", ()), schema.get("items"), schema.get("additionalProperties")):
        if isinstance(part, dict):
            yield from _fields(part, classes, path, inside)
    name = schema.get("$ref", "").rpartition("/")[2]
    if name and name not in inside:
        yield from _fields_of_class(classes[name], classes, path, (*inside, name))


def _fields_of_class(
    schema: dict[str, Any], classes: dict[str, Any], path: str, inside: tuple[str, ...]
) -> Iterator[str]:
    yield from _fields(schema, classes, path, inside)
    properties: dict[str, Any] = schema.get("properties", {})
    tags = [
        f"{name}={field['enum'][0]} " for name, field in properties.items() if len(field.get("enum", ())) == 1
    ]
    start = tags[0] if tags else path and f"{path}."
    for name, field in properties.items():
        yield f"{start}{name}{'!' if name in schema.get('required', ()) else ''}"
        yield from _fields(field, classes, f"{start}{name}", inside)
