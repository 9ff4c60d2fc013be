"""Voting on the rules before the first deal: anyone with a seat suggests rules, and the majority decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

from pegs.core.board import Seat
from pegs.i18n import translate
from pegs.protocol.settings import RulesChoice, Settings
from pegs.protocol.table_view import RulesSuggestion
from pegs.rules.loader import is_named_set
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import title_of
from pegs.table import events as ev
from pegs.table.ballot import Suggestion
from pegs.table.command_errors import RefusedError
from pegs.table.playable import readable_rules, require_playable, without_unused
from pegs.table.real_cards import check_real_cards
from pegs.table.state import State

Votes = Mapping[Seat, bool]
"""True for a suggestion, False against it."""
MAX_OPEN = 5
"""How many suggestions can be open at the same time."""
MAX_SUGGESTIONS = 8
"""How many suggestions a seat can make at one table, because the log has the text of each."""


@dataclass(frozen=True, slots=True)
class CheckedRules:
    """Rules that suit a table."""

    choice: RulesChoice
    ruleset: RuleSet


def check_rules(settings: Settings, choice: RulesChoice) -> CheckedRules:
    """Read rules that are suggested for a table. Raises RefusedError if its players can't play by them.

    This takes a while with house rules, and may run in any thread.
    """
    choice = without_unused(choice)  # first, so that the event loop finds what it stores in the cache
    ruleset = readable_rules(choice)
    require_suitable(settings, ruleset)
    return CheckedRules(choice, ruleset)


def require_suitable(settings: Settings, ruleset: RuleSet) -> None:
    """Raise RefusedError if a table with these settings can't be played by these rules.

    Who sits where doesn't matter: that's decided as people join.
    """
    require_playable(ruleset.rules, settings.players, settings.teams)
    if problem := check_real_cards(structs.replace(settings, seats=()), ruleset.rules):
        raise RefusedError("not_allowed", problem)


# --- decisions


def suggest(state: State, seat: Seat, checked: CheckedRules, now: float) -> list[ev.AnyEvent]:
    """The events of a person suggesting rules, instead of those that they have suggested before.

    Raises RefusedError if the table has these rules, someone else suggests them, or there are too many.
    """
    _require_open(state)
    require_suitable(state.settings, checked.ruleset)  # the host may have changed seats while they were read
    ballot = state.ballot
    if checked.ruleset == state.ruleset:
        raise RefusedError("not_allowed", translate("table-rules-same"))
    same = next((each for each in ballot.suggestions.values() if each.ruleset == checked.ruleset), None)
    if same is not None and same.seat != seat:
        raise RefusedError("not_allowed", translate("table-rules-suggested"))
    if same is not None:
        return []
    earlier = ballot.of_seat(seat)
    if ballot.made[seat] >= MAX_SUGGESTIONS:
        raise RefusedError("too_much", translate("table-rules-no-more"))
    if earlier is None and len(ballot.suggestions) >= MAX_OPEN:
        raise RefusedError("too_much", translate("table-rules-enough"))
    replaced = [] if earlier is None else [_ended(earlier, seat, now)]
    suggested = ev.RulesSuggested(at=now, seat=seat, rules=checked.choice)
    version = state.version + len(replaced) + 1
    return [*replaced, suggested, *_decision(state, version, {seat: True}, now)]


def vote(state: State, seat: Seat, version: int, agree: bool, now: float) -> list[ev.AnyEvent]:
    """The events of a vote, which replaces the person's earlier one. Raises RefusedError if it's too late."""
    suggestion = suggestion_of(state, version)
    if suggestion.votes.get(seat) == agree:
        return []
    voted = ev.RulesVoted(at=now, suggestion=version, seat=seat, agree=agree)
    return [voted, *_decision(state, version, {**suggestion.votes, seat: agree}, now)]


def withdraw(state: State, seat: Seat, now: float) -> list[ev.AnyEvent]:
    """The event of a person withdrawing their suggestion; none if they have none."""
    _require_open(state)
    version = state.ballot.of_seat(seat)
    return [] if version is None else [_ended(version, seat, now)]


def suggestion_of(state: State, version: int) -> Suggestion:
    """An open suggestion. Raises RefusedError if there is none."""
    _require_open(state)
    suggestion = state.ballot.suggestions.get(version)
    if suggestion is None:
        raise RefusedError("stale", translate("table-rules-decided"))
    return suggestion


def _is_before_deal(state: State) -> bool:
    return state.stage == "gathering" and state.deal_asked is None


def _require_open(state: State) -> None:
    """Raise RefusedError if the rules can't be changed any more."""
    if not _is_before_deal(state):
        raise RefusedError("stale", translate("table-rules-dealt"))
    if state.settings.lesson:
        raise RefusedError("not_allowed", translate("table-rules-lesson"))
    if state.settings.daily is not None:
        raise RefusedError("not_allowed", translate("table-daily-settings"))


def _ended(version: int, seat: Seat | None, now: float) -> ev.RulesSuggestionEnded:
    return ev.RulesSuggestionEnded(at=now, suggestion=version, seat=seat)


# --- counting


def _voters(state: State) -> list[Seat]:
    """The people who can vote, connected or not. People with a bot standing in have no vote."""
    return [seat for seat, each in enumerate(state.seats) if each.person and each.stand_in is None]


def _side(state: State, votes: Votes, agree: bool) -> tuple[Seat, ...]:
    """The people who voted for (or against) a suggestion."""
    return tuple(seat for seat in _voters(state) if votes.get(seat) is agree)


def _needed(state: State) -> int:
    """How many votes decide: more than half of the people."""
    return len(_voters(state)) // 2 + 1


def _decision(state: State, version: int, votes: Votes, now: float) -> list[ev.AnyEvent]:
    """The event that ends a vote if one side has the majority."""
    yes, no, needed = len(_side(state, votes, True)), len(_side(state, votes, False)), _needed(state)
    if yes >= needed:
        return [ev.RulesChanged(at=now, suggestion=version, yes=yes, no=no)]
    return [_ended(version, None, now)] if no >= needed else []


def due(state: State) -> float | None:
    """When to end a vote that is decided because someone has left; None if there is none."""
    if not state.ballot.suggestions:
        return None
    now = state.entries[-1].event.at
    return now if overdue(state, now) else None


def overdue(state: State, now: float) -> list[ev.AnyEvent]:
    """The event that ends the oldest vote which is decided because someone has left."""
    if not _is_before_deal(state):
        return []
    decisions = (
        _decision(state, version, each.votes, now) for version, each in state.ballot.suggestions.items()
    )
    return next((events for events in decisions if events), [])


# --- what everyone sees


def suggestions(state: State) -> tuple[RulesSuggestion, ...]:
    """The open suggestions, the oldest first, in the current language."""
    return tuple(_shown(state, version, each) for version, each in state.ballot.suggestions.items())


def _shown(state: State, version: int, suggestion: Suggestion) -> RulesSuggestion:
    ruleset = suggestion.ruleset
    return RulesSuggestion(
        id=version,
        seat=suggestion.seat,
        name=ruleset.name if is_named_set(ruleset) else "house",
        title=title_of(ruleset),
        yes=_side(state, suggestion.votes, True),
        no=_side(state, suggestion.votes, False),
        needed=_needed(state),
    )
