// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/part_checker.h"

#include <optional>

namespace orrery::engine {

/// The parts of an aggregate's selection, in source form. `number`, `of` and `where` are indices of unchecked nodes.
struct Selection {
    const RelationSpec* relation = nullptr;
    Span relationAt;
    std::optional<TypeIndex> type;
    bool hasType = false; ///< true if a word names a type; includes the word `objects`
    std::optional<std::uint32_t> number;
    bool inJumps = false;
    std::optional<std::uint32_t> of;
    std::optional<std::uint32_t> where;
    bool isBad = false; ///< true if the reader has reported a problem

    bool wantsNumber() const { return relation != nullptr && relation->parameter != RelationParameter::none; }
};

/// Reads a selection (X3) word by word. Compares each word with the relations and types of the vocabulary, so they need
/// no grammar.
class SelectionReader {
public:
    SelectionReader(CheckTools& tools, PartChecker& parts) : m_tools(tools), m_parts(parts) {}

    /// @param node a selection, or a name alone
    Selection read(const ExprNode& node);

private:
    void readWord(const ExprNode& word, Selection& selection);
    void readNumber(std::uint32_t index, Selection& selection);
    void reportWord(const ExprNode& word, const Selection& selection);

    CheckTools& m_tools;
    PartChecker& m_parts;
};

} // namespace orrery::engine
