"""Before the first deal, people suggest other rules, vote, and play by what the majority wants."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import structs

from pegs.i18n import in_language
from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings, Talk
from pegs.protocol.table_view import RulesSuggestion
from pegs.record import Record, read_records
from pegs.table import rules_vote
from pegs.table.after.finished_game import game_record, game_replay
from pegs.table.chosen_rules import load_rules
from pegs.table.command_errors import RefusedError
from pegs.table.events import RulesChanged
from pegs.table.stored_events import decode_event, encode_event
from pegs.table.table import Table
from tests.table.sitting import SCREEN, WATCHER, Sitting, settings_of
from tests.table.test_encoded_update import check_updates

ARIZONA, ALASKA = RulesChoice("arizona"), RulesChoice("alaska")
HOUSE = RulesChoice(toml='extends = "arizona"\ntitle = "Grandma’s"\n[cards.8]\nbackward = 8\n')


def suggest(sitting: Sitting, seat: int, choice: RulesChoice = ARIZONA) -> int:
    """Suggest rules. Returns the suggestion's id."""
    checked = rules_vote.check_rules(sitting.table.state.settings, choice)
    before = sitting.table.version
    sitting.apply(rules_vote.suggest(sitting.table.state, seat, checked, sitting.now))
    return next((each.id for each in shown(sitting) if each.seat == seat), before + 1)


def vote(sitting: Sitting, seat: int, suggestion: int, agree: bool = True) -> None:
    sitting.say(seat, do.VoteOnRules(id="vote", suggestion=suggestion, agree=agree))


def shown(sitting: Sitting) -> tuple[RulesSuggestion, ...]:
    return sitting.view(None).suggestions


def rules_of(sitting: Sitting) -> str:
    return sitting.table.rules_card().title


def lines_of(sitting: Sitting) -> list[str]:
    entries = sitting.table.log(WATCHER, 0)
    return [f"{part.verb} {part.text}" for each in entries for line in each.lines for part in line.parts]


def check_fold(sitting: Sitting) -> None:
    """The stored events lead to the same table."""
    stored = [decode_event(encode_event(event)) for event in sitting.events]
    again = Table.from_events(stored)
    assert again.view(WATCHER, sitting.now) == sitting.view(None)
    assert again.rules_card() == sitting.table.rules_card()
    assert again.state.settings == sitting.table.state.settings


def test_more_than_half_of_the_people_change_the_rules() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    assert shown(sitting) == (RulesSuggestion(suggestion, 1, "arizona", "Arizona rules", (1,), (), 3),)
    vote(sitting, 2, suggestion)
    vote(sitting, 3, suggestion, False)
    assert rules_of(sitting) == "Basic game", "two of four aren't more than half"
    check_updates(sitting, 0)
    check_fold(sitting)
    before = sitting.table.version
    vote(sitting, 0, suggestion)
    assert rules_of(sitting) == "Arizona rules"
    assert shown(sitting) == ()
    changed = sitting.table.log(WATCHER, before)[-1]
    assert isinstance(changed, log.Happened)
    assert (changed.kind, changed.seat) == ("rules_changed", None)
    (part,) = changed.lines[0].parts
    assert (part.text, part.count, part.limit) == ("Arizona rules", 3, 1)
    check_updates(sitting, before)
    check_fold(sitting)


def test_a_vote_can_be_changed_until_it_is_decided() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    vote(sitting, 2, suggestion, False)
    vote(sitting, 2, suggestion, False)
    assert shown(sitting)[0].no == (2,)
    vote(sitting, 2, suggestion)
    assert (shown(sitting)[0].yes, shown(sitting)[0].no) == ((1, 2), ())
    vote(sitting, 3, suggestion)
    with pytest.raises(RefusedError) as refused:
        vote(sitting, 0, suggestion, False)
    assert refused.value.code == "stale"


def test_rules_that_most_people_are_against_are_voted_down() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    for seat in (0, 2):
        vote(sitting, seat, suggestion, False)
    assert len(shown(sitting)) == 1, "two of four aren't more than half"
    vote(sitting, 3, suggestion, False)
    assert (shown(sitting), rules_of(sitting)) == ((), "Basic game")
    assert "rules-voted-down Arizona rules" in lines_of(sitting)
    check_fold(sitting)


def test_only_the_author_withdraws_and_a_new_suggestion_replaces_the_earlier_one() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    first = suggest(sitting, 1)
    vote(sitting, 2, first)
    second = suggest(sitting, 1, ALASKA)
    assert [(each.id, each.name, each.yes) for each in shown(sitting)] == [(second, "alaska", (1,))]
    assert sitting.say(2, do.WithdrawRules(id="withdraw")) == []
    assert len(shown(sitting)) == 1
    sitting.say(1, do.WithdrawRules(id="withdraw"))
    assert (shown(sitting), rules_of(sitting)) == ((), "Basic game")
    check_fold(sitting)


