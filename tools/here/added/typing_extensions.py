"""What ``fluent.syntax`` asks of typing_extensions, a new Python has itself."""

from typing import *  # noqa: F403
