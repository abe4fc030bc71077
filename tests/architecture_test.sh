#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that a source tree has the shape of docs/architecture.md. Includes follow the arrows app → widgets → engine.
# Each part of the engine includes only earlier parts. No folders include each other in a circle. A class has all its
# definitions in one source. Names each place that breaks a rule. Usage: architecture_test.sh ROOT
set -euo pipefail
cd "$1"
parts=(text syntax vocabulary content check universe program evaluation turn rules trace lab runfile sweep assist lint import)

faults=0
# forbid "what is wrong" PATTERN FOLDER...: reports each source line in the folders that matches the pattern.
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
forbid "diagnostics are rows of a DiagnosticTable" 'constexpr (static )?DiagnosticSpec [A-Za-z]+ *[{=(]' engine
forbid "the engine never exits" '(^|[^[:alnum:]_.>])(std::)?(exit|_Exit|quick_exit|abort|terminate)\(' engine
forbid "widgets know no program" "${include}[\"<]app/" widgets
mapfile -t users < <(find widgets -mindepth 1 -maxdepth 1 -type d ! -name document)
forbid "only widgets/document records what the disk holds" '(\.|->)(setOnDisk|setLost|setConflict|setStamp)\(' app "${users[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path engine/lab/git_repository.cpp)
forbid "only engine/lab/git_repository.cpp knows libgit2" "${include}[\"<]git2" "${others[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path engine/runfile/zip_archive.cpp)
forbid "only engine/runfile/zip_archive.cpp knows libzip" "${include}<zip\.h" "${others[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path engine/import/freeorion_save/xz_text.cpp)
forbid "only engine/import/freeorion_save/xz_text.cpp knows liblzma" "${include}<lzma\.h" "${others[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path engine/sweep/database.cpp)
forbid "only engine/sweep/database.cpp knows SQLite" "${include}[\"<]sqlite3" "${others[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path engine/sweep/parallel.cpp)
forbid "only engine/sweep/parallel.cpp knows oneTBB" "${include}[\"<](oneapi/)?tbb" "${others[@]}"
mapfile -t others < <(find engine widgets app \( -name '*.h' -o -name '*.cpp' \) ! -path widgets/plot/plot_canvas.cpp)
forbid "only widgets/plot/plot_canvas.cpp knows Qt Charts" "${include}<Q[A-Za-z]*(Chart|ChartView|CategoryAxis|ValueAxis|LineSeries|AreaSeries)>" "${others[@]}"
forbid "headers are named from the root" "$include\"\.\.?/" engine widgets app

# Folders that include each other, directly or through others.
circles=$(grep -rE --include='*.h' --include='*.cpp' "${include}\"(engine|widgets|app)/" engine widgets app |
    sed -E 's#^(([^:]*)/)[^/:]*:[^"]*"(.*)/[^/"]*".*#\2 \3#' | sort -u | tsort 2>&1 >/dev/null |
    sed -nE 's/^tsort: (-: )?([^ ]*\/.*)$/\2/p' || true)
if [ -n "$circles" ]; then
    printf 'folders in a circle:\n%s\n' "$circles"
    faults=$((faults + $(wc -l <<<"$circles")))
fi

# Classes whose members are defined in several sources of a folder.
cut=$(find engine widgets app -name '*.cpp' -exec awk '
    /^[A-Za-z_]/ && !/^(using|namespace|class|struct|extern|static_assert)/ && match($0, /[A-Z][A-Za-z0-9]*::~?[A-Za-z0-9_]+\(/) {
        name = substr($0, RSTART, RLENGTH)
        if (substr($0, 1, RSTART - 1) !~ /[=(]/ && name !~ /^Q[A-Z]|^Qsci/) {
            folder = FILENAME
            sub(/\/[^\/]*$/, "", folder)
            sub(/::.*/, "", name)
            print folder, name, FILENAME
        }
    }' {} + | sort -u | cut -d' ' -f1,2 | uniq -d)
if [ -n "$cut" ]; then
    printf 'classes in several sources:\n%s\n' "$cut"
    faults=$((faults + $(wc -l <<<"$cut")))
fi

# Each table of diagnostics is in engine/explanations.cpp, so that each diagnostic has its page.
while IFS= read -r table; do
    if ! grep -qw "$table" engine/explanations.cpp; then
        echo "engine/explanations.cpp does not list $table"
        faults=$((faults + 1))
    fi
done < <(grep -rhoE --include='*.h' --include='*.cpp' 'constexpr DiagnosticTable [A-Za-z]+' engine | sed 's/.* //')

echo "$faults faults"
[ "$faults" -eq 0 ]
