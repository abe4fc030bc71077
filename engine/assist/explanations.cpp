// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/explanations.h"

#include "engine/turn/run_limits.h"

#include <algorithm>
#include <iterator>
#include <limits>

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

/// Returns a message or an advice with an ellipsis for each argument.
Phrase general(std::string_view pattern) {
    return phrase(pattern, std::vector<Phrase>(10, std::string("…")));
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
    section.title = phrase("Problems");
    section.introduction =
        phrase("The problems that the checker reports, sorted by code. A comment <!-- orrery-ignore CODE --> silences "
               "a problem in place. In the manifest, <silence code=\"CODE\"/> silences it for the whole project.");
    for (const DiagnosticSpec& row : rows) {
        ReferenceEntry entry;
        entry.name = row.code;
        entry.usage = row.code;
        entry.label = phrase(severityName(row.severity));
        entry.help = row.advice.empty() ? phrase("{0}.", {general(row.message)})
                                        : phrase("{0}. {1}", {general(row.message), general(row.advice)});
        if (const auto example = findingExample(row.code)) {
            entry.example = "<!-- wrong -->\n" + example->wrong + "<!-- right -->\n" + example->right;
        }
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection runLimitsSection() {
    ReferenceSection section;
    section.id = "limits";
    section.title = phrase("Limits of a run");
    section.introduction =
        phrase("The program stops content that grows without end, and names the group that grew most.");
    const RunLimits shipped;
    for (const RunLimitRow& row : runLimitRows()) {
        const std::uint64_t value = shipped.*row.value;
        const bool isGiven = value == std::numeric_limits<std::uint64_t>::max(); // the program computes the limit
        ReferenceEntry entry;
        entry.name = row.label;
        entry.usage = row.label;
        entry.label = isGiven ? phrase("half of the machine's memory") : phrase("at most {0}", {std::to_string(value)});
        entry.help =
            row.endsRun
                ? phrase("The run ends after its last complete turn ({0}).", {std::string(row.diagnostic->code)})
            : row.span == RunLimitRow::Span::run
                ? phrase("The run continues without more of them ({0}).", {std::string(row.diagnostic->code)})
                : phrase("The turn continues without more of them ({0}).", {std::string(row.diagnostic->code)});
        section.entries.push_back(std::move(entry));
    }
    return section;
}

} // namespace orrery::engine
