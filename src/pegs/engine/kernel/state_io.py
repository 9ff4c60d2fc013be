"""Writing a position into a game record, and reading it back."""

from __future__ import annotations

import random

from pegs.core.board import HOME, Board
from pegs.core.cards import Hand, Rank, cards_of
from pegs.core.position import Pegs, Phase, Position
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.rules.switches import Rules


def pegs_of(places: list[int], board: Board) -> Pegs:
    """The places of each seat's pegs, from the places of all pegs by number."""
    ranges = (range(PEG_STRIDE * seat, PEG_STRIDE * seat + board.pegs) for seat in range(board.players))
    return tuple(tuple(sorted(places[peg] for peg in pegs)) for pegs in ranges)


def _hand_at(g: Fields, seat: int) -> Hand | int:
    hidden = int(g.hidden[seat])
    return tuple(g.hands[seat].tolist()) if hidden == 0 else hidden + int(g.hands[seat].sum())


def read_state(g: Fields, board: Board) -> Position:
    """The position in a game record."""
    seats = board.players
    return Position(
        pegs=pegs_of(g.places.tolist(), board),
        turn=int(g.turn[0]),
        hands=tuple(_hand_at(g, seat) for seat in range(seats)),
        stuck=tuple(g.stuck[:seats].tolist()),
        extra=tuple(g.extra[:seats].tolist()),
        owed=tuple(g.owed[:seats].tolist()),
        forfeit=tuple(g.forfeit[:seats].tolist()),
        phase=Phase(int(g.phase[0])),
        player=int(g.player[0]),
        card=int(g.card[0]),
        declared=int(g.declared[0]),
        loser=int(g.loser[0]),
        due=int(g.due[0]),
        draws=int(g.draws[0]),
    )


def unseen_cards(rules: Rules, board: Board, position: Position) -> list[Rank]:
    """The cards of the pack that are in no known hand and not face down on the table."""
    left = list(rules.pack(board.players))
    for hand in position.hands:
        if not isinstance(hand, int):
            left = [have - held for have, held in zip(left, hand, strict=True)]
    if position.card >= 0:
        left[position.card] -= 1
    return cards_of(tuple(left))


def _write_pile(g: Fields, rules: Rules, board: Board, position: Position) -> None:
    cards = unseen_cards(rules, board, position)
    random.Random(int(g.chance[0])).shuffle(cards)
    hidden = sum(hand for hand in position.hands if isinstance(hand, int))
    cards = cards[: max(len(cards) - hidden, 0)]
    g.cards[: len(cards)] = cards
    g.set(n_pile=len(cards), n_discards=0)


def _home_team(board: Board, position: Position) -> int:
    homes = [
        all(place >= HOME for seat in board.team(team) for place in position.pegs[seat])
        for team in range(board.teams)
    ]
    return homes.index(True)


def write_state(g: Fields, rules: Rules, board: Board, position: Position) -> None:
    """Write a position into an empty game record; the derived part has to be recomputed afterward.

    Unknown cards stay unknown: for each card in a hidden hand, one unseen card is left out of the draw
    pile.
    """
    for seat in range(board.players):
        first = PEG_STRIDE * seat
        g.places[first : first + board.pegs] = position.pegs[seat]
        hand = position.hands[seat]
        if isinstance(hand, int):
            g.hidden[seat] = hand
        else:
            g.hands[seat] = hand
        g.stuck[seat] = position.stuck[seat]
        g.extra[seat] = position.extra[seat]
        g.owed[seat] = position.owed[seat]
        g.forfeit[seat] = position.forfeit[seat]
    g.set(
        turn=position.turn,
        phase=int(position.phase),
        player=position.player,
        card=position.card,
        declared=position.declared,
        loser=position.loser,
        due=position.due,
        draws=position.draws,
        winner=_home_team(board, position) if position.phase is Phase.OVER else -1,
    )
    _write_pile(g, rules, board, position)
