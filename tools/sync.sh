#!/usr/bin/env bash
# Install the packages of uv.lock into .venv. `make` runs this; arguments go to uv (for example `--group bench`).
set -euo pipefail
cd "$(dirname "$0")/.."

uv=.tools/bin/uv
python=$(.tools/bin/python -c 'import sys; print(sys._base_executable)')

# uv doesn't read pip's settings, so pass on the two that downloads depend on.
pip_setting() {
  .tools/bin/python -m pip config get ":env:.$1" 2>/dev/null ||
    .tools/bin/python -m pip config get "global.$1" 2>/dev/null || true
}
certificates=$(pip_setting cert)
if [[ -z ${SSL_CERT_FILE:-} && -n $certificates ]]; then
  export SSL_CERT_FILE=$certificates
fi
index=${UV_DEFAULT_INDEX:-${UV_INDEX_URL:-$(pip_setting index-url)}}

# An editable install doesn't need the built client; `make web` builds it.
export HATCH_BUILD_NO_HOOKS=true

# Start fast even if PYTHONDONTWRITEBYTECODE is set.
export UV_COMPILE_BYTECODE=1

echo "Installing the project's dependencies into .venv (takes about a minute the first time)"
if [[ -z $index ]]; then
  "$uv" sync --quiet --frozen --python "$python" "$@"
else
  # `uv sync` downloads from the addresses in uv.lock, whatever index this machine uses.
  # So install the same versions, with the same hashes, from that index.
  export UV_DEFAULT_INDEX=$index
  requirements=$(mktemp)
  trap 'rm -f "$requirements"' EXIT
  "$uv" venv --quiet --allow-existing --python "$python" .venv
  "$uv" export --quiet --frozen --no-emit-project "$@" --output-file "$requirements"
  "$uv" pip sync --quiet --python .venv --require-hashes "$requirements"
  "$uv" pip install --quiet --python .venv --no-deps --editable .
fi
