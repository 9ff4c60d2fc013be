"""Freezes what a version writes and offers, as later versions have to read and offer it.

``python -m tests.stable.make`` writes the folder of the version being released, as `tests/stable/1.0`. One
that's there is never written again, and ``test_stable.py`` reads all of them.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from pegs import players
from pegs.engine.game import Game
from pegs.record import write_record
from pegs.record.rules_text import card_texts, switch_texts
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Rules
from pegs.table.stored_events import encode_event
from tests.record.games import random_game
from tests.stable.interfaces import message_fields, public_names, requests
from tests.table.sitting import Sitting, settings_of

HERE = Path(__file__).parent
HOUSE = HERE.parent / "data" / "house"
PLIES = 40
SEATINGS = (
    ("basic", 4, 2),
    ("arizona", 6, 3),
    ("bluffing", 4, 2),
    ("north-carolina", 4, 2),
    ("wizard", 2, 2),
)


def freeze(folder: Path) -> None:
    """Write a sample of everything that's promised to last."""
    folder.mkdir()
    _write(folder / "api.txt", sorted(public_names()))
    _write(folder / "requests.txt", sorted(requests()))
    _write(folder / "commands.txt", sorted(message_fields("command")))
    _write(folder / "messages.txt", sorted(message_fields("message")))
    _write(folder / "rule-sets.txt", NAMES)
    _write(folder / "bots.txt", players.names())
    games = [random_game(*each, plies=PLIES) for each in SEATINGS]
    games += [random_game(str(file), plies=PLIES) for file in sorted(HOUSE.glob("*.toml"))]
    _write(folder / "games.pegs", ["\n".join(write_record(game) for game in games)])
    _write(folder / "notation.txt", [line for each in SEATINGS for line in notation(*each)])
    rules = folder / "rules"
    shutil.copytree(HOUSE, rules)
    for file in rules.glob("*.toml"):
        _write(file.with_suffix(".txt"), switches(load(file).rules))
    here = sitting()
    _write(folder / "table.jsonl", [encode_event(event).decode() for event in here.events])
    _write(folder / "table.txt", [here.table.state.running.position_text()])


def _write(file: Path, lines: Iterable[str]) -> None:
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def notation(rules: str, n_players: int, teams: int) -> Iterable[str]:
    """Positions of a game, each with its first legal turn."""
    game = Game.deal(rules, n_players, teams, seed=3)
    for _ in range(PLIES):
        turn = game.legal_turns()[0]
        yield f"{rules} {n_players} {teams} | {game.position_text()} | {game.text(turn)}"
        game.play(turn)


def switches(rules: Rules) -> list[str]:
    """Every switch of rules, and what each card does."""
    return [*switch_texts(rules), *card_texts(rules)]


def sitting() -> Sitting:
    """A table at which people and a bot have played for a while."""
    here = Sitting(settings_of("arizona", bots=1)).fill().start()
    bot = players.make("greedy", "stable")
    for _ in range(PLIES):
        if here.table.state.seats[here.turn].person:
            here.play_any()
        else:
            here.let_bot_play(bot)
    return here


if __name__ == "__main__":
    release = version("pegs-and-jokers").rpartition(".")[0]
    if (HERE / release).exists():
        sys.exit(f"{HERE / release} is there already, and has to stay as it is.")
    freeze(HERE / release)
