"""Open hands for watchers, some turns late, if everyone who has sat at the table in this game has agreed."""

from __future__ import annotations

from pegs.core.board import Seat
from pegs.engine.game import Game
from pegs.table.encode import hand_letters
from pegs.table.state import State
from pegs.table.viewer import Viewer

ROUNDS = 2
"""How many rounds late watchers see the hands, so that they can't help anyone."""

Hands = tuple[tuple[str, ...], ...]


def withheld(state: State) -> bool:
    """Whether watchers see no hands in this game anymore, whoever agrees."""
    return state.stage != "gathering" and bool(state.hands_withheld)


def agreeing(state: State) -> tuple[Seat, ...]:
    """The people who agree."""
    return tuple(seat for seat, each in enumerate(state.seats) if each.person and each.shows_hand)


def may_see(state: State, viewer: Viewer) -> bool:
    """Whether a viewer sees the hands: a watcher, if everyone who has played in this game agrees.

    Someone who has left can't be asked anymore, and their hand is among those that watchers would see.
    """
    if state.hands_withheld:
        return False
    people = [each.shows_hand for each in state.seats if each.person]
    return viewer.role == "watcher" and viewer.seat is None and bool(people) and all(people)


def late_hands(game: Game) -> Hands | None:
    """All hands as they were some rounds ago; None before that, or if a hand is unknown."""
    late = game.copy()
    for _ in range(ROUNDS * game.board.players):
        if not late.plies:
            return None
        late.undo()
    hands = late.position.hands
    return tuple(() if isinstance(hand, int) else hand_letters(hand) for hand in hands)
