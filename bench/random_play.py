"""Whole games of uniformly random play on one core, compared with a race game of OpenSpiel.

The peer is `maedn` (Ludo's German cousin), played in the same run by OpenSpiel's own C++ loop
`evaluate_bots` with uniformly random bots; one of its steps is one player's decision (its die rolls are not
counted). OpenSpiel's backgammon is played the same way. Ours is four-player basic; a turn is one player's
whole turn, with all legal turns listed. All rates are per second of CPU time. Fails if the games of any named
set aren't the recorded ones, which are the same on every machine.

    make bench
"""

from __future__ import annotations

import dataclasses
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np
import pyspiel

sys.path.insert(0, str(Path(__file__).parent))

from measure import best_times, show
from results import Peer, Result, figure, keep

from pegs.analysis.columns import N_COLUMNS, Column
from pegs.analysis.loop import NOT_COUNTING, PLAY_GAMES, play_games
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.layout import GAME, SAVED_BYTES, new_games, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.tables import compile_rules
from pegs.players.net_weights import new_nets
from pegs.players.policies import RANDOM
from pegs.players.workspace import new_workspaces
from pegs.rules import load, named
from pegs.rules.switches import Rules

GAMES = 60
MAX_TURNS = 3000
REQUIRED_ROUNDS = 20
"""Many, because each of the two needs a moment in which the machine does nothing else."""
PEER_GAMES = 250
REQUIRED = {
    "basic 4/2": 1.25,
    "guide 4/2": 0.65,
    "wizard 4/2": 0.60,
    "arizona 4/2": 0.47,
    "kilpatrick 4/2": 0.50,
    "north-carolina 4/2": 0.08,
    "north-carolina 8/2": 0.013,
}
"""Turns for each of the peer's decisions."""
LISTED = {"basic 4/2": 23 / 1.5, "arizona 4/2": 16 / 1.5, "north-carolina 4/2": 14 / 1.5}
"""Legal turns listed for each of the peer's decisions: millions a second where the peer makes 1.5 million."""
ANSWERS = Path(__file__).with_name("random_play.answers")


class Work:
    """Random games of one rule set at one table."""

    def __init__(
        self,
        name: str,
        players: int,
        teams: int,
        games: int = GAMES,
        max_turns: int = MAX_TURNS,
        rules: Rules | None = None,
    ) -> None:
        self.label = f"{name} {players}/{teams}"
        self.tables = compile_rules(rules or load(name).rules, players, teams)
        self.memory, self.scratch = new_games(2), new_scratches(1)
        self.policies = np.full(players, RANDOM, np.int64)
        self.workspaces = new_workspaces(rules or load(name).rules, players)
        self.streams = np.array(
            [[stream("bench", game, part) for part in range(1 + players)] for game in range(games)], np.int64
        )
        self.dealers = np.full(games, players - 1, np.int64)
        self.results = np.zeros((games, N_COLUMNS), np.int64)
        self.max_turns = max_turns
        self.turns = self.listed = 0

    def __call__(self) -> None:
        arguments = PLAY_GAMES(
            rules=self.tables,
            game=self.memory[:1],
            seen=self.memory[1:],
            scratch=self.scratch,
            policies=self.policies,
            workspaces=self.workspaces,
            nets=new_nets(1),
            n_nets=1,
            streams=self.streams,
            dealers=self.dealers,
            n_games=len(self.streams),
            max_turns=self.max_turns,
            results=self.results,
            **NOT_COUNTING,
        )
        self.listed = call(play_games, arguments)
        self.turns = int(self.results[:, Column.DECISIONS].sum())

    @property
    def answer(self) -> str:
        """A digest of every game's winner and length, and of the number of turns listed."""
        ends = np.ascontiguousarray(self.results[:, [Column.WINNER, Column.DECISIONS]])
        digest = hashlib.sha256(ends.tobytes() + str(self.listed).encode())
        return f"{self.label}: {self.turns} turns, {self.listed} listed, {digest.hexdigest()[:12]}"


class CompiledGames:
    """Games of OpenSpiel's, played by its own compiled loop."""

    def __init__(self, name: str = "maedn(players=4)", games: int = PEER_GAMES) -> None:
        self.game = pyspiel.load_game(name)
        self.games = games
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in seats]
        self.steps = sum(self._steps(seed) for seed in range(games))

    def _steps(self, seed: int) -> int:
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, self.bots, seed)
        assert state.is_terminal()
        return sum(step.player >= 0 for step in state.full_history())

    def __call__(self) -> None:
        for seed in range(self.games):
            pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, seed)


