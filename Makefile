# ceki: everything here needs only Python 3.11+ and make. Each target makes .venv for itself.
PYTHON ?= python3
RUN := .venv/bin/python
unexport PYTHONDONTWRITEBYTECODE  # what starts often, such as the command in tests, is compiled once
READY := .venv/ready
PLAY := .venv/ready-to-play
WORKERS ?= 2
# a test of the page waits for its server and its browser: a third finds work on two cores
BROWSERS ?= 3
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check
LOCK := $(RUN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml

PLAYED_AS_WRITTEN := tests/games tests/cards tests/bots $(addprefix tests/score/test_,equal.py evenings.py refused.py vectors.py) tests/paper/test_singles.py tests/golden/test_golden.py tests/test_vectors.py tests/test_pages.py $(addprefix tests/play/test_,round.py read_view.py strangers.py secrets.py)

ATTACKS := tests/server/http/test_abuse.py tests/server/http/test_floods.py tests/server/http/test_budget.py \
	tests/server/storage/test_damaged_tables.py tests/server/tables/test_hostile_seats.py
CHECKED := $(addprefix tests/laws/test_,modes_agree.py goals.py reasons.py match_rules_agree.py) tests/score/test_equal.py

.PHONY: checked help play terminal site test test-page check prove prove-page mutations bench load floods kills endurance film late golden coverage docs public wasm lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' Makefile

play: $(PLAY)  ## open the tables in the browser (ARGS="--host 0.0.0.0" lets your network in)
	@$(RUN) web/build.py
	@$(RUN) -m ceki serve $(ARGS)

terminal: $(PLAY)  ## sit down to a game in the terminal (GAME=balik_satu by default)
	@$(RUN) -m ceki play $(or $(GAME),balik_satu) $(ARGS)

site: $(PLAY)  ## the page with all games as files, for any web host (DIR=dist/site by default)
	@$(RUN) web/build.py
	@$(RUN) -m ceki site $(or $(DIR),dist/site)

test: $(READY)  ## all tests, some minutes on two cores (PART="tests/laws" for some, without those of the page)
	@$(RUN) web/build.py
	$(RUN) -m pytest -n $(WORKERS) --dist loadgroup -m "not prove and not whole" --ignore=tests/web $(PART)
	$(if $(PART),,@$(MAKE) --no-print-directory test-page)

test-page: $(READY)
	@$(RUN) web/build.py
	$(RUN) -m tests.web.install
	$(RUN) -m pytest -n $(BROWSERS) --dist worksteal -m "not prove and not whole" tests/web

late: $(READY)  ## the tests of the page on a slow phone, where everything comes late: what looks too early fails
	@$(RUN) web/build.py
	$(RUN) -m tests.web.install
	$(RUN) -m pytest -p tests.web.late -n $(WORKERS) --dist worksteal -m "not prove and not whole" tests/web

check: $(READY)  ## style, types, who may import whom, and the generated types of the protocol
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) web/build.py check
	$(dir $(RUN))lint-imports --no-cache --no-logo
	$(RUN) -m tests.house
	$(RUN) -m tests.habits
	NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --strict --quiet
	$(RUN) -m ceki.server.protocol.generate --check
	$(RUN) -m ceki.browser.build --check

prove: $(READY)  ## the long proofs: laws at full length, leaks, mutations; at most 30 minutes
	@$(RUN) web/build.py
	$(RUN) -m pytest -n 3 --dist loadgroup -m prove --ignore=tests/web
	$(RUN) -m tests.web.install
	$(MAKE) --jobs 3 prove-page mutations coverage checked

prove-page: $(READY)
	$(RUN) -m pytest -n $(WORKERS) --dist worksteal -m prove tests/web

checked: $(READY)  ## laws on modules that trap for an index out of bounds, made where rules have changed
	$(RUN) -m ceki.browser.build --all-checked .checked
	CEKI_MODULES=$(CURDIR)/.checked $(RUN) -m pytest -p no:xdist -m "not whole" $(CHECKED)

