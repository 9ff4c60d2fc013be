"""Rules files: reading and writing TOML, with the line of every mistake."""
