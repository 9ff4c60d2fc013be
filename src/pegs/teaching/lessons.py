"""The lessons: for each, the positions that could show it, of which the first that works is taken.

Every lesson happens on the learner's own side of the board, which is at the bottom of the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import (
    ACE,
    EIGHT,
    FIVE,
    FOUR,
    JACK,
    JOKER,
    KING,
    NINE,
    QUEEN,
    RANK_TEXT,
    SEVEN,
    SIX,
    TEN,
    THREE,
    TWO,
    UNKNOWN,
    Rank,
)
from pegs.core.operations import Moved, Operation, SentToInSpot, SentToStart
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.rules.subjects import lets_keep_jokers
from pegs.rules.switches import BumpPartner, From, Help, Movers, MustPlay, Powers, SplitWays, Swap
from pegs.teaching.moment import Moment, Point, Value
from pegs.teaching.stage import LEFT, PARTNER, PLAYERS, RIGHT, YOU, Stage, Wanted

COUNTING = (SIX, FOUR, FIVE, THREE, TWO, NINE, TEN, SEVEN)
"""The cards for lessons about counting, the most welcome first."""
COMING_OUT = (KING, QUEEN, JACK, ACE)


def _peg_at(place: Place) -> Point:
    return Point(YOU, place)


def _bumps(seat: Seat) -> Wanted:
    """Whether a turn moves the learner's peg, and sends only a seat's peg to start."""

    def wanted(turn: Turn, done: Sequence[Operation]) -> bool:
        bumped = [each.seat for each in done if isinstance(each, SentToStart)]
        return turn.kind is Kind.MOVE and turn.steps[0].seat == YOU and bumped == [seat]

    return wanted


def _goes(seat: Seat, origin: Place, target: Place) -> Wanted:
    """Whether a turn moves just this peg there."""
    return lambda turn, _: turn.kind is Kind.MOVE and turn.steps == ((seat, origin, target),)


def _comes_out(seat: Seat) -> Wanted:
    """Whether a turn brings out a peg of a seat."""

    def wanted(turn: Turn, _done: Sequence[Operation]) -> bool:
        (step,) = turn.steps if turn.kind is Kind.MOVE else (None,)
        return step is not None and (step.seat, step.origin) == (seat, START)

    return wanted


def goal(stage: Stage) -> Moment | None:
    """The way home, and the partner."""
    board, first = stage.board, out(stage)
    position = first.position if first else stage.position({}, (), alone=True)
    if position is None:
        return None
    way = board.walk(YOU, board.out_spots[YOU], HOME + board.home_length - 1)
    team = "yes" if stage.rules.move is Movers.TEAM else "no"
    values: dict[str, Value] = {"pegs": board.pegs, "seat": PARTNER, "team": team}
    point = Point(YOU, board.in_spots[YOU])
    return Moment("goal", position, point, values=values, path=(board.out_spots[YOU], *way))


def out(stage: Stage) -> Moment | None:
    """A peg comes out; then everyone else's."""
    ranks = stage.ranks(lambda row: row.out, COMING_OUT)
    ranks = [rank for rank in ranks if rank != JOKER]
    letters = "".join(RANK_TEXT[rank] for rank in sorted(ranks))
    for rank in ranks:
        position = stage.position({}, (rank,), others=(rank,), fill=stage.is_dull, alone=True)
        moment = stage.moment(
            "out",
            position,
            rank,
            _comes_out(YOU),
            values={"cards": letters, "card": RANK_TEXT[rank], "draw": stage.rules.draw.value},
            others=_comes_out,
        )
        if moment:
            return moment
    return None


def _counts(stage: Stage, preferred: Sequence[Rank]) -> Iterator[tuple[Rank, int]]:
    """The cards that move a peg forward, with their counts."""
    for rank in stage.ranks(lambda row: row.forward, preferred):
        for count in stage.rules.cards[rank].forward:
            if rank != JOKER and not stage.rules.cards[rank].split:
                yield rank, count


