"""Instead of what installs packages in Pyodide: on a device all are there. Pyodide asks for some names."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/python3.14/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
