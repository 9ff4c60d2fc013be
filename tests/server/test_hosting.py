"""docs/server.md and deploy/ match the program."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer

from pegs.cli import build
from pegs.server.hosting.config import ServerSettings
from pegs.server.hosting.metrics import REGISTRY
from pegs.server.http import address
from pegs.server.http.routes import site

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "server.md").read_text("utf-8")
OTHER_OPTIONS = {
    "--tables",
    "--seconds",
    "--url",
    "--rounds",
    "--processes",
    "--plot",
    "--now",
    "--replace",
    "--format",
    "--file",
    "--clean",
    "--if-exists",
    "--older",
    "--only",
    "--dbname",
    "--help",
    "--detach",
    "--rm",
    "--no-deps",
}
"""Options of other commands in the guide: of docker, systemctl, PostgreSQL, bench and tools, and of ours."""


def options() -> set[str]:
    """The options of ``pegs serve``."""
    serve = typer.main.get_command(build()).commands["serve"]  # type: ignore[attr-defined]
    return {name for parameter in serve.params for name in (*parameter.opts, *parameter.secondary_opts)}


SUFFIXES = {"counter": ("_total",), "histogram": ("", "_bucket", "_count", "_sum"), "gauge": ("",)}


def metrics() -> set[str]:
    """The names of all metrics, as they're exported."""
    return {family.name + suffix for family in REGISTRY.collect() for suffix in SUFFIXES[family.type]}


def test_the_guide_documents_every_option_and_no_other() -> None:
    documented = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", GUIDE))
    assert documented - options() <= OTHER_OPTIONS
    assert options() - documented <= {"--browser"}


@pytest.mark.parametrize("name", ["Containerfile", "pegs@.service"])
def test_start_commands_use_existing_options(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    (command,) = re.findall(r"^(?:ENTRYPOINT|ExecStart=).*pegs.*serve.*$", text, re.MULTILINE)
    assert set(re.findall(r"--[a-z-]+", command)) <= options()


@pytest.mark.parametrize("text", [GUIDE, (DEPLOY / "pegs-alerts.yml").read_text("utf-8")])
def test_every_metric_in_the_guide_and_the_alerts_exists(text: str) -> None:
    named = set(re.findall(r"\b(?:pegs|process)_[a-z_]+\b", text))
    assert named
    assert named <= metrics()


def test_the_guide_documents_every_metric() -> None:
    ours = {family.name for family in REGISTRY.collect() if family.name.startswith("pegs_")}
    assert {name for name in ours if name not in GUIDE} == set()


def test_the_container_runs_as_an_ordinary_user_and_has_a_health_check() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    known = {"ARG", "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL"}
    assert {step[0] for step in steps} == known | {"HEALTHCHECK", "ENTRYPOINT"}
    last = dict(steps)
    assert last["USER"] == "10001"
    assert last["VOLUME"] in last["ENTRYPOINT"]
    assert last["EXPOSE"] in last["ENTRYPOINT"]
    (path,) = re.findall(r":8722(/\w+)", last["HEALTHCHECK"])
    assert path in site.health.paths


def test_dockerignore_includes_what_the_container_copies() -> None:
    included = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    }
    assert all((ROOT / name).exists() for name in included)
    assert {
        "pyproject.toml",
        "uv.lock",
        "requirements",
        "hatch_build.py",
        "src",
        "tools/kernel_library",
        "web",
    } <= included


