// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_tree.h"

#include "engine/syntax/xml_diagnostics.h"
#include "engine/syntax/xml_scanner.h"
#include "engine/syntax/xml_splice.h"
#include "engine/syntax/xml_structure.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace orrery::engine {

namespace {

struct EncodingMark {
    std::string_view bytes;
    std::string_view name;
};
// If one mark begins with another, the longer stands first.
constexpr std::array encodingMarks = {
    EncodingMark{std::string_view("\xFF\xFE\0\0", 4), "UTF-32"},
    EncodingMark{std::string_view("\0\0\xFE\xFF", 4), "UTF-32"},
    EncodingMark{"\xFF\xFE", "UTF-16"},
    EncodingMark{"\xFE\xFF", "UTF-16"},
    EncodingMark{std::string_view("<\0", 2), "UTF-16"},
    EncodingMark{std::string_view("\0<", 2), "UTF-16"},
};

XmlNode documentOf(std::uint32_t size) {
    XmlNode node;
    node.kind = XmlKind::document;
    node.close = {size, size};
    return node;
}

} // namespace

XmlTree parseXml(std::shared_ptr<const SourceText> source, FileId file, const XmlTree* before) {
    static std::atomic<std::uint64_t> count = 0;
    if (auto spliced = before != nullptr ? XmlSplice::tree(source, file, *before) : std::nullopt) {
        spliced->m_identity = ++count;
        return std::move(*spliced);
    }
    XmlTree tree;
    tree.m_identity = ++count;
    tree.m_source = std::move(source);
    tree.m_file = file;
    const std::string_view bytes = tree.m_source->bytes();
    XmlFaults faults(*tree.m_source, file);
    const auto* const mark = std::find_if(encodingMarks.begin(), encodingMarks.end(),
                                          [bytes](const EncodingMark& m) { return bytes.starts_with(m.bytes); });
    if (bytes.size() > XmlTree::maxFileBytes) {
        faults.add(xmlDiagnostics["xml.file-too-large"], {0, 0});
        tree.m_nodes.push_back(documentOf(0));
    } else if (mark != encodingMarks.end()) {
        faults.add(xmlDiagnostics["xml.encoding"], {0, static_cast<std::uint32_t>(mark->bytes.size())},
                   {std::string(mark->name)});
        tree.m_nodes.push_back(documentOf(static_cast<std::uint32_t>(bytes.size())));
    } else {
        XmlScanner scan(bytes, faults, bytes.size());
        scan.run();
        linkXmlNodes(scan);
        tree.m_nodes = std::move(scan.nodes);
        tree.m_attributes = std::move(scan.attributes);
        tree.m_nodes.shrink_to_fit(); // a tree stays in memory for long (P3.3)
        tree.m_attributes.shrink_to_fit();
        for (std::uint32_t index = 0; index < tree.nodeCount(); ++index) {
            if (tree.m_nodes[index].kind == XmlKind::comment) {
                tree.m_comments.push_back(index);
            }
        }
    }
    tree.m_diagnostics = faults.take();
    return tree;
}

std::uint32_t XmlTree::root() const {
    const XmlChildren top = elements(document);
    return top.empty() ? none : *top.begin();
}

XmlChildren XmlTree::children(std::uint32_t index) const {
    return {this, index == none ? none : m_nodes[index].first, false};
}

XmlChildren XmlTree::elements(std::uint32_t index) const {
    return {this, index == none ? none : m_nodes[index].first, true};
}

std::uint32_t XmlTree::child(std::uint32_t index, std::string_view wanted) const {
    for (const std::uint32_t element : elements(index)) {
        countWork();
        if (name(element) == wanted) {
            return element;
        }
    }
    return none;
}

const XmlAttribute* XmlTree::attributesBegin(std::uint32_t index) const {
    return m_attributes.data() + m_nodes[index].firstAttribute;
}

const XmlAttribute* XmlTree::attributesEnd(std::uint32_t index) const {
    return attributesBegin(index) + m_nodes[index].attributeCount;
}

