# Tangled Bank: how to install, play, check and measure it. `make` alone lists what there is.
#
# Two environments, both with a wheel, never with an editable install, whose stale .so files would
# hide edited rules: .venv has the compiled package, .venv-pure the same package uncompiled and the
# tools that check it. A third, .build, builds both wheels. Whoever changes the code runs it from
# src/, with `make dev` and `make check`.

PYTHON ?= python3
export PYTHON
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE	# with it, every test process compiles all tests again
.DEFAULT_GOAL := help

# Installing and playing take only Python and make, on any path: whatever is more than a word to
# /bin/sh is a module in tools/. Targets for developers may need more.

# The names of the stamps carry checksums, so that an edited, added or deleted file rebuilds and a
# touched one does not. Tools depend on the settings, wheels on the settings and the sources.
SUMS := $(shell $(PYTHON) -m tools.stamp)
$(if $(SUMS),,$(error '$(PYTHON)' is not a Python here; name another with PYTHON=...))
SETTINGS := $(firstword $(SUMS))
STAMP := $(SETTINGS)-$(lastword $(SUMS))

# To play, any wheel of these sources will do; to test, if there is a C compiler, only a compiled
# one. To run from src/, an older pure wheel is enough: it brings the dependencies and the version.
export COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
ANY := $(if $(filter 1,$(TANGLEDBANK_PURE)),,$(firstword $(wildcard .venv/.*compiled-$(STAMP))))
INSTALLED := $(or $(ANY),.venv/.uncompiled-$(STAMP))
TESTED := .venv/.$(if $(COMPILER),compiled,uncompiled)-$(STAMP)
BUILD := $(if $(COMPILER),compiled,pure)
PURE := .venv-pure/.uncompiled-$(STAMP)
SOURCE := $(or $(firstword $(wildcard .venv-pure/.uncompiled-$(SETTINGS)-*)),$(PURE))
FROM_SOURCE := PYTHONPATH=src .venv-pure/bin

# The schemas come with the tool, so that lint needs no network.
FITS := .venv-pure/bin/check-jsonschema --builtin-schema vendor

# Browser tests run in `make test` only, and not with BROWSER=skip.
CHECKS := not soak$(if $(filter skip,$(BROWSER)), and not browser)
# The slow ones stand together, so a process that is done takes half of what the other has left.
PARALLEL := -n 2 --dist worksteal
# Tests that wait for a page or a server leave room for others beside them.
WAITING := tests/server tests/browser
BESIDE := -n 4 --dist worksteal
# With ARGS="-k nature", one part of the tests may have none of that name.
OR_NONE := $(if $(ARGS),|| [ $$? -eq 5 ])

.PHONY: help install play page dev test ready uncompiled soak check lint browser format balance \
	golden screenshots benchmark versions load actions strength eyes series lock \
	dist clean

help: ## list these targets
	@$(PYTHON) -m tools.targets

install: $(INSTALLED) ## install into .venv, compiled if there is a C compiler
	@.venv/bin/tangled-bank version

play: $(INSTALLED) ## install if needed, then play
	@.venv/bin/tangled-bank play $(ARGS) || [ $$? -eq 130 ] # Ctrl-C is how it ends

page: ## build the page into src/, if its sources changed
	@$(PYTHON) -m tools.page

dev: ARGS ?= play
dev: $(SOURCE) page ## run from src/, uncompiled; ARGS="..." instead of play
	@$(FROM_SOURCE)/tangled-bank $(ARGS)

test: ## everything, compiled and uncompiled, as .ci/run does
	@$(MAKE) --no-print-directory -j 3 ready uncompiled # compiling takes one core, the rest another
	TANGLEDBANK_EXPECT=$(BUILD) HYPOTHESIS_PROFILE=ci .venv/bin/pytest $(PARALLEL) \
		-m "$(CHECKS)" $(WAITING:%=--ignore=%) $(ARGS) $(OR_NONE)
	TANGLEDBANK_EXPECT=$(BUILD) HYPOTHESIS_PROFILE=ci .venv/bin/pytest $(BESIDE) \
		-m "$(CHECKS)" $(WAITING) $(ARGS) $(OR_NONE)

ready: browser $(TESTED) .venv/.tools-$(SETTINGS)

uncompiled: lint $(PURE)
	@tools/npm run -s test
	TANGLEDBANK_EXPECT=pure HYPOTHESIS_PROFILE=again .venv-pure/bin/pytest $(PARALLEL) \
		-m "$(CHECKS) and not once" $(ARGS) $(OR_NONE)

soak: browser $(TESTED) .venv/.tools-$(SETTINGS) ## statistics and endurance: by night, and before a release
	TANGLEDBANK_EXPECT=$(BUILD) .venv/bin/python -m tests.soak $(ARGS)

