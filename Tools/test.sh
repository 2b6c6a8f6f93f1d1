#!/usr/bin/env bash
# Runs all tests in groups, each in a process of its own, twice as many at a time as there are
# processors, because tests of commands and prompts wait half of their time; and prints the tests that
# took longest.
#
#     Tools/test.sh COMMAND...    the words that start the program of tests; its options follow them
#
# In one process the tests of the main actor would wait for each other. In a group one test runs at a
# time, so that its time is its own. What failed is printed when a group has ended; the rest is in
# .build/tests. A group that has passed isn't run again until a file of the checkout or a program
# that the tests start has changed; without .build/tests every group is run.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

# The name of a group and which tests are in it, or, after `make`, a goal of the Makefile. Those that
# take longest come first.
groups='
console          ^ConsoleTests\.
commands-r       ^CommandTests\.R
films            ^FilmsTests\.
commands-a-to-f  ^CommandTests\.[A-F]
packages         make uikit-tests
commands-g-to-q  ^CommandTests\.[G-Q]
scripting        ^(UIKitLuaTests|LuaTests)\.
commands-s-to-z  ^CommandTests\.[S-Z]
walks            ^HeadlessUIKitTests\.RandomWalkTests
model            ^(NavigationModelTests|StoredValuesTests|RunnerTests)\.
pictures         ^(FilmTextsTests|DrawingsTests|InspectionTests)\.
engine           ^HeadlessUIKitTests\.(?!RandomWalkTests)
others           ^(?!(Command|UIKitLua|Lua|Films|Console|HeadlessUIKit|NavigationModel|StoredValues|Runner|FilmTexts|Drawings|Inspection)Tests\.)
'
logs=.build/tests
mkdir -p "$logs" || exit

# What the tests depend on: the files of the checkout, what was built of them, and the tools.
# Nothing, where the files aren't known.
state() {
  local programs
  git ls-files --cached --others --exclude-standard -z >"$logs/files" 2>"$logs/git" || return 0
  programs=$(find -L .build/debug -maxdepth 1 -type f -perm -u+x)
  {
    xargs -0 sha256sum -- <"$logs/files" 2>&1
    sha256sum -- $programs
    printenv PATH TESTS WALKS
    swift --version 2>&1
  } | sha256sum
}
state=$(state)

# Whether a group has passed with everything as it is now.
has_passed() {
  [ -n "$state" ] && [ -f "$logs/$1.passed" ] && [ "$state" = "$(cat "$logs/$1.passed")" ]
}

# Runs a group, whose words follow, unless it has passed.
run() {
  if has_passed "$1"; then
    cat "$logs/$1.end"
    echo "$1: not run again, since nothing has changed"
    return
  fi
  rm -f "$logs/$1".*
  local log=$logs/$1.log start=$SECONDS status name=$1
  shift
  "$@" </dev/null >"$log" 2>&1
  status=$?
  {
    # Swift Testing marks a failure with ✘, and its values and comments with ↳.
    grep -aE '^(✘|↳|FAIL )' "$log" | grep -avE '^↳ (Testing Library|Target Platform)' |
      cut -c1-2000
    if [ "$status" != 0 ] && ! grep -aq '^✘' "$log"; then tail -n 60 "$log"; fi
    grep -aE 'Test run with|^[0-9]+ passed, [0-9]+ failed' "$log"
    echo "$name: $((SECONDS - start)) s, exit code $status"
  } >"$logs/$name.end"
  cat "$logs/$name.end"
  [ "$status" != 0 ] || echo "$state" >"$logs/$name.passed"
  return "$status"
}

at_once=$((2 * $(getconf _NPROCESSORS_ONLN)))
names=()
while read -r name words; do
  [ -n "$name" ] || continue
  names+=("$name")
  while [ "$(jobs -rp | wc -l)" -ge "$at_once" ]; do wait -n; done
  case $words in
  'make '*) run "$name" make --no-print-directory ${words#make } & ;;
  *) run "$name" "$@" --no-parallel --filter "$words" --xunit-output "$logs/$name.xml" & ;;
  esac
done <<<"$groups"
wait

result=0
for name in "${names[@]}"; do
  if ! grep -q 'exit code 0$' "$logs/$name.end"; then
    echo "failed: $name" >&2
    result=1
  elif ! grep -q 'Test run with [1-9]' "$logs/$name.end"; then
    echo "no test is in the group $name" >&2
    result=1
  fi
done
echo "The tests that took longest, in seconds:"
sed -nE 's/.*<testcase classname="([^"]*)" name="([^"]*)" time="([0-9.]*)".*/\3 \1.\2/p' "$logs"/*.xml |
  sort -rn | head -n 20 | awk '{ printf "%7.2f  %s\n", $1, substr($0, index($0, " ") + 1) }'
exit "$result"
