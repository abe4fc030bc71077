#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The table of the benchmarks (run): its verdicts and its exit code, for programs that record given lines.
# Usage: run_test.sh
# shellcheck disable=SC2016 # the bodies of programs expand their variables themselves
set -uo pipefail
run=$(dirname "$(readlink -f "$0")")/run
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

program() { # name body: makes a benchmark
    printf '#!/bin/sh\n%s\n' "$2" >"$scratch/$1"
    chmod +x "$scratch/$1"
}
recording() { # name [requirement name figure unit reference asked]...: makes a benchmark that records these lines
    program "$1" 'echo raw output; cat "$0.lines" >>"$ORRERY_BENCH_LINES"'
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "${@:2}" >"$scratch/$1.lines"
}
expect() { # "what" status pattern [argument of run]...: its exit code and a line of its output
    local what=$1 wanted=$2 pattern=$3 status
    shift 3
    (cd "$scratch" && "$run" "$@") >"$scratch/printed" 2>&1
    status=$?
    if [ "$status" -eq "$wanted" ] && grep -Eq -- "$pattern" "$scratch/printed"; then
        echo "ok: $what"
    else
        echo "FAILED: $what: exit code $status, not $wanted, or no line like '$pattern':"
        cat "$scratch/printed"
        failed=1
    fi
}

recording good P1.1 'a sum' 0.3 ns 0.15 3 P3.4 memory 99 MB '' 120 R2.4 'a unit' 1.1 ns '' ''
recording missed P1.1 'a sum' 3.57 ns 1 3 P3.1 key 9.5 ms '' 8
recording far P1.1 'a sum' 3.63 ns 1 3
recording slow P3.1 key 9.7 ms '' 8
recording negative P3.4 start -1 ms 60 2
recording nan P3.4 start nan ms '' 2
recording without P3.4 start 1 ms 0 2
program dying 'printf "P1.1\tsum\t1\tns\t1\t3\n" >>"$ORRERY_BENCH_LINES"; echo last words; exit 3'
program silent 'echo raw output'

expect "a ratio, its reference and its verdict" 0 '^P1\.1 +a sum +0\.30 ns +0\.15 +2\.00 +3\.00  ok$' ./good
expect "a figure without a reference" 0 '^P3\.4 +memory +99\.00 MB +120  ok$' ./good
expect "a figure of which nothing is asked" 0 '^R2\.4 +a unit +1\.10 ns +$' ./good
expect "a ratio missed by 19 %" 0 '3\.00  missed by 19 %$' ./missed
expect "a ratio missed by 21 %" 1 '3\.00  FAILED: missed by 21 %$' ./far
expect "a figure missed by 21 %" 1 '8\.00  FAILED: missed by 21 %$' ./slow
expect "one failure among others" 1 '^4 figures, 0 missed by less than 20 %, 1 failed$' ./far ./good
expect "a negative figure" 1 'FAILED: no figure$' ./negative
expect "a figure that is no number" 1 'FAILED: no figure$' ./nan
expect "a reference of zero" 1 'FAILED: no figure$' ./without
expect "a program that dies" 1 '^FAILED: dying ended with 3$' ./dying ./good
expect "its last words" 1 '^last words$' ./dying
expect "a program that records nothing" 1 '^FAILED: silent recorded no figure$' ./good ./silent
expect "a program that does not exist" 1 '^FAILED: nowhere ended with 127$' ./nowhere
expect "no program" 1 "^bench: there is no program to run$"
expect "raw output on request" 0 '^raw output$' --raw ./good
"$run" "$scratch/good" >"$scratch/printed" 2>&1
if grep -q '^raw output$' "$scratch/printed"; then
    echo "FAILED: raw output without a request"
    failed=1
fi
exit "$failed"
