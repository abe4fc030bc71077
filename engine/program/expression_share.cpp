// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_share.h"

#include "engine/check/expression/expression_node.h"
#include "engine/program/expression_program.h"

#include <bit>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

/// Appends the computation of a tree to a key. Returns false if the tree needs more than columns, the turn and
/// arithmetic. A node that draws or needs the World equals only itself.
bool write(const TypedNode& node, std::string& key) {
    const auto add = [&key](std::uint64_t value) { key += std::to_string(value) + ','; };
    if (node.constant) {
        key += 'c';
        add(std::bit_cast<std::uint64_t>(*node.constant));
        return true;
    }
    key += '(';
    add(static_cast<std::uint64_t>(node.kind));
    switch (node.kind) {
    case Kind::turn:
    case Kind::value:
    case Kind::amount:
        break;
    case Kind::object:
        add(static_cast<std::uint64_t>(node.root));
        break;
    case Kind::member:
        add(static_cast<std::uint64_t>(node.access));
        add(node.column.value);
        add(node.index);
        break;
    case Kind::operation:
    case Kind::choice:
        add(reinterpret_cast<std::uintptr_t>(node.function)); // address of a table row; the order of keys has no effect
        break;
    default:
        return false;
    }
    for (const TypedNode& operand : node.operands) {
        if (!write(operand, key)) {
            return false;
        }
    }
    key += ')';
    return true;
}

} // namespace

const ExpressionProgram* SharedExpressions::of(const ExpressionProgram& program) {
    std::string key;
    return write(*program.expression().root, key) ? m_programs.try_emplace(std::move(key), &program).first->second
                                                  : &program;
}

} // namespace orrery::engine
