"""The pictures of the answers in the interview about a house's rules.

Most are a turn on a small board, which the engine tries under the basic game with that answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import FIVE, JOKER, KING, NINE, SEVEN, SIX, TEN, TWO, Rank
from pegs.core.turn import Kind, Step, Turn
from pegs.i18n import language
from pegs.rules.interview import house_rules
from pegs.rules.interview_questions import QUESTIONS
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS, RuleSet
from pegs.rules.switches import Rules
from pegs.story.names import Names
from pegs.story.sheet import examples
from pegs.story.sheet.builder import PLAYERS
from pegs.story.sheet.model import AnswerPicture, Example
from pegs.story.sheet.stage import ME, Setup, Stage, move, split

BACK = "?"
"""The letter of a card face down."""
STUCK = "46925"
"""Cards that can't bring a peg out."""
LEFT, PARTNER = 1, 2

Pegs = dict[Seat, tuple[Place, ...]]
Maker = Callable[[Stage], Example | None]


def pictures() -> dict[tuple[str, str], AnswerPicture]:
    """The picture of each answer, by question and answer, with captions in the current language."""
    return _pictures(language())


@cache
def _pictures(_language: str) -> dict[tuple[str, str], AnswerPicture]:
    return {
        (question.name, choice.name): _picture(question.name, choice.name)
        for question in QUESTIONS
        for choice in question.choices
    }


def _picture(question: str, choice: str) -> AnswerPicture:
    key = f"{question}-{choice}"
    if key in _PLAIN:
        return _PLAIN[key]
    example = _BOARDS[key](stage_of(question, choice))
    assert example is not None, f"the turn of {key} isn't as legal as it should be"
    return AnswerPicture(example)


def stage_of(question: str, choice: str) -> Stage:
    """The board of an answer's turn, with the basic game and that answer."""
    chosen = {each.name: each for each in QUESTIONS}[question].choice(choice)
    assert chosen is not None
    rules = house_rules(Rules(), {question: chosen})
    board = rules.board(DEFAULT_PLAYERS, DEFAULT_TEAMS)
    ruleset = RuleSet("", "", rules)
    return Stage(ruleset, board, Names(board, ruleset.words_in(), PLAYERS, ME))


_PLAIN: dict[str, AnswerPicture] = {
    **{f"hand-{count}": AnswerPicture(cards=(BACK,) * count) for count in (3, 4, 5, 6)},
    "stuck-0": AnswerPicture(cards=tuple(STUCK[:1])),
    **{f"stuck-{count}": AnswerPicture(cards=tuple(STUCK[:count]), pegs=1) for count in (3, 4, 5)},
    "bluff-open": AnswerPicture(cards=("8",)),
    "bluff-down": AnswerPicture(cards=(BACK,)),
    "draw-before": AnswerPicture(cards=(BACK,) * 6),
    "draw-after": AnswerPicture(cards=(BACK,) * 5),
    "must-hand": AnswerPicture(cards=("5",)),
    "must-joker": AnswerPicture(cards=("5", "*")),
    "must-card": AnswerPicture(cards=("5", "8", "K")),
    "must-nothing": AnswerPicture(cards=("K",)),
    "help-none": AnswerPicture(pegs=5),
    "finish-next": AnswerPicture(cards=("7",)),
    "free-must": AnswerPicture(cards=(BACK,), pegs=1),
    "free-may": AnswerPicture(cards=(BACK,)),
    "counting-stuck": AnswerPicture(cards=tuple("469")),
    "counting-discards": AnswerPicture(cards=tuple("A5K")),
    "counting-team": AnswerPicture(cards=tuple("46"), pegs=2),
    "idle-card": AnswerPicture(cards=tuple("469")),
    "idle-drawn": AnswerPicture(cards=("6", BACK)),
    "idle-hand": AnswerPicture(cards=(BACK,) * 5),
    **{f"board-{count}": AnswerPicture(holes=count) for count in (12, 16, 18, 20)},
}


# --- turns; holes are those of one's own side, whose in-spot is 3 and whose out spot is 8


def _walk(rank: Rank, hole: int, count: int, seat: int = ME) -> Maker:
    """A peg moves by a count, back if it's negative."""

    def make(stage: Stage) -> Example | None:
        origin, target = stage.hole(ME, hole), stage.hole(ME, hole + count)
        pegs: Pegs = {ME: (), seat: (origin,)}
        return stage.example(Setup(pegs, move(rank, origin, target, seat)))

    return make