def declare(stage: Stage) -> Moment | None:
    """Bluffing: a card goes face down, and is named."""
    board = stage.board
    here = board.out_spots[YOU]
    for rank, count in _counts(stage, COUNTING) if stage.rules.bluffing else ():
        position = stage.position({YOU: [here]}, (rank,))
        wanted = _goes(YOU, here, (here + count) % board.ring)
        values: dict[str, Value] = {"card": RANK_TEXT[rank], "count": count}
        moment = stage.moment("declare", position, rank, wanted, values=values)
        if moment:
            return moment
    return None


def doubt(stage: Stage) -> Moment | None:
    """Bluffing: an opponent's claim, which isn't true."""
    if not stage.rules.bluffing:
        return None
    here, theirs = stage.board.out_spots[YOU], (stage.board.out_spots[LEFT] - 3) % stage.board.ring
    claim: dict[str, Any] = {"phase": Phase.DOUBT, "player": LEFT, "card": THREE, "declared": KING}
    position = stage.position({YOU: [here], LEFT: [theirs]}, (), **claim)
    if position is None:
        return None
    values: dict[str, Value] = {"seat": LEFT, "card": RANK_TEXT[KING]}
    return Moment("doubt", position, Point(LEFT, theirs), (("doubt", "accept"),), values)


def count(stage: Stage) -> Moment | None:
    """Counting holes, with a peg of your own in the way."""
    board = stage.board
    here = board.out_spots[YOU]
    for rank, steps in _counts(stage, (THREE, FIVE, FOUR, SIX)):
        target = (here + steps) % board.ring
        position = stage.position({YOU: sorted([here, (target + 1) % board.ring])}, (rank,))
        values: dict[str, Value] = {"count": steps, "card": RANK_TEXT[rank]}
        moment = stage.moment(
            "count", position, rank, _goes(YOU, here, target), point=_peg_at(target), values=values
        )
        if moment:
            return moment
    return None


def _landing(
    stage: Stage, lesson: str, seat: Seat, preferred: Sequence[Rank], wanted: Wanted
) -> Moment | None:
    """A lesson in which the learner's peg lands on someone else's."""
    board = stage.board
    here = board.out_spots[YOU]
    for rank, steps in _counts(stage, preferred):
        target = (here + steps) % board.ring
        if target in board.in_spots:
            continue
        position = stage.position({YOU: [here], seat: [target]}, (rank,))
        values: dict[str, Value] = {"count": steps, "card": RANK_TEXT[rank], "seat": seat}
        moment = stage.moment(lesson, position, rank, wanted, point=Point(seat, target), values=values)
        if moment:
            return moment
    return None


def bump(stage: Stage) -> Moment | None:
    """Landing on an opponent."""
    return _landing(stage, "bump", LEFT, COUNTING, _bumps(LEFT))


def boost(stage: Stage) -> Moment | None:
    """Landing on the partner."""
    if stage.rules.bump_partner is not BumpPartner.IN_SPOT:
        return None

    def wanted(turn: Turn, done: Sequence[Operation]) -> bool:
        boosted = any(isinstance(each, SentToInSpot) and each.seat == PARTNER for each in done)
        return turn.kind is Kind.MOVE and turn.steps[0].seat == YOU and boosted

    return _landing(stage, "boost", PARTNER, (FOUR, *COUNTING), wanted)


_SPLITS = {SplitWays.FORWARD: "split", SplitWays.OPPOSITE: "split-back", SplitWays.ANY: "split-any"}


