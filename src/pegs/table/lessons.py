"""A table that teaches: which moment of its plan it shows, and what is right there.

Every moment is a game of its own, which begins with a prepared position. The last becomes an ordinary one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pegs.core.board import HOME, Seat
from pegs.core.cards import RANK_TEXT, RANKS
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.kernel.piles import Piles
from pegs.i18n import translate
from pegs.protocol.commands import Why
from pegs.protocol.settings import Settings
from pegs.protocol.table_view import LessonView
from pegs.rules.card_words import the_card
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Draw, Rules
from pegs.table.commit_reveal import commitment_of, piles_text, server_secret
from pegs.table.events import GameBegan, StartPosition
from pegs.table.options import Offered, options_of
from pegs.teaching import FIRST_GAME, NOWHERE, PLAYERS, TEAMS, Moment, plan

LEARNER: Seat = 0
DISCARDS = 8
"""How many cards were discarded between two moments, as far as anyone can tell."""
CAST = {1: ("Ben", "Y"), 2: ("Ana", "R"), 3: ("Theo", "W")}
"""The names and colors of a lesson's bots, by seat."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The moment of a plan that a table is at."""

    topic: str
    moments: tuple[Moment, ...]
    step: int
    is_outdated: bool = False
    """Whether the moment began in an earlier version of the program, with another position."""

    @property
    def moment(self) -> Moment:
        """What is shown; of an outdated one, only what it's about."""
        moment = self.moments[self.step]
        return replace(moment, script=(), point=NOWHERE, path=()) if self.is_outdated else moment

    @property
    def next_step(self) -> int:
        """The moment that comes next: an outdated one begins again as it is now."""
        return self.step if self.is_outdated else self.step + 1

    @property
    def is_final(self) -> bool:
        """Whether no other moment comes after this one."""
        return self.step + 1 == len(self.moments)

    @property
    def is_last(self) -> bool:
        """Whether an ordinary game follows this moment."""
        return self.next_step == len(self.moments)

    def is_done(self, game: Game) -> bool:
        """Whether everything that belongs to the moment was played."""
        return len(game.plies) >= len(self.moment.script)

    def right_turns(self, game: Game) -> tuple[str, ...]:
        """The turns that are right for the seat to act; empty if there is nothing to play now."""
        return () if self.is_done(game) else self.moment.script[len(game.plies)]

    def scripted(self, game: Game) -> Turn | None:
        """What a bot plays now; None if nothing."""
        right = self.right_turns(game)
        return game.parse(right[0]) if right else None


def lesson_of(ruleset: RuleSet, settings: Settings, began: GameBegan) -> Lesson | None:
    """The lesson that a game belongs to; None if it's an ordinary one.

    Also None if this version of the program doesn't have that lesson: the game then goes on without it.
    """
    if began.lesson is None or began.start is None:
        return None
    moments = plan(ruleset, settings.lesson)
    if began.lesson >= len(moments):
        return None
    is_outdated = moments[began.lesson].position != began.start.position
    return Lesson(settings.lesson, moments, began.lesson, is_outdated)


def check_lesson(settings: Settings, ruleset: RuleSet) -> str | None:
    """Why a lesson can't be taught with these settings, in words; None if it can, or there is none."""
    if not settings.lesson:
        return None
    seats = [choice.who for choice in settings.seats]
    if (settings.players, settings.teams) != (PLAYERS, TEAMS) or seats != ["me", "bot", "bot", "bot"]:
        return translate("table-lesson-seats")
    if not plan(ruleset, settings.lesson):
        return translate("table-no-lesson")
    return None


