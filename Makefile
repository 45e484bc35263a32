# `make play` to play, `make test` before a change is sent. Both start from nothing but Python 3.11 and make.

ENV := .venv
RUN := $(ENV)/bin
COUNTS := build/test
# Asked only while there is no .venv: the first Python that is new enough.
PYTHON = $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
INSTALLS := pyproject.toml hatch_build.py scripts/page.py
PAGE_PARTS := package.json package-lock.json $(shell find web src/kartenhaus/games/*/web src/kartenhaus/games/*/words src/kartenhaus/games/*/learn -type f 2>/dev/null)

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play test system fresh lint types imports web-check web-test page unit e2e wheel docs reports bench fix

help:  ## what there is to make
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: $(ENV)/.play  ## start the table; ARGS="--lan" and the like are handed on
	@exec $(RUN)/kartenhaus $(ARGS)

test: fresh system lint types imports docs web-check web-test page unit e2e wheel  ## every check, from a bare machine
	@$(RUN)/python scripts/count_tests.py $(COUNTS)

fresh:
	@rm -rf $(COUNTS)

# Named first in `test`: a bare machine may lack what even a .venv needs.
system:
	@test -n "$(PYTHON)" || { echo "kartenhaus: expected Python 3.11 or newer as python3, found none" >&2; exit 2; }
	@$(PYTHON) scripts/system.py

lint: $(ENV)/.test  ## style and format of the Python
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

types: $(ENV)/.test  ## types of the Python
	$(RUN)/mypy --strict src tests scripts bench hatch_build.py

imports: $(ENV)/.test  ## which room may import which
	$(RUN)/lint-imports --no-cache

web-check: $(ENV)/.test  ## types of the page, and that a wrong one would be found
	$(RUN)/python scripts/page.py packages
	$(RUN)/python scripts/page.py npm run check
	$(RUN)/python scripts/planted_type_error.py

web-test: $(ENV)/.test  ## tests of the page's parts
	$(RUN)/python scripts/page.py packages
	$(RUN)/python scripts/page.py npm test -- --reporter=default --reporter=junit --outputFile.junit=$(CURDIR)/$(COUNTS)/page.xml

page: $(ENV)/.test  ## the page that the server hands out
	$(RUN)/python scripts/page.py build

unit: $(ENV)/.test  ## tests of rules, table, bots, server and all else that needs no browser
	$(RUN)/pytest -n 2 -m "not e2e and not wheel" --junit-xml=$(COUNTS)/unit.xml

e2e: $(ENV)/.test page system  ## tests in a real browser
	$(RUN)/python scripts/page.py packages
	$(RUN)/pytest -n 2 -m e2e --reruns 2 --max-suite-reruns 8 --rerun-show-tracebacks \
		--junit-xml=$(COUNTS)/e2e.xml

wheel: $(ENV)/.test  ## the wheel, in a clean environment with the network cut
	$(RUN)/pytest -m wheel --junit-xml=$(COUNTS)/wheel.xml

docs: $(ENV)/.docs  ## the documentation, in build/docs
	$(RUN)/sphinx-build -W --keep-going -b html docs build/docs

reports: $(ENV)/.test  ## the example reports of the documentation, played anew
	$(RUN)/python scripts/reports.py

bench: $(ENV)/.test  ## speeds, as ratios within one run
	$(RUN)/python -m bench

fix: $(ENV)/.test  ## put style and format right
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

$(RUN)/python:
	@test -n "$(PYTHON)" || { echo "kartenhaus: expected Python 3.11 or newer as python3, found none" >&2; exit 2; }
	@$(PYTHON) -m venv $(ENV) || { echo "kartenhaus: $(PYTHON) could not make $(ENV); on Debian and Ubuntu, 'apt install python3-venv' helps" >&2; rm -rf $(ENV); exit 2; }

$(ENV)/.play: $(INSTALLS) $(PAGE_PARTS) | $(RUN)/python
	@echo "Setting the table: this takes a minute or two, once."
	@$(RUN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(ENV)/.test: $(INSTALLS) | $(RUN)/python
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --editable ".[test]"
	@touch $@

$(ENV)/.docs: $(INSTALLS) | $(RUN)/python
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --editable ".[docs]"
	@touch $@
