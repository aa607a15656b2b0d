# One target for each habit. Needs Python 3.11 or newer and make; everything else is set up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# One more than there are cores: tests in a browser mostly wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')

.DEFAULT_GOAL := help

.PHONY: help page play test check format bench build pictures golden lock clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spieltisch needs Python 3.11 or newer: set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

NODE = PATH="$$(../tools/node ../$(VENV)):$$PATH"
PAGE := src/spieltisch/server/page/index.html

page: $(PAGE) ## Build the web page into the package

OF_GAMES := $(wildcard src/spieltisch/games/*/words.*.ftl src/spieltisch/games/*/cover.json src/spieltisch/words/*.ftl)

$(PAGE): web/node_modules/.ready $(OF_GAMES) $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
	cd web && $(NODE) npm run --silent build
	@touch $@

# Not `npm ci`: it wants the builders of all platforms in the lock, and not every registry has them.
web/node_modules/.ready: web/package-lock.json $(READY)
	cd web && $(NODE) npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

play: $(READY) $(PAGE) ## Start the server and print the address to open
	@$(BIN)/spieltisch serve

test: $(READY) $(PAGE) ## Run all tests
	cd web && $(NODE) npm test --silent
	SPIELTISCH_CHROMIUM="$$(tools/chromium)" $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

check: $(READY) web/node_modules/.ready ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && $(NODE) npm run --silent check

format: $(READY) web/node_modules/.ready ## Format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NODE) npm run --silent format

bench: $(READY) ## Measure the speed of all games
	$(BIN)/spieltisch bench

build: $(READY) $(PAGE) ## Build the wheel and the source archive
	$(BIN)/python -m build --no-isolation

pictures: $(READY) $(PAGE) ## Take the pictures of docs/pictures anew, of scenes.md only with ONLY=catalogue
	SPIELTISCH_CHROMIUM="$$(tools/chromium)" $(BIN)/python tools/pictures.py $(ONLY)

golden: $(READY) ## Write the golden playthroughs and perft counts anew, of one game with GAME=id
	$(BIN)/python -m tests.golden $(GAME)

lock: $(READY) ## Pin all dependencies anew
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --group dev pyproject.toml --output-file requirements.lock

clean: ## Remove everything that was set up or built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/spieltisch/server/page
