"""What a server imports before it answers, and that an up-to-date database needs nothing else."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from pegs.server.store.database import MIGRATIONS, open_database, revisions, sqlite_url

SERVE = "import pegs.cli.serve; import pegs.server.http.uvicorn_server"
OPEN = """
import asyncio, sys
from pathlib import Path
from pegs.server.store.database import check_database, open_database, sqlite_url
file = Path(sys.argv[1])
check_database(file)
asyncio.run(open_database(sqlite_url(file)))
"""
SLOW = {"alembic", "mako", "pygments", "asyncpg", "numba", "llvmlite", "typst", "ezdxf", "pandas"}


def imported(code: str, *arguments: str) -> set[str]:
    """The packages that code imports in a new process."""
    names = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    command = [sys.executable, "-c", f"{code}\n{names}", *arguments]
    return {*subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()}


def test_a_server_imports_nothing_that_it_rarely_needs() -> None:
    assert not imported(SERVE) & SLOW


def test_an_up_to_date_database_is_opened_without_alembic(tmp_path: Path) -> None:
    file = tmp_path / "pegs.sqlite3"

    async def create() -> None:
        await (await open_database(sqlite_url(file))).dispose()

    asyncio.run(create())
    assert not imported(OPEN, str(file)) & SLOW


def test_the_revisions_are_those_that_alembic_finds() -> None:
    newest_first = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert revisions() == tuple(newest_first[::-1])


def test_help_imports_neither_numpy_nor_the_server() -> None:
    code = "from pegs.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass"
    assert not imported(code) & {*SLOW, "numpy", "litestar", "sqlalchemy", "cryptography"}
