"""Checks values of ``Rules``: every switch within its range, no two that contradict each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from pegs.core.board import MAX_SIDE_LENGTH
from pegs.core.cards import JOKER, N_RANKS, RANKS, Rank
from pegs.core.errors import Fault, RulesError
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import BY_PLAYERS, PLAYERS, POWERS, SWITCHES, Field
from pegs.rules.split_orders import MAX_ORDERS, crowded_cards
from pegs.rules.suggestions import shown
from pegs.rules.switches import (
    MAX_CARDS,
    MAX_COUNT,
    MAX_HOME,
    MAX_PEGS,
    MAX_PLAYERS,
    MAX_SPLIT_PEGS,
    MIN_PLAYERS,
    MIN_SPLIT_PEGS,
    SPLIT_DETAILS,
    Draw,
    DrawPiles,
    From,
    Help,
    JumpOnto,
    Movers,
    MustPlay,
    Powers,
    Rules,
    SplitOrder,
    SplitWays,
    SplitWith,
    StuckCounts,
    StuckDiscard,
)

MIN_SIDE_LENGTH = 6
MAX_HAND_SIZE = 7
MAX_STUCK_LIMIT = 9
MIN_SPLIT = 2
MAX_OUT_STEPS = 5

RANGES = {
    "side_length": (MIN_SIDE_LENGTH, MAX_SIDE_LENGTH),
    "home_length": (1, MAX_HOME),
    "pegs": (1, MAX_PEGS),
    "two_player_sides": (2, MAX_PLAYERS),
    "hand_size": (1, MAX_HAND_SIZE),
    "stuck_limit": (0, MAX_STUCK_LIMIT),
}


def check(rules: Rules) -> None:
    """Raise ``RulesError`` with everything that is wrong with these rules."""
    problems = faults(rules)
    if problems:
        raise RulesError(problems)


def faults(rules: Rules, most: int | None = None) -> tuple[Fault, ...]:
    """Everything that is wrong with these rules, or the first ``most`` faults, by their switches."""
    wrong_kinds = tuple(islice(_wrong_kinds(rules), most))
    if wrong_kinds:
        return wrong_kinds
    checks = (_ranges, _spots, _packs, _card_faults, _unplayable, _contradictions)
    return tuple(islice((fault for each in checks for fault in each(rules)), most))


def fault_line(fault: Fault) -> str:
    """A fault on one line, in the current language."""
    return f"{', '.join(fault.switches)}: {fault.problem} {fault.fix}"


def card_switch(rank: Rank, power: str) -> str:
    """The full name of a card's power: ``cards.9.split``."""
    return f"cards.{CARD_NAMES[rank]}.{power}"


# -- values of the right kind ----------------------------------------------------------------------


def _wrong_kinds(rules: Rules) -> Iterator[Fault]:
    for name, field in SWITCHES.items():
        if not _is_a(getattr(rules, name), field):
            yield _kind_fault(name, getattr(rules, name))
    if len(rules.cards) != N_RANKS or not all(isinstance(row, Powers) for row in rules.cards):
        yield _kind_fault("cards", rules.cards)
        return
    for rank, row in zip(RANKS, rules.cards, strict=True):
        for name, field in POWERS.items():
            if not _is_a(getattr(row, name), field):
                yield _kind_fault(card_switch(rank, name), getattr(row, name))


def _is_a(value: Any, field: Field) -> bool:
    match field.kind:
        case "flag":
            return type(value) is bool
        case "number":
            return type(value) is int
        case "word":
            return type(value) is field.words
    item = field.words or int
    right_length = field.name not in BY_PLAYERS or (isinstance(value, tuple) and len(value) == len(PLAYERS))
    return isinstance(value, tuple) and right_length and all(type(each) is item for each in value)


def _kind_fault(switch: str, value: Any) -> Fault:
    return Fault((switch,), translate("fault-kind", value=shown(value)), translate("fault-kind.fix"))


# -- each switch by itself -------------------------------------------------------------------------


def _out_of_range(switch: str, value: int, least: int, most: int) -> Iterator[Fault]:
    if not least <= value <= most:
        limits = {"least": least, "most": most}
        yield Fault(
            (switch,),
            translate("fault-range", value=value, **limits),
            translate("fault-range.fix", **limits),
        )