def _split(stage: Stage, ways: SplitWays) -> Moment | None:
    """Sharing a count between two pegs. If both can bump with it, they do."""
    board, (here, there) = stage.board, (stage.board.out_spots[YOU], stage.board.out_spots[YOU] + 5)
    apart = ({YOU: [here, there]}, {YOU: [here], PARTNER: [there]}, {YOU: [here], LEFT: [there]})

    def wanted(turn: Turn, done: Sequence[Operation]) -> bool:
        hurt = any(isinstance(each, SentToStart) and board.team_of(each.seat) == 0 for each in done)
        return turn.kind is Kind.SPLIT and len(turn.steps) == 2 and not hurt

    def worth(turn: Turn, done: Sequence[Operation]) -> int:
        bumps = sum(isinstance(each, SentToStart) for each in done)
        return 2 * bumps + all(step.seat == YOU for step in turn.steps)

    for rank in stage.ranks(lambda row: row.split and row.split_ways is ways, (SEVEN, NINE, TEN)):
        row = stage.rules.cards[rank]
        values: dict[str, Value] = {
            "card": RANK_TEXT[rank],
            "count": row.split,
            "pegs": row.split_pegs,
            "must": "no" if row.forward or row.backward else "yes",
        }
        # Not half of it, which the plank begins with: so there's a number to tap.
        front = row.split // 2 + 1
        targets = [(there + front) % board.ring, (here + row.split - front) % board.ring]
        for crew in ({YOU: [here, there], RIGHT: targets[:1], LEFT: targets[1:]}, *apart):
            position = stage.position(crew, (rank,))
            moment = stage.moment(_SPLITS[ways], position, rank, wanted, values=values, worth=worth)
            if moment:
                return moment
    return None


def split(stage: Stage) -> Moment | None:
    """A split with both parts forward."""
    return _split(stage, SplitWays.FORWARD)


def split_back(stage: Stage) -> Moment | None:
    """A split with one part forward and one back."""
    return _split(stage, SplitWays.OPPOSITE)


def split_any(stage: Stage) -> Moment | None:
    """A split with each part either way."""
    return _split(stage, SplitWays.ANY)


def counts(stage: Stage) -> Moment | None:
    """A card with several counts to choose from."""
    board = stage.board
    here = board.out_spots[YOU]
    for rank in stage.ranks(lambda row: len(row.forward) + len(row.backward) > 1, (ACE,)):
        row = stage.rules.cards[rank]
        targets = {(here + each) % board.ring for each in row.forward}
        targets |= {(here - each) % board.ring for each in row.backward}

        def wanted(turn: Turn, _: Sequence[Operation], targets: set[Place] = targets) -> bool:
            (step,) = turn.steps if turn.kind is Kind.MOVE else (None,)
            return step is not None and step.origin == here and step.target in targets

        values: dict[str, Value] = {
            "card": RANK_TEXT[rank],
            "forward": " ".join(map(str, row.forward)),
            "back": " ".join(map(str, row.backward)),
        }
        position = stage.position({YOU: [here]}, (rank,))
        moment = stage.moment("counts", position, rank, wanted, values=values)
        if moment:
            return moment
    return None


def back(stage: Stage) -> Moment | None:
    """Going backward, just out of start."""
    board = stage.board
    here = board.out_spots[YOU]
    for rank in stage.ranks(lambda row: row.backward, (EIGHT,)):
        for steps in sorted(stage.rules.cards[rank].backward, key=lambda each: (each != 8, -each)):
            target = (here - steps) % board.ring
            is_shortcut = 0 < board.distance(target, board.in_spots[YOU]) <= board.side_length
            values: dict[str, Value] = {
                "card": RANK_TEXT[rank],
                "count": steps,
                "shortcut": "yes" if is_shortcut else "no",
            }
            position = stage.position({YOU: [here]}, (rank,))
            wanted = _goes(YOU, here, target)
            moment = stage.moment("back", position, rank, wanted, point=_peg_at(target), values=values)
            if moment:
                return moment
    return None


