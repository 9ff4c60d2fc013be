#!/usr/bin/env bash
# Install this project and the packages of uv.lock, each with its hash, into an environment. `make` runs this.
# Usage: tools/sync.sh FOLDER [--editable] [--add] [options of `uv export` that choose packages]
# With --add, other packages that are there stay.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=.tools/bin/uv
python=$(.tools/bin/python -c 'import sys; print(sys._base_executable)')
folder=$1
shift
project=(.)
if [[ ${1:-} == --editable ]]; then
  shift
  project=(--editable .)
  # An editable install doesn't need the built client and library; `make web` and `make kernel` build them.
  export HATCH_BUILD_NO_HOOKS=true
fi

change=(sync)
# Start fast even if PYTHONDONTWRITEBYTECODE is set.
export UV_COMPILE_BYTECODE=1
if [[ ${1:-} == --add ]]; then
  shift
  change=(install --requirements)
  # Python compiles what it imports, which is a fraction of it all.
  unset UV_COMPILE_BYTECODE
fi

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
if [[ -n $index ]]; then
  export UV_DEFAULT_INDEX=$index
fi

echo "Installing the project's dependencies into $folder (takes about a minute the first time)"
requirements=$(mktemp)
trap 'rm -f "$requirements"' EXIT
build=(--build-constraints requirements/build.txt --require-build-hashes)
"$uv" venv --quiet --allow-existing --python "$python" "$folder"
"$uv" export --quiet --frozen --no-emit-project "$@" --output-file "$requirements"
"$uv" pip "${change[0]}" --quiet --python "$folder" --require-hashes "${build[@]}" "${change[@]:1}" "$requirements"
"$uv" pip install --quiet --python "$folder" --no-deps "${build[@]}" "${project[@]}"
