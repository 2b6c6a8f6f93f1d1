#!/usr/bin/env bash
# Releases a version: the gate, the benchmarks against the last release, the changelog, artifacts that
# are tried in bare Debians, a commit and a tag, which are pushed last. It works in a clone of its own
# (.build/releasing), so that what is released is what is committed, and a release that fails has changed
# nothing.
#
#     Tools/release.sh VERSION
#
# REMOTE is where it is pushed, `origin`; BRANCH is `main`. REHEARSAL=1 goes through all of it with a
# bare copy of this repository as the remote, without the gate and the benchmarks, and with the command
# BINARY if one is given; what it makes is not for publication.
set -euo pipefail
cd "$(dirname "$0")/.."

version=${1:-}
branch=${BRANCH:-main}
rehearsal=${REHEARSAL:-}
place=$PWD/.build/releasing
clone=$place/checkout
export ROOTS=$PWD/.build/roots
binary=${BINARY:+$(realpath "$BINARY")}

fail() {
  echo "error: $1" >&2
  exit 1
}

step() { printf '\n== %s\n' "$*"; }

warn_of_rehearsal() {
  echo "************************************************************************"
  echo "* REHEARSAL: the gate and the benchmarks are left out. Nothing leaves   *"
  echo "* this machine, and nothing of this may be published.                   *"
  echo "************************************************************************"
}

# The order of versions is that of their numbers.
is_newer() { [ "$1" != "$2" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | tail -1)" = "$1" ]; }

# The newest release that this one follows.
last_release() {
  git -C "$clone" tag --merged HEAD --sort=-version:refname | grep -m 1 -xE 'v[0-9]+(\.[0-9]+){2}' || :
}

prepare() {
  local tool key value current number='(0|[1-9][0-9]*)'
  [[ $version =~ ^$number\.$number\.$number$ ]] ||
    fail "VERSION is three numbers, as in make release VERSION=0.2.0; it is '$version'"
  [ "$(id -u)" = 0 ] || fail "a release is made as root: bare systems are made to try it"
  for tool in debootstrap dpkg-deb lintian; do
    command -v $tool >/dev/null || fail "a release needs $tool, which isn't installed"
  done
  git var GIT_COMMITTER_IDENT >/dev/null || fail "git doesn't know whose commit it will be"
  [ -z "$(git status --porcelain)" ] || fail "there are changes that aren't committed: git status"
  rm -rf "$place"
  mkdir -p "$place"
  if [ -n "$rehearsal" ]; then
    git clone --quiet --bare . "$place/remote.git"
    remote=$place/remote.git
  else
    [ -z "$binary" ] || fail "a release builds its command itself; BINARY is for a rehearsal"
    remote=$(git remote get-url "${REMOTE:-origin}" 2>/dev/null || echo "${REMOTE:-}")
    [ -n "$remote" ] || fail "there is no remote 'origin'; REMOTE=… names one"
    git ls-remote --exit-code --heads "$remote" "$branch" >/dev/null ||
      fail "$remote has no branch $branch"
  fi
  git clone --quiet --branch "$branch" "$remote" "$clone"
  [ "$(git rev-parse HEAD)" = "$(git -C "$clone" rev-parse HEAD)" ] ||
    fail "$branch of $remote isn't what is checked out here: pull or push first"
  for key in user.name user.email; do
    value=$(git config "$key") && git -C "$clone" config "$key" "$value"
  done
  ! git ls-remote --exit-code --tags "$remote" "refs/tags/v$version" >/dev/null ||
    fail "there is a tag v$version already"
  last=$(last_release)
  current=$(Tools/version.sh)
  ! is_newer "$current" "$version" || fail "$version isn't newer than $current, the version of the sources"
  [ -z "$last" ] || is_newer "$version" "${last#v}" || fail "$version isn't newer than ${last#v}"
}

# The version, the changelog, and the manual pages, in whose heads the version is.
write() {
  Tools/version.sh "$version"
  Tools/changes.sh assemble "$version" "$(date -u +%F)"
  sed -i "2s/\"drilldown [0-9.]*\"/\"drilldown $version\"/" docs/man/*.1
  git add --all
  git commit --quiet --allow-empty --message "Release $version"
}

# Both releases on this machine, one after the other. Limits that are missed are printed; what stops a
# release is a figure that is worse than before.
benchmarks() {
  make bench >"$place/new.txt" || :
  cat "$place/new.txt"
  if [ -n "$last" ]; then
    git worktree add --quiet "$place/last" "$last"
    make -C "$place/last" bench >"$place/last.txt" || :
  else
    echo "This is the first release; its figures have nothing to be compared with."
    cp "$place/new.txt" "$place/last.txt"
  fi
  Tools/worse.sh "$place/last.txt" "$place/new.txt" || fail "the benchmarks stop the release"
}

publish() {
  git tag --annotate "v$version" --cleanup=verbatim --message "Drilldown $version

$(Tools/changes.sh notes "$version")"
  git push --quiet --atomic origin "HEAD:$branch" "v$version" ||
    fail "$remote took neither the commit nor the tag; if $branch has moved on, pull and begin again"
}

# The words of this make aren't those of the makes below.
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES MFLAGS BINARY VERSION ARGS

if [ -n "$rehearsal" ]; then warn_of_rehearsal; fi
step "Prepare $version"
prepare
cd "$clone"
step "Changelog"
write
Tools/changes.sh notes "$version"
if [ -z "$rehearsal" ]; then
  step "Gate"
  CI=true make check
  [ -z "$(git status --porcelain)" ] || fail "the gate has changed files: $(git status --porcelain)"
  step "Benchmarks"
  benchmarks
fi
step "Artifacts"
make dist deb ${binary:+BINARY="$binary"}
make checksums
step "Try them"
make dist-test
step "Tag and push"
publish
echo "v$version is on $remote, its artifacts in $clone/.build/dist."
if [ -n "$rehearsal" ]; then warn_of_rehearsal; fi
