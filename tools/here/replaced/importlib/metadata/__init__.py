"""Instead of what finds installed packages: on a device there are none, and so no players of other people."""


class PackageNotFoundError(ModuleNotFoundError):
    """No package has this name."""


def version(name: str) -> str:
    """No package has a version."""
    raise PackageNotFoundError(name)


def entry_points(**_wanted: str) -> tuple[()]:
    """No package offers anything."""
    return ()