def _ranges(rules: Rules) -> Iterator[Fault]:
    for switch, (least, most) in RANGES.items():
        yield from _out_of_range(switch, getattr(rules, switch), least, most)
    if rules.two_player_sides % 2:
        yield _clash("uneven-sides", "two_player_sides")


def _spots(rules: Rules) -> Iterator[Fault]:
    for switch in ("in_spot", "out_spot"):
        hole = getattr(rules, switch)
        if not 0 <= hole < rules.side_length:
            yield _clash("spot-off-side", switch, "side_length", hole=hole, last=rules.side_length - 1)
    if any(rules.out_spot < rules.in_spot < rules.out_spot + row.out_steps for row in rules.cards):
        yield _clash("out-past-in-spot", "cards", "in_spot")
    if rules.in_spot == rules.out_spot:
        yield _clash("spots-same", "in_spot", "out_spot", hole=rules.in_spot)
    if rules.pegs > rules.home_length:
        yield _clash("pegs-over-home", "pegs", "home_length", pegs=rules.pegs, holes=rules.home_length)


def _packs(rules: Rules) -> Iterator[Fault]:
    for index, (packs, jokers) in enumerate(zip(rules.decks, rules.jokers, strict=True)):
        players = index + MIN_PLAYERS
        if packs < 1:
            yield _clash("no-pack", "decks", players=players)
        if jokers < 0:
            yield _clash("negative-jokers", "jokers", players=players)
        cards = packs * (rules.copies_per_deck * JOKER + jokers) * rules.n_piles(players)
        if cards > MAX_CARDS:
            yield _clash("too-many-cards", "decks", "jokers", players=players, cards=cards, most=MAX_CARDS)


# -- each card -------------------------------------------------------------------------------------


def _card_faults(rules: Rules) -> Iterator[Fault]:
    for rank, row in zip(RANKS, rules.cards, strict=True):
        yield from _counts(rules, rank, row)
        yield from _order(rank, row)
        yield from _split_sharing(rules, rank, row)
        yield from _idle_powers(rank, row)
    if _has_countable_splits(rules) and (ranks := crowded_cards(rules)):
        switches = [card_switch(rank, "split_pegs") for rank in ranks]
        cards = ", ".join(CARD_NAMES[rank] for rank in ranks)
        yield _clash("crowded-splits", *switches, cards=cards, most=MAX_ORDERS)


def _has_countable_splits(rules: Rules) -> bool:
    """Whether the numbers behind splits are in range: with others, counting the orders can take forever."""
    in_range = (row.split <= MAX_COUNT and row.split_pegs <= MAX_SPLIT_PEGS for row in rules.cards)
    return rules.pegs <= MAX_PEGS and all(in_range)


def _counts(rules: Rules, rank: Rank, row: Powers) -> Iterator[Fault]:
    yield from _out_of_range(card_switch(rank, "out_steps"), row.out_steps, 0, MAX_OUT_STEPS)
    ring = smallest_ring(rules)
    for power, least in (("forward", 1), ("backward", 1), ("split", MIN_SPLIT)):
        given = getattr(row, power)
        counts = given if isinstance(given, tuple) else (given,) * (given != 0)
        switch = card_switch(rank, power)
        for count in counts:
            yield from _out_of_range(switch, count, least, MAX_COUNT)
            if least <= count <= MAX_COUNT and count >= ring:
                yield _clash("round-the-board", switch, "side_length", count=count, ring=ring)


def _split_sharing(rules: Rules, rank: Rank, row: Powers) -> Iterator[Fault]:
    pegs, split = card_switch(rank, "split_pegs"), card_switch(rank, "split")
    yield from _out_of_range(pegs, row.split_pegs, MIN_SPLIT_PEGS, MAX_SPLIT_PEGS)
    if row.split >= MIN_SPLIT and row.split_pegs > max(row.split, MIN_SPLIT_PEGS):
        yield _clash("pegs-over-split", pegs, split, pegs=row.split_pegs, count=row.split)
    if row.split and row.split_colors and row.split_with is SplitWith.OWN and rules.move is Movers.OWN:
        colors, sharing = card_switch(rank, "split_colors"), card_switch(rank, "split_with")
        yield _clash("one-color-split", colors, sharing, card=CARD_NAMES[rank])
    if row.split and row.split_alone and row.split in row.forward:
        alone, forward = card_switch(rank, "split_alone"), card_switch(rank, "forward")
        yield _clash("alone-anyway", alone, forward, card=CARD_NAMES[rank], count=row.split)
    if row.split and not (row.split_helps or rules.finishing_split_helps):
        helps = card_switch(rank, "split_helps")
        yield _clash("never-helps", helps, "finishing_split_helps", card=CARD_NAMES[rank])


