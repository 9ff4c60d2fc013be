"""Checks of a finished game's shuffle against the numbers that were revealed."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass

from pegs.core.board import Seat
from pegs.core.errors import IllegalTurnError, RecordError
from pegs.core.ply import Correction, TakeBack
from pegs.engine.game import Game
from pegs.engine.shuffles import Seed
from pegs.i18n import translate
from pegs.protocol.shuffle import Contribution
from pegs.record import Record
from pegs.record.header import SHUFFLE_TAGS
from pegs.record.record_parts import Tag
from pegs.table.commit_reveal import METHOD, commitment_of, shuffle_key
from pegs.table.daily import daily_seed
from pegs.table.events import GameBegan

_METHOD = re.compile(rf"{METHOD} game ([1-9][0-9]{{0,8}})", re.ASCII)
ON_DEVICE = "on a player's device"
"""The value of the tag that says who shuffled, if it wasn't a server."""
_NUMBER = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class ShuffleCheck:
    """A shuffle that is right: the seats whose numbers are in it, and those that didn't reveal theirs.

    ``day`` is the date whose deal of the day it is: everyone could know the cards.
    """

    contributed: tuple[Seat, ...] = ()
    silent: tuple[Seat, ...] = ()
    day: str | None = None
    on_device: bool = False
    """Whether a player's device shuffled alone, so that its owner could have chosen the cards."""


def follows_from(game: Game, seed: Seed) -> bool:
    """Whether the deal and every later shuffle of a game follow from a seed."""
    return redealt(game, seed) is not None


def redealt(game: Game, seed: Seed) -> Game | None:
    """Deal by a seed and play the turns of ``game`` again, so that its generator is where that game left it.

    None if the deal or a later shuffle doesn't follow from the seed.
    """
    again = Game.deal(game.ruleset, game.players, game.teams, seed=seed, dealer=game.dealer)
    if again.opening != game.opening or again.piles != game.at_start().piles:
        return None
    between = deque(game.between_turns)
    for number, ply in enumerate(game.plies):
        while between and between[0].plies == number:
            expected = between.popleft()
            if isinstance(expected, Correction):
                again.correct(expected.pegs, expected.seat)
            elif isinstance(expected, TakeBack) and (
                again.take_back(0, expected.seat, number=expected.number) != expected
            ):
                return None
        try:
            if again.play(ply.turn) != ply.operations:
                return None
        except IllegalTurnError:
            return None
    return again


def contributions_hold(contributions: tuple[Contribution, ...]) -> bool:
    """Whether every revealed number is the one that was locked in."""
    return all(
        commitment_of(each.secret) == each.commitment for each in contributions if each.secret is not None
    )


def shuffle_tags(began: GameBegan, letters: tuple[str, ...], *, on_device: bool) -> dict[str, str]:
    """The record's tags about a shuffle, which a player's device made alone if it's ``on_device``."""
    tags = {"Seed": began.seed, "Commitment": began.commitment}
    if on_device:
        tags["Shuffled"] = ON_DEVICE
    if began.again is not None:
        tags["SameCards"] = f"game {began.again}"
    if began.daily is not None:
        tags["Daily"] = began.daily
    if began.contributions is None:
        return tags
    tags["Shuffle"] = f"{METHOD} game {began.again or began.number}"
    for each in began.contributions:
        tags[f"Commitment{letters[each.seat]}"] = each.commitment
        if each.secret is not None:
            tags[f"Seed{letters[each.seat]}"] = each.secret
    return tags


def check_record(record: Record) -> ShuffleCheck | None:
    """Verify a record's shuffle by its tags. None if the record has no seed.

    Raises RecordError if a turn is wrong, or if a number isn't the one that was locked in or that the
    date gives, or the cards don't follow from the numbers.
    """
    game = record.game()
    tags = _tags(record)
    if "Seed" not in tags:
        return None
    seed = tags["Seed"]
    if game.dealer is None:
        raise RecordError(seed.line, translate("table-seed-without-deal"))
    for name in [name for name in tags if name.startswith("Seed")]:
        _check_commitment(tags[name], tags.get(name.replace("Seed", "Commitment")))
    if "Daily" in tags and seed.value != daily_seed(tags["Daily"].value):
        raise RecordError(tags["Daily"].line, translate("table-seed-of-another-day"))
    contributions = _contributions(tags, record.board.letters)
    if not follows_from(game, _seed(tags, contributions)):
        raise RecordError(seed.line, translate("table-seed-deals-otherwise"))
    return ShuffleCheck(
        tuple(each.seat for each in contributions if each.secret is not None),
        tuple(each.seat for each in contributions if each.secret is None),
        tags["Daily"].value if "Daily" in tags else None,
        is_shuffled_on_device(record),
    )


def is_shuffled_on_device(record: Record) -> bool:
    """Whether a record says that a player's device shuffled."""
    return record.tag("Shuffled") == ON_DEVICE


def numbers_of(record: Record) -> tuple[int, tuple[Contribution, ...]] | None:
    """The number of a record's game at its table, and the people's numbers in its shuffle.

    None if only one number counted. Raises RecordError.
    """
    match = _METHOD.fullmatch(record.tag("Shuffle"))
    if match is None:
        return None
    tags = _tags(record)
    return int(match[1]), _contributions(tags, record.board.letters)


def _tags(record: Record) -> dict[str, Tag]:
    return {tag.name: tag for tag in record.tags if tag.name in SHUFFLE_TAGS}


def _check_commitment(seed: Tag, commitment: Tag | None) -> None:
    if commitment is not None and commitment.value != commitment_of(seed.value):
        raise RecordError(commitment.line, translate("table-seed-not-promised"))


def _contributions(tags: dict[str, Tag], letters: tuple[str, ...]) -> tuple[Contribution, ...]:
    seeds = [tags.get(f"Seed{letter}") for letter in letters]
    commitments = [tags.get(f"Commitment{letter}") for letter in letters]
    for seed, commitment in zip(seeds, commitments, strict=True):
        if seed is not None and commitment is None:
            raise RecordError(seed.line, translate("table-seed-not-promised"))
    return tuple(
        Contribution(seat, commitment.value, seed.value if seed is not None else None)
        for seat, (seed, commitment) in enumerate(zip(seeds, commitments, strict=True))
        if commitment is not None
    )


def _seed(tags: dict[str, Tag], contributions: tuple[Contribution, ...]) -> Seed:
    """What the shuffles follow from, by a record's tags. Raises RecordError if they can't be read."""
    if "Shuffle" not in tags:
        return tags["Seed"].value
    match = _METHOD.fullmatch(tags["Shuffle"].value)
    if match is None:
        raise RecordError(tags["Shuffle"].line, translate("table-shuffle-unknown", known=METHOD))
    for name, tag in tags.items():
        if name.startswith("Seed") and not _NUMBER.fullmatch(tag.value):
            raise RecordError(tag.line, translate("table-seed-not-a-number"))
    return shuffle_key(tags["Seed"].value, int(match[1]), contributions)
