"""Builds what a browser needs to play without a server: Python itself (Pyodide), and parts of this package.

``python -m tools.here`` puts it beside the server's code, which serves it, and where ``pegs here`` finds it.
"""
