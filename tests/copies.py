"""An example of every public class, and what to do with it: what a copy does shows whether it's right."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel

import pegs
import pegs.study.gymnasium as gym
from pegs import Game, players
from pegs.analysis.comparison import PlayerMatch, RulesMatch
from pegs.analysis.effect_match import EffectMatch
from pegs.core import errors
from pegs.core.cards import QUEEN, UNKNOWN
from pegs.record import BadRecord, Record, read_records, write_record
from pegs.rules import check, compare, describe
from pegs.study import (
    ActionColumn,
    LineChart,
    ObservationLayout,
    PartActions,
    PartGame,
    SeatLayout,
    VectorGame,
)
from pegs.study.openspiel import NAME
from pegs.study.pettingzoo import env, parallel_env, raw_env
from pegs.teaching import plan
from pegs.view import Observer, public_view, view_of


class Example(NamedTuple):
    """How to make an object, always the same, and what to do with it, which returns what came of it."""

    make: Callable[[], Any]
    use: Callable[[Any], object] = repr
    is_wrapped: bool = False
    """It's another library's wrapper, which `copy.copy` copies without what it wraps."""


def played(rules: str = "arizona", plies: int = 12) -> Game:
    game = Game.deal(rules, seed=3)
    for number in range(plies):
        turns = game.legal_turns()
        game.play(turns[number % len(turns)])
    return game


def taken_back() -> Game:
    game = played()
    game.take_back(2, seat=0)
    return game


def with_real_cards() -> Game:
    pack = pegs.load("basic").rules.pile_pack(4)
    game = Game.deal("basic", deck=[UNKNOWN] * sum(pack), dealer=3)
    for turn in ("K As-A8", "8 discard", "3 discard"):
        game.play(turn)
    return game


def play_on(game: Game) -> object:
    for number in range(6):
        turns = game.holding(QUEEN).legal_turns() if game.has_real_cards else game.legal_turns()
        game.play(turns[number % len(turns)])
    undone = game.undo()
    return game.position_text(), game.piles, game.plies, undone, game.between_turns, game.at_start() == game


def step_on(games: VectorGame) -> object:
    seen = []
    for _ in range(5):
        games.step(games.counts - 1)
        seen.append([games.seats.tolist(), games.counts.tolist(), int(games.observations.sum())])
        seen.append([games.rewards.tolist(), games.terminated.tolist(), games.truncated.tolist()])
    rows = [games.rows[games.row_of(game)].tolist() for game in range(games.n)]
    return seen, rows, games.turns(1), games.position(2)


def stepped(threads: int) -> VectorGame:
    games = VectorGame("basic", n=4, seed=2, threads=threads, max_decisions=14)
    for _ in range(10):
        games.step(games.counts // 2)
    return games


def begun() -> PartGame:
    """A game in the middle of a turn."""
    game = PartGame("north-carolina", seed=1)
    while not game.chosen:
        game.choose(game.legal[-1])
    return game


def choose_on(game: PartGame) -> object:
    chosen: list[object] = [game.chosen]
    for _ in range(12):
        chosen.append(game.legal)
        game.choose(game.legal[-1])
    return chosen, game.game.position_text(), game.decisions, game.observe(1).tolist()


def reset(environment: Any) -> Any:
    environment.reset(seed=5)
    return environment


def step_seat(environment: Any) -> object:
    seen: list[object] = []
    for _ in range(6):
        mask = environment.unwrapped.action_masks()
        observation, *rest = environment.step(int(np.flatnonzero(mask)[-1]))
        seen.append([observation.tolist(), *rest[:3]])
    return seen, environment.unwrapped.table.game.plies


def step_seats(environment: Any) -> object:
    seen: list[object] = []
    for _ in range(8):
        agent = environment.agent_selection
        observation = environment.observe(agent)
        environment.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        seen.append([agent, observation["observation"].tolist()])
    return seen


def step_together(environment: Any) -> object:
    table = environment.unwrapped.table
    seen: list[object] = []
    for _ in range(8):
        actions = dict.fromkeys(environment.agents, 0)
        actions[environment.agents[table.seat]] = table.legal[-1]
        observations, *_ = environment.step(actions)
        seen.append([each["observation"].tolist() for each in observations.values()])
    return seen


def spiel(**parameters: Any) -> Any:
    return pyspiel.load_game(NAME, {"rng_seed": 1, **parameters})


def spiel_state() -> Any:
    state = spiel().new_initial_state()
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    return state


def go_on(state: Any) -> object:
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    return str(state), state.history(), [state.information_state_string(seat) for seat in range(4)]


def deal_one(game: Any) -> object:
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return str(state)


def look(observer: Any) -> object:
    observer.set_from(spiel_state(), 2)
    return observer.tensor.tolist(), {name: each.tolist() for name, each in observer.dict.items()}


def choose_twice(player: Any) -> object:
    view = view_of(played(), played().turn)
    return player.choose(view), player.choose(view), player.name


def observe_on(observer: Observer) -> object:
    before = observer.view()
    observer._game.play(observer._game.legal_turns()[0])
    return before, observer.view()


def sets() -> tuple[pegs.RuleSet, pegs.RuleSet]:
    return pegs.load("arizona"), pegs.load("basic")


def play_one(match: PlayerMatch | RulesMatch | EffectMatch) -> object:
    return list(match.play(1, Event(), threads=1)), match.result()


def record() -> Record:
    (read,) = read_records(write_record(played()).splitlines())
    assert isinstance(read, Record)
    return read


def broken_record() -> BadRecord:
    (read,) = read_records(write_record(played()).replace("1.", "one.", 1).splitlines())
    assert isinstance(read, BadRecord)
    return read


def refused(call: Callable[[], object]) -> Callable[[], pegs.PegsError]:
    """How to make the error that a call raises."""

    def caught() -> pegs.PegsError:
        try:
            call()
        except pegs.PegsError as error:
            return error
        raise AssertionError("nothing was refused")

    return caught


def anatomy(error: pegs.PegsError) -> object:
    return type(error), str(error), repr(error), repr(vars(error))


def impossible_rules() -> None:
    check(replace(pegs.load("basic").rules, pegs=99))


EXAMPLES = {
    "game": Example(played, play_on),
    "bluffing game": Example(lambda: played("bluffing"), play_on),
    "game with turns taken back": Example(taken_back, play_on),
    "game with real cards": Example(with_real_cards, play_on),
    "game from a position": Example(lambda: Game.from_position("basic", played("basic").position), play_on),
    "many games": Example(lambda: stepped(1), step_on),
    "many games in threads": Example(lambda: stepped(2), step_on),
    "game by parts": Example(begun, choose_on),
    "seat": Example(lambda: reset(gym.SeatEnv("arizona", others="hints")), step_seat),
    "registered seat": Example(lambda: reset(gymnasium.make("pegs/basic_4p-v0")), step_seat, is_wrapped=True),
    "seats": Example(lambda: reset(raw_env("basic")), step_seats),
    "wrapped seats": Example(lambda: reset(env("basic")), step_seats, is_wrapped=True),
    "seats at once": Example(lambda: reset(parallel_env("basic")), step_together, is_wrapped=True),
    "OpenSpiel game": Example(spiel, deal_one),
    "OpenSpiel state": Example(spiel_state, go_on),
    "OpenSpiel observer": Example(lambda: spiel().make_py_observer(), look),
    "random": Example(lambda: players.make("random", 1), choose_twice),
    "strong": Example(lambda: players.make("strong", 1), choose_twice),
    "expert": Example(lambda: players.make("expert", 1), choose_twice),
    "observer": Example(lambda: Observer(played(), 1), observe_on),
    "view": Example(lambda: view_of(played(), 0)),
    "public view": Example(lambda: public_view(played())),
    "memory": Example(lambda: view_of(played(), 0).memory),
    "position": Example(lambda: played().position),
    "phase": Example(lambda: played().phase),
    "plies": Example(lambda: played().plies),
    "kind": Example(lambda: played().legal_turns()[0].kind),
    "rank": Example(lambda: pegs.Rank(3)),
    "column": Example(lambda: ActionColumn.CARD),
    "turns": Example(lambda: played().legal_turns()),
    "spellings": Example(lambda: played().spellings(), lambda spellings: spellings.packed()),
    "orders": Example(lambda: played().orders()),
    "rules": Example(lambda: pegs.load("arizona").rules),
    "rule set": Example(lambda: pegs.load("arizona")),
    "differences": Example(lambda: compare(*sets())),
    "description": Example(lambda: describe(pegs.load("arizona"))),
    "lesson": Example(lambda: plan(pegs.load("basic"), "bump")),
    "record": Example(record, lambda record: (record, [game.position for game in record.replay()])),
    "broken record": Example(broken_record),
    "parts": Example(lambda: PartActions(played().board), vars),
    "layout": Example(lambda: ObservationLayout(played().rules, played().board), vars),
    "seat's layout": Example(lambda: SeatLayout(played().rules, played().board), vars),
    "chart": Example(lambda: LineChart("a", "b", "c"), vars),
    "simulation": Example(
        lambda: pegs.simulate("basic", games=2, seed=1), lambda played: played["turns"].tolist()
    ),
    "match": Example(lambda: PlayerMatch("hints", "greedy", pegs.load("basic"), 4, 2, "1", 500), play_one),
    "comparison": Example(lambda: RulesMatch(*sets(), 4, 2, ["hints"], "1", 500), play_one),
    "effect": Example(lambda: EffectMatch(*sets(), 4, 2, "1"), play_one),
    "illegal turn": Example(refused(lambda: played("basic", 0).play("K Ah1-Ah2")), anatomy),
    "unreadable turn": Example(refused(lambda: played().play("x")), anatomy),
    "impossible position": Example(refused(lambda: Game.from_position("basic", "5s")), anatomy),
    "impossible rules": Example(refused(impossible_rules), anatomy),
    "unreadable rules": Example(lambda: errors.RulesFileError(["a.toml:1: wrong"]), anatomy),
    "wrong deal": Example(refused(lambda: Game.deal("basic", dealer=9)), anatomy),
    "wrong use": Example(refused(lambda: Game.deal("basic", players=99)), anatomy),
    "another's place": Example(
        lambda: errors.UnreachablePlaceError("A8-Bh2", "wrong", seat=0, origin=8, owner=1, target=257),
        anatomy,
    ),
    "wrong record": Example(lambda: errors.RecordError(3, "wrong"), anatomy),
    "wrong player": Example(lambda: errors.PlayerError("wrong"), anatomy),
    "wrong board": Example(lambda: errors.UnbuildableError("wrong"), anatomy),
}


def outcome_of(name: str, pickled: bytes) -> object:
    """What comes of an unpickled example: runs in a process of its own."""
    return EXAMPLES[name].use(pickle.loads(pickled))
