"""What the commands that play many games share: checking numbers, a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pegs.core.errors import UsageError
from pegs.i18n import translate


def at_least(option: str, given: int, least: int) -> None:
    """Raises UsageError for a number that is too small."""
    if given < least:
        raise UsageError(translate("simulate-not-a-number", option=option, least=least, given=given))


@contextmanager
def progress(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error with the time left, where that is a terminal. Yields the function to tell it
    how many games are played.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(translate("simulate-playing"), total=games, completed=done)
        yield lambda played: bar.update(task, completed=played)
