# What there is to do with Drilldown; the usual ones are `make repl` and `make check`.

SHELL := /bin/bash
.DELETE_ON_ERROR:
.PHONY: repl test test-fast test-scripts test-uikit uikit-tests uikit-packages uikit-command not-on-linux times check tools oracle oracle-types bench fuzz fuzz-long fuzz-parsers lint lint-files lint-lua definitions format record generate texts surface symbols faces docs site contact-sheet clean setup tests install uninstall \
  command portable dist deb checksums dist-test release

PACKAGES := lua5.4 readline
SWIFT_SOURCES = $(wildcard Sources Tests repl Package.swift Benchmarks Tools/surface \
  $(addprefix Tools/drilldown-uikit/,Package.swift Sources Tests))
C_SOURCES = $(shell find Sources Tests Benchmarks -name .build -prune -o -name '*.[ch]' -print)
DEBUG := .build/debug/drilldown
RELEASE := .build/release
COMMAND := .build/drilldown
# What is built for the prompt, tests and checks: neither optimized nor with information for a
# debugger, and a module at a time, which takes less than half of the processor time of files. The
# driver is part of SwiftPM, so that a module waits for the interfaces that it imports, not for their
# code. (SwiftPM warns that not all of its features work with that; those that we use do. It finds
# tests by its index, which therefore stays.) Names of files stand in the compiler's arguments, however
# many: the driver would write them to temporary files, and as those have other names each time, each
# build would compile everything again.
QUICK := --use-integrated-swift-driver \
  -Xswiftc -gnone -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 \
  -Xswiftc -driver-filelist-threshold -Xswiftc 1000000
