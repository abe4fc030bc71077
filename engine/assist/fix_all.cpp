// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/fix_all.h"

#include "engine/assist/rename.h"
#include "engine/assist/silence.h"
#include "engine/check/check.h"

#include <algorithm>
#include <map>
#include <utility>

namespace orrery::engine {

namespace {

bool overlaps(const TextEdit& a, const TextEdit& b) {
    if (a.file != b.file) {
        return false;
    }
    const bool bothInsert = a.span.isEmpty() && b.span.isEmpty();
    return bothInsert ? a.span.begin == b.span.begin : a.span.begin < b.span.end && b.span.begin < a.span.end;
}

/// Returns the first fix of each diagnostic. Skips fixes that overlap an earlier one.
std::vector<TextEdit> roundOf(const ParsedProject& project, const std::vector<Diagnostic>& findings,
                              std::string_view code, FileId file) {
    std::vector<TextEdit> chosen;
    for (const Diagnostic& finding : findings) {
        if (finding.code() != code || finding.fixes.empty() || (file.isValid() && finding.where.file != file)) {
            continue;
        }
        const std::vector<TextEdit>& edits = finding.fixes.front().edits;
        const auto isFree = [&](const TextEdit& edit) {
            return !project.sources.files[edit.file.value].isShipped &&
                   std::ranges::none_of(chosen, [&](const TextEdit& other) { return overlaps(edit, other); });
        };
        if (std::ranges::all_of(edits, isFree)) {
            chosen.insert(chosen.end(), edits.begin(), edits.end());
        }
    }
    return chosen;
}

std::size_t countOf(const std::vector<Diagnostic>& findings, std::string_view code, FileId file) {
    return static_cast<std::size_t>(std::ranges::count_if(findings, [&](const Diagnostic& finding) {
        return finding.code() == code && (!file.isValid() || finding.where.file == file);
    }));
}

/// Returns one edit per file that changes the first text into the second. The edit replaces the bytes between the
/// common start and the common end.
std::vector<TextEdit> difference(const ProjectSources& from, const ProjectSources& to) {
    std::vector<TextEdit> edits;
    for (std::uint32_t file = 0; file < from.files.size(); ++file) {
        const std::string_view a = from.files[file].text->bytes();
        const std::string_view b = to.files[file].text->bytes();
        if (a == b) {
            continue;
        }
        const auto begin = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
        std::size_t same = 0;
        while (same < std::min(a.size(), b.size()) - begin && a[a.size() - 1 - same] == b[b.size() - 1 - same]) {
            ++same;
        }
        edits.push_back({FileId{file},
                         {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(a.size() - same)},
                         std::string(b.substr(begin, b.size() - same - begin))});
    }
    return edits;
}

} // namespace

FixAll fixAll(const ParsedProject& project, RowTables rows, const std::vector<Diagnostic>& findings,
              std::string_view code, FileId file, const std::function<bool()>& isCancelled) {
    const std::size_t first = countOf(findings, code, file);
    FixAll result;
    result.left = first;
    result.edits = roundOf(project, findings, code, file);
    std::vector<TextEdit> round = result.edits;
    ParsedProject present = project;
    for (int rounds = 0; !round.empty() && rounds < 50; ++rounds) {
        if (isCancelled()) {
            return {};
        }
        ParsedProject next = parseProject(withEdits(present.sources, round), &present);
        std::vector<Diagnostic> found;
        check(next, rows, found);
        silence(next, found);
        const std::size_t left = countOf(found, code, file);
        if (left >= result.left) {
            if (rounds == 0) {
                result.edits.clear(); // the edits fixed nothing
            }
            break;
        }
        result.left = left;
        present = std::move(next);
        if (rounds > 0) {
            result.edits = difference(project.sources, present.sources);
        }
        round = roundOf(present, found, code, file);
    }
    result.fixed = first - result.left;
    return result;
}

} // namespace orrery::engine
