#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# C11: follows docs/guide.md as a reader would. Saves each file that the guide shows, runs each command, and checks that
# the output of the commands before contains the output shown. The programs and the engine's CMake package are those of
# an installation of BUILD_DIR.
# Usage: guide_test.sh GUIDE BUILD_DIR
set -euo pipefail
guide=$(readlink -f "$1") build=$(readlink -f "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cmake --install "$build" --prefix "$scratch/installed" >/dev/null
export PATH=$scratch/installed/bin:$PATH CMAKE_PREFIX_PATH=$scratch/installed
mkdir "$scratch/reader"
cd "$scratch/reader"

fail() { # line what
    echo "docs/guide.md:$1: $2"
    cat "$scratch/output" 2>/dev/null
    exit 1
}
# Does what the guide says with one block. Its last line is at $number.
files=0 commands=0 outputs=0
follow() { # language file text
    case $1 in
    sh)
        echo "C11 docs/guide.md:$number: the commands work"
        commands=$((commands + 1))
        bash -euo pipefail -c "$3" >"$scratch/output" 2>&1 </dev/null || fail "$number" "a command fails"
        ! grep -E '(error|warning): ' "$scratch/output" || fail "$number" "a command reports problems"
        ;;
    output)
        echo "C11 docs/guide.md:$number: the output is as shown"
        outputs=$((outputs + 1))
        grep -qFw -e "${3%$'\n'}" "$scratch/output" || fail "$number" "the output is another one"
        ;;
    *)
        [ -n "$2" ] || fail "$number" "a text without a file name"
        files=$((files + 1))
        mkdir -p "$(dirname "$2")"
        printf %s "$3" >"$2"
        ;;
    esac
}

number=0 name='' language='' text=''
while IFS= read -r line; do
    number=$((number + 1))
    if [ -n "$language" ]; then
        if [ "$line" = '```' ]; then
            follow "$language" "$name" "$text"
            language='' name='' text=''
        else
            text+=$line$'\n'
        fi
    elif [[ $line == '```'* ]]; then
        language=${line#'```'}
    elif [[ $line =~ ^\`([^\`]+)\`:$ ]]; then
        name=${BASH_REMATCH[1]}
    fi
done <"$guide"
[ -z "$language" ] || fail "$number" "a block has no end"
echo "C11 the guide has $files files, $commands blocks of commands and $outputs outputs"
[ "$files" -ge 8 ] && [ "$commands" -ge 6 ] && [ "$outputs" -ge 4 ]
