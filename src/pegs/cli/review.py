"""``pegs review``: what every turn of a finished game was worth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _numbers
from pegs.cli._output import echo_json
from pegs.cli._records import fail_at, find_record
from pegs.cli._review_players import print_players
from pegs.cli._warm import make_review_ready
from pegs.core.errors import RecordError, UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from pegs.coach.review import Reviewer
    from pegs.core.board import Seat
    from pegs.record import Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review", help="cli-review", epilog="cli-review-examples")(review)


def review(
    file: str = typer.Argument(metavar="FILE", help="cli-replay-file"),
    game: int = typer.Option(
        1, "--game", metavar="N", help="cli-replay-game", parser=_numbers.NUMBER_OF_GAME.read
    ),
    seat: Annotated[
        str, typer.Option("--seat", metavar="SEAT", help="cli-review-seat", show_default=False)
    ] = "",
    players: bool = typer.Option(False, "--players", help="cli-review-players"),
    as_json: bool = typer.Option(False, "--json", help="cli-review-json"),
) -> None:
    """Review a game, and print its curve at once and the rest when all turns have been looked at."""
    if players:
        print_players(file, as_json=as_json)
        return
    record = find_record(file, game)
    viewer = _seat(record, seat)
    make_review_ready()
    from pegs.coach.review import Reviewer

    try:
        reviewer = Reviewer(record)
    except RecordError as error:
        fail_at(error.line, error.reason)
    if as_json:
        _run(reviewer)
        _print_json(reviewer)
    else:
        _print(record, reviewer, viewer)


def _seat(record: Record, letter: str) -> Seat | None:
    letters = record.board.letters
    if not letter:
        return None
    if len(letter) != 1 or letter.upper() not in letters:
        raise UsageError(translate("review-no-seat", seat=letter, seats=", ".join(letters)))
    return letters.index(letter.upper())


def _run(reviewer: Reviewer) -> None:
    with _progress(reviewer.turns) as show:
        for turn in reviewer.run():
            show(turn)


@contextmanager
def _progress(turns: int) -> Iterator[Callable[[int], None]]:
    """Show on standard error which turn is looked at, if that's a terminal."""
    from rich.progress import BarColumn, Progress, TextColumn

    from pegs.terminal.console import PlainConsole

    columns = TextColumn("{task.description}"), BarColumn()
    console = PlainConsole(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=turns)

        def show(turn: int) -> None:
            looking = translate("review-looking", turn=turn, turns=turns)
            bar.update(task, completed=turn, description=looking)

        yield show


def _print_json(reviewer: Reviewer) -> None:
    import msgspec

    echo_json(msgspec.json.encode(reviewer.review()).decode())


def _print(record: Record, reviewer: Reviewer, viewer: Seat | None) -> None:
    from pegs.coach import words
    from pegs.coach.review_text import ReviewText
    from pegs.story.names import Names
    from pegs.terminal.console import PlainConsole

    console = PlainConsole()
    names = Names(record.board, record.ruleset.words_in(), record.names, letters=True)
    winner = reviewer.winner
    console.print(
        translate(
            "review-head",
            name=record.called,
            turns=reviewer.turns,
            won=words.won_text(names, winner),
        ),
        style="bold",
    )
    if not reviewer.is_known:
        console.print(translate("review-unknown"))
        return
    team = winner if viewer is None else record.board.team_of(viewer)
    text = ReviewText(console, names, team, viewer)
    console.print()
    text.curve(reviewer.review())
    _run(reviewer)
    text.rest(reviewer.review())
