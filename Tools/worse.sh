#!/usr/bin/env bash
# Compares what `make bench` has printed of two versions, and fails when a figure of the second one is
# worse by more than a quarter, or when the second run didn't reach its end. Runs of the same version
# differ by a tenth.
#
#     Tools/worse.sh FORMER NEW
set -euo pipefail

# A line is a name in 48 columns, then the figure; lines without one were skipped.
awk -v tolerance=1.25 '
  { name = substr($0, 1, 48); figure = substr($0, 49) + 0 }
  is_former { if (figure) former[name] = figure; next }
  /^All [0-9]+ rows/ { is_complete = 1 }
  name in former { compared++ }
  name in former && figure > former[name] * tolerance {
    printf "%s%.2f instead of %.2f\n", name, figure, former[name]
    worse++
  }
  END {
    if (!is_complete) print "the new benchmarks ended early"
    if (!compared) print "no figure is in both"
    exit worse > 0 || !is_complete || !compared
  }
' is_former=1 "$1" is_former= "$2"
