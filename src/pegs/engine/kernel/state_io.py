"""Writing a position into a game record, and reading it back."""

from __future__ import annotations

import random

from pegs.core.board import HOME, Board
from pegs.core.cards import Hand, Rank, cards_of
from pegs.core.position import Pegs, Phase, Position
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import PEG_STRIDE
from pegs.engine.kernel.piles import write_piles
from pegs.rules.switches import Rules


def pegs_of(places: list[int], board: Board) -> Pegs:
    """The places of each seat's pegs, from the places of all pegs by number."""
    ranges = (range(PEG_STRIDE * seat, PEG_STRIDE * seat + board.pegs) for seat in range(board.players))
    return tuple(tuple(sorted(places[peg] for peg in pegs)) for pegs in ranges)


def _hand_at(g: Fields, seat: int) -> Hand | int:
    hidden = int(g.hidden[seat])
    return tuple(g.hands[seat]) if hidden == 0 else hidden + sum(g.hands[seat])


def read_state(g: Fields, board: Board) -> Position:
    """The position in a game record."""
    seats = board.players
    return Position(
        pegs=pegs_of(g.places[:], board),
        turn=int(g.turn[0]),
        hands=tuple(_hand_at(g, seat) for seat in range(seats)),
        stuck=tuple(g.stuck[:seats]),
        extra=tuple(g.extra[:seats]),
        owed=tuple(g.owed[:seats]),
        forfeit=tuple(g.forfeit[:seats]),
        phase=Phase(int(g.phase[0])),
        player=int(g.player[0]),
        card=Rank(int(g.card[0])),
        declared=Rank(int(g.declared[0])),
        loser=int(g.loser[0]),
        due=int(g.due[0]),
        draws=int(g.draws[0]),
        drawn=Rank(int(g.drawn[0])),
    )


def unseen_cards(rules: Rules, board: Board, position: Position) -> list[list[Rank]]:
    """For each draw pile, the cards of its pack that are in no known hand and not face down on the table."""
    left = [list(rules.pile_pack(board.players)) for _ in range(rules.n_piles(board.players))]
    for seat, hand in enumerate(position.hands):
        if not isinstance(hand, int):
            pile = rules.pile_of(seat)
            left[pile] = [have - held for have, held in zip(left[pile], hand, strict=True)]
    if position.card >= 0:
        left[rules.pile_of(position.player)][position.card] -= 1
    return [cards_of(tuple(counts)) for counts in left]


def _home_team(board: Board, position: Position) -> int:
    homes = [
        all(place >= HOME for seat in board.team(team) for place in position.pegs[seat])
        for team in range(board.teams)
    ]
    return homes.index(True)


def write_pegs(g: Fields, board: Board, pegs: Pegs) -> None:
    """Write the places of all pegs into a game record; the derived part has to be recomputed afterward."""
    for seat, places in enumerate(pegs):
        first = PEG_STRIDE * seat
        g.places[first : first + board.pegs] = places


def write_state(g: Fields, board: Board, position: Position) -> None:
    """Write a position, but no draw pile, into an empty game record; the derived part has to be recomputed
    afterward.
    """
    write_pegs(g, board, position.pegs)
    for seat in range(board.players):
        hand = position.hands[seat]
        if isinstance(hand, int):
            g.hidden[seat] = hand
        else:
            g.hands[seat][:] = hand
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
        drawn=position.drawn,
        winner=_home_team(board, position) if position.phase is Phase.OVER else -1,
    )


def write_unseen(g: Fields, rules: Rules, board: Board, position: Position) -> None:
    """Shuffle the cards that are in no hand into the draw piles of a game record with a position.

    Unknown cards stay unknown: for each card in a hidden hand, one unseen card is left out.
    """
    chance = random.Random(int(g.chance[0]))
    unseen = unseen_cards(rules, board, position)
    hidden = [0] * len(unseen)
    for seat, hand in enumerate(position.hands):
        hidden[rules.pile_of(seat)] += hand if isinstance(hand, int) else 0
    for cards, missing in zip(unseen, hidden, strict=True):
        chance.shuffle(cards)
        del cards[max(len(cards) - missing, 0) :]
    write_piles(g, rules, board, [cards[::-1] for cards in unseen])
