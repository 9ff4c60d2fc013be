"""Reads records line by line, so that files can have any size. Malformed games are reported and skipped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Rank, hand_of
from pegs.core.errors import NotationError, PegsError, RecordError
from pegs.i18n import translate
from pegs.notation import read_pegs, read_position, read_rank, read_seat
from pegs.notation.errors import notation_error
from pegs.record.annotations import RESHUFFLED
from pegs.record.game_record import Between, Record
from pegs.record.header import Header, read_tag, reason_of
from pegs.record.record_parts import (
    CORRECTED,
    OPEN,
    SHUFFLED,
    TAKEN_BACK,
    BadRecord,
    Opening,
    RecordedCorrection,
    RecordedPly,
    RecordedShuffle,
    RecordedTakeBack,
    Tag,
)
from pegs.rules.switches import MAX_CARDS, Draw

FIRST = "[Pegs "
"""The start of each record's first line."""
COMMENT = "#"
MAX_LINE = 10_000
"""The maximum number of characters in a line."""
_PLY = re.compile(r"([0-9]{1,7})\. ([A-J]) ([^|]+?)((?: \| [^|]+?)*)", re.ASCII)
_TAKE_BACK = re.compile(rf"{TAKEN_BACK} ([1-9][0-9]{{0,6}}) ([A-J])", re.ASCII)
_END = "end"


def read_own_record(text: str) -> Record:
    """Read the only game of a record that this program has just written."""
    (record,) = read_records(text.splitlines(keepends=True))
    assert isinstance(record, Record)
    return record


def read_records(lines: Iterable[str]) -> Iterator[Record | BadRecord]:
    """Yield every game, each as soon as its last line is read.

    A malformed game is yielded as a `BadRecord`, and reading continues with the next one. Whether the turns
    are legal is only checked when a record is replayed.
    """
    draft: _Draft | None = None
    is_skipping = False  # from an error to the next game
    number = 0
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n").removeprefix("\ufeff")
        if line.startswith(FIRST):
            if draft is not None:
                yield BadRecord(number, translate("record-no-end"), draft.start)
            draft, is_skipping = _Draft(number), False
        if is_skipping or not line.strip() or line.startswith(COMMENT):
            continue
        if draft is None:
            yield BadRecord(number, translate("record-beginning"), number, has_begun=False)
            is_skipping = True
            continue
        try:
            done = draft.take(line, number)
        except PegsError as error:
            yield BadRecord(
                error.line if isinstance(error, RecordError) else number, reason_of(error), draft.start
            )
            draft, is_skipping = None, True
            continue
        if done is not None:
            yield done
            draft = None
    if draft is not None:
        yield BadRecord(number, translate("record-no-end"), draft.start)


def _frozen(piles: list[list[Rank]]) -> tuple[tuple[Rank, ...], ...]:
    return tuple(map(tuple, piles))


