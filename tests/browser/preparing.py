"""Positions in which a turn can be prepared, and the other player's turn that changes them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from pegs.core.operations import Operation
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import rank_text
from tests.browser.tables import Tables, settings_of
from tests.table.sitting import Sitting

Does = dict[str, tuple[Operation, ...]]
"""What each turn with one card does, by its text."""


def does(game: Game, card: str) -> Does:
    turns = [turn for turn in game.legal_turns() if turn.card >= 0 and rank_text(turn.card) == card]
    changes = zip(turns, game.changes(turns), strict=True)
    return {game.text(turn): tuple(operations) for turn, operations in changes}


def plain_cards(game: Game) -> set[str]:
    """The cards that only move a peg."""
    kinds: dict[str, set[Kind]] = {}
    for turn in game.legal_turns():
        kinds.setdefault(rank_text(turn.card), set()).add(turn.kind)
    return {card for card, found in kinds.items() if found == {Kind.MOVE} and card != "*"}


def after(game: Game, turn: Turn) -> Game:
    trial = game.copy()
    trial.play(turn)
    return trial


def waiting(
    tables: Tables, wanted: Callable[[Does, Does], bool], first: int
) -> tuple[dict[str, object], str, str]:
    """A table for two at seat 1's turn: seat 0's key, a card of seat 0, and a turn of seat 1.

    ``wanted`` compares what the card's turns do before the turn and after it. Each test has seeds of its own.
    """
    for seed in range(first, first + 50):
        sitting = Sitting(settings_of("basic", 2, 2, people=2), seed).fill().start()
        for _ in range(60):
            if not sitting.is_playing:
                break
            found = _found(sitting.table.state.running, wanted) if sitting.turn == 1 else None
            if found is not None:
                return tables.keep(sitting.events), *found
            sitting.play_any()
    raise AssertionError("no such position came up")


def _found(game: Game, wanted: Callable[[Does, Does], bool]) -> tuple[str, str] | None:
    ahead = game.as_turn_of(0)
    for card in plain_cards(ahead):
        for turn in game.legal_turns():
            then = after(game, turn)
            if not then.is_over and then.turn == 0 and wanted(does(ahead, card), does(then, card)):
                return card, game.text(turn)
    return None


def play_other(server_page: Page, seat: dict[str, object], turn: str) -> None:
    """Seat 1 plays a turn, by the protocol."""
    server_page.evaluate(
        """async ([token, turn]) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
            const next = () => new Promise((resolve) => {
                socket.addEventListener("message", ({ data }) => resolve(JSON.parse(data)), { once: true });
            });
            await new Promise((resolve) => socket.addEventListener("open", resolve));
            socket.send(JSON.stringify({ do: "hello", id: "h", token, since: null, language: "en" }));
            const { table } = await next();
            socket.send(JSON.stringify({ do: "play", id: "p", version: table.version, turn }));
            await next();
            socket.close();
        }""",
        [seat["token"], turn],
    )


def is_lost(before: Does, then: Does) -> bool:
    """Whether none of the card's turns is possible any more."""
    return bool(before) and not before.keys() & then.keys()
