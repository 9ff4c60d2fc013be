"""The rules in action: the compiled kernel, the friendly `Game`, and *why not*."""
