"""What an update costs in positions with thousands of legal turns, and the parts of the list on demand.

Run: python bench/long_lists.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.engine.spellings import BegunTurn
from pegs.rules.loader import load_named
from pegs.table.options import MAX_BYTES, TurnList, offered, options_of

T = TypeVar("T")
SEATINGS = (4, 6, 10)
PLIES_OF_A_PLAYER = 25
REPEATS = 5


def main() -> None:
    """Print a line for each number of players of North Carolina."""
    rules = load_named("north-carolina")
    print("players    turns  whole list     an update's     a list      a part")
    for players in SEATINGS:
        game = longest(Game.deal(rules, players, 2, seed="long"), Random(players))
        whole, whole_ms = measured(lambda game=game: options_of(game))  # type: ignore[misc]
        sample, sample_ms = measured(lambda game=game: offered(game))  # type: ignore[misc]
        turns, list_ms = measured(lambda game=game: TurnList(game))  # type: ignore[misc]
        begun = BegunTurn(next(turn.card for turn in game.legal_turns() if turn.kind is Kind.SPLIT))
        part, part_ms = measured(lambda turns=turns, begun=begun: turns.beginning(begun))  # type: ignore[misc]
        assert part.fits
        size = len(msgspec.json.encode((sample.options, sample.landings)))
        assert size <= MAX_BYTES
        all_size = len(msgspec.json.encode(whole))
        print(
            f"{players:7} {len(whole[0]):8,} {whole_ms:6.0f} ms {all_size / 1024:5,.0f} KiB"
            f" {sample_ms:5.1f} ms {size / 1024:4.0f} KiB {list_ms:5.1f} ms {part_ms:5.1f} ms"
        )


def longest(game: Game, chance: Random) -> Game:
    """The position with the most legal turns in a game in which pegs come out early."""
    best, most = game.copy(), 0
    for _ in range(PLIES_OF_A_PLAYER * game.players):
        number = len(game.spellings())
        if number > most:
            best, most = game.copy(), number
        turns = game.legal_turns()
        outs = [turn for turn in turns if turn.steps and turn.steps[0].origin < 0]
        moves = [turn for turn in turns if turn.kind is not Kind.DISCARD]
        game.play(chance.choice((outs if chance.random() < 0.5 else moves) or moves or list(turns)))
    return best


def measured(work: Callable[[], T]) -> tuple[T, float]:
    """What work returns, and the milliseconds of CPU time it takes, the least of several runs."""
    result, times = work(), []
    for _ in range(REPEATS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return result, 1000 * min(times)


if __name__ == "__main__":
    main()
