"""The command ``pegs``. A command is a module in this folder, with a function ``register(app)``.

These modules are all imported for ``pegs --help``, so they import nothing slow: what a command needs it
imports when it runs. A help text is the id of a message (``help="cli-rules-show"``), looked up only when help
is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import NoReturn

import typer

from pegs.cli._help import look_up_help
from pegs.cli._usage import Group, told
from pegs.core.errors import PegsError
from pegs.i18n import DEFAULT_LANGUAGE, languages, system_reason, translate, use_language

USAGE_EXIT = 2
"""The exit status after a wish that cannot be met."""
FIRST = ("play", "rules", "moves", "why", "replay", "verify", "simulate", "compare")
"""The order in which help lists the commands; others follow."""
HELP = ("--help", "-h")


def build() -> typer.Typer:
    """The whole application."""
    app = typer.Typer(
        cls=Group,
        context_settings={"help_option_names": list(HELP)},
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help="cli-pegs",
    )
    app.callback()(_pegs)
    names = {module.name for module in iter_modules(__path__) if not module.name.startswith("_")}
    for name in sorted(names, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name)):
        import_module(f"{__name__}.{name}").register(app)
    return app


def main(args: Sequence[str] | None = None) -> None:
    """Runs a command line (this process's own by default) and exits.

    Whatever ``PegsError`` says, and whatever is wrong with the command line itself, is printed on standard
    error, with exit status 2. No word at all asks for help.
    """
    words = list(sys.argv[1:] if args is None else args) or [HELP[0]]
    try:
        use_language(preferred_language(os.environ))
        command = typer.main.get_command(build())
        if set(HELP) & set(words):
            look_up_help(command)
        status = command(words, prog_name="pegs", standalone_mode=False)
    except PegsError as error:
        _refuse(str(error))
    except typer.TyperException as error:
        _refuse(told(error))
    except OSError as error:
        _refuse(translate("cli-system-refuses", file=str(error.filename or "?"), reason=system_reason(error)))
    sys.exit(status if isinstance(status, int) else 0)


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    sys.exit(USAGE_EXIT)


def preferred_language(environment: Mapping[str, str]) -> str:
    """``PEGS_LANGUAGE``, or else the language of the system where there is a catalog for it."""
    if environment.get("PEGS_LANGUAGE"):
        return environment["PEGS_LANGUAGE"]
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((environment[name] for name in names if environment.get(name)), "")
    return system[:2] if system[:2] in languages() else DEFAULT_LANGUAGE


def _tell_version(wished: bool) -> None:
    if wished:
        from importlib.metadata import version

        typer.echo(version("pegs-and-jokers"))
        raise typer.Exit


def _pegs(
    version: bool = typer.Option(
        False, "--version", help="cli-version", is_eager=True, callback=_tell_version
    ),
) -> None:
    """What stands before the name of a command; the version's own function has dealt with it."""
