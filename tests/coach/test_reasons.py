"""Reasons for a better turn: concrete, and true by what the engine does with both turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from pegs import players
from pegs.coach import words
from pegs.coach.reasons import MAX, reasons
from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import RANK_TEXT, Rank
from pegs.core.position import Pegs, Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import in_language, languages
from pegs.story.names import Names
from pegs.story.parts import Line, Part
from pegs.view import view_of
from tests.soak import sweep

PEOPLE = ("Rosa", "Ben", "Ana", "Theo", "Cleo", "Ruth")


def said(position: str, played: str, better: str, rules: str = "basic", reader: int | None = None) -> str:
    """What is told about two turns of a position."""
    seats = position.split(" ")[0].count("/") + 1
    game = Game.from_position(rules, position, seats, 3 if seats == 6 else 2)
    names = Names(game.board, game.ruleset.words_in(), PEOPLE[:seats], reader)
    found = reasons(view_of(game, game.turn), game.parse(played), game.parse(better))
    return words.reasons_text(names, found)


CASES = (
    (
        "A8,B11,h3,h4,h5/A17,B3,B8,h2,h5/2s,h3,h4,h5/1s,D0,h2,h3,h5 B ?5/3334T/?5/?5",
        ("T B8-C0", "3 B8-B11"),
        "Rosa’s peg had walked 21 holes and stood 46 holes from its in-spot. The better turn sends it back "
        "to its start. It doesn’t leave Ben’s peg 7 holes in front of Rosa’s.",
    ),
    (
        "2s,h1,h2,h5/A17,B1,B3,h2,h5/2s,C0,h4,h5/1s,A15,D8,h3,h5 C ?5/?5/2356*/?5",
        ("* Cs-D8", "6 C0-Ch3"),
        "It keeps the joker for later. It takes Ana’s peg into hole 3 of its home, where it’s safe.",
    ),
    (
        "3s,A12,h3/3s,A10,h5/3s,C2,C8/2s,C0,C12,D3 D ?5/?5/?5/2388K",
        ("K C0-C10", "K Ds-D8"),
        "It brings one of Theo’s pegs out of its start. It doesn’t leave Theo’s peg 2 holes in front of "
        "Ana’s.",
    ),
    (
        "A3,C15,h3,h4,h5/1s,A17,D16,h2,h5/1s,h1,h3,h4,h5/1s,D3,h2,h3,h5 B ?5/22344/?5/?5",
        ("3 A17-B2", "2 Bh2-Bh4"),
        "It takes Ben’s peg deep into its home, so there’s room behind it.",
    ),
    (
        "4s,A8/4s,B8/4s,C8/4s,D8/4s,E8/4s,F8 E ?5/?5/?5/?5/3788JK/?5",
        ("8 E8-E0", "3 E8-E11"),
        "It doesn’t leave Cleo’s peg 10 holes in front of Theo’s. It keeps the 8, which can take Cleo’s "
        "peg back to its in-spot.",
    ),
    (
        "A10,h2,h3,h4,h5/B8,h2,h3,h4,h5/C3,h2,h3,h4,h5/2s,h3,h4,h5 A A4568/?5/?5/?5",
        ("6 A10-A16", "8 A10-A2"),
        "It saves Rosa’s peg nearly a lap, by going back to 1 hole before its in-spot.",
    ),
    (
        "A16,h2,h3,h4,h5/B2,h2,h3,h4,h5/B4,C8,h3,h4,h5/1s,D13,h3,h4,h5 B ?5/24556K/?5/?5",
        ("5 B2-B7", "2 B2-Bh1"),
        "It doesn’t take Ben’s peg past its in-spot and once more around the board. It brings the last of "
        "Ben’s pegs into its home.",
    ),
)


@pytest.mark.parametrize(("position", "turns", "text"), CASES)
def test_reasons_are_concrete(position: str, turns: tuple[str, str], text: str) -> None:
    assert said(position, *turns) == text


def test_whoever_reads_has_pegs_of_their_own() -> None:
    position, turns, _ = CASES[0]
    assert said(position, *turns, reader=1).endswith("It doesn’t leave your peg 7 holes in front of Rosa’s.")
    assert said(position, *turns, reader=0).startswith("Your peg had walked 21 holes")
    with in_language("es"):
        assert said(position, *turns, reader=1).endswith(
            "No deja tu clavija 7 hoyos por delante de la de Rosa."
        )


def test_a_card_is_kept_only_for_what_it_can_still_do() -> None:
    """A king brings no peg out if none is left in start, and two of a kind leave one anyway."""
    inside = "h2,h3,h4,h5"
    position = "A12,{team}/B12,h2,h3,h4,h5/C12,{team}/D12,h2,h3,h4,h5 A {hand}/?5/?5/?5"
    turns = ("K A12-B4", "9 A12-B3")
    assert "king" not in said(position.format(team=inside, hand="9345K"), *turns)
    waits = position.format(team=inside, hand="9345K").replace("C12,h2", "1s,C12")
    assert "It keeps the king, which brings pegs out." in said(waits, *turns)
    assert "king" not in said(waits.replace("9345K", "934KK"), *turns)


def test_turns_that_differ_in_no_fact_have_no_reason() -> None:
    position = "1s,A3,A8,C11,h4/B3,B13,h1,h2,h5/1s,A12,C2,h2,h3/3s,h4,h5 A 22338/?5/?5/?5"
    assert said(position, "2 A8-A10", "2 A8-A10") == "We found it by playing on; there’s no short reason."


class _Truth:
    """What the engine says about a position and two turns in it, by places alone."""

    def __init__(self, game: Game, played: Turn, better: Turn) -> None:
        self.board: Board = game.board
        self.before: Pegs = game.position.pegs
        self.played, self.better = game.after(played), game.after(better)
        self.turns = played, better
        self.hand = view_of(game, game.turn).hand or ()
        self.rules = game.rules

    def on_track(self, pegs: Pegs, seat: int) -> list[Place]:
        return [place for place in pegs[seat] if START < place < HOME]

    def ahead(self, pegs: Pegs, part: Part, sign: int = 1) -> bool:
        """Whether a peg of the first peg's seat is this many holes in front of one of the second's."""
        assert part.peg is not None
        assert part.peg2 is not None
        return any(
            self.board.distance(*((other, own) if sign > 0 else (own, other))) == part.count
            for own in self.on_track(pegs, part.peg)
            for other in self.on_track(pegs, part.peg2)
        )

    def gained(self, part: Part) -> Counter[Place]:
        """The places that only the better turn leaves the peg's seat in."""
        assert part.peg is not None
        return Counter(self.better[part.peg]) - Counter(self.played[part.peg])

    def left(self, seat: int) -> Iterator[int]:
        for place in self.on_track(self.better, seat):
            yield self.board.distance(place, self.board.in_spots[seat])

    def keeps(self, part: Part) -> bool:
        card = Rank(RANK_TEXT.index(part.card or ""))
        return self.hand[card] > (self.turns[1].card == card)


