"""Simulations and comparisons on a real Ray cluster of several processes, some of which are killed.

Starting it takes long, so `make test` has only a cluster of this machine.
"""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import pytest
import ray
from ray.cluster_utils import Cluster

import pegs
from pegs import players as registry
from pegs.analysis import ray_workers
from pegs.analysis.accumulators import AccumulatorTotals
from pegs.analysis.chunks import Span
from pegs.analysis.report import report
from pegs.analysis.simulated_games import SimulatedGames
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.analysis.workers import WorkerMemory
from pegs.cli import main
from pegs.core.errors import PlayerError, UsageError
from pegs.engine.kernel.sources import fingerprint
from pegs.i18n import use_language
from pegs.rules.loader import as_ruleset
from pegs.training import run as training
from pegs.training.games import ExampleGames
from pegs.training.played_games import Examples
from pegs.training.run import NET_FILE, TrainingPlan, TrainingRun

MACHINE: dict[str, Any] = {"object_store_memory": 80 * 2**20}
PATIENCE = 300
"""Seconds for what normally takes two."""
MODULE = '''
import os
import signal
from pathlib import Path

HERE = Path(__file__).parent


def is_first(name):
    """Whether this is the first of all processes to get here, which is then on record."""
    try:
        file = os.open(HERE / name, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
    except FileExistsError:
        return False
    os.close(file)
    return True


class Last:
    """Plays the last legal turn. Subclasses do something in the fifth decision of their third game."""

    name = "last"
    games = 0

    def restart(self, seed):
        self.games, self.decisions = self.games + 1, 0

    def observe(self, operations):
        pass

    def choose(self, view):
        self.decisions += 1
        if (self.games, self.decisions) == (3, 5):
            self.happen()
        return view.legal_turns[-1]

    def happen(self):
        pass


class Killed(Last):
    """Its process is killed, once."""

    def happen(self):
        if is_first("killed"):
            os.kill(os.getpid(), signal.SIGKILL)


class Doomed(Last):
    """Its process is killed, always."""

    def happen(self):
        os.kill(os.getpid(), signal.SIGKILL)


class Stuck(Last):
    """The first one to get here writes the name of its machine, and waits until that's lost."""

    def happen(self):
        import ray

        if is_first("stuck"):
            (HERE / "node.new").write_text(ray.get_runtime_context().get_node_id())
            (HERE / "node.new").rename(HERE / "node")
            while True:
                signal.pause()


class Failing(Last):
    def happen(self):
        raise ZeroDivisionError("too bad")
'''
SMALL = ("--games", "40", "--max-turns", "300", "--seed", "7", "--json")
FIVE_TEAMS = ("--rules", "arizona", "--players", "10", "--teams", "5", "--seats", "greedy,random")


