"""A copy of the sources in which a fault can be planted, with an environment that imports them."""

from __future__ import annotations

import hashlib
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from tools.planted_faults.faults import ROOT, Fault

BUILD = ROOT / "build" / "planted"
KERNEL = Path("src/pegs/engine/kernel")
STATIC = Path("src/pegs/server/http/static")
MODULES = Path("web/node_modules")
LIBRARY = "_prebuilt.*"
CLIENT_SOURCES = ("web", "src/pegs/locales", "src/pegs/look", "LICENSES", "pyproject.toml")


class FailedError(Exception):
    """What tests need can't be built, or tests can't be run."""


class Scratch:
    """A copy of the working tree. It's built anew each time, and changes with the faults planted in it."""

    def __init__(self, folder: Path, revision: str | None = None) -> None:
        """``revision``: take the tests from there."""
        self.root = folder
        shutil.rmtree(folder, ignore_errors=True)
        _copy_tree(folder)
        if revision is not None:
            _replace_tests(folder, revision)
        _make_environment(folder)
        (folder / MODULES).symlink_to(ROOT / MODULES)
        shutil.copytree(ROOT / STATIC, folder / STATIC)
        self._kernel = self.kernel_fingerprint()
        self.prepare_kernel()

    @property
    def python(self) -> Path:
        """The interpreter that imports this copy, also in the processes that tests start."""
        return self.root / ".venv" / "bin" / "python"

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Put a fault into its file for a while. Raises UnfitFaultError."""
        file = self.root / fault.file
        text = file.read_text("utf-8")
        _write(file, fault.planted_in(text))
        try:
            yield
        finally:
            _write(file, text)

    # --- what is built from the sources

    def kernel_fingerprint(self) -> str:
        """The hash of the kernel's sources in this copy."""
        spec = importlib.util.spec_from_file_location("sources", self.root / KERNEL / "sources.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return str(module.fingerprint())

    def prepare_kernel(self, fault: Fault | None = None) -> None:
        """Put the library of these sources beside the kernel. Building one takes a minute or more."""
        wanted = self.kernel_fingerprint()
        if fault is not None and not fault.compiled:
            self._rename_library(wanted)
        if self._has_library(wanted):
            return
        kept = BUILD / "kernels" / wanted
        if not any(kept.glob(LIBRARY)):
            self._build_library(wanted, kept)
        self._take_library(kept)

    def _has_library(self, fingerprint: str) -> bool:
        return any(fingerprint.encode() in file.read_bytes() for file in self._libraries())

    def _libraries(self) -> list[Path]:
        return list((self.root / KERNEL).glob(LIBRARY))

    def _rename_library(self, wanted: str) -> None:
        """Let the library pass as that of other sources, which compile to the same code."""
        for file in self._libraries():
            changed = file.read_bytes().replace(self._kernel.encode(), wanted.encode())
            file.unlink()
            file.write_bytes(changed)

    def _take_library(self, kept: Path) -> None:
        for file in self._libraries():
            file.unlink()
        for file in kept.glob(LIBRARY):
            shutil.copy2(file, self.root / KERNEL)

    def _build_library(self, wanted: str, kept: Path) -> None:
        ours = list((ROOT / KERNEL).glob(LIBRARY))
        kept.mkdir(parents=True, exist_ok=True)
        if any(wanted.encode() in file.read_bytes() for file in ours):
            for file in ours:
                shutil.copy2(file, kept)
            return
        self.run([str(self.python), "-m", "tools.kernel_library"])
        for file in self._libraries():
            shutil.copy2(file, kept)

    def prepare_client(self) -> None:
        """Put the client that is built from these sources where the server finds it."""
        kept = BUILD / "clients" / self._client_fingerprint()
        if not kept.exists():
            self.run(["tools/npm.sh", "run", "build"])
            shutil.copytree(self.root / STATIC, kept)
        shutil.rmtree(self.root / STATIC, ignore_errors=True)
        shutil.copytree(kept, self.root / STATIC)

    def _client_fingerprint(self) -> str:
        digest = hashlib.sha256()
        for name in CLIENT_SOURCES:
            top = self.root / name
            for file in [top] if top.is_file() else sorted(top.rglob("*")):
                if file.is_file() and MODULES.name not in file.parts:
                    digest.update(str(file.relative_to(self.root)).encode() + file.read_bytes())
        return digest.hexdigest()[:16]

    def run(self, command: list[str]) -> None:
        """Run something that has to succeed. Raises FailedError with the end of its output."""
        done = subprocess.run(
            command, cwd=self.root, env=environment(), check=False, capture_output=True, text=True
        )
        if done.returncode:
            raise FailedError(f"{' '.join(command)}: {(done.stdout + done.stderr)[-2000:]}")


def _write(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    # Compiled Python is told apart by the time in whole seconds and by the size, which may be the same.
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def environment() -> dict[str, str]:
    """The environment of tests: nothing that leads to other sources, or to another way to run the kernel."""
    unwanted = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PEGS_KERNEL", "NUMBA_", "PYTEST_")
    return {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}


def _copy_tree(folder: Path) -> None:
    """Copy all files that git knows or would add, as they are now."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        source, target = ROOT / name, folder / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def _replace_tests(folder: Path, revision: str) -> None:
    """Take the tests of a revision instead of the copied ones: of Python, and of the client."""
    shutil.rmtree(folder / "tests")
    for file in (folder / "web" / "src").rglob("*.test.ts"):
        file.unlink()
    command = ["git", "archive", revision, "tests", "web/src"]
    archive = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        for each in packed.getmembers():
            name = PurePosixPath(each.name)
            if name.parts[0] == "tests" or name.name.endswith(".test.ts"):
                packed.extract(each, folder, filter="data")


def _make_environment(folder: Path) -> None:
    """Make a virtual environment with the packages of this one, but with the copied sources in place of ours.

    With PYTHONPATH alone, a test that sets its own would import ours.
    """
    own, prefix = folder / ".venv", Path(sys.prefix)
    (own / "bin").mkdir(parents=True)
    shutil.copy2(prefix / "pyvenv.cfg", own)
    for file in (prefix / "bin").iterdir():
        copy = own / "bin" / file.name
        text = b"" if file.is_symlink() or not file.is_file() else file.read_bytes()
        if text.startswith(b"#!" + os.fsencode(prefix)):
            copy.write_bytes(text.replace(os.fsencode(prefix), os.fsencode(own), 1))
            copy.chmod(0o755)
        else:
            copy.symlink_to(file.resolve())
    site = next((prefix / "lib").glob("python*/site-packages"))
    packages = own / site.relative_to(prefix)
    packages.mkdir(parents=True)
    for file in site.iterdir():
        copy = packages / file.name
        paths = file.read_text("utf-8") if file.suffix == ".pth" else ""
        if str(ROOT / "src") in paths:
            copy.write_text(paths.replace(str(ROOT / "src"), str(folder / "src")), "utf-8")
        else:
            copy.symlink_to(file)
