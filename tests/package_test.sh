#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# C11: installs the .deb in a fresh Debian system, unpacks the archive in another one that has no Qt, and uses the
# programs in both by keys and mouse. The systems are folders that mmdebstrap fills from the package sources of this
# machine. Prints "SKIP: reason" and ends with 77 where no such folder can be made.
# Usage: package_test.sh BUILD_DIR; `./dev package deb` and `./dev package archive` have filled BUILD_DIR/packages
set -euo pipefail
packages=$(readlink -f "$1")/packages

skip() {
    echo "SKIP: $*"
    exit 77
}
[ "$(id -u)" -eq 0 ] || skip "making a system in a folder needs root"
for tool in mmdebstrap unshare Xvfb xdotool xclip xprop; do
    command -v "$tool" >/dev/null || skip "'$tool' is not installed; './dev packages nightly' installs it"
done
unshare --mount true 2>/dev/null || skip "this machine allows no private mounts"
debs=("$packages"/orrery_*.deb) archives=("$packages"/orrery-*.tar.xz)
for file in "${debs[0]}" "${archives[0]}"; do
    [ -f "$file" ] || { echo "there is no '$file'"; exit 1; }
done

scratch=$(mktemp -d)
server='' window_process=''
clean() {
    local process
    for process in $window_process $server; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    rm -rf --one-file-system "$scratch"
}
trap clean EXIT

expect() { # "what" command...: the command must succeed
    echo "$1"
    shift
    "$@" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
}
eventually() { # command...: the command succeeds within 30 seconds
    local i
    for ((i = 0; i < 150; i++)); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    "$@"
}

# A system of essential packages and a font, and of the packages named.
make_system() { # folder [package file...]
    local sources=() file packages=fonts-dejavu-core
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        [ ! -s "$file" ] || sources+=("$file")
    done
    for file in "${@:2}"; do
        packages+=,$file
    done
    (
        # shellcheck disable=SC1091 # each system has its own
        . /etc/os-release
        mmdebstrap --quiet --variant=minbase --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
            --include="$packages" "$VERSION_CODENAME" "$1" "${sources[@]}"
    )
    install -d -m 700 -o 65534 -g 65534 "$1/tmp/home" "$1/tmp/run"
}

# Runs a command in a system, as a user without rights, and with nothing of this machine but its display.
inside() { # folder command...
    # shellcheck disable=SC2016 # the inner shell expands them
    ${entering:-} unshare --mount --propagation private bash -c '
        mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev" &&
            exec chroot --userspec=65534:65534 "$1" /usr/bin/env -i HOME=/tmp/home XDG_RUNTIME_DIR=/tmp/run \
                PATH=/usr/bin:/bin LC_ALL=C.UTF-8 DISPLAY="$DISPLAY" "${@:2}"' bash "$@"
}

window_named() { # regular expression: prints the window
    local found
    found=$(xdotool search --onlyvisible --name "$1") && [ -n "$found" ] && echo "${found%%$'\n'*}"
}
focus() { # regular expression: waits for the window and gives it the keyboard; prints it
    local window
    eventually window_named "$1"
    window=$(window_named "$1")
    xdotool windowfocus --sync "$window"
    sleep 1
    echo "$window"
}
copies() { # window x y: prints all text of the view at this place
    xdotool mousemove --window "$1" "$2" "$3" click 1 sleep 0.5 key ctrl+a sleep 0.5 key ctrl+c sleep 0.5
    timeout 10 xclip -selection clipboard -o
}
copies_to() { # file window x y
    copies "${@:2}" >"$1"
}
has_icon() { # window
    local icon
    icon=$(xprop -id "$1" _NET_WM_ICON) || return # grep must not close the pipe of xprop, which would fail then
    grep -q '^_NET_WM_ICON(CARDINAL) =' <<<"$icon" || { echo "$icon"; return 1; }
}
tour_shows() { # folder picture line: the words of a picture of the tour have this line
    awk -v picture="== $2:" 'index($0, "== ") == 1 { is_in = index($0, picture) == 1 } is_in' "$1/tour.txt" |
        grep -F -- "$3" >"$scratch/words" || { sed -n "/^== $2:/,/^== /p" "$1/tour.txt"; return 1; }
}
has_ended() { # process
    ! kill -0 "$1"
}
# Prints the shared libraries of the window that come neither from the archive nor from the C library.
foreign_libraries() {
    awk '$6 ~ /\.so/ { print $6 }' "/proc/$window_process/maps" | sort -u |
        grep -vE '/opt/orrery/lib/|/(ld-linux[^/]*|lib(c|m|dl|pthread|rt|resolv|util|anl|nsl|nss_[a-z]+))\.so[.0-9]*$'
}
has_no_foreign_libraries() { ! foreign_libraries; }

