"""``pegs train``: train the net of the bot ``strong`` by playing against itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import RayOption, check_ray
from pegs.cli._output import echo
from pegs.cli._running import INTERRUPTED_EXIT, print_stopping
from pegs.cli._warm import make_training_ready
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.rules.ruleset import RuleSet
    from pegs.training.run import Checkpoint

JUDGED = ("basic", "arizona")
_MINUTES = _numbers.Numbers(1, 100_000)
_ROUNDS = _numbers.Numbers(0, 1_000_000)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("train", help="cli-train", epilog="cli-train-examples")(train)


def train(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-train-folder")],
    minutes: int = typer.Option(30, metavar="N", help="cli-train-minutes", parser=_MINUTES.read),
    rules: str = typer.Option(
        "",
        metavar="NAME,...",
        help="cli-train-rules",
        show_default="cli-train-every-set",
        autocompletion=complete.rule_sets,
    ),
    begin: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-train-from")] = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="cli-train-against")
    ] = None,
    seed: int = typer.Option(0, metavar="N", help="cli-train-seed"),
    rounds: int = typer.Option(
        0, metavar="N", help="cli-train-rounds", show_default="cli-train-by-time", parser=_ROUNDS.read
    ),
    workers: int = typer.Option(
        0,
        metavar="N",
        help="cli-train-workers",
        show_default="cli-train-one-per-core",
        parser=_numbers.THREADS.read,
    ),
    ray: RayOption = None,
) -> None:
    """Train until the time is up, and print how the net does."""
    from pegs.analysis.workers import stop_on_interrupt
    from pegs.rules.loader import as_ruleset, named
    from pegs.training.run import CHART_FILE, NET_FILE, TrainingPlan, TrainingRun

    sets = [as_ruleset(name.strip()) for name in (rules.split(",") if rules else named())]
    judged = [each for each in sets if each.name in JUDGED] or sets[:2]
    check_ray(ray)
    plan = TrainingPlan(60.0 * minutes, sets, judged, workers or None, seed, rounds or None, ray, against)
    if begin is not None:  # a net that plays well can learn from compared decisions from the start
        plan = replace(plan, compare_after=0.0)
    run = TrainingRun(folder, plan)
    if begin is not None and not run.round:
        run.begin_with(begin)
    make_training_ready()
    with stop_on_interrupt(print_stopping) as stop:
        for checkpoint in run.rounds(stop):
            if checkpoint is not None:
                echo(_sentence(checkpoint, judged, run.opponent))
    echo(translate("train-done", net=str(folder / NET_FILE), chart=str(folder / CHART_FILE)))
    if run.progress < 1:
        echo(translate("train-resume"))
        raise typer.Exit(INTERRUPTED_EXIT)


def _sentence(checkpoint: Checkpoint, judged: Sequence[RuleSet], opponent: str) -> str:
    """How long the run has taken, and how often the net beats its opponent."""
    from pegs.analysis.intervals import wilson

    shares = []
    for each in judged:
        _, low, high = wilson(checkpoint.won[each.name], checkpoint.played[each.name])
        words = {
            "rules": each.title,
            "opponent": opponent,
            "low": f"{100 * low:.0f}",
            "high": f"{100 * high:.0f}",
        }
        shares.append(translate("train-share", **words))
    numbers = {"minutes": f"{checkpoint.seconds / 60:.0f}", "games": f"{checkpoint.games:,}"}
    return translate("train-checkpoint", shares="; ".join(shares), **numbers)
