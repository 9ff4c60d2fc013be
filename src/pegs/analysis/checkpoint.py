"""A simulation saved in a file: small, versioned JSON, replaced in one step."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import numpy as np

from pegs.analysis.setup import GameCounts
from pegs.analysis.simulation import SimulationSettings, Totals
from pegs.core.atomic_file import write_atomically
from pegs.core.bounded_reading import read_start
from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate
from pegs.players.versions import FIRST, with_version

FORMAT = "pegs-simulation"
VERSION = 4


class _File(msgspec.Struct):
    format: str
    version: int
    settings: SimulationSettings
    done: list[tuple[int, int]]
    wins: dict[int, int]
    starts: dict[int, int]
    lengths: dict[int, int]
    uses: list[list[int]]
    seats: list[list[int]]
    bluffs: list[int]


def save(file: Path, settings: SimulationSettings, totals: Totals) -> None:
    """Save a simulation. Raises UsageError if the file can't be written; it is then unchanged."""
    counts = totals.counts
    content = _File(
        FORMAT,
        VERSION,
        settings,
        totals.done,
        dict(totals.wins),
        dict(totals.starts),
        dict(sorted(totals.lengths.items())),
        counts.uses.tolist(),
        counts.seats.tolist(),
        counts.bluffs.tolist(),
    )
    write_file(file, msgspec.json.encode(content))


def write_file(file: Path, content: bytes) -> None:
    """Replace a file's content in one step. Raises UsageError if that fails; the file is then unchanged."""
    try:
        write_atomically(file, content)
    except OSError as error:
        raise UsageError(
            translate("simulate-not-written", file=str(file), reason=system_reason(error))
        ) from None


def load(file: Path) -> tuple[SimulationSettings, Totals]:
    """Load a simulation. Raises UsageError if the file is missing or isn't a simulation of this version."""
    try:
        content = msgspec.json.decode(read_start(file), type=_File)
    except OSError as error:
        raise UsageError(
            translate("simulate-not-read", file=str(file), reason=system_reason(error))
        ) from None
    except msgspec.MsgspecError:
        raise UsageError(translate("simulate-not-a-simulation", file=str(file))) from None
    if content.format != FORMAT or content.version != VERSION:
        raise UsageError(translate("simulate-not-a-simulation", file=str(file)))
    counts = GameCounts()
    try:
        counts.uses[:] = np.array(content.uses, np.int64)
        counts.seats[:] = np.array(content.seats, np.int64)
        counts.bluffs[:] = np.array(content.bluffs, np.int64)
    except ValueError:
        raise UsageError(translate("simulate-not-a-simulation", file=str(file))) from None
    wins, starts, lengths = Counter(content.wins), Counter(content.starts), Counter(content.lengths)
    return _with_versions(content.settings), Totals(content.done, wins, starts, lengths, counts)


def _with_versions(settings: SimulationSettings) -> SimulationSettings:
    """The settings of a file, which was saved with the first version of the net if it names none."""
    seats = tuple(with_version(name, FIRST) for name in settings.seats)
    return msgspec.structs.replace(settings, seats=seats)


def check_same_settings(saved: SimulationSettings, given: SimulationSettings, file: Path) -> None:
    """Raise UsageError if a file was made with other settings, and name the first that differs."""
    for name in SimulationSettings.__struct_fields__:
        old, new = getattr(saved, name), getattr(given, name)
        if old != new and name != "rules":
            raise UsageError(
                translate("simulate-differs", file=str(file), setting=name, old=_text(old), new=_text(new))
            )
    if saved.rules != given.rules:
        raise UsageError(translate("simulate-differs-rules", file=str(file), name=saved.rules_name))


def _text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
