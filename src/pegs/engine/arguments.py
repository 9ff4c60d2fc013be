"""Checks of what a program passes, before it reaches the kernel."""

from __future__ import annotations

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.suggestions import shown
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS


def check_seating(players: int, teams: int) -> None:
    """Raise UsageError if the players can't form that number of teams, or a number isn't whole."""
    is_whole = all(type(number) is int for number in (players, teams))
    is_possible = is_whole and MIN_PLAYERS <= players <= MAX_PLAYERS and 2 <= teams <= players
    if not is_possible or players % teams:
        raise UsageError(translate("seating-impossible", players=shown(players), teams=shown(teams)))


def check_seed(seed: int | str) -> None:
    """Raise UsageError if a seed can't be written in UTF-8, as it is for hashing."""
    try:
        str(seed).encode()
    except ValueError:  # half a character (a surrogate), or more digits than Python converts
        raise UsageError(translate("seed-not-text")) from None
