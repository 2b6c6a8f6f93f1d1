#!/usr/bin/env bash
# Prints what is in a command besides its own code: Debian's packages, of which the archives are that
# it was linked with, and what comes with the toolchain. `make command` keeps it beside the command.
#
#     Tools/package/parts.sh ARCHIVE...
#
# Archives in the folder DRILLDOWN_SYSROOT are those of the packages that Tools/sysroot.sh has put there.
set -euo pipefail

sysroot=${DRILLDOWN_SYSROOT:+$(realpath "$DRILLDOWN_SYSROOT")}

# The source and the version of the package that an archive is in.
package_of() {
  local owner
  if [ -n "$sysroot" ] && [[ $1 == "$sysroot"/* ]]; then
    awk -v name="${1#"$sysroot"/}" '$1 == name { print $2, $3 }' "$sysroot/archives"
  else
    owner=$(dpkg-query --search "$1" 2>/dev/null) &&
      dpkg-query --show --showformat='${source:Package} ${source:Version}\n' "${owner%%: *}"
  fi
}

for archive; do
  archive=$(realpath "$archive")
  package=$(package_of "$archive" || :)
  if [ -n "$package" ]; then echo "  $package (Debian)"; else echo "  $archive"; fi
done | sort -u
echo "  $(swift --version 2>/dev/null | grep -o 'swift-[^)]*' | head -1): standard library, Foundation with ICU, dispatch"
echo "  swift-argument-parser"
