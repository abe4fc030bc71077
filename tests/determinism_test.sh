#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# R3.1: content gives the recorded hashes with every compiler. The content is: a project full of long fractions, the
# demo, and FreeOrion's content of 2006 if it is available. Every build compares with the same files.
# Usage: determinism_test.sh TURN_HASHES [ORRERY_CLI]; the command line imports FreeOrion's content.
# UPDATE_EXPECTED=1 records new hashes, after a change that should alter results.
set -euo pipefail
tests=$(dirname "$(readlink -f "$0")")
turn_hashes=$1 cli=${2:-} failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

compare() { # name project turns seeds
    local file=$tests/data/hashes/$1.txt
    "$turn_hashes" "$2" "$3" "$4" 2 >"$scratch/hashes"
    [ -z "${UPDATE_EXPECTED:-}" ] || cp "$scratch/hashes" "$file"
    if cmp -s "$file" "$scratch/hashes"; then
        echo "R3.1 $1: $(wc -l <"$file") turns have the hashes that were written down"
    else
        echo "R3.1 $1: the hashes are not those that were written down; the first that differ:"
        diff "$file" "$scratch/hashes" | head -6 || true
        failed=1
    fi
}

compare determinism "$tests/data/determinism" 150 2
compare demo "$tests/../resources/demo" 100 1
[ -n "$cli" ] || exit "$failed"
classic=${ORRERY_SHARED_DIR:-$tests/../../shared}/data/freeorion-classic
if [ -d "$classic" ]; then
    "$cli" import freeorion-classic "$classic" --out "$scratch/classic" >"$scratch/report"
    cp "$tests/data/import/classic-played.xml" "$scratch/classic"
    compare classic "$scratch/classic" 100 1
else
    echo "R3.1 classic: not compared, for FreeOrion's content of 2006 is not at $classic"
fi

# The command line plays the same turns.
diff -u <(sed -n 's/^drawn seed 1 turn/turn/p' "$tests/data/hashes/determinism.txt" | head -21) \
    <("$cli" run "$tests/data/determinism" --seed 1 --turns 20) || failed=1
exit "$failed"
