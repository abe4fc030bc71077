#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# R3.1: the same content gives the recorded hashes with every compiler and optimisation. A build that lets the compiler
# contract a*b+c must give different hashes; otherwise this test proves nothing.
# Usage: matrix.sh [TURNS [SEEDS [COMPILER…]]]; the defaults are 1,000 turns, 10 seeds, g++ and clang++. Builds
# turn_hashes once for each setting, in build/matrix. This takes about half an hour on two cores without a cache. JOBS
# limits the cores.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
turns=${1:-1000} seeds=${2:-10}
compilers=("${@:3}")
[ ${#compilers[@]} -gt 0 ] || compilers=(g++ clang++)
out=$root/build/matrix
mkdir -p "$out"
export CCACHE_BASEDIR=$root CCACHE_SLOPPINESS=pch_defines,time_macros

build() { # name compiler flags contract
    cmake -S "$root" -B "$out/$1" -G Ninja -DCMAKE_CXX_COMPILER="$2" -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
        -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="$3 -DNDEBUG" -DORRERY_FP_CONTRACT="$4" -DORRERY_IDE=OFF \
        -DORRERY_BENCH=OFF >"$out/$1.log" 2>&1
    ninja -j "${JOBS:-$(nproc)}" -C "$out/$1" turn_hashes >>"$out/$1.log" 2>&1 || { tail -20 "$out/$1.log"; exit 1; }
}

hashes() { # name threads
    "$out/$1/bin/turn_hashes" "$root/tests/data/determinism" "$turns" "$seeds" "$2"
}

first=
for compiler in "${compilers[@]}"; do
    for flags in -O0 -O2 "-O3 -march=native"; do
        name=$compiler${flags// /}
        build "$name" "$compiler" "$flags" off
        for threads in 1 2; do
            hashes "$name" $threads >"$out/$name.$threads"
            first=${first:-$name.$threads}
            cmp "$out/$first" "$out/$name.$threads" || { echo "R3.1 $name differs from $first"; exit 1; }
        done
        count=$(wc -l <"$out/$name.1")
        [ "$count" -eq $((seeds * (turns + 1))) ] || { echo "R3.1 $name: $count hashes are not all"; exit 1; }
        echo "R3.1 $name, 1 and 2 threads: $count hashes each, equal"
        "$root/tests/determinism_test.sh" "$out/$name/bin/turn_hashes"
    done
done

build contracted "${compilers[0]}" "-O3 -march=native" fast
hashes contracted 2 >"$out/contracted.2"
if cmp -s "$out/$first" "$out/contracted.2"; then
    echo "R3.1 a build that contracts a*b+c has the same hashes: the content does not bite"
    exit 1
fi
echo "R3.1 a build that contracts a*b+c differs, as it must"