_TRUE: dict[str, Callable[[_Truth, Part], bool]] = {
    "why-bumps": lambda t, p: t.better[p.peg or 0].count(START) > t.before[p.peg or 0].count(START),
    "why-sets-back": lambda t, p: t.better[p.peg or 0] != t.before[p.peg or 0],
    "why-finishes": lambda t, p: min(t.better[p.peg or 0]) >= HOME > min(t.played[p.peg or 0]),
    "why-home": lambda t, p: p.target in t.gained(p) and p.target not in t.before[p.peg or 0],
    "why-stays-home": lambda t, p: p.target in t.better[p.peg or 0] and max(t.before[p.peg or 0]) >= HOME,
    "why-deep": lambda t, p: p.target in t.gained(p) and (p.target or 0) - 1 not in t.better[p.peg or 0],
    "why-out": lambda t, p: t.better[p.peg or 0].count(START) < t.before[p.peg or 0].count(START),
    "why-spares": lambda t, p: t.played[p.peg or 0].count(START) > t.better[p.peg or 0].count(START),
    "why-boosts": lambda t, p: t.board.in_spots[p.peg or 0] in t.gained(p),
    "why-backs-up": lambda t, p: (p.count or 0) in t.left(p.peg or 0),
    "why-not-front": lambda t, p: t.ahead(t.played, p) and not t.ahead(t.better, p),
    "why-away-front": lambda t, p: t.ahead(t.played, p) and t.ahead(t.before, p) and not t.ahead(t.better, p),
    "why-not-back": lambda t, p: t.ahead(t.played, p, -1) and not t.ahead(t.better, p, -1),
    "why-away-back": lambda t, p: t.ahead(t.before, p, -1) and not t.ahead(t.better, p, -1),
    "why-not-out": lambda t, p: t.board.out_spots[p.peg2 or 0] in t.played[p.peg or 0],
    "why-away-out": lambda t, p: t.board.out_spots[p.peg2 or 0] in t.before[p.peg or 0],
    "why-behind": lambda t, p: t.ahead(t.better, p, -1) and not t.ahead(t.played, p, -1),
    "why-stays-behind": lambda t, p: t.ahead(t.better, p, -1) and not t.ahead(t.played, p, -1),
    "why-assist": lambda t, p: t.ahead(t.better, p),
    "why-ready": lambda t, p: t.keeps(p) and p.target not in t.better[p.peg or 0],
    "why-back-up": lambda t, p: t.keeps(p),
}
_OF_CARDS = {"why-keeps-joker", "why-keeps-out", "why-keeps-back", "why-keeps-split", "why-keeps-small"}
_OF_WAYS = {"why-stops-before", "why-loses-no-way", "why-gains", "why-tens"}


