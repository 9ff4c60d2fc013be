"""Finds out what a device needs of Python's own library, by importing everything. Runs in Pyodide.

It imports nothing for itself, because that would count.
"""

import importlib
import sys
from importlib.util import find_spec

LATE = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig", "linecache", "traceback")
"""What Python imports by itself, when it's first needed."""


def imported_files(modules: list[str], late: list[str], library: str) -> list[str]:
    """The files of the library that are imported.

    Args:
        modules: The device's modules.
        late: What they import, in their functions, too. Some of it exists only elsewhere.
        library: The archive of Python's library.
    """
    for name in (*modules, *LATE):
        importlib.import_module(name)
    for name in late:
        if name.split(".")[0] in sys.stdlib_module_names and _exists(name):
            importlib.import_module(name)
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    return sorted(file.removeprefix(f"{library}/") for file in files if file and file.startswith(library))


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # it's a name in a module
        return False
