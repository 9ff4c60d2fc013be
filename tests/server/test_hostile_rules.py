"""Rules that no person would write, sent over HTTP: a sentence and a 4xx status, never a 500."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs.core.printable import is_on_one_line
from pegs.rules import named
from pegs.rules.loader import published
from tests.server.clients import ServerProcess, serving

BASIC = 'extends = "basic"\nhand_size = 6\n'
TEXTS = {
    "26 digits": f"{BASIC}pegs = {'9' * 26}",
    "5,000 digits": f"{BASIC}pegs = {'9' * 5000}",
    "hexadecimal": f"{BASIC}pegs = 0x{'f' * 9000}",
    "a million": f"{BASIC}pegs = 1000000",
    "brackets": f"{BASIC}pegs = {'[' * 5000}{']' * 5000}",
    "escaped quotes": BASIC + r'"\""' + r'."\""' * 3900 + " = 1",
    "1,100 keys": BASIC + "".join(f"key_{i} = 1\n" for i in range(1100)),
    "endless splits": f"{BASIC}[cards.7]\nsplit = 999999\nsplit_pegs = 999999",
    "tables": f"{BASIC}pegs = {'{a=' * 100}1{'}' * 100}",
    "dots": f"{BASIC}a{'.a' * 9900} = 1",
    "superscript": f'{BASIC}seatings = {{ "²" = 2 }}',
    "escape": f'{BASIC}"\\u001b[31m" = 1',
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), limits="rule_checks_at_once = 1000\n") as running:
        yield running


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_table_with_hostile_rules_is_refused(server: ServerProcess, text: str) -> None:
    answer = server.post("/api/tables", {"settings": {"rules": {"toml": text}}, "name": "Ann", "color": "B"})
    assert answer.status_code == 409, answer.text
    sentence = answer.json()["sentence"]
    assert sentence.startswith("house:")
    assert all(is_on_one_line(line) for line in sentence.split("\n"))


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_form_lists_the_problems_of_hostile_rules(server: ServerProcess, text: str) -> None:
    answer = server.post("/api/rules/check", {"rules": {"toml": text}})
    assert answer.is_success, answer.text
    assert answer.json()["problems"]
    assert all(is_on_one_line(line) for line in answer.json()["problems"])


@pytest.mark.parametrize(
    "changes",
    [
        {"pegs": 10**26},
        {"pegs": 10**6},
        {"pegs": 1e300},
        {"pegs": "\x1b[31m"},
        {"pegs\x1b[31m": 1},
        {"cards": {"7\x1b": {"split": 1}}},
        {"cards": {"7": 5}},
        {"cards": {"7": {"split": [10**26]}}},
        {"decks": {"4": 10**26}},
        {"draw": {"a": [[[[1]]]]}},
    ],
    ids=str,
)
def test_the_form_lists_hostile_changes(server: ServerProcess, changes: dict[str, object]) -> None:
    answer = server.post("/api/rules/check", {"base": "basic", "changes": changes})
    assert answer.is_success, answer.text
    problems = answer.json()["problems"]
    assert problems
    assert all(is_on_one_line(line) for line in problems)


@pytest.mark.parametrize("name", ["/etc/passwd", "../house.toml", "x" * 5000, "\x1b[31m", ""])
def test_a_name_of_rules_is_never_a_path(server: ServerProcess, name: str) -> None:
    answer = server.post("/api/tables", {"settings": {"rules": {"name": name}}, "name": "Ann", "color": "B"})
    assert 400 <= answer.status_code < 500, answer.text
    assert "no rules called" in answer.json()["sentence"]
    checked = server.post("/api/rules/check", {"base": name, "rules": {"name": name}})
    assert "no rules called" in checked.json()["problems"][0]


@pytest.mark.parametrize(
    "sought",
    ["%00", "%1b%5b31m", "a" * 5000, "%25%24%5b%28", "..%2f..%2fetc", "%f0%9f%83%8f", "%u202e", "+" * 300],
)
def test_looking_for_anything_finds_rules_of_the_package_or_none(server: ServerProcess, sought: str) -> None:
    answer = server.get(f"/api/rules/published?sought={sought}")
    assert answer.status_code in (200, 400, 414), answer.text
    if answer.is_success:
        assert {each["name"] for each in answer.json()} <= {*named(), *published()}


def test_a_published_sheet_is_read_and_played_by_its_name(server: ServerProcess) -> None:
    found = server.get("/api/rules/published?sought=castillo&lang=es").json()
    assert "parlor" in {each["name"] for each in found}
    assert server.get("/api/rules/parlor/sheet").json()["sheet"]["title"] == "Parlor"
    (parlor,) = (each for each in server.get("/api/rules/published").json() if each["name"] == "parlor")
    table = {"settings": {"rules": {"toml": parlor["toml"]}}, "name": "Ann", "color": "B"}
    assert server.post("/api/tables", table).status_code == 201
