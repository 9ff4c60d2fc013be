"""Positions that only the rule book shows: more on one rule, and whole boards for turns with several effects.

The engine tries each, as those of the rules sheet: a legal turn has to be legal, and a crossed one has to be
forbidden by the rule that it's about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.rules.switches import BumpPartner, SplitWays, SplitWith
from pegs.story.sheet.examples import Maker, kinds
from pegs.story.sheet.model import Example
from pegs.story.sheet.stage import ME, Setup, Stage, move, split

FAR = 0.3
"""The share of the way around the board that a long jump covers at least."""


def passing_others(stage: Stage) -> Example | None:
    """A peg passes pegs of other colors."""
    origin, ring = stage.out_spot(ME), stage.board.ring
    others = [seat for seat in range(stage.board.players) if seat != ME]
    return stage.first(
        (
            Setup(
                {
                    ME: (origin,),
                    **{seat: ((origin + 2 * k + 1) % ring,) for k, seat in enumerate((others * 2)[:2])},
                },
                move(rank, origin, (origin + count) % ring),
            )
            for rank, count in stage.forward(5)
        ),
        kinds("move"),
    )


def own_landed(stage: Stage) -> Example | None:
    """A peg can't land on another of its color."""
    origin, ring = stage.out_spot(ME), stage.board.ring
    return stage.first(
        Setup(
            {ME: (origin, (origin + count) % ring)},
            move(rank, origin, (origin + count) % ring),
            rule="own-color-landed",
        )
        for rank, count in stage.forward(2)
    )


def backing_home(stage: Stage) -> Example | None:
    """A peg can't back into its home."""
    return stage.first(
        Setup(
            {ME: (origin,)},
            move(rank, origin, HOME + count - gap - 1),
            rule="backward-into-home",
        )
        for rank, count in stage.backward()
        for gap in range(max(1, count - stage.board.home_length), count)
        for origin in (stage.in_spot(ME, gap),)
    )


def empty_hole(stage: Stage) -> Example | None:
    """A joker can't jump to an empty hole."""
    target = stage.out_spot(stage.opponent, 3)
    return stage.first(
        Setup({ME: (origin,)}, move(rank, origin, target), focus=stage.opponent, rule="joker-onto-empty-hole")
        for rank in stage.ranks(lambda row: row.jump_from)
        for origin in (stage.out_spot(stage.opponent, -3), START)
    )


def joker_across(stage: Stage) -> Iterator[Example]:
    """A peg jumps across the board, onto a partner's if that helps."""
    boosts = stage.rules.bump_partner is BumpPartner.IN_SPOT
    seats = stage.board.opponents_of(ME) if stage.partner is None or not boosts else (stage.partner,)
    ends = [(seat, end) for seat in seats for end in _spread(stage, seat)]
    for rank in stage.ranks(lambda row: row.jump_from):
        for begin, (seat, end) in product((*_spread(stage, ME), START), ends):
            if not _is_far(stage, stage.out_spot(ME) if begin == START else begin, end):
                continue
            example = stage.example(Setup({ME: (begin,), seat: (end,)}, move(rank, begin, end)))
            if example is not None and len(example.effects) == 2:
                yield example


def _is_far(stage: Stage, begin: Place, end: Place) -> bool:
    """Whether two holes of the track are far apart, both ways."""
    distances = stage.board.distance(begin, end), stage.board.distance(end, begin)
    return min(distances) > FAR * stage.board.ring


def _spread(stage: Stage, seat: Seat) -> list[Place]:
    """Holes of a side that are far from its home, its start, and each other."""
    length = stage.board.side_length
    return [stage.out_spot(seat, -2), stage.out_spot(seat, -3), stage.hole(seat, length - 2)]


def count_too_big(stage: Stage) -> Example | None:
    """A count that would end beyond the last hole of home, of a peg that can't stay on the track instead."""
    origin = HOME if stage.rules.pass_in_spot else stage.in_spot(ME, -1)
    last = HOME + stage.board.home_length - 1
    return stage.first(
        Setup({ME: (origin,)}, move(rank, origin, last), rule=rule)
        for rank, count in reversed(list(stage.forward(stage.board.home_length + 2)))
        for rule in ("wrong-count-home", "wrong-count")
    )


