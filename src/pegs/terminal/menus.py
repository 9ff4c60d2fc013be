"""Turns a question about the legal turns into a menu: for one seat, in one position."""

from __future__ import annotations

from dataclasses import dataclass

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import JOKER, RANK_TEXT, Rank
from pegs.core.operations import SentToInSpot, SentToStart
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Step
from pegs.i18n import say
from pegs.notation import place_text
from pegs.terminal.choosing import DISCARD, FREE, Choice, Option, Stage, Way
from pegs.terminal.describe_turn import WORDS, count_of, deed, goes_to_in_spot, single_count, way_text
from pegs.terminal.menu import Entry, Menu
from pegs.terminal.names import Voice, a_card, card_name
from pegs.terminal.telling import sent

_TOLD = 2
"""A card with more ways than these is listed with their number only."""


@dataclass(frozen=True)
class Wording:
    """How questions are put to the seat that is to act."""

    voice: Voice
    position: Position

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.position.turn

    def menu(self, choice: Choice) -> Menu:
        """The question with its answers, one's own pegs first, then clockwise."""
        entries = [self._entry(choice.stage, option) for option in choice.options]
        players = self.voice.board.players
        entries.sort(key=lambda entry: players if entry.owner < 0 else (entry.owner - self.seat) % players)
        return Menu(choice.stage, self._question(choice), tuple(entries))

    # --- questions

    def _question(self, choice: Choice) -> str:
        match choice.stage:
            case Stage.WORD:
                return self._word_question()
            case Stage.CARD:
                return self._card_question(choice)
            case Stage.PEG if self.position.phase is Phase.PENALTY:
                loser = self.voice.name(self.position.loser)
                return say("play-ask-penalty", who=loser, start=self.voice.words.start)
            case Stage.SECOND_PEG | Stage.SECOND_LANDING:
                return say(f"play-ask-{choice.stage.value}", left=self._left(choice))
            case _:
                return say(f"play-ask-{choice.stage.value}")

    def _word_question(self) -> str:
        position = self.position
        if position.phase is Phase.DOUBT:
            who, card = self.voice.name(position.player), a_card(position.declared)
            return say("play-ask-doubt", who=who, card=card)
        if position.phase is Phase.DRAW:
            return say("play-ask-draw", count=position.draws)
        return say("play-ask-extra" if position.phase is Phase.EXTRA else "play-ask-pass")

    def _card_question(self, choice: Choice) -> str:
        kinds = {way.turn.kind for option in choice.options for way in option.ways}
        if kinds == {Kind.DISCARD}:
            return say("play-ask-discard")
        return say("play-ask-declare" if Kind.DECLARE in kinds else "play-ask-card")

    def _left(self, choice: Choice) -> int:
        """How much of a split is left for the second peg."""
        ways = (way for option in choice.options for way in option.ways)
        return self._left_by(next(way for way in ways if way.second is not None))

    def _left_by(self, way: Way) -> int:
        whole = self.voice.ruleset.rules.cards[way.turn.power].split
        assert way.first is not None
        return whole - abs(count_of(self.voice.board, way.first, whole))

    # --- answers

    def _entry(self, stage: Stage, option: Option) -> Entry:
        match stage:
            case Stage.WORD:
                return self._word(option)
            case Stage.CARD:
                return self._card(option)
            case Stage.DECLARED:
                return self._declared(option)
            case Stage.PEG:
                return self._peg(option)
            case Stage.LANDING:
                return self._landing(option)
            case Stage.SECOND_PEG:
                return self._second_peg(option)
            case Stage.SECOND_LANDING:
                step = option.ways[0].second
                assert step is not None
                return self._place_entry(option, step.seat, step.target, self._part(option.ways[0], step))

    def _word(self, option: Option) -> Entry:
        assert isinstance(option.key, Kind)
        word = WORDS[option.key]
        return Entry(option.key, say(f"play-word-{word}"), say(f"play-word-{word}.means"), (word,))

    def _card(self, option: Option) -> Entry:
        assert isinstance(option.key, int)
        turns = [way.turn for way in option.ways if way.in_order]
        label = ""
        if turns[0].kind is not Kind.DECLARE:
            label = self._ways(
                len(turns), "; ".join(deed(self.voice, turn, self.seat) for turn in turns[:_TOLD])
            )
        return Entry(option.key, card_name(option.key), label, typed_cards(option.key))

    def _ways(self, number: int, told: str) -> str:
        return say("play-ways", count=number) if number > _TOLD else told

    def _declared(self, option: Option) -> Entry:
        if option.key == DISCARD:
            return self._discard(option, "play-label-discard-face-down")
        rank = option.key
        assert isinstance(rank, int)
        honest = option.ways[0].turn.card == rank
        label = say("play-label-honest") if honest else ""
        return Entry(rank, card_name(rank), label, typed_cards(rank))

    def _discard(self, option: Option, label: str) -> Entry:
        return Entry(option.key, say("play-word-discard"), say(label), (DISCARD,))

    def _peg(self, option: Option) -> Entry:
        key = option.key
        if key == DISCARD:
            return self._discard(option, "play-label-discard")
        assert isinstance(key, tuple)
        if key[0] == FREE:
            owner = self.voice.name(key[1])
            label = say("play-label-free", own="yes" if key[1] == self.seat else "no", who=owner)
            return Entry(key, say("play-word-free"), label, (FREE,))
        seat, place = key
        return self._place_entry(option, seat, place, self._about(seat, self._peg_does(option)), owner=seat)

    def _peg_does(self, option: Option) -> str:
        turns = {way.turn for way in option.ways}
        if self.position.phase is Phase.PENALTY:
            return ""
        owner = option.ways[0].first
        told = [deed(self.voice, turn, owner.seat if owner else self.seat) for turn in sorted(turns)]
        return self._ways(len(turns), "; ".join(told))

    def _about(self, seat: Seat, what: str) -> str:
        return what if seat == self.seat else say("play-label-peg-of", who=self.voice.name(seat), what=what)

    def _landing(self, option: Option) -> Entry:
        way = option.ways[0]
        step = way.first
        assert step is not None
        if way.turn.kind is Kind.SWAP:
            other = next(each for each in way.turn.steps if each.origin == step.target)
            label = say("play-label-swap", peg=self.voice.peg(other.seat, other.origin))
            return self._place_entry(option, step.seat, step.target, label)
        parts = [self._single(each, step) for each in option.ways if each.turn.kind is not Kind.SPLIT]
        splits = [each for each in option.ways if each.turn.kind is Kind.SPLIT]
        if splits:
            parts.append(f"{self._part(splits[0], step)}, {say('play-left', left=self._left_by(splits[0]))}")
        return self._place_entry(
            option, step.seat, step.target, "; ".join([*filter(None, parts), *self._meets(step)])
        )

    def _single(self, way: Way, step: Step) -> str:
        count = single_count(self.voice.board, self.voice.ruleset.rules, way.turn)
        if count:
            return _counted(count)
        comes_out = step.origin == START and step.target == self.voice.board.out_spots[step.seat]
        return say("play-comes-out") if comes_out else ""

    def _part(self, way: Way, step: Step) -> str:
        whole = self.voice.ruleset.rules.cards[way.turn.power].split
        return _counted(count_of(self.voice.board, step, whole))

    def _meets(self, step: Step) -> list[str]:
        """Whose peg stands where a peg would land, and what becomes of it."""
        if not self.voice.board.is_on_track(step.target):
            return []
        for seat, places in enumerate(self.position.pegs):
            if step.target in places and (seat, step.target) != (step.seat, step.origin):
                return [sent(self.voice, self._bumped(seat, step.target))]
        return []

    def _bumped(self, seat: Seat, place: Place) -> SentToStart | SentToInSpot:
        if goes_to_in_spot(self.voice, seat, self.seat):
            return SentToInSpot(seat, place, self.voice.board.in_spots[seat])
        return SentToStart(seat, place)

    def _second_peg(self, option: Option) -> Entry:
        step = option.ways[0].second
        if step is None:
            return Entry(None, say("play-word-done"), say("play-label-done"), ("done",))
        targets = dict.fromkeys(each.second for each in option.ways if each.second is not None)
        told = "; ".join(way_text(self.voice, target, step.seat) for target in list(targets)[:_TOLD])
        label = self._about(step.seat, self._ways(len(targets), told))
        return self._place_entry(option, step.seat, step.origin, label, owner=step.seat)

    def _place_entry(self, option: Option, seat: Seat, place: Place, label: str, owner: Seat = -1) -> Entry:
        code = place_text(self.voice.board, seat, place)
        also = [code]
        if seat == self.seat:
            also += ["s", "start"] if place == START else [code[1:]] if place >= HOME else []
        name = self.voice.place(seat, place) if seat == self.seat else code
        return Entry(option.key, name, label, tuple(also), owner)


def _counted(count: int) -> str:
    return say("play-count", count=abs(count), way="forward" if count > 0 else "backward")


def typed_cards(rank: Rank) -> tuple[str, ...]:
    """How a card can be typed."""
    return (RANK_TEXT[rank], "joker", "jo") if rank == JOKER else (RANK_TEXT[rank],)
