"""Before the first card: a new game as requested, or an old one resumed; and playing again."""

from __future__ import annotations

import secrets
import shlex
import time
from dataclasses import dataclass, replace
from pathlib import Path

from pegs import players
from pegs.core.errors import UsageError
from pegs.data_folder import data_folder
from pegs.engine.warmup import ENGINE, make_ready
from pegs.i18n import translate
from pegs.players.warm import PLAYERS
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.story.names import listed
from pegs.table import events as ev
from pegs.table.handlers import STAND_IN
from pegs.table.table import Table
from pegs.terminal.game_file import GameFile, last_rules, latest_unfinished, read_game, remember_rules
from pegs.terminal.local_table import deal, record_text, seat_people, seats_of
from pegs.terminal.screen import LeftError, Screen
from pegs.terminal.seat_list import SeatPlan, read_seats, usual_seats
from pegs.terminal.session import Options, Session

USUAL_RULES = "basic"
USUAL_PLAYERS = 4
USUAL = Options()


@dataclass(frozen=True)
class Request:
    """What the person asked for; None and empty if nothing was said."""

    rules: str = ""
    players: int | None = None
    teams: int | None = None
    seats: str = ""
    seed: str | None = None
    draw_by_hand: bool = False
    options: Options = USUAL

    @property
    def is_open(self) -> bool:
        """Whether any game will do, an old one too."""
        return replace(self, options=USUAL) == Request()


@dataclass(frozen=True)
class Plan:
    """A new game, all settled but its seed."""

    ruleset: RuleSet
    players: int
    teams: int
    seats: tuple[SeatPlan, ...]
    options: Options


def plan_of(request: Request, usual_rules: str = "") -> Plan:
    """What is to be played. Raises UsageError or RulesFileError if it can't be."""
    ruleset = _ruleset(request, usual_rules)
    number = _players(request)
    if not MIN_PLAYERS <= number <= MAX_PLAYERS:
        raise UsageError(translate("play-players-impossible", players=number))
    teams = usual_teams(ruleset, number) if request.teams is None else request.teams
    possible = [each for each in range(2, number + 1) if number % each == 0]
    if teams not in possible:
        choices = " | ".join(map(str, possible))
        raise UsageError(translate("play-teams-impossible", players=number, teams=teams, possible=choices))
    letters = ruleset.rules.board(number, teams).letters
    seats = read_seats(request.seats or usual_seats(number), letters)
    return Plan(ruleset, number, teams, seats, request.options)


def _ruleset(request: Request, usual_rules: str) -> RuleSet:
    from pegs.rules.loader import load

    try:
        ruleset = load(request.rules or usual_rules or USUAL_RULES)
    except UsageError:
        if request.rules:
            raise
        ruleset = load(USUAL_RULES)  # the rules of the last game are gone
    if not request.draw_by_hand:
        return ruleset
    return replace(ruleset, rules=replace(ruleset.rules, draw_by_hand=True))


def _players(request: Request) -> int:
    if request.players is not None:
        return request.players
    return len(request.seats.split(",")) if request.seats else USUAL_PLAYERS


def usual_teams(ruleset: RuleSet, number: int) -> int:
    """The fewest teams that the rules name for this number of players, or that they can form."""
    named = [teams for players, teams in ruleset.seatings if players == number]
    possible = [teams for teams in range(2, number + 1) if number % teams == 0]
    return min(named or possible or [2])


def start(screen: Screen, request: Request) -> None:
    """Offer the unfinished game, or start a new one; play until the person has had enough."""
    folder = data_folder()
    if request.is_open and (found := _offered(screen, folder)):
        play_on(screen, *found, request.options)
        return
    plan = plan_of(request, last_rules(folder))
    play_new(screen, plan, folder, request.seed, request.rules)


def _offered(screen: Screen, folder: Path) -> tuple[Path, list[ev.AnyEvent]] | None:
    path = latest_unfinished(folder)
    if path is None:
        return None
    _warm(screen)
    try:
        events = read_game(path)
    except UsageError as error:
        screen.print(str(error))
        return None
    table = Table.restored(events)
    turns = len(table.state.running.plies)
    date = time.strftime("%Y-%m-%d", time.localtime(events[0].at))
    rules = _title(table.state.ruleset)
    screen.print(
        translate("play-unfinished", rules=rules, names=listed(table.state.names), date=date, turns=turns)
    )
    return (path, events) if _is_yes(screen, "play-ask-resume") else None


