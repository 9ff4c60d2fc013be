"""Mistakes in a command line, in the current language. Typer's own messages exist in English only."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from pegs.cli._help import HELP_ID
from pegs.core.errors import UsageError
from pegs.i18n import translate

_EXTRA = re.compile(r"unexpected extra argument\(?s?\)? \((.*)\)", re.DOTALL)


class Group(TyperGroup):
    """A group of commands that suggests the nearest name for an unknown one."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command named by the first word. Raises UsageError if there is none."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            _reject_command(ctx.command_path, name, list(self.commands))
        return super().resolve_command(ctx, args)


def _reject_command(path: str, name: str, known: list[str]) -> NoReturn:
    suggestion = _suggestion(name, known)
    listed = "" if suggestion else " " + translate("cli-known-commands", commands=", ".join(known))
    raise UsageError(f"{translate('cli-no-command', command=path, name=name)}{suggestion}{listed}")


def _suggestion(word: str, known: list[str]) -> str:
    close = get_close_matches(word.lower(), known, n=1)
    return " " + translate("cli-did-you-mean", word=close[0]) if close else ""


def usage_message(error: typer.TyperException) -> str:
    """Describe a mistake that Typer found, and point to the command's help."""
    context: Any = getattr(error, "ctx", None)
    sentence = _sentence(error, context)
    return f"{sentence}\n{translate('cli-see-help', command=context.command_path)}" if context else sentence


def _sentence(error: Any, context: Any) -> str:
    param = getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        options = [name for each in context.command.get_params(context) for name in each.opts]
        suggestion = _suggestion(error.option_name, options)
        return translate("cli-no-option", command=context.command_path, option=error.option_name) + suggestion
    if hasattr(error, "option_name"):
        takes_none = "does not take" in error.message
        return translate("cli-option-bare" if takes_none else "cli-option-value", option=error.option_name)
    if param is not None:
        return _parameter_message(param, error)
    extra = _EXTRA.search(error.message)
    if extra:
        return translate("cli-too-much", command=context.command_path, words=extra[1])
    return translate("cli-not-understood", problem=str(error.message))


def _parameter_message(param: Any, error: Any) -> str:
    """Describe a missing argument, or a value of the wrong type or out of range."""
    name = _name(param)
    if hasattr(error, "param_type"):
        meaning = translate(param.help) if (param.help or "").startswith(HELP_ID) else ""
        return f"{translate('cli-missing', command=error.ctx.command_path, argument=name)} {meaning}".rstrip()
    causes: list[Any] = getattr(error.__cause__, "errors", list)()
    if not causes:
        return translate("cli-not-understood", problem=str(error.message))
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    bounds = "both" if None not in (least, most) else "least" if least is not None else "none"
    given = str(causes[0].get("input", ""))
    limits = {"bounds": bounds, "least": str(least), "most": str(most)}
    return translate("cli-number-expected", option=name, given=given, **limits)


def _name(param: Any) -> str:
    """``--players``, or ``FILE``."""
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)
