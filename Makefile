# Needs Python 3.11 or newer (with its venv module), git and make; everything else is installed inside this checkout.

PYTHON ?= python3
JOBS ?= 2

UV_VERSION := 0.13.8
UV := .tools/bin/uv
UV_READY := .tools/uv-$(UV_VERSION).ready
READY := .venv/.ready
BENCH_READY := .venv/.bench-ready
BIN := .venv/bin
NPM_READY := web/node_modules/.ready
CLIENT := src/pegs/server/http/static/index.html
CLIENT_SOURCES := $(shell find web src/pegs/locales -path web/node_modules -prune -o -type f -print 2>/dev/null)
NPM := tools/npm.sh

# uv is asked for exactly what uv.lock holds, on the machine's own Python, whatever the shell had in mind.
export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := .venv
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal test audit web setup lint format types bench clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(READY) $(CLIENT) ## play in the browser, here and on every phone in the house
	@$(BIN)/pegs serve

terminal: $(READY) ## play a game in this terminal
	@$(BIN)/pegs play

web: $(CLIENT) ## build the browser client

test: lint types $(CLIENT) ## check everything, as CI does
	@tools/browser.sh
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest -n $(JOBS)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -m nojit
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -m bounds

audit: $(READY) $(NPM_READY) ## ask the registries whether a fault is known in anything that is used
	@$(BIN)/python tools/audit.py

setup: $(READY) ## install what the project needs into .venv

lint: $(READY) ## style, formatting and the one-way flow of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo

format: $(READY) $(NPM_READY) ## put the code into its one format
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run format

types: $(READY) ## check the types
	$(BIN)/mypy --strict src tests bench tools

bench: $(BENCH_READY) ## run every comparison in bench/
	@set -e; for script in $(sort $(wildcard bench/*.py)); do echo "$$script"; $(BIN)/python "$$script"; done

clean: ## remove all that these commands made
	rm -rf web/node_modules src/pegs/server/http/static
	rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(UV_READY):
	@command -v "$(PYTHON)" >/dev/null || \
	  { echo "There is no '$(PYTHON)' here: install Python 3.11 or newer, or run 'make PYTHON=/path/to/python3'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "'$(PYTHON)' is older than Python 3.11: install a newer one and run 'make PYTHON=/path/to/python3'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PYTHON)' lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Fetching the installer (uv $(UV_VERSION)) into .tools"
	@rm -rf .tools
	@"$(PYTHON)" -m venv .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(READY): pyproject.toml uv.lock $(UV_READY)
	@tools/sync.sh --group web
	@touch $@

$(BENCH_READY): $(READY)
	@tools/sync.sh --group web --group bench
	@touch $@

$(NPM_READY): web/package-lock.json $(READY)
	@echo "Installing what the browser client needs into web/node_modules"
	@$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(CLIENT): $(NPM_READY) $(CLIENT_SOURCES)
	@$(NPM) run build
	@touch $@