# Where the toolchain has its own libraries.
RESOURCES = $(shell swiftc -print-target-info | \
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
# Some targets are optimized nevertheless (Package.swift).
export DRILLDOWN_OPTIMIZED := 1

ifeq ($(shell uname -s),Darwin)
  # Homebrew keeps these out of the way of Apple's own.
  KEGS := $(shell brew --prefix lua@5.4 readline 2>/dev/null)
  empty :=
  FOUND := $(subst $(empty) $(empty),:,$(addsuffix /lib/pkgconfig,$(KEGS)))
  export PKG_CONFIG_PATH := $(FOUND):$(PKG_CONFIG_PATH)
  SDK := -sdk $(shell xcrun --show-sdk-path)
  UIKIT_PACKAGES := not-on-linux
  TESTS := swift test --skip-build --ignore-lock $(QUICK)
else
  UIKIT_PACKAGES := uikit-packages
  TESTS := .build/debug/DrilldownPackageTests.xctest --testing-library swift-testing
  # Half of the time that the command takes to start is the loader's: fewer libraries, no local
  # ones, an executable that need not be relocated, and no names but Lua's for modules in C.
  PIECES := $(CURDIR)/.build/archives$(if $(DRILLDOWN_SYSROOT),-portable)
  ALONE := --static-swift-stdlib --disable-local-rpath -Xlinker -no-pie
  STATIC = $(ALONE) -Xlinker -L$(PIECES) \
    -Xlinker --no-export-dynamic -Xlinker --dynamic-list=$(PIECES)/lua.list \
    $(if $(LUA),-Xlinker $(PIECES)/lua.o) \
    $(if $(DRILLDOWN_SYSROOT),-Xlinker $(PIECES)/cxx.o) \
    $(if $(ICU_DATA),-Xlinker --defsym=$(ICU_DATA)=dd_no_icu_data -Xlinker $(PIECES)/icu.o)
endif

# The prompt. ARGS are the command's: make repl ARGS="-q lesson.lua"
repl: setup
	@$(call quietly,swift build $(QUICK) --product drilldown)
	@set -m; $(DEBUG) $(ARGS)  # a process group of its own: Ctrl-C is not make's

# Every test there is, the scripts and the UIKit packages included.
test: tests
	@Tools/test.sh $(TESTS)

# The tests that take less than a second each and start no process, and every script.
test-fast: tests
	@TESTS=fast $(TESTS) >.build/fast.log 2>&1; status=$$?; \
	  grep -aE '^(✘|↳)|Test run with' .build/fast.log; exit $$status
	@$(MAKE) --no-print-directory test-scripts

test-scripts:
	$(DEBUG) test scripts editors

# The command for UIKit packages on Linux: its own tests, and the packages in Tests/UIKitPackages,
# built and tested by it all at once, with the UIKit that is built here.
test-uikit: tests uikit-tests

uikit-tests: $(UIKIT_PACKAGES)

uikit-packages: uikit-command
	$(ON_LINUX)/.build/debug/drilldown-uikit test Tests/UIKitPackages --modules .build/debug

# The toolchain has swift-syntax; otherwise it is built, which takes some minutes.
ON_LINUX := Tools/drilldown-uikit
SYNTAX = $(patsubst %/SwiftSyntax.swiftmodule,%,$(wildcard \
  $(RESOURCES)/host/SwiftSyntax.swiftmodule))
uikit-command:
	@$(if $(SYNTAX),export SYNTAX='$(SYNTAX)';) \
	  swift build --package-path $(ON_LINUX) $(QUICK) --build-tests && \
	  swift test --package-path $(ON_LINUX) $(QUICK) --skip-build

not-on-linux:
	@echo "UIKit packages: for Linux only"

# How long a build of all takes from nothing, by module, and the groups of the last `make test`.
times: setup
	@Tools/times.sh $(QUICK)

# 50,000 randomly generated programs, and 3,000 of them under the sanitizers.
FUZZ := --seed 7 --every-kind
fuzz: setup
	@$(call quietly,swift build -c release --product fuzz)
	@$(RELEASE)/fuzz $(FUZZ) --count 50000
	@$(call quietly,swift build $(SANITIZE) --product fuzz)
	@$(SANITIZED)/fuzz $(FUZZ) --count 3000

# All scripts and 5,000 randomly generated programs under the sanitizers.
fuzz-long: setup
	@$(call quietly,swift build $(SANITIZE) --product drilldown)
	@$(call quietly,swift build $(SANITIZE) --product fuzz)
	@$(SANITIZED)/drilldown test scripts
	@$(SANITIZED)/fuzz $(FUZZ) --count 5000

# What reads files and pasted lines, each with inputs that libFuzzer derives for FOR seconds from
# those in Tests/FuzzParsers/Seeds. What it finds is kept in .build/parsers.
FOR ?= 60
PARSERS := .build/parsers
fuzz-parsers: setup
	@$(call quietly,DRILLDOWN_FUZZES_PARSERS=1 swift build --scratch-path $(PARSERS) \
	  --sanitize=fuzzer -Xswiftc -parse-as-library --product fuzz-parsers)
	@for seeds in Tests/FuzzParsers/Seeds/*; do \
	  name=$${seeds##*/}; mkdir -p $(PARSERS)/inputs/$$name; \
	  echo "$$name:"; \
	  PARSER=$$name $(PARSERS)/debug/fuzz-parsers -max_total_time=$(FOR) \
	    -timeout=10 -verbosity=0 -print_funcs=0 -print_final_stats=1 -artifact_prefix=$(PARSERS)/$$name- \
	    $(PARSERS)/inputs/$$name $$seeds || exit; \
	done

# The address sanitizer for all code, that of undefined behaviour for C: Swift 6.3 refuses
# `--sanitize=undefined` on Linux, and has checks of its own. What is alive at the end is no leak, and
# freed memory is kept only as far as programs with a limit on memory have room for it.
SANITIZE := --scratch-path .build/sanitized --sanitize=address \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
SANITIZED := ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=8 .build/sanitized/debug

# The whole gate: what it ran and what it skipped stands in its last lines.
check: tools
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint docs faces oracle-types
	@$(MAKE) --no-print-directory test
	@echo "checked: format, scripts, documentation, generated files, tests"
	@$(if $(MISSING),echo "skipped: what needs $(MISSING)"; [ "$$CI" != true ],:)

# Programs that checks use; one that is missing is skipped, but with CI=true it is installed.
TOOLS := luacheck clang-format busted lua5.4 xmllint prove chromium genhtml
TOOL_PACKAGES := lua-check clang-format lua-busted lua5.4 libxml2-utils perl chromium lcov \
  python3-junitparser python3-yaml
