// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_tree.h"

namespace orrery::engine {

FocsStore::FocsStore() {
    intern("");
}

std::uint32_t FocsStore::intern(std::string_view text) {
    if (const auto found = m_textIndex.find(text); found != m_textIndex.end()) {
        return found->second;
    }
    const auto index = static_cast<std::uint32_t>(m_texts.size());
    m_texts.emplace_back(text);
    m_textIndex.emplace(m_texts.back(), index);
    return index;
}

std::uint32_t FocsStore::addGroup(std::string_view text, std::span<const FocsNode> nodes, std::uint32_t base,
                                  std::uint32_t begin) {
    if (const auto found = m_groupIndex.find(text); found != m_groupIndex.end()) {
        return found->second;
    }
    const auto index = static_cast<std::uint32_t>(m_groups.size());
    FocsGroup& group = m_groups.emplace_back();
    group.text = text;
    group.nodes.reserve(nodes.size() + 1);
    group.nodes.emplace_back();
    for (FocsNode node : nodes) {
        node.span = {node.span.begin - begin, node.span.end - begin};
        node.first -= node.first == 0 ? 0 : base;
        node.next -= node.next == 0 ? 0 : base;
        group.nodes.push_back(node);
    }
    m_groupIndex.emplace(group.text, index);
    return index;
}

std::size_t FocsStore::bytes() const {
    std::size_t sum = 0;
    for (const std::string& text : m_texts) {
        sum += sizeof(text) + text.capacity();
    }
    for (const FocsGroup& group : m_groups) {
        sum += sizeof(group) + group.text.capacity() + group.nodes.capacity() * sizeof(FocsNode);
    }
    return sum;
}

std::size_t FocsScript::bytes() const {
    return origins.bytes() + insertions.capacity() * sizeof(FocsInsertion) + nodes.capacity() * sizeof(FocsNode) +
           definitions.capacity() * sizeof(FocsDefinition);
}

std::vector<DiagnosticNote> focsInsertionNotes(const FocsInsertions& insertions, std::uint32_t insertion) {
    std::vector<DiagnosticNote> notes;
    for (std::uint32_t i = insertion; i != 0; i = insertions[i].parent) {
        notes.push_back(
            {insertions[i].where, phrase("the macro '{0}' is inserted here", {std::string(insertions[i].macro)})});
    }
    return notes;
}

std::uint32_t focsField(const FocsNodes& nodes, std::uint32_t element, std::string_view name) {
    for (std::uint32_t i = nodes[element].first; i != 0; i = nodes[i].next) {
        if (nodes[i].kind == FocsNode::Kind::field && nodes[element].row->fields[nodes[i].field].name == name) {
            return nodes[i].first;
        }
    }
    return 0;
}

} // namespace orrery::engine
