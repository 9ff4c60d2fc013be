"""Builds the documentation site of docs/ into build/site."""
