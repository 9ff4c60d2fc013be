"""Makes a release: looks whether everything's ready, checks, builds, and tags. Publishing is a second step.

``python -m tools.release`` refuses if something isn't committed, the changelog has no entry for the version
in pyproject.toml, or a check fails; then it builds `dist/` and makes the tag. With ``publish`` it pushes the
tag, which a workflow publishes (``.github/workflows/release.yml``), unless owner.toml has a gap.
"""
