# One target for each habit. Needs Python 3.11 or newer and make; everything else is set up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= auto

.DEFAULT_GOAL := help
.PHONY: help page play test check format bench build golden lock clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spieltisch needs Python 3.11 or newer: set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

page: web/node_modules/.ready ## Build the web page into the package
	cd web && PATH="$$(../tools/node ../$(VENV)):$$PATH" npm run build

web/node_modules/.ready: web/package-lock.json $(READY)
	cd web && PATH="$$(../tools/node ../$(VENV)):$$PATH" npm ci
	@touch $@

play: $(READY) ## Play a game in the terminal
	@$(BIN)/spieltisch play

test: $(READY) ## Run all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

check: $(READY) ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY) ## Format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) ## Measure the speed of all games
	$(BIN)/spieltisch bench

build: $(READY) ## Build the wheel and the source archive
	$(BIN)/python -m build --no-isolation

golden: $(READY) ## Write the golden playthroughs and perft counts anew
	$(BIN)/python -m tests.golden

lock: $(READY) ## Pin all dependencies anew
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --group dev pyproject.toml --output-file requirements.lock

clean: ## Remove everything that was set up or built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/spieltisch/server/page
