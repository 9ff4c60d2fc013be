"""The compiled policies as players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pegs.core.copying import CopiesWhole
from pegs.core.errors import UsageError
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.entry_points import load
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, Records, new_games
from pegs.engine.kernel.memory import words
from pegs.engine.kernel.piles import write_piles
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import packed_turns, row_of, unpacked
from pegs.engine.kernel.state_io import write_state
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import translate
from pegs.players.net_weights import nets_of
from pegs.players.policies import POLICIES, THINK, think
from pegs.players.thread_memory import memory
from pegs.players.versions import plain, version_of, versions_in
from pegs.view import SeatView

_SAME_CHANCE = (1, 2, 3, 4)


def tables_of(view: SeatView) -> Records:
    """The compiled rules of a view."""
    return compile_rules(view.rules, view.board.players, view.board.teams)


def fields_of(view: SeatView) -> Fields:
    """A view as the kernel's record, with what `pegs.players.observation` writes to it.

    The pegs of each seat are numbered in the order of their places. Raises UsageError if the seat's own cards
    are unknown.
    """
    if view.hand is None:
        raise UsageError(translate("hint-hand-unknown"))
    fields = Fields(new_games(1))
    write_state(fields, view.board, view.position)
    discards = () if view.rules.bluffing else view.discard_piles
    write_piles(fields, view.rules, view.board, [()] * len(view.pile_sizes), discards)
    fields.n_pile[: len(view.pile_sizes)] = view.pile_sizes
    call(load, tables_of(view), fields.memory)
    return fields


class ScoredTurn(NamedTuple):
    """A turn as a compiled policy sees it.

    ``score`` is how much the policy likes it: in `pegs.players.net_policy.SCORE_UNIT` if that's a net.
    ``terms`` and ``weights`` are in the order of `pegs.players.hint_terms.HINT_TERMS`, ``places`` are where
    all pegs would stand afterward, by their numbers.
    """

    turn: Turn
    score: int
    terms: list[int]
    weights: list[int]
    places: list[int]


def consider(
    view: SeatView, policy: str, turn: Turn | None = None, *, chance: Any = None
) -> ScoredTurn | None:
    """Score the turn that a policy chooses in a view, or the given one; None if that isn't legal.

    ``chance`` is the state of a random stream (`pegs.engine.kernel.rng.stream`) as an array, which advances
    as it's used. Without it, equal views give equal answers.
    """
    chance = list(_SAME_CHANCE) if chance is None else chance
    scratch, fields = memory.scratch, fields_of(view)
    work = Fields(memory.workspaces(view.rules, view.board, (policy,)))
    places = words(MAX_PEG_NUMBERS)
    row = words([] if turn is None else row_of(turn))
    work.chance[:] = chance[:]
    arguments = THINK(
        rules=tables_of(view),
        seen=fields.memory,
        scratch=scratch.memory,
        policy=policies_of((policy,))[0],
        workspace=work.memory,
        net=nets_of((policy,), view.rules),
        row=row,
        numbers=len(row),
        places=places,
    )
    index = call(think, arguments)
    chance[:] = work.chance[:]
    if index < 0:
        return None
    packed = packed_turns(scratch, slice(index, index + 1))
    (chosen,) = unpacked(packed, fields.places[:], view.board.in_spots)
    return ScoredTurn(chosen, work.score[0], work.terms[:], work.weights[:], places[:])


def player_stream(policy: str, seed: int | str) -> tuple[int, int, int, int]:
    """The random stream of a compiled player that is restarted with a seed."""
    return stream(seed, "player", plain(policy))


def policies_of(names: Sequence[str]) -> list[int]:
    """The numbers of compiled players' policies (`pegs.players.policies`) among the nets of `nets_of`."""
    nets = versions_in(names)
    versions = map(version_of, names)
    return [
        POLICIES[plain(name)] + (0 if version is None else nets.index(version))
        for name, version in zip(names, versions, strict=True)
    ]


class CompiledPlayer(CopiesWhole):
    """A player whose choices the kernel makes: ``random``, ``greedy``, ``easy``, ``hints`` or a
    variant of it, or ``strong``.
    """

    def __init__(self, policy: str, seed: int | str = 0) -> None:
        self._policy = policy
        self.restart(seed)

    @property
    def name(self) -> str:
        """The name of the policy."""
        return self._policy

    def restart(self, seed: int | str) -> None:
        """Base all random choices on this seed from now on."""
        self._chance = list(player_stream(self._policy, seed))

    def observe(self, operations: Sequence[Operation]) -> None:
        """Do nothing: all that it needs is in the view."""

    def choose(self, view: SeatView) -> Turn:
        """The turn that the policy picks. Raises UsageError if the seat's own cards are unknown."""
        scored = consider(view, self._policy, chance=self._chance)
        assert scored is not None
        return scored.turn
