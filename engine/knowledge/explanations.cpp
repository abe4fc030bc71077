// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/explanations.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array rows{
#include "finding_rows.inc" // made by cmake/collect_findings.cpp
};
static_assert(std::ranges::is_sorted(rows, {}, &DiagnosticSpec::code));

struct Example {
    std::string_view code;
    std::string_view content;
};
// A test checks that each raises what it is an example of.
constexpr std::array examples{
    Example{"check.duplicate-class",
            "<class id=\"BLD_MINE\" type=\"building\"/>\n<class id=\"BLD_MINE\" type=\"building\"/>\n"},
    Example{"check.duplicate-group", "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\"/>\n  <group "
                                     "id=\"dig\"/>\n</class>\n"},
    Example{"check.needs-trigger", "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\" "
                                   "reaction=\"true\">\n    <scope><include><self/></include></scope>\n    "
                                   "<effects><destroy-object/></effects>\n  </group>\n</class>\n"},
    Example{"check.triggered-meters",
            "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\">\n    <trigger after=\"created\" "
            "of=\"self\"/>\n    <scope><include><object-type type=\"planet\"/></include></scope>\n    <effects>"
            "<modify-max-meter meter=\"Mining\" amount=\"1\"/></effects>\n  </group>\n</class>\n"},
    Example{"check.unknown-condition", "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\">\n    "
                                       "<scope><include><slef/></include></scope>\n  </group>\n</class>\n"},
    Example{"check.unknown-name", "<class id=\"BLD_MINE\" type=\"building\">\n  <unlocks class=\"BLD_MIEN\"/>\n"
                                  "</class>\n"},
    Example{"content.missing-attribute", "<class id=\"BLD_MINE\"/>\n"},
    Example{"content.unknown-attribute", "<class id=\"BLD_MINE\" type=\"building\" durration=\"3\"/>\n"},
    Example{"expr.chained-comparison", "<function id=\"between\" value=\"1 &lt; a &lt; 5\">\n  <parameter "
                                       "name=\"a\"/>\n</function>\n"},
    Example{"expr.different-formats",
            "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\">\n    <scope><include if=\"size == "
            "3\"/></scope>\n  </group>\n</class>\n"},
    Example{"expr.division-by-zero", "<vocabulary>\n  <define id=\"NOTHING\" value=\"1 / 0\"/>\n</vocabulary>\n"},
    Example{"expr.unknown-name",
            "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\">\n    <scope><include if=\"Populaton "
            "> 3\"/></scope>\n  </group>\n</class>\n"},
    Example{"expr.wrong-format", "<class id=\"BLD_MINE\" type=\"building\">\n  <group id=\"dig\">\n    <scope><include "
                                 "if=\"Population\"/></scope>\n  </group>\n</class>\n"},
};
static_assert(std::ranges::is_sorted(examples, {}, &Example::code), "keep the examples in the order of their codes");

std::string_view severityName(Severity severity) {
    return severity == Severity::error     ? inPhrase("error")
           : severity == Severity::warning ? inPhrase("warning")
                                           : inPhrase("hint");
}

/// The template with an ellipsis for what is filled in.
std::string generalMessage(const DiagnosticSpec& row) {
    return formatMessage(row.message, std::vector<std::string>(10, "…"));
}

} // namespace

std::span<const DiagnosticSpec> findingRows() {
    return rows;
}

const DiagnosticSpec* findFinding(std::string_view code) {
    const auto found = std::ranges::lower_bound(rows, code, {}, &DiagnosticSpec::code);
    return found != rows.end() && found->code == code ? &*found : nullptr;
}

std::string_view findingExample(std::string_view code) {
    const auto found = std::ranges::lower_bound(examples, code, {}, &Example::code);
    return found != examples.end() && found->code == code ? found->content : std::string_view();
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
        entry.help = generalMessage(row) + (row.advice.empty() ? "." : ". " + std::string(row.advice));
        entry.example = findingExample(row.code);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

} // namespace orrery::engine
