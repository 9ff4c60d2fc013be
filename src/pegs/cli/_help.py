"""Translated help. Typer writes its own headings and defaults in English, so they are replaced."""

from __future__ import annotations

import os
import re
from functools import partial
from pathlib import Path
from typing import Any

from pegs.cli._numbers import Numbers
from pegs.cli._output import for_output
from pegs.cli._settings import FILE_VARIABLE, origin, read_settings
from pegs.i18n import languages, translate

HELP_ID = "cli-"
EXAMPLES = "-examples"
"""The end of a message id whose lines are commands, which aren't wrapped."""
NARROW, NARROW_COLUMN = 58, 10
"""In fewer columns than `NARROW`, what an option does is on the lines below it."""
_HEADINGS = {
    r"^Usage:": "cli-help-usage",
    r"^Arguments:$": "cli-help-arguments",
    r"^Options:$": "cli-help-options",
    r"^Commands:$": "cli-help-commands",
}
_BRACES = re.compile(r"\{([A-Z|-]+)\}")
_TYPE = re.compile(r" <[\w\[\]]+(?: range)?>$")
_FACTS = re.compile(r"(.*?) *\[([^][]*)\]", re.DOTALL)
_VARIABLE = "env var: "
_DEFAULT = re.compile(r"default: \(?(.*?)\)?")


def translate_help(command: Any) -> None:
    """Let a command and all its subcommands show sentences in place of message ids."""
    _translate_layout(command)
    for subcommand in getattr(command, "commands", {}).values():
        translate_help(subcommand)


def _translate_words(command: Any) -> None:
    command.help = _sentence(command.help)
    for param in command.params:
        param.help = _sentence(param.help)
        if isinstance(param.show_default, str):
            param.show_default = _sentence(param.show_default)
        _translate_facts(param)


def _sentence(text: str | None) -> str:
    return translate(text) if text and text.startswith(HELP_ID) else text or ""


def _translate_facts(param: Any) -> None:
    """Write what Typer adds to an option's help in brackets, such as its default, in this language."""
    english_record = param.get_help_record

    def get_help_record(context: Any) -> tuple[str, str] | None:
        is_setting = context.auto_envvar_prefix and param in context.command.params
        now = origin(context, param) if is_setting else None
        if now is not None:
            param.show_default = False  # Typer takes the file's value for it, and a secret for a text
        record = english_record(context)
        if record is None:
            return None
        name, text = record
        match = _FACTS.fullmatch(text)
        facts = [] if match is None else [fact for each in match[2].split("; ") if (fact := _fact(each))]
        sentence = text if match is None else match[1]
        facts += _limits(param)
        if now is not None:
            facts.append(translate("cli-help-now", value=now.value, source=now.source))
        return _TYPE.sub("", name), "  ".join((sentence, *(f"[{fact}]" for fact in facts)))

    param.get_help_record = get_help_record


def _limits(param: Any) -> list[str]:
    """The range of a number, in words."""
    numbers = getattr(getattr(param.type, "func", None), "__self__", None)
    return [numbers.in_words()] if isinstance(numbers, Numbers) else []


def _fact(text: str) -> str:
    """A default in words; empty for "required", which the usage line shows already."""
    if match := _DEFAULT.fullmatch(text):
        return translate("cli-help-default", value=match[1])
    if text.startswith(_VARIABLE):
        return text.removeprefix(_VARIABLE)
    return "" if text == "required" else text


def _translate_layout(command: Any) -> None:
    endings, command.epilog = (command.epilog or "").split(), None

    def get_help(context: Any) -> str:
        _translate_words(command)
        if context.auto_envvar_prefix and "_config" not in context.params:
            # Help is asked for before the options are read.
            named = os.environ.get(FILE_VARIABLE)
            context.params["_config"] = read_settings(context, Path(named) if named else None)
        option = command.get_help_option(context)
        if option is not None:
            option.help = translate("cli-help")
            _translate_facts(option)
        formatter = context.make_formatter()
        if formatter.width < NARROW:
            formatter.write_dl = partial(formatter.write_dl, col_max=NARROW_COLUMN)
        command.format_help(context, formatter)
        for each in endings:
            _write_ending(formatter, each)
        return _with_headings(formatter.getvalue().rstrip())

    command.get_help = get_help
    command.get_short_help_str = lambda _limit=0: _sentence(command.help)  # whole: it may run over two lines


def _write_ending(formatter: Any, message: str) -> None:
    """Write what follows the options: examples, or a paragraph."""
    formatter.write_paragraph()
    if not message.endswith(EXAMPLES):
        formatter.write_text(translate(message, languages=", ".join(languages())))
        return
    formatter.write(f"{translate('cli-help-examples')}\n")
    for line in translate(message).splitlines():
        formatter.write(f"  {line}\n" if line else "\n")


def _with_headings(text: str) -> str:
    text = _BRACES.sub(r"\1", text)
    for pattern, heading in _HEADINGS.items():
        text = re.sub(pattern, translate(heading), text, flags=re.MULTILINE)
    return for_output("\n".join(line.rstrip() for line in text.splitlines()))
