// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/check_tools.h"

#include <optional>
#include <string>

namespace orrery::engine {

/// Resolves names of parameters, defines, the game and objects of scenarios (X1.4, X1.8). Each function returns nullopt
/// if there is no such name.
class ContentNames {
public:
    explicit ContentNames(CheckTools& tools) : m_tools(tools) {}

    std::optional<TypedNode> parameter(const ExprNode& node);
    std::optional<TypedNode> define(const ExprNode& node);
    std::optional<TypedNode> game(const ExprNode& node);
    /// Returns a node for the object of the scenario with this name. Underscores in the word may stand for blanks (S9).
    std::optional<TypedNode> scenarioObject(const ExprNode& node);

private:
    CheckTools& m_tools;
};

/// Returns a node for the object with a name, and records its reads.
TypedNode namedObjectNode(const ExprNode& node, std::string name, ReadRecorder& reads);

} // namespace orrery::engine
