#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# I5.4: starts the program with the demo project, and reads its accessibility tree through the bus of the desktop, as a
# screen reader does (AT-SPI).
# Usage: screen_reader.sh PROGRAM PROJECT
set -euo pipefail
program=$(readlink -f "$1") project=$(readlink -f "$2") here=$(dirname "$(readlink -f "$0")")
if [ -z "${ORRERY_BUS:-}" ]; then
    export ORRERY_BUS=1
    exec xvfb-run --auto-servernum dbus-run-session -- "$0" "$program" "$project"
fi
scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$scratch"' EXIT
export HOME=$scratch XDG_RUNTIME_DIR=$scratch/run QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LANG=C.UTF-8
mkdir -m 700 "$XDG_RUNTIME_DIR"
/usr/libexec/at-spi-bus-launcher --launch-immediately &
cp -r "$project" "$scratch/project"
"$program" "$scratch/project" &
/usr/bin/python3 "$here/screen_reader.py"
