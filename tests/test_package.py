"""The source archive and the wheel that is built from it, as a package index would have them.

`make test` asks the build backend what it would put into them; `make soak` builds them.
"""

from __future__ import annotations

import ast
import email
import email.message
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import packages_distributions, requires, version
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from readme_renderer import markdown

from hatch_build import COMPILER, OLDEST_LINUX, page, urls
from pegs.engine.kernel.backend import BACKEND, Backend
from tools.kernel_library.lowering import DEFINING

ROOT = Path(__file__).parent.parent
PACKAGES = Path("web/node_modules")
KERNEL = Path("src/pegs/engine/kernel")
MEBIBYTE = 2**20
POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"
CLIENT = "pegs/server/http/static/"
HERE = "pegs/server/http/here/"
"""What browsers need to play without a server: it's in a wheel only if `PEGS_WHEEL_HERE` says so."""
HOME = "https://example.org/pegs"
OURS = "MIT"
NUMBA = "BSD-2-Clause"

_LINK = re.compile(r'(?:href|src)="([^"]*)"')
_RELATIVE = re.compile(r"(?!https?://|#|mailto:)")


def build(source: Path, target: str, folder: Path) -> Path:
    """Build the wheel or the sdist of a source tree, with the packages that are installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


needs_library = pytest.mark.skipif(BACKEND is not Backend.LIBRARY, reason="this machine has no C compiler")


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source archive. It borrows the npm packages and the kernel's library, which take long."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    if (ROOT / PACKAGES).exists():
        (source / PACKAGES).symlink_to(ROOT / PACKAGES)
    for library in (ROOT / KERNEL).glob("_prebuilt.*"):
        shutil.copy2(library, source / KERNEL)
    return source


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built from the unpacked source archive."""
    return zipfile.ZipFile(build(unpacked, "wheel", tmp_path_factory.mktemp("wheel")))


@dataclass(frozen=True)
class Package:
    """What is in the source archive and in the wheel."""

    sources: set[str]
    files: set[str]
    license_texts: set[str]
    client_licenses: str
    """The list that the client's build makes (``web/tools/licenses.ts``)."""
    metadata: email.message.Message


def planned_package() -> Package:
    """What the build backend would put into them, from the checkout with its built client."""
    sdist, wheel = SdistBuilder(str(ROOT)), WheelBuilder(str(ROOT))
    return Package(
        {each.distribution_path for each in sdist.recurse_included_files()},
        {each.distribution_path for each in wheel.recurse_included_files()},
        {Path(name).name for name in wheel.metadata.core.license_files if "LICENSES/" in name},
        (ROOT / "src" / CLIENT / "licenses.txt").read_text("utf-8"),
        email.message_from_string(wheel.config.core_metadata_constructor(wheel.metadata)),
    )


def built_package(archive: Path, wheel: zipfile.ZipFile) -> Package:
    """What was built."""
    with tarfile.open(archive) as tar:
        packed = {name.partition("/")[2] for name in tar.getnames()}
    assert "PKG-INFO" in packed
    files = set(wheel.namelist())
    (metadata,) = (name for name in files if name.endswith(".dist-info/METADATA"))
    return Package(
        packed - {"PKG-INFO"},
        files,
        {name.rpartition("/")[2] for name in files if "/licenses/LICENSES/" in name},
        wheel.read(CLIENT + "licenses.txt").decode(),
        email.message_from_bytes(wheel.read(metadata)),
    )


@pytest.fixture(scope="module", params=["planned", pytest.param("built", marks=pytest.mark.soak)])
def package(request: pytest.FixtureRequest) -> Package:
    if request.param == "built":
        return built_package(request.getfixturevalue("archive"), request.getfixturevalue("wheel"))
    if not (ROOT / "src" / CLIENT).exists():
        pytest.skip("the client isn't built")
    return planned_package()


