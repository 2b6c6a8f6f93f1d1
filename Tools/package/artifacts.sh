#!/usr/bin/env bash
# Makes what a release passes on.
#
#     Tools/package/artifacts.sh tarball FOLDER BINARY    drilldown-VERSION-linux-MACHINE.tar.gz
#     Tools/package/artifacts.sh package FOLDER BINARY    drilldown_VERSION_ARCHITECTURE.deb
#     Tools/package/artifacts.sh finish FOLDER            the sources, the formula, notes and checksums
#
# BINARY is a command that is already built, for the machine that it was built on. The same command
# makes the same bytes: files have the time of the last commit. BINARY.parts, if it is there, says what
# it was linked with (parts.sh).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."

goal=$1
mkdir -p "$2"
folder=$(realpath "$2")
binary=${3:+$(realpath "$3")}
version=$(Tools/version.sh)
machine=$(uname -m)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022

fail() {
  echo "error: $1" >&2
  exit 1
}

# The C library that the command needs: Debian 11's, which is the oldest that it is tried with, or what
# it asks for if that is newer.
libc() {
  { echo 2.31 && objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//'; } |
    sort -uV | tail -1
}

# What else is in the command, as it was noted beside it when it was linked.
parts() {
  if [ -f "$binary.parts" ]; then
    echo "drilldown $version contains, besides its own code:"
    echo
    cat "$binary.parts"
  else
    echo "What drilldown $version contains besides its own code was not noted when it was linked."
  fi
  echo
  echo "It needs the GNU C library $(libc) or newer, and nothing else."
  echo
  echo "The sources of Drilldown $version are drilldown-$version-source.tar.gz, published beside the"
  echo "command; those of Debian's packages are at https://snapshot.debian.org under these versions."
}

# Puts a folder into a tarball that is the same each time.
pack() {
  find "$work/$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner "$1" |
    gzip --no-name --best >"$2"
}

tarball() {
  local name=drilldown-$version-linux-$machine
  local top=$work/$name
  "$here/../install.sh" stage "$binary" "$top"
  parts >"$top/share/doc/drilldown/parts"
  cp /usr/share/common-licenses/GPL-3 "$top/share/doc/drilldown/GPL-3"
  cp "$here/../install.sh" "$here/../../LICENSE" "$top/"
  sed "s/@VERSION@/$version/g; s/@LIBC@/$(libc)/g" "$here/README" >"$top/README"
  pack "$name" "$folder/$name.tar.gz"
  echo "$folder/$name.tar.gz"
}

# The notes of this version as Debian has them.
debian_changelog() {
  echo "drilldown ($version) unstable; urgency=medium"
  echo
  Tools/changes.sh notes "$version" | sed -n 's/^- /* /p' | fold -sw 74 | sed 's/^[^*]/  &/; s/^/  /; s/ *$//'
  echo
  git log -1 --format=' -- %an <%ae>  %aD'
}

package() {
  local architecture top share
  architecture=$(dpkg --print-architecture)
  top=$work/deb
  "$here/../install.sh" stage "$binary" "$top/usr"
  share=$top/usr/share
  parts >"$share/doc/drilldown/parts"
  gzip --no-name --best "$share"/man/man1/*.1
  # Debian's zsh looks for what packages bring in a folder of its own.
  mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
  debian_changelog | gzip --no-name --best >"$share/doc/drilldown/changelog.gz"
  mkdir -p "$share/lintian/overrides" "$top/DEBIAN"
  cp "$here/lintian-overrides" "$share/lintian/overrides/drilldown"
  cat >"$top/DEBIAN/control" <<END
Package: drilldown
Version: $version
Architecture: $architecture
Maintainer: $(git log -1 --format='%an <%ae>')
Installed-Size: $(du --summarize --apparent-size --block-size=1024 "$top/usr" | cut -f1)
Depends: libc6 (>= $(libc))
Section: devel
Priority: optional
Description: UIKit navigation without the phone
 View-controller containment, navigation stacks, bars and modal presentation as
 a headless engine with UIKit's names, callbacks and messages. A Lua prompt and
 a test runner drive it; time is virtual, so every run is the same.
END
  find "$top/usr" -type f -printf '%P\0' | sort -z |
    (cd "$top/usr" && xargs -0 md5sum | sed 's|  |  usr/|') >"$top/DEBIAN/md5sums"
  find "$top" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group --build -Zxz "$top" "$folder/drilldown_${version}_$architecture.deb" >/dev/null
  echo "$folder/drilldown_${version}_$architecture.deb"
}

# Where a release can be downloaded: the project's place on GitHub, or this folder.
place() {
  local remote
  remote=$(git remote get-url origin 2>/dev/null || :)
  if [[ $remote =~ github\.com[:/]([^/]+/[^/]+)$ ]]; then
    echo "https://github.com/${BASH_REMATCH[1]%.git}"
  fi
}

finish() {
  local source=drilldown-$version-source.tar.gz home url
  git archive --format=tar --prefix="drilldown-$version/" HEAD | gzip --no-name --best >"$folder/$source"
  home=$(place)
  url=${home:+$home/releases/download/v$version/$source}
  sed "s|@HOME@|${home:-file://$PWD}|; s|@URL@|${url:-file://$folder/$source}|
    s|@SHA256@|$(sha256sum "$folder/$source" | cut -d' ' -f1)|" "$here/drilldown.rb" >"$folder/drilldown.rb"
  Tools/changes.sh notes "$version" >"$folder/notes.md"
  (cd "$folder" && sha256sum -- *.tar.gz *.deb drilldown.rb >SHA256SUMS)
  cat "$folder/SHA256SUMS"
}

[ "${GITHUB_REF_TYPE:-}" != tag ] || [ "$GITHUB_REF_NAME" = "v$version" ] ||
  fail "the tag is $GITHUB_REF_NAME, and the version of the sources $version"
case $goal in
  tarball | package)
    said=$("$binary" --version)
    [ "$said" = "$version" ] || fail "$binary is version $said, and the sources are $version"
    $goal
    ;;
  finish) finish ;;
  *) fail "tarball, package or finish" ;;
esac
