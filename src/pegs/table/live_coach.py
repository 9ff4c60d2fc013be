"""The coach at a table: "Are you sure?" before a blunder, if everyone who sits there agrees."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.players.net_layout import LARGEST_TEAM
from pegs.protocol.commands import Play
from pegs.protocol.table_view import CoachSwitch
from pegs.story.names import Names
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.state import State
from pegs.table.viewer import Viewer

QUESTIONS = 2
"""How often the coach asks a person in a game."""
MIN_SECONDS = 10.0
"""The time on a person's clock below which the coach doesn't ask."""


@dataclass(frozen=True)
class Question:
    """A turn that the coach may ask about. ``game`` is a copy, which stays as it is."""

    game: Game
    seat: Seat
    names: Names
    turn: str


def switch(state: State) -> CoachSwitch | None:
    """Who agrees to the coach, and whether it's on; None if it can't help at this table."""
    if not _can_help(state):
        return None
    people = [seat for seat, each in enumerate(state.seats) if each.person]
    agreeing = tuple(seat for seat in people if _agrees(state, seat))
    return CoachSwitch(agreeing, is_on=bool(people) and len(agreeing) == len(people))


def switched(state: State, seat: Seat, agree: bool, now: float) -> list[ev.AnyEvent]:
    """The events if a person agrees to the coach, or no longer. Raises RefusedError."""
    if not _can_help(state):
        raise RefusedError("not_allowed", translate("table-no-coach"))
    return [ev.CoachSwitched(at=now, seat=seat, agree=agree)] if agree != _agrees(state, seat) else []


def question(state: State, viewer: Viewer, command: Play, seconds: float | None) -> Question | None:
    """The turn that a person plays, if the coach may ask about it: at most once in a decision.

    ``seconds`` are left on the person's clock; None if there's no clock.
    """
    seat = viewer.seat
    if seat is None or command.sure or state.stage != "playing" or state.running.turn != seat:
        return None
    if command.version < state.decided_at or state.running.position.phase is not Phase.PLAY:
        return None
    on = switch(state)
    if on is None or not on.is_on or (seconds is not None and seconds < MIN_SECONDS):
        return None
    asked = [(then, each.turn) for then, each in state.coach_asked if each.seat == seat]
    now_asked = [turn for then, turn in asked if then == state.decided_at]
    if (now_asked and command.turn not in now_asked) or (not now_asked and len(asked) >= QUESTIONS):
        return None
    return Question(state.running.copy(), seat, state.names_for(seat).seen(), command.turn)


def asked_now(state: State, about: Question, now: float) -> list[ev.AnyEvent]:
    """The events if the coach asks; none if it asks again, because its question was lost on the way."""
    if (state.decided_at, about.seat) in [(then, each.seat) for then, each in state.coach_asked]:
        return []
    return [ev.CoachAsked(at=now, seat=about.seat, turn=about.turn)]


def _agrees(state: State, seat: Seat) -> bool:
    """Whether a person agrees. At a practice table, everyone does who hasn't said otherwise."""
    wants = state.seats[seat].wants_coach
    return state.settings.practice is not None if wants is None else wants


def _can_help(state: State) -> bool:
    settings, rules = state.settings, state.ruleset.rules
    is_judged = not rules.bluffing and settings.players // settings.teams <= LARGEST_TEAM
    counts = settings.daily is not None or bool(settings.lesson)
    return settings.coach and is_judged and not counts and not state.has_real_cards
