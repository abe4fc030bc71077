// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/syntax/expr_parser.h"

namespace orrery::engine {

inline constexpr DiagnosticSpec meansNothingHere{"expr.no-context", Severity::error, "'{0}' means nothing {1}"};

/// Turns the tree of one expression into a typed one: checkExpression() at work. A node that is wrong is reported once
/// and comes back bad; what contains it stays silent.
class ExpressionChecker {
public:
    ExpressionChecker(const ExprTree& tree, const DecodedText& text, FileId file, const ExpressionContext& context,
                      TypedExpression& result, std::vector<Diagnostic>& diagnostics)
        : m_tree(tree), m_text(text), m_file(file), m_context(context), m_result(result), m_diagnostics(diagnostics) {}

    /// @param hint the format that the place wants, to resolve words by; bad: unknown.
    TypedNode check(std::uint32_t index, Format hint);
    /// Reports a node of another format than the wanted one, and makes it bad. Bad ones pass.
    void require(TypedNode& node, Format wanted);

private:
    // Operators and functions (expression_checker.cpp).
    TypedNode checkOperation(const ExprNode& node, const ExpressionFunction& row, Format hint);
    TypedNode checkCall(const ExprNode& node, Format hint);
    TypedNode checkLast(const ExprNode& node);
    TypedNode checkNamed(const ExprNode& node);
    bool hasArity(const ExprNode& node, const ExpressionFunction& row);
    void checkPair(std::uint32_t left, std::uint32_t right, Format hint, std::vector<TypedNode>& out);
    void requireComparable(TypedNode& node, const ExprNode& written);
    void fold(TypedNode& node, const ExprNode& written);
    void foldChoice(TypedNode& node);

    // Words and members (expression_names.cpp).
    TypedNode checkName(const ExprNode& node, Format hint);
    TypedNode checkWord(const ExprNode& node, const WordRow& row, Format hint);
    TypedNode checkMember(const ExprNode& node);
    TypedNode object(const ExprNode& node, ExpressionRoot root);
    /// The reading of a member, with its operand still to be added; nullopt where no object has it.
    std::optional<TypedNode> member(const ExprNode& node);
    std::optional<TypedNode> byHint(const ExprNode& node, Format hint) const;
    std::optional<TypedNode> enumerator(const ExprNode& node);
    bool isReading(std::string_view name) const;
    bool isHungry(std::uint32_t index) const;
    void noteColumns(const TypedNode& member);
    void addColumn(Builtin column);
    void reportUnknown(const DiagnosticSpec& spec, const ExprNode& node, const std::vector<std::string>& known);
    std::vector<std::string> memberNames() const;
    std::vector<std::string> valueNames(Format format) const;
    std::vector<std::string> allNames() const;

    // Shared.
    Diagnostic& report(const DiagnosticSpec& spec, Span decoded, std::vector<std::string> args);
    TypedNode make(TypedNode::Kind kind, const ExprNode& node, Format format) const;
    TypedNode constant(const ExprNode& node, Format format, double value) const;
    TypedNode bad(const ExprNode& node) const { return make(TypedNode::Kind::bad, node, badFormat); }
    std::string nameOf(Format format) const { return m_context.vocabulary->formatName(format); }

    const ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    const ExpressionContext& m_context;
    TypedExpression& m_result;
    std::vector<Diagnostic>& m_diagnostics;
    std::vector<std::string> m_texts; ///< different literals so far
};

} // namespace orrery::engine
