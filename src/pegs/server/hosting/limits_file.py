"""Reads limits from a TOML file."""

from __future__ import annotations

from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting.config import Limits
from pegs.server.hosting.toml_file import read_toml

_TYPES = {field.name: field.type for field in fields(Limits)}


def read_limits(file: Path) -> Limits:
    """The limits that a file sets, with defaults for the others.

    Raises UsageError, which lists every problem, if the file can't be read or sets something impossible.
    """
    return check_limits(read_toml(file, "limits-unreadable"), str(file))


def check_limits(values: dict[str, Any], file: str) -> Limits:
    """The limits that a file's table sets, with defaults for the others.

    Raises UsageError, which lists every problem.
    """
    problems = [problem for name, value in values.items() if (problem := _problem(name, value))]
    if problems:
        raise UsageError("\n".join([translate("limits-faults", file=file), *problems]))
    return Limits(**values)


def _problem(name: str, value: Any) -> str | None:
    if name not in _TYPES:
        near = get_close_matches(name, _TYPES, n=1)
        return (
            translate("limits-unknown-near", name=name, near=near[0])
            if near
            else translate("limits-unknown", name=name)
        )
    is_integer = isinstance(value, int) and not isinstance(value, bool)
    if _TYPES[name] == "int" and not is_integer:
        return translate("limits-whole", name=name)
    if not (is_integer or isinstance(value, float)) or not 0 < value < float("inf"):
        return translate("limits-positive", name=name)
    return None
