"""The positions for each paragraph's board: what to try, the clearest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Kind, Step, Turn
from pegs.rules.switches import From, InSpotTaken, LandOnOwn, SplitWays, Swap
from pegs.story.sheet.model import Effect, Example
from pegs.story.sheet.stage import ME, Setup, Stage, move, split

Maker = Callable[[Stage], Example | None]
Places = dict[Seat, tuple[Place, ...]]


def kinds(*wanted: str) -> Callable[[tuple[Effect, ...]], bool]:
    """Whether exactly these kinds of effects happen, in this order."""
    return lambda effects: tuple(each.kind for each in effects) == wanted


# --- coming out, moving


def coming_out(stage: Stage) -> Example | None:
    """A card brings a peg from start to the out spot."""
    return stage.first(_outs(stage, {}), kinds("move"))


def out_spot_taken(stage: Stage) -> Example | None:
    """One's own peg on the out spot blocks it, or is bumped."""
    pegs: Places = {ME: (stage.out_spot(ME),)}
    if stage.rules.land_on_own is LandOnOwn.START:
        return stage.first(_outs(stage, pegs), kinds("move", "start"))
    return stage.first(_outs(stage, pegs, "own-color-landed"))


def _outs(stage: Stage, pegs: Places, rule: str = "") -> Iterator[Setup]:
    for rank in reversed(stage.ranks(lambda row: row.out)):
        yield Setup(pegs, move(rank, START, stage.out_spot(ME)), rule=rule)


def moving(stage: Stage) -> Example | None:
    """A peg moves the number on its card."""
    origin = stage.out_spot(ME)
    return stage.first(
        (
            Setup({ME: (origin,)}, move(rank, origin, (origin + count) % stage.board.ring))
            for rank, count in stage.forward()
        ),
        kinds("move"),
    )


def own_color(stage: Stage) -> Example | None:
    """A peg of the same color is in the way, just before the end of the count or at it."""
    origin, short = stage.out_spot(ME), 0 if stage.rules.pass_own else 1
    return stage.first(
        Setup(
            {ME: (origin, (origin + count - short) % stage.board.ring)},
            move(rank, origin, (origin + count) % stage.board.ring),
            rule="own-color-passed" if short else "own-color-landed",
        )
        for rank, count in stage.forward(2)
    )


def passing_own(stage: Stage) -> Example | None:
    """A peg passes another of its color."""
    origin, ring = stage.out_spot(ME), stage.board.ring
    return stage.first(
        (
            Setup({ME: (origin, (origin + count - 1) % ring)}, move(rank, origin, (origin + count) % ring))
            for rank, count in stage.forward(2)
        ),
        kinds("move"),
    )


def landing_on_own(stage: Stage) -> Example | None:
    """A peg lands on another of its color."""
    origin, ring = stage.out_spot(ME), stage.board.ring
    return stage.first(
        (
            Setup({ME: (origin, (origin + count) % ring)}, move(rank, origin, (origin + count) % ring))
            for rank, count in stage.forward()
        ),
        kinds("move", "start"),
    )


def backward(stage: Stage) -> Example | None:
    """A card moves a peg back; best of all from the out spot, past the in-spot."""
    origin = stage.out_spot(ME)
    cards = sorted(stage.backward(), key=lambda each: -each[1])
    return stage.first(
        (
            Setup({ME: (origin,)}, move(rank, origin, (origin - count) % stage.board.ring))
            for rank, count in cards
        ),
        kinds("move"),
    )


# --- splitting, swapping, jokers


def splitting(ways: SplitWays) -> Maker:
    """Two pegs share the count of a card that's split in these ways."""

    def make(stage: Stage) -> Example | None:
        ranks = stage.ranks(lambda row: row.split and row.split_ways is ways)
        setups = (setup for rank in ranks for setup in _splits(stage, rank))
        return stage.first(setups, kinds("move", "move"))

    return make


def alone(stage: Stage) -> Example | None:
    """The only peg that could share a split goes the whole count."""
    origin = stage.out_spot(ME)
    return stage.first(
        (
            Setup({ME: (origin,)}, move(rank, origin, (origin + row.split) % stage.board.ring))
            for rank in stage.ranks(lambda row: row.split_alone)
            for row in (stage.rules.cards[rank],)
        ),
        kinds("move"),
    )


def _splits(stage: Stage, rank: Rank) -> Iterator[Setup]:
    row, ring = stage.rules.cards[rank], stage.board.ring
    ahead = row.split_ways is SplitWays.FORWARD
    for seat, second in _sharers(stage, rank):
        one, other = stage.out_spot(ME, 1 if ahead else 3), stage.in_spot(ME, -4 if ahead else 6)
        for part in sorted(range(1, row.split), key=lambda part: abs(2 * part - row.split + 0.5)):
            rest = row.split - part
            target = (other + rest) % ring if ahead else (other - rest) % ring
            pegs: Places = {ME: (one, other)} if second == ME else {ME: (one,), second: (other,)}
            turn = split(rank, (seat, one, (one + part) % ring), (second, other, target))
            yield Setup(pegs, turn)


