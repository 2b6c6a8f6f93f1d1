#!/bin/sh
# Puts the command, its manual, completions and editor addon under PREFIX, or removes them.
#
#     PREFIX=/usr/local DESTDIR=/tmp/stage Tools/install.sh install .build/drilldown
#     PREFIX=/usr/local Tools/install.sh uninstall
#
# What it creates is listed in share/drilldown/installed, the folders included, so that uninstall
# leaves nothing behind and removes nothing else.
set -eu

case $PREFIX in /*) ;; *) PREFIX=$PWD/$PREFIX ;; esac
DESTDIR=${DESTDIR:-}
list=$DESTDIR$PREFIX/share/drilldown/installed
here=$(dirname "$0")

fail() {
  echo "error: $1" >&2
  exit 1
}

# The folder $1, and those around it that are missing.
make_folder() {
  [ -d "$DESTDIR$1" ] && return
  make_folder "$(dirname "$1")"
  mkdir "$DESTDIR$1"
  created="folder $1
$created"
}

# Copies the file $1 to $2 with the mode $3.
put() {
  make_folder "$(dirname "$2")"
  created="file $2
$created"
  cp "$1" "$DESTDIR$2"
  chmod "$3" "$DESTDIR$2"
}

# Removes what the list names, files before their folders; a folder that others use remains.
remove() {
  while read -r kind path; do
    case $kind in
      file) rm -f "$DESTDIR$path" ;;
      folder) rmdir "$DESTDIR$path" 2>/dev/null || : ;;
    esac
  done
}

uninstall() {
  [ -f "$list" ] || return 0
  listed=$(cat "$list")
  rm "$list"
  remove <<END
$listed
END
}

# The files, into the folder $1.
generate() {
  command=$1/drilldown
  cp "$binary" "$command"
  for shell in bash zsh fish; do
    "$command" --generate-completion-script "$shell" >"$1/$shell"
  done
  "$command" meta "$1/addon"
}

install() {
  binary=$1
  [ -x "$binary" ] || fail "$binary is not a program"
  built=$(mktemp -d)
  created=
  trap 'rm -rf "$built"' EXIT
  generate "$built"
  uninstall
  [ -z "$DESTDIR" ] || mkdir -p "$DESTDIR"
  # An installation that fails removes what it has created.
  trap 'rm -rf "$built"; remove <<END
$created
END' EXIT
  put "$built/drilldown" "$PREFIX/bin/drilldown" 755
  for page in "$here"/../docs/man/*.1; do
    put "$page" "$PREFIX/share/man/man1/$(basename "$page")" 644
  done
  put "$built/bash" "$PREFIX/share/bash-completion/completions/drilldown" 644
  put "$built/zsh" "$PREFIX/share/zsh/site-functions/_drilldown" 644
  put "$built/fish" "$PREFIX/share/fish/vendor_completions.d/drilldown.fish" 644
  for file in $(cd "$built/addon" && find . -type f); do
    put "$built/addon/$file" "$PREFIX/share/drilldown/addons/drilldown/${file#./}" 644
  done
  echo "$created" >"$list"
  trap 'rm -rf "$built"' EXIT
}

case ${1:-} in
  install) install "${2:?the built command}" ;;
  uninstall) uninstall ;;
  *) fail "install BINARY, or uninstall" ;;
esac
