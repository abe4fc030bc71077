#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# C11: packs a built tree as a .deb, unpacks it elsewhere, starts the programs in it, and validates the files for desktop,
# shell and manual. tests/package_test.sh installs the packages on clean systems.
# Usage: install_test.sh CPACK BUILD_DIR
set -euo pipefail
cpack=$1 build=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export QT_QPA_PLATFORM=offscreen HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_CACHE_HOME=$scratch/cache
export XDG_RUNTIME_DIR=$scratch/run
mkdir -m 700 "$XDG_RUNTIME_DIR"

expect() { # "what" command...: the command must succeed
    echo "$1"
    shift
    "$@" >"$scratch/out" 2>&1 || { cat "$scratch/out"; exit 1; }
}

expect "C11 a .deb is made of the built tree" \
    "$cpack" --config "$build/CPackConfig.cmake" -B "$scratch/work" -D CPACK_OUTPUT_FILE_PREFIX="$scratch/deb"
expect "C11 the .deb can be unpacked anywhere" dpkg-deb -x "$scratch"/deb/orrery_*.deb "$scratch/unpacked"
expect "C11 the .deb names the libraries that it needs" \
    grep -qE 'libgit2-[0-9].*libstdc\+\+6' <(dpkg-deb -f "$scratch"/deb/orrery_*.deb Depends)
expect "C11 the .deb has no files of the engine's CMake package" test ! -e "$scratch/unpacked/usr/include"
cd "$scratch/unpacked/usr" # from here on, files are found relative to the program
demo=share/orrery/demo