def _sharers(stage: Stage, rank: Rank) -> Iterator[tuple[Seat, Seat]]:
    if not stage.rules.cards[rank].split_colors:
        yield ME, ME
    if stage.partner is not None:
        yield ME, stage.partner
    yield ME, stage.opponent


def swapping(stage: Stage) -> Example | None:
    """Two pegs trade places."""
    here, there = stage.out_spot(ME), stage.hole(ME, stage.board.side_length - 3)
    seats = [stage.opponent] if stage.partner is None else [stage.opponent, stage.partner]
    return stage.first(
        (
            Setup(
                {ME: (here,), seat: (there,)},
                Turn(Kind.SWAP, rank, steps=(Step(ME, here, there), Step(seat, there, here))),
            )
            for rank in stage.ranks(lambda row: row.swap is not Swap.NONE)
            for seat in seats
        ),
        kinds("swap"),
    )


def joker_jump(stage: Stage) -> Example | None:
    """A peg jumps onto an opponent's, from the track if it may; onto a partner's if it lands only there."""
    bumps = stage.first(_jumps(stage, stage.opponent), kinds("move", "start"))
    return bumps or joker_boost(stage)


def joker_boost(stage: Stage) -> Example | None:
    """A peg jumps onto a partner's."""
    if stage.partner is None:
        return None
    return stage.first(_jumps(stage, stage.partner), lambda effects: len(effects) == 2)


def _jumps(stage: Stage, seat: Seat) -> Iterator[Setup]:
    target = stage.out_spot(seat, 3)
    for rank in stage.ranks(lambda row: row.jump_from):
        row = stage.rules.cards[rank]
        origins = {From.START: START, From.TRACK: stage.out_spot(seat, -3), From.HOME: HOME}
        for where in (From.TRACK, From.START, From.HOME):
            if where in row.jump_from:
                origin = origins[where]
                yield Setup({ME: (origin,), seat: (target,)}, move(rank, origin, target), focus=seat)


def joker_ahead(stage: Stage) -> Example | None:
    """A peg can't jump onto another that is past its in-spot."""
    target = stage.out_spot(ME, 3)
    return stage.first(
        Setup(
            {ME: (origin,), stage.opponent: (target,)},
            move(rank, origin, target),
            focus=ME,
            rule="joker-not-ahead",
        )
        for rank in stage.ranks(lambda row: row.jump_ahead)
        for origin in (stage.in_spot(ME, -3),)
    )


def joker_start_first(stage: Stage) -> Example | None:
    """A peg on the track can't jump while another one waits in start."""
    target, origin = stage.out_spot(stage.opponent, 3), stage.out_spot(stage.opponent, -3)
    return stage.first(
        Setup(
            {ME: (origin,), stage.opponent: (target,)},
            move(rank, origin, target),
            focus=stage.opponent,
            rule="joker-start-first",
        )
        for rank in stage.ranks(lambda row: row.jump_start_first)
    )


def to_in_spot(stage: Stage) -> Example | None:
    """A card takes a peg straight to its in-spot."""
    return stage.first(
        Setup({ME: (origin,)}, move(rank, origin, stage.in_spot(ME)))
        for rank in stage.ranks(lambda row: row.in_spot_from)
        for origin in (stage.out_spot(ME, 3), START)
    )


def sending(stage: Stage) -> Example | None:
    """A card sends an opponent's peg to its start."""
    place = stage.out_spot(stage.opponent, 3)
    return stage.first(
        Setup(
            {stage.opponent: (place,)},
            Turn(Kind.SEND, rank, steps=(Step(stage.opponent, place, START),)),
            focus=stage.opponent,
        )
        for rank in stage.ranks(lambda row: row.send_to_start)
    )


# --- landing on others


def bumping(stage: Stage) -> Example | None:
    """A peg lands on an opponent's."""
    return stage.first(_landings(stage, stage.opponent), kinds("move", "start"))


def boosting(stage: Stage) -> Example | None:
    """A peg lands on a partner's, with whatever the rules make of it."""
    if stage.partner is None:
        return None
    landings = list(_landings(stage, stage.partner))
    example = stage.first(landings, lambda effects: len(effects) == 2)
    return example or stage.first(_with_rule(landings, "partner-protected"))


def in_spot_taken(stage: Stage) -> Example | None:
    """A peg lands on a partner's, whose in-spot has another of that color, or on one that's there itself."""
    if stage.partner is None:
        return None
    taken = stage.in_spot(stage.partner)
    if stage.rules.in_spot_taken is InSpotTaken.MOVE_UP:
        return stage.first(_landings_on(stage, stage.partner, taken), kinds("move", "in_spot"))
    landings = list(_landings(stage, stage.partner, {stage.partner: (taken,)}))
    return stage.first(_with_rule(landings, "in-spot-taken")) or stage.first(landings, kinds("move", "start"))


