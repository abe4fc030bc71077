# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by .ci/run and .ci/nightly: runs tests and other checks, counts them, and prints the last line.

# Counts the tests in ctest's full log: the totals of Qt Test programs, and one for each other test. A program that
# fails although its totals are clean (a leak, a crash at the end, no totals at all) counts as one failure.
count_tests() { # log
    awk '
        function finish() {
            if (!open) return
            if (broken && !f) f = 1
            if (!totals && !broken) p = 1
            passed += p; failed += f; skipped += s
        }
        /^[0-9]+\/[0-9]+ Testing: / { finish(); open = 1; totals = broken = p = f = s = 0 }
        /^Totals: [0-9]+ passed, [0-9]+ failed, [0-9]+ skipped/ { totals = 1; p += $2; f += $4; s += $6 }
        /^Test Failed\.$/ || /^Unable to find executable/ { broken = 1 }
        END { finish(); print passed + 0, failed + 0, skipped + 0 }' "$1"
}

passed=0 failed=0 skipped=0 status=0

run_tests() { # preset [argument of ctest...]
    local log=build/$1/Testing/Temporary/LastTest.log p=0 f=0 s=0 failed_here=0
    rm -f "$log"
    if ! ORRERY_PRESET=$1 ./dev test "${@:2}"; then
        echo "ci: FAILED: tests of preset $1"
        status=1
        failed_here=1
    fi
    [ ! -f "$log" ] || read -r p f s < <(count_tests "$log")
    [ "$failed_here" -le "$f" ] || f=1 # the build failed, or a test never ran
    if [ "$f" -gt 0 ]; then status=1; fi
    echo "ci: preset $1: $p passed, $f failed, $s skipped"
    if [ "$s" -gt 0 ]; then
        echo "ci: skipped, and why:"
        grep -h -A1 '^SKIP ' "$log"
    fi
    passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
}

check() { # "what" command...
    if ! "${@:2}"; then
        echo "ci: FAILED: $1"
        status=1
    fi
}

finish() {
    [ "$status" -eq 0 ] && echo "ci: all is well" || echo "ci: FAILED"
    echo "$passed passed, $failed failed, $skipped skipped"
    exit "$status"
}