def joker(stage: Stage) -> Moment | None:
    """What a joker does."""
    row, board = stage.rules.cards[JOKER], stage.board
    here = board.out_spots[YOU]
    theirs = (board.in_spots[YOU] - 2) % board.ring

    def wanted(_turn: Turn, done: Sequence[Operation]) -> bool:
        hit = [each.seat for each in done if isinstance(each, SentToStart | SentToInSpot)]
        lands = any(isinstance(each, Moved) and each.target == board.in_spots[YOU] for each in done)
        return hit == [LEFT] or (lands and not hit)

    def worth(turn: Turn, done: Sequence[Operation]) -> int:
        # The sentence begins with a jump, or else with the way to the ring.
        is_jump = any(isinstance(each, SentToStart) for each in done)
        return (1 + is_jump) * (turn.kind is Kind.MOVE)

    if not stage.scope.has_jokers or not (row.jump_from or row.in_spot_from or row.send_to_start):
        return None
    values: dict[str, Value] = {
        "seat": LEFT,
        "jump": _jump(row),
        "ahead": "yes" if row.jump_ahead else "no",
        "spot": "yes" if row.in_spot_from else "no",
        "send": "yes" if row.send_to_start else "no",
        "boost": "yes" if stage.rules.bump_partner is BumpPartner.IN_SPOT else "no",
    }
    for crew in ({YOU: [here], LEFT: [theirs]}, {LEFT: [theirs]}):
        position = stage.position(crew, (JOKER,))
        moment = stage.moment(
            "joker", position, JOKER, wanted, worth=worth, point=Point(LEFT, theirs), values=values
        )
        if moment:
            return moment
    return None


def _jump(row: Powers) -> str:
    """Which of the learner's pegs a joker can take; "no" if it takes none to another peg."""
    if row.jump_start_first:
        return "start"
    if not row.jump_from:
        return "no"
    return "any" if From.START in row.jump_from else "track"


def trade(stage: Stage) -> Moment | None:
    """Two pegs trade places."""
    board = stage.board
    here, theirs = board.out_spots[YOU], (board.in_spots[YOU] - 1) % board.ring

    def wanted(turn: Turn, _done: Sequence[Operation]) -> bool:
        return turn.kind is Kind.SWAP and any(step.seat == YOU for step in turn.steps)

    for rank in stage.ranks(lambda row: row.swap is not Swap.NONE, (TWO,)):
        position = stage.position({YOU: [here], LEFT: [theirs]}, (rank,))
        values: dict[str, Value] = {"card": RANK_TEXT[rank], "seat": LEFT}
        moment = stage.moment("trade", position, rank, wanted, point=Point(LEFT, theirs), values=values)
        if moment:
            return moment
    return None


def _is_discard(turn: Turn, _done: Sequence[Operation]) -> bool:
    return turn.kind is Kind.DISCARD


def stuck(stage: Stage) -> Moment | None:
    """No card can move a peg."""
    position = stage.position({}, (), fill=stage.is_dull, alone=True)
    game = stage.game(position) if position is not None else None
    if game is None or any(turn.kind is not Kind.DISCARD for turn in game.legal_turns()):
        return None
    values: dict[str, Value] = {"limit": stage.rules.stuck_limit, "must": _must_play(stage)}
    return stage.moment("stuck", position, UNKNOWN, _is_discard, values=values)


def _must_play(stage: Stage) -> str:
    """Whether a card that can move a peg must be played: "yes", "no", or "joker" if only a joker needn't."""
    if stage.rules.must_play is not MustPlay.HAND:
        return "no"
    return "joker" if lets_keep_jokers(stage.scope) else "yes"


def free(stage: Stage) -> Moment | None:
    """After some stuck turns, a peg comes out without a card's power."""
    limit = stage.rules.stuck_limit
    for counted in (limit, limit - 1) if limit else ():
        stuck_turns = (counted, *[0] * (PLAYERS - 1))
        position = stage.position({}, (), fill=stage.is_dull, alone=True, stuck=stuck_turns)
        moment = stage.moment(
            "free",
            position,
            UNKNOWN,
            lambda turn, _: turn.kind is Kind.FREE and turn.steps[0].seat == YOU,
            point=_peg_at(stage.board.out_spots[YOU]),
            values={"limit": limit},
        )
        if moment:
            return moment
    return None


