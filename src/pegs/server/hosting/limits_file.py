"""Limits of a server's own, from a file."""

from __future__ import annotations

from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pegs.core.errors import RulesFileError, UsageError
from pegs.i18n import system_reason, translate
from pegs.rules.toml.reader import parse
from pegs.server.hosting.config import Limits

_NAMES = {field.name: field.type for field in fields(Limits)}


def read_limits(file: Path) -> Limits:
    """The limits that a file sets, and the usual ones for the rest.

    Raises UsageError, which names every fault, where it cannot be read or makes no sense.
    """
    try:
        wanted = parse(file.read_text("utf-8-sig"), str(file))
    except OSError as error:
        raise UsageError(
            translate("limits-unreadable", file=str(file), problem=system_reason(error))
        ) from None
    except UnicodeError:
        raise UsageError(translate("limits-unreadable", file=str(file), problem="UTF-8")) from None
    except RulesFileError as error:
        raise UsageError(str(error)) from None
    faults = [fault for name, value in wanted.items() if (fault := _fault(name, value))]
    if faults:
        raise UsageError("\n".join([translate("limits-faults", file=str(file)), *faults]))
    return Limits(**wanted)


def _fault(name: str, value: Any) -> str | None:
    if name not in _NAMES:
        near = get_close_matches(name, _NAMES, n=1)
        return (
            translate("limits-unknown-near", name=name, near=near[0])
            if near
            else translate("limits-unknown", name=name)
        )
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if _NAMES[name] == "int" and not is_whole:
        return translate("limits-whole", name=name)
    if not (is_whole or isinstance(value, float)) or not 0 < value < float("inf"):
        return translate("limits-positive", name=name)
    return None
