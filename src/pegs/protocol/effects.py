"""What a house rule does: the page's questions, one after another while games are played, and the answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS

MAX_GAMES = 5_000


class EffectRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what some rules do, and have games played until there are ``games`` deals.

    Games are played only while someone keeps asking. ``turn_seconds`` is how long a turn takes.
    """

    rules: RulesChoice = RulesChoice()
    players: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_PLAYERS
    teams: Annotated[int, Meta(ge=2, le=10)] = DEFAULT_TEAMS
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES)] = 1_000
    turn_seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 9.0


class EffectBar(Struct, frozen=True):
    """An interval and the value in it, from 0 to 1 along the row's axis."""

    low: float
    value: float
    high: float


class EffectRow(Struct, frozen=True):
    """One measure: its verdict, how far it reaches under the rules and under their base, and both as bars."""

    name: str
    title: str
    verdict: str
    rules: str
    base: str
    detail: str
    """More about it, or empty."""
    ticks: tuple[str, str, str]
    """The axis at its low end, in the middle, and at its high end."""
    bar: EffectBar | None
    """None before there are enough games."""
    base_bar: EffectBar | None
    """None if the rules are those of the base, too."""


class EffectReport(Struct, frozen=True):
    """What some rules do, as far as games have been played."""

    games: int
    requested: int
    seconds_left: float
    """About how long the remaining games take; 0 if that isn't known yet."""
    rules: str
    base: str
    """The titles of the rules and of their base; the same for the rules of a base."""
    about: str
    rows: tuple[EffectRow, ...]
    sentence: str
    warnings: tuple[str, ...]