def test_someone_alone_changes_the_rules_at_once_and_bots_do_not_vote() -> None:
    sitting = Sitting(settings_of("basic", bots=3)).fill()
    suggest(sitting, 0)
    assert rules_of(sitting) == "Arizona rules"
    assert "rules-change Arizona rules" in lines_of(sitting)


def test_those_who_leave_take_their_votes_and_suggestions_with_them() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    arizona, alaska = suggest(sitting, 1), suggest(sitting, 2, ALASKA)
    vote(sitting, 2, arizona)
    vote(sitting, 1, alaska, False)
    sitting.say(1, do.Leave(id="leave"))
    assert [(each.id, each.yes, each.no, each.needed) for each in shown(sitting)] == [(alaska, (2,), (), 2)]
    assert sitting.table.due() is None, "one of three isn't more than half"
    vote(sitting, 3, alaska, False)
    sitting.say(3, do.Leave(id="leave"))
    assert sitting.table.due() is None, "one of two isn't more than half"
    sitting.say(0, do.Leave(id="leave"))
    assert sitting.table.due() is not None
    sitting.apply(sitting.table.tick(sitting.now))
    assert sitting.table.state.settings.rules == ALASKA
    assert sitting.table.due() is None
    check_fold(sitting)


def test_a_newcomer_has_not_voted_yet_whatever_was_voted_from_that_seat_before() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    vote(sitting, 2, suggestion)
    sitting.say(2, do.Leave(id="leave"))
    sitting.fill()
    assert [(each.yes, each.no, each.needed) for each in shown(sitting)] == [((1,), (), 3)]
    vote(sitting, 0, suggestion)
    assert rules_of(sitting) == "Basic game", "two of four aren't more than half"
    check_fold(sitting)


def test_those_for_whom_a_bot_stands_in_have_no_vote_until_they_are_back() -> None:
    sitting = Sitting(settings_of("basic", 2, 2)).fill()
    suggestion = suggest(sitting, 0)
    sitting.apply(sitting.table.disconnected(1, sitting.now))
    assert sitting.table.due() is None, "someone who is away may be back in a moment"
    assert shown(sitting)[0].needed == 2
    vote(sitting, 1, suggestion, False)
    sitting.say(0, do.SetSeat(id="bot", seat=1, bot="hints"))
    sitting.apply(sitting.table.tick(sitting.now))
    assert rules_of(sitting) == "Arizona rules"


def test_votes_follow_people_who_change_places() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    vote(sitting, 2, suggestion, False)
    sitting.say(0, do.SwapSeats(id="swap", one=1, other=3))
    (after,) = shown(sitting)
    assert (after.seat, after.yes, after.no) == (3, (3,), (2,))
    sitting.say(3, do.WithdrawRules(id="withdraw"))
    assert shown(sitting) == ()


def test_the_deal_ends_the_vote() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    sitting.say(2, do.Commit(id="commit", number=1, commitment="0" * 64))
    sitting.start()
    assert sitting.table.state.stage == "gathering", "it waits for a number"
    for late in (lambda: vote(sitting, 2, suggestion), lambda: suggest(sitting, 3, ALASKA)):
        with pytest.raises(RefusedError) as refused:
            late()
        assert refused.value.code == "stale"
    sitting.now += 10
    sitting.apply(sitting.table.tick(sitting.now))
    assert (sitting.table.state.stage, shown(sitting), rules_of(sitting)) == ("playing", (), "Basic game")
    with pytest.raises(RefusedError):
        suggest(sitting, 3, ALASKA)
    check_fold(sitting)


def test_the_game_its_record_and_the_rematch_have_the_new_rules() -> None:
    sitting = Sitting(settings_of("basic", 2, 2), 5).fill()
    sitting.say(1, do.Commit(id="commit", number=1, commitment="0" * 64))
    vote(sitting, 1, suggest(sitting, 0, HOUSE))
    shuffle = sitting.view(None).shuffle
    assert shuffle is not None
    assert shuffle.people, "a number that was locked in stays so"
    sitting.start()
    sitting.now += 10
    sitting.apply(sitting.table.tick(sitting.now))
    sitting.play_out()
    (record,) = read_records(game_record(sitting.table, 1).splitlines())
    assert isinstance(record, Record)
    assert record.ruleset.rules == sitting.table.state.ruleset.rules
    assert game_replay(sitting.table, 1).rules.title == "Grandma’s"
    sitting.say(0, do.Rematch(id="again", version=sitting.table.version))
    assert sitting.table.state.running.ruleset.title == "Grandma’s"
    check_fold(sitting)