def smallest_ring(rules: Rules) -> int:
    """The holes of the smallest track that these rules allow."""
    return min(rules.two_player_sides, MIN_PLAYERS + 1) * rules.side_length


def _order(rank: Rank, row: Powers) -> Iterator[Fault]:
    """Lists without an order of their own are stored sorted, so that equal rules are equal values."""
    for power in ("forward", "backward", "jump_from", "in_spot_from"):
        values = getattr(row, power)
        places = [list(From).index(each) if isinstance(each, From) else each for each in values]
        if places != sorted(set(places)):
            yield _clash("order", card_switch(rank, power), value=", ".join(map(str, values)))


def _idle_powers(rank: Rank, row: Powers) -> Iterator[Fault]:
    def clash(name: str, *powers: str) -> Fault:
        return _clash(name, *(card_switch(rank, power) for power in powers), card=CARD_NAMES[rank])

    if not row.split:
        for power in SPLIT_DETAILS:
            if getattr(row, power) != getattr(Powers(), power):
                yield clash(f"no-{power.replace('_', '-')}", power, "split")
    elif row.split_order is not SplitOrder.ANY and row.split_ways is SplitWays.FORWARD:
        yield clash("all-forward-order", "split_order", "split_ways")
    if row.jump_start_first and not has_choice_of_jump(row):
        yield clash("no-jump-first", "jump_start_first", "jump_from")
    if row.out_steps and not row.out:
        yield clash("no-out-to-go-on", "out_steps", "out")
    if row.jump_onto is not JumpOnto.ANY and not row.jump_from:
        yield clash("no-jump-onto", "jump_onto", "jump_from")
    if row.jump_ahead and not row.jump_from:
        yield clash("no-jump-ahead", "jump_ahead", "jump_from")
    if row.jump_ahead and From.HOME in row.jump_from:
        yield clash("home-jumps-ahead", "jump_ahead", "jump_from")


def has_choice_of_jump(row: Powers) -> bool:
    """Whether pegs from start and from elsewhere can jump, so that one can be required to go first."""
    return From.START in row.jump_from and len(row.jump_from) > 1


# -- games that could not be played ----------------------------------------------------------------


def _unplayable(rules: Rules) -> Iterator[Fault]:
    if not any(_begins(row) for row in rules.cards) and not rules.stuck_limit:
        yield _clash("never-out", "cards", "stuck_limit")
    elif not rules.stuck_limit and not rules.bluffing and not any(map(_begins, rules.cards[:JOKER])):
        yield from _no_jokers(rules, "never-out-without-jokers")
    if not any(_advances(row) for row in rules.cards):
        yield _clash("never-home", "cards")
    elif not rules.bluffing and not any(map(_advances, rules.cards[:JOKER])):
        yield from _no_jokers(rules, "never-home-without-jokers")


def _begins(row: Powers) -> bool:
    """Whether a card can bring the first peg onto the track. A jump cannot: it needs a peg to land on."""
    return row.out or From.START in row.in_spot_from


def _advances(row: Powers) -> bool:
    """Whether a card can move a peg into home."""
    return bool(row.forward or row.split)


def _no_jokers(rules: Rules, name: str) -> Iterator[Fault]:
    without = [index + MIN_PLAYERS for index, jokers in enumerate(rules.jokers) if jokers == 0]
    if without:
        yield _clash(name, "cards", "jokers", players=", ".join(map(str, without)))


# -- switches that contradict each other -----------------------------------------------------------


class Contradiction(NamedTuple):
    """Two switches that make no sense together; the catalog has the words under ``clash-<name>``."""

    name: str
    switches: tuple[str, str]
    found_in: Callable[[Rules], bool]


