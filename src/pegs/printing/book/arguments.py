"""What the book's own sentences need to know: who sits where, the players of the examples, and cards."""

from __future__ import annotations

from collections.abc import Callable

from pegs.core.board import Board
from pegs.core.cards import JOKER, Rank
from pegs.i18n import either, translate
from pegs.printing.book.chapters import passing
from pegs.rules.card_words import a_card
from pegs.rules.description import in_short
from pegs.rules.scope import Scope
from pegs.rules.switches import From, Powers, SplitWith
from pegs.story.sentences import capitalized
from pegs.story.sheet.builder import PLAYERS

Arguments = dict[str, str | int]

CARDS: dict[str, Callable[[Powers], object]] = {
    "joker-stuck": lambda row: row.jump_start_first,
    "joker-home": lambda row: From.HOME in row.jump_from,
    "in-spot-anywhere": lambda row: From.HOME in row.in_spot_from,
    "split-guide": lambda row: row.split and row.split_with is SplitWith.TEAM,
    "finishing-team": lambda row: row.split and row.split_with is not SplitWith.OWN,
}
"""The cards that a note or a settlement is about, ``$cards`` in its message."""
FIRST = ("joker-home", "in-spot-anywhere", "finishing-team")
"""Those that begin with their cards."""


def arguments(scope: Scope, board: Board) -> Arguments:
    """What leads and notes need. ``board`` is the examples'."""
    _, left, across, right = PLAYERS
    return {
        "hand_size": scope.rules.hand_size,
        "special": _special(scope),
        "tables": _tables(scope),
        "pairs": "yes" if any(players == 2 * teams for players, teams in scope.seatings) else "no",
        "seats": board.players,
        "left": left,
        "across": across,
        "right": right,
        "passing": passing(scope),
        "spare": "yes" if scope.rules.home_length > scope.rules.pegs else "no",
    }


def cards_of(name: str, scope: Scope) -> Arguments:
    """The cards that a note or a settlement is about, and whether they can move a peg in other ways, too."""
    if name not in CARDS:
        return {}
    rows = scope.rules.cards
    ranks = [rank for rank in scope.ranks if CARDS[name](rows[rank])]
    cards = either([a_card(rank) for rank in ranks])
    has_other = any(_moves_otherwise(rows[rank]) for rank in ranks)
    return {"cards": capitalized(cards) if name in FIRST else cards, "other": "yes" if has_other else "no"}


def _moves_otherwise(row: Powers) -> bool:
    """Whether a card that jumps does more than that."""
    return bool(row.out or row.forward or row.backward or row.split) or _does_more(row)


def _does_more(row: Powers) -> bool:
    return row.swap != "none" or bool(row.in_spot_from) or row.send_to_start


def _special(scope: Scope) -> str:
    """Whether only the joker has powers that are usually its own."""
    rows = scope.rules.cards
    has: list[Rank] = [
        rank
        for rank in scope.ranks
        if rows[rank].jump_from or rows[rank].in_spot_from or rows[rank].send_to_start
    ]
    return "joker" if has == [JOKER] else "other"


def _tables(scope: Scope) -> str:
    """How many teams each number of players can form, in sentences; numbers that are alike share one."""
    groups: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    for players in scope.players:
        teams = sorted(teams for number, teams in scope.seatings if number == players and teams < number)
        alone = (players, players) in scope.seatings
        key = ("only" if not teams else "also" if alone else "no", tuple(teams))
        groups.setdefault(key, []).append(players)
    return " ".join(
        translate(
            "book-teams-at",
            alone=alone,
            players=in_short(players),
            teams=either([str(each) for each in teams]),
        )
        for (alone, teams), players in groups.items()
    )
