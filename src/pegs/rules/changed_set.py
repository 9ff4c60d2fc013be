"""A rule set with some of its switches changed, as a command line names them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence

from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.rules.toml.reader import read_text


def changed_set(name_or_path: str, changes: Sequence[str], where: str, title: str) -> RuleSet:
    """A rule set with changes like ``hand_size=4`` or ``cards.9.split=0``, as a sheet that extends that set.

    ``where`` says where the changes were written, for error messages. Raises UsageError if there is no such
    rule set, RulesFileError if a change isn't possible.
    """
    lines = [f"extends = {json.dumps(name_or_path)}", f"title = {json.dumps(title)}"]
    return read_text("\n".join([*lines, *map(_line, changes)]), where, "house", load)


def _line(change: str) -> str:
    """A change as a line of a rules file. Words may be written without quotes."""
    switch, _, value = change.partition("=")
    try:
        tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        value = json.dumps(value.strip(), ensure_ascii=False)
    return f"{switch} = {value}"