def _is_yes(screen: Screen, question: str) -> bool:
    """Yes, also for an empty answer; other answers are asked again."""
    yes, no = translate("play-yes"), translate("play-no")
    while True:
        answer = screen.ask(translate(question), [yes, no]).casefold()
        if answer in ("", yes, yes[0], "yes", "y"):
            return True
        if answer in (no, no[0], "no"):
            return False
        screen.print(translate("play-yes-or-no"))


def resume(screen: Screen, file: str, options: Options) -> None:
    """Resume the game in a file, or the one played last. Raises UsageError if there is none."""
    folder = data_folder()
    path = Path(file).expanduser() if file else latest_unfinished(folder)
    if path is None:
        raise UsageError(translate("play-nothing-to-resume", folder=str(folder)))
    _warm(screen)
    events = read_game(path)
    if any(isinstance(event, ev.GameEnded) for event in events):
        raise UsageError(translate("play-is-over", file=str(path)))
    play_on(screen, path, events, options)


def play_on(screen: Screen, path: Path, events: list[ev.AnyEvent], options: Options) -> None:
    """Play a saved game to its end, in its own file or, if that is a copy, in a new one."""
    folder = data_folder()
    table = Table.restored(events)
    if path.resolve().parent == (folder / "unfinished").resolve():
        file = GameFile.reopen(path, events)
    else:
        file = GameFile.create(folder, table.state.ruleset.name, events)
    state = table.state
    screen.print(translate("play-resumed", rules=_title(state.ruleset)))
    session = Session(table, file, screen, options)
    _replace_missing_bots(session)
    session.retell()
    _play_to_the_end(session)
    plan = Plan(state.ruleset, state.board.players, state.board.teams, seats_of(table), options)
    _again(screen, plan, folder)


def _replace_missing_bots(session: Session) -> None:
    """Seat the usual bot for each that isn't there any more: a file's word alone loads no program."""
    for seat, chair in enumerate(session.table.state.chairs):
        if chair.bot and chair.bot not in players.names():
            name, color = chair.name, chair.color
            session.screen.print(translate("play-bot-missing", bot=chair.bot, name=name))
            seated = ev.BotSeated(at=time.time(), seat=seat, bot=STAND_IN)
            session.apply([seated, ev.Renamed(at=time.time(), seat=seat, name=name, color=color)])


def play_new(screen: Screen, plan: Plan, folder: Path, seed: str | None, rules_name: str) -> None:
    """Deal and play a game; then perhaps others."""
    _warm(screen)
    own_seed = seed if seed is not None else str(secrets.randbelow(10**6))
    now = time.time()
    events = seat_people(plan.ruleset, plan.players, plan.teams, plan.seats, now)
    table = Table.restored(events)
    events += deal(table, own_seed, now)
    table.apply(events[-1])
    file = GameFile.create(folder, plan.ruleset.name, events)
    if rules_name:
        remember_rules(folder, rules_name)
    session = Session(table, file, screen, plan.options)
    _welcome(session, own_seed)
    _play_to_the_end(session)
    _again(screen, plan, folder)


def _again(screen: Screen, plan: Plan, folder: Path) -> None:
    if any(seat.is_person for seat in plan.seats) and _is_yes(screen, "play-again"):
        play_new(screen, plan, folder, None, "")


def _play_to_the_end(session: Session) -> None:
    try:
        session.run()
    except (LeftError, KeyboardInterrupt):
        session.screen.print(translate("play-saved-for-later"))
        session.screen.print(translate("play-saved-where", file=str(session.file.path)))
        raise LeftError from None
    file = session.file.finish(record_text(session.table))
    session.screen.print(translate("play-record-saved", file=str(file)))


def _welcome(session: Session, seed: str) -> None:
    game, screen, names = session.game, session.screen, session.names(session.reader)
    rules = _title(game.ruleset)
    screen.print(translate("play-welcome", rules=rules, players=game.players), "bold")
    screen.print(translate("play-seed", seed=shlex.quote(seed)), "dim")
    for team in range(game.teams):
        if game.teams < game.players:
            members = [
                translate("play-you") if seat == names.reader else names.player(seat)
                for seat in game.board.team(team)
            ]
            screen.print("  " + translate("play-team", number=team + 1, who=listed(members)))
    if game.teams == game.players:
        screen.print("  " + translate("play-no-partners"))
    assert game.dealer is not None
    for key, seat in (("play-dealer", game.dealer), ("play-first", game.turn)):
        screen.print(translate(key, you=names.you(seat), who=names.player(seat)))


def _title(ruleset: RuleSet) -> str:
    return ruleset.title or ruleset.name or "?"


def _warm(screen: Screen) -> None:
    """Compile what the first start has to, and say so."""
    make_ready((*ENGINE, *PLAYERS), screen.print)
