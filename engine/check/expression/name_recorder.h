// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/syntax/expr_parser.h"

#include <string_view>

namespace orrery::engine {

/// Records the meanings of the names in an expression, for editor commands (I3.5). Does nothing if the context does not
/// collect names.
class NameRecorder {
public:
    NameRecorder(const ExprTree& tree, const DecodedText& text, FileId file, const ExpressionContext& context)
        : m_tree(tree), m_text(text), m_file(file), m_context(context) {}

    /// @param index index into the model's table of the kind @param owner index of the enumeration or table that
    /// contains the name
    void add(NameKind kind, Span written, std::size_t index, std::size_t owner = 0);
    /// Records the name in a word or text literal.
    void add(NameKind kind, const ExprNode& node, std::size_t index, std::size_t owner = 0);
    /// Records a name of a kind without a table. @param isWord see NameUse::isWord
    void addWord(NameKind kind, const ExprNode& node, std::string_view word, bool isWord = false);
    /// Records a value of an enumeration, a class or a type.
    void addValue(const ExprNode& node, Format format, double value);
    /// Records each part of a scope such as "ship.weapon". The first part is a type; the other parts are scopes.
    void addScope(const ExprNode& node, ScopeIndex scope);

private:
    Span nameIn(const ExprNode& node) const;
    void add(NameKind kind, Span written, std::size_t index, std::size_t owner, bool isWord);

    const ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    const ExpressionContext& m_context;
};

} // namespace orrery::engine