def began_with(
    ruleset: RuleSet, settings: Settings, table_seed: str, number: int, step: int, *, game_id: str, now: float
) -> GameBegan:
    """The event that shows a moment of a table's plan, as game ``number``."""
    moments = plan(ruleset, settings.lesson)
    position = moments[step].position
    secret = server_secret(table_seed, number)
    piles, discards = _piles(Game.from_position(ruleset, position, PLAYERS, TEAMS, seed=secret), step)
    if step == len(moments) - 1:
        piles = _with_way_out(piles, ruleset.rules)
    return GameBegan(
        at=now,
        number=number,
        dealer=PLAYERS - 1,
        seed=secret,
        commitment=commitment_of(secret),
        deck="",
        game=game_id,
        start=StartPosition(position, piles_text(piles), piles_text(discards)),
        lesson=step,
    )


def _piles(game: Game, step: int) -> tuple[Piles, Piles]:
    """The draw piles and discards of a moment: the later it is, the more was discarded."""
    thrown = min(DISCARDS * max(0, step - 1), min(game.pile_sizes) // 2)
    return tuple(pile[thrown:] for pile in game.piles), tuple(pile[:thrown] for pile in game.piles)


def _with_way_out(piles: Piles, rules: Rules) -> Piles:
    """The piles, with a card that brings a peg out where the learner draws next.

    A newcomer's first real game shouldn't begin with stuck turns.
    """
    others_first = rules.draw is Draw.BEFORE and len(piles) == 1
    place = PLAYERS - 1 if others_first else 0
    pile = piles[0]
    index = next((i for i in range(place, len(pile)) if rules.cards[pile[i]].out), None)
    if index is None:
        return piles
    first = (*pile[:place], pile[index], *pile[place:index], *pile[index + 1 :])
    return (first, *piles[1:])


def only_right(game: Game, right: Sequence[str]) -> Offered:
    """The legal turns that are right for a moment, as a message has them."""
    options, landings = options_of(game)
    kept = tuple(option for option in options if option.turn in right)
    return Offered(kept, landings, is_complete=True)


def view_of_lesson(lesson: Lesson, game: Game) -> LessonView:
    """A moment for the learner."""
    moment = lesson.moment
    return LessonView(
        topic=lesson.topic,
        step=lesson.step,
        steps=len(lesson.moments),
        lesson=moment.lesson,
        values=moment.values,
        seat=moment.point.seat,
        place=moment.point.place,
        path=moment.path,
        since=moment.since,
        turn=next(iter(lesson.right_turns(game)), "") if game.turn == LEARNER else "",
        reads=not moment.script,
        is_done=lesson.is_done(game),
    )


def other_turn(lesson: Lesson, game: Game, command: Why) -> str | None:
    """Why not a turn that's legal, in words; None if the rules forbid what the question is about."""
    is_exact = command.turn is not None or command.count is not None
    if is_exact or not any(_is_about(turn, command) for turn in game.legal_turns()):
        return None
    return try_first(lesson, game, command.card)


def _is_about(turn: Turn, command: Why) -> bool:
    is_card = command.card is None or RANK_TEXT[turn.card] == command.card
    if command.origin is None:
        return is_card
    # A peg that moves, or one on the track that another lands on.
    seat, origin = command.seat, command.origin
    moves = any((step.seat, step.origin) == (seat, origin) for step in turn.steps)
    return is_card and (moves or (origin < HOME and any(step.target == origin for step in turn.steps)))


def try_first(lesson: Lesson, game: Game, card: str | None = None) -> str:
    """The answer to a turn that isn't the one to try, in words. ``card``: what the player took, if known."""
    cards = {text.split(" ")[0].split("=")[0] for text in lesson.right_turns(game)}
    ranks = [rank for rank in RANKS if RANK_TEXT[rank] in cards]
    if len(ranks) != 1 or RANK_TEXT[ranks[0]] == card:
        return translate("table-lesson-other")
    return translate("table-lesson-try", card=the_card(ranks[0]))


__all__ = [
    "CAST",
    "FIRST_GAME",
    "LEARNER",
    "Lesson",
    "began_with",
    "check_lesson",
    "lesson_of",
    "only_right",
    "other_turn",
    "try_first",
    "view_of_lesson",
]