def test_the_source_archive_has_every_file_of_the_repository(package: Package) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    list_files = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(list_files, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = {name for name in listed.split("\0") if name and (ROOT / name).exists()}
    assert package.sources == files


@pytest.mark.soak
def test_the_wheel_has_a_newly_built_client(unpacked: Path, wheel: zipfile.ZipFile) -> None:
    built = {name for name in wheel.namelist() if name.startswith(CLIENT)}
    assert {CLIENT + name for name in ("index.html", "sw.js", "licenses.txt")} <= built
    index = unpacked / "src" / CLIENT / "index.html"
    assert index.stat().st_mtime > (unpacked / "web" / "index.html").stat().st_mtime


def test_the_wheel_has_every_file_of_the_package(package: Package) -> None:
    source = ROOT / "src"
    files = {file.relative_to(source).as_posix() for file in source.rglob("*") if file.is_file()}
    needed = {name for name in files if "__pycache__" not in name and not name.startswith((CLIENT, HERE))}
    assert needed <= package.files
    assert not [name for name in package.files if name.startswith(HERE)]


@pytest.mark.soak
@needs_library
def test_the_wheel_is_small_and_fits_every_supported_python(wheel: zipfile.ZipFile) -> None:
    assert Path(str(wheel.filename)).stat().st_size <= 3.1 * MEBIBYTE
    (library,) = (name for name in wheel.namelist() if "/_prebuilt." in name)
    assert "-cp311-abi3-" in str(wheel.filename)
    check_that_it_fits_old_linux(wheel.read(library))


@needs_library
def test_the_library_fits_every_supported_linux() -> None:
    (library,) = (ROOT / KERNEL).glob("_prebuilt.*")
    check_that_it_fits_old_linux(library.read_bytes())


def check_that_it_fits_old_linux(library: bytes) -> None:
    if sys.platform == "linux":
        needed = re.findall(rb"GLIBC_2\.(\d+)", library)
        newest = int(OLDEST_LINUX.rpartition("_")[2])
        assert needed
        assert max(map(int, needed)) <= newest


def installed_by(requirements: Iterable[str]) -> Iterator[str]:
    """The packages that requirements name, and what those need."""
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)
            yield from installed_by(requires(requirement.name) or ())


def test_compiling_the_kernel_needs_only_what_the_build_installs() -> None:
    modules = "; ".join(f"import {name}" for name in DEFINING)
    code = f"import sys; before = {{*sys.modules}}; {modules}; print(*{{*sys.modules}} - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    packages = {name.partition(".")[0] for name in done.stdout.split()} - {"pegs"}
    known = packages_distributions()
    imported = {name for package in packages for name in known.get(package, ())}
    assert {canonicalize_name(name) for name in imported} <= set(installed_by(COMPILER))


def privately_imported(source: str) -> Iterator[str]:
    """The packages of others from which a module imports what they call private."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{each.name}" for each in node.names]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        for name in names:
            package, *rest = name.split(".")
            if package not in ("pegs", "__future__") and any(part.startswith("_") for part in rest):
                yield package


def test_libraries_whose_private_parts_are_used_are_bounded() -> None:
    """Their next minor release may move what's private, so nobody gets it before it's tested."""
    files = (ROOT / "src").rglob("*.py")
    private = {package for file in files for package in privately_imported(file.read_text("utf-8"))}
    assert private == {"uvicorn"}
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"][
        "server"
    ]
    (uvicorn,) = (each for each in map(Requirement, extra) if each.name == "uvicorn")
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert uvicorn.specifier == SpecifierSet(f">={major}.{minor},<{major}.{minor + 1}")


@pytest.mark.parametrize(
    "source", ["from a._b import c", "from a.b import _c", "import a._b", "def f():\n    from a import _b"]
)
def test_private_imports_are_found(source: str) -> None:
    assert list(privately_imported(source)) == ["a"]
    assert not list(privately_imported(source.replace("_", "")))


@pytest.mark.soak
@needs_library
def test_the_wheel_plays_without_numba(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code = "import sys; sys.modules.update(numba=None, llvmlite=None); from pegs.cli import main; main()"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PEGS_LANGUAGE": "en"}
    asking = [sys.executable, "-c", code, "moves", "--rules", "guide", POSITION]
    done = subprocess.run(asking, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["3 A14-A17", "3 A8-A11", "8 A8-A0", "T A14-B6"]


@pytest.mark.soak
def test_the_wheel_runs(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PEGS_LANGUAGE": "en"}
    listing = [sys.executable, "-m", "pegs", "rules", "list"]
    done = subprocess.run(listing, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "kilpatrick" in done.stdout


@pytest.mark.soak
def test_the_tests_of_the_source_archive_pass(unpacked: Path, tmp_path: Path) -> None:
    """The quick ones: `tools/test_sdist.sh` runs all."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        f"--basetemp={tmp_path / 'base'}",
    ]
    quick = [f"tests/test_{name}.py" for name in ("words", "web_words", "geometry", "rule_references")]
    environment = {**os.environ, "PYTHONPATH": str(unpacked / "src")}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [*command, *quick], cwd=unpacked, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def bundled(package: Package) -> set[str]:
    """The npm packages in the client."""
    sections = re.split(r"\n-{72}\n\n", package.client_licenses)
    return {section.partition("\n")[0] for section in sections}


