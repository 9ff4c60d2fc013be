#!/usr/bin/env bash
# Unpack the source archive into an empty folder, build the client there, and run `make test`, or pytest with the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.venv/bin/python -m hatchling build --target sdist --directory "$folder"
tar -xzf "$folder"/*.tar.gz -C "$folder"
cd "$folder"/*/

if (($# == 0)); then
  make test
else
  make setup web kernel
  .venv/bin/pytest "$@"
fi
