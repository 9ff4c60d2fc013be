"""A table rebuilt from its events, stored and read back, is the same in everything."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.protocol import commands as do
from pegs.protocol.settings import Settings
from pegs.rules.ruleset import NAMES
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import commitment_of
from pegs.table.events import AnyEvent
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from tests.soak import examples
from tests.table.sitting import SCREEN, WATCHER, Sitting, settings_of

SEATINGS = ((2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (8, 4), (10, 5))


def stored(events: list[AnyEvent]) -> list[AnyEvent]:
    """Events after being stored and read back."""
    return [msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) for event in events]


def looks(table: Table) -> list[bytes]:
    """Everything that anyone sees of a table, as it is sent."""
    whos = [Viewer("player", seat) for seat in range(len(table.state.seats))] + [WATCHER, SCREEN]
    seen = [msgspec.json.encode(table.view(who, 5.0)) for who in whos]
    return seen + [msgspec.json.encode(table.log(who, 0)) for who in whos]


def wild_command(sitting: Sitting) -> do.Command:
    """A command that someone could send at any time."""
    chance, version = sitting.random, sitting.table.version
    return chance.choice(
        (
            do.TakeBack(id="x", version=version),
            do.AnswerTakeBack(id="x", agree=chance.random() < 0.8),
            do.Start(id="x", version=version),
            do.Rematch(
                id="x",
                version=version,
                first=chance.choice((None, *range(10))),
                same_cards=chance.random() < 0.5,
            ),
            do.Pause(id="x"),
            do.Resume(id="x"),
            do.ImBack(id="x"),
            do.Leave(id="x"),
            do.SetSeat(id="x", seat=chance.randrange(10), bot=chance.choice((None, "greedy", "nobody"))),
            do.Rename(id="x", name="Zoe", color="K"),
            do.NameTable(id="x", title=chance.choice(("", "Sunday table"))),
            do.Say(id="x", phrase="nice"),
            do.Play(id="x", version=version, turn="doubt"),
            do.Commit(id="x", number=len(sitting.table.state.games) + 1, commitment=commitment_of("aa" * 32)),
            do.Reveal(id="x", number=len(sitting.table.state.games) + 1, secret="aa" * 32),
        )
    )


def live_a_little(sitting: Sitting, steps: int) -> None:
    """People come, go, play, talk and take back."""
    for _ in range(steps):
        sitting.now += sitting.random.choice((0.5, 3, 100))
        if not sitting.persons:
            return
        seat = sitting.random.choice(sitting.persons)
        match sitting.random.randrange(12):
            case 0 | 1:
                with suppress(RefusedError):
                    sitting.say(seat, wild_command(sitting))
            case 2:
                sitting.apply(sitting.table.disconnected(seat, sitting.now))
            case 3:
                sitting.apply(sitting.table.connected(seat, sitting.now))
            case 4:
                sitting.apply(sitting.table.tick(sitting.now))
            case _ if sitting.is_playing and sitting.table.state.seats[sitting.turn].person:
                sitting.play_any()
            case _ if sitting.is_playing and sitting.table.bot_to_move():
                sitting.let_bot_play()


@given(st.sampled_from(NAMES), st.sampled_from(SEATINGS), st.integers(0, 999))
@examples(40)
def test_a_table_can_be_rebuilt_from_its_events(rules: str, seating: tuple[int, int], seed: int) -> None:
    sitting = Sitting(settings_of(rules, *seating), seed).fill().start()
    live_a_little(sitting, 60)
    again = Table.from_events(stored(sitting.events))
    assert again.state == sitting.table.state
    assert looks(again) == looks(sitting.table)


@given(st.integers(0, 999))
@examples(5)
def test_every_version_can_be_rebuilt(seed: int) -> None:
    sitting = Sitting(settings_of("basic", bots=1), seed).fill().start()
    seen: dict[int, list[bytes]] = {}
    for _ in range(25):
        live_a_little(sitting, 1)
        seen[sitting.table.version] = looks(sitting.table)
    for version, bytes_ in seen.items():
        assert looks(Table.from_events(sitting.events[:version])) == bytes_


@pytest.mark.parametrize("rules", ["basic", "bluffing", "liftbridge"])
def test_a_whole_game_with_a_rematch_can_be_rebuilt(rules: str) -> None:
    sitting = Sitting(settings_of(rules, bots=3), 1).fill().start()
    sitting.play_out()
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version, same_cards=True))
    again = Table.from_events(stored(sitting.events))
    assert again.state == sitting.table.state
    assert looks(again) == looks(sitting.table)


def test_settings_survive_being_stored() -> None:
    settings = settings_of("bluffing", 6, 2, bots=2, talk="open")
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
