"""What the interview about a house's rules asks. The words are messages: ``wizard-<question>-<choice>``.

The first five questions tell all named sets apart. A set leaves a question open if its source doesn't
answer it, or if the families who play it answer it in different ways.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pegs.rules.fixes import get_switch
from pegs.rules.scope import Scope
from pegs.rules.switches import (
    BumpPartner,
    Draw,
    FreeOut,
    From,
    Help,
    InSpotTaken,
    LandOnOwn,
    Movers,
    MustPlay,
    Rules,
    SplitWays,
    SplitWith,
    StuckCounts,
    StuckDiscard,
    Swap,
)


@dataclass(frozen=True)
class Choice:
    """An answer, and the values that the switches may have by it: the usual one first."""

    name: str
    values: Mapping[str, tuple[Any, ...]]

    def fits(self, rules: Rules) -> bool:
        """Whether rules are as this answer says."""
        return all(get_switch(rules, switch) in values for switch, values in self.values.items())


@dataclass(frozen=True)
class InterviewQuestion:
    """A question with its answers. ``open_in`` are the sets that leave it open."""

    name: str
    choices: tuple[Choice, ...]
    open_in: tuple[str, ...] = ()
    is_first: bool = False
    """Whether it's one of the five that tell the named sets apart."""
    needs: Callable[[Scope], bool] = lambda _: True
    """Whether its answer makes a difference by the rules so far."""

    @property
    def switches(self) -> tuple[str, ...]:
        """The switches that its answers set."""
        return tuple(dict.fromkeys(switch for choice in self.choices for switch in choice.values))

    def choice(self, name: str) -> Choice | None:
        """The answer with this name."""
        return next((each for each in self.choices if each.name == name), None)

    def answer_of(self, rules: Rules) -> Choice | None:
        """The answer that fits some rules; None if none does."""
        return next((each for each in self.choices if each.fits(rules)), None)


def _question(
    name: str, choices: dict[str, dict[str, Any]], open_in: str = "", **details: Any
) -> InterviewQuestion:
    """A question; values that aren't sets of several (`_any_of`) are the only ones."""
    made = tuple(
        Choice(choice, {switch: _several(value) for switch, value in values.items()})
        for choice, values in choices.items()
    )
    return InterviewQuestion(name, made, tuple(open_in.split()), **details)


class _AnyOf(tuple[Any, ...]):
    """Several values that an answer allows."""


def _any_of(*values: Any) -> _AnyOf:
    return _AnyOf(values)


def _several(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, _AnyOf) else (value,)


def _card(card: str, **powers: Any) -> dict[str, Any]:
    return {f"cards.{card}.{power}": value for power, value in powers.items()}


def _nine(forward: bool = False, backward: bool = False, splits: bool = True) -> dict[str, Any]:
    powers: dict[str, Any] = {"forward": (9,) if forward else (), "backward": (9,) if backward else ()}
    ways = {"split_ways": _any_of(SplitWays.OPPOSITE, SplitWays.ANY)} if splits else {}
    return _card("9", **powers, split=9 if splits else 0, **ways)


def _joker(*jumps: From, out: bool = False, start_first: bool = False, door: bool = False) -> dict[str, Any]:
    return _card(
        "joker",
        out=out,
        jump_from=jumps,
        jump_start_first=start_first,
        in_spot_from=tuple(From) if door else (),
        send_to_start=door,
    )


def _pictures(*counts: int) -> dict[str, Any]:
    cards = zip("JQK", counts, strict=True)
    return {f"cards.{card}.forward": (count,) for card, count in cards}


_TEN_SPLIT = {"split_ways": SplitWays.ANY, "split_with": SplitWith.ANY}

