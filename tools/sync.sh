#!/usr/bin/env bash
# Make .venv hold what uv.lock names. `make` calls this; arguments go to uv (for example `--group bench`).
set -euo pipefail
cd "$(dirname "$0")/.."

uv=.tools/bin/uv
python=$(.tools/bin/python -c 'import sys; print(sys._base_executable)')

# uv does not read pip's settings, so hand over the two that decide whether anything can be fetched at all.
pip_setting() {
  .tools/bin/python -m pip config get ":env:.$1" 2>/dev/null ||
    .tools/bin/python -m pip config get "global.$1" 2>/dev/null || true
}
certificates=$(pip_setting cert)
if [[ -z ${SSL_CERT_FILE:-} && -n $certificates ]]; then
  export SSL_CERT_FILE=$certificates
fi
index=${UV_DEFAULT_INDEX:-${UV_INDEX_URL:-$(pip_setting index-url)}}

# Installed in place the project needs no built client; `make web` builds it.
export HATCH_BUILD_NO_HOOKS=true

# Programs then start fast also where Python is told to leave no compiled modules behind.
export UV_COMPILE_BYTECODE=1

echo "Installing what the project needs into .venv (the first time takes a minute or so)"
if [[ -z $index ]]; then
  "$uv" sync --quiet --frozen --python "$python" "$@"
else
  # `uv sync` would fetch from the addresses written in uv.lock whatever index this machine uses,
  # so install the same versions, held to the same hashes, from that index.
  export UV_DEFAULT_INDEX=$index
  requirements=$(mktemp)
  trap 'rm -f "$requirements"' EXIT
  "$uv" venv --quiet --allow-existing --python "$python" .venv
  "$uv" export --quiet --frozen --no-emit-project "$@" --output-file "$requirements"
  "$uv" pip sync --quiet --python .venv --require-hashes "$requirements"
  "$uv" pip install --quiet --python .venv --no-deps --editable .
fi
