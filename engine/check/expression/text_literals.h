// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/syntax/expr_parser.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// Makes nodes of texts, pairs and dice, and numbers the distinct texts of one expression.
class TextLiterals {
public:
    TypedNode make(const ExprNode& node, Format format, std::string text);

private:
    std::vector<std::string> m_texts;
};

} // namespace orrery::engine