class _Draft:
    """A record that has been read in part."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.tags: list[Tag] = []
        self.body: _Body | None = None

    def take(self, line: str, number: int) -> Record | None:
        """Read a line. Returns the record if it was the last one."""
        if len(line) > MAX_LINE:
            raise RecordError(number, translate("record-line-too-long", most=MAX_LINE))
        if line.startswith("["):
            if self.body is not None:
                raise RecordError(number, translate("record-tag-late"))
            self.tags.append(read_tag(line, number))
            if len(self.tags) == 1:
                Header(self.tags).check_version()
            return None
        if self.body is None:
            self.body = _Body(Header(self.tags), number)
        return self.body.take(line.rstrip(), number)


class _Body:
    """The lines after the header: the opening, the plies, and the end."""

    def __init__(self, header: Header, line: int) -> None:
        self.header = header
        self.line = line
        self.players, self.teams = header.seating()
        self.ruleset = header.ruleset()
        self.board = self.ruleset.rules.board(self.players, self.teams)
        self.results = [
            "".join(self.board.letters[seat] for seat in self.board.team(team)) for team in range(self.teams)
        ]
        self.result = header.result(self.results)
        self.hands: dict[int, list[Rank]] = {}
        self.drawn: dict[int, Rank] = {}
        piles = self.ruleset.rules.n_piles(self.players)
        self.piles: list[list[Rank]] = [[] for _ in range(piles)]
        self.discards: list[list[Rank]] = [[] for _ in range(piles)]
        self.opening: Opening | None = None
        self.plies: list[RecordedPly] = []
        self.new_pile: list[Rank] = []
        self.between_turns: list[Between] = []
        self.take_backs = 0
        """The number of the last take-back."""
        self.shuffled: list[list[Rank]] | None = None
        """The draw piles of the last take-back, while its lines are read."""

    def take(self, line: str, number: int) -> Record | None:
        """Read a line. Returns the record if it was the last one."""
        word, _, rest = line.partition(" ")
        if word == _END:
            return self.end(rest, number)
        if word == "pile":
            if self.shuffled is not None:
                self.add_to_pile(self.shuffled, rest)
            elif self.opening is None:
                self.add_to_pile(self.piles, rest)
            else:
                self.add_cards(self.new_pile, rest)
        elif word.endswith("."):
            self.ply(line, number)
        elif word == TAKEN_BACK:
            self.take_back(line, number)
        elif word == CORRECTED:
            self.correction(rest, number)
        elif word == SHUFFLED:
            self.shuffle(rest, number)
        elif self.opening is not None:
            raise RecordError(number, translate("record-ply-expected"))
        elif word == "discards":
            self.add_to_pile(self.discards, rest)
        elif word in ("deal", "draw"):
            self.read_cards(word, rest, number)
        else:
            raise RecordError(number, translate("record-deal-expected"))
        return None

    # --- the opening

    def add_to_pile(self, piles: list[list[Rank]], text: str) -> None:
        """Read a line of a pile; it names the seat if every seat has a pile of its own."""
        if len(piles) == 1:
            self.add_cards(piles[0], text)
        else:
            letter, _, cards = text.partition(" ")
            self.add_cards(piles[read_seat(self.board, letter)], cards)

    def add_cards(self, to: list[Rank], text: str) -> None:
        """Read a line of a pile."""
        to += [read_rank(card, unknown=True) for card in text or "-"]
        if len(to) > MAX_CARDS:
            raise notation_error(text, "record-too-many-cards", most=MAX_CARDS)

    def read_cards(self, word: str, text: str, line: int) -> None:
        """Read a dealt hand, or the card drawn before the first turn."""
        letter, _, cards = text.partition(" ")
        seat = read_seat(self.board, letter)
        if seat in (self.hands if word == "deal" else self.drawn):
            raise RecordError(line, translate("record-dealt-twice", seat=letter))
        size = self.ruleset.rules.hand_size if word == "deal" else 1
        if len(cards) != size:
            raise RecordError(line, translate("record-hand-size", cards=size))
        ranks = [read_rank(card, unknown=True) for card in cards]
        if word == "deal":
            self.hands[seat] = ranks
        else:
            self.drawn[seat] = ranks[0]

    def open(self, line: int) -> Opening:
        """The opening, once all of its lines are read."""
        tag = self.header.get("Position")
        if tag is None:
            return self.deal(line)
        if self.hands or self.drawn:
            raise RecordError(self.line, translate("record-deal-and-position"))
        try:
            position = read_position(self.ruleset.rules, self.players, self.teams, tag.value)
        except NotationError as error:
            raise RecordError(tag.line, str(error)) from None
        return Opening(self.line, None, (), position, _frozen(self.piles), _frozen(self.discards))

    def deal(self, line: int) -> Opening:
        """The opening with the whole deck, from the hands and the pile."""
        rules = self.ruleset.rules
        dealer = self.header.dealer(self.board.letters)
        order = [(dealer + k) % self.players for k in range(1, self.players + 1)]
        missing = [self.board.letters[seat] for seat in order if seat not in self.hands]
        if missing:
            raise RecordError(line, translate("record-deal-missing", seats=" ".join(missing)))
        if any(self.discards):
            raise RecordError(line, translate("record-deal-discards"))
        # With real cards, the game draws for everyone.
        has_real_cards = all(card == UNKNOWN for hand in self.hands.values() for card in hand)
        draws_first = rules.draw is Draw.BEFORE and (has_real_cards or not rules.draw_by_hand)
        if set(self.drawn) != set(order[:1] if draws_first else ()):
            first = self.board.letters[order[0]]
            raise RecordError(
                line, translate("record-draw-missing" if draws_first else "record-draw-unasked", seat=first)
            )
        deck = self.deck(order)
        pack = rules.pack(self.players)
        if len(deck) != sum(pack) or hand_of(deck) != (pack if not has_real_cards else hand_of(())):
            raise RecordError(self.line, translate("record-deck", cards=sum(pack), given=len(deck)))
        return Opening(self.line, dealer, deck)

    def deck(self, order: list[Seat]) -> tuple[Rank, ...]:
        """The whole deck from its top: the hands, the card drawn, the pile. Own decks follow one another."""
        if len(self.piles) == 1:
            dealt = [self.hands[seat][i] for i in range(self.ruleset.rules.hand_size) for seat in order]
            return (*dealt, *self.drawn.values(), *self.piles[0])
        drawn = {seat: (card,) for seat, card in self.drawn.items()}
        own = ((*self.hands[seat], *drawn.get(seat, ()), *pile) for seat, pile in enumerate(self.piles))
        return tuple(card for cards in own for card in cards)

    # --- the plies

    def ply(self, text: str, line: int) -> None:
        """Read a decision and its notes."""
        if self.opening is None:
            self.opening = self.open(line)
        self.close_ply(line)
        match = _PLY.fullmatch(text)
        if match is None:
            raise RecordError(line, translate("record-ply-expected"))
        expected = len(self.plies) + 1
        if int(match[1]) != expected:
            raise RecordError(line, translate("record-ply-number", expected=str(expected)))
        events = tuple(match[4].split(" | ")[1:])
        self.plies.append(RecordedPly(line, expected, read_seat(self.board, match[2]), match[3], events))

    def take_back(self, text: str, line: int) -> None:
        """Read the first line of a take-back; the lines of its piles follow."""
        if self.opening is None:
            self.opening = self.open(line)
        self.close_ply(line)
        match = _TAKE_BACK.fullmatch(text)
        if match is None or int(match[1]) <= self.take_backs:
            raise RecordError(line, translate("record-take-back"))
        seat, self.take_backs = read_seat(self.board, match[2]), int(match[1])
        self.between_turns.append(RecordedTakeBack(line, len(self.plies), self.take_backs, seat, ()))
        self.shuffled = [[] for _ in self.piles]

    def correction(self, text: str, line: int) -> None:
        """Read a correction: the seat that made it, and all pegs after it."""
        if self.opening is None:
            self.opening = self.open(line)
        self.close_ply(line)
        letter, space, pegs = text.partition(" ")
        if not space:
            raise RecordError(line, translate("record-correction"))
        seat = read_seat(self.board, letter)
        places = read_pegs(self.board, pegs)
        self.between_turns.append(RecordedCorrection(line, len(self.plies), seat, places))

    def shuffle(self, text: str, line: int) -> None:
        """Read a shuffle of real cards: the seat that said so."""
        if self.opening is None:
            self.opening = self.open(line)
        self.close_ply(line)
        self.between_turns.append(RecordedShuffle(line, len(self.plies), read_seat(self.board, text)))

    def close_take_back(self) -> None:
        """Add the piles to the last take-back."""
        if self.shuffled is not None:
            last = self.between_turns.pop()
            assert isinstance(last, RecordedTakeBack)
            self.between_turns.append(replace(last, piles=_frozen(self.shuffled)))
            self.shuffled = None

    def close_ply(self, line: int) -> None:
        """Add the new pile to the last ply or take-back."""
        self.close_take_back()
        last_ply = self.plies[-1] if self.plies else None
        needs = last_ply is not None and last_ply.pile is None and RESHUFFLED in last_ply.events
        if needs != bool(self.new_pile):
            raise RecordError(line, translate("record-pile-missing" if needs else "record-pile-unasked"))
        if needs:
            last = self.plies.pop()
            completed = RecordedPly(
                last.line, last.number, last.seat, last.text, last.events, tuple(self.new_pile)
            )
            self.plies.append(completed)
            self.new_pile = []

    def end(self, result: str, line: int) -> Record:
        """Read the last line."""
        if self.opening is None:
            self.opening = self.open(line)
        self.close_ply(line)
        if result != self.result:
            raise RecordError(line, translate("record-end", result=self.result))
        return Record(
            line=self.header.tags[0].line,
            tags=self.header.tags,
            ruleset=self.ruleset,
            players=self.players,
            teams=self.teams,
            opening=self.opening,
            plies=tuple(self.plies),
            result=self.result or OPEN,
            end_line=line,
            between_turns=tuple(self.between_turns),
        )