# Uses the programs of one system.
use_programs() { # "what" folder prefix
    local what=$1 root=$2 prefix=$3 window
    local demo=$prefix/share/orrery/demo tour=$root/tmp/home/tour
    expect "C11 $what: orrery-cli finds nothing wrong with the demo project" \
        inside "$root" "$prefix/bin/orrery-cli" check "$demo"
    expect "C11 $what: orrery draws every view of the demo project" \
        inside "$root" "$prefix/bin/orrery" --tour /tmp/home/tour
    expect "C11 $what: the tour has at least 40 pictures" \
        test "$(find "$tour" -name '*.png' -size +1k | wc -l)" -ge 40
    expect "C11 I4.10 $what: the tour draws a plot" tour_shows "$tour" 20-plots 'Algedi I: Industry = '
    expect "C11 I4.11 $what: Graphviz lays out the graph of causes" tour_shows "$tour" 30-causes 'CausesCanvas "Causes"'

    entering="exec" inside "$root" "$prefix/bin/orrery" --light >"$scratch/window.log" 2>&1 &
    window_process=$! # with exec, the process of the shell becomes that of the program
    window=$(focus '^Orrery$')
    expect "C11 $what: the window has an icon, which is an SVG" eventually has_icon "$window"
    xdotool key ctrl+o
    focus '^Open a project' >/dev/null
    xdotool key ctrl+a type --delay 20 "$demo"
    xdotool key Return
    expect "C11 $what: the file dialog opens the demo project" eventually window_named '^Seven Suns'
    window=$(focus '^Seven Suns')
    sleep 2
    expect "C11 $what: the source view has the text of a file" copies_to "$scratch/source.xml" "$window" 1000 400
    expect "C11 $what: the text is that of buildings.xml" cmp "$scratch/source.xml" "$root$demo/buildings.xml"
    xdotool key F1 sleep 2
    expect "C11 $what: the help pane has a text" copies_to "$scratch/help.txt" "$window" 1210 640
    expect "C11 $what: the text is that of the first help page" \
        grep -qF 'A project is a folder with a manifest' "$scratch/help.txt"
    if [ "$prefix" != /usr ]; then
        expect "C11 $what: all libraries come from it" has_no_foreign_libraries
    fi
    xdotool key ctrl+q
    expect "C11 $what: the window closes" eventually has_ended "$window_process"
    wait "$window_process" || { echo "orrery ended with $?"; cat "$scratch/window.log"; return 1; }
    window_process=''
}

start_server() {
    coproc SERVER { exec Xvfb -displayfd 1 -screen 0 1600x1000x24 -ac 2>/dev/null; }
    server=$SERVER_PID
    read -r -t 60 -u "${SERVER[0]}" number
    export DISPLAY=:$number
}
start_server || skip "Xvfb does not start"

echo "making a system without Qt"
make_system "$scratch/bare" >"$scratch/log" 2>&1 || skip "mmdebstrap cannot make a system: $(tail -n 1 "$scratch/log")"
mkdir "$scratch/bare/opt/orrery"
tar -C "$scratch/bare/opt/orrery" --strip-components=1 -xJf "${archives[0]}"
expect "C11 the archive: the system has no library of Qt" \
    test -z "$(find "$scratch/bare/usr" -name 'libQt*' -print -quit)"
expect "C11 I4.11 the archive: the system has no plug-in of Graphviz" \
    test -z "$(find "$scratch/bare/usr" "$scratch/bare/lib/" -name 'libgvplugin*' -print -quit)"
use_programs "the archive" "$scratch/bare" /opt/orrery
rm -rf --one-file-system "$scratch/bare"

expect "C11 the .deb installs with its dependencies in a fresh system" make_system "$scratch/fresh" "$(readlink -f "${debs[0]}")"
expect "C11 the .deb: its manual pages are there" test -s "$scratch/fresh/usr/share/man/man1/orrery.1.gz"
# The program links one plug-in of Graphviz. It must need neither the others nor the list of all.
find "$scratch"/fresh/usr/lib/*/graphviz -mindepth 1 ! -name 'libgvplugin_dot_layout.so*' -delete
use_programs "the .deb" "$scratch/fresh" /usr
