"""Translated help. Typer writes its own headings and defaults in English, so they are replaced afterwards."""

from __future__ import annotations

import re
from typing import Any

from pegs.i18n import languages, translate

HELP_ID = "cli-"
_HEADINGS = {
    r"^Usage:": "cli-help-usage",
    r"^Arguments:$": "cli-help-arguments",
    r"^Options:$": "cli-help-options",
    r"^Commands:$": "cli-help-commands",
    r"\[default:": "cli-help-default",
}
_REQUIRED = re.compile(r"\s+\[required\]")  # the usage line shows it already
_BRACES = re.compile(r"\{([A-Z|-]+)\}")
_TYPE = re.compile(r" <(?:str|path)>(?= |$)", re.MULTILINE)
_RANGE = re.compile(r"(\d+)<=x<=(\d+)")
_MINIMUM = re.compile(r"x>=(\d+)")


def translate_help(command: Any) -> None:
    """Replace the message ids by their sentences, for a command and all its subcommands."""
    for each in (command, *command.params):
        text = getattr(each, "help", None)
        if text and text.startswith(HELP_ID):
            each.help = translate(text)
    if getattr(command, "epilog", None):
        command.epilog = translate(command.epilog, languages=", ".join(languages()))
    _translate_layout(command)
    for subcommand in getattr(command, "commands", {}).values():
        translate_help(subcommand)


def _translate_layout(command: Any) -> None:
    english_help = command.get_help

    def get_help(context: Any) -> str:
        option = command.get_help_option(context)
        if option is not None:
            option.help = translate("cli-help")
        return _in_plain_words(english_help(context))

    command.get_help = get_help
    command.get_short_help_str = lambda _limit=0: command.help or ""  # whole: it may run over two lines


def _in_plain_words(text: str) -> str:
    text = _BRACES.sub(r"\1", _REQUIRED.sub("", text))
    text = _TYPE.sub(lambda found: " " * len(found.group()), text)
    text = _RANGE.sub(lambda found: translate("cli-help-between", least=found[1], most=found[2]), text)
    text = _MINIMUM.sub(lambda found: translate("cli-help-at-least", least=found[1]), text)
    for pattern, heading in _HEADINGS.items():
        text = re.sub(pattern, translate(heading), text, flags=re.MULTILINE)
    return "\n".join(line.rstrip() for line in text.splitlines())
