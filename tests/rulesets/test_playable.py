"""Who can play by some rules: whoever promises a table, and whoever deals one, say the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pegs import Game, PegsError
from pegs.cli import main
from pegs.printing.board_documents import ordered_teams
from pegs.protocol.rulebooks import CheckRules, SheetRequest
from pegs.protocol.settings import RulesChoice
from pegs.rules import RuleSet, named
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import Seating
from pegs.rules.scope import ALL_SEATINGS, scope_of, seatings_of
from pegs.study import VectorGame
from pegs.table.answers import rules_form
from pegs.table.answers.rules_sheet import sheet_page
from pegs.table.playable import require_playable

CROWDED = 'extends = "basic"\n[cards.7]\nsplit_pegs = 4\nsplit_with = "team"\n'
"""None of the basic game's seatings can play this, but others can."""
SHEETS = {
    "split among too many": CROWDED,
    "too few cards": 'extends = "basic"\ndecks = 1\nhand_size = 7\n',
    "its own seating": CROWDED + "[seatings]\n2 = 2\n8 = 2\n",
    "no seating": CROWDED.replace('"basic"', '"wizard"'),
}
ASKED: tuple[Seating, ...] = ((2, 2), (4, 2), (4, 4), (6, 3), (8, 2), (10, 10))
Ask = Callable[[RuleSet, str, int, int], object]


def _form(_ruleset: RuleSet, toml: str, players: int, teams: int) -> None:
    asked = CheckRules(rules=RulesChoice(toml=toml), players=players, teams=teams)
    checked = rules_form.check(asked)
    if checked.warnings and "moment" not in checked.warnings[0]:
        raise PegsError(checked.warnings[0])


ASKS: dict[str, Ask] = {
    "show and print": lambda ruleset, _, players, teams: seatings_of(ruleset, players, teams),
    "boards": lambda ruleset, _, players, teams: ordered_teams(ruleset, players, teams),
    "table": lambda ruleset, _, players, teams: require_playable(ruleset.rules, players, teams),
    "study": lambda ruleset, _, players, teams: VectorGame(ruleset, 1, players, teams),
    "sheet": lambda _, toml, players, teams: sheet_page(SheetRequest(RulesChoice(toml=toml), players, teams)),
    "form": _form,
}


def refusal(ask: Callable[..., object], *of: object) -> str:
    """The sentence of a refusal; empty if there's none."""
    try:
        ask(*of)
    except PegsError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("asked", ASKS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_all_refuse_what_can_t_be_dealt(asked: str, sheet: str) -> None:
    ruleset = from_text(SHEETS[sheet])
    for players, teams in ASKED:
        dealt = refusal(Game.deal, ruleset, players, teams)
        assert refusal(ASKS[asked], ruleset, SHEETS[sheet], players, teams) == dealt, (players, teams)


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_promised_can_be_dealt(sheet: str) -> None:
    ruleset = from_text(SHEETS[sheet])
    for players, teams in (*seatings_of(ruleset), *scope_of(ruleset).seatings):
        Game.deal(ruleset, players, teams)
    for players in {players for players, _ in ALL_SEATINGS}:
        by_any = [teams for number, teams in ALL_SEATINGS if number == players]
        if not all(refusal(Game.deal, ruleset, players, teams) for teams in by_any):
            Game.deal(ruleset, players, ruleset.usual_teams(players))


@pytest.mark.parametrize("name", named())
def test_named_sets_keep_all_their_seatings(name: str) -> None:
    ruleset = load(name)
    assert seatings_of(ruleset) == (ruleset.seatings or ALL_SEATINGS)


@pytest.mark.parametrize(
    ("sheet", "is_fine", "who"),
    [
        ("split among too many", False, "4, 6, or 8 in 2 teams; 6 in 3 teams; 8 in 4 teams."),
        ("too few cards", True, "8 in 2 teams; 8 in 4 teams."),
        ("its own seating", True, "8 in 2 teams."),
    ],
)
def test_a_check_names_those_who_can_t_play(
    sheet: str, is_fine: bool, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(SHEETS[sheet])
    with pytest.raises(SystemExit) as ended:
        main(["rules", "check", str(file)])
    checked = capsys.readouterr().out
    assert (not ended.value.code, "is fine" in checked) == (is_fine, is_fine)
    assert f"can’t use {file}: {who}" in checked
    with pytest.raises(SystemExit):
        main(["rules", "show", str(file)])
    assert who not in capsys.readouterr().out
