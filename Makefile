# Two commands set up a fresh machine: `make scan` and `make test`. `make help` lists the others.

# Warnings are errors here, not in Package.swift, so that a client's build never fails on one. `lint`, `test` and `docs`
# pass the same flags and share one build. With a compiler newer than ours: `make test STRICT=`.
STRICT := -Xswiftc -warnings-as-errors

# A package that depends on this one by its path does not see files that are new here, unless it plans its build anew.
NESTED := --disable-build-manifest-caching

# Every basic block calls a counter of ours. The frontend wants a sanitizer beside coverage; this one adds nothing.
COVERAGE := -Xfrontend -sanitize=scudo -Xfrontend -sanitize-coverage=edge,trace-pc-guard
COVERAGE += -Xllvm -sanitizer-coverage-prune-blocks=0
LINEAR_TIME := -c release --package-path Tests/LinearTime $(NESTED) $(STRICT)
LINEAR_TIME += -Xcc -fsanitize-coverage=edge,trace-pc-guard,no-prune $(foreach flag,$(COVERAGE),-Xswiftc $(flag))

DEBUG := .build/debug
SELECTABLE := .build/release/selectable
SCAN_PATHS := Corpus/messages
# `make bench BENCH='--megabytes 10 --only speed'`, say.
BENCH :=

# `make fuzz SECONDS=300 TARGET=scanner`; without TARGET all targets, one after another.
SECONDS := 60
TARGET :=

# Every folder of Sources but the system library and the executables is a library module, and is documented.
LIBRARIES := $(filter-out CPCRE2 CTriggerFilter selectable generate-sources,$(notdir $(wildcard Sources/*)))
DOCS := .build/docs
CATALOG := Sources/SelectableText/SelectableText.docc

.DEFAULT_GOAL := help
.PHONY: help setup build scan test lint docs fuzz bench bench-check linear-time linear-time-search clean

help: ## Lists these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

setup: ## Installs what the build needs where it is missing, or says what to install.
	@.ci/setup libpcre2-dev pkg-config unicode-data

build: setup ## Builds the command, optimised.
	swift build -c release --product selectable

scan: build ## Scans the corpus of messages with the default dialect.
	$(SELECTABLE) scan $(SCAN_PATHS)

test: setup ## Runs all tests.
	swift test --disable-xctest $(STRICT)
	swift test -c release --disable-xctest --package-path Tests/Allocations $(NESTED) $(STRICT)
	swift test --disable-xctest $(LINEAR_TIME)

lint: setup ## Checks style, builds with warnings as errors, holds generated sources against their generator.
	find Sources Tests Package.swift -name '*.swift' -not -path '*/Generated/*' -not -path '*/.build/*' \
	  -exec swift format lint --strict --parallel {} +
	swift build --build-tests $(STRICT)
	$(DEBUG)/generate-sources --check

docs: setup ## Builds the documentation of all library modules into .build/docs/archive.
	swift build --build-tests $(STRICT)
	@.ci/document $(DEBUG) $(DOCS) $(CATALOG) $(LIBRARIES)

fuzz: setup ## Fuzzes each target for SECONDS=60, or TARGET=scanner alone; FILE= replays an input.
	Tests/Fuzz/run $(SECONDS) "$(TARGET)" $(if $(FILE),"$(FILE)")

bench: build ## Measures speed beside peers, latency, growth and memory.
	Tests/Benchmarks/run $(SELECTABLE) $(BENCH)

bench-check: build ## Counts instructions; fails if one changed by 3 %. UPDATE=1 accepts them all.
	Tests/Benchmarks/check $(SELECTABLE) $(if $(UPDATE),--update)

linear-time: setup ## Counts what hostile texts cost at n and 2n bytes, and prints a table in Markdown.
	@swift build $(LINEAR_TIME) --product linear-time >&2
	@Tests/LinearTime/.build/release/linear-time table

linear-time-search: setup ## Looks for texts that cost more: SECONDS=n, SEED=n.
	swift build $(LINEAR_TIME) --product linear-time
	Tests/LinearTime/.build/release/linear-time search --seconds $(or $(SECONDS),300) --seed $(or $(SEED),1)

clean: ## Removes everything that was built.
	rm -rf .build Tests/Allocations/.build Tests/Benchmarks/.build Tests/LinearTime/.build
