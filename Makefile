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
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The versions that were tested, or others that pyproject.toml allows where one is not to be had.
install = @echo pip install $(1); $(PIP) --constraint constraints.txt $(1) || \
	{ echo "make: the versions of constraints.txt are not to be had here; installing others"; $(PIP) $(1); } || \
	{ echo "make: pip cannot install $(subst ",,$(1)) and says above why; it has to reach a package index"; exit 1; }
# An environment names its folder in every program, and its Python: where either is gone it is made anew.
STALE := $(if $(wildcard $(HOUSE)),$(shell \
	test -x $(BIN)/python && test "$$(cat $(HOUSE))" = "$$(pwd -P)" || echo yes))
ifneq ($(STALE),)
.PHONY: $(HOUSE)
endif

PURE := core analysis ledger people table progressive

.PHONY: run test check coverage soak fuzz docs site constraints clean help web

help:
	@echo "make run    open the demonstration house and show it in a browser (PORT=8000)"
	@echo "make test   everything passes, or you are told what does not"
	@echo "make check  lint, types, and the direction of imports"
	@echo "make coverage  every line and branch of the pure rooms is tested"
	@echo "make soak   the longer proofs, about an hour; writes docs/proofs.md"
	@echo "make fuzz   give the native module what a fuzzer finds, FUZZ_S seconds for each entry"
	@echo "make docs   write the reference pages from the program"
	@echo "make site   build all pages for a browser, every link checked: build/site/index.html"
	@echo "make clean  forget everything that was built or installed here"
	@echo "make constraints  write down the newest versions of everything, to be tested"

# What `make run` needs, and on top of it what tests, checks and pages need.
$(HOUSE): pyproject.toml constraints.txt setup.py $(wildcard native/* backend/*.py)
	@test -n "$(PYTHON)" || { echo "make: no Python 3.11 or newer found; name one with PYTHON=/path/to/python3"; exit 1; }
	$(if $(STALE),@echo "make: $(VENV) was made elsewhere or for a Python that is gone; making it anew"; rm -rf $(VENV))
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "make: $(PYTHON) cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(call install,--upgrade "pip>=23.1")
	$(call install,--editable ".[server]")
	@$(BIN)/punto --version
	@pwd -P > $@

$(STAMP): $(HOUSE)
	$(call install,"puntobanco[dev]")
	@touch $@

# The screens, built anew where their sources have changed.
web: $(HOUSE)
	@$(BIN)/python backend/punto_web.py build

run: web
	@$(BIN)/punto serve --demo --open $(if $(PORT),--port $(PORT))

test: web $(STAMP)
	@$(BIN)/python backend/punto_web.py get-node
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not soak" $(ARGS)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests backend tools
	$(BIN)/lint-imports
	@$(BIN)/python backend/punto_web.py get-node run check lint

# Every line and branch of the rooms that decide; what is missing is listed and fails.
coverage: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" --cov-branch --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered \
		$(foreach room,$(PURE),tests/$(room) src/puntobanco/$(room) --cov=puntobanco.$(room))

soak: web $(STAMP)
	@$(BIN)/python backend/punto_web.py get-node
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --proofs=docs/proofs.md $(ARGS)

# Needs libFuzzer; without optimising it compiles in seconds, and every read is still watched.
FUZZ_S ?= 60
CLANG ?= $(firstword $(foreach c,clang clang-19 clang-18 clang-17 clang-16 clang-15 clang-14,$(shell command -v $(c))))
FUZZED := histogram stream weights sessions meter_life
FUZZ_FLAGS := -std=gnu11 -O0 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all

fuzz:
	@test -n "$(CLANG)" || { echo "make: fuzzing needs clang with libFuzzer; on Debian: apt-get install clang libclang-rt-dev"; exit 1; }
	@set -e; for entry in $(FUZZED); do \
		mkdir -p build/fuzz/$$entry; echo "fuzz $$entry"; \
		$(CLANG) $(FUZZ_FLAGS) -DFUZZ_ENTRY=fuzz_$$entry native/fuzz/fuzz.c native/kernels.c native/plan.c \
			native/meter.c native/checks.c -lm -o build/fuzz/$$entry.bin; \
		build/fuzz/$$entry.bin -max_total_time=$(FUZZ_S) -max_len=8192 -len_control=0 -print_final_stats=1 \
			-artifact_prefix=build/fuzz/ build/fuzz/$$entry; \
	done

docs: $(STAMP)
	$(BIN)/python -m puntobanco.cli.reference docs
	$(BIN)/python -m puntobanco.server.schema > web/src/lib/protocol.ts
	$(BIN)/punto check --schema > src/puntobanco/sheets/sheet.schema.json

# Strict: a link, an anchor or a picture that is not there fails it.
site: $(STAMP)
	$(BIN)/python -m sphinx -q -W -n --keep-going -b html -d build/site-state docs build/site

# One file for every Python we support; `uv` resolves for all of them at once and writes no address.
constraints: $(STAMP)
	$(PIP) uv
	@PYTHONPATH=backend $(BIN)/python -c 'import punto_web; print("pip>=23.1", punto_web.NODE_WHEEL, sep="\n")' | \
		$(BIN)/uv pip compile pyproject.toml - --all-extras --universal --python-version 3.11 \
		--upgrade --no-annotate --no-header --quiet --output-file constraints.txt

clean:
	rm -rf web/node_modules src/puntobanco/server/static/[!.]* src/puntobanco/server/static/.sources
	rm -rf $(VENV) build dist src/puntobanco/_native*.so .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis htmlcov src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
