# The house in two commands: `make run` and `make test`. Both set up everything they need.
SHELL := /bin/sh
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
HOUSE := $(VENV)/.house
# Many tests wait for a browser, a clock or another process: twice as many workers as cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
STAMP := $(VENV)/.installed
# Compiled once and kept, whatever the shell says: the suite starts hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test check soak docs clean help web

help:
	@echo "make run    open the demonstration house and show it in a browser"
	@echo "make test   everything passes, or you are told what does not"
	@echo "make check  lint, types, and the direction of imports"
	@echo "make soak   the longer proofs"
	@echo "make docs   write the reference pages from the program"
	@echo "make clean  forget everything that was built or installed here"

# What `make run` needs, and on top of it what tests, checks and pages need.
$(HOUSE): pyproject.toml setup.py $(wildcard native/* backend/*.py)
	@test -n "$(PYTHON)" || { echo "make: no Python 3.11 or newer found; name one with PYTHON=/path/to/python3"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "make: $(PYTHON) cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=23.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[server]"
	@$(BIN)/punto --version
	@touch $@

$(STAMP): $(HOUSE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "puntobanco[dev]"
	@touch $@

# The screens, built anew where their sources have changed.
web: $(HOUSE)
	@$(BIN)/python backend/punto_web.py get-node build

run: web
	@$(BIN)/punto serve --demo --open

test: web $(STAMP)
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" $(ARGS)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests backend
	$(BIN)/lint-imports
	@$(BIN)/python backend/punto_web.py get-node run check lint

soak: web $(STAMP)
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

docs: $(STAMP)
	$(BIN)/python -m puntobanco.cli.reference docs
	$(BIN)/python -m puntobanco.server.schema > web/src/lib/protocol.ts
	$(BIN)/punto check mini-baccarat --schema > src/puntobanco/sheets/sheet.schema.json

clean:
	rm -rf web/node_modules src/puntobanco/server/static/[!.]* src/puntobanco/server/static/.sources
	rm -rf $(VENV) build dist src/puntobanco/_native*.so .pytest_cache .mypy_cache .ruff_cache .hypothesis htmlcov src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
