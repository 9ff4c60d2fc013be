"""The bots that can play at this server's tables, with labels for people."""

from __future__ import annotations

from pegs import players
from pegs.core.board import MAX_SEATS
from pegs.i18n import translate
from pegs.players.net_layout import LARGEST_TEAM
from pegs.protocol.rest import BotInfo
from pegs.protocol.settings import USUAL_BOT

LEVELS = {"easy": "easy", "hints": "medium", "strong": "strong", "expert": "expert"}
"""The bots for people to play with, from weakest to strongest, and the level that each is."""
_RANDOM = "random"
_YARDSTICK = "greedy"
"""A bot to compare others with. People found its turns silly, so no table offers it."""
_LARGEST_TEAMS = dict.fromkeys(("strong", "expert"), LARGEST_TEAM)
"""By bot, the players of the largest teams in which it plays as itself, if not in all."""


def bots() -> tuple[BotInfo, ...]:
    """Every bot in the registry but the yardstick, in the current language: the best built-in ones first."""
    levels = [_level(number, name) for number, name in enumerate(LEVELS, 1)]
    others = [name for name in players.names() if name not in (*LEVELS, _RANDOM, _YARDSTICK)]
    at_random = BotInfo(_RANDOM, translate("bot-random"), False)
    return (*levels[::-1], at_random, *(BotInfo(name, _short(name), False) for name in others))


def _level(number: int, name: str) -> BotInfo:
    level = LEVELS[name]
    return BotInfo(
        name,
        translate(f"bot-{level}"),
        name == USUAL_BOT,
        level=number,
        about=translate(f"bot-{level}-about"),
        largest_team=_LARGEST_TEAMS.get(name, MAX_SEATS // 2),
    )


def _short(name: str) -> str:
    """An installed bot's own name; the class name of one loaded as ``MODULE:NAME``."""
    return name.rpartition(":")[2]
