"""The ``pegs`` command. Each module here without a leading underscore adds a subcommand in ``register(app)``.

``pegs --help`` imports all of them, so slow imports belong inside the function that runs the command. Help
texts are message ids (``help="cli-rules-show"``), translated only when help is shown.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from shutil import get_terminal_size
from typing import Any, NoReturn

import typer

from pegs.cli._completion import install_completion, is_completing, show_completion
from pegs.cli._help import translate_help
from pegs.cli._output import echo, write_plain_letters
from pegs.cli._usage import Group, reject_empty_words, usage_message
from pegs.core.errors import PegsError
from pegs.extras import EXTRAS, missing_extra
from pegs.i18n import DEFAULT_LANGUAGE, languages, system_reason, translate, use_language

USAGE_EXIT = 2
"""The exit status when the command line is wrong, or can't be carried out."""
ORDER = (
    "play",
    "serve",
    "doctor",
    "here",
    "table",
    "seat",
    "rules",
    "moves",
    "why",
    "judge",
    "print",
    "replay",
    "review",
    "puzzles",
    "verify",
    "simulate",
    "compare",
    "ladder",
    "train",
)
"""The order in which help lists the commands; the others come last."""
HELP = ("--help", "-h")
SERVE = "pegs serve"
SERVE_BY_UVX = 'uvx --from "pegs-and-jokers[server]" pegs serve'
"""The same where the server isn't installed."""
MAX_WIDTH = 80
"""The most columns that help is wide."""


def build(command: str | None = None) -> typer.Typer:
    """Build the application with all its commands, or with the only one that will run."""
    app = typer.Typer(
        cls=Group,
        context_settings={"help_option_names": list(HELP), "terminal_width": _width()},
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help="cli-pegs",
        epilog="\n".join(("cli-pegs-examples", "cli-help-language")),
    )
    app.callback()(_root)
    names = _command_names()
    for name in [command] if command in names else names:
        import_module(f"{__name__}.{name}").register(app)
    return app


def _command_names() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))


def _width() -> int:
    """The columns for help."""
    return min(get_terminal_size().columns, MAX_WIDTH) - 2


def main(args: Sequence[str] | None = None) -> None:
    """Run a command line (by default this process's own) and exit.

    A `PegsError`, or a mistake in the command line itself, is printed on standard error; the exit status is
    then 2. An empty command line shows help.
    """
    words = list(sys.argv[1:] if args is None else args) or [HELP[0]]
    write_plain_letters()
    try:
        use_language(preferred_language(os.environ))
        reject_empty_words(words)
        command: Any = typer.main.get_command(build(None if is_completing() else words[0]))
        command.commands = _ordered(command.commands)
        if is_completing() or set(HELP) & set(words):
            translate_help(command)
        status = command(words, prog_name="pegs", standalone_mode=False)
    except PegsError as error:
        _fail(str(error))
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        _fail(str(missing))
    except typer.TyperException as error:
        _fail(usage_message(error))
    except OSError as error:
        _fail(translate("cli-system-refuses", file=str(error.filename or "?"), reason=system_reason(error)))
    sys.exit(status if isinstance(status, int) else 0)


def main_of_package(args: Sequence[str] | None = None) -> None:
    """Run ``pegs-and-jokers``, the script that ``uvx`` runs by default.

    Without arguments, it says how to play in the browser, and starts a game in the terminal.
    """
    words = list(sys.argv[1:] if args is None else args)
    if not words:
        use_language(preferred_language(os.environ))
        installed = find_spec(EXTRAS["server"]) is not None
        echo(translate("cli-in-browser", command=SERVE if installed else SERVE_BY_UVX))
    main(words or ["play"])


def _ordered(commands: dict[str, Any]) -> dict[str, Any]:
    """Commands as help lists them; Typer puts groups last."""
    names = [*(name for name in ORDER if name in commands), *(name for name in commands if name not in ORDER)]
    return {name: commands[name] for name in names}


def _fail(sentence: str) -> NoReturn:
    echo(sentence, err=True)
    sys.exit(USAGE_EXIT)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language in ``PEGS_LANGUAGE``, or else the system's, if there is a catalog for it."""
    if environment.get("PEGS_LANGUAGE"):
        return environment["PEGS_LANGUAGE"]
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((environment[name] for name in names if environment.get(name)), "")
    return system[:2] if system[:2] in languages() else DEFAULT_LANGUAGE


def _print_version(requested: bool) -> None:
    if requested:
        from importlib.metadata import version

        echo(version("pegs-and-jokers"))
        raise typer.Exit


def _root(
    version: bool = typer.Option(
        False, "--version", "-V", help="cli-version", is_eager=True, callback=_print_version
    ),
    install: bool = typer.Option(
        False, "--install-completion", help="cli-completion-install", callback=install_completion
    ),
    show: bool = typer.Option(
        False, "--show-completion", help="cli-completion-show", callback=show_completion
    ),
) -> None:
    """The options before a command's name, each with its own callback."""
