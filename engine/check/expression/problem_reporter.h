// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/syntax/expr_parser.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Reports the problems of one expression at their places in the file.
class ProblemReporter {
public:
    ProblemReporter(const ExprTree& tree, const DecodedText& text, FileId file, const ExpressionContext& context,
                    std::vector<Diagnostic>& diagnostics)
        : m_tree(tree), m_text(text), m_file(file), m_context(context), m_diagnostics(diagnostics) {}

    /// @param where the place in the decoded text
    Diagnostic& report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args);
    /// Reports that a name is unknown, with fixes for similar names.
    void reportUnknown(const DiagnosticSpec& spec, const ExprNode& node, const KnownNames& known);
    /// Reports that a part of the language is not available at this place.
    void reportUnavailable(Span where, std::string_view name) { reportUnavailable(where, name, m_context.place); }
    void reportUnavailable(Span where, std::string_view name, std::string_view place);
    /// Returns whether the expression may read objects at this place. Reports a diagnostic if it may not.
    bool allowsObjects(Span where, std::string_view name);
    /// Reports a node of another format than `wanted`, and makes it bad. Accepts bad nodes.
    void require(TypedNode& node, Format wanted);
    void addFix(Diagnostic& to, Phrase label, Span where, std::string replacement) const;

    std::string written(Span span) const { return std::string(m_tree.slice(span)); }
    std::string nameOf(Format format) const { return m_context.vocabulary->formatName(format); }

private:
    const ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    const ExpressionContext& m_context;
    std::vector<Diagnostic>& m_diagnostics;
};

} // namespace orrery::engine
