"""Builds what a browser needs to play without a server: Python itself (Pyodide), and the parts of this package.

``python -m tools.here`` puts it beside the server's code, which serves it, and ``pegs here`` takes it from there.
"""