expect "C11 the installed demo project has a manifest" test -f "$demo/orrery.xml"
expect "C11 the installed orrery-cli finds nothing wrong with the demo project" bin/orrery-cli check "$demo"
programs=(orrery-cli)
if [ -x bin/orrery ]; then
    programs+=(orrery)
    expect "C11 the installed orrery starts and draws the demo project" bin/orrery --tour "$scratch/tour" "$demo"
    expect "C11 the installed help has its pictures" test -s share/orrery/help/de/pictures/funnel-dark.png
    expect "C11 the tour holds pictures" test -n "$(find "$scratch/tour" -name '*.png' -size +0)"
    for file in applications/orrery.desktop icons/hicolor/scalable/apps/orrery.svg mime/packages/orrery.xml; do
        expect "C11 a desktop finds share/$file" test -s "share/$file"
    done
    expect "C11 the MIME type and the icon are well-formed" \
        xmllint --noout share/mime/packages/orrery.xml share/icons/hicolor/scalable/apps/orrery.svg
    for type in x-orrery-project+xml:orrery.xml 'x-orrery-run+zip:*.orrery-run'; do
        expect "C11 I4.16 a desktop opens ${type#*:} with orrery" \
            grep -q "^MimeType=.*application/${type%%:*};" share/applications/orrery.desktop
        expect "C11 I4.16 AppStream names the type of ${type#*:}" \
            grep -qF "<mediatype>application/${type%%:*}</mediatype>" share/metainfo/*.metainfo.xml
    done
    if command -v update-mime-database >/dev/null; then
        cp -r share/mime "$scratch/mime"
        expect "C11 the MIME types can be installed" update-mime-database "$scratch/mime"
        for type in x-orrery-project+xml:orrery.xml 'x-orrery-run+zip:*.orrery-run'; do
            expect "C11 I4.16 a desktop knows the type of ${type#*:}" grep -qF "application/$type" "$scratch/mime/globs2"
            expect "C11 I4.16 ${type#*:} has an icon" \
                grep -qFx "application/${type%%:*}:orrery" "$scratch/mime/icons"
        done
    else
        echo "SKIP: C11 the MIME types: update-mime-database is not installed"
    fi
    expect "C11 the desktop file is valid" desktop-file-validate share/applications/orrery.desktop
    expect "C11 the AppStream data are valid" appstreamcli validate --no-net share/metainfo/*.metainfo.xml
    for size in 16 32 48 64 128 256; do
        expect "C11 the icon has $size pixels" \
            grep -q "PNG image data, $size x $size" <(file share/icons/hicolor/${size}x$size/apps/orrery.png)
    done
fi

is_silent() { ! "$@" 2>&1 >/dev/null | grep .; }
# Prints the options and commands of a help text: "--turns", "run".
words_of_help() { sed -nE 's/^  (-[a-z], ?)?(--[a-z][a-z-]*|[a-z][a-z-]+)( .*|$)/\2/p'; }
describes() { # text word...: each word is in the text
    local text=$1 word
    shift
    for word in "$@"; do
        grep -qFw -e "$word" <<<"$text" || { echo "'$word' is missing"; return 1; }
    done
}
for program in "${programs[@]}"; do
    page=share/man/man1/$program.1.gz
    expect "C11 the manual page of $program is valid" \
        is_silent env LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
    for script in bash-completion/completions/$program zsh/vendor-completions/_$program \
        fish/vendor_completions.d/$program.fish; do
        expect "C11 a shell finds share/$script" test -s "share/$script"
    done
    completions=share/bash-completion/completions/$program
    expect "C11 the completions of $program are valid for bash" bash -n "$completions"
    # The other shells check their scripts where they are installed, as for .ci/nightly.
    if command -v zsh >/dev/null; then
        expect "C11 the completions of $program are valid for zsh" zsh -n share/zsh/vendor-completions/_"$program"
    else
        echo "SKIP: C11 the completions of $program for zsh: zsh is not installed"
    fi
    if command -v fish >/dev/null; then
        expect "C11 the completions of $program are valid for fish" \
            fish -n share/fish/vendor_completions.d/"$program".fish
    else
        echo "SKIP: C11 the completions of $program for fish: fish is not installed"
    fi
    mapfile -t words < <(bin/"$program" --help | words_of_help)
    if [ "$program" = orrery-cli ]; then
        expect "C11 the help of orrery-cli lists its commands" describes "${words[*]}" check run strings
        for command in "${words[@]}"; do
            if [[ $command != -* ]]; then
                mapfile -O "${#words[@]}" -t words < <(bin/orrery-cli "$command" --help | words_of_help | grep '^-')
            fi
        done
    fi
    text=$(LC_ALL=C.UTF-8 MANWIDTH=1000 man -E UTF-8 -l "$page" | col -b)
    mapfile -t words < <(printf '%s\n' "${words[@]}" | grep -vx -e --help-all -e project | sort -u)
    expect "C11 the manual page of $program has all ${#words[@]} options and commands" describes "$text" "${words[@]}"
    for script in "$completions" share/zsh/vendor-completions/_"$program"; do
        expect "C11 $script has them, too" describes "$(cat "$script")" "${words[@]}"
    done
done

# Prints what bash offers for the last word of a command line.
offers() { # word...
    local COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    # shellcheck disable=SC1090 # it is the file under test
    source share/bash-completion/completions/"$1"
    "_${1//-/_}"
    echo "${COMPREPLY[*]}"
}
while IFS='|' read -r line offered; do
    IFS=, read -r -a words <<<"$line"
    expect "C11 bash offers '$offered' after '$line'" test "$(offers "${words[@]}" 2>&1)" = "$offered"
done <<'ROWS'
orrery-cli,ch|check
orrery-cli,why|why-not
orrery-cli,run,--tr|--trace --trace-csv
orrery-cli,run,--turns,3,--find|--find-order-dependence
orrery-cli,check,--format,j|json
orrery-cli,check,--format,=,j|json
orrery-cli,check,share/orrery/de|share/orrery/demo
orrery-cli,strings,e|export
orrery-cli,strings,export,share/orrery/de|share/orrery/demo
orrery-cli,list,share/orrery/demo,obj|objects
orrery-cli,run,--seed,7,share/orrery/de|share/orrery/demo
orrery-cli,run,--seed,1|
orrery-cli,diff,share/orrery/demo,share/orrery/de|share/orrery/demo
orrery-cli,run,demo,--scenario,share/orrery/demo/tec|share/orrery/demo/techs.xml
ROWS
if [ -x bin/orrery ]; then
    expect "C11 bash offers options of orrery" test "$(offers orrery --mem)" = --memory-limit
    expect "C11 bash offers folders to orrery" test "$(offers orrery --dark share/orrery/de)" = share/orrery/demo
fi
