"""Help in our own words: the library that reads command lines brings some of its own, in English only."""

from __future__ import annotations

import re
from typing import Any

from pegs.i18n import translate

HELP_ID = "cli-"
_FRAME = {
    r"^Usage:": "cli-help-usage",
    r"^Arguments:$": "cli-help-arguments",
    r"^Options:$": "cli-help-options",
    r"^Commands:$": "cli-help-commands",
    r"\[default:": "cli-help-default",
}
_REQUIRED = re.compile(r"\s+\[required\]")  # an argument in braces says so already
_BRACES = re.compile(r"\{([A-Z|-]+)\}")
_TYPE = re.compile(r" <(?:str|path)>(?= |$)", re.MULTILINE)


def look_up_help(command: Any) -> None:
    """Puts the sentences in the place of their ids, for a command and all under it."""
    for each in (command, *command.params):
        text = getattr(each, "help", None)
        if text and text.startswith(HELP_ID):
            each.help = translate(text)
    _speak(command)
    for inner in getattr(command, "commands", {}).values():
        look_up_help(inner)


def _speak(command: Any) -> None:
    in_english = command.get_help

    def get_help(context: Any) -> str:
        option = command.get_help_option(context)
        if option is not None:
            option.help = translate("cli-help")
        return _framed(in_english(context))

    command.get_help = get_help
    command.get_short_help_str = lambda _limit=0: command.help or ""  # whole: it may run over two lines


def _framed(text: str) -> str:
    text = _BRACES.sub(r"\1", _REQUIRED.sub("", text))
    text = _TYPE.sub(lambda found: " " * len(found.group()), text)
    for pattern, sentence in _FRAME.items():
        text = re.sub(pattern, translate(sentence), text, flags=re.MULTILINE)
    return "\n".join(line.rstrip() for line in text.splitlines())
