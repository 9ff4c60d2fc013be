"""`tools.try_container` reads the Containerfile and .dockerignore as an engine does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.try_container.containerfile import read
from tools.try_container.context import copied

ROOT = Path(__file__).parents[1]
FILE = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
SMALL = """
# A comment
ARG BASE=x
FROM ${BASE} AS first
WORKDIR /here
ENV PATH=/opt/bin:$PATH LANG=C
RUN one \\
  # inside
 && two
FROM ${BASE}
COPY --from=first /opt /opt
USER 7
RUN three
ENTRYPOINT ["a", "b c"]
"""


def test_stages_have_their_steps_with_what_was_set_before() -> None:
    first, last = read(SMALL)
    assert (first.name, last.name) == ("first", "1")
    (run,) = first.steps
    assert (run.kind, run.text.split(), run.folder, run.user) == ("RUN", ["one", "&&", "two"], "/here", "0")
    path = dict(run.environment)["PATH"]
    assert path.startswith("/opt/bin:/usr")
    assert path.endswith("/bin")
    copy, run = last.steps
    assert (copy.kind, copy.user, run.user, run.folder) == ("COPY", "0", "7", "/")
    assert json.loads(last.settings["ENTRYPOINT"]) == ["a", "b c"]


def test_what_is_not_understood_is_refused() -> None:
    with pytest.raises(ValueError, match="SHELL"):
        read("FROM x\nSHELL [bash]")


def test_our_image_is_read_whole() -> None:
    build, image = read(FILE)
    assert len(build.steps) + len(image.steps) == sum(
        line.startswith(("RUN ", "COPY ")) for line in FILE.splitlines()
    )
    assert image.user != "0"
    assert {"ENTRYPOINT", "HEALTHCHECK", "VOLUME"} <= image.settings.keys()
    assert image.environment["PATH"].startswith("/opt/pegs/bin:")


def test_the_last_rule_of_dockerignore_counts(tmp_path: Path) -> None:
    rules = "*\n!src\n!one.txt\nsrc/built\n**/__pycache__\nsrc/*.so\n"
    (tmp_path / ".dockerignore").write_text(rules)
    for name in ("one.txt", "two.txt", "src/a.py", "src/built/x", "src/b/__pycache__/a.pyc", "src/k.so"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert copied(tmp_path) == ["one.txt", "src/a.py"]


def test_the_image_is_made_of_sources_only() -> None:
    names = copied(ROOT)
    assert "src/pegs/cli/serve.py" in names
    assert "web/package-lock.json" in names
    assert [
        each for each in names if "/static/" in each or "_prebuilt" in each or "node_modules/" in each
    ] == []
    assert [each for each in names if each.startswith(("tests/", ".git", "deploy/"))] == []