def test_the_service_is_sandboxed() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "pegs@.service")
    service = unit["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == service["ProtectHome"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert f"%S/{service['StateDirectory']} " in service["ExecStart"]
    assert service["Environment"] == f"PEGS_CACHE_DIR=%C/{service['CacheDirectory']}"
    # Some computers compile the engine at run time.
    assert "MemoryDenyWriteExecute" not in service


def test_the_service_has_the_documented_limits() -> None:
    unit = (DEPLOY / "pegs@.service").read_text("utf-8")
    (memory,) = re.findall(r"^MemoryMax=(\d+)G$", unit, re.MULTILINE)
    (percent,) = re.findall(r"^CPUQuota=(\d+)%$", unit, re.MULTILINE)
    guide = " ".join(GUIDE.split())
    assert f"{memory} GiB of memory (`MemoryMax`)" in guide
    assert percent == "200"
    assert "two cores (`CPUQuota`)" in guide


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't installed")
def test_systemd_accepts_the_service(tmp_path: Path) -> None:
    text = (DEPLOY / "pegs@.service").read_text("utf-8").replace("/opt/pegs/bin/pegs", sys.executable)
    (tmp_path / "pegs@8722.service").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "pegs@8722.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_do_not_forward_the_hosts_pages(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    for path in (*site.prometheus_metrics.paths, *site.status.paths):
        assert path in text
    assert "127.0.0.1:8722" in text


def test_a_network_without_a_way_to_the_internet_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_address_to_outside", lambda: None)
    monkeypatch.setattr(address, "_addresses_of_interfaces", lambda: ["10.42.0.1", "172.17.0.1"])
    settings = ServerSettings(data=ROOT, host="", port=8722)
    assert address.outside_url(settings, "http://localhost:8722") == "http://10.42.0.1:8722"


VPN, HOUSE, DOCKER = "10.8.0.2", "192.168.1.5", "172.17.0.1"


@pytest.mark.parametrize(
    ("outside", "networks", "expected"),
    [
        (VPN, {VPN: True, HOUSE: False}, HOUSE),
        ("100.101.102.103", {"100.101.102.103": True, HOUSE: False}, HOUSE),
        ("142.250.1.1", {"142.250.1.1": False, HOUSE: False}, HOUSE),
        (HOUSE, {VPN: True, "10.0.0.7": False, HOUSE: False}, HOUSE),
        ("10.0.0.7", {DOCKER: True, HOUSE: False, "10.0.0.7": False}, "10.0.0.7"),
        (VPN, {VPN: True, DOCKER: True}, VPN),
        ("142.250.1.1", {"142.250.1.1": False, DOCKER: True}, "142.250.1.1"),
        (None, {DOCKER: True}, DOCKER),
        (None, {}, None),
    ],
)
def test_the_way_to_the_internet_is_not_taken_for_the_way_to_the_house(
    outside: str | None, networks: dict[str, bool], expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``networks``: whether each of the machine's networks is a VPN, or one of virtual machines."""
    found = [address.Interface(each, is_virtual) for each, is_virtual in networks.items()]
    monkeypatch.setattr(address, "_address_to_outside", lambda: outside)
    monkeypatch.setattr(address, "_interfaces", lambda: found)
    assert address.lan_address() == expected


@pytest.mark.skipif(sys.platform != "linux", reason="other systems don't say the kind of a network")
@pytest.mark.parametrize(
    ("name", "flags", "is_virtual"),
    [
        ("eth0", 0, False),
        ("wlp2s0", 0, False),
        ("ppp-home", 0, True),
        ("docker0", 0, True),
        ("wg0", 0, True),
        ("zt7nnig26", 0, True),
        ("mullvad", 0x10, True),
    ],
)
def test_a_virtual_network_is_known_by_its_name_or_as_point_to_point(
    name: str, flags: int, is_virtual: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies = {0x8915: socket.inet_aton(HOUSE), 0x8913: flags.to_bytes(2, "little")}
    starts = {0x8915: 20, 0x8913: 16}

    def ioctl(_probe: object, request: int, argument: bytes) -> bytes:
        assert argument.rstrip(b"\0") == name.encode()
        start, reply = starts[request], replies[request]
        return argument[:start] + reply + argument[start + len(reply) :]

    monkeypatch.setattr("socket.if_nameindex", lambda: [(2, name)])
    monkeypatch.setattr("fcntl.ioctl", ioctl)
    assert address._interfaces() == [address.Interface(HOUSE, is_virtual)]


def test_a_vpn_is_known_by_its_address_if_the_system_does_not_say() -> None:
    machine = [VPN, HOUSE, "192.168.56.1"]
    assert [address.looks_virtual(each, machine) for each in machine] == [True, False, True]
    assert not address.looks_virtual("10.0.0.7", ["10.0.0.7", "192.168.56.1"])


def test_only_addresses_that_phones_can_reach_count() -> None:
    assert not any(each.startswith("127.") for each in address._addresses_of_interfaces())
