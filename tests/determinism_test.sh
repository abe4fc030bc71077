#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# R3.1: content full of long fractions gives the hashes that were written down, whatever compiled the engine.
# A change that is meant to alter results writes them anew: orrery-cli run tests/data/determinism --turns 20 >…/hashes.txt
# Usage: determinism_test.sh ORRERY_CLI
set -euo pipefail
data=$(dirname "$(readlink -f "$0")")/data/determinism
diff -u "$data/hashes.txt" <("$1" run "$data" --turns 20)
echo "R3.1 20 turns have the hashes that were written down"
