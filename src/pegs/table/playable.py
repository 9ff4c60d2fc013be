"""Whether a table's bots exist, and its players can play by some rules."""

from __future__ import annotations

from pegs import players as registry
from pegs.core.errors import PegsError, UsageError
from pegs.i18n import translate
from pegs.players.versions import version_of
from pegs.protocol.settings import RulesChoice
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.table.chosen_rules import load_rules
from pegs.table.command_errors import RefusedError


def readable_rules(choice: RulesChoice) -> RuleSet:
    """The chosen rules. Raises RefusedError if they can't be read."""
    try:
        return load_rules(choice)
    except PegsError as error:
        raise RefusedError("not_allowed", str(error)) from None


def require_playable(rules: Rules, players: int, teams: int) -> None:
    """Raise RefusedError if no game can be played by these rules with these numbers of players and teams.

    That includes rules whose turns are too many for a bot, or the server, to list.
    """
    try:
        check_playable(rules, players, teams)
    except PegsError as error:
        raise RefusedError("not_allowed", str(error)) from None


def require_bot(name: str) -> None:
    """Raise RefusedError if there's no such bot, or not in such a version."""
    try:
        version_of(name)
    except UsageError as error:
        raise RefusedError("not_allowed", str(error)) from None
    if not registry.is_listed(name):
        bots = ", ".join(registry.names())
        raise RefusedError("not_allowed", translate("table-no-such-bot", bots=bots))


def without_unused(choice: RulesChoice) -> RulesChoice:
    """A choice without a name that means nothing, which could be of any length: it's stored for good."""
    return RulesChoice(toml=choice.toml) if choice.toml else choice
