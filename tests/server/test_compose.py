"""The compose files: their form, what they start, and their backups, which are made and restored here."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from pegs.cli import _settings, build
from pegs.cli._settings import origin
from pegs.server.hosting.config import DATABASE_FILE
from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.postgres import Postgres

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = ("compose.yaml", "compose.postgres.yaml")
SET: Mapping[str, str] = {"PEGS_HOST": "pegs.example", "PEGS_DATABASE_PASSWORD": "Secret7"}
"""What the second file needs in .env."""
GUIDE = (DEPLOY.parent / "docs/server.md").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
BOTS = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]
_VARIABLE = re.compile(r"(?<!\$)\$\{(\w+)(?:(:-|:\?)([^}]*))?\}")


def read(name: str, variables: Mapping[str, str] = SET) -> dict[str, Any]:
    """A file as an engine has it: with the values of variables. Raises LookupError if one is missing."""

    def value(found: re.Match[str]) -> str:
        if variables.get(found[1]):
            return variables[found[1]]
        if found[2] == ":-":
            return found[3]
        raise LookupError(found[1])

    file: dict[str, Any] = yaml.safe_load(_VARIABLE.sub(value, (DEPLOY / name).read_text("utf-8")))
    for service in file["services"].values():
        service["environment"] = {key: each or "" for key, each in service.get("environment", {}).items()}
    return file


def ours(name: str) -> dict[str, dict[str, Any]]:
    """The services of our image."""
    return {key: each for key, each in read(name)["services"].items() if each["image"] == "pegs"}


def servers(name: str) -> dict[str, dict[str, Any]]:
    """Those that do what the image does by itself."""
    return {key: each for key, each in ours(name).items() if "entrypoint" not in each}


def instruction(name: str) -> str:
    """The last line of a kind in the Containerfile."""
    found: list[str] = re.findall(rf"^{name} +(.*)$", CONTAINER, re.MULTILINE)
    return found[-1].strip()


@pytest.mark.parametrize("name", FILES)
def test_the_files_have_the_form_that_the_specification_asks_for(name: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, str(DEPLOY / name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_misspelled_key_is_not_the_form(tmp_path: Path) -> None:
    file = tmp_path / "compose.yaml"
    file.write_text((DEPLOY / FILES[0]).read_text("utf-8").replace("read_only:", "readonly:"))
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def test_what_has_to_be_set_is_asked_for() -> None:
    read(FILES[0], {})
    for name in SET:
        with pytest.raises(LookupError, match=name):
            read(FILES[1], {key: value for key, value in SET.items() if key != name})


@pytest.mark.parametrize("name", FILES)
def test_every_service_has_few_rights_and_a_health_check(name: str) -> None:
    for key, service in read(name)["services"].items():
        assert service["read_only"] is True, key
        assert service["cap_drop"] == ["ALL"], key
        assert service["security_opt"] == ["no-new-privileges:true"], key
        assert "/tmp" in service["tmpfs"], key
        assert service["healthcheck"].keys() & {"test", "disable"}, key
        assert "privileged" not in service, key


@pytest.mark.parametrize("name", FILES)
def test_servers_are_started_as_the_image_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each value in the environment reaches an option; an empty one leaves the option's default."""
    monkeypatch.setattr(_settings, "default_file", lambda: tmp_path / "none.toml")
    words: list[str] = json.loads(instruction("ENTRYPOINT"))
    assert words[:2] == ["pegs", "serve"]
    serve = typer.main.get_command(build("serve")).commands["serve"]  # type: ignore[attr-defined]
    for service in servers(name).values():
        with monkeypatch.context() as environment:
            for key, value in service["environment"].items():
                environment.setenv(key, value)
            context = serve.make_context("serve", [*words[2:], *service.get("command", [])])
            origins = [origin(context, each) for each in serve.params]
        sources = {each.source for each in origins if each is not None}
        filled = {key for key, value in service["environment"].items() if value} - {"PEGS_LANGUAGE"}
        assert filled == {each for each in sources if not each.startswith("--")}
        assert context.params["public_url"] == service["environment"]["PEGS_PUBLIC_URL"]
        known = {f"PEGS_{each.name.upper()}" for each in serve.params} | {"DATABASE_URL", "PEGS_LANGUAGE"}
        assert service["environment"].keys() <= known


@pytest.mark.parametrize("name", FILES)
def test_servers_have_the_images_health_check_port_and_folder(name: str) -> None:
    test = json.loads(instruction("HEALTHCHECK").partition(" CMD ")[2])
    port, folder = instruction("EXPOSE"), instruction("VOLUME")
    for service in servers(name).values():
        assert service["healthcheck"]["test"] == ["CMD", *test]
        mounted = [each.rpartition(":")[2] for each in service.get("volumes", ())] + service["tmpfs"]
        assert folder in mounted
        assert [each.rpartition(":")[2] for each in service.get("ports", ())] in ([], [port])
    assert len(servers(name)) == {"compose.yaml": 1, "compose.postgres.yaml": 2}[name]


@pytest.mark.parametrize("name", FILES)
def test_what_is_mounted_is_declared_and_can_be_written_to(name: str) -> None:
    """A new volume belongs to the user who has the folder in the image."""
    file = read(name)
    for key, service in file["services"].items():
        for source, target, *_ in (each.split(":") for each in service.get("volumes", ())):
            assert source in file["volumes"] or (DEPLOY / source).is_file(), key
            if service["image"] == "pegs":
                assert target == instruction("VOLUME") or f"--owner pegs --mode 0700 {target}" in CONTAINER
        for other in service.get("depends_on", ()):
            assert "test" in file["services"][other]["healthcheck"], key