def chain(stage: Stage) -> Example | None:
    """A boosted peg lands on an opponent's."""
    if stage.partner is None:
        return None
    there: Places = {stage.opponent: (stage.in_spot(stage.partner),)}
    landings = list(_landings(stage, stage.partner, there))
    example = stage.first(landings, lambda effects: len(effects) > 2)
    return example or stage.first(_with_rule(landings, "no-chain"))


def _landings(stage: Stage, seat: Seat, others: Places | None = None) -> Iterator[Setup]:
    """A peg lands on another seat's peg, a little past that seat's out spot."""
    yield from _landings_on(stage, seat, stage.out_spot(seat, 3), others)


def _landings_on(stage: Stage, seat: Seat, target: Place, others: Places | None = None) -> Iterator[Setup]:
    """A peg lands on another seat's peg."""
    others = others or {}
    for rank, count in stage.forward():
        origin = (target - count) % stage.board.ring
        pegs = {**others, ME: (origin,), seat: (*others.get(seat, ()), target)}
        yield Setup(pegs, move(rank, origin, target), focus=seat)


def _with_rule(setups: list[Setup], rule: str) -> Iterator[Setup]:
    for each in setups:
        yield Setup(each.pegs, each.turn, each.focus, rule, each.stuck)


# --- the home stretch, helping, getting stuck


def going_home(stage: Stage) -> Example | None:
    """A peg turns in: some steps to the in-spot, the rest in."""
    return stage.first(
        (
            Setup({ME: (origin,)}, move(rank, origin, HOME + inside - 1))
            for rank, count in stage.forward(2)
            for inside in sorted(range(1, min(count, stage.board.home_length + 1)), key=lambda n: abs(n - 3))
            for origin in (stage.in_spot(ME, inside - count),)
        ),
        kinds("move"),
    )


def deeper(stage: Stage) -> Example | None:
    """A peg at home moves deeper, past another of its color if it may."""
    origin = HOME
    pegs = (HOME, HOME + 1) if stage.rules.pass_in_home else (HOME,)
    return stage.first(
        (
            Setup({ME: pegs}, move(rank, origin, HOME + count))
            for rank, count in stage.forward(1, stage.board.home_length - 1)
        ),
        kinds("move"),
    )


def passing_in_spot(stage: Stage) -> Example | None:
    """A peg goes past its in-spot for another lap, or mustn't."""
    origin, ring = stage.in_spot(ME, -2), stage.board.ring
    setups = [
        Setup({ME: (origin,)}, move(rank, origin, (origin + count) % ring))
        for rank, count in stage.forward(3)
    ]
    rule = "" if stage.rules.pass_in_spot else "must-turn-in"
    return stage.first(_with_rule(setups, rule), kinds("move"))


def turning_in(stage: Stage) -> Example | None:
    """A peg that can turn in mustn't go past its in-spot."""
    origin, ring = stage.in_spot(ME, -2), stage.board.ring
    return stage.first(
        Setup({ME: (origin,)}, move(rank, origin, (origin + count) % ring), rule="can-turn-in")
        for rank, count in stage.forward(3, 2 + stage.board.home_length)
    )


def helping(stage: Stage) -> Example | None:
    """All pegs are home, and a partner's peg moves."""
    if stage.partner is None or stage.board.home_length < stage.board.pegs:
        return None
    home = tuple(range(HOME, HOME + stage.board.pegs))
    origin = stage.out_spot(stage.partner)
    return stage.first(
        (
            Setup(
                {ME: home, stage.partner: (origin,)},
                move(rank, origin, (origin + count) % stage.board.ring, stage.partner),
                focus=stage.partner,
            )
            for rank, count in stage.forward()
        ),
        kinds("move"),
    )


def teammate(stage: Stage) -> Example | None:
    """A partner's peg moves, as it may in a team."""
    if stage.partner is None:
        return None
    origin = stage.out_spot(stage.partner)
    return stage.first(
        (
            Setup(
                {ME: (stage.out_spot(ME),), stage.partner: (origin,)},
                move(rank, origin, (origin + count) % stage.board.ring, stage.partner),
                focus=stage.partner,
                rule=rule,
            )
            for rank, count in stage.forward()
            for rule in ("", "own-first")
        ),
        kinds("move"),
    )


def free_out(stage: Stage) -> Example | None:
    """After enough stuck turns, a peg comes out with any card."""
    limit = stage.rules.stuck_limit
    ranks = stage.ranks(lambda row: not row.brings_out) if limit else []
    return stage.first(
        (
            Setup(
                {},
                Turn(Kind.FREE, rank, steps=(Step(ME, START, stage.out_spot(ME)),)),
                stuck=limit - 1,
            )
            for rank in ranks
        ),
        kinds("move"),
    )