def test_table_talk_follows_the_rules_unless_the_host_has_chosen_it() -> None:
    talks = []
    chosen: tuple[Talk | None, ...] = (None, "open")
    for talk in chosen:
        sitting = Sitting(settings_of("basic", bots=3, talk=talk)).fill()
        before = sitting.view(None).settings.talk
        open_talk = RulesChoice(toml='extends = "arizona"\ntable_talk = "moves"\n')
        suggest(sitting, 0, open_talk)
        talks.append((before, sitting.view(None).settings.talk))
        check_fold(sitting)
    assert talks == [("phrases", "moves"), ("open", "open")]


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("hand_size = 7\ndecks = 1\n", "cards aren’t enough for 10 hands"),
        (
            'move = "team"\n[cards.7]\nsplit = 7\nsplit_pegs = 3\nsplit_with = "team"\nsplit_ways = "any"\n',
            "10 players in 5 teams could split these cards in too many ways",
        ),
        ("nonsense", "can’t be read"),
        ("pegs = 99", "pegs"),
    ],
)
def test_rules_that_do_not_suit_the_table_are_refused(toml: str, sentence: str) -> None:
    """The second would give a bot more turns than it can list."""
    choice = RulesChoice(toml=f'extends = "basic"\nhelp = "none"\n{toml}')
    with pytest.raises(RefusedError, match=sentence) as refused:
        rules_vote.check_rules(settings_of("basic", 10, 5), choice)
    assert refused.value.code == "not_allowed"


def test_the_same_rules_twice_and_too_many_suggestions_are_refused() -> None:
    sitting = Sitting(settings_of("basic", 8, 4)).fill()
    with pytest.raises(RefusedError, match="already"):
        suggest(sitting, 0, RulesChoice("basic"))
    suggest(sitting, 0)
    assert (
        rules_vote.suggest(
            sitting.table.state, 0, rules_vote.check_rules(sitting.table.state.settings, ARIZONA), sitting.now
        )
        == []
    )
    with pytest.raises(RefusedError, match="vote for them"):
        suggest(sitting, 1)
    sets = ("alaska", "wizard", "pegoo", "kilpatrick", "guide")
    for seat, name in enumerate(sets[: rules_vote.MAX_OPEN - 1], 1):
        suggest(sitting, seat, RulesChoice(name))
    with pytest.raises(RefusedError) as refused:
        suggest(sitting, rules_vote.MAX_OPEN, RulesChoice(sets[-1]))
    assert refused.value.code == "too_much"


def test_each_person_makes_a_bounded_number_of_suggestions() -> None:
    sitting = Sitting(settings_of("basic", 2, 2)).fill()
    for number in range(rules_vote.MAX_SUGGESTIONS):
        suggest(sitting, 0, (ARIZONA, ALASKA)[number % 2])
    with pytest.raises(RefusedError) as refused:
        suggest(sitting, 0, RulesChoice("wizard"))
    assert refused.value.code == "too_much"
    assert "Vote on those" not in str(refused.value), "none may be open any more"
    # The others still can.
    suggest(sitting, 1, RulesChoice("wizard"))


def test_rules_that_were_checked_in_a_thread_are_not_read_again() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    load_rules.cache_clear()
    checked = rules_vote.check_rules(sitting.table.state.settings, structs.replace(HOUSE, name="mine"))
    read = load_rules.cache_info().misses
    sitting.apply(rules_vote.suggest(sitting.table.state, 0, checked, sitting.now))
    assert load_rules.cache_info().misses == read


def test_people_without_a_seat_and_lessons_have_no_vote() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    for viewer in (WATCHER, SCREEN):
        with pytest.raises(RefusedError):
            sitting.table.decide(
                viewer,
                do.VoteOnRules(id="v", suggestion=suggestion, agree=True),
                0.0,
                sitting.random.randbytes,
            )
    bot = SeatChoice(who="bot")
    lesson = Sitting(Settings(seats=(SeatChoice(who="me"), bot, bot, bot), lesson="first-game"))
    with pytest.raises(RefusedError):
        suggest(lesson, 0)


def test_titles_are_in_the_readers_language() -> None:
    sitting = Sitting(settings_of("basic")).fill()
    suggestion = suggest(sitting, 1)
    with in_language("es"):
        assert shown(sitting)[0].title == "Reglas de Arizona"
    for seat in (0, 2):
        vote(sitting, seat, suggestion)
    with in_language("es"):
        assert "rules-change Reglas de Arizona" in lines_of(sitting)
        check_updates(sitting, 0)


def test_an_update_has_the_rules_only_if_they_have_changed() -> None:
    sitting = Sitting(settings_of("basic", bots=3)).fill()
    assert not sitting.table.has_new_rules(0)
    suggest(sitting, 0)
    assert isinstance(sitting.events[-1], RulesChanged)
    assert sitting.table.has_new_rules(sitting.table.version - 1)
    assert not sitting.table.has_new_rules(sitting.table.version)


def test_an_old_log_has_no_vote() -> None:
    """Logs from before there were votes lead to the same table as ever."""
    sitting = Sitting(settings_of("north-carolina"), 3).fill().start()
    assert b"rules_" not in b"".join(map(encode_event, sitting.events))
    check_fold(sitting)
    assert sitting.view(None).suggestions == ()
    assert msgspec.json.encode(sitting.view(None)).count(b'"suggestions":[]') == 1