def is_true(truth: _Truth, part: Part) -> bool:
    if part.verb in _OF_CARDS:
        played, better = truth.turns
        return truth.keeps(part) and played.card == RANK_TEXT.index(part.card or "") != better.card
    return part.verb in _OF_WAYS or _TRUE[part.verb](truth, part)


@pytest.mark.parametrize(
    ("rules", "seats"),
    sweep([("basic", 4), ("arizona", 4), ("wizard", 4), ("basic", 6)], [("basic", 4), ("arizona", 4)]),
)
def test_every_reason_holds_by_the_engine(rules: str, seats: int) -> None:
    game, careless = (
        Game.deal(rules, seats, seats // 2 if seats > 4 else 2, seed=7),
        players.make("greedy", 1),
    )
    told: Counter[str] = Counter()
    while not game.is_over:
        view = view_of(game, game.turn)
        turn = careless.choose(view)
        better = players.decide("strong", 0, view) if game.phase is Phase.PLAY else turn
        lines = reasons(view, turn, better)
        truth = _Truth(game, turn, better) if lines else None
        for line in lines:
            (part,) = line.parts
            assert truth is not None
            assert is_true(truth, part), (game.position_text(), game.text(turn), game.text(better), part)
            told[part.verb] += 1
        assert len(lines) <= MAX
        assert turn != better or not lines
        game.play(turn)
    assert len(told) >= 9


def test_every_reason_has_words() -> None:
    position = "5s/5s/5s/5s A 34567/?5/?5/?5"
    game = Game.from_position("basic", position, 4, 2)
    part = Part("", peg=0, peg2=1, target=HOME + 1, card="K", count=3, limit=9)
    for language in languages():
        with in_language(language):
            for reader in (None, 0, 1):
                names = Names(game.board, game.ruleset.words_in(), PEOPLE[:4], reader)
                lines = [Line(parts=(replace(part, verb=verb),)) for verb in (*_TRUE, *_OF_CARDS, *_OF_WAYS)]
                assert all(words.reasons_text(names, [line]).endswith(".") for line in lines)