CONTRADICTIONS = (
    Contradiction(
        "team-helps",
        ("move", "help"),
        lambda rules: rules.move is Movers.TEAM and rules.help is not Help.NONE,
    ),
    Contradiction(
        "team-finishing-split",
        ("move", "finishing_split_helps"),
        lambda rules: rules.move is Movers.TEAM and rules.finishing_split_helps,
    ),
    Contradiction(
        "helpless-finishing-split",
        ("help", "finishing_split_helps"),
        lambda rules: rules.move is Movers.OWN and rules.help is Help.NONE and rules.finishing_split_helps,
    ),
    Contradiction(
        "no-split-to-finish",
        ("finishing_split_helps", "cards"),
        lambda rules: (
            rules.finishing_split_helps and not any(row.split and row.split_helps for row in rules.cards)
        ),
    ),
    Contradiction(
        "one-partner-at-a-time",
        ("helper_shares_split", "help"),
        lambda rules: rules.helper_shares_split and rules.help is not Help.CHOICE,
    ),
    Contradiction(
        "no-split-to-share",
        ("helper_shares_split", "cards"),
        lambda rules: rules.helper_shares_split and not any(row.split for row in rules.cards),
    ),
    Contradiction(
        "waiting-turns-in",
        ("must_turn_in", "pass_in_spot"),
        lambda rules: rules.must_turn_in and not rules.pass_in_spot,
    ),
    Contradiction(
        "card-choice-exempts",
        ("must_play", "joker_exempt"),
        lambda rules: rules.must_play is not MustPlay.HAND and rules.joker_exempt,
    ),
    Contradiction(
        "pile-without-count",
        ("stuck_pile", "stuck_limit"),
        lambda rules: rules.stuck_pile and rules.stuck_limit == 0,
    ),
    Contradiction(
        "discards-without-count",
        ("stuck_counts", "stuck_limit"),
        lambda rules: rules.stuck_counts is StuckCounts.DISCARDS and rules.stuck_limit == 0,
    ),
    Contradiction(
        "team-without-count",
        ("stuck_by_team", "stuck_limit"),
        lambda rules: rules.stuck_by_team and rules.stuck_limit == 0,
    ),
    Contradiction(
        "starts-over-without-count",
        ("stuck_starts_over", "stuck_limit"),
        lambda rules: rules.stuck_starts_over and rules.stuck_limit == 0,
    ),
    Contradiction(
        "free-bumps-without-count",
        ("free_out_bumps", "stuck_limit"),
        lambda rules: rules.free_out_bumps and rules.stuck_limit == 0,
    ),
    Contradiction(
        "pile-keeps-top",
        ("stuck_pile", "keep_top_discard"),
        lambda rules: rules.stuck_pile and rules.keep_top_discard,
    ),
    Contradiction(
        "drawn-after-play",
        ("stuck_discard", "draw"),
        lambda rules: rules.stuck_discard is StuckDiscard.DRAWN and rules.draw is Draw.AFTER,
    ),
    Contradiction(
        "bluffing-card-choice",
        ("bluffing", "must_play"),
        lambda rules: rules.bluffing and rules.must_play is not MustPlay.HAND,
    ),
    Contradiction(
        "bluffing-own-piles",
        ("bluffing", "draw_piles"),
        lambda rules: rules.bluffing and rules.draw_piles is DrawPiles.OWN,
    ),
    Contradiction(
        "bluffing-by-hand",
        ("bluffing", "draw_by_hand"),
        lambda rules: rules.bluffing and rules.draw_by_hand,
    ),
    Contradiction(
        "bluffing-choice",
        ("bluffing", "help"),
        lambda rules: rules.bluffing and rules.help is Help.CHOICE,
    ),
    Contradiction(
        "bluffing-new-hand",
        ("bluffing", "stuck_discard"),
        lambda rules: rules.bluffing and rules.stuck_discard is StuckDiscard.HAND,
    ),
    Contradiction(
        "bluffing-drawn",
        ("bluffing", "stuck_discard"),
        lambda rules: rules.bluffing and rules.stuck_discard is StuckDiscard.DRAWN,
    ),
    Contradiction(
        "bluffing-stuck",
        ("bluffing", "stuck_limit"),
        lambda rules: rules.bluffing and rules.stuck_limit > 0,
    ),
)


def _contradictions(rules: Rules) -> Iterator[Fault]:
    for each in CONTRADICTIONS:
        if each.found_in(rules):
            yield _clash(each.name, *each.switches)


def _clash(name: str, *switches: str, **args: str | int) -> Fault:
    return Fault(switches, translate(f"clash-{name}", **args), translate(f"clash-{name}.fix", **args))
