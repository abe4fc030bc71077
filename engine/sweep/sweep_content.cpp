// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_content.h"

#include "engine/content/constants.h"
#include "engine/content/expression_text.h"
#include "engine/syntax/xml_edit.h"
#include "engine/trace/preview.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns a text that identifies an error in all variants: the place may move.
std::string errorKey(const Diagnostic& error) {
    return std::string(error.code()) + " " + error.message();
}

} // namespace

std::optional<TextEdit> editOf(const ParsedProject& project, const CheckedVary& vary, double value) {
    const XmlTree& tree = *project.trees[vary.file.value];
    const Element element{&tree, vary.element};
    if (!element.has(vary.attribute)) {
        std::vector<Diagnostic> reported;
        if (const auto inside = writtenExpression(element, vary.attribute, reported)) { // an element stands for it
            return TextEdit{inside->where.file, inside->where.span, numberText(value)};
        }
    }
    return setAttribute(tree, vary.element, vary.attribute, numberText(value));
}

std::optional<double> writtenNumber(const ParsedProject& project, const CheckedVary& vary) {
    const Element element{&*project.trees[vary.file.value], vary.element};
    if (element.has(vary.attribute)) {
        return parseNumber(element.value(vary.attribute));
    }
    std::vector<Diagnostic> reported;
    const auto inside = writtenExpression(element, vary.attribute, reported);
    return inside && inside->text ? parseNumber(inside->text->text) : std::nullopt;
}

SweepContent::SweepContent(const ParsedProject& project, std::span<const Diagnostic> diagnostics, RowTables rows,
                           const CheckedSweep& sweep)
    : m_project(project), m_rows(rows), m_sweep(sweep) {
    for (const Diagnostic& one : diagnostics) {
        if (one.severity() == Severity::error) {
            m_errors.insert(errorKey(one));
        }
    }
}

std::vector<TextEdit> SweepContent::editsOf(const SweepVariant& variant) const {
    std::vector<TextEdit> edits;
    for (std::size_t vary = 0; vary < m_sweep.varied.size(); ++vary) {
        if (const auto value = valueIn(m_sweep, variant, vary)) {
            if (auto edit = editOf(m_project, m_sweep.varied[vary], *value)) {
                edits.push_back(std::move(*edit));
            }
        }
    }
    return edits;
}

/// Returns the first error that the project itself does not have; null if there is none.
const Diagnostic* SweepContent::firstNewError(const std::vector<Diagnostic>& diagnostics) const {
    std::multiset<std::string> known = m_errors;
    for (const Diagnostic& one : diagnostics) {
        if (one.severity() != Severity::error) {
            continue;
        }
        const auto found = known.find(errorKey(one));
        if (found == known.end()) {
            return &one;
        }
        known.erase(found);
    }
    return nullptr;
}

VariantContent SweepContent::make(const SweepVariant& variant, CheckMemory& memory) const {
    const TriedContent tried = tryEdits(m_project, editsOf(variant), m_rows, memory);
    VariantContent out;
    if (const Diagnostic* const error = firstNewError(tried.diagnostics)) {
        out.error = error->message();
        out.place = tried.model->placeText(error->where);
        return out;
    }
    std::vector<Diagnostic> reported;
    std::vector<CheckedSweep> sweeps = readSweeps(tried.project, *tried.model, reported, m_sweep.id);
    if (sweeps.empty() || !sweeps.front().isRunnable) { // the variant changed the sweep itself
        out.error = phrase("the sweep has errors").english();
        return out;
    }
    out.sweep = std::move(sweeps.front());
    out.program = tried.program;
    return out;
}

} // namespace orrery::engine
