// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/check_tools.h"

#include <functional>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// Checks one node of a tree. @param hint the required format, to resolve words by; bad: unknown
using CheckNode = std::function<TypedNode(std::uint32_t index, Format hint)>;

/// Checks the parts of a node for its checker: the way from a checker back into the tree.
class PartChecker {
public:
    PartChecker(CheckTools& tools, CheckNode checkNode) : m_tools(tools), m_checkNode(std::move(checkNode)) {}

    TypedNode check(std::uint32_t index, Format hint) { return m_checkNode(index, hint); }
    /// Checks a part that must have a format. Reports another one, and makes the part bad.
    TypedNode require(std::uint32_t index, Format wanted);
    /// Checks a part whose bare names read another object, its candidate.
    TypedNode checkInner(std::uint32_t index, Format hint, ScopeIndex scope);
    /// Checks the parts of a wrong node, to report their problems.
    void checkAll(const ExprNode& node);
    void checkAny(std::uint32_t index);
    /// Returns a word or literal text that is not an expression here; nullopt, and reported, where it is something
    /// else. @param wanted for the message: "property"
    std::optional<std::string_view> word(const ExprNode& node, std::string_view wanted);

private:
    CheckTools& m_tools;
    CheckNode m_checkNode;
};

} // namespace orrery::engine