JUNITPARSER := /usr/lib/python3/dist-packages/junitparser
MISSING = $(strip $(foreach tool,$(TOOLS),$(if $(shell command -v $(tool)),,$(tool))) \
  $(if $(shell ls $(JUNITPARSER) 2>/dev/null),,junitparser) \
  $(if $(shell python3 -c 'import yaml' 2>&1),yaml))
tools:
	@if [ -n "$(MISSING)" ] && [ "$$CI" = true ]; then \
	  export DEBIAN_FRONTEND=noninteractive; \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends $(TOOL_PACKAGES); \
	fi

# Runs the scenarios of Tests/Engine/Oracle against UIKit; needs a Mac (docs/oracle.md).
oracle:
	@Tests/Engine/Oracle/run-on-a-mac

# Its types as a Mac sees them, in both languages: with a module UIKit, which is ours here.
ORACLE := .build/oracle-types
oracle-types: tests
	@mkdir -p $(ORACLE)
	@printf '%s\n' '@_exported import HeadlessUIKit' \
	  'extension UIApplicationDelegate { public static func main() {} }' >$(ORACLE)/UIKit.swift
	@swiftc -emit-module -module-name UIKit -parse-as-library -swift-version 6 $(IMPORTS) $(SDK) \
	  $(ORACLE)/UIKit.swift -o $(ORACLE)/UIKit.swiftmodule
	@for version in 5 6; do \
	  swiftc -typecheck -swift-version $$version -parse-as-library -D ORACLE_TYPES \
	    -I $(ORACLE) $(IMPORTS) $(SDK) \
	    Tests/Engine/Oracle/*.swift Tests/Engine/Oracle/Scenarios/*.swift || exit; \
	done

# Ratios against floors measured in the same run. ARGS are words: rows whose names contain one.
# Lua is a library here, as hosts in C have it, for the floors and for us.
bench: command
	@$(call quietly,swift build -c release $(ALONE) --product benchmarks)
	@$(RELEASE)/benchmarks $(ARGS)

lint: lint-files lint-lua

lint-files:
	swift format lint --strict --recursive $(SWIFT_SOURCES)
	@if [ -z "$(filter yaml,$(MISSING))" ]; then \
	  python3 Tools/check-workflows.py .github/workflows/*.yml; \
	else echo "Python's yaml is not installed; workflows are not checked" >&2; fi
	@Tools/changes.sh check
	@if command -v clang-format >/dev/null; then clang-format --dry-run --Werror $(C_SOURCES); \
	else echo "clang-format is not installed; C is not checked" >&2; fi

lint-lua: definitions
	@if [ ! -d scripts ]; then :; \
	elif command -v luacheck >/dev/null; then luacheck --quiet scripts Sources editors; \
	else echo "luacheck is not installed; Lua is not checked" >&2; fi

# What luacheck and editors know of scripts.
definitions: $(if $(wildcard $(DEBUG)),,tests)
	@$(DEBUG) meta .build/meta

format:
	swift format format --in-place --recursive $(SWIFT_SOURCES)
	clang-format -i $(C_SOURCES)

# Writes what the scripts really say into them. Fails when that changed anything: read the diff.
record: tests
	$(DEBUG) test --record scripts
	RECORD=1 $(TESTS) --filter RunnerFixtureTests

# Writes what rows stand for: those of delegates' methods and of members that programs override, then,
# by what the compiler says of the engine, those of descriptors.
surface: setup
	@$(call quietly,swift build $(QUICK) --product surface)
	@.build/debug/surface Sources
	@$(call quietly,swift build $(QUICK) --target SystemControllers)
	@$(MAKE) --no-print-directory symbols
	@.build/debug/surface Sources $(SYMBOLS)

# Writes the files that follow from the descriptors; a test fails when they do not.
generate: texts surface tests
	rm -rf docs/reference docs/man
	RECORD=1 $(TESTS) --filter GeneratedFaceTests || true
	$(MAKE) --no-print-directory symbols
	$(MAKE) --no-print-directory faces FACES=docs/api
	$(DEBUG) meta docs/reference --symbols $(SYMBOLS)
	$(DEBUG) meta docs/facts --facts .
	$(DEBUG) meta docs --books
	$(DEBUG) meta docs/man --manual

# The lists of the scripts and other texts in the program: tests fail when they aren't what the
# folders contain.
DEMOS := lessons recipes flows mistakes
TEXTS := $(addprefix Sources/, Prompt/Console/Lua Pictures/Films/Page Scripting/Lua/Glue \
  Scripting/Lua/Reference/Addon Testing/Specs/Lua Scripting/UIKitLua/Lua)
texts:
	@export LC_ALL=C; \
	list() { \
	  echo '// Written by `make texts`; do not edit.'; \
	  echo '// clang-format off'; \
	  echo '#pragma clang diagnostic ignored "-Wc23-extensions"'; \
	  for file; do \
	    echo "static const unsigned char $${name}_$$((++count))[] = {"; \
	    echo "#embed \"$$folder/$$file\""; \
	    echo '};'; \
	  done; \
	  echo "static const struct dd_$$name $${name}s[] = {"; \
	  count=0; \
	  for file; do row "$$file" $${name}_$$((++count)); done; \
	  echo '};'; \
	}; \
	row() { stem=$${1#*/}; echo "    {\"$${1%%/*}\", \"$${stem%.lua}\", $$2, sizeof $$2},"; }; \
	(cd scripts && name=demo folder=../../../scripts list $(DEMOS:%=%/*.lua)) >Sources/Teaching/CDemos/scripts.h; \
	row() { stem=$${1#Sources/*/}; echo "    {\"$$stem\", $$2, sizeof $$2},"; }; \
	(name=program_text folder=../../.. && list $$(printf '%s\n' $(TEXTS:%=%/*) | sort -t / -k 3)) >Sources/Model/CTexts/texts.h

# What the compiler says of the public face of DESCRIBED, as JSON in SYMBOLS.
SYMBOLS ?= .build/symbols
MODULES ?= .build/debug/Modules
# What the compiler needs to import the engine: its modules, and the map of the one in C.
IMPORTS = -I $(MODULES) -Xcc -fmodule-map-file=.build/debug/CRetaining.build/module.modulemap
DESCRIBED = HeadlessUIKit SystemControllers NavigationModel \
  $(if $(wildcard $(MODULES)/Inspection.swiftmodule),Inspection) $(OTHERS)
# Some import modules in C, whose maps SwiftPM writes.
MAPS = $(wildcard $(MODULES)/../*.build/module.modulemap Sources/*/*/include/module.modulemap)
symbols:
	@mkdir -p $(SYMBOLS)
	@for module in $(DESCRIBED); do \
	  swift symbolgraph-extract -module-name $$module -I $(MODULES) $(SDK) \
	    $(MAPS:%=-Xcc -fmodule-map-file=%) \
	    -target "$$(swift -print-target-info | sed -n '/"target"/,/"triple"/s/.*"triple": "\(.*\)".*/\1/p')" \
	    -minimum-access-level public -skip-synthesized-members -output-dir $(SYMBOLS) || exit; \
	done

# The names and signatures of all products, a line each, are in docs/api, so that a review sees when
# one changes: fails when they aren't those of the sources. `make generate` writes them.
PRODUCTS := HeadlessUIKit NavigationModel SystemControllers Inspection Exploring TestFilms UIKit \
  Combine OSLog SwiftUI WebKit
FACES ?= .build/faces
ifdef SDK
faces:
	@echo "docs/api: compared on Linux only, for which some products are"
else
faces: tests
	@rm -rf $(FACES) .build/product-symbols
	@$(MAKE) --no-print-directory symbols SYMBOLS=.build/product-symbols DESCRIBED='$(PRODUCTS)'
	@.build/debug/surface --faces .build/product-symbols $(FACES)
	@diff --recursive --unified=0 docs/api $(FACES) || { \
	  echo "the public face has changed: make generate writes docs/api" >&2; exit 1; }
endif

# The documentation of the Swift library as a DocC archive in .build/docs. Warnings are errors.
CATALOG := Sources/Engine/HeadlessUIKit/HeadlessUIKit.docc
docs: tests
	@$(MAKE) --no-print-directory symbols
	docc convert $(CATALOG) --additional-symbol-graph-dir $(SYMBOLS) \
	  --fallback-bundle-identifier drilldown.HeadlessUIKit --warnings-as-errors \
	  --output-dir .build/docs

# Every lesson, recipe, flow and mistake as a film, with an index: plain files for any server.
SITE := .build/site
site: command
	@rm -rf $(SITE)
	@$(COMMAND) meta $(SITE) --site
	@echo "$(SITE)/index.html: $$(find $(SITE) -type f | wc -l | tr -d " ") files, $$(du -sh $(SITE) | cut -f1)"

# All of these films on one page, as strips of small pictures, to be looked over in a minute.
contact-sheet: setup
	@$(call quietly,swift build $(QUICK) --product drilldown)
	@rm -rf .build/contact-sheet
	@Tools/contact-sheet.sh $(DEBUG) .build/contact-sheet

# Installs the command, its manual, completions for bash, zsh and fish, and the editor addon under
# PREFIX, in front of which DESTDIR is put. BINARY is a command that is already built.
PREFIX ?= /usr/local
install: $(if $(BINARY),,setup)
	@$(if $(BINARY),,$(call quietly,$(command));) \
	  PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Tools/install.sh install '$(or $(BINARY),$(COMMAND))'

# Removes what `make install` has put there, and nothing else.
uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Tools/install.sh uninstall

# The optimized command, in COMMAND.
command: setup
	@mkdir -p $(dir $(COMMAND))
	@$(call quietly,$(command))

# The command for all systems with the C library of an older Debian (Tools/sysroot.sh) or a newer one:
# compiled once, linked against that.
PORTABLE := .build/portable/drilldown
portable:
	@Tools/sysroot.sh $(CURDIR)/.build/sysroot
	@DRILLDOWN_SYSROOT=$(CURDIR)/.build/sysroot \
	  $(MAKE) --no-print-directory command COMMAND=$(PORTABLE)

# What is passed on, in .build/dist, for the machine it is made on: a tarball, a package for Debian, and
# with the sources, a formula for Homebrew, notes and checksums beside them. BINARY is as in `install`.
DIST := .build/dist
dist: $(if $(BINARY),,portable)
	@Tools/package/artifacts.sh tarball $(DIST) '$(or $(BINARY),$(PORTABLE))'

deb: $(if $(BINARY),,portable)
	@Tools/package/artifacts.sh package $(DIST) '$(or $(BINARY),$(PORTABLE))'
	@if command -v lintian >/dev/null; then \
	  lintian --allow-root --fail-on error $(DIST)/*.deb; \
	else echo "lintian is not installed; the package is not checked" >&2; fi

checksums:
	@Tools/package/artifacts.sh finish $(DIST)

# Installs and removes them in bare systems, the oldest and the newest; as root, with debootstrap.
SYSTEMS := bullseye trixie
dist-test:
	@Tools/package/try.sh $(DIST) $(SYSTEMS)

# Releases VERSION: docs/releasing.md.
release:
	@Tools/release.sh '$(VERSION)'

# All modules and tests, built once for everything else.
tests: setup
	@$(call quietly,swift build --build-tests $(QUICK))

clean:
	swift package clean

# Installs what is missing, and only that.
setup:
	@command -v swift >/dev/null || \
	  { echo "Swift 6.2 or newer is missing: https://www.swift.org/install" >&2; exit 1; }
	@pkg-config --exists $(PACKAGES) 2>/dev/null || { $(install); }
	@pkg-config --exists $(PACKAGES) || \
	  { echo "pkg-config still does not find $(PACKAGES)" >&2; exit 1; }

ifeq ($(shell uname -s),Darwin)
define install
  if ! command -v brew >/dev/null; then \
    echo "Install Homebrew (https://brew.sh), or Lua 5.4, readline and pkg-config" >&2; exit 1; \
  fi; \
  brew install lua@5.4 readline pkg-config
endef
else
define install
  if ! command -v apt-get >/dev/null; then \
    echo "Install the headers of Lua 5.4 and readline, and pkg-config" >&2; exit 1; \
  elif [ "$$(id -u)" = 0 ]; then root="env"; \
  elif command -v sudo >/dev/null; then root="sudo env"; \
  else \
    echo "As root: apt-get install liblua5.4-dev libreadline-dev pkg-config" >&2; exit 1; \
  fi; \
  $$root DEBIAN_FRONTEND=noninteractive apt-get update -qq && \
  $$root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    liblua5.4-dev libreadline-dev pkg-config
endef
endif

# Builds a product as it is passed on.
release = { $(pieces) swift build -c release $(STATIC) --product $(1); }

# The command without symbols, and written in one go, which loads faster; beside it what is in it.
command = { $(call release,drilldown) && \
  Tools/package/parts.sh $(LUA) $(READLINE) $(CXX_PARTS) >$(COMMAND).parts && \
  strip -o $(COMMAND) $(RELEASE)/drilldown; }

# Libraries that are to be had in one piece become part of the program. The linker takes them from
# here, Lua as an object: names of archives are hidden from the modules in C that scripts require.
ifdef STATIC
whole = $(wildcard $(shell clang $(2) -print-file-name=$(1)))
LUA = $(call whole,liblua5.4.a)
both = $(and $(call whole,$(1),$(3)),$(call whole,$(2),$(3)),$(call whole,$(1),$(3)) $(call whole,$(2),$(3)))
READLINE = $(call both,libreadline.a,libtinfo.a)
CXX_PARTS = $(call both,libstdc++.a,libgcc_eh.a,$(DRILLDOWN_SYSROOT:%=--sysroot=%))
pieces = mkdir -p $(PIECES) && \
  $(if $(CXX_PARTS),ln -sf $(word 1,$(CXX_PARTS)) $(PIECES)/ && \
    ln -sf $(word 2,$(CXX_PARTS)) $(PIECES)/libgcc_s.a &&) \
  echo '{ lua_*; luaL_*; luaopen_*; };' >$(PIECES)/lua.list && \
  $(if $(LUA),ld -r -o $(PIECES)/lua.o --whole-archive $(LUA) && $(call piece,lua5.4,) &&) \
  $(if $(ICU_DATA),echo 'const _Alignas(16) char dd_no_icu_data[64] = {0};' | \
    clang -x c -c -o $(PIECES)/icu.o - &&) \
  $(if $(DRILLDOWN_SYSROOT),echo '$(CXX_NEWER)' | clang -x c -c -o $(PIECES)/cxx.o - &&) \
  $(if $(READLINE),$(call piece,readline,$(READLINE)) &&) \
  PKG_CONFIG_PATH="$(PIECES):$$PKG_CONFIG_PATH"

# The toolchain's libraries call one function that the C++ library of the older Debian doesn't have, when
# a table would be larger than memory. They are built without exceptions, so that it ends the program
# there as well.
CXX_NEWER := void abort(void); void _ZSt28__throw_bad_array_new_lengthv(void) { abort(); }

# Foundation has 34 MB of ICU's data, for formatters, calendars and languages, which the command
# doesn't use: FoundationUseTests forbids them. The name of the data stands for a table without
# entries, so that the linker doesn't look for it in the archive.
ICU_DATA = $(shell nm $(wildcard $(RESOURCES)_static/linux/lib_FoundationICU.a) 2>/dev/null | \
  sed -n 's/.* R \(icudt[0-9]*_dat\)$$/\1/p')

# A library that stands for these files, or for nothing, as pkg-config knows it.
define piece
echo '$(if $(2),INPUT($(2)))' >$(PIECES)/lib$(1).so && \
printf 'Name: $(1)\nDescription: In one piece.\nVersion: 1\nCflags: %s\nLibs: -L%s -l%s\n' \
  "$$(pkg-config --cflags $(1))" $(PIECES) $(1) >$(PIECES)/$(1).pc
endef
endif

# Runs a build without its chatter; all of it is shown when it fails.
define quietly
mkdir -p .build && log=$$(mktemp .build/log.XXXXXX) && trap 'rm -f "$$log"' EXIT && \
if ! $(1) >"$$log" 2>&1; then cat "$$log" >&2; exit 1; fi
endef
