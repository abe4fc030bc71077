// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tag_reader.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct XmlCloseTag {
    Span whole;
    Span name;
    bool isFinished = false;
};

/// Splits a file into tags, text and the rest in one pass, without matching close tags to open ones. Makes nodes
/// without links, in the order of the file, after the document (node 0). Makes a separate list of close tags.
class XmlScanner {
public:
    /// @param expected the number of bytes to read
    XmlScanner(std::string_view text, XmlFaults& faults, std::size_t expected);

    void run();
    /// Reads the part between two tags of an element's content. @return whether all tags, texts and comments end before
    /// `end`
    bool runBetween(std::uint32_t begin, std::uint32_t end);
    /// Calls XmlTagReader::readBareTag().
    bool readBareTag(XmlNode& node, std::uint32_t begin, std::uint32_t limit) {
        return m_tags.readBareTag(node, begin, limit);
    }

    std::string_view text() const { return m_in.text; }
    XmlFaults& faults() { return m_in.faults; }

    std::vector<XmlNode> nodes;
    std::vector<XmlAttribute> attributes;
    std::vector<XmlCloseTag> closes;
    /// Open tags without '>', in order: only their close tags show whether they have content.
    std::vector<std::uint32_t> unfinishedTags;

private:
    XmlNode& addNode(XmlKind kind, std::uint32_t begin);

    void readUpTo(std::uint32_t end);
    void readText();
    void lookForLostTag(Span text);
    void readMarkup();
    void readDelimited(XmlKind kind, std::uint32_t openLength, std::string_view end, const DiagnosticSpec& unfinished);
    void readInstruction();
    void checkDeclaration(Span body);
    void readDoctype();
    void readCloseTag();

    XmlCursor m_in;
    XmlTagReader m_tags;
    std::uint32_t m_prologue = 0;
    // By XmlKind: the first place from which a search found no end. The scanner does not repeat such a search, which
    // keeps adversarial input linear.
    std::uint32_t m_noEnd[8] = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
};

} // namespace orrery::engine
