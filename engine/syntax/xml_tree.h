// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One attribute as the file has it.
struct XmlAttribute {
    Span name;
    Span value;            ///< the raw bytes inside the quotes; decode them with decodeAttribute()
    std::uint32_t end = 0; ///< end of the whole attribute, after the closing quote
    char quote = 0;        ///< '"' or '\''; 0 if the quotes are missing, which makes the tag broken

    /// Returns the span from the name to the closing quote.
    Span whole() const { return {name.begin, end}; }
};

enum class XmlKind : std::uint8_t { document, element, text, cdata, comment, instruction, doctype };

/// One node of an XmlTree. Indices are into that tree; XmlTree::none if there is no such node. White space between tags
/// has no node; all of its bytes lie between the spans of its neighbours.
struct XmlNode {
    XmlKind kind = XmlKind::element;
    bool isEmpty = false;  ///< true for `<a/>`, or for a tag too broken to have content
    bool isClosed = false; ///< true if the element has its own close tag
    bool isBroken = false; ///< true if the open or close tag has a problem; forms do not change such an element (I2.3)
    Span name;             ///< name of an element or instruction
    Span tag;              ///< open tag of an element; whole span of any other node
    Span close;            ///< close tag; if there is none, empty and at the element's end
    std::uint32_t parent = ~0u;
    std::uint32_t first = ~0u;
    std::uint32_t last = ~0u;
    std::uint32_t next = ~0u;
    std::uint32_t firstAttribute = 0;
    std::uint32_t attributeCount = 0;
};

class XmlTree;

/// The children of a node in document order, for a range-based for over their indices.
class XmlChildren {
public:
    class Iterator {
    public:
        using value_type = std::uint32_t;
        using difference_type = std::ptrdiff_t;
        using reference = std::uint32_t;
        using pointer = const std::uint32_t*;
        using iterator_category = std::input_iterator_tag;

        Iterator(const XmlTree* tree, std::uint32_t at, bool elementsOnly)
            : m_tree(tree), m_at(at), m_elementsOnly(elementsOnly) {
            skip();
        }
        std::uint32_t operator*() const { return m_at; }
        Iterator& operator++();
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

    private:
        void skip();
        const XmlTree* m_tree;
        std::uint32_t m_at;
        bool m_elementsOnly;
    };

    XmlChildren(const XmlTree* tree, std::uint32_t first, bool elementsOnly)
        : m_tree(tree), m_first(first), m_elementsOnly(elementsOnly) {}
    Iterator begin() const { return {m_tree, m_first, m_elementsOnly}; }
    Iterator end() const { return {m_tree, ~0u, m_elementsOnly}; }
    bool empty() const { return begin() == end(); }

private:
    const XmlTree* m_tree;
    std::uint32_t m_first;
    bool m_elementsOnly;
};

/// The lossless, tolerant tree of one version of one file. It contains the bytes of every tag, name and value. The
/// parser reports every problem at its place, and keeps the rest readable (I2.8, I2.9). Nodes stand in document order;
/// node 0 is the document, which covers the whole file. No element is deeper than maxDepth, so recursion over a tree is
/// safe.
class XmlTree {
public:
    static constexpr std::uint32_t none = ~0u;
    static constexpr std::uint32_t document = 0;
    static constexpr std::uint32_t maxDepth = 256; ///< maximum depth of elements; the root has depth 1 (R2.1)
    static constexpr std::uint32_t maxFileBytes = 64u * 1024 * 1024; ///< maximum size of a file (R2.1)
    static constexpr std::uint32_t maxAttributeBytes = 1024u * 1024; ///< maximum size of one raw value (R2.1)

    const std::shared_ptr<const SourceText>& source() const { return m_source; }
    FileId file() const { return m_file; }
    std::uint32_t nodeCount() const { return static_cast<std::uint32_t>(m_nodes.size()); }

    /// Returns the first element outside of all others, or none.
    std::uint32_t root() const;
    const XmlNode& node(std::uint32_t index) const { return m_nodes[index]; }
    bool isElement(std::uint32_t index) const { return m_nodes[index].kind == XmlKind::element; }
    /// Returns the name of an element or instruction; empty for other nodes.
    std::string_view name(std::uint32_t index) const { return slice(m_nodes[index].name); }
    std::string_view slice(Span span) const { return m_source->slice(span); }

