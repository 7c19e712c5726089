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
# The package manager passes the traits to the compiler in an order that is random without this, and
# compiles everything again when the order changes.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build

# The version number and the commit, with + if files have changed since.
VERSION := $(shell sed -nE 's/.*number = "(.*)"/\1/p' Sources/pricetui/Output/Version.swift)
COMMIT := $(shell git describe --always --abbrev=10 --exclude '*' --dirty=+ 2>/dev/null)

# Packages of Debian and Ubuntu: to build, for the tests on real terminals, and to make a package.
BUILD_PACKAGES := libncurses-dev libexpat1-dev zlib1g-dev git ca-certificates
TEST_PACKAGES := curl valgrind strace tmux xterm xvfb xdotool imagemagick x11-utils fonts-dejavu-core \
  xfonts-base kitty libgl1-mesa-dri
PACKAGE_PACKAGES := dpkg-dev lintian man-db

# A static program starts in half the time and needs no toolchain.
# By mangled name, the runtime checks every constraint of a generic type by walking all
# conformances: 35 million instructions at the start; by metadata accessor, 20 million.
# valgrind reads debug information of C code up to DWARF 4.
# Preallocated instantiation caches would add 600 kB of zeroes to the program.
# Foundation is left out, since ICU's data alone is 34 MB: see Sources/FoundationSubset.
RELEASE_FLAGS = -c release --traits Program -Xcc -gdwarf-4 \
  -Xswiftc -static-executable -Xlinker -ltinfo -Xlinker --gc-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -disable-preallocated-instantiation-caches \
  -Xswiftc -gnone --disable-local-rpath
# The tests have a folder of their own, since the release has other flags, and no debug information,
# which `make build` has. With TEST_BUILD, Package.swift optimises a part of the modules only.
test faults products docs pictures example gallery sanitize-%: export TEST_BUILD = yes
TEST_FLAGS = $(call test-flags,tests)
test-flags = -c release --scratch-path .build/$(1) -Xswiftc -enable-testing -Xswiftc -gnone
BUILT := .build/tests/release
PROGRAM := .build/release/pricetui
SOURCES := Sources Tests Package.swift

bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
# The files to install and to pack: mode, source, destination.
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
STAGE := .build/stage
define INSTALLED
755 $(STAGE)/pricetui $(bin)/pricetui
644 $(STAGE)/pricetui.1.gz $(share)/man/man1/pricetui.1.gz
644 $(STAGE)/pricetui.bash $(share)/bash-completion/completions/pricetui
644 $(STAGE)/_pricetui $(DESTDIR)$(ZSH_COMPLETIONS)/_pricetui
644 $(STAGE)/pricetui.fish $(share)/fish/vendor_completions.d/pricetui.fish
644 $(STAGE)/changelog.gz $(share)/doc/pricetui/changelog.gz
644 Resources/packaging/copyright $(share)/doc/pricetui/copyright
644 Resources/today.json $(share)/pricetui/today.json
endef
export INSTALLED

.PHONY: help run test products docs build release stage install uninstall package lint format fuzz bench
.PHONY: acceptance instructions gallery example pictures clean faults sanitize coverage
.PHONY: build-packages test-packages

help: ## List the targets.
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: release ## Show the sample day, or FILE=path; more options in ARGS.
	@$(PROGRAM) --file '$(FILE)' $(ARGS)

test: build-packages test-packages ## Build and run all tests; a warning of ours is an error.
	@$(call build-without-warnings,$(TEST_FLAGS) --build-tests)
	@$(call test-quietly,$(TEST_FLAGS) $(FILTERED))
	@$(MAKE) docs

# Built with the options of the tests: any other option, even --quiet, compiles everything again.
# A package that depends on the libraries by path is resolved and planned, which checks the names of
# the products; building it would compile everything once more.
products: build-packages ## Build and run a program for each library product, as another package would.
	@$(OWN_TEMPORARY); $(BUILD) --package-path Tests/Products --scratch-path .build/products \
	  --print-manifest-job-graph >/dev/null
	@export PRODUCT_PROGRAMS=all; $(call build-without-warnings,$(TEST_FLAGS) --build-tests)
	@Tests/products.sh $(BUILT) .build/products/checkouts

faults: build-packages test-packages ## Try every ending, odd surroundings and hostile input; `make test` tries some.
	@$(BUILD) $(TEST_FLAGS) --build-tests 2>&1 | tail -n 1
	@export FAULTS=all; $(call test-quietly,$(TEST_FLAGS) $(FILTERED))

