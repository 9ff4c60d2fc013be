"""Build the files, unless they are there: ``python -m tools.here``."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tools.here.files import BUILT, INPUTS, NODE, PYODIDE, WEB
from tools.here.library import write_library
from tools.here.licenses import TEXTS, write_licenses
from tools.here.manifest import made_of, write_manifest
from tools.here.stage import stage

HERE = Path(__file__).parent
STAGE, LIBRARY, IMPORTS = (INPUTS / name for name in ("stage.zip", "library.zip", "imports.json"))
COMPRESSED = INPUTS / "compressed"
NEW = INPUTS / "new"
SCRIPT = WEB / "tools" / "here.ts"


def main() -> int:
    """Build them beside the server's code."""
    COMPRESSED.mkdir(parents=True, exist_ok=True)
    stage(STAGE, IMPORTS)
    write_library(PYODIDE / "python_stdlib.zip", LIBRARY)
    inputs = _fingerprint()
    if made_of(BUILT) == inputs:
        return 0
    print("Compiling what a browser needs to play without a server …", flush=True)
    shutil.rmtree(NEW, ignore_errors=True)
    NEW.mkdir()
    files = NEW / "files"
    files.mkdir()
    subprocess.run((NODE, SCRIPT, HERE, INPUTS, files, COMPRESSED), cwd=WEB, check=True)
    write_licenses(NEW)
    write_manifest(files, PYODIDE, inputs)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(NEW, BUILT)
    return 0


def _fingerprint() -> str:
    """A hash of all that the files are made of."""
    local = [WEB / "src" / "local" / name for name in ("install.ts", "unpacked.ts")]
    scripts = [*HERE.glob("*.py"), *TEXTS.iterdir(), SCRIPT, *local, PYODIDE / "package.json"]
    digest = hashlib.sha256()
    for file in [STAGE, LIBRARY, IMPORTS, *sorted(scripts)]:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
