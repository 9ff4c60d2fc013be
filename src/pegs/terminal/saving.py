"""Games kept in the user's data folder: every ply is written before the game goes on, so that none is lost.

An unfinished game is a game record without its end (docs/records.md): lines are only ever added to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pegs.core.errors import PegsError, UsageError
from pegs.engine.game import Game
from pegs.i18n import say, system_reason
from pegs.record import BadRecord, Record, ply_lines, read_records, write_record
from pegs.table.commit_reveal import dealt_again
from pegs.terminal.people import Chair, read_seats

SEATS_TAG, SEED_TAG = "Seats", "Seed"
SUFFIX = ".pegs"
_END = "end *"


def record_text(game: Game, chairs: Sequence[Chair], seed: str, date: str = "") -> str:
    """The record of a game with its seats and, where it is known, the seed of its chance; the date is today's
    if none is given.
    """
    you = say("play-name-you")
    names = ["" if chair.name == you else chair.name for chair in chairs]  # nobody else calls them so
    tags = {SEATS_TAG: ",".join(chair.wish for chair in chairs)} | ({SEED_TAG: seed} if seed else {})
    return write_record(game, names=names, date=date or f"{datetime.now():%Y-%m-%d}", tags=tags)


@dataclass(frozen=True)
class Kept:
    """A game read back: where from, its state and its seats; ``seed`` is that of its chance, empty where what
    is shuffled from now on does not follow from one.
    """

    file: Path
    game: Game
    chairs: tuple[Chair, ...]
    date: str
    seed: str


class Autosave:
    """The file of the game that is being played."""

    def __init__(self, file: Path, seed: str) -> None:
        self.file = file
        self.seed = seed

    @classmethod
    def begin(cls, game: Game, chairs: Sequence[Chair], folder: Path, seed: str) -> Autosave:
        """A new file for a new game. Raises UsageError where none can be written."""
        unfinished = folder / "unfinished"
        try:
            unfinished.mkdir(parents=True, exist_ok=True)
            file = _free_name(unfinished, game)
            file.write_text(record_text(game, chairs, seed).removesuffix(f"{_END}\n"), "utf-8")
        except OSError as error:
            raise UsageError(
                say("play-cannot-keep", folder=str(folder), reason=system_reason(error))
            ) from None
        return cls(file, seed)

    @classmethod
    def go_on(cls, kept: Kept) -> Autosave:
        """The file of an unfinished game, rid of what was only half written."""
        text = record_text(kept.game, kept.chairs, kept.seed, kept.date).removesuffix(f"{_END}\n")
        half = kept.file.with_suffix(".new")
        half.write_text(text, "utf-8")
        half.replace(kept.file)
        return cls(kept.file, kept.seed)

    def add(self, game: Game) -> None:
        """Keep the ply that was just played. Raises UsageError where it cannot be written."""
        lines = ply_lines(game.board, game.plies[-1], len(game.plies))
        try:
            with self.file.open("a", encoding="utf-8") as file:
                file.write("".join(f"{line}\n" for line in lines))
        except OSError as error:
            folder = str(self.file.parent)
            raise UsageError(say("play-cannot-keep", folder=folder, reason=system_reason(error))) from None

    def finish(self, game: Game, chairs: Sequence[Chair]) -> Path:
        """Move a game that is over to the finished ones, with its result."""
        finished = self.file.parent.with_name("finished")
        finished.mkdir(parents=True, exist_ok=True)
        target = finished / self.file.name
        target.write_text(record_text(game, chairs, self.seed), "utf-8")
        self.file.unlink()
        return target

    def copy(self, game: Game, chairs: Sequence[Chair], name: str) -> Path:
        """Write the record to another file, which does not exist yet. Raises UsageError."""
        file = Path(name).expanduser()
        try:
            with file.open("x", encoding="utf-8") as opened:
                opened.write(record_text(game, chairs, self.seed))
        except FileExistsError:
            raise UsageError(say("play-file-exists", file=str(file))) from None
        except (OSError, ValueError) as error:
            reason = system_reason(error) if isinstance(error, OSError) else str(error)
            raise UsageError(say("play-cannot-save", file=str(file), reason=reason)) from None
        return file


def _free_name(folder: Path, game: Game) -> Path:
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.ruleset.name or 'rules'}"
    names = (stem if n == 1 else f"{stem}-{n}" for n in range(1, 1000))
    return next(file for file in (folder / f"{name}{SUFFIX}" for name in names) if not file.exists())


def latest_unfinished(folder: Path) -> Path | None:
    """The unfinished game that was played last."""
    files = list((folder / "unfinished").glob(f"*{SUFFIX}"))
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def read_kept(file: Path, bots: Sequence[str]) -> Kept:
    """A game as far as it was kept. Raises UsageError where the file holds none that can be gone on with."""
    try:
        lines = file.read_text("utf-8", "replace").splitlines(keepends=True)
    except OSError as error:
        raise UsageError(say("play-no-file", file=str(file), reason=system_reason(error))) from None
    reason = ""
    for whole in _prefixes(lines):
        record = next(read_records([*whole, f"{_END}\n"] if _is_open(whole) else whole), None)
        if isinstance(record, Record):
            with suppress(PegsError):
                return _kept(file, record, bots)
        elif isinstance(record, BadRecord):
            reason = reason or record.reason
    if reason:
        raise UsageError(say("play-no-game-because", file=str(file), reason=reason))
    raise UsageError(say("play-no-game", file=str(file)))


def _kept(file: Path, record: Record, bots: Sequence[str]) -> Kept:
    game, seed = record.game(), record.tag(SEED_TAG)
    same = dealt_again(game, seed) if seed and game.dealer is not None else None
    return Kept(file, same or game, _chairs(record, bots), record.date, seed if same else "")


def _prefixes(lines: list[str]) -> list[list[str]]:
    """All lines, then fewer: what was being written when the power failed is left out."""
    whole = [line for line in lines if line.endswith("\n")]
    return [whole[: len(whole) - n] for n in range(min(8, len(whole)))]


def _is_open(lines: Sequence[str]) -> bool:
    return not any(line.startswith("end ") for line in lines[-1:])


def _chairs(record: Record, bots: Sequence[str]) -> tuple[Chair, ...]:
    letters = record.board.letters
    seats = record.tag(SEATS_TAG)
    return read_seats(seats or ",".join("you" for _ in letters), letters, bots)


def last_rules(folder: Path) -> str:
    """The rules of the last game, as they were named; empty where there was none."""
    try:
        return (folder / "last-rules").read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def remember_rules(folder: Path, name: str) -> None:
    """Keep the rules' name for the next game."""
    with suppress(OSError):
        (folder / "last-rules").write_text(f"{name}\n", "utf-8")
