// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_faults.h"
#include "engine/syntax/xml_tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

struct XmlCloseTag {
    Span whole;
    Span name;
    bool isFinished = false;
};

/// Splits a file into tags, text and the rest in one pass, without matching close tags to open ones. Gives nodes
/// without links, in the order of the file, after the document (node 0), and a separate list of close tags.
class XmlScanner {
public:
    /// @param expected the number of bytes to read
    XmlScanner(std::string_view text, XmlFaults& faults, std::size_t expected);

    void run();
    /// Reads the part between two tags of an element's content. @return whether no tag, text or comment reaches beyond
    /// `end`
    bool runBetween(std::uint32_t begin, std::uint32_t end);
    /// Reads a tag whose '<' is missing, name first, into node and the attributes.
    /// @return whether it is a complete tag up to a '>' before limit; if not, nothing has changed
    bool readBareTag(XmlNode& node, std::uint32_t begin, std::uint32_t limit);

    std::string_view text() const { return m_text; }
    XmlFaults& faults() { return m_faults; }

    std::vector<XmlNode> nodes;
    std::vector<XmlAttribute> attributes;
    std::vector<XmlCloseTag> closes;
    /// Open tags without '>', in order: only their close tags show whether they have content.
    std::vector<std::uint32_t> unfinishedTags;

private:
    bool is(std::uint32_t at, std::uint8_t bits) const;
    bool startsWith(std::uint32_t at, std::string_view word) const { return m_text.substr(at).starts_with(word); }
    std::uint32_t find(std::uint32_t at, std::string_view word) const;
    std::string copy(Span span) const { return std::string(m_text.substr(span.begin, span.size())); }
    std::uint32_t lineEnd(std::uint32_t at) const;
    bool beginsMarkup(std::uint32_t at) const;
    void skipBlanks();
    std::uint32_t beforeBlanks(std::uint32_t at, std::uint32_t floor) const;
    Span readName();
    void oddCharacter();
    void reference();
    bool isDoubleAmpersand(std::uint32_t at) const;
    void doubleAmpersand(Span span);
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

    struct TagState;
    void readOpenTag();
    void readTagBody(XmlNode& node, TagState& state);
    void finishUnfinished(XmlNode& node, TagState& state);
    void checkDuplicates(const XmlNode& node);
    bool readAttribute();
    bool readQuotedValue(XmlAttribute& attribute);
    void readBareValue(XmlAttribute& attribute, std::uint32_t afterEquals);
    bool quoteOpensNext(std::uint32_t floor, std::uint32_t at, std::uint32_t& nameBegin) const;
    bool beginsAttribute(std::uint32_t at) const;
    std::uint32_t closingQuoteOfBareValue();

    std::string_view m_text;
    XmlFaults& m_faults;
    std::uint32_t m_size;
    std::uint32_t m_at = 0;
    std::uint32_t m_prologue = 0;
    bool m_otherEncoding = false;
    // Searches that found nothing up to their end are not repeated: this keeps adversarial input linear.
    std::uint32_t m_noEnd[8] = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
    Span m_quoteSearch;
};

} // namespace orrery::engine