def _share(rank: Rank, count: int, other: int, seat: int = ME) -> Maker:
    """Two pegs share a count: mine ahead of the in-spot, and another on the other half of the side."""

    def make(stage: Stage) -> Example | None:
        mine, theirs = stage.hole(ME, 4), stage.hole(ME, 16 if other < 0 else 11)
        pegs: Pegs = {ME: (mine, theirs)} if seat == ME else {ME: (mine,), seat: (theirs,)}
        steps = ((ME, mine, mine + count), (seat, theirs, theirs + other))
        return stage.example(Setup(pegs, split(rank, *steps)))

    return make


def _trade(seat: int) -> Maker:
    """A seat's peg trades places with an opponent's."""

    def make(stage: Stage) -> Example | None:
        here, there = stage.hole(ME, 6), stage.hole(ME, 13)
        steps = (Step(seat, here, there), Step(LEFT, there, here))
        return stage.example(Setup({seat: (here,), LEFT: (there,)}, Turn(Kind.SWAP, TWO, steps=steps)))

    return make


def _jump(origin: Place) -> Maker:
    """A peg jumps onto an opponent's."""

    def make(stage: Stage) -> Example | None:
        target = stage.hole(ME, 12)
        return stage.example(Setup({ME: (origin,), LEFT: (target,)}, move(JOKER, origin, target)))

    return make


def _carried(origin: Place, hole: int) -> Maker:
    """A joker takes a peg to an empty hole."""

    def make(stage: Stage) -> Example | None:
        return stage.example(Setup({ME: (origin,)}, move(JOKER, origin, stage.hole(ME, hole))))

    return make


def _turn_in(stage: Stage) -> Example | None:
    origin = stage.hole(ME, 1)
    return stage.example(Setup({ME: (origin,)}, move(SIX, origin, HOME + 3)))


def _past_own(*ahead: int, rule: str = "") -> Maker:
    """A peg moves five forward, with pegs of its own color at these distances ahead."""

    def make(stage: Stage) -> Example | None:
        origin = stage.hole(ME, 8)
        pegs = (origin, *(origin + gap for gap in ahead))
        return stage.example(Setup({ME: pegs}, move(FIVE, origin, origin + 5), rule=rule))

    return make


def _last_split(stage: Stage) -> Example | None:
    """The last peg takes three steps home, and the partner's peg the other four."""
    mine, theirs = stage.hole(ME, 1), stage.hole(ME, 9)
    home = tuple(HOME + hole for hole in range(1, 5))
    turn = split(SEVEN, (ME, mine, HOME), (PARTNER, theirs, theirs + 4))
    return stage.example(Setup({ME: (mine, *home), PARTNER: (theirs,)}, turn))


def _help(hole: int) -> Maker:
    """A partner's peg moves, since all of mine are home."""

    def make(stage: Stage) -> Example | None:
        home, origin = tuple(range(HOME, HOME + 5)), stage.hole(ME, hole)
        return stage.example(Setup({ME: home, PARTNER: (origin,)}, move(FIVE, origin, origin + 5, PARTNER)))

    return make


_BOARDS: dict[str, Maker] = {
    "nine-forward": _walk(NINE, 5, 9),
    "nine-split": _share(NINE, 4, -5),
    "nine-back": _walk(NINE, 15, -9),
    "nine-only": _share(NINE, 6, -3),
    "two-number": _walk(TWO, 8, 2),
    "two-own": _trade(ME),
    "two-any": _trade(PARTNER),
    "joker-anywhere": _jump(HOME + 1),
    "joker-track": _jump(5),
    "joker-start": _jump(START),
    "joker-out": _carried(START, 8),
    "joker-door": _carried(13, 3),
    "movers-own": _walk(FIVE, 8, 5),
    "movers-team": _walk(FIVE, 8, 5, PARTNER),
    "partner-boost": examples.boosting,
    "partner-start": examples.boosting,
    "partner-never": examples.boosting,
    "taken-never": examples.in_spot_taken,
    "taken-start": examples.in_spot_taken,
    "taken-up": examples.in_spot_taken,
    "ten-number": _walk(TEN, 5, 10),
    "ten-back": _walk(TEN, 9, -1),
    "ten-split": _share(TEN, 4, -6, LEFT),
    "ten-both": _share(TEN, 6, 4, LEFT),
    "faces-ten": _walk(KING, 4, 10),
    "faces-on": _walk(KING, 4, 13),
    "seven-own": _share(SEVEN, 3, 4),
    "seven-partner": _share(SEVEN, 3, 4, PARTNER),
    "lap-again": _walk(SIX, 1, 6),
    "lap-able": _walk(TEN, 1, 10),
    "lap-turn": _turn_in,
    "own-never": _past_own(3, rule="own-color-passed"),
    "own-pass": _past_own(3),
    "own-start": _past_own(5),
    "own-both": _past_own(3, 5),
    "help-left": _help(8),
    "help-choice": _help(5),
    "finish-now": _last_split,
}
