# `make run` opens the house, `make test` tests it. Both install everything they need.
SHELL := /bin/sh
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
HOUSE := $(VENV)/.house
# Many tests wait for a browser, a clock or another process, so use twice as many workers as cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
STAMP := $(VENV)/.installed
# Keep compiled files even if the shell disables them: the suite starts hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Install the pinned versions, or the newest that pyproject.toml allows if one is unavailable.
install = @echo pip install $(1); $(PIP) --constraint constraints.txt $(1) || \
	{ echo "make: pinned versions are unavailable; installing the newest allowed versions"; $(PIP) $(1); } || \
	{ echo "make: pip cannot install $(subst ",,$(1)); see its error above. It needs access to a package index."; exit 1; }
# An environment contains its own path and its Python's. If either has changed, it is recreated.
STALE := $(if $(wildcard $(HOUSE)),$(shell \
	test -x $(BIN)/python && test "$$(cat $(HOUSE))" = "$$(pwd -P)" || echo yes))
ifneq ($(STALE),)
.PHONY: $(HOUSE)
endif

PURE := core analysis ledger people table progressive

.PHONY: run test quick check format coverage soak world mutation fuzz docs site constraints clean help web

help:
	@echo "make run          start the demonstration house and open a browser (PORT=8000)"
	@echo "make test         run the tests"
	@echo "make quick        test the pure rooms and the sheets, in about 100 seconds"
	@echo "make check        run the linters, the type checker and the import rules"
	@echo "make format       format Python, C and the screens"
	@echo "make coverage     check that tests cover every line and branch of the pure rooms"
	@echo "make soak         run the long tests too, about an hour; writes docs/proofs.md"
	@echo "make world        run a seeded house with crashes and faults, and audit it (SEED=7 WORLDS=1 STEPS=400)"
	@echo "make mutation     change the code that decides about money, and see whether tests fail"
	@echo "make fuzz         fuzz the native module, FUZZ_S seconds per entry point (default: 60)"
	@echo "make docs         generate the reference pages"
	@echo "make site         build the documentation site and check every link: build/site/index.html"
	@echo "make clean        remove everything built or installed here"
	@echo "make constraints  pin the newest versions of all dependencies, to be tested"

# The first target is what `make run` needs; the second adds what tests, checks and docs need.
$(HOUSE): pyproject.toml constraints.txt setup.py $(wildcard native/* backend/*.py)
	@test -n "$(PYTHON)" || { echo "make: Python 3.11 or newer not found; set PYTHON=/path/to/python3"; exit 1; }
	$(if $(STALE),@echo "make: $(VENV) is stale (moved, or its Python is missing); recreating it"; rm -rf $(VENV))
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "make: $(PYTHON) cannot create a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	$(call install,--upgrade "pip>=23.1")
	$(call install,--editable ".[server]")
	@$(BIN)/punto --version
	@pwd -P > $@

$(STAMP): $(HOUSE)
	$(call install,"puntobanco[dev]")
	@touch $@

# The screens, rebuilt if their sources have changed.
web: $(HOUSE)
	@$(BIN)/python backend/punto_web.py build

run: web
	@$(BIN)/punto serve --demo --open $(if $(PORT),--port $(PORT))

test: web $(STAMP)
	@$(BIN)/python backend/punto_web.py get-node
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not soak" $(ARGS)

# The rooms whose tests need no clock, disk, process or browser.
QUICK := $(PURE) sheets

quick: $(STAMP)
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not soak" -q \
		$(foreach room,$(QUICK),tests/$(room) src/puntobanco/$(room)) $(ARGS)

C_FILES := $(wildcard native/*.[ch] native/*.inc native/fuzz/*.c)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --dry-run -Werror $(C_FILES)
	$(BIN)/mypy src tests backend tools
	$(BIN)/lint-imports
	@$(BIN)/python backend/punto_web.py get-node run check lint format

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(C_FILES)
	@$(BIN)/python backend/punto_web.py get-node run reformat

# Every line and branch of the pure rooms; uncovered lines are listed and fail the run.
coverage: $(STAMP)
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" --cov-branch --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered tests/words \
		$(foreach room,$(PURE),tests/$(room) src/puntobanco/$(room) --cov=puntobanco.$(room))

soak: web $(STAMP)
	@$(BIN)/python backend/punto_web.py get-node
	@PYTHONPATH=backend $(BIN)/python -m tests.kit.parts
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --proofs=docs/proofs.md $(ARGS)
	$(BIN)/python -m tools.mutation --sample 150

# Every module of docs/mutation.md; `make soak` tries a sample of mutants, chosen by a seed that it prints.
mutation: $(STAMP)
	$(BIN)/python -m tools.mutation $(ARGS)

# A world that fails prints the shortest story that still does, and the command that replays it (ONLY=).
world: $(STAMP)
	@$(BIN)/python -m tests.world $(SEED) $(if $(WORLDS),--worlds $(WORLDS)) \
		$(if $(STEPS),--steps $(STEPS)) $(if $(ONLY),--only $(ONLY))

# Needs libFuzzer. Without optimisation it compiles in seconds, and every read is still checked.
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
	$(BIN)/python -m tools.reference docs
	$(BIN)/python -m tools.openapi
	$(BIN)/python -m tools.typescript > web/src/lib/protocol.ts
	$(BIN)/punto check --schema > src/puntobanco/sheets/sheet.schema.json

# Strict: a missing link, anchor or picture fails the build.
site: $(STAMP)
	$(BIN)/python -m sphinx -q -W -n --keep-going -b html -d build/site-state docs build/site

# One file for every supported Python; `uv` resolves for all of them at once and writes no address.
constraints: $(STAMP)
	$(PIP) uv
	@PYTHONPATH=backend $(BIN)/python -c 'import punto_web; print("pip>=23.1", punto_web.NODE_WHEEL, sep="\n")' | \
		$(BIN)/uv pip compile pyproject.toml - --all-extras --universal --python-version 3.11 \
		--upgrade --no-annotate --no-header --quiet --output-file constraints.txt

clean:
	rm -rf web/node_modules src/puntobanco/server/static/[!.]* src/puntobanco/server/static/.sources
	rm -rf $(VENV) build dist src/puntobanco/_native*.so .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis htmlcov src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
