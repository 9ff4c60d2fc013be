"""The bots that can play at this server's tables, with labels for people."""

from __future__ import annotations

from pegs import players
from pegs.i18n import translate
from pegs.table.protocol.rest import BotInfo
from pegs.table.protocol.settings import USUAL_BOT

STRENGTHS = {
    "expert": "bot-expert",
    "strong": "bot-strong",
    "hints": "bot-medium",
    "greedy": "bot-easy",
    "random": "bot-random",
}
"""The built-in bots from strongest to weakest, and the message that labels each."""


def bots() -> tuple[BotInfo, ...]:
    """Every bot in the player registry, in the current language: the built-in ones first, best first."""
    built_in = [BotInfo(name, translate(label), name == USUAL_BOT) for name, label in STRENGTHS.items()]
    others = [BotInfo(name, _short(name), False) for name in players.names() if name not in STRENGTHS]
    return (*built_in, *others)


def _short(name: str) -> str:
    """An installed bot's own name; the class name of one loaded as ``MODULE:NAME``."""
    return name.rpartition(":")[2]
