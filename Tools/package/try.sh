#!/usr/bin/env bash
# Tries artifacts as those who install them do, in a bare Debian: each is unpacked, run, installed and
# removed, and nothing may be left of it.
#
#     Tools/package/try.sh FOLDER RELEASE...      FOLDER as artifacts.sh fills it; as root
#
# The roots of the releases are made by debootstrap in ROOTS, .build/roots, and used again.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(realpath "$1")
shift
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
roots=${ROOTS:-$PWD/.build/roots}

fail() {
  echo "error: $1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail "debootstrap and chroot need root"
command -v debootstrap >/dev/null || fail "debootstrap is not installed"

# The seconds that a command takes, which may be at most $1.
within() {
  local most=$1 what=$2 start seconds
  shift 2
  start=$EPOCHREALTIME
  "$@" || fail "$release: $what failed"
  seconds=$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f", b - a }')
  echo "$release: $what: $seconds s"
  awk -v s="$seconds" -v m="$most" 'BEGIN { exit s > m }' ||
    fail "$release: $what may take $most s"
}

# Runs a command in the root. Programs in Swift read their arguments in /proc, and terminals are in
# /dev; both are there for as long as the command runs.
inside() {
  unshare --mount bash -c 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
    exec chroot "$0" "$@"' "$root" \
    /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/sbin TERM=xterm LANG=C.UTF-8 "$@"
}

# Runs a command whose output is of interest when it fails.
quietly() { "$@" >"$work/log" 2>&1 || fail "$release: $*"$'\n'"$(cat "$work/log")"; }

# All files of the root but those of the system that runs it, and of dpkg's and apt's own.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp \
    -o -path ./var/log -o -path ./var/lib/dpkg -o -path ./var/lib/apt \
    -o -path ./var/cache \) -prune -o -print | sort)
}

unchanged() {
  files | diff "$work/before" - >"$work/difference" ||
    fail "$release: $1 left something behind:"$'\n'"$(cat "$work/difference")"
}

# Types at the prompt, in a terminal, which has the prompt of the tour then.
first_prompt() {
  local answer
  answer=$(printf ':tour\r:quit\r' | inside script -qec "$1 --private" /dev/null)
  [[ $answer == *"tour 1 of "*"tour 1> "* ]] || fail "$release: :tour answered: $answer"
}

from_tarball() { inside tar --extract --file "/tmp/$tarball" --directory /tmp && first_prompt "$unpacked/bin/drilldown"; }

use() {
  [ "$(inside "$1" --version)" = "$version" ] || fail "$release: $1 isn't $version"
  inside "$1" demo momentary >"$work/demo"
  grep -q '^── pushing-momentary-views' "$work/demo" || fail "$release: a demo isn't played"
  inside "$1" --max-memory 64M -e 'local t = {} for i = 1, 1e9 do t[i] = ("x"):rep(1000) end' \
    >"$work/memory" 2>&1 && fail "$release: the memory isn't limited"
  grep -q 'not enough memory' "$work/memory" || fail "$release: $(cat "$work/memory")"
}

for release; do
  root=$roots/$release
  if [ ! -e "$root/complete" ]; then
    rm -rf "$root"
    mkdir -p "$roots"
    debootstrap --variant=minbase "$release" "$root" "$mirror" >"$roots/$release.log" 2>&1 ||
      fail "$release: no root; $roots/$release.log says why"
    touch "$root/complete"
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  rm -rf "${root:?}"/tmp/*
  cp "$folder"/*.tar.gz "$folder"/*.deb "$root/tmp/"
  tarball=$(cd "$folder" && ls drilldown-*-linux-*.tar.gz)
  package=$(cd "$folder" && ls drilldown_*.deb)
  unpacked=/tmp/${tarball%.tar.gz}
  version=${tarball#drilldown-} version=${version%-linux-*}
  echo "$release: $(inside ldd --version | head -1)"
  files >"$work/before"

  within 10 "from the tarball to the tour" from_tarball
  use "$unpacked/bin/drilldown"
  unchanged "the unpacked tarball"
  within 30 "installing the tarball" inside "$unpacked/install.sh" install
  use /usr/local/bin/drilldown
  inside env PREFIX=/usr/local "$unpacked/install.sh" uninstall
  unchanged "the installed tarball"

  within 30 "installing the package" quietly inside apt install --yes "/tmp/$package"
  use /usr/bin/drilldown
  first_prompt /usr/bin/drilldown
  [ -z "$(inside dpkg --verify drilldown)" ] || fail "$release: files of the package differ"
  quietly inside apt purge --yes drilldown
  unchanged "the package"
  echo "$release: all of it works and is removed without a trace"
  rm -rf "$work"
done
