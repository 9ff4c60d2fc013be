"""``pegs replay``: show a recorded game turn by turn."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import typer

from pegs.cli import _numbers
from pegs.cli._output import echo
from pegs.cli._records import fail_at, find_record
from pegs.cli._warm import make_game_ready
from pegs.core.errors import RecordError, UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.engine.game import Game
    from pegs.record import Record


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", help="cli-replay", epilog="cli-replay-examples")(replay)


def replay(
    file: str = typer.Argument(metavar="FILE", help="cli-replay-file"),
    to: int | None = typer.Option(
        None, "--to", metavar="N", help="cli-replay-to", parser=_numbers.NUMBER_OF_TURN.read
    ),
    game: int = typer.Option(
        1, "--game", metavar="N", help="cli-replay-game", parser=_numbers.NUMBER_OF_GAME.read
    ),
    words: bool = typer.Option(False, "--words", help="cli-replay-words"),
    as_json: bool = typer.Option(False, "--json", help="cli-replay-json"),
) -> None:
    """Show each turn, what happened in it, and the board afterward."""
    record = find_record(file, game)
    if to is not None and to > len(record.plies):
        raise UsageError(translate("replay-no-ply", number=game, plies=len(record.plies), to=to))
    make_game_ready()
    states = islice(record.replay(), None if to is None else to + 1)
    lines = _json_lines(record, states) if as_json else _text_lines(record, game, states, words)
    try:
        for line in lines:
            echo(line)
    except RecordError as error:
        fail_at(error.line, error.reason)


def _text_lines(record: Record, number: int, states: Iterable[Game], in_words: bool) -> Iterator[str]:
    from pegs.terminal.replay_text import ReplayText

    yield translate(
        "replay-game",
        number=number,
        name=record.called,
        players=record.players,
        teams=record.teams,
    )
    text = ReplayText.of(record, in_words=in_words)
    for game in states:
        yield ""
        yield from text.lines(game)


def _json_lines(record: Record, states: Iterable[Game]) -> Iterator[str]:
    yield json.dumps({"tags": [[tag.name, tag.value] for tag in record.tags]}, ensure_ascii=False)
    for game in states:
        yield json.dumps(_json_object(game))


def _json_object(game: Game) -> dict[str, Any]:
    from pegs.core.ply import Correction, DiscardsShuffled, TakeBack
    from pegs.notation import operation_values, position_text, seat_text, turn_text

    ply = game.plies[-1] if game.plies else None
    operations = ply.operations if ply else game.opening
    decision = (
        {"seat": seat_text(game.board, ply.seat), "turn": turn_text(game.board, ply.turn)} if ply else {}
    )
    between = [each for each in game.between_turns if each.plies == len(game.plies)]
    taken_back = [seat_text(game.board, each.seat) for each in between if isinstance(each, TakeBack)]
    corrected = [seat_text(game.board, each.seat) for each in between if isinstance(each, Correction)]
    shuffled = [seat_text(game.board, each.seat) for each in between if isinstance(each, DiscardsShuffled)]
    return {
        "ply": len(game.plies),
        **decision,
        **({"taken_back_by": taken_back} if taken_back else {}),
        **({"corrected_by": corrected} if corrected else {}),
        **({"shuffled_by": shuffled} if shuffled else {}),
        "operations": [operation_values(game.board, operation) for operation in operations],
        "position": position_text(game.board, game.position),
    }
