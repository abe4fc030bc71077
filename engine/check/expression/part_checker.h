// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/check_tools.h"

#include <functional>
#include <optional>
#include <string_view>

namespace orrery::engine {

/// Checks one node of a tree. @param hint the required format, which decides the meaning of words; badFormat: unknown
using CheckNode = std::function<TypedNode(std::uint32_t index, Format hint)>;

/// Checks the parts of a node for the node's own checker.
class PartChecker {
public:
    PartChecker(CheckTools& tools, CheckNode checkNode) : m_tools(tools), m_checkNode(std::move(checkNode)) {}

    TypedNode check(std::uint32_t index, Format hint) { return m_checkNode(index, hint); }
    /// Checks a part that must have a format. Reports a part of another format, and makes it bad.
    TypedNode require(std::uint32_t index, Format wanted);
    /// Checks a part whose bare names read a candidate of the scope instead of the outer object.
    TypedNode checkInner(std::uint32_t index, Format hint, ScopeIndex scope);
    /// Checks the parts of a wrong node, to report their problems.
    void checkAll(const ExprNode& node);
    void checkAny(std::uint32_t index);
    /// Returns a word or literal text that stands for a name at this place. For other nodes, reports a problem and
    /// returns nullopt. @param wanted the kind of name, for the message: "property"
    std::optional<std::string_view> word(const ExprNode& node, std::string_view wanted);

private:
    CheckTools& m_tools;
    CheckNode m_checkNode;
};

} // namespace orrery::engine
