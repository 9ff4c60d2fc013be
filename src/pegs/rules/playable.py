"""Which players can play by some rules. Checking, showing, printing and dealing all ask here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pegs.core.errors import DealError, PegsError, UsageError
from pegs.i18n import translate
from pegs.rules.split_orders import check_split_orders
from pegs.rules.suggestions import shown
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Rules


def check_seating(players: int, teams: int) -> None:
    """Raise UsageError if the players can't form that number of teams, or a number isn't whole."""
    is_whole = all(type(number) is int for number in (players, teams))
    is_possible = is_whole and MIN_PLAYERS <= players <= MAX_PLAYERS and 2 <= teams <= players
    if not is_possible or players % teams:
        raise UsageError(translate("seating-impossible", players=shown(players), teams=shown(teams)))


def check_table(rules: Rules, players: int, teams: int) -> None:
    """Raise UsageError if the players can't form the teams, or could split cards in too many ways."""
    check_seating(players, teams)
    check_split_orders(rules, players, teams)


def check_playable(rules: Rules, players: int, teams: int) -> None:
    """Raise UsageError as `check_table` does, or DealError if there are too few cards.

    After dealing, a card has to be left for everyone to draw.
    """
    check_table(rules, players, teams)
    cards, hand = sum(rules.pack(players)), rules.hand_size
    if cards < (hand + 1) * players:
        raise DealError(translate("deal-too-few-cards", cards=cards, players=players, hand=hand))


@lru_cache(1024)
def is_playable(rules: Rules, players: int, teams: int) -> bool:
    """Whether these players can play by rules that don't contradict themselves."""
    try:
        check_playable(rules, players, teams)
    except PegsError:
        return False
    return True


def playable(rules: Rules, seatings: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The seatings, as numbers of players and teams, that can play by rules without contradictions."""
    return tuple(each for each in seatings if is_playable(rules, *each))
