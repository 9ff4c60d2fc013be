"""Many games at once: what happens in them, and how two players or two rule sets compare."""
