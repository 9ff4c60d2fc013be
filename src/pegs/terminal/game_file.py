"""Saved games in the user's data folder.

An unfinished game is a file of JSON lines, a header and then one event per line, to which lines are only ever
added. A finished game is saved as a game record (docs/records.md).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from pegs.core.atomic_file import write_atomically
from pegs.core.bounded_reading import read_start
from pegs.core.errors import PegsError, UsageError
from pegs.i18n import system_reason, translate
from pegs.record import BadRecord, Record, read_records
from pegs.table.events import AnyEvent, GameBegan, GameEnded
from pegs.table.stored_events import decode_event, encode_event
from pegs.terminal.old_games import events_of_record

SUFFIX = ".game"
RECORD_SUFFIX = ".pegs"
_SUFFIXES = (SUFFIX, RECORD_SUFFIX)
_HEADER = b'{"format":"pegs-game","version":1}\n'


@dataclass(frozen=True)
class SavedGame:
    """What could be read of a game's file."""

    path: Path
    events: list[AnyEvent]
    damaged_line: int = 0
    """The first line that can't be read, from 1; 0 if there is none, or only a half-written last one."""


class GameFile:
    """The file of an unfinished game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, folder: Path, name: str, events: Iterable[AnyEvent]) -> GameFile:
        """Create a file with these events. Raises UsageError if it can't be written."""
        unfinished = folder / "unfinished"
        try:
            unfinished.mkdir(parents=True, exist_ok=True)
            file = cls(_free_name(unfinished, name))
            _write(file.path, [_HEADER, *map(_line, events)], "xb")
        except OSError as error:
            raise _cannot_save(folder, error) from None
        return file

    @classmethod
    def reopen(cls, path: Path, events: Iterable[AnyEvent]) -> GameFile:
        """Open the file of an unfinished game, and drop any line that was only half written."""
        target = path.with_suffix(SUFFIX)
        write_atomically(target, b"".join([_HEADER, *map(_line, events)]))
        if target != path:
            path.unlink()  # it had the format of an earlier version
        return cls(target)

    def append(self, events: Iterable[AnyEvent]) -> None:
        """Write events to disk. Raises UsageError if that fails."""
        try:
            _write(self.path, [_line(event) for event in events], "ab")
        except OSError as error:
            raise _cannot_save(self.path.parent, error) from None

    def finish(self, record: str) -> Path:
        """Replace the events by the record of the finished game. Returns the record's path."""
        finished = self.path.parent.with_name("finished")
        finished.mkdir(parents=True, exist_ok=True)
        target = (finished / self.path.name).with_suffix(RECORD_SUFFIX)
        write_atomically(target, record.encode())
        self.path.unlink()
        return target


def _line(event: AnyEvent) -> bytes:
    return encode_event(event) + b"\n"


def _write(path: Path, lines: Sequence[bytes], mode: str) -> None:
    with path.open(mode) as file:
        file.write(b"".join(lines))
        file.flush()
        os.fsync(file.fileno())


def _cannot_save(folder: Path, error: OSError) -> UsageError:
    return UsageError(translate("play-cannot-save-here", folder=str(folder), reason=system_reason(error)))


def _free_name(folder: Path, name: str) -> Path:
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{name or 'rules'}"
    names = (stem if n == 1 else f"{stem}-{n}" for n in range(1, 1000))
    return next(file for file in (folder / f"{each}{SUFFIX}" for each in names) if not file.exists())


def unfinished_games(folder: Path) -> list[Path]:
    """The files of unfinished games, the one played last first."""
    files = [file for suffix in _SUFFIXES for file in (folder / "unfinished").glob(f"*{suffix}")]
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def latest_unfinished(folder: Path) -> Path | None:
    """The file of the unfinished game played last, readable or not; None if there is none."""
    return next(iter(unfinished_games(folder)), None)


def is_over(events: Iterable[AnyEvent]) -> bool:
    """Whether a game has ended."""
    return any(isinstance(event, GameEnded) for event in events)


def read_game(path: Path) -> SavedGame:
    """Read a game from an event file, or from a game record, as far as it can be read.

    Raises UsageError if the file holds no game that can be resumed.
    """
    try:
        content = read_start(path)
    except OSError as error:
        raise UsageError(translate("play-no-file", file=str(path), reason=system_reason(error))) from None
    if content.startswith(_HEADER):
        game = _whole_events(path, content)
        if any(isinstance(event, GameBegan) for event in game.events):
            return game
        raise UsageError(translate("play-no-game", file=str(path)))
    return _from_record(path, content.decode("utf-8", "replace").splitlines(keepends=True))


def _whole_events(path: Path, content: bytes) -> SavedGame:
    """All events before a line that is damaged, or was only half written."""
    events: list[AnyEvent] = []
    for number, line in enumerate(content.split(b"\n")[1:-1], 2):
        try:
            events.append(decode_event(line))
        except msgspec.MsgspecError:
            return SavedGame(path, events, number)
    return SavedGame(path, events)


_END = "end *\n"


def _from_record(path: Path, lines: list[str]) -> SavedGame:
    bad: BadRecord | None = None
    for dropped, prefix in enumerate(_prefixes(lines)):
        is_open = not any(line.startswith("end ") for line in prefix[-1:])
        record = next(read_records([*prefix, _END] if is_open else prefix), None)
        if isinstance(record, Record):
            with suppress(PegsError):
                damaged = bad.line if bad else len(prefix) + 1
                return SavedGame(path, events_of_record(record), damaged if dropped else 0)
        elif isinstance(record, BadRecord):
            bad = bad or record
    if bad:
        raise UsageError(translate("play-no-game-because", file=str(path), reason=bad.reason))
    raise UsageError(translate("play-no-game", file=str(path)))


def _prefixes(lines: list[str]) -> list[list[str]]:
    """All lines, then fewer and fewer, to skip a turn that a power failure cut off."""
    whole = [line for line in lines if line.endswith("\n")]
    return [whole[: len(whole) - n] for n in range(min(8, len(whole)))]


def save_copy(name: str, record: str) -> Path:
    """Write a record to a file that doesn't exist yet. Raises UsageError."""
    file = Path(name).expanduser()
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(record)
    except FileExistsError:
        raise UsageError(translate("play-file-exists", file=str(file))) from None
    except (OSError, ValueError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else str(error)
        raise UsageError(translate("play-cannot-save", file=str(file), reason=reason)) from None
    return file


def last_rules(folder: Path) -> str:
    """The rules' name or path in the last game; empty if there was none."""
    try:
        return (folder / "last-rules").read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def remember_rules(folder: Path, name: str) -> None:
    """Save the rules' name for the next game."""
    with suppress(OSError):
        (folder / "last-rules").write_text(f"{name}\n", "utf-8")
