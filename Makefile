# Everything a fresh checkout needs. `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PREFIX ?= /usr/local
DESTDIR ?=
FILE ?= Resources/today.json
ARGS ?=
SWIFT ?= swift

# What Debian and Ubuntu call what we need: to build, and for the tests on real terminals.
BUILD_PACKAGES := libncurses-dev libexpat1-dev git ca-certificates
TEST_PACKAGES := valgrind tmux xterm xvfb xdotool imagemagick x11-utils fonts-dejavu-core xfonts-base

# Everything is linked in: the program starts in half the time, and needs no toolchain.
# Metadata of generic types is asked for by address, not by mangled name: by name, the runtime
# proves every constraint anew by walking all conformances (35 million instructions to 20).
# Its caches are made when they are needed, not 600 kB of zeroes between everything else.
RELEASE_FLAGS = -c release -Xswiftc -static-executable -Xlinker -ltinfo -Xlinker --gc-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -disable-preallocated-instantiation-caches \
  $(if $(LLD),$(ORDERED)) --disable-local-rpath
# What start-up executes, reads and writes lies together, so that it touches few pages of the
# program; `make order` finds it out anew. Names that are gone do no harm, and where the toolchain
# has no lld all is as the compiler had it.
LLD = $(wildcard $(shell $(SWIFT)c -print-target-info | \
  sed -nE 's|.*"runtimeResourcePath": "(.*)/lib/swift[a-z_]*".*|\1/bin/ld.lld|p'))
LINKING := $(CURDIR)/Sources/pricetui/Linking
ORDERED := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
  -Xlinker --no-warn-symbol-ordering \
  -Xlinker --symbol-ordering-file=$(LINKING)/start-order.txt \
  -Xlinker -T -Xlinker $(LINKING)/release.ld
PROGRAM := .build/release/pricetui
SOURCES := Sources Tests Package.swift

bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
INSTALLED := $(bin)/pricetui $(share)/man/man1/pricetui.1 $(share)/pricetui \
  $(share)/bash-completion/completions/pricetui $(share)/zsh/site-functions/_pricetui \
  $(share)/fish/vendor_completions.d/pricetui.fish

.PHONY: help run test docs build release install uninstall lint format fuzz bench instructions
.PHONY: order gallery clean
.PHONY: build-packages test-packages

help: ## List the targets.
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: release ## Show the sample day, or FILE=path; more options in ARGS.
	@$(PROGRAM) --file '$(FILE)' $(ARGS)

test: build-packages test-packages ## Build and run all tests; a warning of ours is an error.
	@$(call build-without-warnings,--build-tests)
	@$(SWIFT) test --skip-build
	@$(MAKE) docs

# The compiler's own documentation tool: the plug-in would be one more dependency for the same call.
docs: build-packages ## Build the documentation of TerminalCharts; a warning is an error.
	@command -v docc >/dev/null || { echo 'make docs: there is no docc; left out.' >&2; exit 0; }; \
	graphs=.build/symbol-graphs; mkdir -p $$graphs/all $$graphs/charts; \
	$(SWIFT) build --target TerminalCharts --scratch-path .build/documentation \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc $$graphs/all >&2; \
	cp $$graphs/all/TerminalCharts.symbols.json $$graphs/charts/; \
	docc convert Sources/TerminalCharts/TerminalCharts.docc \
	  --additional-symbol-graph-dir $$graphs/charts --warnings-as-errors \
	  --fallback-display-name TerminalCharts --fallback-bundle-identifier TerminalCharts \
	  --output-path .build/TerminalCharts.doccarchive

build: build-packages ## Build everything for debugging.
	@$(SWIFT) build

release: build-packages ## Build the program as it is installed.
	@$(SWIFT) build $(RELEASE_FLAGS) --product pricetui >&2

install: release ## Install the program, its manual, completions and sample data under PREFIX.
	@install -d $(bin) $(share)/pricetui $(share)/man/man1 $(share)/zsh/site-functions \
	  $(share)/bash-completion/completions $(share)/fish/vendor_completions.d
	@install -s -m 755 $(PROGRAM) $(bin)/pricetui
	@if [ -e Resources/pricetui.1 ]; then \
	  install -m 644 Resources/pricetui.1 $(share)/man/man1/pricetui.1; fi
	@find Resources -maxdepth 1 -type f \( -name '*.json' -o -name '*.csv' -o -name '*.xml' \) \
	  -exec install -m 644 -t $(share)/pricetui {} +
	@$(PROGRAM) --generate-completion-script bash >$(share)/bash-completion/completions/pricetui
	@$(PROGRAM) --generate-completion-script zsh >$(share)/zsh/site-functions/_pricetui
	@$(PROGRAM) --generate-completion-script fish \
	  >$(share)/fish/vendor_completions.d/pricetui.fish
	@echo 'Installed: $(bin)/pricetui'

