// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_cursor.h"
#include "engine/syntax/xml_tree.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// Reads open tags and their attributes. Most rules infer the intended tag when a quote, a bracket or a sign is
/// missing. Random damage to real files showed which rules are needed (I2.9).
class XmlTagReader {
public:
    /// @param attributes receives the attributes of the tags, in order
    XmlTagReader(XmlCursor& in, std::vector<XmlAttribute>& attributes) : m_in(in), m_attributes(attributes) {}

    /// Reads the tag at the cursor into a new node. @return false for a tag without '>': only its close tag shows
    /// whether it has content
    bool readOpenTag(XmlNode& node);
    /// Reads a tag whose '<' is missing, from its name on, into `node` and the attributes. Does not move the cursor.
    /// @return whether there is a complete tag with a '>' before `limit`; if not, nothing changes
    bool readBareTag(XmlNode& node, std::uint32_t begin, std::uint32_t limit);

private:
    struct TagState;
    void readTagBody(XmlNode& node, TagState& state);
    void finishUnfinished(XmlNode& node, TagState& state);
    void checkDuplicates(const XmlNode& node);
    bool readAttribute();
    bool readQuotedValue(XmlAttribute& attribute);
    void readBareValue(XmlAttribute& attribute, std::uint32_t afterEquals);
    bool quoteOpensNext(std::uint32_t floor, std::uint32_t at, std::uint32_t& nameBegin) const;
    bool beginsAttribute(std::uint32_t at) const;
    std::uint32_t closingQuoteOfBareValue();

    XmlCursor& m_in;
    std::vector<XmlAttribute>& m_attributes;
    Span m_quoteSearch; ///< last search of closingQuoteOfBareValue(), whose reuse keeps adversarial input linear
};

} // namespace orrery::engine
