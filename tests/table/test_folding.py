"""A table's truth is its log: whoever has the events has the table."""

from __future__ import annotations

import msgspec
import pytest

from pegs.rules.ruleset import NAMES
from pegs.table import events as ev
from pegs.table.protocol import commands as do
from pegs.table.replay import check, record_of, replay_of
from pegs.table.table import Table
from tests.table.play import Host, table_settings


def kept_as_text(events: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The events as they come back from where they were kept."""
    return [msgspec.json.decode(msgspec.json.encode(event), type=ev.AnyEvent) for event in events]


@pytest.mark.parametrize("rules", NAMES)
def test_a_restored_table_is_the_live_one(rules: str) -> None:
    host = Host.of(table_settings(rules, 0, 2))
    host.sit("Ben", 2)
    host.start()
    for number in host.steps(60):
        if number % 10:
            continue
        again = Table.restored(kept_as_text(host.kept))
        for seat in (0, 2):
            who = host.who(seat)
            assert again.view(who, host.now) == host.table.view(who, host.now)
            assert again.log(who, None) == host.table.log(who, None)
        assert again.state.running == host.table.state.running  # chance included


@pytest.mark.parametrize("rules", ["basic", "bluffing", "liftbridge"])
def test_a_game_is_played_to_its_end_and_can_be_replayed(rules: str) -> None:
    host = Host.of(table_settings(rules, 0, players=2))
    host.happen([ev.BotSeated(at=host.now, seat=1, bot="hints")])
    host.start()
    host.play_on(6_000, until=lambda table: table.state.stage == "over")
    assert host.table.state.stage == "over"
    replay = replay_of(host.table, 1)
    assert len(replay.log) == len(host.table.state.running.plies) + 1
    assert len(replay.chances) == len(host.table.state.running.plies)
    assert replay.chances[-1] == 1
    assert all(0 <= chance <= 1 for chance in replay.chances)
    assert record_of(host.table, 1) == replay.record
    assert sum(each.turns for each in replay.statistics) > 0
    fair = check(host.table, 1)
    assert (fair.commitment_holds, fair.deal_holds) == (True, True)


def test_a_game_that_goes_on_has_no_replay() -> None:
    host = Host.of(table_settings("basic", 0))
    host.start()
    with pytest.raises(LookupError):
        replay_of(host.table, 1)


def test_another_seed_does_not_deal_these_cards() -> None:
    host = Host.of(table_settings("basic", 0, players=2))
    host.happen([ev.BotSeated(at=host.now, seat=1, bot="hints")])
    host.start()
    host.play_on(6_000)
    began, game = host.table.state.games[0]
    forged = msgspec.structs.replace(began, seed="0" * 64)
    host.table.state.games[0] = (forged, game)
    fair = check(host.table, 1)
    assert (fair.commitment_holds, fair.deal_holds) == (False, False)


def test_a_rematch_moves_everybody_one_seat_on_and_the_deal_too() -> None:
    host = Host.of(table_settings("basic", 0, players=2))
    host.start()
    host.play_on(10_000)
    assert host.table.state.stage == "over"
    dealer = host.table.state.running.dealer
    assert dealer is not None
    host.do(0, do.Rematch(id="again", version=host.table.version, rotate=True))
    assert host.table.state.names[1] == "Ana"
    assert host.table.state.running.dealer == (dealer + 1) % 2
    assert host.table.state.began is not None
    assert host.table.state.began.number == 2
    assert host.maker == 1
