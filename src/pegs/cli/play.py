"""``pegs play``: play a game in the terminal, with people and bots."""

from __future__ import annotations

import typer

LEFT_EXIT = 0
"""The exit status when the player quits. The game is saved, so that isn't a failure."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help="cli-play")(play)


def play(
    rules: str = typer.Option("", metavar="NAME|FILE", help="cli-play-rules"),
    players: int | None = typer.Option(None, metavar="N", help="cli-play-players"),
    teams: int | None = typer.Option(None, metavar="N", help="cli-play-teams"),
    seats: str = typer.Option("", metavar="LIST", help="cli-play-seats"),
    seed: str | None = typer.Option(None, metavar="TEXT", help="cli-play-seed"),
    draw_by_hand: bool = typer.Option(False, "--draw-by-hand", help="cli-play-draw-by-hand"),
    words: bool = typer.Option(False, "--words", help="cli-play-words"),
    resume: bool = typer.Option(False, "--resume", help="cli-play-resume"),
    file: str = typer.Argument("", metavar="FILE", help="cli-play-file"),
) -> None:
    """Play a game."""
    from pegs.terminal import starting
    from pegs.terminal.game_display import Options
    from pegs.terminal.screen import QuitError, TerminalScreen

    options = Options(in_words=words)
    screen = TerminalScreen()
    try:
        if resume or file:
            starting.resume(screen, file, options)
        else:
            request = starting.Request(rules, players, teams, seats, seed, draw_by_hand, options)
            starting.start(screen, request)
    except (QuitError, KeyboardInterrupt):
        raise typer.Exit(LEFT_EXIT) from None
