// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/member_resolver.h"

#include "engine/check/expression/typed_nodes.h"
#include "engine/check/expression/word_meanings.h"

namespace orrery::engine {

bool MemberResolver::findMeter(const ExprNode& node, TypedNode& out) {
    const std::string_view name = m_tree.tokenOf(node);
    for (const std::string_view prefix : {std::string_view(), currentPrefix, maximumPrefix}) {
        const auto found =
            name.starts_with(prefix) ? m_context.vocabulary->findMeter(name.substr(prefix.size())) : std::nullopt;
        if (found && !(prefix == maximumPrefix && m_context.vocabulary->meters()[*found].single)) {
            out.access = Access::meter;
            out.column = m_context.layout->meter(*found, prefix == maximumPrefix);
            m_names.add(NameKind::meter, {node.token.begin + static_cast<std::uint32_t>(prefix.size()), node.token.end},
                        *found);
            return true;
        }
    }
    return false;
}

std::optional<TypedNode> MemberResolver::find(const ExprNode& node) {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const ColumnLayout& layout = *m_context.layout;
    const std::string_view name = m_tree.tokenOf(node);
    TypedNode out = makeNode(TypedNode::Kind::member, node, numberFormat);
    if (findMeter(node, out)) {
        return out;
    }
    if (const auto property = vocabulary.findProperty(name)) {
        const Property& declared = vocabulary.properties()[*property];
        m_names.add(NameKind::property, node.token, *property);
        out.format = declared.format;
        out.access = declared.ofClass ? Access::classProperty : declared.isRuntime ? Access::runtime : Access::property;
        out.index = *property;
        if (!declared.ofClass) {
            out.column = layout.property(*property);
        }
        return out;
    }
    if (const MemberRow* row = findMember(name)) {
        if (row->access == Access::planet) {
            const auto type = vocabulary.findType(row->name);
            if (!type) {
                return std::nullopt;
            }
            out.index = *type;
        }
        out.format = row->format;
        out.access = row->access;
        out.column = layout.builtin(row->column);
        return out;
    }
    if (const auto resource = vocabulary.findResource(name)) {
        out.access = Access::stockpile;
        out.column = layout.stockpile(*resource);
        m_names.add(NameKind::resource, node.token, *resource);
        return out;
    }
    return std::nullopt;
}

} // namespace orrery::engine
