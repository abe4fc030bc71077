#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Whether the includes of a source tree follow the arrows of docs/architecture.md: app → widgets → engine, and inside
# the engine each part only those before it. Names each include that does not. Usage: architecture_test.sh ROOT
set -euo pipefail
cd "$1"
parts=(text syntax vocabulary content check universe program rules turn trace knowledge lint import)

faults=0
# forbid "what is wrong" PATTERN FOLDER...: no source in the folders has a line that matches.
forbid() {
    local why=$1 pattern=$2 lines
    shift 2
    if lines=$(grep -rnE --include='*.h' --include='*.cpp' -- "$pattern" "$@"); then
        printf '%s:\n%s\n' "$why" "$lines"
        faults=$((faults + $(wc -l <<<"$lines")))
    fi
}
include='^[[:space:]]*#[[:space:]]*include[[:space:]]*'

for folder in engine widgets app; do
    [ -d "$folder" ] || { echo "$1 has no folder $folder"; exit 1; }
done
for folder in engine/*/; do
    part=$(basename "$folder")
    [[ " ${parts[*]} " == *" $part "* ]] || { echo "$folder: not a part of the engine"; faults=$((faults + 1)); }
done
for i in "${!parts[@]}"; do
    part=${parts[i]}
    later=("${parts[@]:i+1}")
    if [ ! -d "engine/$part" ] || [ "${#later[@]}" -eq 0 ]; then
        continue
    fi
    forbid "$part comes before it" "${include}[\"<]engine/($(IFS='|'; echo "${later[*]}"))/" "engine/$part"
    forbid "$part is inside the engine" "${include}[\"<]engine/[^/]*[\">]" "engine/$part"
done
forbid "the engine knows no Qt" "${include}[\"<](Q[A-Z]|Qt|Qsci|q[a-z]+\.h)" engine
forbid "the engine knows no window" "${include}[\"<](widgets|app)/" engine
forbid "the engine prints nothing" "${include}<(iostream|print)>" engine
forbid "the engine never exits" '(^|[^[:alnum:]_.>])(std::)?(exit|_Exit|quick_exit|abort|terminate)\(' engine
forbid "widgets know no program" "${include}[\"<]app/" widgets
forbid "headers are named from the root" "$include\"\.\.?/" engine widgets app

# Two findings of one name are one to the linker, which takes either; two of one code are one to whoever reads them.
twins() {
    local why=$1 names
    names=$(sort | uniq -d)
    if [ -n "$names" ]; then
        printf '%s:\n%s\n' "$why" "$names"
        faults=$((faults + $(wc -l <<<"$names")))
    fi
}
mapfile -t headers < <(grep -rl --include='*.h' 'constexpr DiagnosticSpec ' engine)
if [ "${#headers[@]}" -gt 0 ]; then
    twins "two findings share a name" < <(awk '$1 == "namespace" { space = $2 }
        match($0, /constexpr DiagnosticSpec [A-Za-z0-9]+/) { print space "::" substr($0, RSTART + 25, RLENGTH - 25) }' \
        "${headers[@]}")
    twins "two findings share a code" < <(grep -hoE '"[a-z]+\.[a-z-]+", *Severity::' "${headers[@]}")
fi

echo "$faults faults"
[ "$faults" -eq 0 ]
