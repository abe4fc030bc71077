// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/explanations.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr DiagnosticSpec rows[]{
#include "finding_rows.inc" // made by cmake/collect_findings.cpp
};
static_assert(std::ranges::is_sorted(rows, {}, &DiagnosticSpec::code));

std::string_view severityName(Severity severity) {
    return severity == Severity::error     ? inPhrase("error")
           : severity == Severity::warning ? inPhrase("warning")
                                           : inPhrase("hint");
}

/// The template with an ellipsis for what is filled in.
Phrase generalMessage(const DiagnosticSpec& row) {
    return phrase(row.message, std::vector<Phrase>(10, std::string("…")));
}

} // namespace

std::span<const DiagnosticSpec> findingRows() {
    return rows;
}

const DiagnosticSpec* findFinding(std::string_view code) {
    const auto found = std::ranges::lower_bound(rows, code, {}, &DiagnosticSpec::code);
    return found != std::end(rows) && found->code == code ? found : nullptr;
}

ReferenceSection findingsSection() {
    ReferenceSection section;
    section.id = "findings";
    section.title = phrase("Findings");
    section.introduction =
        phrase("What is told of content, by code. A comment <!-- orrery-ignore CODE --> silences it where "
               "it stands, <silence code=\"CODE\"/> in the manifest for the whole project.");
    for (const DiagnosticSpec& row : rows) {
        ReferenceEntry entry;
        entry.name = row.code;
        entry.usage = row.code;
        entry.label = phrase(severityName(row.severity));
        entry.help = row.advice.empty() ? phrase("{0}.", {generalMessage(row)})
                                        : phrase("{0}. {1}", {generalMessage(row), phrase(row.advice)});
        if (const auto example = findingExample(row.code)) {
            entry.example = "<!-- wrong -->\n" + example->wrong + "<!-- right -->\n" + example->right;
        }
        section.entries.push_back(std::move(entry));
    }
    return section;
}

} // namespace orrery::engine
