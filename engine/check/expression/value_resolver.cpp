// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/value_resolver.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"

namespace orrery::engine {

std::optional<TypedNode> ValueResolver::valueOf(const ExprNode& node, Format format) const {
    const std::string_view name = m_tree.tokenOf(node);
    std::optional<double> value;
    switch (format.kind) {
    case FormatKind::enumeration:
        value = m_context.vocabulary->enumerations()[format.enumeration].find(name);
        break;
    case FormatKind::objectType:
        value = m_context.vocabulary->findType(name);
        break;
    case FormatKind::objectClass:
        if (m_context.classes != nullptr) {
            if (const auto found = m_context.classes->find(name); found != m_context.classes->end()) {
                value = found->second;
            }
        }
        break;
    default:
        break;
    }
    return value ? std::optional(constantNode(node, format, *value)) : std::nullopt;
}

std::optional<TypedNode> ValueResolver::find(const ExprNode& node, Format format) {
    std::optional<TypedNode> found = valueOf(node, format);
    if (found) {
        m_names.addValue(node, format, *found->constant);
    }
    return found;
}

std::optional<TypedNode> ValueResolver::findEnumerator(const ExprNode& node) {
    std::optional<TypedNode> found;
    for (const EnumerationIndex index : m_context.vocabulary->enumerationsWith(m_tree.tokenOf(node))) {
        const Format format{FormatKind::enumeration, index};
        std::optional<TypedNode> here = valueOf(node, format);
        if (here && found) {
            m_problems.report(
                expressionDiagnostics["expr.ambiguous-name"], node.token,
                {std::string(m_tree.tokenOf(node)), m_problems.nameOf(found->format), m_problems.nameOf(format)});
            return badNode(node);
        }
        if (here) {
            found = std::move(here);
        }
    }
    if (found) {
        m_names.addValue(node, found->format, *found->constant);
    }
    return found;
}

} // namespace orrery::engine