# Runs only the tests that match FILTER, in the targets that take long.
FILTER ?=
FILTERED = $(FILTER:%=--filter '%')

SANITIZER ?= address thread
# Findings go to files, since tests compare the output of programs. The program handles signals of a
# crash itself, to restore the terminal. Memory that is still referenced at exit is no leak.
SANITIZER_OPTIONS = log_path=$$folder/found/by detect_leaks=0 handle_segv=0 handle_sigbus=0 \
  handle_sigfpe=0 handle_sigill=0 handle_abort=0

sanitize: $(SANITIZER:%=sanitize-%) ## Run all tests under sanitizers; SANITIZER=address or thread for one.

sanitize-%: build-packages test-packages
	@$(BUILD) $(call test-flags,$*) --build-tests --sanitize=$* 2>&1 | tail -n 1
	@folder=$(CURDIR)/.build/$*; rm -rf $$folder/found; mkdir $$folder/found; \
	export INSTRUMENTED=$* ASAN_OPTIONS="$(SANITIZER_OPTIONS)" TSAN_OPTIONS="$(SANITIZER_OPTIONS)"; \
	status=0; ($(call test-quietly,$(call test-flags,$*) --sanitize=$* $(FILTERED))) || status=1; \
	[ -z "$$(ls $$folder/found)" ] || { \
	  cat $$folder/found/* >&2; echo 'make $@: see the findings above.' >&2; status=1; }; \
	exit $$status

# Counters are mapped to the file, so that a program killed by a signal is counted too.
COVERAGE := .build/coverage
COUNTED := -Xswiftc -Xllvm -Xswiftc -runtime-counter-relocation \
  -Xcc -mllvm -Xcc -runtime-counter-relocation
PROGRAMS := pricetuiPackageTests.xctest pricetui terminal-probe ChartGallery Examples \
  chart-benchmark price-fuzz
TOOLS = $(shell $(SWIFT)c -frontend -print-target-info | \
  sed -nE 's|.*"runtimeResourcePath": "(.*)/lib/swift[a-z_]*".*|\1/bin|p')

coverage: build-packages test-packages ## Count which lines the tests run; FOLDER=Sources/Ncurses lists those they do not.
	@$(BUILD) --build-tests --enable-code-coverage $(COUNTED) --scratch-path $(COVERAGE) \
	  2>&1 | tail -n 1
	@counts=$(CURDIR)/$(COVERAGE)/counts; rm -rf $$counts; mkdir $$counts; \
	export INSTRUMENTED=coverage LLVM_PROFILE_FILE=$$counts/%c%m.profraw; \
	status=0; ($(call test-quietly,--scratch-path $(COVERAGE) $(FILTERED))) >&2 || status=1; \
	export PATH="$(TOOLS):$$PATH"; cd $(COVERAGE)/debug; \
	llvm-profdata merge -o $$counts/all.profdata $$counts/*.profraw; \
	llvm-cov export -format=lcov -instr-profile $$counts/all.profdata \
	  $(PROGRAMS:%=-object %) >$$counts/lcov; \
	cd $(CURDIR); Tests/coverage.sh $(FOLDER) <$$counts/lcov; exit $$status

# One documentation of all library modules, so that the extensions of views by charts appear with the
# views. It uses the compiler's own tools: the DocC plug-in would be another dependency, and would
# build everything again.
DOCUMENTED := TerminalApp ChartSounds TerminalControls TerminalCharts3D TerminalCharts ChartStatistics TerminalViews \
  TerminalDrawing TerminalCore CellPictures ElectricityPrices CivilTime
DOCUMENTATION := .build/documentation
TRIPLE = $(shell $(SWIFT)c -frontend -print-target-info | sed -nE '0,/"triple"/s/.*"triple": "(.*)",/\1/p')

docs: build-packages ## Build the documentation of the libraries, with pictures; a warning is an error.
	@command -v docc swift-symbolgraph-extract >/dev/null || { \
	  echo 'make docs: there is no docc; left out.' >&2; exit 0; }; \
	$(call build-without-warnings,$(TEST_FLAGS) --build-tests); \
	rm -rf $(DOCUMENTATION); catalog=$(DOCUMENTATION)/pricetui.docc graphs=$(DOCUMENTATION)/graphs; \
	mkdir -p $$catalog $$graphs; \
	for module in $(DOCUMENTED); do \
	  cp Sources/$$module/$$module.docc/*.md $$catalog/; \
	  swift-symbolgraph-extract -module-name $$module -target $(TRIPLE) -I $(BUILT)/Modules \
	    -Xcc -fmodule-map-file=Sources/CExpat/module.modulemap \
	    -Xcc -fmodule-map-file=Sources/CNcurses/module.modulemap \
	    -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
	    -Xcc -fmodule-map-file=$(BUILT)/CPriceFiles.build/module.modulemap \
	    -Xcc -fmodule-map-file=$(BUILT)/CStrokeFont.build/module.modulemap -output-dir $$graphs \
	    -minimum-access-level public -skip-synthesized-members; \
	done; \
	rm -f $$graphs/*@Swift.* $$graphs/*@Foundation*; \
	$(BUILT)/ChartGallery --pictures $$catalog; \
	$(BUILT)/ChartGallery --list | awk 'BEGIN { \
	    print "# Gallery\n\nEvery kind of chart, as a terminal shows it: `make gallery` prints them.\n" } \
	  { name = $$1; sub(/^[^ ]+ +/, ""); print "## " name "\n\n" $$0 ".\n\n![" $$0 "](" name ")\n" }' \
	  >$$catalog/Gallery.md; \
	docc convert $$catalog --additional-symbol-graph-dir $$graphs --warnings-as-errors \
	  --fallback-display-name pricetui --fallback-bundle-identifier pricetui \
	  --output-path .build/pricetui.doccarchive

release instructions bench: export PRICETUI_COMMIT = $(COMMIT)

build: build-packages ## Build everything for debugging.
	@$(BUILD)

release: build-packages ## Build the program as it is installed.
	@$(OWN_TEMPORARY); $(BUILD) $(RELEASE_FLAGS) --product pricetui >&2

# The date of the commit, so that a commit always gives the same bytes.
EPOCH := $(shell git log -1 --format=%ct 2>/dev/null || echo 0)
MAINTAINER := $(shell git log -1 --format='%an <%ae>' 2>/dev/null)

stage: release
	@mkdir -p $(STAGE)
	@strip -R .comment -o $(STAGE)/pricetui $(PROGRAM)
	@gzip -9nc Resources/pricetui.1 >$(STAGE)/pricetui.1.gz
	@for shell in bash zsh fish; do \
	  LC_ALL=C $(PROGRAM) --generate-completion-script $$shell >$(STAGE)/pricetui.$$shell; done
	@sed -i '1{/^#!/d}' $(STAGE)/pricetui.bash
	@mv $(STAGE)/pricetui.zsh $(STAGE)/_pricetui
	@sed -e 's/@VERSION@/$(VERSION)/' -e 's/@MAINTAINER@/$(MAINTAINER)/' \
	  -e "s/@DATE@/$$(date -uRd @$(EPOCH))/" Resources/packaging/changelog | \
	  gzip -9nc >$(STAGE)/changelog.gz

install: stage ## Install the program, its manual, completions and sample data under PREFIX.
	@echo "$$INSTALLED" | while read -r mode file place; do \
	  install -D -m $$mode $$file "$$place"; done
	@echo 'Installed: $(bin)/pricetui'

uninstall: ## Remove what install put there; give the same PREFIX.
	@echo "$$INSTALLED" | while read -r mode file place; do rm -f "$$place"; done
	@rmdir $(share)/pricetui $(share)/doc/pricetui 2>/dev/null || true

ROOT := .build/package/root
ARCHITECTURE = $(shell dpkg --print-architecture)

package: build-packages ## Make .build/package/pricetui_VERSION_ARCH.deb and a tar of the same files.
	@$(call ensure,$(PACKAGE_PACKAGES))
	@rm -rf .build/package; mkdir -p $(ROOT)/DEBIAN
	@$(MAKE) install DESTDIR=$(ROOT) PREFIX=/usr ZSH_COMPLETIONS=/usr/share/zsh/vendor-completions \
	  >/dev/null
	@tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(EPOCH) \
	  --transform='s,^\./usr,pricetui-$(VERSION),' -C $(ROOT) -c ./usr | gzip -9n \
	  >.build/package/pricetui-$(VERSION)-linux-$(ARCHITECTURE).tar.gz
	@install -D -m 644 Resources/packaging/lintian-overrides \
	  $(ROOT)/usr/share/lintian/overrides/pricetui
	@sed -e 's/@VERSION@/$(VERSION)/' -e 's/@MAINTAINER@/$(MAINTAINER)/' \
	  -e 's/@ARCHITECTURE@/$(ARCHITECTURE)/' -e "s/@SIZE@/$$(du -ks $(ROOT)/usr | cut -f1)/" \
	  Resources/packaging/control >$(ROOT)/DEBIAN/control
	@cd $(ROOT) && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums
	@SOURCE_DATE_EPOCH=$(EPOCH) dpkg-deb --root-owner-group -Zxz --build $(ROOT) .build/package >&2
	@lintian --fail-on error,warning,info --display-info --allow-root .build/package/*.deb >&2
	@Tests/package.sh .build/package/*.deb .build/package/*.tar.gz >&2
	@ls -l .build/package/*.deb .build/package/*.tar.gz

lint: ## Check the style of the sources, and that no public symbol is unused.
	@$(SWIFT) format lint --strict --recursive $(SOURCES)
	@# The formatter does not wrap comments and strings. Lines are measured in characters, not bytes.
	@! LC_ALL=C.UTF-8 grep -rnE --include='*.swift' --include='*.[ch]' --include='*.sh' \
	  '^.{101}' $(SOURCES) >&2 || { echo 'make lint: lines over 100 columns.' >&2; exit 1; }
	@Tests/unused.sh

format: ## Bring the sources into style.
	@$(SWIFT) format --in-place --recursive $(SOURCES)

FUZZ_FAMILIES ?= json csv xml usage input settings
FUZZ_RUNS ?= 20000

# In a folder of its own, since everything is built with the instrumentation of the fuzzer.
fuzz: build-packages ## Fuzz every family of decoders; FUZZ_RUNS inputs each, FUZZ_FAMILIES="json csv".
	@$(BUILD) -c release --sanitize=fuzzer --scratch-path .build/fuzz --product price-fuzz >&2
	@for family in $(FUZZ_FAMILIES); do \
	  mkdir -p .build/fuzz/found/$$family; \
	  FUZZ_TARGET=$$family .build/fuzz/release/price-fuzz -runs=$(FUZZ_RUNS) -seed=1 -max_len=65536 \
	    -timeout=10 -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 \
	    -artifact_prefix=.build/fuzz/found/ .build/fuzz/found/$$family Tests/Corpus/$$family; \
	done

# Measures copies, as an installed program is one: the linker's output is scattered in the file cache,
# and a start from there takes up to half a millisecond longer.
BENCH := .build/bench
bench: release ## Measure against floors in C; kinds, app, reading, programs or images in ARGS.
	@$(BUILD) $(RELEASE_FLAGS) --product chart-benchmark >&2
	@rm -rf $(BENCH); mkdir -p $(BENCH)
	@cp .build/release/chart-benchmark $(PROGRAM) $(BENCH)
	@$(CC) -O3 -march=native -static -o $(BENCH)/print-floor \
	  Tests/chart-benchmark/Floors/print-floor.c
	@$(CC) -O3 -march=native -o $(BENCH)/screen-floor \
	  Tests/chart-benchmark/Floors/screen-floor.c -lncursesw
	@$(BENCH)/chart-benchmark $(ARGS)

# Checks for warnings too: optimised code has some that the build of the tests has not.
instructions: build-packages test-packages ## Compare the instructions of start-up, frames and load with their limits.
	@$(call build-without-warnings,$(RELEASE_FLAGS) --product pricetui) >&2
	@$(call build-without-warnings,$(RELEASE_FLAGS) --product frame-probe) >&2
	@Tests/instructions.sh $(PROGRAM) .build/release/frame-probe

acceptance: instructions package ## Before a release: check instructions and the package, and test the program in it.
	@PRICETUI_TESTED=$(CURDIR)/$(PROGRAM) $(MAKE) test

# The pictures of the README.
PICTURES := Resources/pictures
GALLERY_PICTURES := 002-bars-stacked 002-heat-map sector-donut area-stacked
# The small pictures of the viewer: a name and options. days.csv has invented prices and forecasts.
define SMALL_PICTURES
levels Resources/today.json --now 2022-07-12T09:30 --chart bar --cheap-below 350 --dear-above 420
heat $(PICTURES)/days.csv --now 2026-11-25T14:10 --range all --chart heatmap
usual $(PICTURES)/days.csv --now 2026-11-25T14:10 --range all --chart typical
curve $(PICTURES)/days.csv --now 2026-11-25T14:10 --range all --chart duration
bars Resources/today.json --now 2022-07-12T09:30 --usage Resources/usage.csv
contracts Resources/today.json --now 2022-07-12T09:30 --usage Resources/usage.csv --chart contracts \
--contract-file $(PICTURES)/offers --contract Spot --contract Fixed
endef
export SMALL_PICTURES
pictures: build-packages ## Renew the pictures of the README: the viewer and a few charts.
	@$(BUILD) $(TEST_FLAGS) --product ChartGallery >&2; $(BUILD) $(TEST_FLAGS) --product pricetui >&2
	@mkdir -p $(PICTURES)
	@for ground in dark light; do \
	  [ $$ground = light ] && export COLORFGBG='0;15' || export COLORFGBG='15;0'; \
	  $(BUILT)/pricetui export svg Resources/today.json --now 2022-07-12T09:30 --select 13:00 \
	    --locale en_GB --save $(PICTURES)/viewer-$$ground.svg; \
	  $(BUILT)/pricetui export svg Resources/today.json --usage Resources/usage.csv --select 13:00 \
	    --no-config --vat 25 --now 2022-07-12T09:30 --locale en_GB \
	    --save $(PICTURES)/usage-$$ground.svg; \
	  $(BUILT)/pricetui export svg $(PICTURES)/days.csv --select 2026-11-27T07:00 --range all \
	    --no-config --now 2026-11-25T14:10 --locale en_GB --save $(PICTURES)/forecast-$$ground.svg; \
	  while read -r name options; do \
	    $(BUILT)/pricetui export svg $$options --no-config --locale en_GB --size 44x14 \
	      --save $(PICTURES)/$$name-$$ground.svg; \
	  done <<<"$$SMALL_PICTURES"; \
	  for chart in $(GALLERY_PICTURES); do \
	    $(BUILT)/ChartGallery $$chart --svg --background $$ground \
	      >$(PICTURES)/$$chart-$$ground.svg; \
	  done; \
	done
	@$(OWN_TEMPORARY); export COLORFGBG='15;0'; for hour in {08..19}; do \
	  $(BUILT)/pricetui export svg Resources/today.json --now 2022-07-12T09:30 \
	    --select $$hour:00 --locale en_GB --no-config --save $$temporary/$$hour.svg; \
	done; awk -f $(PICTURES)/animate.awk $$temporary/*.svg >$(PICTURES)/scrub-dark.svg

example: build-packages ## Run an example: NAME=000 and others; without NAME their list.
	@$(BUILD) $(TEST_FLAGS) --product Examples 2>&1 | tail -n 1 >&2; $(BUILT)/Examples $(NAME)

gallery: build-packages ## Print every example chart; options for the gallery in ARGS.
	@$(BUILD) $(TEST_FLAGS) --product ChartGallery >&2
	@$(BUILT)/ChartGallery $(ARGS)

clean: ## Remove what was built.
	@rm -rf .build

build-packages:
	@$(call ensure,$(BUILD_PACKAGES))

# Tests whose packages are missing are skipped with a message.
test-packages:
	@($(call ensure,$(TEST_PACKAGES))) || \
	  echo 'Some tests will be skipped: their packages could not be installed.' >&2

# A temporary folder that is deleted with everything that the package manager and tests leave in it.
OWN_TEMPORARY = temporary=$$(mktemp -d); trap 'rm -rf "$$temporary"' EXIT; export TMPDIR=$$temporary

# Builds, prints every hundredth step, and fails if the compiler warns about our sources. Files that
# are not compiled again give no warnings; a fresh checkout gives all.
define build-without-warnings
{ $(OWN_TEMPORARY); \
$(BUILD) $(1) 2>&1 | tee "$$temporary/log" | awk '!/^\[/ || /^\[[0-9]*00\//'; \
if grep -E '^$(CURDIR)/(Sources|Tests)/.*: warning:' "$$temporary/log" >&2; then \
  echo 'make $@: the warnings above are errors.' >&2; exit 1; \
fi; }
endef

# Runs the tests and prints failures only.
define test-quietly
{ $(OWN_TEMPORARY); $(SWIFT) test --skip-build --disable-xctest --quiet $(1); }
endef

# Installs the missing packages; does nothing without apt.
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