    /// Returns all children, or only the elements among them. Both are empty for XmlTree::none.
    XmlChildren children(std::uint32_t index) const;
    XmlChildren elements(std::uint32_t index) const;
    /// Returns the first child element of that name, or none.
    std::uint32_t child(std::uint32_t index, std::string_view name) const;

    /// Returns the attributes of an element in the order of the file.
    const XmlAttribute* attributesBegin(std::uint32_t index) const;
    const XmlAttribute* attributesEnd(std::uint32_t index) const;
    /// Returns the first attribute of that name, or null. The pointer lives as long as the tree.
    const XmlAttribute* attribute(std::uint32_t index, std::string_view name) const;
    /// Returns an attribute's name as written.
    std::string_view name(const XmlAttribute& attribute) const { return slice(attribute.name); }
    /// Returns an attribute's decoded value; empty if the element has no such attribute. decodeAttribute() gives the
    /// spans too.
    std::string value(std::uint32_t index, std::string_view name) const;

    /// Returns the span from the first byte of the open tag to the last byte of the close tag (or its substitute).
    Span span(std::uint32_t index) const;
    /// Returns the span between the open and the close tag.
    Span content(std::uint32_t index) const;
    Location location(Span span) const { return {m_file, span}; }

    /// Returns the deepest node whose span contains the offset; the document if there is none deeper.
    std::uint32_t nodeAt(std::uint32_t offset) const;
    /// Returns the decoded text of a text or CDATA node. For an element, returns all its own text and CDATA, joined.
    std::string text(std::uint32_t index) const;
    /// Returns the path that messages show, such as `/orrery/class[2]/group`. Numbers siblings of the same name from 1.
    std::string path(std::uint32_t index) const;

    /// Returns the index that this element has in an earlier version's tree, if all of its bytes are the same. The
    /// element may have moved. Returns none if there is no such element, or if only a comparison of bytes could find
    /// it.
    std::uint32_t indexIn(const XmlTree& before, std::uint32_t index) const;

    /// Returns the comment nodes in the order of the file.
    const std::vector<std::uint32_t>& comments() const { return m_comments; }
    /// Returns all diagnostics in file order. A file without errors is well-formed and within the limits.
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }

private:
    friend XmlTree parseXml(std::shared_ptr<const SourceText> source, FileId file, const XmlTree* before);
    friend class XmlSplice;

    /// The part taken from the tree of an earlier version.
    struct Kept {
        std::uint64_t before = 0;   ///< identity of that tree; 0 if no part comes from it
        std::uint32_t front = 0;    ///< number of nodes taken at the front
        std::uint32_t frontEnd = 0; ///< offset before which the elements among these nodes are whole
        std::uint32_t back = 0;     ///< index of the first node taken at the back; it was `backWas` in that tree
        std::uint32_t backWas = 0;
    };

    std::shared_ptr<const SourceText> m_source;
    FileId m_file;
    std::vector<XmlNode> m_nodes;
    std::vector<XmlAttribute> m_attributes;
    std::vector<std::uint32_t> m_comments;
    std::vector<Diagnostic> m_diagnostics;
    std::uint64_t m_identity = 0; ///< number that no other tree has in this run of the program
    Kept m_kept;
};

/// Parses any bytes in linear time and never fails. Reports problems as diagnostics (R2.1): at most a thousand, and one
/// that counts the rest. For UTF-8 without DOCTYPE, it reports errors exactly if libxml2 does.
/// @param source must not be null
/// @param file the file in the locations of diagnostics and edits
/// @param before the tree of an earlier version, or null. Has no effect on the result, but saves time after a small
/// change (P3.2).
XmlTree parseXml(std::shared_ptr<const SourceText> source, FileId file, const XmlTree* before = nullptr);

inline void XmlChildren::Iterator::skip() {
    while (m_elementsOnly && m_at != ~0u && !m_tree->isElement(m_at)) {
        m_at = m_tree->node(m_at).next;
    }
}

inline XmlChildren::Iterator& XmlChildren::Iterator::operator++() {
    m_at = m_tree->node(m_at).next;
    skip();
    return *this;
}

} // namespace orrery::engine
