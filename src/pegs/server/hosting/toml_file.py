"""TOML files with settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pegs.core.bounded_reading import read_text_start
from pegs.core.errors import RulesFileError, UsageError
from pegs.i18n import system_reason, translate
from pegs.rules.toml.bounds import MAX_LENGTH
from pegs.rules.toml.parsing import parse


def read_toml(file: Path, unreadable: str) -> dict[str, Any]:
    """Read a file. Raises UsageError; its message is ``unreadable`` if the file can't be read at all."""
    try:
        return dict(parse(read_text_start(file, MAX_LENGTH + 1), str(file)))
    except OSError as error:
        raise UsageError(translate(unreadable, file=str(file), problem=system_reason(error))) from None
    except UnicodeError:
        raise UsageError(translate(unreadable, file=str(file), problem="UTF-8")) from None
    except RulesFileError as error:
        raise UsageError(str(error)) from None
