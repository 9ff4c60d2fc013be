"""Random positions: pegs anywhere they can be, any hand, any counts, reachable or not."""

from __future__ import annotations

from random import Random
from typing import Any

from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import RANKS, UNKNOWN, Hand, hand_of
from pegs.core.position import Pegs, Phase, Position
from pegs.rules.switches import Rules

MAX_HELD = 2
"""The most cards of one rank in a random hand, of whole decks."""


def random_position(chance: Random, rules: Rules, board: Board, phase: Phase = Phase.PLAY) -> Position:
    """A position of a game that isn't over, in which the seat to act has this kind of decision."""
    seat = chance.randrange(board.players)
    pegs = random_pegs(chance, board)
    while not _is_decision(board, pegs, seat, phase):
        pegs = random_pegs(chance, board)
    nothing = (0,) * board.players
    size = _hand_size(rules, board.players)
    hands: list[Hand | int] = [size] * board.players
    hands[seat] = random_hand(chance, rules, board.players, size)
    return Position(
        pegs=pegs,
        turn=seat,
        hands=tuple(hands),
        stuck=tuple(random_stuck(chance, rules) for _ in range(board.players)),
        extra=nothing,
        owed=nothing,
        forfeit=nothing,
        phase=phase,
        **_phase_fields(chance, rules, board, phase, seat, pegs),
    )


def is_home(places: tuple[Place, ...]) -> bool:
    """Whether a seat's pegs are all home."""
    return all(place >= HOME for place in places)


def is_out(places: tuple[Place, ...]) -> bool:
    """Whether a seat has a peg out of start."""
    return any(place != START for place in places)


def _is_decision(board: Board, pegs: Pegs, seat: int, phase: Phase) -> bool:
    """Whether no team has won, and an opponent has a peg to lose if the seat is to choose it."""
    if any(all(is_home(pegs[each]) for each in board.team(team)) for team in range(board.teams)):
        return False
    return phase is not Phase.PENALTY or any(is_out(pegs[each]) for each in board.opponents_of(seat))


def random_pegs(chance: Random, board: Board) -> Pegs:
    """Pegs in start, on the track, and home; some seats are mostly home, and spots are often taken."""
    taken: set[Place] = set()
    return tuple(_random_places(chance, board, taken) for _ in range(board.players))


def _random_places(chance: Random, board: Board, taken: set[Place]) -> tuple[Place, ...]:
    weights = chance.choice(((1, 1, 1), (3, 2, 0), (0, 3, 1), (0, 1, 9), (0, 0, 1)))
    busy = [*board.in_spots, *board.out_spots]
    homes = list(range(HOME, HOME + board.home_length))
    places = []
    for _ in range(board.pegs):
        area = chance.choices(("start", "track", "home"), weights)[0]
        hole = chance.choice(busy) if chance.random() < 0.3 else chance.randrange(board.ring)
        if area == "home":
            places.append(homes.pop(chance.randrange(len(homes))))
        elif area == "track" and hole not in taken:
            taken.add(hole)
            places.append(hole)
        else:
            places.append(START)
    return tuple(sorted(places))


def _hand_size(rules: Rules, players: int) -> int:
    """The cards of a hand, or fewer if the decks have too few for all hands and a claimed card."""
    cards = sum(rules.pack(players))
    return min(rules.hand_size, (cards - 1) // players)


def _most_held(rules: Rules) -> int:
    """The most cards of one rank in a random hand. That leaves one of most ranks in any deck."""
    return 1 if rules.half_decks else MAX_HELD


def random_hand(chance: Random, rules: Rules, players: int, most: int) -> Hand:
    """Up to ``most`` cards, of a few ranks, from one pack."""
    pack = [
        rank
        for rank, number in zip(RANKS, rules.pile_pack(players), strict=True)
        for _ in range(min(number, _most_held(rules)))
    ]
    return hand_of(tuple(chance.sample(pack, chance.randint(1, most))))


def random_stuck(chance: Random, rules: Rules) -> int:
    """A count of stuck turns, often the last before a peg comes out free."""
    limit = rules.stuck_limit
    return 0 if limit == 0 else chance.choice((limit - 1, chance.randrange(limit)))


def _phase_fields(
    chance: Random, rules: Rules, board: Board, phase: Phase, seat: int, pegs: Pegs
) -> dict[str, Any]:
    pack = rules.pile_pack(board.players)
    card = chance.choice([rank for rank in RANKS if pack[rank] > _most_held(rules)])
    opponent = chance.choice(board.opponents_of(seat))
    match phase:
        case Phase.DOUBT:
            return {"player": opponent, "card": card, "declared": chance.choice(RANKS)}
        case Phase.MOVE:
            return {"player": seat, "card": card, "declared": chance.choice(RANKS)}
        case Phase.PENALTY:
            loser = chance.choice([each for each in board.opponents_of(seat) if is_out(pegs[each])])
            return {"player": seat, "card": card, "declared": card, "loser": loser}
        case Phase.DRAW:
            return {"draws": 1}
        case _:
            return {"card": UNKNOWN}
