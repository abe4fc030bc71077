// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_evidence.h"

#include <algorithm>

namespace orrery::engine {

std::uint32_t XmlEvidence::nameId(Span span) {
    const auto [place, isNew] =
        m_ids.try_emplace(m_text.substr(span.begin, span.size()), static_cast<std::uint32_t>(names.size()));
    if (isNew) {
        names.emplace_back().text = place->first;
    }
    return place->second;
}

XmlEvidence::XmlEvidence(const XmlScanner& scan)
    : nodeNames(scan.nodes.size(), none), layouts(scan.nodes.size()), m_text(scan.text()) {
    std::uint32_t lineColumn = 0;
    std::uint32_t lastOpen = none; // name of the open tag right before, or none
    Family family;
    std::size_t close = 0;
    const auto closeUntil = [&](std::uint32_t offset) {
        for (; close < scan.closes.size() && scan.closes[close].whole.begin < offset; ++close) {
            const std::uint32_t id = nameId(scan.closes[close].name);
            learnClose(family, id);
            --names[id].balance;
            names[id].leaves += id == lastOpen ? 1 : 0;
            lastOpen = none;
            closeNames.push_back(id);
            closeLayouts.push_back(layoutAt(scan.closes[close].whole.begin, lineColumn));
            lineColumn = closeLayouts.back().column;
        }
    };
    for (std::uint32_t i = 1; i < scan.nodes.size(); ++i) {
        const XmlNode& node = scan.nodes[i];
        closeUntil(node.tag.begin);
        layouts[i] = node.kind == XmlKind::text ? Layout{lineColumn, false} : layoutAt(node.tag.begin, lineColumn);
        lineColumn = layouts[i].column;
        if (node.kind != XmlKind::element) {
            continue;
        }
        const std::uint32_t id = nodeNames[i] = nameId(node.name);
        if (lastOpen != none) {
            ++names[lastOpen].parents;
        }
        names[id].leaves += node.isEmpty ? 1 : 0;
        const bool isOpen =
            !node.isEmpty && !std::binary_search(scan.unfinishedTags.begin(), scan.unfinishedTags.end(), i);
        names[id].balance += isOpen ? 1 : 0;
        lastOpen = isOpen ? id : none;
        learnChild(family, id, isOpen);
    }
    closeUntil(none);
}

void XmlEvidence::learnChild(Family& family, std::uint32_t name, bool isOpen) {
    family.children.push_back(name);
    if (isOpen) {
        family.openCount.resize(names.size());
        ++family.openCount[name];
        family.open.push_back({name, family.children.size()});
    }
}

/// Counts the children of an element that has a close tag. Counts nothing if an element inside it has no close tag.
void XmlEvidence::learnClose(Family& family, std::uint32_t name) {
    if (name >= family.openCount.size() || family.openCount[name] == 0) {
        return;
    }
    bool isOwn = true;
    for (bool isFound = false; !isFound; isOwn = false) {
        const Family::Parent parent = family.open.back();
        family.open.pop_back();
        --family.openCount[parent.name];
        isFound = parent.name == name;
        for (std::size_t i = parent.firstChild; isFound && isOwn && i < family.children.size(); ++i) {
            ++m_families[std::uint64_t{name} << 32 | family.children[i]];
        }
        // Nobody knows which children belong to an unclosed element, so the element around it counts none either.
        family.children.resize(parent.firstChild);
    }
}

std::optional<std::uint32_t> XmlEvidence::find(std::string_view name) const {
    const auto found = m_ids.find(name);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::uint32_t XmlEvidence::timesSeen(std::uint32_t parentName, std::uint32_t childName) const {
    const auto found = m_families.find(std::uint64_t{parentName} << 32 | childName);
    return found == m_families.end() ? 0 : found->second;
}

XmlEvidence::Layout XmlEvidence::layoutAt(std::uint32_t offset, std::uint32_t lineColumn) const {
    std::uint32_t begin = offset;
    while (begin > 0 && (m_text[begin - 1] == ' ' || m_text[begin - 1] == '\t')) {
        --begin;
    }
    const bool isFirst = begin == 0 || m_text[begin - 1] == '\n' || m_text[begin - 1] == '\r';
    return isFirst ? Layout{offset - begin, true} : Layout{lineColumn, false};
}

} // namespace orrery::engine
