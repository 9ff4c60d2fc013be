"""Commands at a table: what they lead to, and when they are refused."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.table.command_errors import RefusedError
from pegs.table.events import GameBegan, SeatsRotated, TableMade, TurnPlayed
from pegs.table.state import Stage
from pegs.table.stored_events import decode_event
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from tests.table.sitting import NAMES, WATCHER, Sitting, settings_of


def refusal(sitting: Sitting, seat: int, command: do.Command) -> RefusedError:
    """The refusal of a command. Checks that nothing has changed."""
    before = Table.from_events(sitting.events).state
    with pytest.raises(RefusedError) as raised:
        sitting.say(seat, command)
    assert sitting.table.state == before
    assert raised.value.sentence
    return raised.value


def code(sitting: Sitting, seat: int, command: do.Command) -> str:
    """The code of a refusal."""
    return refusal(sitting, seat, command).code


def play(sitting: Sitting, turn: str, version: int | None = None) -> do.Play:
    """The command of a turn."""
    return do.Play(id="p", version=sitting.table.version if version is None else version, turn=turn)


@pytest.fixture
def sitting() -> Sitting:
    """Four people in a running game."""
    return Sitting(settings_of(), 7).fill().start()


def stage(sitting: Sitting) -> Stage:
    """The stage of a table."""
    return sitting.table.state.stage


# --- making a table and sitting down


def test_the_creator_is_the_host_and_gets_the_planned_seat() -> None:
    seats = (SeatChoice(who="bot"), SeatChoice(who="invited"), SeatChoice(who="me"))
    sitting = Sitting(Settings(players=3, teams=3, seats=seats))
    assert [seat.name for seat in sitting.view(2).seats][2] == "Ann"
    assert sitting.view(2).me.host
    assert not sitting.view(0).me.host


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=5, teams=2),
        Settings(players=4, teams=6),
        Settings(rules=RulesChoice(name="nobody-plays-this")),
        Settings(rules=RulesChoice(toml="hand_size = 'many'")),
        Settings(rules=RulesChoice(toml="extends = 'basic'\npegz = 4\n")),
        Settings(rules=RulesChoice(toml="extends = '/etc/passwd'\n")),
        Settings(seats=(SeatChoice(who="me"), SeatChoice(who="bot", bot="nobody"))),
    ],
)
def test_impossible_settings_are_refused(settings: Settings) -> None:
    with pytest.raises(RefusedError) as raised:
        Sitting(settings)
    assert raised.value.code == "not_allowed"


def test_names_are_safe_and_unique() -> None:
    sitting = Sitting(settings_of())
    for name in ("  An\u202en\u200b ", "ANN", "\x00\n"):
        sitting.apply(sitting.table.sit(name, "R", None, 1.0)[1])
    names = [seat.name for seat in sitting.view(0).seats]
    assert names[:3] == ["Ann", "Ann 2", "ANN 3"]
    assert names[3].strip()


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Ana \n Maria ", "Ana Maria"), ("\u200b\u200b", "Someone"), ("Zoë", "Zoë"), ("x" * 40, "x" * 40)],
)
def test_a_new_name_is_safe_to_show(given: str, shown: str) -> None:
    sitting = Sitting()
    sitting.say(0, do.Rename(id="n", name=given, color="R"))
    assert sitting.view(0).seats[0].name == shown


def test_names_of_invited_people_are_safe_to_show() -> None:
    sitting = Sitting(Settings(seats=(SeatChoice(who="me"), SeatChoice(name="B\u202eo"))))
    assert sitting.view(0).seats[1].name == "Bo"


def test_everyone_has_a_different_color() -> None:
    sitting = Sitting(settings_of("basic", 10, 5)).fill()
    assert len({seat.color for seat in sitting.view(0).seats}) == 10


def test_renaming_keeps_names_and_colors_unique(sitting: Sitting) -> None:
    sitting.say(1, do.Rename(id="r", name="ann", color="R"))
    seat = sitting.view(1).seats[1]
    assert seat.name == "ann 2"
    assert seat.color != "R"


def test_a_taken_seat_cant_be_taken(sitting: Sitting) -> None:
    for seat, wanted in ((None, "seat_taken"), (1, "seat_taken"), (9, "no_such_seat")):
        with pytest.raises(RefusedError) as raised:
            sitting.table.sit("Zoe", "K", seat, 1.0)
        assert raised.value.code == wanted


def test_open_seats_become_bots_at_the_start() -> None:
    sitting = Sitting(Settings(seats=(SeatChoice(who="me"), SeatChoice(bot="greedy")))).start()
    assert [seat.bot for seat in sitting.view(0).seats] == [None, "greedy", "hints", "hints"]


def test_only_the_host_deals_and_only_once() -> None:
    sitting = Sitting(settings_of()).fill()
    assert code(sitting, 1, do.Start(id="s", version=1)) == "not_allowed"
    sitting.start()
    assert code(sitting, 0, do.Start(id="s", version=sitting.table.version)) == "not_playing"


@pytest.mark.parametrize("dealer", ["chosen", "youngest", "oldest", "last_birthday", "next_birthday"])
def test_the_dealer_may_be_chosen(dealer: str) -> None:
    sitting = Sitting(settings_of(dealer=dealer, dealer_seat=2)).fill().start()
    assert (sitting.game().dealer, sitting.turn) == (2, 3)


def test_the_host_may_deal() -> None:
    assert Sitting(settings_of(dealer="host")).fill().start().game().dealer == 0


@pytest.mark.parametrize("dealer", ["random", "high_card"])
def test_anybody_may_come_to_deal(dealer: str) -> None:
    games = [Sitting(settings_of(dealer=dealer), seed).fill().start().game() for seed in range(30)]
    assert {game.dealer for game in games} == {0, 1, 2, 3}


# --- turns


def test_only_the_seat_to_act_can_play(sitting: Sitting) -> None:
    other = (sitting.turn + 1) % 4
    assert code(sitting, other, play(sitting, sitting.options[0].turn)) == "not_your_turn"


def test_nonsense_is_no_turn(sitting: Sitting) -> None:
    assert code(sitting, sitting.turn, play(sitting, "hello")) == "unreadable_turn"


def test_an_illegal_turn_is_refused_with_the_rule() -> None:
    sitting = Sitting(settings_of(), 7).fill().start()
    seat = sitting.turn
    card = sitting.game(seat).hand[0]  # type: ignore[index]
    letter = sitting.view(seat).board.letters[seat]
    refused = refusal(sitting, seat, play(sitting, f"{card} {letter}s-{letter}9"))
    assert refused.code == "illegal_turn"
    assert refused.rule
    assert f"{letter}9" not in refused.sentence  # people read "your 9"


def test_a_turn_sent_twice_is_stale_the_second_time(sitting: Sitting) -> None:
    seat, command = sitting.turn, play(sitting, sitting.options[0].turn)
    sitting.say(seat, command)
    assert refusal(sitting, seat, command).code in ("stale", "not_your_turn")


def test_a_turn_for_an_old_version_is_stale(sitting: Sitting) -> None:
    old = sitting.table.version
    for _ in range(4):
        sitting.play_any()
    command = play(sitting, sitting.options[0].turn, old)
    assert code(sitting, sitting.turn, command) == "stale"


def test_talk_in_between_does_not_make_a_turn_stale(sitting: Sitting) -> None:
    command = play(sitting, sitting.options[0].turn)
    sitting.say(0, do.Say(id="t", phrase="nice"))
    sitting.say(sitting.turn, command)
    assert sitting.game().ply == 1


def test_watchers_only_watch(sitting: Sitting) -> None:
    for command in (play(sitting, "x"), do.Pause(id="p"), do.Leave(id="l"), do.Say(id="s", phrase="nice")):
        with pytest.raises(RefusedError) as raised:
            sitting.table.decide(WATCHER, command, 1.0, sitting.random.randbytes)
        assert raised.value.code == "not_allowed"


def test_a_swap_can_name_either_peg_first() -> None:
    for seed in range(30):
        sitting = Sitting(settings_of("pegoo"), seed).fill().start()
        for _ in range(60):
            swaps = [each.turn for each in sitting.options if each.kind == "swap"]
            if swaps:
                head, ends = swaps[0].split(" ")
                one, other = ends.split("~")
                sitting.play(f"{head} {other}~{one}")
                return
            sitting.play_any()
    raise AssertionError("nothing could be swapped")


# --- pauses


def test_no_one_can_play_during_a_pause(sitting: Sitting) -> None:
    sitting.say(2, do.Pause(id="p"))
    assert stage(sitting) == "paused"
    assert sitting.game(sitting.turn).options == ()
    assert code(sitting, sitting.turn, play(sitting, "x")) == "paused"
    sitting.say(3, do.Resume(id="r"))
    assert stage(sitting) == "playing"
    sitting.play_any()


def test_resuming_what_is_not_paused_does_nothing(sitting: Sitting) -> None:
    assert sitting.say(0, do.Resume(id="r")) == []


# --- seats


def test_a_bot_takes_over_for_a_player_who_leaves(sitting: Sitting) -> None:
    sitting.say(0, do.Leave(id="l"))
    view = sitting.view(1)
    assert (view.seats[0].kind, view.seats[0].bot) == ("bot", "hints")
    (entry,) = sitting.table.log(WATCHER, view.version - 1)
    assert isinstance(entry, log.Happened)
    assert (entry.kind, entry.seat) == ("left", 0)
    assert "Ann" in str(entry.lines)
    assert [sitting.view(seat).me.host for seat in range(4)].count(True) == 1


def test_a_seat_is_open_again_if_its_player_leaves_before_the_deal() -> None:
    sitting = Sitting(settings_of()).fill()
    sitting.say(2, do.Leave(id="l"))
    assert sitting.view(0).seats[2].kind == "open"


def test_the_host_gives_seats_to_bots_and_opens_them(sitting: Sitting) -> None:
    assert code(sitting, 1, do.SetSeat(id="s", seat=2, bot="greedy")) == "not_allowed"
    assert code(sitting, 0, do.SetSeat(id="s", seat=2, bot="greedy")) == "seat_taken"
    assert code(sitting, 0, do.SetSeat(id="s", seat=2, bot="nobody")) == "not_allowed"
    assert code(sitting, 0, do.SetSeat(id="s", seat=7, bot="greedy")) == "no_such_seat"
    sitting.say(2, do.Leave(id="l"))
    sitting.say(0, do.SetSeat(id="s", seat=2, bot=None))
    assert sitting.view(0).seats[2].kind == "open"
    sitting.apply(sitting.table.sit("Zoe", "K", 2, 1.0)[1])
    assert sitting.view(0).seats[2].name == "Zoe"


# --- talk


@pytest.mark.parametrize(
    ("talk", "phrase", "text"),
    [
        ("none", False, False),
        ("phrases", True, False),
        ("moves", True, True),
        ("open", True, True),
    ],
)
def test_talk_is_as_the_table_allows(talk: str, phrase: bool, text: bool) -> None:
    sitting = Sitting(settings_of(talk=talk)).fill().start()
    for command, allowed in (
        (do.Say(id="s", phrase="nice"), phrase),
        (do.Say(id="s", text="Keep your \u202ejack!"), text),
    ):
        if allowed:
            sitting.say(1, command)
        else:
            assert code(sitting, 1, command) == "not_allowed"
    assert code(sitting, 1, do.Say(id="s", phrase="anything")) == "not_allowed"
    assert code(sitting, 1, do.Say(id="s")) == "not_allowed"
    assert "\u202e" not in str(sitting.table.log(WATCHER, None))


@pytest.mark.parametrize(("rule", "allowed"), [("none", "phrases"), ("moves", "moves"), ("open", "open")])
def test_the_rules_decide_about_table_talk_unless_the_host_does(rule: str, allowed: str) -> None:
    """Rules, section 11: a rule set names its default; a table can switch it."""
    toml = f'extends = "basic"\npegs = 4\ntable_talk = "{rule}"'
    default = Settings(rules=RulesChoice(toml=toml))
    assert Sitting(default).table.state.settings.talk == allowed
    assert Sitting(structs.replace(default, talk="none")).table.state.settings.talk == "none"


def test_the_rules_card_has_the_table_talk_of_the_table() -> None:
    sentences = {
        talk: Sitting(settings_of(talk=talk)).table.rules_card().sentences[-1]
        for talk in ("none", "phrases", "moves", "open")
    }
    assert (
        sentences["none"] == sentences["phrases"] == "No table talk: don’t share your cards or suggest moves."
    )
    assert (
        sentences["moves"] == "You may talk with your partner about moves, but not about the cards you hold."
    )
    assert sentences["open"] == "You may talk with your partner about anything."


@pytest.mark.parametrize("talk", ["none", "phrases", "open"])
def test_settings_of_earlier_versions_keep_their_table_talk(talk: str) -> None:
    settings = f'{{"rules":{{"name":"basic"}},"talk":"{talk}"}}'
    stored = f'{{"event":"made","at":0.0,"settings":{settings},"code":"C","seed":"00"}}'
    event = decode_event(stored.encode())
    assert isinstance(event, TableMade)
    assert Table.from_events([event]).state.settings.talk == talk


# --- again


def test_a_rematch_moves_the_deal_on(sitting: Sitting) -> None:
    first = sitting.play_out().table.state.began
    assert first is not None
    assert stage(sitting) == "over"
    assert sitting.game().hands is not None
    assert sitting.game().seed == first.seed
    sitting.say(2, do.Rematch(id="r", version=sitting.table.version))
    second = sitting.table.state.began
    assert second is not None
    assert (second.number, second.dealer) == (2, (first.dealer + 1) % 4)
    assert second.seed != first.seed
    assert second.game != first.game
    assert sitting.game().hands is None
    assert sitting.game().seed is None


def test_seats_rotate_with_the_same_cards(sitting: Sitting) -> None:
    sitting.play_out()
    events = sitting.say(2, do.Rematch(id="r", version=sitting.table.version, same_cards=True))
    assert [type(event) for event in events] == [SeatsRotated, GameBegan]
    assert [seat.name for seat in sitting.view(0).seats] == [NAMES[3], *NAMES[:3]]
    assert sitting.view(1).me.host


@pytest.mark.parametrize("first", range(4))
def test_anyone_can_start_the_next_game(sitting: Sitting, first: int) -> None:
    sitting.play_out()
    rematch = do.Rematch(id="r", version=sitting.table.version, first=first)
    assert [type(event) for event in sitting.say(2, rematch)] == [GameBegan]
    assert sitting.turn == first
    assert [seat.name for seat in sitting.view(0).seats] == list(NAMES[:4])


def test_a_seat_that_the_table_lacks_starts_nothing(sitting: Sitting) -> None:
    sitting.play_out()
    assert code(sitting, 0, do.Rematch(id="r", version=sitting.table.version, first=4)) == "no_such_seat"
    assert stage(sitting) == "over"


def test_a_deal_that_was_asked_for_again_is_only_late() -> None:
    """The server was killed before it could answer, and the browser asks once more."""
    sitting = Sitting(settings_of("basic", 2)).fill()
    before = sitting.table.version
    sitting.start()
    assert code(sitting, 0, do.Start(id="s", version=before)) == "stale"
    sitting.play_out()
    over = sitting.table.version
    sitting.say(0, do.Rematch(id="r", version=over))
    assert code(sitting, 0, do.Rematch(id="r", version=over)) == "stale"


def test_there_is_no_rematch_before_the_end(sitting: Sitting) -> None:
    assert code(sitting, 0, do.Rematch(id="r", version=sitting.table.version)) == "not_playing"
    sitting.play_out()
    assert code(sitting, sitting.turn, play(sitting, "x")) == "not_playing"


# --- questions


def test_hints_follow_the_table_options(sitting: Sitting) -> None:
    who = Viewer("player", sitting.turn)
    answer = sitting.table.answer(who, do.Hint(id="h"))
    assert answer.turn in [option.turn for option in sitting.options]
    assert answer.reasons
    strict = Sitting(settings_of(hints=False)).fill().start()
    with pytest.raises(RefusedError):
        strict.table.answer(Viewer("player", strict.turn), do.Hint(id="h"))


HOLES = re.compile(r"in-spot|out spot|(?:your|home|’s) [0-9]|\bhole [0-9]")
"""Places as only the board in words has them."""


def test_why_answers_about_every_card_and_peg() -> None:
    sitting = Sitting(settings_of("north-carolina"), 3).fill().start()
    for _ in range(60):
        seat = sitting.turn
        who, game = Viewer("player", seat), sitting.game(seat)
        for card in set(game.hand or ()) if game.phase == "play" else ():
            (reason,) = sitting.table.answer(who, do.Why(id="w", card=card)).reasons
            assert reason.sentence
            assert not HOLES.search(reason.sentence)
        for other, places in enumerate(game.pegs):
            for place in set(places) if game.phase == "play" else ():
                reasons = sitting.table.answer(who, do.Why(id="w", seat=other, origin=place)).reasons
                assert all(reason.sentence for reason in reasons)
                assert not any(HOLES.search(reason.sentence) for reason in reasons)
        sitting.play_any()


def test_why_refuses_cards_that_the_player_doesnt_hold(sitting: Sitting) -> None:
    seat = sitting.turn
    other = next(card for card in "A23456789TJQK*" if card not in (sitting.game(seat).hand or ()))
    with pytest.raises(RefusedError):
        sitting.table.answer(Viewer("player", seat), do.Why(id="w", card=other))


def test_the_log_since_a_version_starts_after_it(sitting: Sitting) -> None:
    for _ in range(5):
        sitting.play_any()
    whole = sitting.table.log(WATCHER, 0)
    for version in range(sitting.table.version + 1):
        later = sitting.table.log(WATCHER, version)
        assert later == tuple(each for each in whole if each.version > version)
    assert sum(isinstance(event, TurnPlayed) for event in sitting.events) == 5
