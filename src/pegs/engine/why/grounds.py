"""What a legal turn rests on: of all the permissions it uses, the one that people would ask about."""

from __future__ import annotations

from pegs.core.board import Board
from pegs.core.position import Position
from pegs.core.turn import Turn
from pegs.engine.why.legality import LegalityCheck
from pegs.rules.switches import Rules

MOST_TELLING = (
    "may-declare",
    # Whose pegs.
    "may-finish-split",
    "may-share-help",
    "may-split-opponent",
    "may-split-partner",
    "may-help",
    # What happens where it lands, beyond the usual.
    "may-move-up",
    "may-bump-coming-free",
    "may-chain",
    "may-land-on-in-spot",
    "may-land-on-own",
    # What only some cards and turns can do.
    "may-come-out-instead",
    "may-come-out",
    "may-swap",
    "may-send",
    "may-go-to-in-spot",
    "may-jump",
    "may-go-alone",
    "may-go-to-corner",
    "may-pass-own",
    "may-pass-in-home",
    "may-go-past",
    "may-lap",
    "may-boost",
    "may-bump-partner",
    "may-move-team",
    "may-bump",
    "may-go-deeper",
    "may-go-home",
    "may-split",
    "may-come-out-by-card",
)
"""Permissions, the one that explains the most first. A turn that uses none of them has only one."""


def ground_of(rules: Rules, board: Board, position: Position, turn: Turn) -> str:
    """The permission that a legal turn rests on, as `pegs.engine.why.citations` names it.

    Raises Refusal if the turn isn't legal, and UsageError if that depends on a hand that isn't known.
    """
    grounds = LegalityCheck(rules, board, position).permit(turn).grounds
    return next((ground for ground in MOST_TELLING if ground in grounds), grounds[0])
