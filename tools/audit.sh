#!/usr/bin/env bash
# Known faults in what the project uses. Without the network nothing is known, and nothing fails.
set -uo pipefail
cd "$(dirname "$0")/.."

answers() { # URL: whether anybody is there
  .venv/bin/python - "$1" <<'PYTHON'
import sys
import urllib.error
import urllib.request

try:
    urllib.request.urlopen(sys.argv[1], timeout=10)
except urllib.error.HTTPError as error:
    sys.exit(error.code >= 500)
except OSError:
    sys.exit(1)
PYTHON
}

status=0
if answers https://pypi.org/pypi/msgspec/json; then
  listed=$(mktemp)
  trap 'rm -f "$listed"' EXIT
  .tools/bin/uv export --quiet --frozen --no-emit-project --format requirements-txt >"$listed"
  found=$(.venv/bin/pip-audit --requirement "$listed" --disable-pip --progress-spinner off 2>&1) || status=1
  # A mirror that knows of no faults answers too: what it says of nothing is worth nothing.
  if (($(grep -c 'could not be audited' <<<"$found") >= $(grep -c '^[a-z].*==' "$listed") - 5)); then
    echo "No Python package was audited: this registry knows of no faults at all."
    status=0
  else
    echo "$found"
  fi
else
  echo "No Python package was audited: pypi.org does not answer."
fi

# npm says with 1 both that a fault is known and that it could not ask; only in the first case it tells a report.
report=$(tools/npm.sh audit --json 2>/dev/null)
if [[ $report == *'"auditReportVersion"'* ]]; then
  tools/npm.sh audit || status=1
else
  echo "No npm package was audited: the registry does not answer."
fi
exit $status