QUESTIONS: tuple[InterviewQuestion, ...] = (
    _question("hand", {str(count): {"hand_size": count} for count in (3, 4, 5, 6)}, is_first=True),
    _question("stuck", {str(count): {"stuck_limit": count} for count in (0, 3, 4, 5)}, is_first=True),
    _question("bluff", {"open": {"bluffing": False}, "down": {"bluffing": True}}, is_first=True),
    _question(
        "nine",
        {
            "forward": _nine(forward=True, splits=False),
            "split": _nine(forward=True),
            "back": _nine(backward=True),
            "only": _nine(),
        },
        is_first=True,
    ),
    _question(
        "joker",
        {
            "anywhere": _joker(From.START, From.TRACK, From.HOME),
            "track": _joker(From.START, From.TRACK),
            "start": _joker(From.START, From.TRACK, start_first=True),
            "out": _joker(From.TRACK, out=True),
            "door": _joker(door=True),
        },
        is_first=True,
    ),
    _question(
        "two",
        {
            "number": _card("2", forward=(2,), swap=Swap.NONE),
            "own": _card("2", forward=(2,), swap=Swap.OWN),
            "any": _card("2", forward=(2,), swap=Swap.ANY),
        },
        "basic arizona guide alaska",
    ),
    _question(
        "movers",
        {
            "own": {"move": Movers.OWN, "help": _any_of(Help.LEFT, Help.CHOICE)},
            "team": {"move": Movers.TEAM, "help": Help.NONE, "finishing_split_helps": False},
        },
        "basic paddle liftbridge wizard alaska bluffing",
    ),
    _question(
        "draw",
        {"before": {"draw": Draw.BEFORE}, "after": {"draw": Draw.AFTER}},
        "basic pegoo alaska bluffing",
    ),
    _question(
        "partner",
        {
            "boost": {"bump_partner": BumpPartner.IN_SPOT},
            "start": {"bump_partner": BumpPartner.START},
            "never": {"bump_partner": BumpPartner.FORBIDDEN},
        },
        "basic arizona paddle wizard bluffing",
    ),
    _question(
        "taken",
        {
            "never": {"in_spot_taken": InSpotTaken.FORBIDDEN},
            "start": {"in_spot_taken": InSpotTaken.START},
            "up": {"in_spot_taken": InSpotTaken.MOVE_UP},
        },
        "paddle liftbridge",
    ),
    _question(
        "ten",
        {
            "number": _card("10", forward=(10,), backward=(), split=0),
            "back": _card("10", forward=(10,), backward=(1,), split=0),
            "split": _card("10", forward=(), backward=(), split=10, **_TEN_SPLIT),
            "both": _card("10", forward=(10,), backward=(), split=10, **_TEN_SPLIT),
        },
        "basic arizona wizard",
    ),
    _question(
        "faces",
        {"ten": _pictures(10, 10, 10), "on": _pictures(11, 12, 13)},
        "basic alaska kilpatrick",
    ),
    _question(
        "seven",
        {
            "own": _card("7", split_with=SplitWith.OWN),
            "partner": _card("7", split_with=_any_of(SplitWith.TEAM, SplitWith.WHOLE_TEAM)),
        },
        needs=lambda scope: scope.partners != "none" and not scope.moves_team,
    ),
    _question(
        "lap",
        {
            "again": {"pass_in_spot": True, "must_turn_in": False},
            "able": {"pass_in_spot": True, "must_turn_in": True},
            "turn": {"pass_in_spot": False, "must_turn_in": False},
        },
        "basic liftbridge",
    ),
    _question(
        "own",
        {
            "never": {"pass_own": False, "land_on_own": LandOnOwn.FORBIDDEN},
            "pass": {"pass_own": True, "land_on_own": LandOnOwn.FORBIDDEN},
            "start": {"pass_own": False, "land_on_own": LandOnOwn.START},
            "both": {"pass_own": True, "land_on_own": LandOnOwn.START},
        },
        "pegoo wizard alaska bluffing",
    ),
    _question(
        "must",
        {
            "hand": {"must_play": MustPlay.HAND, "joker_exempt": True},
            "joker": {"must_play": MustPlay.HAND, "joker_exempt": False},
            "card": {"must_play": MustPlay.CARD, "joker_exempt": False},
            "nothing": {"must_play": MustPlay.NOTHING, "joker_exempt": False},
        },
        "basic",
    ),
    _question(
        "help",
        {
            "left": {"help": Help.LEFT},
            "choice": {"help": Help.CHOICE},
            "none": {"help": Help.NONE, "finishing_split_helps": False},
        },
    ),
    _question(
        "finish",
        {"next": {"finishing_split_helps": False}, "now": {"finishing_split_helps": True}},
        "guide",
    ),
    _question(
        "free",
        {"must": {"free_out": FreeOut.MUST}, "may": {"free_out": FreeOut.MAY}},
        "alaska",
    ),
    _question(
        "counting",
        {
            "stuck": {"stuck_counts": StuckCounts.STUCK, "stuck_by_team": False},
            "discards": {"stuck_counts": StuckCounts.DISCARDS, "stuck_by_team": False},
            "team": {"stuck_counts": StuckCounts.STUCK, "stuck_by_team": True},
        },
        "alaska",
        needs=lambda scope: scope.rules.stuck_limit > 0,
    ),
    _question(
        "idle",
        {
            "card": {"stuck_discard": StuckDiscard.CARD},
            "drawn": {"stuck_discard": StuckDiscard.DRAWN},
            "hand": {"stuck_discard": StuckDiscard.HAND},
        },
        "pegoo wizard",
        needs=lambda scope: not scope.rules.bluffing,
    ),
    _question(
        "board",
        {str(count): {"side_length": count} for count in (12, 16, 18, 20)},
        "guide paddle liftbridge",
    ),
)
"""All questions, in the order in which they're asked. What a question needs to know is asked before it."""

BY_NAME = {each.name: each for each in QUESTIONS}
MAX_ANSWERS = len(QUESTIONS)