@pytest.fixture(scope="module", autouse=True)
def bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The current folder, with the players of `MODULE`; and settings for all of Ray's processes."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "ray_bots.py").write_text(MODULE)
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(dir="/tmp") as short:
        patch.chdir(folder)
        patch.setenv("RAY_TMPDIR", short)  # the paths of sockets must be short
        patch.setenv("RAY_AUTH_TOKEN", "0" * 64)
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or else a warning, which is an error here
        yield folder
    for name in [name for name in registry._loaded if name.startswith("ray_bots:")]:
        del registry._loaded[name]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of three machines, as far as Ray can tell: a head without cores, and two with one each."""
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **MACHINE})
    for _ in range(2):
        cluster.add_node(num_cpus=1, **MACHINE)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture
def connection(cluster: Any) -> None:
    """One connection for all tests that don't need their own, because its workers take seconds to start."""
    if not ray.is_initialized():
        ray.init(cluster.address, log_to_driver=False, configure_logging=False)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What a command prints on standard output. It may show progress on standard error."""
    with pytest.raises(SystemExit) as end:
        main(args)
    out, err = capsys.readouterr()
    assert end.value.code in (0, None), err
    return out


def simulate(player: str, ray: str | None = None, threads: int | None = None) -> SimulatedGames:
    seats = f"ray_bots:{player},random"
    return pegs.simulate("basic", seats=seats, games=16, max_turns=40, threads=threads, ray=ray)


def check_same(one: SimulatedGames, other: SimulatedGames) -> None:
    assert list(one) == list(other)
    for name, column in one.items():
        if name != "player":
            assert column.tolist() == other[name].tolist(), name


@pytest.mark.soak
def test_commands_print_the_same_on_a_cluster(
    cluster: Any, capsys: pytest.CaptureFixture[str], bots: Path
) -> None:
    ray.shutdown()
    address = ("--ray", cluster.address)
    command = ("simulate", *FIVE_TEAMS, *SMALL)
    here = run(capsys, *command, "--seats-out", str(bots / "here.csv"))
    assert run(capsys, *command, "--seats-out", str(bots / "there.csv"), *address) == here
    assert (bots / "there.csv").read_bytes() == (bots / "here.csv").read_bytes()
    assert not ray.is_initialized()


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_comparisons_are_the_same_on_a_cluster(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("compare", "greedy", "random"), ("compare", "basic", "arizona", "--seats", "greedy")):
        here = run(capsys, *command, *SMALL)
        for threads in ("0", "1"):
            options = ("--threads", threads, "--ray", cluster.address)
            assert run(capsys, *command, *SMALL, *options) == here


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_a_lost_worker_loses_nothing(bots: Path) -> None:
    found = simulate("Killed", "auto")
    assert (bots / "killed").exists()
    check_same(found, simulate("Last"))


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_training_gives_the_same_net_on_a_cluster_that_loses_a_worker(
    bots: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Deadly(ExampleGames):
        """Kills the first worker that plays, in the middle of a round."""

        def __call__(self, memory: WorkerMemory, span: Span) -> Examples:
            with suppress(FileExistsError):
                (bots / "deadly").touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)
            return super().__call__(memory, span)

    monkeypatch.setattr(training, "_TABLES_PER_ROUND", 2)
    monkeypatch.setattr(training, "_GAMES_OF_FOUR", 3)
    basic = as_ruleset("basic")
    nets = []
    for ray_address in (None, "auto"):
        if ray_address:
            monkeypatch.setattr(training, "ExampleGames", Deadly)
        plan = TrainingPlan(1, [basic], [basic], rounds=2, deals=3, ray=ray_address)
        run = TrainingRun(tmp_path / str(ray_address), plan)
        assert len(list(run.rounds(threading.Event()))) == 2
        nets.append((run.folder / NET_FILE).read_bytes())
    assert (bots / "deadly").exists()
    assert nets[0] == nets[1]


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_a_lost_machine_loses_nothing(cluster: Any, bots: Path) -> None:
    lost = threading.Thread(target=lose_machine, args=(cluster, bots / "node"))
    lost.start()
    found = simulate("Stuck", "auto")
    lost.join()
    check_same(found, simulate("Last"))
    cluster.add_node(num_cpus=1, **MACHINE)


def lose_machine(cluster: Any, file: Path) -> None:
    """Kill the machine whose name a player writes."""
    deadline = monotonic() + PATIENCE
    while not file.exists():
        assert monotonic() < deadline
        sleep(0.02)
    (node,) = (each for each in cluster.worker_nodes if each.node_id == file.read_text())
    cluster.remove_node(node, allow_graceful=False)


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_games_that_kill_their_workers_again_and_again_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "RETRIES", 0)
    with pytest.raises(UsageError, match="The Ray cluster lost the same games 1 times"):
        simulate("Doomed", "auto")


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_a_faulty_player_is_the_same_error_in_the_same_language() -> None:
    sentences = []
    use_language("es")
    try:
        for where in (None, "auto"):
            with pytest.raises(PlayerError) as raised:
                simulate("Failing", where, threads=1)
            sentences.append(str(raised.value))
    finally:
        use_language("en")
    assert sentences[0] == sentences[1]
    assert sentences[0].startswith("ray_bots:Failing falló en la partida 1")


@pytest.mark.soak
@pytest.mark.usefixtures("connection")
def test_an_interrupted_simulation_can_be_resumed() -> None:
    ruleset = as_ruleset("arizona")
    settings = SimulationSettings.of(ruleset, 4, 2, ("greedy", "random") * 2, "7", 300)
    totals, stop = Totals(), threading.Event()
    for _ in play(settings, totals, 10**6, stop, ray="auto"):
        stop.set()
    assert 0 < totals.games < 10**6
    goal = max(end for _, end in totals.done) + 10
    for _ in play(settings, totals, goal, threading.Event(), ray="auto"):
        pass
    expected = Totals()
    for _ in play(settings, expected, goal, threading.Event()):
        pass
    assert report(settings, totals, goal) == report(settings, expected, goal)


def test_a_local_cluster_ends_with_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    class Turns:
        """Lists the turns of all games. Workers can't import such a class, so it's sent to them."""

        def __init__(self) -> None:
            self.turns: list[pegs.Turn] = []

        def before(self, *_: object) -> None:
            pass

        def step(self, _: pegs.Game, turn: pegs.Turn) -> None:
            self.turns.append(turn)

        def after(self, *_: object) -> None:
            pass

        def merge(self, other: Turns) -> None:
            self.turns += other.turns

    worker: Any = ray._private.worker
    ray.shutdown()
    mark = uuid4().hex
    monkeypatch.setenv("MARK", mark)
    monkeypatch.delenv("RAY_AUTH_TOKEN")
    environment = dict(os.environ)
    password = Path.home() / ".ray" / "auth_token"
    had_password = password.exists()
    ruleset = as_ruleset("basic")
    settings = SimulationSettings.of(ruleset, 4, 2, ("greedy", "random") * 2, "7", 30)
    here, there = AccumulatorTotals([Turns]), AccumulatorTotals([Turns])
    for _ in play(settings, Totals(), 9, threading.Event(), accumulators=here):
        pass
    for _ in play(settings, Totals(), 9, threading.Event(), 2, accumulators=there, ray="local"):
        assert marked_processes(mark)
        assert not worker.get_dashboard_url()
    assert not marked_processes(mark)
    assert vars(there.totals[0]) == vars(here.totals[0])
    assert dict(os.environ) == environment
    assert not ray.is_initialized()
    assert password.exists() == had_password


def marked_processes(mark: str) -> list[str]:
    """The other processes whose environment has a mark: those that this one started after setting it."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if folder.name != str(os.getpid()) and mark in (folder / "environ").read_text(errors="replace"):
                found.append(folder.name)
    return found


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("127.0.0.1:1", "Connection refused"),
        ("[::1]:1", "(Connection refused|Cannot assign|Network is unreachable|Address family)"),
        ("nonsense", "Invalid address format: nonsense"),
    ],
)
def test_a_cluster_that_isnt_there_is_an_error(address: str, reason: str) -> None:
    ray.shutdown()  # another test's connection would be used
    with pytest.raises(UsageError, match=f"^Can’t reach a Ray cluster at {re.escape(address)}: {reason}"):
        pegs.simulate("basic", seats="random", games=1, max_turns=5, ray=address)


def test_an_empty_address_is_an_error() -> None:
    with pytest.raises(UsageError, match=r"^No Ray cluster is named\."):
        pegs.simulate("basic", seats="random", games=1, max_turns=5, ray=" ")


@pytest.mark.parametrize(
    ("theirs", "sources", "problem"),
    [
        ("0.0.0", fingerprint(), "Install the same version on all of them"),
        (version("pegs-and-jokers"), "0" * 16, "not the same source code"),
    ],
)
def test_a_machine_with_another_version_or_other_sources_is_an_error(
    theirs: str, sources: str, problem: str
) -> None:
    job = ray_workers._Job(b"can't be unpickled here", "en", theirs, sources)
    with pytest.raises(UsageError, match=problem):
        ray_workers._play_chunk(job, (0, 1))