def test_the_proxy_knows_the_processes_and_the_host() -> None:
    file = read("compose.postgres.yaml")
    caddy = file["services"]["caddy"]["environment"]
    port = instruction("EXPOSE")
    assert caddy["PEGS_PROCESSES"].split() == [f"{each}:{port}" for each in servers("compose.postgres.yaml")]
    for service in servers("compose.postgres.yaml").values():
        assert service["environment"]["PEGS_PUBLIC_URL"] == f"https://{caddy['PEGS_HOST']}"
    placeholders = set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert placeholders == caddy.keys()


@pytest.mark.parametrize("name", FILES)
def test_the_guides_commands_name_services_that_are_there(name: str) -> None:
    services = read(name)["services"]
    words = [
        line.split() for line in re.findall(rf"^docker compose -f deploy/{name} (.*)$", GUIDE, re.MULTILINE)
    ]
    stopped = {each for first, *more in words if first == "stop" for each in more}
    assert stopped - {"backup"} == set(ours(name)) - {"backup"}
    (run,) = (more for first, *more in words if first == "run")
    assert run[:3] == ["--rm", "--no-deps", "backup"]
    assert services["backup"]["entrypoint"] == ["sh", "-c"]
    settings = set(re.findall(r"`(PEGS_\w+)`", GUIDE.partition("what runs")[2].partition("```")[0]))
    assert {found[1] for found in _VARIABLE.finditer((DEPLOY / name).read_text("utf-8"))} <= settings


# --- the backups


def script_of(name: str, service: str, places: Mapping[str, Path]) -> str:
    """A service's endless loop, once, with folders of this machine."""
    (script,) = read(name)["services"][service]["command"]
    for inside, here in places.items():
        script = re.sub(rf"(?<![\w/]){inside}\b", str(here), script)
    once = script.replace("$$", "$").replace("sleep 86400", "exit")
    assert once.count("exit") == 1
    return str(once)


def run_script(script: str, folder: Path, **environment: str) -> None:
    """Run it with a ``pegs`` that's this one."""
    folder.mkdir(exist_ok=True)
    program = folder / "pegs"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pegs "$@"\n')
    program.chmod(0o755)
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-c", script],
        env={**os.environ, "PEGS_LANGUAGE": "en", "PATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def check_health(name: str, backups: Path) -> int:
    """The status of the backup service's health check."""
    kind, script = read(name)["services"]["backup"]["healthcheck"]["test"]
    assert kind == "CMD-SHELL"
    return subprocess.run(["sh", "-c", script.replace("/backups", str(backups))], check=False).returncode


def old_file(backups: Path, name: str) -> Path:
    """A backup of some weeks ago."""
    file = backups / name
    file.touch()
    os.utime(file, (10**9, 10**9))
    return file


def game_at(server: ServerProcess, token: str) -> dict[str, Any]:
    """The game of a seat whose turn it is."""
    client = server.client(token)
    try:
        client.wait_for_turn()
        return client.game
    finally:
        client.close()


def play_a_turn(server: ServerProcess) -> str:
    """Play a turn at a new table with three bots, and wait for the next one. Returns the seat's token."""
    token = str(server.make({"seats": BOTS, "pace": NO_WAITING}, start=True)["token"])
    client = server.client(token)
    try:
        client.wait_for_turn()
        assert client.play(random.Random(1))["tell"] == "done"
        client.wait_for_turn()
    finally:
        client.close()
    return token


def test_the_backup_of_a_file_is_restored(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    backups.mkdir()
    old, others = old_file(backups, "pegs-2001-09-09.sqlite3"), old_file(backups, "other.sqlite3")
    assert check_health("compose.yaml", backups) == 1
    script = script_of("compose.yaml", "backup", {"/data": data, "/backups": backups})
    with serving(data) as server:
        token = play_a_turn(server)
        before = game_at(server, token)
        for _ in range(2):  # the second one of a day replaces the first
            run_script(script, tmp_path / "bin")
    assert (old.exists(), others.exists()) == (False, True)
    (backup,) = backups.glob("pegs-*.sqlite3")
    assert check_health("compose.yaml", backups) == 0
    restored = tmp_path / "restored"
    (tmp_path / "restored").mkdir()
    run_script(f"pegs restore {backup} --data {restored} 2>&1", tmp_path / "bin")
    assert (restored / DATABASE_FILE).is_file()
    with serving(restored) as server:
        assert game_at(server, token) == before


def test_the_backup_of_postgresql_is_restored(tmp_path: Path, postgres: Postgres) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    url = postgres.new_database()
    old = old_file(backups, "pegs-2001-09-09.dump")
    script = script_of("compose.postgres.yaml", "backup", {"/backups": backups})
    place = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres.port), "PGUSER": "pegs"}
    place["PGDATABASE"] = url.rpartition("/")[2]
    path = os.pathsep.join([str(postgres.programs), os.environ["PATH"]])
    with serving(tmp_path / "one", DATABASE_URL=url) as server:
        token = play_a_turn(server)
        before = game_at(server, token)
        run_script(f'export PATH="{path}"\n{script}', tmp_path / "bin", **place)
    assert not old.exists()
    (backup,) = backups.iterdir()
    assert check_health("compose.postgres.yaml", backups) == 0
    other = postgres.new_database()
    run_script(
        f'export PATH="{path}"\npg_restore --clean --if-exists --dbname="{other}" {backup}', tmp_path / "bin"
    )
    with serving(tmp_path / "two", DATABASE_URL=other) as server:
        assert game_at(server, token) == before


def test_what_nobody_needs_is_forgotten(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    script = script_of("compose.postgres.yaml", "prune", {})
    assert script.split() == ["while", "true;", "do", "pegs", "prune", "exit", "done"]
    with serving(tmp_path / "data", DATABASE_URL=url):
        run_script(script, tmp_path / "bin", DATABASE_URL=url)
