"""Shared by the commands that take long, such as playing many games: showing progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple

from pegs.cli._output import echo
from pegs.i18n import translate

INTERRUPTED_EXIT = 130
"""The exit status of a command that was interrupted, as shells have it."""
LINE_SECONDS = 30.0
"""Seconds between lines of progress if standard error isn't a terminal."""


class Words(NamedTuple):
    """The messages of a progress: what is being done, how far it has come, and how fast it is."""

    doing: str
    done: str
    pace: str


PLAYING = Words("simulate-playing", "simulate-progress", "simulate-pace")


def print_stopping() -> None:
    """Print that the games in progress are still played to their end."""
    echo(translate("simulate-stopping"), err=True)


@contextmanager
def progress(games: int, done: int = 0, words: Words = PLAYING) -> Iterator[Callable[[int], None]]:
    """Show progress on standard error: a bar on a terminal, otherwise a line now and then.

    ``done`` games have been played already. Yields the function to call with the number played so far. With
    other ``words`` it's something else than games.
    """
    from pegs.terminal.console import PlainConsole

    console = PlainConsole(stderr=True)
    if not console.is_terminal:
        yield _lines(games, done, words)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    pace = TextColumn("{task.fields[pace]}")
    with Progress(*columns, pace, console=console, transient=True) as bar:
        task = bar.add_task(translate(words.doing), total=games, completed=done, pace="")
        start = monotonic()

        def show(played: int) -> None:
            bar.update(task, completed=played, pace=_pace(played - done, monotonic() - start, words))

        yield show


def _lines(games: int, done: int, words: Words) -> Callable[[int], None]:
    start = last_shown = monotonic()

    def show(played: int) -> None:
        nonlocal last_shown
        now = monotonic()
        if now - last_shown < LINE_SECONDS:
            return
        last_shown = now
        counted = translate(words.done, games=f"{played:,}", requested=f"{games:,}")
        echo(f"{counted} ({_pace(played - done, now - start, words)})", err=True)

    return show


def _pace(games: int, seconds: float, words: Words) -> str:
    pace = games / max(seconds, 1e-6)
    return translate(words.pace, pace=f"{pace:,.0f}" if pace >= 10 else f"{pace:.1f}")
