"""Starts a new game or resumes a saved one, and offers to play again afterward."""

from __future__ import annotations

import secrets
import shlex
import time
from dataclasses import dataclass, replace
from pathlib import Path

from pegs import players
from pegs.core.errors import PegsError, UsageError
from pegs.data_folder import data_folder
from pegs.engine.warmup import ENGINE, make_ready
from pegs.i18n import either, listed, translate
from pegs.players.warm import PLAYERS
from pegs.record.reading import read_own_record
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES, RuleSet
from pegs.rules.summary import title_of
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.story.statistics import turns_of
from pegs.table import events as ev
from pegs.table.handlers import STAND_IN
from pegs.table.table import Table
from pegs.terminal.game_display import Options
from pegs.terminal.game_file import (
    GameFile,
    SavedGame,
    is_over,
    last_rules,
    read_game,
    remember_rules,
    unfinished_games,
)
from pegs.terminal.game_loop import GameLoop
from pegs.terminal.local_table import deal, record_text, seat_people, seats_of
from pegs.terminal.old_games import events_of_record
from pegs.terminal.parse_input import no_words, yes_words
from pegs.terminal.screen import QuitError, Screen
from pegs.terminal.seat_list import SeatPlan, read_seats, usual_seats

USUAL = Options()


@dataclass(frozen=True)
class Request:
    """The options of the command line; None or empty if not given."""

    rules: str = ""
    players: int | None = None
    teams: int | None = None
    seats: str = ""
    seed: str | None = None
    draw_by_hand: bool = False
    is_wooden: bool = False
    options: Options = USUAL

    @property
    def asks_for_nothing(self) -> bool:
        """Whether no game was described, so that an unfinished one may be resumed."""
        return replace(self, options=USUAL) == Request()


@dataclass(frozen=True)
class NewGame:
    """Everything about a new game but its seed."""

    ruleset: RuleSet
    players: int
    teams: int
    seats: tuple[SeatPlan, ...]
    options: Options
    is_wooden: bool = False
    """Whether the pegs are on a wooden board."""


def new_game(request: Request, usual_rules: str = "") -> NewGame:
    """Complete a request with defaults. Raises UsageError or RulesFileError if it can't be played."""
    ruleset = _ruleset(request, usual_rules)
    number = _players(request)
    if not MIN_PLAYERS <= number <= MAX_PLAYERS:
        raise UsageError(translate("play-players-impossible", players=number))
    teams = ruleset.usual_teams(number) if request.teams is None else request.teams
    possible = [each for each in range(2, number + 1) if number % each == 0]
    if teams not in possible:
        choices = either(map(str, possible))
        raise UsageError(translate("play-teams-impossible", players=number, teams=teams, possible=choices))
    letters = ruleset.rules.board(number, teams).letters
    seats = read_seats(request.seats or usual_seats(number), letters)
    return NewGame(ruleset, number, teams, seats, request.options, request.is_wooden)


def _ruleset(request: Request, usual_rules: str) -> RuleSet:
    from pegs.rules.loader import load

    try:
        ruleset = load(request.rules or usual_rules or DEFAULT_RULES)
    except UsageError:
        if request.rules:
            raise
        ruleset = load(DEFAULT_RULES)  # the last game's rules no longer exist
    if not request.draw_by_hand:
        return ruleset
    return replace(ruleset, rules=replace(ruleset.rules, draw_by_hand=True))


def _players(request: Request) -> int:
    if request.players is not None:
        return request.players
    return len(request.seats.split(",")) if request.seats else DEFAULT_PLAYERS


def start(screen: Screen, request: Request) -> None:
    """Offer to resume the unfinished game, or start a new one, then play until the person stops."""
    folder = data_folder()
    if request.asks_for_nothing and (saved := _offered(screen, folder)):
        play_on(screen, saved, request.options)
        return
    setup = new_game(request, last_rules(folder))
    play_new(screen, setup, folder, request.seed, request.rules)


def _offered(screen: Screen, folder: Path) -> SavedGame | None:
    saved = _resumable(screen, folder)
    if saved is None:
        return None
    table = Table.from_events(saved.events)
    game = table.state.running
    turns = turns_of(game.board, game.plies)
    date = time.strftime("%Y-%m-%d", time.localtime(saved.events[0].at))
    rules = _title(table.state.ruleset)
    screen.print(
        translate("play-unfinished", rules=rules, names=listed(table.state.names), date=date, turns=turns)
    )
    return saved if _is_yes(screen, "play-ask-resume") else None


def _resumable(screen: Screen, folder: Path) -> SavedGame | None:
    """The game played last that can be resumed. Prints which ones can't be read.

    A game that ended just before the program did moves to the finished ones.
    """
    for path in unfinished_games(folder):
        _warm(screen)
        try:
            saved = read_game(path)
            table = Table.from_events(saved.events)
        except PegsError as error:
            screen.print(str(error))
            continue
        if not is_over(saved.events):
            return saved
        file = GameFile(path).finish(record_text(table))
        screen.print(translate("play-record-saved", file=str(file)))
    return None


def _is_yes(screen: Screen, question: str) -> bool:
    """Ask a yes-or-no question until it is answered; Enter means yes."""
    yes, no = translate("play-yes"), translate("play-no")
    while True:
        answer = screen.ask(translate(question), [yes, no]).casefold()
        if answer in ("", *yes_words()):
            return True
        if answer in no_words():
            return False
        screen.print(translate("play-yes-or-no"))