const XmlAttribute* XmlTree::attribute(std::uint32_t index, std::string_view wanted) const {
    const XmlAttribute* const end = attributesEnd(index);
    const XmlAttribute* const found =
        std::find_if(attributesBegin(index), end, [this, wanted](const XmlAttribute& a) { return name(a) == wanted; });
    countWork(static_cast<std::uint64_t>(found - attributesBegin(index)) + 1);
    return found == end ? nullptr : found;
}

std::string XmlTree::value(std::uint32_t index, std::string_view wanted) const {
    const XmlAttribute* const found = attribute(index, wanted);
    return found == nullptr ? std::string() : decodeAttribute(slice(found->value), found->value.begin).text;
}

Span XmlTree::span(std::uint32_t index) const {
    return {m_nodes[index].tag.begin, m_nodes[index].close.end};
}

Span XmlTree::content(std::uint32_t index) const {
    const XmlNode& node = m_nodes[index];
    switch (node.kind) {
    case XmlKind::document:
    case XmlKind::element:
        return {node.tag.end, node.close.begin};
    case XmlKind::cdata:
        return {node.tag.begin + 9, node.isClosed ? node.tag.end - 3 : node.tag.end};
    case XmlKind::comment:
        return {node.tag.begin + 4, node.isClosed ? node.tag.end - 3 : node.tag.end};
    case XmlKind::instruction:
        return {node.name.end, node.isClosed ? node.tag.end - 2 : node.tag.end};
    case XmlKind::text:
    case XmlKind::doctype:
        break;
    }
    return node.tag;
}

std::uint32_t XmlTree::indexIn(const XmlTree& before, std::uint32_t index) const {
    if (&before == this) {
        return index;
    }
    if (m_kept.before == 0 || m_kept.before != before.m_identity) {
        return none;
    }
    if (index >= m_kept.back) {
        return index - m_kept.back + m_kept.backWas;
    }
    return index < m_kept.front && span(index).end <= m_kept.frontEnd ? index : none;
}

std::uint32_t XmlTree::nodeAt(std::uint32_t offset) const {
    const auto after = std::upper_bound(m_nodes.begin() + 1, m_nodes.end(), offset,
                                        [](std::uint32_t at, const XmlNode& node) { return at < node.tag.begin; });
    auto index = static_cast<std::uint32_t>(after - m_nodes.begin() - 1);
    while (index != document && !span(index).contains(offset)) {
        countWork();
        index = m_nodes[index].parent;
    }
    return index;
}

std::string XmlTree::text(std::uint32_t index) const {
    const Span whole = content(index);
    switch (m_nodes[index].kind) {
    case XmlKind::text:
        return decodeText(slice(whole), whole.begin).text;
    case XmlKind::cdata: {
        std::string out(slice(whole)); // CDATA has no references, but each of its line ends also becomes one byte
        for (std::size_t at = out.find('\r'); at != std::string::npos; at = out.find('\r', at)) {
            const bool isPair = at + 1 < out.size() && out[at + 1] == '\n';
            out.replace(at, isPair ? 2 : 1, "\n");
        }
        return out;
    }
    case XmlKind::element:
        break;
    default:
        return {};
    }
    std::string out;
    for (const std::uint32_t child : children(index)) {
        countWork();
        if (m_nodes[child].kind == XmlKind::text || m_nodes[child].kind == XmlKind::cdata) {
            out += text(child);
        }
    }
    return out;
}

std::string XmlTree::path(std::uint32_t index) const {
    std::vector<std::uint32_t> steps;
    for (; index != none && index != document; index = m_nodes[index].parent) {
        steps.push_back(index);
    }
    std::string out = steps.empty() ? "/" : "";
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        if (!isElement(*step)) {
            continue;
        }
        std::uint32_t before = 0;
        std::uint32_t all = 0;
        for (const std::uint32_t sibling : elements(m_nodes[*step].parent)) {
            all += name(sibling) == name(*step) ? 1 : 0;
            before = sibling == *step ? all : before;
        }
        out.append("/").append(name(*step));
        if (all > 1) {
            out.append("[").append(std::to_string(before)).append("]");
        }
    }
    return out;
}

} // namespace orrery::engine
