"""Mistakes in a command line, in the current language. Typer's own messages exist in English only."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from pegs.cli._numbers import NotInRangeError
from pegs.cli._settings import SECRETS, origin
from pegs.cli._text import NotAnAddressError, NotTextError, TooLongError, UnreadError
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.suggestions import did_you_mean, nearest

_CLICK: Any = sys.modules[typer.BadParameter.__module__]
"""Click's classes of mistakes. Newer versions of Typer contain Click; older ones import it."""
_EXTRA = re.compile(r"unexpected extra argument\(?s?\)? \((.*)\)", re.DOTALL)


class Group(TyperGroup):
    """A group of commands that suggests the nearest name for an unknown one."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command named by the first word. Raises UsageError if there is none."""
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            _reject_command(ctx, args, tuple(self.commands))
        return super().resolve_command(ctx, args)


def _reject_command(context: Any, words: Sequence[str], known: tuple[str, ...]) -> NoReturn:
    """Raise UsageError with a suggestion: the nearest command, or one for ``help`` or a rule set's name."""
    name, topic = words[0], [word for word in words[1:2] if word in known]
    if name == "help":
        suggestion = did_you_mean(" ".join([context.command_path, *topic, "--help"]))
    elif "show" in known and _is_rule_set(name):
        suggestion = did_you_mean(f"{context.info_name} show {name}")
    else:
        suggestion = nearest(name, known, " " + translate("cli-known-commands", commands=", ".join(known)))
    raise UsageError(translate("cli-no-command", command=context.command_path, name=name) + suggestion)


def usage_message(error: typer.TyperException) -> str:
    """Describe a mistake that Typer found, and point to the command's help."""
    context: Any = getattr(error, "ctx", None)
    sentence = _sentence(error, context)
    return f"{sentence}\n{translate('cli-see-help', command=context.command_path)}" if context else sentence


def reject_empty_words(words: Sequence[str]) -> None:
    """Raise UsageError if a word of a command line is empty, as when a shell's variable isn't set."""
    for before, word in pairwise(("", *words)):
        option, equals, value = word.partition("=")
        if equals and option.startswith("--") and not value:
            raise UsageError(translate("cli-option-value", option=option))
        if not word and before.startswith("-") and before != "-":
            raise UsageError(translate("cli-option-value", option=before))
        if not word:
            raise UsageError(translate("cli-empty-word"))


def missing(command: str, argument: str, help_id: str) -> str:
    """The sentence saying that a command needs an argument, with the argument's help."""
    meaning = translate(help_id)
    meaning = meaning[:1].lower() + meaning[1:]
    return translate("cli-missing", command=command, argument=argument, meaning=meaning)


def _sentence(error: Any, context: Any) -> str:
    if isinstance(error, _CLICK.NoSuchOption):
        options = tuple(name for each in context.command.get_params(context) for name in each.opts)
        sentence = translate("cli-no-option", command=context.command_path, option=error.option_name)
        return sentence + nearest(error.option_name, options)
    if isinstance(error, _CLICK.BadOptionUsage):
        takes_none = "does not take" in error.message  # both mistakes are one class, without a context
        return translate("cli-option-bare" if takes_none else "cli-option-value", option=error.option_name)
    if isinstance(error, _CLICK.MissingParameter):
        return missing(context.command_path, _name(error.param), error.param.help)
    if isinstance(error, _CLICK.BadParameter):
        return _value_message(error.param, error)
    extra = _EXTRA.search(error.message)
    if extra:
        return _too_much(context, extra[1])
    return translate("cli-not-understood", problem=str(error.message))


def _too_much(context: Any, words: str) -> str:
    """Reject words that no argument takes. The name of a rule set or player was meant for an option."""
    options = {name for each in context.command.get_params(context) for name in each.opts}
    for option, is_known in (("--rules", _is_rule_set), ("--seats", _is_player)):
        if option in options and is_known(words):
            sentence = translate("cli-too-many", command=context.command_path, words=words)
            return sentence + did_you_mean(f"{option} {words}")
    return translate("cli-too-much", command=context.command_path, words=words)


def _is_rule_set(word: str) -> bool:
    from pegs.rules.loader import is_named

    return is_named(word) or word.endswith(".toml")


def _is_player(word: str) -> bool:
    from pegs.players import is_known

    return all(map(is_known, word.split(",")))


def _value_message(param: Any, error: Any) -> str:
    """Describe a value of the wrong type or out of range."""
    where = origin(error.ctx, param) if error.ctx is not None else None
    name = _name(param) if where is None or where.source in param.opts else _named(param, where.source)
    cause = error.__context__
    given = cause.given if isinstance(cause, UnreadError) and param.name not in SECRETS else "•••"
    match cause:
        case NotInRangeError(numbers=numbers):
            return translate("cli-number-expected", option=name, given=given, **numbers.limits(given))
        case NotTextError():
            raw = given.encode(errors="surrogateescape").decode(errors="backslashreplace")
            return translate("cli-text-expected", option=name, given=raw)
        case TooLongError(most=most):
            return translate("cli-text-too-long", option=name, most=most)
        case NotAnAddressError() if "@" in given:
            return translate("cli-address-password", option=name)
        case NotAnAddressError():
            return translate("cli-address-expected", option=name, given=given)
        case _:
            return translate("cli-not-understood", problem=str(error.message))


def _named(param: Any, source: str) -> str:
    """The variable, or the name in a file."""
    is_variable = source.isidentifier()
    return source if is_variable else f"{_name(param).removeprefix('--')} ({source})"


def _name(param: Any) -> str:
    """``--players``, or ``FILE``."""
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)
