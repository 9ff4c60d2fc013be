"""Rules files: TOML, with the line of every mistake."""
