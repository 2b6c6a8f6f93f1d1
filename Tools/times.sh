#!/usr/bin/env bash
# Builds everything from nothing in a folder of its own, and prints how long the command and the
# tests took, each module with its seconds of processor time, and the groups of the last `make test`.
#
#     Tools/times.sh OPTIONS...    the options of `swift build` that make uses
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d .build-times.XXXXXX)
trap 'rm -rf "$folder"' EXIT
statistics=$folder/statistics
mkdir "$statistics"

# Builds what the words say, and prints the seconds it took.
build() {
  local what=$1 start=$SECONDS
  shift
  if ! swift build --scratch-path "$folder" -Xswiftc -stats-output-dir \
    -Xswiftc "$PWD/$statistics" "$@" >"$folder/log" 2>&1; then
    cat "$folder/log" >&2
    exit 1
  fi
  printf '%5d s  %s\n' $((SECONDS - start)) "$what"
}
build 'the command' --product drilldown "$@"
build 'then the tests' --build-tests "$@"

echo "Processor time of modules, in seconds:"
# A line is "time.swift-frontend.MODULE-all-….user": SECONDS, and the same with sys.
sed -nE 's/.*"time\.swift-frontend\.([A-Za-z0-9_-]*)-[a-z]+-[a-z0-9_]+_unknown[^"]*\.(user|sys)": ([-+0-9.e]+).*/\1 \3/p' \
  "$statistics"/*.json |
  awk '{ seconds[$1] += $2 } END { for (name in seconds) printf "%7.1f  %s\n", seconds[name], name }' |
  sort -rn

if [ -d .build/tests ]; then
  echo "Groups of the last \`make test\`:"
  sed -nE 's/^(.*): ([0-9]+) s, exit code.*/\2 \1/p' .build/tests/*.end | sort -rn |
    awk '{ printf "%5d s  %s\n", $1, $2 }'
fi
