"""Random positions: pegs anywhere they can be, any hand, any counts, reachable or not."""

from __future__ import annotations

from random import Random

from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import N_RANKS, UNKNOWN, Hand, hand_of
from pegs.core.position import Pegs, Phase, Position
from pegs.rules.switches import Rules


def random_position(chance: Random, rules: Rules, board: Board, phase: Phase = Phase.PLAY) -> Position:
    """A position of a game that isn't over, in which the seat to act has this kind of decision."""
    pegs = random_pegs(chance, board)
    while any(all(is_home(pegs[seat]) for seat in board.team(team)) for team in range(board.teams)):
        pegs = random_pegs(chance, board)
    seat = chance.randrange(board.players)
    nothing = (0,) * board.players
    hands: list[Hand | int] = [rules.hand_size] * board.players
    hands[seat] = random_hand(chance, rules, board.players)
    return Position(
        pegs=pegs,
        turn=seat,
        hands=tuple(hands),
        stuck=tuple(random_stuck(chance, rules) for _ in range(board.players)),
        extra=nothing,
        owed=nothing,
        forfeit=nothing,
        phase=phase,
        **_phase_fields(chance, rules, board, phase, seat),
    )


def is_home(places: tuple[Place, ...]) -> bool:
    """Whether a seat's pegs are all home."""
    return all(place >= HOME for place in places)


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


def random_hand(chance: Random, rules: Rules, players: int) -> Hand:
    """Up to one card more than a hand, of a few ranks, from one pack."""
    pack = [rank for rank, number in enumerate(rules.pack(players)) for _ in range(min(number, 2))]
    return hand_of(tuple(chance.sample(pack, chance.randint(1, rules.hand_size))))


def random_stuck(chance: Random, rules: Rules) -> int:
    """A count of stuck turns, often the last before a peg comes out free."""
    limit = rules.stuck_limit
    return 0 if limit == 0 else chance.choice((limit - 1, chance.randrange(limit)))


def _phase_fields(chance: Random, rules: Rules, board: Board, phase: Phase, seat: int) -> dict[str, int]:
    card = chance.randrange(N_RANKS)
    opponent = chance.choice(board.opponents_of(seat))
    match phase:
        case Phase.DOUBT:
            return {"player": opponent, "card": card, "declared": chance.randrange(N_RANKS)}
        case Phase.MOVE:
            return {"player": seat, "card": card, "declared": chance.randrange(N_RANKS)}
        case Phase.PENALTY:
            return {"player": seat, "card": card, "declared": card, "loser": opponent}
        case Phase.DRAW:
            return {"draws": 1}
        case _:
            assert rules is not None
            return {"card": UNKNOWN}
