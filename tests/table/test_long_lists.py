"""Positions with thousands of legal turns: what is sent is bounded, and every turn can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from pegs.core.cards import UNKNOWN
from pegs.core.turn import Kind, Step
from pegs.engine.game import Game
from pegs.engine.spellings import BegunStep, BegunTurn
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol.game_view import Landing, Option
from pegs.protocol.messages import OptionsPage
from pegs.protocol.wire_operations import read_card
from pegs.rules.ruleset import NAMES
from pegs.table import options
from pegs.table.command_errors import RefusedError
from pegs.table.options import MAX_BYTES, MAX_SPELLINGS, Offered, TurnList, offered, options_of
from pegs.table.viewer import Viewer
from tests.long_lists import AMONG_THREE, THOUSANDS, house, long_game, long_sitting
from tests.soak import sweep
from tests.table.sitting import Sitting
from tests.table.test_options import random_games

ME = Viewer("player", 0, True)
Spelling = tuple[str | None, str, tuple[Step, ...]]
"""A turn's card, kind, and steps in one order."""


@pytest.fixture(scope="module")
def crowd() -> Sitting:
    """A table where seat 0 has thousands of turns."""
    return long_sitting(house())


@pytest.fixture(scope="module")
def crowded(crowd: Sitting) -> Game:
    return crowd.table.state.running


def ask(sitting: Sitting, **begun: object) -> OptionsPage:
    command = do.ListOptions(id="list", version=sitting.table.version, **begun)  # type: ignore[arg-type]
    return sitting.table.list_options(ME, command)


def first_steps(option: Option) -> Iterator[int]:
    return (order[0] for order in option.orders if order)


# --- what is sent


def test_a_short_list_is_sent_whole() -> None:
    for rules in NAMES:
        for game in random_games(rules, 4, 60):
            if len(game.spellings()) <= 200:
                found = offered(game)
                assert found.is_complete
                assert (found.options, found.landings) == options_of(game)


def test_an_update_is_bounded_whatever_the_rules_allow(crowd: Sitting, crowded: Game) -> None:
    assert len(crowded.legal_turns()) > THOUSANDS
    table = crowd.view(0)
    assert table.game is not None
    assert not table.game.has_all_options
    assert len(msgspec.json.encode((table.game.options, table.game.landings))) < MAX_BYTES / 2
    assert len(msgspec.json.encode(table)) < MAX_BYTES


