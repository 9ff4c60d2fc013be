"""Proves that the tests still see faults: plants one after another, and looks whether a test fails.

``faults.toml`` has the faults, spread over all packages and the browser client. Each is planted in a scratch
copy of the sources, and the tests of its area run until the first one fails. Those that `make test` misses
are tried again with all tests, those of `make soak` too.

    python -m tools.planted_faults                            # all of them
    python -m tools.planted_faults gift-forever pale-notes    # some of them
    python -m tools.planted_faults --tests v0.1.0             # all tests are those of that revision

What was found is kept in ``build/planted``, so that an interrupted run goes on where it stopped.
"""