def two_landings(stage: Stage) -> Iterator[Example]:
    """Both parts of a split land on a peg: an opponent's, and a partner's if there is one."""
    for setup in _two_landings(stage):
        example = stage.example(setup)
        if example is None or len(example.effects) != 4:
            continue
        if [each.kind for each in example.effects][::2] == ["move", "move"]:
            yield example


def _two_landings(stage: Stage) -> Iterator[Setup]:
    board, ring = stage.board, stage.board.ring
    far = board.side_length - 4
    last = board.opponents_of(ME)[-1]
    second = stage.partner if stage.partner is not None else stage.opponent
    ranks = stage.ranks(lambda row: row.split and row.split_with is not SplitWith.ANY)
    for rank in sorted(ranks, key=lambda rank: stage.rules.cards[rank].split_ways is SplitWays.FORWARD):
        row = stage.rules.cards[rank]
        is_ahead = row.split_ways is SplitWays.FORWARD
        for part in sorted(range(1, row.split), key=lambda part: abs(2 * part - row.split + 0.5)):
            rest = row.split - part
            for first_hole, second_hole in product((5, 6, far, far + 2), (7, 6, far, far + 2)):
                one, two = stage.hole(stage.opponent, first_hole), stage.hole(last, second_hole)
                if last == stage.opponent:
                    two = stage.hole(ME, far)
                begin = two - rest if is_ahead else two + rest
                pegs = {ME: ((one - part) % ring, begin % ring), last: (one,)}
                pegs[second] = (*pegs.get(second, ()), two)
                yield Setup(pegs, split(rank, (ME, (one - part) % ring, one), (ME, begin % ring, two)))


def anyones_pegs(stage: Stage) -> Iterator[Example]:
    """A split among anyone's pegs: an opponent's goes back, and a partner's goes home."""
    example = stage.first(
        (setup for rank in _anyone(stage) for setup in _anyones(stage, rank)), kinds("move", "move")
    )
    if example is not None:
        yield example


def _anyone(stage: Stage) -> list[Rank]:
    return stage.ranks(lambda row: row.split and row.split_with is SplitWith.ANY)


def _anyones(stage: Stage, rank: Rank) -> Iterator[Setup]:
    row, ring = stage.rules.cards[rank], stage.board.ring
    friend = ME if stage.partner is None else stage.partner
    here = stage.hole(stage.opponent, stage.board.side_length - 5)
    for part in sorted(range(1, row.split), key=lambda part: abs(2 * part - row.split - 2)):
        rest = row.split - part
        inside = min(2, part, stage.board.home_length)
        origin = stage.in_spot(friend, inside - part)
        for there in ((here - rest) % ring, (here + rest) % ring):
            yield Setup(
                {friend: (origin,), stage.opponent: (here,)},
                split(rank, (friend, origin, HOME + inside - 1), (stage.opponent, here, there)),
            )


def finishing(stage: Stage) -> Iterator[Example]:
    """The split that brings the last peg home moves a partner's peg, too."""
    board, ring = stage.board, stage.board.ring
    if stage.partner is None or not stage.rules.finishing_split_helps:
        return
    partner, first = stage.partner, board.home_length - board.pegs
    home = tuple(range(HOME + first + 1, HOME + board.home_length))
    origin = stage.out_spot(partner)
    example = stage.first(
        (
            Setup(
                {ME: (*home, last), partner: (origin,)},
                split(rank, (ME, last, HOME + first), (partner, origin, (origin + row.split - part) % ring)),
            )
            for rank in stage.ranks(lambda row: row.split)
            for row in (stage.rules.cards[rank],)
            for part in range(first + 2, row.split)
            for last in (stage.in_spot(ME, first + 1 - part),)
        ),
        kinds("move", "move"),
    )
    if example is not None:
        yield example


MORE: dict[str, tuple[Maker, ...]] = {
    "own-color": (own_landed, passing_others),
    "home": (count_too_big,),
    "home-back": (backing_home,),
    "joker-jump": (empty_hole,),
}
"""More pictures for paragraphs of the rules sheet, after the sheet's own."""

BOARDS: dict[str, Callable[[Stage], Iterator[Example]]] = {
    "joker": joker_across,
    "anyone": anyones_pegs,
    "landings": two_landings,
    "finishing": finishing,
}
"""Whole boards, by the end of their title's message: positions of which the clearest is shown."""
