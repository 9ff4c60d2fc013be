"""What is installed or built comes with fixed hashes, and other content is refused."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tomllib
import zipfile
from contextlib import AbstractContextManager
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from hatch_build import COMPILER, NODE
from tests.local_http import local_http
from tools.update import GROUPS, INDEX_TYPES, update_image

ROOT = Path(__file__).parent.parent
CONTAINERFILE = ROOT / "deploy/Containerfile"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = {
    package["name"]: package for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
}
_IMAGE = re.compile(r"ARG PYTHON=docker\.io/library/python:3\.\d+-slim-trixie@sha256:([0-9a-f]{64})")


def pinned(group: str) -> dict[str, tuple[str, set[str]]]:
    """The version and hashes of every package in a file of requirements/."""
    text = (ROOT / f"requirements/{group}.txt").read_text("utf-8")
    found: dict[str, tuple[str, set[str]]] = {}
    for entry in re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines():
        requirement, *hashes = entry.split(" --hash=")
        name, version = requirement.partition(" ;")[0].split("==")
        found[name] = version.strip(), {each.strip() for each in hashes}
    return found


def locked(names: list[str]) -> dict[str, tuple[str, set[str]]]:
    """The same of packages and their dependencies in uv.lock."""
    found: dict[str, tuple[str, set[str]]] = {}
    pending = list(names)
    while pending:
        package = LOCK[pending.pop()]
        files = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else [])]
        found[package["name"]] = package["version"], {file["hash"] for file in files}
        pending += [each["name"] for each in package.get("dependencies", ()) if each["name"] not in found]
    return found


@pytest.mark.parametrize("group", GROUPS)
def test_the_files_in_requirements_are_copies_of_the_lock(group: str) -> None:
    names = [Requirement(each).name for each in PROJECT["dependency-groups"][group]]
    assert pinned(group) == locked(names)
    assert all(hashes for _, hashes in pinned(group).values())


def test_what_builds_the_package_is_pinned() -> None:
    versions = {name: version for name, (version, _) in pinned("build").items()}
    assert PROJECT["build-system"]["requires"] == [f"hatchling=={versions['hatchling']}"]
    for text in (NODE, *COMPILER):
        needed = Requirement(text)
        assert needed.specifier.contains(versions[needed.name.replace(".", "-")]), text


def test_the_container_is_built_from_fixed_contents() -> None:
    text = CONTAINERFILE.read_text("utf-8")
    assert len(_IMAGE.findall(text)) == 1
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${PYTHON}"}
    installs = re.findall(r"\bpip install\b(?:.*\\\n)*.*", text)
    assert len(installs) == 3
    assert all(re.search(r"--require(-build)?-hashes", each) for each in installs)


def fake_wheel(folder: Path, name: str) -> None:
    """A wheel with the name and version of a pinned package, but other contents."""
    version = LOCK[name]["version"]
    info = f"{name}-{version}.dist-info"
    folder.mkdir(exist_ok=True)
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")


def make(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "MAKE"))
    }
    command = ["make", *words]
    return subprocess.run(
        command, cwd=folder, env=clean | environment, capture_output=True, text=True, check=False
    )


def test_another_installer_under_the_same_name_is_refused(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    fake_wheel(tmp_path / "wheels", "uv")
    done = make(tmp_path, ".tools/.ready", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path / "wheels"))
    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stderr
    assert not (tmp_path / ".tools/bin/uv").exists()


def test_another_build_backend_under_the_same_name_is_refused(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "hatch_build.py", "owner.toml", "README.md", "uv.lock"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / ".tools").symlink_to(ROOT / ".tools")
    fake_wheel(tmp_path / "wheels", "hatchling")
    settings = {
        "UV_OFFLINE": "1",
        "UV_FIND_LINKS": str(tmp_path / "wheels"),
        "UV_CACHE_DIR": str(tmp_path / "cache"),
    }
    done = make(tmp_path, "--old-file=.venv/.ready", "dist", **settings)
    assert done.returncode != 0
    assert f"Hash mismatch for `hatchling=={LOCK['hatchling']['version']}`" in done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def registry(content_type: str, manifest: bytes) -> AbstractContextManager[str]:
    """A container registry whose image `python` needs a token, as Docker Hub's do."""

    def respond(request: BaseHTTPRequestHandler, _: bytes) -> tuple[int, str, bytes]:
        if request.path == "/token?service=registry.docker.io&scope=repository%3Alibrary%2Fpython%3Apull":
            return 200, "application/json", b'{"token": "abc"}'
        if request.headers["Authorization"] != "Bearer abc":
            return 401, "text/plain", b""
        is_known = re.fullmatch(r"/v2/library/python/manifests/3\.\d+-slim-trixie", request.path)
        return (200, content_type, manifest) if is_known else (404, "text/plain", b"")

    return local_http(respond)


def test_an_update_writes_the_newest_digest_of_the_base_image(tmp_path: Path) -> None:
    file = Path(shutil.copy(CONTAINERFILE, tmp_path))
    manifest = b'{"manifests": []}'
    with registry(INDEX_TYPES[0], manifest) as url:
        update_image(file, url, f"{url}/token")
    (old,), (new,) = _IMAGE.findall(CONTAINERFILE.read_text("utf-8")), _IMAGE.findall(file.read_text("utf-8"))
    assert new == hashlib.sha256(manifest).hexdigest() != old
    assert file.read_text("utf-8").replace(new, old) == CONTAINERFILE.read_text("utf-8")


def test_an_image_for_one_platform_is_no_update(tmp_path: Path) -> None:
    file = Path(shutil.copy(CONTAINERFILE, tmp_path))
    one = "application/vnd.oci.image.manifest.v1+json"
    with registry(one, b"{}") as url, pytest.raises(OSError, match="no manifest for all platforms"):
        update_image(file, url, f"{url}/token")
    with registry(INDEX_TYPES[0], b"{}") as url, pytest.raises(OSError, match="401"):
        update_image(file, url, f"{url}/nothing")
    assert file.read_text("utf-8") == CONTAINERFILE.read_text("utf-8")
