"""``pegs review --players``: what each player's choices cost in a game, over all games of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pegs.cli._output import echo_json
from pegs.cli._records import fail_at, file_title, open_records, read_games
from pegs.cli._warm import make_review_ready
from pegs.core.errors import RecordError, UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.coach.player_totals import PlayerTotals
    from pegs.coach.review import Reviewer
    from pegs.record import Record


def print_players(file: str, *, as_json: bool) -> None:
    """Review all games of a file that can count, and print a row for each player.

    Raises UsageError if none can: because it isn't over, names nobody, or its rules' losses haven't been
    compared with matches.
    """
    from pegs.coach.player_totals import PlayerTotals
    from pegs.record import BadRecord

    make_review_ready()
    totals, games, counted = PlayerTotals(), 0, 0
    with open_records(file) as lines, _progress() as show:
        for record in read_games(file, lines):
            if isinstance(record, BadRecord):
                fail_at(record.line, record.reason)
            games += 1
            show(games)
            counted += _add(totals, record)
    if not totals.players():
        raise UsageError(translate("review-players-none", file=file_title(file)))
    (_print_json if as_json else _print)(totals, counted, games - counted)


def _add(totals: PlayerTotals, record: Record) -> bool:
    """Review a game; whether it counts."""
    reviewer = _reviewer(record)
    if reviewer is None or not reviewer.totals() or not any(record.names):
        return False
    for _ in reviewer.run():
        pass
    totals.add(record.names, reviewer.totals())
    return True


def _reviewer(record: Record) -> Reviewer | None:
    """The game's reviewer; None if it isn't over."""
    from pegs.coach.review import Reviewer

    try:
        return Reviewer(record)
    except RecordError as error:
        fail_at(error.line, error.reason)
    except UsageError:
        return None


def _print_json(totals: PlayerTotals, _counted: int, _left_out: int) -> None:
    import msgspec

    for name, games, player in totals.players():
        numbers = {key: getattr(player, key) for key in ("decisions", "loss", "low", "high", "levels")}
        echo_json(msgspec.json.encode({"player": name, "games": games, **numbers}).decode())


def _print(totals: PlayerTotals, counted: int, left_out: int) -> None:
    from pegs.coach.ranges_text import ranges_table
    from pegs.terminal.console import PlainConsole

    console = PlainConsole()
    console.print(translate("review-players-title", count=counted), style="bold")
    console.print(translate("review-small-what"))
    console.print(
        ranges_table(
            (translate("review-players-name", name=name, count=games), player)
            for name, games, player in totals.players()
        )
    )
    if left_out:
        console.print(translate("review-players-left-out", count=left_out))


@contextmanager
def _progress() -> Iterator[Callable[[int], None]]:
    """Show on standard error which game is looked at, if that's a terminal."""
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from pegs.terminal.console import PlainConsole

    console = PlainConsole(stderr=True)
    columns = SpinnerColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda game: bar.update(task, description=translate("review-players-looking", game=game))
