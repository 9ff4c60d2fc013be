"""Instead of what installs packages in Pyodide: a device has all it needs, and Pyodide asks only for these paths."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/python3.14/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
