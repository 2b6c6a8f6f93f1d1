#!/usr/bin/env bash
# Puts the C library of an older Debian, with what a linker needs beside it, into a folder, so that a
# program linked against it runs wherever that C library or a newer one is.
#
#     Tools/sysroot.sh .build/sysroot
#
# The packages are downloaded and checked by apt with Debian's keys; nothing is installed, and the
# folder is replaced only when all of it is there. A folder of these packages is left as it is.
set -euo pipefail

release=bullseye # glibc 2.31, of February 2020
packages='libc6 libc6-dev libcrypt-dev linux-libc-dev libgcc-10-dev libgcc-s1 libstdc++-10-dev'
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
keys=/usr/share/keyrings/debian-archive-keyring.gpg

folder=$1
wanted="$release $packages"
[ "$(cat "$folder/packages" 2>/dev/null)" != "$wanted" ] || [ ! -f "$folder/archives" ] || exit 0
[ -f $keys ] || {
  echo "error: no $keys; the package debian-archive-keyring has it" >&2
  exit 1
}

mkdir -p "$(dirname "$folder")"
work=$(realpath "$(mktemp -d "$folder.XXXXXX")")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,archives/partial,root}
echo "deb [signed-by=$keys] $mirror $release main" >"$work/sources"
cat >"$work/apt.conf" <<END
Dir::Etc::sourcelist "$work/sources";
Dir::Etc::sourceparts "/dev/null";
Dir::State::Lists "$work/lists";
Dir::State::Status "/dev/null";
Dir::Cache "$work";
APT::Sandbox::User "root";
Acquire::Languages "none";
END
export APT_CONFIG=$work/apt.conf
apt-get update -qq
(cd "$work/archives" && apt-get download -qq $packages)
# Beside the files a list of the archives, with the sources and versions of their packages.
for package in "$work"/archives/*.deb; do
  dpkg-deb --extract "$package" "$work/root"
  source=$(dpkg-deb --show --showformat='${source:Package} ${source:Version}' "$package")
  dpkg-deb --contents "$package" | sed -n "s|.* \./\(.*\.a\)\$|\1 $source|p"
done >"$work/root/archives"
# Links to absolute places would lead out of the folder.
find "$work/root" -type l -lname '/*' | while read -r link; do
  ln -sfr "$work/root$(readlink "$link")" "$link"
done
echo "$wanted" >"$work/root/packages"
rm -rf "$folder"
mv "$work/root" "$folder"
