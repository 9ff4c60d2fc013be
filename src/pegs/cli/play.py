"""``pegs play``: play a game in the terminal, with people and bots."""

from __future__ import annotations

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import PLAYERS, RULES_METAVAR, TeamsOption
from pegs.cli._text import one_line
from pegs.core.errors import UsageError
from pegs.i18n import translate

LEFT_EXIT = 0
"""The exit status when the player quits. The game is saved, so that isn't a failure."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help="cli-play", epilog="cli-play-examples")(play)


def play(
    rules: str = typer.Option(
        "",
        metavar=RULES_METAVAR,
        help="cli-option-rules",
        show_default="cli-default-last-rules",
        autocompletion=complete.rule_sets,
    ),
    players: int | None = typer.Option(
        None, metavar="N", help="cli-option-players", show_default=str(PLAYERS), parser=_numbers.PLAYERS.read
    ),
    teams: TeamsOption = None,
    seats: str = typer.Option(
        "",
        metavar="LIST",
        help="cli-play-seats",
        show_default="cli-play-usual-seats",
        autocompletion=complete.seat_list,
        parser=one_line,
    ),
    seed: str | None = typer.Option(None, metavar="TEXT", help="cli-play-seed", parser=one_line),
    draw_by_hand: bool = typer.Option(False, "--draw-by-hand", help="cli-play-draw-by-hand"),
    wooden: bool = typer.Option(False, "--wooden", help="cli-play-wooden"),
    words: bool = typer.Option(False, "--words", help="cli-play-words"),
    compact: bool = typer.Option(False, "--compact", help="cli-play-compact"),
    resume: bool = typer.Option(False, "--resume", help="cli-play-resume"),
    turn: int | None = typer.Option(
        None,
        "--from",
        metavar="TURN",
        help="cli-play-from",
        show_default=False,
        parser=_numbers.TURN_TO_PLAY.read,
    ),
    file: str = typer.Argument("", metavar="FILE", help="cli-play-file"),
) -> None:
    """Play a game."""
    from pegs.terminal import starting
    from pegs.terminal.game_display import Options
    from pegs.terminal.screen import QuitError, TerminalScreen

    options = Options(in_words=words, compact=compact or None)
    screen = TerminalScreen()
    if turn and not file:
        raise UsageError(translate("play-from-what"))
    try:
        if turn:
            starting.play_from(screen, file, turn, seats, options)
        elif resume or file:
            starting.resume(screen, file, options)
        else:
            request = starting.Request(rules, players, teams, seats, seed, draw_by_hand, wooden, options)
            starting.start(screen, request)
    except (QuitError, KeyboardInterrupt):
        raise typer.Exit(LEFT_EXIT) from None