languages: $(READY)  ## translations whose English has changed since they were made
	$(RUN) -m tests.locales.translated.stale

attack: $(READY)  ## what an enemy tries: damaged files, odd arguments, floods, hostile seats and a day of abuse
	$(RUN) -m pytest -p no:xdist -m "prove or not prove" tests/attack $(ATTACKS)

mutations: $(READY)  ## put faults in on purpose: the tests must notice each
	$(RUN) -m tests.mutations

bench: $(READY)  ## our speed, and, where the peers' scripts are, theirs in the same run (PEERS=folder)
	$(RUN) -m bench $(if $(PEERS),--peers $(PEERS))

load: $(READY)  ## the server under 1,000 sockets, beside a bare one in the same run (ARGS="--seconds 20" for a quick look)
	$(RUN) -m bench.load $(ARGS)

floods: $(READY)  ## floods of every kind, each beside honest players (ARGS="--seconds 6" for a quick look)
	$(RUN) -m bench.floods $(ARGS)

kills: $(READY)  ## a server killed 100 times with 40 tables open (ARGS="--servers 2 --kills 40": on PostgreSQL and Valkey)
	$(RUN) -m bench.kills $(ARGS)

endurance: $(READY)  ## an hour of faults at two servers, judged by what the players saw (ARGS="/tmp/history.jsonl --minutes 5"; as root)
	$(RUN) -m bench.endurance $(ARGS)

film: $(READY)  ## the film of the README anew: a round that the page plays
	$(RUN) -m bench.page.film docs/pictures/round.webp $(ARGS)

golden: $(READY)  ## write the golden files anew; say in CHANGELOG.md why they moved
	$(RUN) -m tests.golden.make

coverage: $(READY)  ## lines of games and cards that the tests run as written
	CEKI_MODULES=/none CEKI_CACHE=$(CURDIR)/.written $(RUN) -m coverage run -m pytest -p no:xdist -m "not prove" $(PLAYED_AS_WRITTEN)
	$(RUN) -m coverage report --precision=1 --show-missing --skip-covered --fail-under=99.6

docs: $(READY)  ## the manual, into dist/manual/
	NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --strict --quiet --site-dir dist/manual

public: $(READY)  ## the public site, into dist/public/: the games to play, and the manual below them
	rm -rf dist/public
	@$(RUN) web/build.py
	@$(RUN) -m ceki site dist/public
	NO_MKDOCS_2_WARNING=1 $(RUN) -m mkdocs build --strict --quiet --site-dir dist/public/manual

wasm: $(READY)  ## make the modules of games again, where their rules changed (a minute a game)
	$(RUN) -m ceki.browser.build

lock: $(PLAY)  ## pin the newest allowed versions
	$(PIP) uv
	$(LOCK) --group dev --group docs --extra author --extra table --extra terminal --extra lab --extra archive --extra envs --extra openspiel --extra postgres --extra valkey --extra push --extra traces --extra print --group play -o requirements.lock
	$(LOCK) --group play --extra table --extra terminal --extra push --constraint requirements.lock -o requirements-play.lock
	$(LOCK) --extra table --extra postgres --extra valkey --extra push --extra traces --constraint requirements.lock -o requirements-serve.lock

clean:  ## remove what the targets made
	rm -rf web/node_modules tests/web/browser/node_modules src/ceki/server/static .venv dist site .mypy_cache .ruff_cache .coverage .servers .checked .written

$(PLAY): requirements-play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "ceki needs Python 3.11 or newer; $(PYTHON) is older (make PYTHON=python3.12 ...)"; exit 1; }
	@test -x $(RUN) || $(PYTHON) -m venv .venv
	@echo "ceki: installing what it needs into .venv (once)"
	@$(PIP) --require-hashes -r requirements-play.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $(PLAY)

$(READY): requirements.lock $(PLAY)
	@echo "ceki: installing what tests need into .venv (once)"
	@$(PIP) --require-hashes -r requirements.lock
	@touch $(READY)
