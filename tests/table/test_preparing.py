"""A turn prepared while others play, and why a part of a split isn't possible."""

from __future__ import annotations

import pytest

from pegs.core import operations as ops
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.protocol import commands as do
from pegs.protocol.messages import OptionsPage
from pegs.rules.ruleset import NAMES
from pegs.table import why_not
from pegs.table.command_errors import RefusedError
from pegs.table.viewer import Viewer
from tests.soak import KINDS, sweep
from tests.table.sitting import WATCHER, Sitting, settings_of
from tests.table.test_options import random_games


def ahead(sitting: Sitting, viewer: Viewer) -> OptionsPage:
    """The turns that a viewer can prepare now."""
    command = do.ListOptions(id="l", version=sitting.table.version, ahead=True)
    return sitting.table.list_options(viewer, command)


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_turns_ahead_are_those_of_the_seat_if_nothing_changes(rules: str) -> None:
    for game in random_games(rules, 2, 60):
        if game.phase is not Phase.PLAY:
            continue
        seat, before = game.turn, game.position_text()
        other = game.as_turn_of((seat + 1) % game.players)
        assert other.turn != seat
        assert set(other.as_turn_of(seat).legal_turns()) == set(game.legal_turns())
        assert game.position_text() == before


def test_a_seat_sees_its_own_turns_ahead_and_nothing_of_other_hands() -> None:
    sitting = Sitting(settings_of("basic"), 5).fill().start()
    for _ in range(8):
        sitting.play_any()
    waiting = (sitting.turn + 1) % 4
    page = ahead(sitting, Viewer("player", waiting))
    hand = sitting.game(waiting).hand
    assert hand is not None
    assert page.options
    assert {option.card for option in page.options} <= set(hand)
    # The seat to act still gets its own turns, and no one else's are mixed up with them.
    mine = sitting.table.list_options(
        Viewer("player", sitting.turn), do.ListOptions(id="l", version=sitting.table.version)
    )
    assert {option.turn for option in mine.options} == {option.turn for option in sitting.options}


def test_watchers_and_finished_games_have_no_turns_ahead() -> None:
    sitting = Sitting(settings_of("basic", 2, 2), 6).fill().start()
    with pytest.raises(RefusedError):
        ahead(sitting, WATCHER)
    sitting.play_out()
    with pytest.raises(RefusedError):
        ahead(sitting, Viewer("player", 0))


def sharing(rules: str, card: str) -> tuple[Game, set[tuple[int, int, int]]]:
    """A game in which a card can be shared; each first part that is legal as seat, origin, signed count."""
    for game in random_games(rules, 40, 90):
        turns = [each for each in game.legal_turns() if each.kind is Kind.SPLIT]
        parts = set()
        for turn, operations in zip(turns, game.changes(turns), strict=True):
            moved = next(each for each in operations if isinstance(each, ops.Moved))
            way = -1 if moved.travel is ops.Travel.BACKWARD else 1
            if game.text(turn).startswith(card):
                parts.add((moved.seat, moved.origin, way * len(moved.path)))
        if parts:
            return game, parts
    raise AssertionError("no such position came up")


@pytest.mark.parametrize(("rules", "card", "total"), [("basic", "7", 7), ("arizona", "9", 9)])
def test_every_number_that_a_peg_cannot_take_has_a_reason(rules: str, card: str, total: int) -> None:
    game, legal = sharing(rules, card)
    names = Sitting(settings_of(rules), 1).table.state.names_for(game.turn)
    for seat, origin in {(seat, origin) for seat, origin, _ in legal}:
        for count in range(1, total):
            if (seat, origin, count) in legal:
                continue
            question = do.Why(id="w", card=card, seat=seat, origin=origin, count=count)
            (reason,) = why_not.answer(game, names, question)
            assert reason.sentence.endswith(".")


def test_a_number_is_only_asked_about_for_a_card_that_can_be_shared() -> None:
    game, legal = sharing("basic", "7")
    names = Sitting(settings_of("basic"), 1).table.state.names_for(game.turn)
    seat, origin, _ = next(iter(legal))
    with pytest.raises(RefusedError):
        why_not.answer(game, names, do.Why(id="w", card=None, seat=seat, origin=origin, count=2))
    half = (do.ChosenStep(seat=seat, origin=origin),)
    with pytest.raises(RefusedError):
        why_not.answer(game, names, do.Why(id="w", card="7", seat=seat, origin=origin, count=2, steps=half))
