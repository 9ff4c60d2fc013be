"""A server's options by environment and in one file, besides the command line.

Each option is declared once, as an option: ``--public-url`` is ``PEGS_PUBLIC_URL`` in the environment, and
``public-url`` in the file. The command line comes before the environment, and that before the file.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from pegs.core.errors import UsageError
from pegs.i18n import translate

BY_ENVIRONMENT = {"auto_envvar_prefix": "PEGS"}
"""The settings of a command whose options are in the environment and the file, too."""
FILE_VARIABLE = "PEGS_CONFIG"
FILE_NAME = "server.toml"
SECRETS = {"database", "metrics_token"}
"""Options whose values are never shown."""
LIMITS = "limits"
"""The option that names a file, or in the file a table, with limits."""
_LIMITS_TABLE = "pegs.limits"


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an option's value came from, if it isn't the default."""

    value: str
    source: str
    """The option, the variable of the environment, or the file."""


def default_file() -> Path:
    """The file that's read if no other is named, and if it's there."""
    import platformdirs

    return Path(platformdirs.user_config_dir("pegs-and-jokers", appauthor=False)) / FILE_NAME


def read_settings(context: Any, named: Path | None) -> Path | None:
    """Take the file's values as defaults for a command's options. Returns the file; None if there is none.

    Raises UsageError if it can't be read, or has an unknown name.
    """
    file = named or default_file()
    if named is None and not file.is_file():
        return None
    from pegs.server.hosting.toml_file import read_toml

    values = read_toml(file, "cli-config-unreadable")
    if isinstance(values.get(LIMITS), dict):
        context.meta[_LIMITS_TABLE] = values.pop(LIMITS)
    names = _names_of_options()
    for name in values:
        if name not in names:
            _refuse(file, name, names)
    context.default_map = {names[name]: _as_text(value) for name, value in values.items()}
    return file


def limits_in_file(context: Any) -> dict[str, Any] | None:
    """The table of limits in the file, unless the command line or the environment names another file."""
    table: dict[str, Any] | None = context.meta.get(_LIMITS_TABLE)
    return table if context.params[LIMITS] is None else None


def origin(context: Any, parameter: Any) -> Origin | None:
    """Where an option's value came from; None if it's the default."""
    name = parameter.name
    match _source(context, parameter):
        case "COMMANDLINE":
            return Origin(_shown(name, context.params.get(name)), parameter.opts[0])
        case "ENVIRONMENT":
            return Origin(_shown(name, parameter.value_from_envvar(context)), _variable(context, parameter))
        case "DEFAULT_MAP":
            return Origin(_shown(name, context.lookup_default(name)), str(context.params["_config"]))
    return None


def _source(context: Any, parameter: Any) -> str:
    """Where an option's value comes from, even before the command line is read, for help."""
    known = context.get_parameter_source(parameter.name)
    if known is not None:
        return str(known.name)
    if parameter.value_from_envvar(context) is not None:
        return "ENVIRONMENT"
    return "DEFAULT" if context.lookup_default(parameter.name) is None else "DEFAULT_MAP"


def _variable(context: Any, parameter: Any) -> str:
    names = [parameter.envvar] if isinstance(parameter.envvar, str) else list(parameter.envvar or ())
    automatic = f"{context.auto_envvar_prefix}_{parameter.name.upper()}"
    return next((name for name in names if os.environ.get(name)), automatic)


def _shown(name: str, value: object) -> str:
    if name in SECRETS:
        return "•••"
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _names_of_options() -> dict[str, str]:
    """The parameters of ``pegs serve`` by their names in the file."""
    app = typer.Typer()
    app.callback()(lambda: None)  # which makes it a group
    import_module(f"{__package__}.serve").register(app)  # by name, as `pegs.cli.build` does
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {
        option.removeprefix("--"): each.name
        for each in serve.params
        for option in each.opts
        if each.name != "_config" and option.startswith("--")
    }


def _refuse(file: Path, name: str, known: dict[str, str]) -> None:
    from pegs.rules.suggestions import nearest

    sentence = translate("cli-config-unknown", file=str(file), name=name)
    raise UsageError(sentence + nearest(name, tuple(known)))


def _as_text(value: Any) -> Any:
    """As on the command line, where the options read it."""
    return [str(each) for each in value] if isinstance(value, list) else str(value)


def _read_option(context: typer.Context, named: Path | None) -> Path | None:
    return None if context.resilient_parsing else read_settings(context, named)


ConfigOption = Annotated[
    Path | None,
    typer.Option(
        "--config",
        envvar=FILE_VARIABLE,
        metavar="FILE",
        help="cli-config",
        show_default="cli-config-default",
        is_eager=True,
        callback=_read_option,
    ),
]