def test_few_texts_are_made_for_an_update_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0

    def counted(*arguments: object) -> str:
        nonlocal made
        made += 1
        return turn_text(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(options, "turn_text", counted)
    fresh = long_sitting(house())
    made = 0
    for seat in (0, 1, 0, None, 0):
        fresh.view(seat)
    assert 0 < made <= MAX_SPELLINGS


def test_an_update_and_a_bots_task_make_no_value_of_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = long_sitting(house())

    def refuse(_game: Game) -> None:
        raise AssertionError("a value was made of every legal turn")

    monkeypatch.setattr(Game, "legal_turns", refuse)
    assert sitting.view(0).game is not None
    ask(sitting, card="7")
    assert sitting.table.bot_to_move() is None


def test_the_sample_has_every_card_and_every_peg_that_can_move_first(crowd: Sitting, crowded: Game) -> None:
    view = crowd.game(0)
    turns = crowded.legal_turns()
    assert {option.card for option in view.options} == {crowded.text(turn).split()[0] for turn in turns}
    pegs = {(step.seat, step.origin) for choice in crowded.orders().choices for step in choice.turn.steps[:1]}
    seen = {
        (view.landings[number].seat, view.landings[number].origin)
        for option in view.options
        for number in first_steps(option)
    }
    assert pegs <= seen
    known = _spellings(crowded)
    assert {each for option in view.options for each in _spelled(option, view.landings)} <= known


def test_a_sample_says_whose_pegs_can_be_moved(crowd: Sitting, crowded: Game) -> None:
    walks = [turn for turn in crowded.legal_turns() if turn.kind in (Kind.MOVE, Kind.SPLIT, Kind.FREE)]
    seats = {step.seat for turn in walks for step in turn.steps}
    assert offered(crowded).movers == tuple(sorted(seats))
    assert crowd.game(0).acts_for == 0


# --- lists on demand


@pytest.mark.parametrize("rules", ["north-carolina", "guide", "pegoo", "bluffing", "paddle"])
def test_the_pages_are_the_legal_turns_without_duplicates(rules: str) -> None:
    for game in random_games(rules, 5, 80):
        assert [option.turn for option in _all_pages(game)] == [
            game.text(turn) for turn in game.legal_turns()
        ]


@pytest.mark.parametrize("seed", sweep(range(3), (0,)))
def test_the_pages_of_thousands_of_turns_are_bounded_and_complete(seed: int) -> None:
    game = long_game(seed=seed)
    assert _texts(_all_pages(game)) == list(map(game.text, game.legal_turns()))


def test_a_page_has_every_order_and_effect_of_its_turns() -> None:
    game = long_game(AMONG_THREE, 1000)
    pages = _pages(TurnList(game))
    all_options, landings = options_of(game)
    whole = {option.turn: _resolved(option, landings) for option in all_options}
    for page in pages:
        for option in page.options:
            assert _resolved(option, page.landings) == whole[option.turn]


def test_every_turn_is_reached_step_by_step() -> None:
    """The union of what is offered after each possible answer is all there is, as in the browser."""
    game = long_game(AMONG_THREE, 1500, seed=1)
    assert _reached(TurnList(game), BegunTurn()) == _spellings(game)


@pytest.mark.parametrize("seed", sweep(range(3), (0,)))
def test_random_ways_through_thousands_of_turns_end_at_each_turn(seed: int) -> None:
    game, chance = long_game(seed=seed), Random(seed)
    turns = TurnList(game)
    for turn in chance.sample(game.legal_turns(), 40):
        for number, step in enumerate(turn.steps):
            made = tuple(BegunStep(*each) for each in turn.steps[:number])
            for chosen in (BegunStep(step.seat, step.origin), BegunStep(*step)):
                begun = BegunTurn(turn.card, turn.kind is Kind.SPLIT, (*made, chosen))
                assert turns.beginning(begun).options
                assert turns.beginning(begun).fits
        begun = BegunTurn(turn.card, turn.kind is Kind.SPLIT, tuple(BegunStep(*each) for each in turn.steps))
        found = turns.beginning(begun)
        assert found.is_complete
        assert game.text(turn) in _texts(list(found.options))


def _made(begun: BegunTurn) -> int:
    return len([step for step in begun.steps if step.target is not None])


def test_a_list_is_for_the_seat_to_act_and_the_current_version(crowd: Sitting) -> None:
    command = do.ListOptions(id="list", version=crowd.table.version)
    for viewer in (Viewer("player", 1), Viewer("watcher")):
        with pytest.raises(RefusedError):
            crowd.table.list_options(viewer, command)
    with pytest.raises(RefusedError, match="just changed"):
        crowd.table.list_options(ME, do.ListOptions(id="list", version=0))
    with pytest.raises(RefusedError, match="don’t have that card"):
        ask(crowd, card="x")
    nowhere = ask(crowd, steps=(do.ChosenStep(seat=9, origin=-1), do.ChosenStep(seat=0, origin=300)))
    assert (nowhere.options, nowhere.is_complete) == ((), True)
    beyond = ask(crowd, skip=10**6)
    assert (beyond.options, beyond.next) == ((), None)


def test_a_hint_comes_with_its_option(crowd: Sitting, crowded: Game) -> None:
    answer = crowd.table.answer(ME, do.Hint(id="hint"))
    assert answer.option is not None
    assert answer.option.turn == answer.turn
    turn = crowded.parse(answer.turn or "")
    steps = [answer.landings[number] for number in answer.option.orders[0]]
    assert [(each.seat, each.origin, each.target) for each in steps] == list(turn.steps)


# --- helpers


def _pages(turns: TurnList) -> list[Offered]:
    pages: list[Offered] = []
    skip: int | None = 0
    while skip is not None:
        page, skip = turns.page(skip)
        assert page.fits or len(page.options) == 1
        pages.append(page)
    return pages


def _all_pages(game: Game) -> list[Option]:
    return [option for page in _pages(TurnList(game)) for option in page.options]


def _texts(found: list[Option]) -> list[str]:
    return [option.turn for option in found]


def _resolved(option: Option, landings: tuple[Landing, ...]) -> object:
    return option.hurts, {tuple(landings[number] for number in order) for order in option.orders}


def _spellings(game: Game) -> set[Spelling]:
    """All legal turns with their steps in every order."""
    found, landings = options_of(game, game.spellings())
    return {each for option in found for each in _spelled(option, landings)}


def _spelled(option: Option, landings: tuple[Landing, ...]) -> Iterator[Spelling]:
    for order in option.orders:
        steps = [landings[number] for number in order]
        yield option.card, option.kind, tuple(Step(each.seat, each.origin, each.target) for each in steps)


def _reached(turns: TurnList, begun: BegunTurn) -> set[Spelling]:
    """All that a player can reach who answers question after question in every possible way."""
    found = turns.beginning(begun)
    assert found.fits
    spellings = {each for option in found.options for each in _spelled(option, found.landings)}
    if found.is_complete:
        return spellings
    answers = {_answer(begun, spelling) for spelling in spellings}
    ended = {spelling for spelling in spellings if _answer(begun, spelling) == begun}
    return ended.union(*(_reached(turns, each) for each in answers - {begun}))


def _answer(begun: BegunTurn, spelling: Spelling) -> BegunTurn:
    """What is chosen after the next answer, if the player wants this turn."""
    card, _, steps = spelling
    if begun.card == UNKNOWN:
        return BegunTurn(read_card(card))
    made = _made(begun)
    if made < len(begun.steps):
        return replace(begun, steps=(*begun.steps[:made], BegunStep(*steps[made])))
    if made < len(steps):
        return replace(begun, steps=(*begun.steps, BegunStep(steps[made].seat, steps[made].origin)))
    return begun