def works() -> list[Work]:
    """Every named set with four players, then other numbers of players, then very long lists of turns."""
    four = [Work(name, 4, 2) for name in named()]
    tables = [(2, 2), (3, 3), (5, 5), (6, 2), (6, 3), (7, 7), (8, 2), (8, 4), (9, 3), (10, 2), (10, 5)]
    return [
        *four,
        *(Work("basic", *seats, games=20) for seats in tables),
        Work("north-carolina", 8, 2, 2, 2000),
    ]


def show_growth() -> None:
    """Show the speed of four-player basic with one to six pegs per seat."""
    basic = load("basic").rules
    rows = []
    for pegs in range(1, 7):
        rules = dataclasses.replace(basic, pegs=pegs, home_length=max(pegs, basic.home_length))
        work = Work("basic", 4, 2, games=40, rules=rules)
        seconds = best_times({"": work}, rounds=3, clock=process_time)[""]
        listed = f"{work.listed / work.turns:.1f}"
        rows.append([str(pegs), f"{work.turns / seconds:,.0f}", f"{work.listed / seconds:,.0f}", listed])
    show("Growth with the number of pegs", ["pegs per seat", "turns/s", "listed/s", "listed per turn"], rows)


def results_of(label: str, rate: float, listed: float, peer_rate: float, *others: Peer) -> list[Result]:
    """What a rule set's rates come to, if anything was required of them."""
    peers = (Peer("OpenSpiel maedn", peer_rate, "decisions/s"), *others)
    found = []
    if label in REQUIRED:
        found.append(
            Result(f"{label}: {figure(rate)} turns/s", rate / peer_rate, "of maedn's", REQUIRED[label], peers)
        )
    if label in LISTED:
        name = f"{label}: {figure(listed)} turns listed/s"
        found.append(Result(name, listed / peer_rate, "of maedn's", LISTED[label], peers))
    return found


def check_answers(done: list[Work]) -> None:
    """Fail if the games aren't the recorded ones; `--record` records them again."""
    answers = "".join(f"{work.answer}\n" for work in done)
    if "--record" in sys.argv:
        ANSWERS.write_text(answers, "utf-8")
    assert answers == ANSWERS.read_text("utf-8"), "the games aren't the recorded ones"


def main() -> None:
    peer, backgammon, ours = CompiledGames(), CompiledGames("backgammon"), Work("basic", 4, 2)
    first: dict[str, Callable[[], None]] = {"peer": peer, "backgammon": backgammon, "ours": ours}
    times = best_times(first, REQUIRED_ROUNDS, process_time)
    peer_rate, our_rate = peer.steps / times["peer"], ours.turns / times["ours"]
    backgammon_rate = backgammon.steps / times["backgammon"]
    show(
        "Random play, one core",
        ["", "per second", "ratio"],
        [
            ["OpenSpiel maedn, decisions", f"{peer_rate:,.0f}", "1.00"],
            ["OpenSpiel backgammon", f"{backgammon_rate:,.0f}", f"{backgammon_rate / peer_rate:.2f}"],
            ["four-player basic, turns", f"{our_rate:,.0f}", f"{our_rate / peer_rate:.2f}"],
            ["  legal turns listed", f"{ours.listed / times['ours']:,.0f}", ""],
        ],
    )
    beside = Peer("OpenSpiel backgammon", backgammon_rate, "decisions/s")
    results = results_of(ours.label, our_rate, ours.listed / times["ours"], peer_rate, beside)
    others = works()
    rows = []
    for work in others:
        rounds = REQUIRED_ROUNDS if work.label in REQUIRED else 2
        times = best_times({"peer": peer, "ours": work}, rounds, process_time)
        seconds, peer_rate = times["ours"], peer.steps / times["peer"]
        rate = work.turns / seconds
        if work.label != ours.label:
            results += results_of(work.label, rate, work.listed / seconds, peer_rate)
        rows.append(
            [
                work.label,
                f"{rate:,.0f}",
                f"{rate / peer_rate:.2f}",
                f"{work.listed / seconds:,.0f}",
                f"{work.listed / work.turns:.1f}",
            ]
        )
    show(
        "Rule set, players/teams",
        ["", "turns/s", "ratio to the peer", "listed/s", "listed per turn"],
        rows,
    )
    show(
        "Memory", ["", "bytes"], [["a saved game", str(SAVED_BYTES)], ["a game in play", str(GAME.itemsize)]]
    )
    show_growth()
    keep("Whole games of random turns, one core", results)
    check_answers(others)


if __name__ == "__main__":
    main()
