"""Renew the pinned versions and hashes of packages, installer, build backend, and the container's base image.

Run: make update, then make test
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path
from urllib.parse import urlencode

ROOT = Path(__file__).parents[1]
GROUPS = ("build", "here", "installer")
"""The dependency groups that requirements/ has copies of."""
REGISTRY = "https://registry-1.docker.io"
LOGIN = "https://auth.docker.io/token"
INDEX_TYPES = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
"""Manifests for all platforms."""
TIMEOUT = 30
"""Seconds."""
_IMAGE = re.compile(r"(?<=^ARG PYTHON=docker\.io/)([^:]+):([^@]+)@sha256:[0-9a-f]{64}$", re.MULTILINE)
_BACKEND = re.compile(r'(?<=^requires = \["hatchling==)[^"]+', re.MULTILINE)


def update_packages() -> None:
    """Upgrade uv.lock, and copy from it what installs and builds the package."""
    _uv("lock", "--upgrade")
    for group in GROUPS:
        output = f"requirements/{group}.txt"
        _uv("export", "--quiet", "--frozen", "--only-group", group, "--output-file", output)
    versions = {
        package["name"]: package["version"]
        for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    }
    _replace(ROOT / "pyproject.toml", _BACKEND, versions["hatchling"])


def _uv(*words: str) -> None:
    subprocess.run((".tools/bin/uv", *words), cwd=ROOT, check=True)


def update_image(file: Path, registry: str = REGISTRY, login: str = LOGIN) -> None:
    """Write the newest digest of the base image's tag into a Containerfile. Raises OSError."""
    image = _IMAGE.search(file.read_text("utf-8"))
    assert image is not None, file
    repository, tag = image.groups()
    digest = image_digest(repository, tag, registry, login)
    _replace(file, _IMAGE, f"{repository}:{tag}@sha256:{digest}")


def image_digest(repository: str, tag: str, registry: str, login: str) -> str:
    """The SHA-256 digest of a tag's manifest for all platforms. Raises OSError."""
    scope = urlencode({"service": "registry.docker.io", "scope": f"repository:{repository}:pull"})
    with urllib.request.urlopen(f"{login}?{scope}", timeout=TIMEOUT) as response:
        token = json.load(response)["token"]
    headers = {"Authorization": f"Bearer {token}", "Accept": ", ".join(INDEX_TYPES)}
    request = urllib.request.Request(f"{registry}/v2/{repository}/manifests/{tag}", headers=headers)
    with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
        if response.headers.get_content_type() not in INDEX_TYPES:
            raise OSError(f"{repository}:{tag} has no manifest for all platforms")
        return hashlib.sha256(response.read()).hexdigest()


def _replace(file: Path, pattern: re.Pattern[str], replacement: str) -> None:
    text, number = pattern.subn(replacement, file.read_text("utf-8"))
    assert number == 1, file
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    update_packages()
    try:
        update_image(ROOT / "deploy/Containerfile")
    except OSError as error:
        sys.exit(f"The base image wasn't updated: {error}")
