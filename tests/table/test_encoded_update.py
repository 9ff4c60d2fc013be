"""An update that's encoded in parts is the one that's encoded whole, for every viewer and every event."""

from __future__ import annotations

import msgspec
import pytest

from pegs.protocol import commands as do
from pegs.protocol.messages import Update
from pegs.rules.ruleset import NAMES
from pegs.table.encoded_update import EncodedUpdate
from pegs.table.viewer import Viewer
from tests.soak import KINDS, sweep
from tests.table.sitting import SCREEN, WATCHER, Sitting, settings_of


def check_updates(sitting: Sitting, since: int) -> None:
    table, now = sitting.table, sitting.now
    update = EncodedUpdate(table, since, now)
    viewers = [WATCHER, SCREEN, *(Viewer("player", seat) for seat in range(len(table.state.seats)))]
    for viewer in viewers:
        rules = table.rules_card() if table.has_new_rules(since) else None
        whole = Update(log=table.log(viewer, since), table=table.view(viewer, now), rules=rules)
        in_parts = msgspec.json.decode(update.head + update.tail(viewer))
        assert in_parts == msgspec.json.decode(msgspec.json.encode(whole))
        assert msgspec.json.decode(update.head + update.tail(viewer), type=Update) == whole


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_an_update_in_parts_equals_the_whole_one(rules: str) -> None:
    sitting = Sitting(settings_of(rules))
    check_updates(sitting, 0)
    sitting.fill().start()
    check_updates(sitting, 0)
    for _ in range(60):
        before = sitting.table.version
        if sitting.is_playing:
            sitting.play_any()
        check_updates(sitting, before)
    check_updates(sitting, sitting.table.version - 5)


def test_the_end_and_the_talk_of_a_game() -> None:
    sitting = Sitting(settings_of("basic", 2, 2)).fill().start()
    sitting.say(0, do.Say(id="say", phrase="nice"))
    check_updates(sitting, sitting.table.version - 1)
    sitting.play_out()
    check_updates(sitting, sitting.table.version - 2)
    assert sitting.view(None).stage == "over"
