// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/problem_reporter.h"

#include "engine/check/expression/expression_diagnostics.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

Diagnostic& ProblemReporter::report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args) {
    m_diagnostics.push_back({&spec, {m_file, m_text.rawSpan(where)}, std::move(args)});
    return m_diagnostics.back();
}

void ProblemReporter::reportUnknown(const DiagnosticSpec& spec, const ExprNode& node, const KnownNames& known) {
    const std::string name(m_tree.tokenOf(node));
    const bool isSearched = m_context.nearSearches == nullptr || m_context.nearSearches->start();
    const std::vector<std::string> near = isSearched ? nearestNames(name, known()) : std::vector<std::string>();
    std::vector<Phrase> quotes;
    std::ranges::transform(near, std::back_inserter(quotes), quoted);
    Diagnostic& finding =
        report(spec, node.token, {name, near.empty() ? Phrase() : phrase("; did you mean {0}?", {joined(quotes)})});
    for (const std::string& other : near) {
        addFix(finding, phrase("replace with '{0}'", {other}), node.token, other);
    }
}

void ProblemReporter::reportUnavailable(Span where, std::string_view name, std::string_view place) {
    report(expressionDiagnostics["expr.no-context"], where, {std::string(name), phrase(place)});
}

bool ProblemReporter::allowsObjects(Span where, std::string_view name) {
    if (!m_context.hasObjects) {
        reportUnavailable(where, name);
    }
    return m_context.hasObjects;
}

void ProblemReporter::require(TypedNode& node, Format wanted) {
    if (node.isBad() || wanted.isBad() || node.format == wanted) {
        return;
    }
    report(expressionDiagnostics["expr.wrong-format"], node.written,
           {written(node.written), nameOf(node.format), nameOf(wanted)});
    node.format = badFormat;
}

void ProblemReporter::addFix(Diagnostic& to, Phrase label, Span where, std::string replacement) const {
    to.fixes.push_back({std::move(label), {{m_file, m_text.rawSpan(where), std::move(replacement)}}});
}

} // namespace orrery::engine
