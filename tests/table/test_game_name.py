"""What a game is called: the facts of a table, and the two lines made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pegs.i18n import in_language
from pegs.protocol import commands as do
from pegs.protocol.game_name import GameName
from pegs.protocol.rest import NewPractice
from pegs.protocol.settings import DailyDeal, Practice, RulesChoice, SeatChoice, Settings
from pegs.record import Record, read_records
from pegs.table.after.finished_game import game_record, game_replay
from pegs.table.after.practice import practice_settings
from pegs.table.command_errors import RefusedError
from pegs.table.daily import daily_settings
from pegs.table.events import TableMade
from pegs.table.game_name import title_without_people, two_lines
from pegs.table.rules_vote import check_rules, suggest
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from pegs.table.table_setup import MAX_CHANGES
from tests.table.sitting import Sitting, settings_of
from tests.table.test_lessons import lesson_settings

HOST = 0
CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("game_names.json").read_text("utf-8"))
SUNDAY = 'extends = "basic"\ntitle = "Grandma’s rules"\nhand_size = 4\n'
UNSAVED = 'extends = "basic"\ntitle = "Basic game"\nhand_size = 4\n'


def lines(sitting: Sitting, seat: int | None = HOST) -> tuple[str, str]:
    return two_lines(sitting.view(seat).name, seat)


def call(sitting: Sitting, title: str, seat: int = HOST) -> list[Any]:
    return sitting.say(seat, do.NameTable(id="n", title=title))


def refused(sitting: Sitting, seat: int, title: str = "Sunday table") -> str:
    before = sitting.table.version
    with pytest.raises(RefusedError) as error:
        call(sitting, title, seat)
    assert sitting.table.version == before
    return error.value.code


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_two_lines_are_those_of_the_shared_cases(language: str) -> None:
    for each in CASES:
        name = msgspec.convert(each["name"], GameName)
        with in_language(language):
            assert list(two_lines(name, each["reader"])) == each[language]


def test_a_table_is_called_after_who_plays() -> None:
    alone = Sitting(settings_of(bots=3)).fill().start()
    assert lines(alone) == ("You and three bots", "Basic game")
    assert lines(alone, None) == ("Ann and three bots", "Basic game")
    two = Sitting(settings_of("arizona", bots=2))
    assert lines(two) == ("Family table", "Arizona rules")
    two.fill()
    assert [lines(two, seat)[0] for seat in (0, 1, None)] == ["Game with Bo", "Game with Ann", "Ann and Bo"]
    assert lines(Sitting(settings_of(bots=1)).fill().start())[0] == "Family table"


def test_whoever_leaves_during_a_game_stays_in_its_name_and_newcomers_join_it() -> None:
    sitting = Sitting(settings_of(bots=2)).fill().start()
    sitting.say(1, do.Rename(id="r", name="Bonnie", color="G"))
    sitting.say(1, do.Leave(id="l"))
    assert lines(sitting)[0] == "Game with Bonnie"
    alone = Sitting(settings_of(bots=3)).fill().start()
    alone.say(HOST, do.SetSeat(id="s", seat=2, bot=None))
    alone.apply(alone.table.sit("Mia", "P", 2, alone.now)[1])
    assert lines(alone)[0] == "Game with Mia"


def test_the_host_gives_a_title_and_takes_it_away() -> None:
    sitting = Sitting(settings_of(bots=2)).fill()
    call(sitting, "  Sunday\n\u202etable\u0007 ")
    assert sitting.view(1).name.title == "Sunday table"
    assert call(sitting, "Sunday table") == []
    sitting.start()
    call(sitting, "")
    assert lines(sitting)[0] == "Game with Bo"
    assert refused(sitting, 1) == "not_allowed"
    call(sitting, "x" * 24)
    assert lines(sitting)[0] == "x" * 24
    call(sitting, "e" + "\u0301" * 23)
    assert len(sitting.table.state.title) < 5


def test_what_is_named_after_what_is_played_keeps_its_title() -> None:
    daily = Sitting(daily_settings(DailyDeal("2026-11-27")))
    assert lines(daily) == ("Deal of the day", "Friday, November 27")
    assert refused(daily, HOST) == "not_allowed"
    lesson = Sitting(lesson_settings()).fill().start()
    assert lines(lesson)[0] == "First game"
    assert lines(lesson)[1].startswith("Lesson 1 of ")
    assert refused(lesson, HOST) == "not_allowed"
    bump = Sitting(lesson_settings(topic="bump")).fill().start()
    assert lines(bump) == ("Lesson", "Bumping")


def test_titles_are_bounded() -> None:
    sitting = Sitting(settings_of())
    for number in range(MAX_CHANGES):
        call(sitting, f"Table {number}")
    assert refused(sitting, HOST) == "too_much"
    decode = msgspec.json.Decoder(do.AnyCommand).decode
    for title in ('"' + "x" * 25 + '"', "7", "null", '["Sunday"]', '{"en":"Sunday"}'):
        with pytest.raises(msgspec.ValidationError):
            decode(b'{"do":"name_table","id":"1","title":%s}' % title.encode())


@pytest.mark.parametrize(
    ("toml", "name"),
    [
        (SUNDAY, "Grandma’s rules"),
        (UNSAVED, "Basic game, our way"),
        ('extends = "basic"\nhand_size = 4\n', "Basic game, our way"),
        ('extends = "basic"\ntitle = "Basic game, our way"\nhand_size = 4\n', "Basic game, our way"),
    ],
    ids=["typed", "unsaved", "untitled", "as it was stored before"],
)
def test_a_typed_name_of_rules_survives_and_unsaved_ones_are_our_way(toml: str, name: str) -> None:
    made = Sitting(Settings(rules=RulesChoice(toml=toml)))
    voted = Sitting()
    checked = check_rules(voted.table.state.settings, RulesChoice(toml=toml))
    voted.apply(suggest(voted.table.state, HOST, checked, voted.now))
    for sitting in (made, voted):
        assert lines(sitting) == ("Family table", name)
        assert sitting.table.rules_card().title == name
        with in_language("es"):
            expected = "Juego básico, a nuestra manera" if "our way" in name else name
            assert sitting.view(HOST).name.rules == expected


def test_a_finished_game_keeps_its_name() -> None:
    sitting = Sitting(settings_of(bots=2, title=" Sunday table ")).fill().start().play_out()
    call(sitting, "Monday table")
    replay = game_replay(sitting.table, 1)
    assert two_lines(replay.name) == ("Sunday table", "Basic game")
    assert read(replay.record).called == "Sunday table · Basic game"
    assert lines(sitting)[0] == "Monday table"
    request = NewPractice(turn=3, seat=0, name="Ann", color="R")
    again = Sitting(practice_settings(sitting.table, 1, request))
    assert lines(again) == ("What if?", "Turn 4 · January 1")
    assert refused(again, HOST) == "not_allowed"


def test_a_typed_title_and_the_company_survive_a_rematch_with_sides_swapped() -> None:
    titled = Sitting(settings_of(bots=2, title="Sunday table")).fill().start().play_out()
    titled.say(HOST, do.Rematch(id="r", version=titled.table.version))
    assert lines(titled) == ("Sunday table", "Basic game")
    swapped = Sitting(settings_of(bots=2)).fill().start().play_out()
    swapped.say(HOST, do.Rematch(id="r", version=swapped.table.version, same_cards=True))
    assert [lines(swapped, seat)[0] for seat in (1, 2)] == ["Game with Bo", "Game with Ann"]
    assert two_lines(game_replay(swapped.play_out().table, 1).name, 0).title == "Game with Bo"


def test_only_the_first_game_is_called_after_a_day_or_a_position() -> None:
    start = Sitting(settings_of(bots=3)).fill().start().table.state.running.position_text()
    practice = Practice("game", 4, "2026-11-22")
    for settings, first in (
        (daily_settings(DailyDeal("2026-11-22")), "Deal of the day"),
        (settings_of(bots=3, position=start, practice=practice), "What if?"),
        (settings_of(bots=3, position=start), "Practice"),
    ):
        sitting = Sitting(settings).fill().start().play_out()
        assert lines(sitting)[0] == first
        sitting.say(HOST, do.Rematch(id="r", version=sitting.table.version))
        assert lines(sitting) == ("You and three bots", "Basic game")
        call(sitting, "Sunday table")
        assert lines(sitting)[0] == "Sunday table"
        assert two_lines(sitting.table.state.past_names[1], HOST).title == first
    sitting = Sitting(settings_of(bots=3, position=start, practice=practice)).fill().start().play_out()
    sitting.say(HOST, do.Rematch(id="r", version=sitting.table.version, same_cards=True))
    assert lines(sitting)[0] == "What if?"


def test_tables_that_were_stored_before_are_named_by_what_is_known() -> None:
    sitting = Sitting(settings_of("arizona", bots=2)).fill().start().play_out()
    stored = [encode_event(each.event) for each in sitting.table.state.entries]
    before = stored[0].replace(b'"title":"",', b"")
    assert before != stored[0]
    table = Table.from_events(map(decode_event, [before, *stored[1:]]))
    assert two_lines(game_replay(table, 1).name, 1) == ("Game with Ann", "Arizona rules")
    made = sitting.table.state.entries[0].event
    assert isinstance(made, TableMade)
    old = b'{"event":"made","at":1.0,"code":"a","seed":"b","settings":{"practice":{"game":"g","turn":4}}}'
    assert two_lines(Table.from_events([decode_event(old)]).name()) == ("What if?", "Turn 5 · Basic game")


@pytest.mark.parametrize("day", ["2026-99-99", "2026-02-30", "0000-01-01"])
def test_a_day_that_no_calendar_has_is_left_out(day: str) -> None:
    start = Sitting(settings_of(bots=3)).fill().start().table.state.running.position_text()
    practice = Practice("game", 4, day)
    sitting = Sitting(settings_of(bots=3, position=start, practice=practice))
    assert lines(sitting) == ("What if?", "Turn 5 · Basic game")
    assert title_without_people(sitting.table.state.name, HOST) == "What if?"


def test_a_notification_names_nobody() -> None:
    two = Sitting(settings_of(bots=2)).fill().start()
    assert title_without_people(two.table.state.name, 0) == "Family table"
    call(two, "Sunday table")
    assert title_without_people(two.table.state.name, 0) == "Sunday table"
    alone = Sitting(settings_of(bots=3)).fill().start()
    assert title_without_people(alone.table.state.name, 0) == "You and three bots"


def read(record: str) -> Record:
    (game,) = read_records(record.splitlines())
    assert isinstance(game, Record)
    return game


def test_records_name_people_whose_names_run_from_right_to_left() -> None:
    sitting = Sitting(settings_of(bots=2)).fill()
    sitting.say(1, do.Rename(id="n", name="שרה", color="B"))
    record = game_record(sitting.start().play_out().table, 1)
    assert read(record).called == "Ann and שרה · Basic game"


def test_records_that_were_saved_before_are_called_after_their_rules() -> None:
    sitting = (
        Sitting(Settings(rules=RulesChoice(toml=SUNDAY), seats=settings_of(bots=3).seats)).fill().start()
    )
    record = game_record(sitting.play_out().table, 1)
    assert read(record).called == "Ann and three bots · Grandma’s rules"
    before = "\n".join(line for line in record.splitlines() if not line.startswith(("[Name ", "[Subtitle ")))
    assert read(before).called == "Grandma’s rules"


def test_a_title_is_cleaned_when_a_table_is_made() -> None:
    sitting = Sitting(Settings(title="\u202eSunday\u0000 table", seats=(SeatChoice(who="me"),)))
    made = sitting.table.state.entries[0].event
    assert isinstance(made, TableMade)
    assert made.settings.title == "Sunday table"
