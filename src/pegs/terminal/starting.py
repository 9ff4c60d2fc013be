"""Before the first card: a new game as it was wished, or an old one gone on with; and playing again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.data_folder import data_folder
from pegs.engine.game import Game
from pegs.engine.warmup import ENGINE, make_ready
from pegs.i18n import say
from pegs.players import player_names
from pegs.players.warm import PLAYERS
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.terminal import saving
from pegs.terminal.bots import Bots
from pegs.terminal.people import Chair, read_seats, usual_seats
from pegs.terminal.screen import LeftError, Screen
from pegs.terminal.session import Manner, Session

USUAL_RULES = "basic"
USUAL_PLAYERS = 4
PLAIN = Manner()


@dataclass(frozen=True)
class Wishes:
    """What the person asked for; None and empty where nothing was said."""

    rules: str = ""
    players: int | None = None
    teams: int | None = None
    seats: str = ""
    seed: str | None = None
    draw_by_hand: bool = False
    manner: Manner = PLAIN

    @property
    def asks_for_nothing(self) -> bool:
        """Whether any game will do, an old one too."""
        return replace(self, manner=PLAIN) == Wishes()


@dataclass(frozen=True)
class Plan:
    """A new game, all settled but its seed."""

    ruleset: RuleSet
    players: int
    teams: int
    chairs: tuple[Chair, ...]
    manner: Manner


def plan_of(wishes: Wishes, usual_rules: str = "") -> Plan:
    """What is to be played. Raises UsageError (or RulesFileError) for what cannot be."""
    ruleset = _ruleset(wishes, usual_rules)
    players = _players(wishes)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UsageError(say("play-players-impossible", players=players))
    teams = usual_teams(ruleset, players) if wishes.teams is None else wishes.teams
    possible = [number for number in range(2, players + 1) if players % number == 0]
    if teams not in possible:
        told = " | ".join(map(str, possible))
        raise UsageError(say("play-teams-impossible", players=players, teams=teams, possible=told))
    letters = ruleset.rules.board(players, teams).letters
    chairs = read_seats(wishes.seats or usual_seats(players), letters, player_names())
    return Plan(ruleset, players, teams, chairs, wishes.manner)


def _ruleset(wishes: Wishes, usual_rules: str) -> RuleSet:
    from pegs.rules.loader import load

    try:
        ruleset = load(wishes.rules or usual_rules or USUAL_RULES)
    except UsageError:
        if wishes.rules:
            raise
        ruleset = load(USUAL_RULES)  # the rules of the last game are no longer there
    if not wishes.draw_by_hand:
        return ruleset
    return replace(ruleset, rules=replace(ruleset.rules, draw_by_hand=True))


def _players(wishes: Wishes) -> int:
    if wishes.players is not None:
        return wishes.players
    return len(wishes.seats.split(",")) if wishes.seats else USUAL_PLAYERS


def usual_teams(ruleset: RuleSet, players: int) -> int:
    """The fewest teams that the rules name for so many players, or that they can form."""
    named = [teams for number, teams in ruleset.seatings if number == players]
    possible = [teams for teams in range(2, players + 1) if players % teams == 0]
    return min(named or possible or [2])


def start(screen: Screen, wishes: Wishes) -> None:
    """Offer the unfinished game, or begin a new one; play until nobody wants another."""
    folder = data_folder()
    kept = _offered(screen, folder) if wishes.asks_for_nothing else None
    if kept is not None:
        go_on(screen, kept, wishes.manner)
        return
    plan = plan_of(wishes, saving.last_rules(folder))
    play_new(screen, plan, folder, wishes.seed, wishes.rules)


def _offered(screen: Screen, folder: Path) -> saving.Kept | None:
    file = saving.latest_unfinished(folder)
    if file is None:
        return None
    _warm(screen)
    try:
        kept = saving.read_kept(file, player_names())
    except UsageError as error:
        screen.say(str(error))
        return None
    game = kept.game
    names = ", ".join(chair.name for chair in kept.chairs)
    screen.say(
        say("play-unfinished", rules=_title(game.ruleset), names=names, date=kept.date, plies=len(game.plies))
    )
    return kept if _is_yes(screen, "play-ask-go-on") else None


def _is_yes(screen: Screen, question: str) -> bool:
    """Yes, also for an empty answer; other answers are asked again."""
    yes, no = say("play-yes"), say("play-no")
    while True:
        answer = screen.ask(say(question), [yes, no]).casefold()
        if answer in ("", yes, yes[0], "yes", "y"):
            return True
        if answer in (no, no[0], "no"):
            return False
        screen.say(say("play-yes-or-no"))


def resume(screen: Screen, file: str, manner: Manner) -> None:
    """Go on with the game of a file, or with the one played last."""
    folder = data_folder()
    path = Path(file).expanduser() if file else saving.latest_unfinished(folder)
    if path is None:
        raise UsageError(say("play-nothing-to-resume", folder=str(folder)))
    _warm(screen)
    kept = saving.read_kept(path, player_names())
    if kept.game.is_over:
        raise UsageError(say("play-is-over", file=str(path)))
    go_on(screen, kept, manner)


def go_on(screen: Screen, kept: saving.Kept, manner: Manner) -> None:
    """Play a kept game to its end. What is added goes to its file, or to a new one where it was a copy."""
    game, folder = kept.game, data_folder()
    plan = Plan(game.ruleset, game.players, game.teams, kept.chairs, manner)
    if kept.file.resolve().parent == (folder / "unfinished").resolve():
        autosave = saving.Autosave.go_on(kept)
    else:
        autosave = saving.Autosave.begin(game, kept.chairs, folder, kept.seed)
    screen.say(say("play-goes-on", rules=_title(game.ruleset)))
    session = _session(screen, plan, game, autosave, kept.seed or secrets.randbits(32))
    session.retell()
    _play_to_the_end(session, autosave)
    _again(screen, plan, folder)


def play_new(screen: Screen, plan: Plan, folder: Path, seed: str | None, rules_name: str) -> None:
    """Deal and play a game; then perhaps others."""
    _warm(screen)
    own_seed = seed if seed is not None else str(secrets.randbelow(10**6))
    game = Game.deal(plan.ruleset, plan.players, plan.teams, seed=own_seed)
    autosave = saving.Autosave.begin(game, plan.chairs, folder, own_seed)
    if rules_name:
        saving.remember_rules(folder, rules_name)
    session = _session(screen, plan, game, autosave, own_seed)
    _welcome(session, own_seed)
    _play_to_the_end(session, autosave)
    _again(screen, plan, folder)


def _session(screen: Screen, plan: Plan, game: Game, autosave: saving.Autosave, seed: int | str) -> Session:
    return Session(game, plan.chairs, screen, Bots(plan.chairs, seed), autosave, plan.manner)


def _again(screen: Screen, plan: Plan, folder: Path) -> None:
    if any(chair.is_person for chair in plan.chairs) and _is_yes(screen, "play-again"):
        play_new(screen, plan, folder, None, "")


def _play_to_the_end(session: Session, autosave: saving.Autosave) -> None:
    try:
        session.run()
    except (LeftError, KeyboardInterrupt):
        session.screen.say(say("play-kept"))
        session.screen.say(say("play-kept-where", file=str(autosave.file)))
        raise LeftError from None
    file = autosave.finish(session.game, session.chairs)
    session.screen.say(say("play-record-kept", file=str(file)))


def _welcome(session: Session, seed: str) -> None:
    game, screen, voice = session.game, session.screen, session.voice(session.listener)
    screen.say(say("play-welcome", rules=_title(game.ruleset), players=game.players, seed=seed), "bold")
    for team in range(game.teams):
        if game.teams < game.players:
            screen.say("  " + say("play-team", number=team + 1, who=voice.team(team)))
    if game.teams == game.players:
        screen.say("  " + say("play-everyone-alone"))
    assert game.dealer is not None
    dealer, first = game.dealer, game.turn
    screen.say(say("play-dealer", you=voice.is_you(dealer), who=voice.name(dealer)))
    screen.say(say("play-first", you=voice.is_you(first), who=voice.name(first)))


def _title(ruleset: RuleSet) -> str:
    return ruleset.title or ruleset.name or "?"


def _warm(screen: Screen) -> None:
    """Compile what the first start has to, and say so."""
    make_ready((*ENGINE, *PLAYERS), screen.say)