uninstall: ## Remove what install put there; give the same PREFIX.
	@rm -rf $(INSTALLED)

lint: ## Check the style of the sources.
	@$(SWIFT) format lint --strict --recursive $(SOURCES)

format: ## Bring the sources into style.
	@$(SWIFT) format --in-place --recursive $(SOURCES)

FUZZ_FAMILIES ?= json csv xml input
FUZZ_RUNS ?= 20000

# In a folder of its own: everything is built anew, to be watched by the fuzzer.
fuzz: build-packages ## Fuzz every family of decoders; FUZZ_RUNS inputs each, FUZZ_FAMILIES="json csv".
	@$(SWIFT) build -c release --sanitize=fuzzer --scratch-path .build/fuzz --product price-fuzz >&2
	@for family in $(FUZZ_FAMILIES); do \
	  mkdir -p .build/fuzz/found/$$family; \
	  FUZZ_TARGET=$$family .build/fuzz/release/price-fuzz -runs=$(FUZZ_RUNS) -seed=1 -max_len=65536 \
	    -timeout=10 -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 \
	    -artifact_prefix=.build/fuzz/found/ .build/fuzz/found/$$family Tests/Corpus/$$family; \
	done

bench: release ## Measure against floors in C; stages, frames, reading or programs in ARGS.
	@$(SWIFT) build $(RELEASE_FLAGS) --product chart-benchmark >&2
	@$(CC) -O3 -march=native -static -o .build/release/print-floor \
	  Sources/chart-benchmark/Floors/print-floor.c
	@$(CC) -O3 -march=native -o .build/release/screen-floor \
	  Sources/chart-benchmark/Floors/screen-floor.c -lncursesw
	@.build/release/chart-benchmark $(ARGS)

# The release build of CI: optimised code gets warnings that the tests' build does not.
instructions: build-packages test-packages ## Compare the instructions of start-up, frames and load with their limits.
	@$(call build-without-warnings,$(RELEASE_FLAGS) --product pricetui) >&2
	@$(call build-without-warnings,$(RELEASE_FLAGS) --product chart-benchmark) >&2
	@Tests/instructions.sh $(PROGRAM) .build/release/chart-benchmark

# For the linker: worth it when start-up takes other ways, or for another version of Swift.
order: release test-packages ## Write down in which order start-up uses the program's functions and data.
	@Tests/link-order.sh $(PROGRAM) Resources/today.json >.build/start-order.txt
	@mv .build/start-order.txt $(LINKING)/start-order.txt
	@rm $(PROGRAM)  # To be linked anew: the builder does not know that file.

gallery: build-packages ## Print every example chart; options for the gallery in ARGS.
	@$(SWIFT) build --product ChartGallery >&2
	@.build/debug/ChartGallery $(ARGS)

clean: ## Remove what was built.
	@rm -rf .build

build-packages:
	@$(call ensure,$(BUILD_PACKAGES))

# Without them the tests that need them are skipped, and say so.
test-packages:
	@($(call ensure,$(TEST_PACKAGES))) || \
	  echo 'Some tests will be skipped: their packages could not be installed.' >&2

# Builds, and fails where the compiler warns of a source of ours. What is built already is silent:
# a fresh checkout hears all.
define build-without-warnings
{ log=$$(mktemp); trap 'rm -f "$$log"' EXIT; \
$(SWIFT) build $(1) 2>&1 | tee "$$log"; \
if grep -E '^$(CURDIR)/(Sources|Tests)/.*: warning:' "$$log" >&2; then \
  echo 'make $@: the warnings above are errors.' >&2; exit 1; \
fi; }
endef

# Installs those of the packages that are missing; does nothing where there is no apt.
define ensure
command -v dpkg-query >/dev/null || exit 0; \
missing=; for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || \
    missing="$$missing $$package"; \
done; \
[ -n "$$missing" ] || exit 0; \
echo "Installing:$$missing" >&2; \
root=; if [ "$$(id -u)" -ne 0 ]; then \
  command -v sudo >/dev/null || { echo "Needed, and there is no sudo:$$missing" >&2; exit 1; }; \
  root=sudo; \
fi; \
$$root apt-get update -qq >&2 && \
$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  $$missing >&2 </dev/null
endef
