// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/bare_names.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"

namespace orrery::engine {

TypedNode BareNames::object(const ExprNode& node, ExpressionRoot root) {
    TypedNode out = makeNode(TypedNode::Kind::object, node, objectFormat);
    out.root = root;
    m_reads.addObject(root, m_level.isInner);
    return out;
}

TypedNode BareNames::read(const ExprNode& node) {
    if (m_level.object) {
        return object(node, *m_level.object);
    }
    const Span where = node.kind == ExprKind::name ? node.token : node.span;
    if (m_context.hasObjects) {
        m_problems.report(expressionDiagnostics["expr.no-object"], where,
                          {std::string(m_tree.slice(where)), phrase(m_context.place)});
    } else {
        m_problems.reportUnavailable(where, m_tree.slice(where));
    }
    return badNode(node);
}

} // namespace orrery::engine
