#!/usr/bin/env bash
# Make sure there's a Chromium or Chrome for the browser tests: use an existing one, or install one, or print how.
set -euo pipefail
cd "$(dirname "$0")/.."

have_browser() {
  [[ -n ${PEGS_CHROMIUM:-} ]] && command -v "$PEGS_CHROMIUM" >/dev/null && return
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && return
  done
  .venv/bin/python -c '
import pathlib, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not pathlib.Path(playwright.chromium.executable_path).exists())'
}

have_browser && exit
echo "No browser found for the tests; trying to install one"
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 || true
  # The same browser without windows: most tests use it if it's there, because it needs half the time.
  apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || true
fi
have_browser || .venv/bin/playwright install chromium >/dev/null 2>&1 || true
have_browser && exit
echo "The tests need Chromium or Chrome: install one (on Debian: apt install chromium), or set PEGS_CHROMIUM to its path." >&2
exit 1
