"""One site for all tests that only look at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.building import RULES, no_pictures
from tools.docs_site.build import build_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site; building it fails if a link leads nowhere, or if it loads anything from elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    game = tmp_path_factory.mktemp("game")
    (game / "index.html").write_text("A game", "utf-8")
    build_site(folder, RULES, no_pictures, address="https://example.org/pegs/", game=game)
    return folder
