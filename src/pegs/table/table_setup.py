"""What the host changes at a table: its title, and before the first deal its seats and options."""

from __future__ import annotations

from msgspec import structs

from pegs.core.board import Seat
from pegs.core.cleaning import clean_text
from pegs.i18n import translate
from pegs.protocol.game_name import MAX_GAME_TITLE
from pegs.protocol.settings import Options, Settings
from pegs.table import events as ev
from pegs.table.command_errors import RefusedError
from pegs.table.display_names import MAX_NAME
from pegs.table.game_name import has_title
from pegs.table.real_cards import with_real_cards
from pegs.table.rules_vote import require_suitable
from pegs.table.state import State

MAX_CHANGES = 200
"""How often a host can change seats, options and title at a table, because the log has every change."""


def resize(state: State, players: int, teams: int, now: float) -> list[ev.AnyEvent]:
    """The events that change the number of seats. Raises RefusedError.

    People beyond the last seat move to the first one that no person has; a bot there makes room.
    """
    _require_open(state)
    if (players, teams) == (state.settings.players, state.settings.teams):
        return []
    _require_suitable(state, structs.replace(state.settings, players=players, teams=teams))
    people = [seat for seat, each in enumerate(state.seats) if each.person]
    if len(people) > players:
        raise RefusedError("not_allowed", translate("table-many-people", people=len(people)))
    free = [seat for seat in range(players) if seat not in people]
    beyond = [seat for seat in people if seat >= players]
    moves = [ev.SeatsSwapped(at=now, one=seat, other=to) for seat, to in zip(beyond, free, strict=False)]
    return [*moves, ev.TableResized(at=now, players=players, teams=teams)]


def set_options(state: State, options: Options, now: float) -> list[ev.AnyEvent]:
    """The event that changes the options; none if they're the same. Raises RefusedError."""
    _require_open(state)
    settings = with_real_cards(structs.replace(state.settings, **structs.asdict(options)))
    chosen = options_of(settings)
    if chosen == structs.replace(options_of(state.settings), talk=state.chosen_talk):
        return []
    _require_suitable(state, settings)
    if settings.cards == "real" and any(each.bot for each in state.seats):
        raise RefusedError("not_allowed", translate("table-real-cards-no-bots"))
    return [ev.OptionsSet(at=now, options=chosen)]


def plan_seat(state: State, seat: Seat, name: str, now: float) -> list[ev.AnyEvent]:
    """The event that writes down who is to sit at an open seat; none if it says so already.

    Raises RefusedError.
    """
    _require_open(state)
    if seat >= state.board.players:
        raise RefusedError("no_such_seat", translate("table-no-such-seat"))
    if not state.seats[seat].is_open:
        raise RefusedError("seat_taken", translate("table-seat-taken", name=state.seats[seat].name))
    cleaned = clean_text(name, MAX_NAME)
    return [] if cleaned == state.seats[seat].name else [ev.SeatPlanned(at=now, seat=seat, name=cleaned)]


def name_table(state: State, title: str, now: float) -> list[ev.AnyEvent]:
    """The event that gives the table a title; none if it has it already. Raises RefusedError."""
    if not has_title(state.named_after):
        raise RefusedError("not_allowed", translate("table-fixed-title"))
    cleaned = clean_text(title, MAX_GAME_TITLE)
    if cleaned == state.title:
        return []
    _require_few_changes(state)
    return [ev.TableNamed(at=now, title=cleaned)]


def options_of(settings: Settings) -> Options:
    """The options among a table's settings."""
    return Options(**{name: getattr(settings, name) for name in Options.__struct_fields__})


def _require_suitable(state: State, settings: Settings) -> None:
    """Raise RefusedError if the table's rules, or rules that people vote on, don't suit these settings."""
    for ruleset in (state.ruleset, *(each.ruleset for each in state.ballot.suggestions.values())):
        require_suitable(settings, ruleset)


def _require_open(state: State) -> None:
    """Raise RefusedError if the host can't change the table anymore, or never could."""
    settings = state.settings
    if state.stage != "gathering" or state.deal_asked is not None:
        raise RefusedError("not_allowed", translate("table-begun-already"))
    if settings.daily is not None:
        raise RefusedError("not_allowed", translate("table-daily-settings"))
    if settings.lesson:
        raise RefusedError("not_allowed", translate("table-lesson-seats"))
    if settings.position:
        raise RefusedError("not_allowed", translate("table-position-settings"))
    _require_few_changes(state)


def _require_few_changes(state: State) -> None:
    kinds = ev.TableResized | ev.OptionsSet | ev.SeatPlanned | ev.TableNamed
    if sum(isinstance(each.event, kinds) for each in state.entries) >= MAX_CHANGES:
        raise RefusedError("too_much", translate("table-many-changes"))
