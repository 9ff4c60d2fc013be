"""Shell completion: the script for the user's shell, and the names it offers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import typer

from pegs.cli._output import echo
from pegs.core.errors import UsageError
from pegs.i18n import translate

COMPLETE_VARIABLE = "_PEGS_COMPLETE"
"""Set by the completion script when the shell asks for completions."""
PROGRAM = "pegs"
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
"""The shells for which Typer has scripts."""


def install_completion(context: typer.Context, requested: bool) -> None:
    """Install the completion script for the shell that runs this command."""
    if requested and not context.resilient_parsing:
        from typer.completion import install  # type: ignore[attr-defined]

        shell, file = install(_shell(), PROGRAM, COMPLETE_VARIABLE)
        echo(translate("cli-completion-installed", shell=shell, file=str(file)))
        raise typer.Exit


def show_completion(context: typer.Context, requested: bool) -> None:
    """Print the completion script for the shell that runs this command."""
    if requested and not context.resilient_parsing:
        from typer.completion import get_completion_script  # type: ignore[attr-defined]

        echo(get_completion_script(prog_name=PROGRAM, complete_var=COMPLETE_VARIABLE, shell=_shell()))
        raise typer.Exit


def _shell() -> str:
    from shellingham import ShellDetectionFailure, detect_shell  # type: ignore[import-untyped]  # Typer needs it

    try:
        shell = str(detect_shell()[0])
    except ShellDetectionFailure:
        shell = ""
    if shell not in SHELLS:
        raise UsageError(translate("cli-completion-no-shell", shells=", ".join(SHELLS)))
    return shell


def is_completing() -> bool:
    """Whether the shell asks for completions; then Typer's formats for each shell are registered."""
    if COMPLETE_VARIABLE not in os.environ:
        return False
    from typer.completion import completion_init  # type: ignore[attr-defined]

    completion_init()
    return True


# --- what can be completed


def rule_sets(incomplete: str) -> Iterator[tuple[str, str]]:
    """Rule sets with their titles, and rules files."""
    from pegs.rules.loader import load, named

    yield from ((name, load(name).title) for name in named())
    yield from ((name, "") for name in rules_files(incomplete))


def rules_files(incomplete: str) -> Iterator[str]:
    """The rules files in the folder of what was typed."""
    head, slash, _ = incomplete.rpartition("/")
    folder = Path(f"{head}{slash}" or ".").expanduser()
    yield from (f"{head}{slash}{path.name}" for path in sorted(folder.glob("*.toml")))


def players(incomplete: str) -> Iterator[str]:
    """Players' names."""
    from pegs.players import names

    return (name for name in names() if name.startswith(incomplete))


def player_list(incomplete: str) -> Iterator[str]:
    """Players' names, after the commas that were typed already."""
    head, comma, last = incomplete.rpartition(",")
    return (f"{head}{comma}{name}" for name in players(last))


def seat_list(incomplete: str) -> Iterator[str]:
    """Players' names and "you", after the commas that were typed already."""
    head, comma, _ = incomplete.rpartition(",")
    yield f"{head}{comma}you"
    yield from player_list(incomplete)


def rule_sets_or_players(incomplete: str) -> Iterator[tuple[str, str]]:
    """What can be compared."""
    yield from ((name, "") for name in players(incomplete))
    yield from rule_sets(incomplete)


def colors() -> list[str]:
    """The letters of the players' colors."""
    from pegs.protocol.settings import COLORS

    return list(COLORS)