def resume(screen: Screen, file: str, options: Options) -> None:
    """Resume the game in a file, or the one played last. Raises UsageError if there is none."""
    folder = data_folder()
    if not file:
        game = _resumable(screen, folder)
        if game is None:
            raise UsageError(translate("play-nothing-to-resume", folder=str(folder)))
        play_on(screen, game, options)
        return
    path = Path(file).expanduser()
    _warm(screen)
    saved = read_game(path)
    if is_over(saved.events):
        raise UsageError(translate("play-is-over", file=str(path)))
    play_on(screen, saved, options)


def play_on(screen: Screen, saved: SavedGame, options: Options) -> None:
    """Play a saved game to its end.

    A copy that the player saved, or a damaged file, stays as it is: the game gets a new file.
    """
    folder = data_folder()
    table = Table.from_events(saved.events)
    if saved.damaged_line:
        screen.print(translate("play-damaged", file=str(saved.path), line=saved.damaged_line))
    if saved.path.resolve().parent == (folder / "unfinished").resolve() and not saved.damaged_line:
        file = GameFile.reopen(saved.path, saved.events)
    else:
        file = GameFile.create(folder, table.state.ruleset.name, saved.events)
    screen.print(translate("play-resumed", rules=_title(table.state.ruleset)))
    _go_on(GameLoop(table, file, screen, options), folder)


def play_from(screen: Screen, file: str, turn: int, seats: str, options: Options) -> None:
    """Play on from before a turn of a saved or recorded game, with the hands as they were, in a new file.

    The same people and bots play, or those of ``seats``. Raises UsageError if the game has no such turn.
    """
    folder = data_folder()
    path = Path(file).expanduser()
    _warm(screen)
    text = record_text(Table.from_events(read_game(path).events))
    record = read_own_record(text)
    turns = len(record.plies)
    if turn > turns:
        raise UsageError(translate("play-no-turn", file=str(path), turn=turn, turns=turns))
    events = events_of_record(record, turn - 1, seats)
    table = Table.from_events(events)
    screen.print(translate("play-from", rules=_title(table.state.ruleset), turn=turn))
    game_file = GameFile.create(folder, table.state.ruleset.name, events)
    _go_on(GameLoop(table, game_file, screen, options), folder)


def _go_on(loop: GameLoop, folder: Path) -> None:
    """Play the rest of a game, and offer another one."""
    _replace_missing_bots(loop)
    loop.recap()
    _play_to_the_end(loop)
    state = loop.table.state
    players, teams = state.board.players, state.board.teams
    setup = NewGame(
        state.ruleset, players, teams, seats_of(loop.table), loop.display.options, state.is_wooden
    )
    _again(loop.screen, setup, folder)


def _replace_missing_bots(loop: GameLoop) -> None:
    """Replace bots that aren't installed. A bot is never loaded because a saved game names it."""
    for seat, seat_state in enumerate(loop.table.state.seats):
        if seat_state.bot and not players.is_listed(seat_state.bot):
            name, color = seat_state.name, seat_state.color
            loop.screen.print(translate("play-bot-missing", bot=seat_state.bot, name=name))
            seated = ev.BotSeated(at=time.time(), seat=seat, bot=STAND_IN)
            loop.apply([seated, ev.Renamed(at=time.time(), seat=seat, name=name, color=color)])


def play_new(screen: Screen, setup: NewGame, folder: Path, seed: str | None, rules_name: str) -> None:
    """Deal and play a game, and offer another one."""
    _warm(screen)
    own_seed = seed if seed is not None else str(secrets.randbelow(10**6))
    now = time.time()
    events = seat_people(
        setup.ruleset, setup.players, setup.teams, setup.seats, now, is_wooden=setup.is_wooden
    )
    table = Table.from_events(events)
    events += deal(table, own_seed, now)
    table.apply(events[-1])
    file = GameFile.create(folder, setup.ruleset.name, events)
    if rules_name:
        remember_rules(folder, rules_name)
    loop = GameLoop(table, file, screen, setup.options)
    _welcome(loop, own_seed)
    _play_to_the_end(loop)
    _again(screen, setup, folder)


def _again(screen: Screen, setup: NewGame, folder: Path) -> None:
    if any(seat.is_person for seat in setup.seats) and _is_yes(screen, "play-again"):
        play_new(screen, setup, folder, None, "")


def _play_to_the_end(loop: GameLoop) -> None:
    try:
        loop.run()
    except (QuitError, KeyboardInterrupt):
        loop.screen.print(translate("play-saved-for-later"))
        loop.screen.print(translate("play-saved-where", file=str(loop.file.path)))
        raise QuitError from None
    file = loop.file.finish(record_text(loop.table))
    loop.screen.print(translate("play-record-saved", file=str(file)))


def _welcome(loop: GameLoop, seed: str) -> None:
    game, screen, names = loop.game, loop.screen, loop.display.names(loop.display.reader)
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
    return title_of(ruleset) or "?"


def _warm(screen: Screen) -> None:
    """Compile the engine if this is the first start, with a message."""
    make_ready((*ENGINE, *PLAYERS), screen.print)
