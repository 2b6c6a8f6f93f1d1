#!/usr/bin/env bash
# Prints the version, or writes another one: it stands in the command's configuration only.
#
#     Tools/version.sh [VERSION]
set -euo pipefail
cd "$(dirname "$0")/.."
file=repl/Drilldown.swift
if [ $# = 0 ]; then
  sed -n 's/^ *version: "\([0-9.]*\)",$/\1/p' $file
else
  sed -i "s/^\( *version: \)\"[0-9.]*\",\$/\1\"$1\",/" $file
  [ "$("$0")" = "$1" ]
fi