check: lint page ## the fast part of the tests, from src/, in under two minutes
	@tools/npm run -s test
	$(FROM_SOURCE)/pytest $(PARALLEL) -m "not slow and not browser and not soak" $(ARGS)

lint: .venv-pure/.tools-$(SETTINGS) ## format, lint, types, imports and the files for GitHub only
	.venv-pure/bin/ruff format --check
	.venv-pure/bin/ruff check
	.venv-pure/bin/mypy
	$(FROM_SOURCE)/lint-imports --no-logo
	.venv-pure/bin/zizmor --quiet --offline .github
	$(FITS).github-workflows .github/workflows/*.yml
	$(FITS).github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(FITS).github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(FITS).dependabot .github/dependabot.yml
	@tools/npm run -s lint
	@tools/npm run -s check

browser: ## make sure that there is a browser to test with (BROWSER=skip does without)
	@BROWSER="$(BROWSER)" tools/browser.sh

format: .venv-pure/.tools-$(SETTINGS) ## put the code into the house format
	.venv-pure/bin/ruff check --fix --exit-zero
	.venv-pure/bin/ruff format
	@tools/npm run -s format

balance: $(if $(GAME),$(INSTALLED)) ## measure a game's balance into its rulebook: GAME=phanerozoic
	@test -n "$(GAME)" || { echo "make balance: which game? Say GAME=phanerozoic, for example."; exit 1; }
	.venv/bin/tangled-bank lab balance $(GAME) --into src/tangledbank/games/$(GAME)/RULEBOOK.md $(ARGS)

golden: $(SOURCE) ## rewrite the golden games, from src/
	$(FROM_SOURCE)/python -m tests.golden

screenshots: browser $(TESTED) .venv/.tools-$(SETTINGS) ## take pictures of the page into screens/; ARGS=--docs: those of the README
	.venv/bin/python -m tests.screenshots $(ARGS)

benchmark: $(TESTED) $(PURE) ## measure our games and other libraries in one run, into the README
	@$(PYTHON) -m benchmarks.run $(ARGS)

versions: $(TESTED) ## measure an older version and this one in one run: OLD=its/.venv/bin/python
	@test -n "$(OLD)" || { echo "make versions: which older one? Say OLD=path/to/.venv/bin/python."; exit 1; }
	@.venv/bin/python -m benchmarks.versions "$(OLD)" $(ARGS)

load: $(TESTED) .venv/.tools-$(SETTINGS) ## measure 200 tables in one server, into benchmarks/tables.md
	.venv/bin/python -m benchmarks.tables $(ARGS)

actions: $(TESTED) .venv/.tools-$(SETTINGS) ## measure what one action costs the server, into benchmarks/actions.md
	.venv/bin/python -m benchmarks.actions $(ARGS)

strength: $(TESTED) ## measure how strong thinking is, into docs/strength.md; ARGS=--exploit: a part
	.venv/bin/python -m benchmarks.strength $(ARGS)

eyes: $(TESTED) ## measure Clades: triples, games in real time, levels of bots, into benchmarks/clades.md
	.venv/bin/python -m benchmarks.clades

lock: ## rewrite locks/ with the newest versions; ARGS=--keep keeps those that still fit
	@$(PYTHON) -m tools.lock $(ARGS)

series: $(TESTED) ## measure the lab beside the loop that only plays, into benchmarks/lab.md
	.venv/bin/python -m benchmarks.lab

dist: export TANGLEDBANK_PURE = 1
dist: .venv-pure/.tools-$(SETTINGS) ## make the source package and an uncompiled wheel, in dist/
	@rm -rf dist
	.venv-pure/bin/python -m build

clean: ## remove the environments, what was built, and caches
	@$(PYTHON) -m tools.clean

.venv/.compiled-$(STAMP): export TANGLEDBANK_COMPILE = require
.venv/.compiled-$(STAMP) .venv/.uncompiled-$(STAMP):
	@$(PYTHON) -m tools.install .venv $(STAMP)

$(PURE): export TANGLEDBANK_PURE = 1
$(PURE):
	@$(PYTHON) -m tools.install .venv-pure $(STAMP)

# The tools are installed when they are first needed, so that playing installs none of them.
.venv/.tools-$(SETTINGS): LOCK := test
.venv/.tools-$(SETTINGS): | $(TESTED)
.venv-pure/.tools-$(SETTINGS): LOCK := dev
.venv-pure/.tools-$(SETTINGS): | $(SOURCE)
.venv/.tools-$(SETTINGS) .venv-pure/.tools-$(SETTINGS):
	@echo "tangled-bank: installing the $(LOCK) tools into $(@D) ..."
	@$(@D)/bin/python -m pip install -q --require-hashes -r locks/$(LOCK).txt
	@rm -f $(@D)/.tools-* && touch $@
