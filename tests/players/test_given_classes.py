"""A class of players does wherever a program may name one; anything else is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import pegs
from pegs import players
from pegs.core.errors import UsageError
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.players.player import Player
from pegs.study.other_seats import OtherSeats
from pegs.view import SeatView


def made_class(place: int) -> type[Player]:
    """A class that shares its name with the others that are made here."""

    class Mine:
        name = "mine"

        def restart(self, seed: int | str) -> None:
            pass

        def observe(self, operations: Sequence[Operation]) -> None:
            pass

        def choose(self, view: SeatView) -> Turn:
            return view.legal_turns[place]

    return Mine


@pytest.fixture(autouse=True)
def _unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "_loaded", {})


def test_a_class_plays_at_its_seats() -> None:
    first, last = made_class(0), made_class(-1)
    assert isinstance(players.make(first), first)
    games = pegs.simulate("basic", 2, 2, seats=[first, last], games=1, max_turns=4)
    names = [players.find(each) for each in (first, last)]
    assert list(games.seats["player"]) == names
    assert [type(players.make(each)) for each in names] == [first, last]
    assert set(pegs.simulate("basic", 2, 2, seats=last, games=1, max_turns=2).seats["player"]) == {names[1]}
    assert set(OtherSeats(last, 0, 4).names.values()) == {names[1]}


@pytest.mark.parametrize(
    "use",
    [
        players.make,
        players.find,
        lambda given: pegs.simulate("basic", seats=given, games=1),
        lambda given: pegs.simulate("basic", seats=[given], games=1),
        lambda given: OtherSeats(given, 0, 2),
    ],
)
@pytest.mark.parametrize("given", [None, 3, made_class(0)()])
def test_what_makes_no_players_is_refused(use: Callable[[object], object], given: object) -> None:
    with pytest.raises(UsageError, match="isn’t a class of players"):
        use(given)