def _halfway(stage: Stage) -> dict[Seat, list[Place]]:
    """The other players' pegs in the middle of a game, away from the learner's side."""
    board = stage.board
    last = HOME + board.home_length - 1
    pegs = {
        seat: [board.out_spots[seat], (board.out_spots[seat] + board.side_length // 3) % board.ring, last]
        for seat in (LEFT, PARTNER)
    }
    return {seat: places[-board.pegs :] for seat, places in pegs.items()}


def home(stage: Stage) -> Moment | None:
    """The exact count home."""
    board = stage.board
    taken = min(2, board.pegs - 1, board.home_length - 1)
    open_holes = board.home_length - taken
    full = [HOME + open_holes + number for number in range(taken)]
    for rank, steps in _counts(stage, (FIVE, FOUR, SIX, THREE)):
        ring = steps - open_holes
        if ring < 1:
            continue
        here = (board.in_spots[YOU] - ring) % board.ring
        too_far = [other for other, more in _counts(stage, (SIX,)) if more == steps + 1]
        cards = (rank, *too_far[:1])
        position = stage.position({YOU: [here, *full], **_halfway(stage)}, cards)
        wanted = _goes(YOU, here, HOME + open_holes - 1)
        values: dict[str, Value] = {
            "card": RANK_TEXT[rank],
            "ring": ring,
            "inside": open_holes,
            "other": RANK_TEXT[too_far[0]] if too_far and taken else "",
            "around": "yes" if too_far and _can_move(stage, position, too_far[0], here) else "no",
        }
        moment = stage.moment(
            "home", position, rank, wanted, point=Point(YOU, board.in_spots[YOU]), values=values
        )
        if moment:
            return moment
    return None


def partner(stage: Stage) -> Moment | None:
    """All pegs home: the partner's last one goes home, too."""
    if stage.rules.help is Help.NONE or stage.rules.move is Movers.TEAM:
        return None
    board = stage.board
    full = [HOME + board.home_length - board.pegs + number for number in range(board.pegs)]
    inside = full[0] - HOME + 1
    for rank, steps in _counts(stage, (FIVE, FOUR, SIX, THREE)):
        here = (board.in_spots[PARTNER] - steps + inside) % board.ring
        if steps <= inside:
            continue
        position = stage.position({**_halfway(stage), YOU: full, PARTNER: [here, *full[1:]]}, (rank,))
        values: dict[str, Value] = {"card": RANK_TEXT[rank], "seat": PARTNER, "pegs": board.pegs}
        wanted = _goes(PARTNER, here, full[0])
        moment = stage.moment("partner", position, rank, wanted, point=Point(PARTNER, here), values=values)
        if moment:
            return moment
    return None


def _can_move(stage: Stage, position: str | None, rank: Rank, origin: Place) -> bool:
    """Whether a card can move the learner's peg from a place."""
    game = stage.game(position) if position is not None else None
    turns = game.legal_turns() if game is not None else ()
    return any(turn.card == rank and any(step.origin == origin for step in turn.steps) for turn in turns)


BUILDERS: dict[str, Callable[[Stage], Moment | None]] = {
    "goal": goal,
    "out": out,
    "declare": declare,
    "doubt": doubt,
    "count": count,
    "bump": bump,
    "boost": boost,
    "split": split,
    "split-back": split_back,
    "split-any": split_any,
    "counts": counts,
    "back": back,
    "joker": joker,
    "trade": trade,
    "stuck": stuck,
    "free": free,
    "home": home,
    "partner": partner,
}
"""Every lesson in the order of the first game."""
