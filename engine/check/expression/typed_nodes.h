// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/syntax/expr_parser.h"

namespace orrery::engine {

/// Returns a typed node without operands, at the place of a parsed node.
inline TypedNode makeNode(TypedNode::Kind kind, const ExprNode& written, Format format) {
    TypedNode out;
    out.kind = kind;
    out.format = format;
    out.written = written.span;
    return out;
}

inline TypedNode constantNode(const ExprNode& written, Format format, double value) {
    TypedNode out = makeNode(TypedNode::Kind::constant, written, format);
    out.constant = value;
    return out;
}

/// Returns the node for a part whose problem is already reported.
inline TypedNode badNode(const ExprNode& written) {
    return makeNode(TypedNode::Kind::bad, written, badFormat);
}

} // namespace orrery::engine