def license_file(name: str) -> str:
    return name.removeprefix("@").replace("/", "-") + ".txt"


def test_every_bundled_package_has_its_license_text_and_no_other(package: Package) -> None:
    names = {
        "svelte",
        "@fluent/bundle",
        "@noble/hashes",
        "css-has-pseudo",
        "fflate",
        "@fontsource/caprasimo",
        "@fontsource-variable/nunito",
    }
    assert names <= bundled(package)
    assert package.license_texts == {"numba.txt", *map(license_file, bundled(package))}


def test_every_font_of_ours_is_a_part_of_a_bundled_one() -> None:
    client, paper = ROOT / "web/src/look/fonts", ROOT / "src/pegs/printing/fonts"
    assert {font.stem for font in paper.iterdir()} == {font.stem for font in client.iterdir()}
    for font in client.glob("*.woff2"):
        assert list((ROOT / "LICENSES").glob(f"fontsource*-{font.stem}.txt")), font.name


def test_the_license_expression_names_every_license(package: Package) -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    licenses = {lock[f"node_modules/{name}"]["license"] for name in bundled(package)}
    assert set(package.metadata["License-Expression"].split(" AND ")) == {OURS, NUMBA, *licenses}


def links(text: str) -> list[str]:
    """The addresses of links and pictures of a package page."""
    rendered = markdown.render(text)
    assert rendered is not None
    return _LINK.findall(rendered)


def test_the_package_page_has_no_link_that_leads_nowhere(package: Package) -> None:
    metadata = package.metadata
    assert metadata["Description-Content-Type"] == "text/markdown"
    text = str(metadata.get_payload())
    assert text.startswith("# Pegs and Jokers")
    assert [link for link in links(text) if _RELATIVE.match(link)] == []


def test_with_a_home_the_package_page_links_to_the_files_of_its_version() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    found = links(page(readme, HOME, "1.2"))
    assert f"{HOME}/blob/v1.2/docs/playing.md" in found
    assert f"{HOME}/raw/v1.2/docs/pictures/table.webp" in found
    assert [link for link in found if _RELATIVE.match(link)] == []
    paths = [link.partition("/v1.2/")[2] for link in found if link.startswith(HOME)]
    assert all((ROOT / path.partition("#")[0]).exists() for path in paths)


def test_without_a_home_a_link_becomes_its_text_and_path() -> None:
    text = (
        "See [the rules](docs/rules.md) and [docs/bots.md](docs/bots.md), or [here](https://example.org).\n"
    )
    assert page(f"![A table](table.png)\n\n{text}", "", "1.2") == (
        "See the rules (`docs/rules.md`) and `docs/bots.md`, or [here](https://example.org).\n"
    )


def test_the_addresses_of_the_project() -> None:
    assert urls("", "1.2") == {}
    assert urls(HOME, "1.2")["Documentation"] == f"{HOME}/tree/v1.2/docs"
    assert urls(HOME, "1.2")["Changelog"] == f"{HOME}/blob/v1.2/CHANGELOG.md"
