#!/usr/bin/env bash
# The changes since the last release, a file of changes/ each, and the changelog that is made of them.
#
#     Tools/changes.sh check                       refuses files that can't become a line of it
#     Tools/changes.sh assemble VERSION DATE       moves them into the section of that version
#     Tools/changes.sh notes VERSION               prints that section
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
shopt -s nullglob

groups='added changed deprecated removed fixed'
longest_text=400
longest_section=40

fail() {
  echo "error: $1" >&2
  exit 1
}

fragments() {
  local file
  for file in changes/*; do
    [ "$file" = changes/README.md ] || echo "$file"
  done
}

# The text of a fragment in one line.
text() { tr -s '\n' ' ' <"$1" | sed 's/^ //; s/ $//'; }

# What is wrong with a fragment, a line each.
faults() {
  local file=$1 name=${1#changes/} line
  line=$(text "$file")
  [[ $name =~ ^[a-z0-9-]+\.(${groups// /|})\.md$ ]] ||
    echo "its name isn't WORDS.GROUP.md, with a group of: $groups"
  [ -n "$line" ] || { echo "it is empty" && return; }
  [ "${#line}" -le $longest_text ] ||
    echo "it has ${#line} letters; at most $longest_text are a line that is read"
  [[ $line =~ ^[[:upper:]\`] ]] || echo "it doesn't begin with a capital letter or with code"
  [[ $line =~ [.!?]$ ]] || echo "it doesn't end with a full stop"
  # In the text itself: blank lines, headings and lists would be several changes.
  if sed '$!b; /^$/d' "$file" | grep -qE '^$|^#|^ *[-*] '; then
    echo "it isn't one paragraph without headings and lists"
  fi
  if grep -qoE '\b(Sources|Tests|Tools|repl)/|\b[0-9a-f]{8,40}\b|\b[Rr]efactor' <<<"$line"; then
    echo "it names a file, a commit or a tool of the sources, which users don't know"
  fi
}

check() {
  local file fault failed=
  for file in $(fragments); do
    while read -r fault; do
      echo "$file: $fault (changes/README.md)" >&2
      failed=1
    done < <(faults "$file")
  done
  [ -z "$failed" ]
}

section() { awk -v version="$1" '/^## /{ inside = $2 == version } inside' CHANGELOG.md; }

# The lines of all fragments, under the names of their groups.
lines() {
  local group file
  for group in $groups; do
    for file in changes/*."$group".md; do echo "- $(text "$file")"; done |
      sed "1i\\
\\
### ${group^}"
  done
}

assemble() {
  local version=$1 date=$2 old new length
  check
  old=$(section "$version" | sed 1d)
  [ -n "$old$(fragments)" ] || fail "changes/ has no change that $version could announce"
  new=$(printf '## %s - %s\n%s\n\n%s\n' "$version" "$date" "$old" "$(lines)" | cat -s)
  length=$(wc -l <<<"$new")
  [ "$length" -le $longest_section ] || fail \
    "the section $version would have $length lines, at most $longest_section are read; shorten it, and move detail to docs/history.md"
  new=$new awk -v version="$version" '
    /^## / { if (!written++) print ENVIRON["new"] "\n"; inside = $2 == version }
    !inside
    END { if (!written) print "\n" ENVIRON["new"] }
  ' CHANGELOG.md | cat -s | sed -e :end -e '/^\n*$/{$d; N; b end' -e '}' >CHANGELOG.md.new
  mv CHANGELOG.md.new CHANGELOG.md
  fragments | xargs -r rm
}

notes() {
  local text
  text=$(section "$1" | sed '1d; /./,$!d')
  [ -n "$text" ] || fail "CHANGELOG.md has no section $1"
  echo "$text"
}

case ${1:-} in
  check) check ;;
  assemble) assemble "${2:?the version}" "${3:?the date}" ;;
  notes) notes "${2:?the version}" ;;
  *) fail "check, assemble VERSION DATE, or notes VERSION" ;;
esac
