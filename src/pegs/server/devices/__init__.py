"""Moves what a person has in a browser to another device, and backs it up in case their phone is lost."""
