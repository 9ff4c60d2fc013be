"""What seeing everyone's cards would bring: the limit for guessing them.

``expert`` plays against another bot, and then the same deals again with all hands open to its search (the
draw pile stays hidden). No table has such a player; it's only for comparison. Each deal is played twice, with
the sides exchanged.

Run: python bench/all_seeing.py [--deals N] [--player NAME] [--against NAME] [SET ...]
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, fields
from time import process_time

from pegs import players
from pegs.analysis.intervals import wilson
from pegs.core.position import Position
from pegs.engine.game import Game
from pegs.view import SeatView, view_of

SEATS, TEAMS = 4, 2


@dataclass(frozen=True)
class OpenView(SeatView):
    """A seat's view, with everyone's cards."""

    everything: Position

    @property
    def position(self) -> Position:
        """The position with all hands."""
        return self.everything


def open_view(game: Game, view: SeatView) -> OpenView:
    """What a seat would see with all cards on the table."""
    seen = {each.name: getattr(view, each.name) for each in fields(view)}
    return OpenView(**seen, everything=game.position)


@dataclass
class Tally:
    """Games won, and the decisions of the player and their CPU time."""

    won: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        share, low, high = wilson(self.won, self.games)
        milliseconds = 1e3 * self.seconds / max(self.decisions, 1)
        return (
            f"{share:.0%} of {self.games} games ({low:.0%} to {high:.0%}), {milliseconds:.1f} ms a decision"
        )


def play(rules: str, seed: str, names: tuple[str, str], side: int, is_open: bool, tally: Tally) -> None:
    """Play one game in which the first player has the team ``side``."""
    game = Game.deal(rules, SEATS, TEAMS, seed=seed)
    bots = [players.make(names[seat % TEAMS != side], f"{seed}/{seat}") for seat in range(SEATS)]
    while not game.is_over:
        seat = game.turn
        view = view_of(game, seat)
        if seat % TEAMS != side:
            game.play(bots[seat].choose(view))
            continue
        begin = process_time()
        turn = bots[seat].choose(open_view(game, view) if is_open else view)
        tally.seconds += process_time() - begin
        tally.decisions += 1
        game.play(turn)
    tally.games += 1
    tally.won += game.outcome.winner == side


def report(rules: str, names: tuple[str, str], deals: int) -> None:
    """Play one rule set's deals and print both shares."""
    tallies = {"as at a table": Tally(), "seeing all hands": Tally()}
    for number in range(deals):
        for side in range(TEAMS):
            for is_open, tally in zip((False, True), tallies.values(), strict=True):
                play(rules, f"all-seeing/{number}", names, side, is_open, tally)
    for how, tally in tallies.items():
        print(f"{rules}: {names[0]}, {how}, beats {names[1]} in {tally}", flush=True)


def arguments(description: str | None, deals: int, against: str) -> argparse.Namespace:
    """The command's arguments: rule sets, the number of deals, and two players."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rules", nargs="*", default=["basic", "arizona"])
    parser.add_argument("--deals", type=int, default=deals)
    parser.add_argument("--player", default="expert")
    parser.add_argument("--against", default=against)
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments(__doc__, 50, "hints")
    for name in given.rules:
        report(name, (given.player, given.against), given.deals)
