#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# C11: packs a built tree as a .deb, unpacks it elsewhere, and starts the programs in it.
# Usage: install_test.sh CPACK BUILD_DIR
set -euo pipefail
cpack=$1 build=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export QT_QPA_PLATFORM=offscreen HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_CACHE_HOME=$scratch/cache

expect() { # "what" command...: the command must succeed
    echo "$1"
    shift
    "$@" >"$scratch/out" 2>&1 || { cat "$scratch/out"; exit 1; }
}

expect "C11 a .deb is made of the built tree" \
    "$cpack" --config "$build/CPackConfig.cmake" -B "$scratch/work" -D CPACK_OUTPUT_FILE_PREFIX="$scratch/deb"
expect "C11 the .deb can be unpacked anywhere" dpkg-deb -x "$scratch"/deb/orrery_*.deb "$scratch/unpacked"
expect "C11 the .deb names the libraries that it needs" \
    grep -q libstdc++6 <(dpkg-deb -f "$scratch"/deb/orrery_*.deb Depends)
cd "$scratch/unpacked/usr" # from here on, files are found relative to the program
demo=share/orrery/demo

expect "C11 the installed demo project has a manifest" test -f "$demo/orrery.xml"
expect "C11 the installed orrery-cli finds nothing wrong with the demo project" bin/orrery-cli check "$demo"
if [ -x bin/orrery ]; then
    expect "C11 the installed orrery starts and draws the demo project" bin/orrery --tour "$scratch/tour" "$demo"
    expect "C11 the tour holds pictures" test -n "$(find "$scratch/tour" -name '*.png' -size +0)"
    for file in applications/orrery.desktop icons/hicolor/scalable/apps/orrery.svg mime/packages/orrery.xml; do
        expect "C11 a desktop finds share/$file" test -s "share/$file"
    done
    expect "C11 the MIME type and the icon are well-formed" \
        xmllint --noout share/mime/packages/orrery.xml share/icons/hicolor/scalable/apps/orrery.svg
fi
