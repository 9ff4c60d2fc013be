"""Finished games: replays with every card, records, and checks against the seed."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec
import pytest

from pegs.core.errors import RecordError
from pegs.core.operations import Dealt, Drawn
from pegs.protocol import commands as do
from pegs.protocol.log import TurnPlayed
from pegs.protocol.wire_operations import CLASSES
from pegs.record import Record, read_records
from pegs.rules.ruleset import NAMES
from pegs.story.statistics import statistics_of
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.after.shuffle_check import check_record
from pegs.table.events import GameBegan
from pegs.table.table import Table
from tests.soak import sweep
from tests.table.sitting import NAMES as PEOPLE
from tests.table.sitting import Sitting, settings_of


def finished(rules: str = "basic", players: int = 2, teams: int = 2, seed: int = 1) -> Sitting:
    """A game that has been played to its end."""
    return Sitting(settings_of(rules, players, teams), seed).fill().start().play_out()


def recorded(sitting: Sitting, number: int = 1) -> Record:
    """The record of a game, read back."""
    (record,) = read_records(game_record(sitting.table, number).splitlines())
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("rules", sweep(NAMES, ("basic", "bluffing", "north-carolina")))
def test_a_replay_has_the_whole_game(rules: str) -> None:
    sitting = finished(rules)
    replay = game_replay(sitting.table, 1)
    plies = sitting.table.state.running.plies
    turns = [each for each in replay.log if isinstance(each, TurnPlayed)]
    assert [turn.ply for turn in turns] == list(range(1, len(plies) + 1))
    assert "?" not in {card for each in replay.log for card in cards_in(each)}
    assert replay.commitment == hashlib.sha256(replay.seed.encode()).hexdigest()
    assert game_record(sitting.table, 1) == replay.record


def cards_in(happening: object) -> list[str]:
    """Every card in a log event."""
    operations = getattr(happening, "operations", ())
    single = [str(op.card) for op in operations if hasattr(op, "card")]
    dealt = [getattr(op, "cards") for op in operations if type(op) is CLASSES[Dealt]]  # noqa: B009 - made classes
    return [*single, *(card for cards in dealt for card in cards)]


def test_a_replay_has_the_draw_before_the_first_turn() -> None:
    replay = game_replay(finished("liftbridge").table, 1)
    drawn = [op for op in replay.log[0].operations if type(op) is CLASSES[Drawn]]  # type: ignore[union-attr]
    rules = finished("liftbridge").table.state.ruleset.rules
    assert len(drawn) == (rules.draw.name == "BEFORE" and not rules.draw_by_hand)


def test_the_statistics_are_those_of_the_game() -> None:
    sitting = finished("basic", 4)
    game = sitting.table.state.running
    statistics = statistics_of(game.board, game.plies)
    assert game_replay(sitting.table, 1).statistics == statistics
    assert sitting.game(0).statistics == sitting.game(None).statistics == statistics
    assert sum(each.turns for each in statistics) > 0


def test_a_replay_leaves_out_turns_taken_back() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill().start()
    seat = sitting.turn
    sitting.play_any()
    sitting.take_back(seat)
    sitting.play_out()
    assert len(game_replay(sitting.table, 1).log) == len(sitting.table.state.running.plies) + 1
    assert fair(sitting.table) == (True, True)


def test_an_unfinished_game_has_no_replay() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill().start()
    with pytest.raises(LookupError):
        game_replay(sitting.table, 1)


def test_a_replay_shows_the_seats_of_its_time() -> None:
    sitting = finished()
    sitting.say(0, do.Rematch(id="r", version=sitting.table.version, same_cards=True))
    replay = game_replay(sitting.table, 1)
    assert [seat.name for seat in replay.seats] == list(PEOPLE[:2])
    assert recorded(sitting).names == PEOPLE[:2]
    sitting.play_out()
    assert [seat.name for seat in game_replay(sitting.table, 2).seats] == [PEOPLE[1], PEOPLE[0]]


# --- fairness


def fair(table: Table, number: int = 1) -> tuple[bool, bool]:
    """Whether the commitment and the deal of a game hold."""
    result = check(table, number)
    return result.commitment_holds, result.deal_holds


@pytest.mark.parametrize("rules", sweep(NAMES, ("arizona", "bluffing", "paddle")))
def test_every_deal_follows_from_its_seed(rules: str) -> None:
    sitting = finished(rules, seed=3)
    assert fair(sitting.table) == (True, True)
    assert check_record(recorded(sitting))


def test_the_commitment_comes_before_the_deal_and_the_seed_after_the_game() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill().start()
    promise, seed = sitting.game(0).commitment, sitting.game(0).seed
    assert seed is None
    sitting.play_out()
    seed = sitting.game(0).seed
    assert seed is not None
    assert hashlib.sha256(seed.encode()).hexdigest() == promise == sitting.game(0).commitment


def tampered(sitting: Sitting, **changes: str) -> Table:
    """The table if the server had changed its log before showing the game."""
    events = [
        msgspec.structs.replace(event, **changes) if isinstance(event, GameBegan) else event
        for event in sitting.events
    ]
    return Table.from_events(events)


def test_another_seed_breaks_the_commitment() -> None:
    sitting = finished()
    assert fair(tampered(sitting, seed="0" * 64)) == (False, False)


def test_a_stacked_deck_doesnt_follow_from_the_seed() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill().start()
    began = next(event for event in sitting.events if isinstance(event, GameBegan))
    pack = list(began.deck)
    Random(1).shuffle(pack)
    chosen = Sitting(settings_of("basic", 2), 1).fill()
    chosen.apply([msgspec.structs.replace(began, deck="".join(pack))])
    assert fair(chosen.play_out().table) == (True, False)


def test_a_record_with_another_seed_fails_the_check() -> None:
    sitting = finished()
    text = game_record(sitting.table, 1)
    seed = sitting.game(0).seed or ""
    forged = text.replace(seed, "0" * 64)
    (record,) = read_records(forged.splitlines())
    assert isinstance(record, Record)
    with pytest.raises(RecordError):
        check_record(record)


def test_a_record_with_other_cards_fails_the_check() -> None:
    sitting, other = finished(seed=1), finished(seed=2)
    seed, promise = sitting.game(0).seed or "", sitting.game(0).commitment
    text = game_record(other.table, 1).replace(other.game(0).seed or "", seed)
    (record,) = read_records(text.replace(other.game(0).commitment, promise).splitlines())
    assert isinstance(record, Record)
    with pytest.raises(RecordError):
        check_record(record)
