"""What is wrong with a command line, in our own words: the library that reads it has English ones only."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from pegs.core.errors import UsageError
from pegs.i18n import translate

_EXTRA = re.compile(r"unexpected extra argument\(?s?\)? \((.*)\)", re.DOTALL)


class Group(TyperGroup):
    """Commands under one name. One that is not there is told with the nearest that is."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names. Raises UsageError."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            _refuse_command(ctx.command_path, name, list(self.commands))
        return super().resolve_command(ctx, args)


def _refuse_command(path: str, name: str, known: list[str]) -> NoReturn:
    near = _near(name, known)
    listed = "" if near else " " + translate("cli-known-commands", commands=", ".join(known))
    raise UsageError(f"{translate('cli-no-command', command=path, name=name)}{near}{listed}")


def _near(word: str, known: list[str]) -> str:
    close = get_close_matches(word.lower(), known, n=1)
    return " " + translate("cli-did-you-mean", word=close[0]) if close else ""


def told(error: typer.TyperException) -> str:
    """The sentence for what the library found, and where help is to be had."""
    context: Any = getattr(error, "ctx", None)
    sentence = _sentence(error, context)
    return f"{sentence}\n{translate('cli-see-help', command=context.command_path)}" if context else sentence


def _sentence(error: Any, context: Any) -> str:
    param = getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        options = [name for each in context.command.get_params(context) for name in each.opts]
        near = _near(error.option_name, options)
        return translate("cli-no-option", command=context.command_path, option=error.option_name) + near
    if hasattr(error, "option_name"):
        takes_none = "does not take" in error.message
        return translate("cli-option-bare" if takes_none else "cli-option-value", option=error.option_name)
    if param is not None:
        return _about(param, error)
    extra = _EXTRA.search(error.message)
    if extra:
        return translate("cli-too-much", command=context.command_path, words=extra[1])
    return translate("cli-not-understood", problem=str(error.message))


def _about(param: Any, error: Any) -> str:
    """An argument that is missing, or a value that is not what it has to be."""
    name = _name(param)
    if hasattr(error, "param_type"):
        meaning = translate(param.help) if (param.help or "").startswith("cli-") else ""
        return f"{translate('cli-missing', command=error.ctx.command_path, argument=name)} {meaning}".rstrip()
    causes: list[Any] = getattr(error.__cause__, "errors", list)()
    if not causes:
        return translate("cli-not-understood", problem=str(error.message))
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    bounds = "both" if None not in (least, most) else "least" if least is not None else "none"
    given = str(causes[0].get("input", ""))
    span = {"bounds": bounds, "least": str(least), "most": str(most)}
    return translate("cli-number-expected", option=name, given=given, **span)


def _name(param: Any) -> str:
    """``--players``, or ``FILE``."""
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)
