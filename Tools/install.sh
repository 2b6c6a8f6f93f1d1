#!/bin/sh
# Puts the command, its manual, completions and editor addon under PREFIX, or removes them.
#
#     PREFIX=/usr/local DESTDIR=/tmp/stage Tools/install.sh install .build/drilldown
#     PREFIX=/usr/local Tools/install.sh uninstall
#     Tools/install.sh stage .build/drilldown FOLDER      the same files in a folder of their own
#
# A tarball of a release is such a folder, and this script is in it: `./install.sh install` puts the
# folder's files under PREFIX.
#
# What it creates is listed in share/drilldown/installed, the folders included, so that uninstall
# leaves nothing behind and removes nothing else.
set -eu

PREFIX=${PREFIX:-/usr/local}
case $PREFIX in /*) ;; *) PREFIX=$PWD/$PREFIX ;; esac
DESTDIR=${DESTDIR:-}
list=$DESTDIR$PREFIX/share/drilldown/installed
here=$(cd "$(dirname "$0")" && pwd)

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

# Copies the file $1 to $2; all may read it, and run it if it is a program.
put() {
  make_folder "$(dirname "$2")"
  created="file $2
$created"
  cp "$1" "$DESTDIR$2"
  if [ -x "$1" ]; then chmod 755 "$DESTDIR$2"; else chmod 644 "$DESTDIR$2"; fi
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

# The files that belong to the program $1, and it itself, in the folder $2.
stage() {
  [ -f "$1" ] && [ -x "$1" ] || fail "$1 is not a program"
  share=$2/share
  mkdir -p "$2/bin" "$share/man/man1" "$share/bash-completion/completions" \
    "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/doc/drilldown"
  command=$2/bin/drilldown
  cp "$1" "$command"
  chmod 755 "$command"
  "$command" meta "$share/man/man1" --manual
  "$command" meta "$share/drilldown/addons/drilldown"
  # It is sourced: no line that names a program to run it.
  "$command" --generate-completion-script bash | sed '1{/^#!/d;}' \
    >"$share/bash-completion/completions/drilldown"
  "$command" --generate-completion-script zsh >"$share/zsh/site-functions/_drilldown"
  "$command" --generate-completion-script fish >"$share/fish/vendor_completions.d/drilldown.fish"
  cp "$here/package/copyright" "$share/doc/drilldown/copyright"
}

# The files of the folder $1, or those of the program $1.
install() {
  built=$(mktemp -d)
  created=
  trap 'rm -rf "$built"' EXIT
  if [ -d "$1" ]; then
    staged=$1
  else
    staged=$built
    stage "$1" "$staged"
  fi
  uninstall
  [ -z "$DESTDIR" ] || mkdir -p "$DESTDIR"
  # An installation that fails removes what it has created.
  trap 'rm -rf "$built"; remove <<END
$created
END' EXIT
  files=$(cd "$staged" && find bin share -type f)
  while read -r file; do put "$staged/$file" "$PREFIX/$file"; done <<END
$files
END
  echo "$created" >"$list"
  trap 'rm -rf "$built"' EXIT
}

case ${1:-} in
  install)
    [ $# -gt 1 ] || [ -d "$here/bin" ] || fail "install needs the built command"
    install "${2:-$here}"
    ;;
  uninstall) uninstall ;;
  stage) stage "${2:?the built command}" "${3:?the folder}" ;;
  *) fail "install [BINARY], uninstall, or stage BINARY FOLDER" ;;
esac
