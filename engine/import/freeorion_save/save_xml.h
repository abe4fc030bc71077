// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Elements that SaveXml::skip() counts.
struct SaveCounted {
    std::string_view name{};
    bool isInnermost = false; ///< true: count only elements that contain no further element of this name
};

/// Reads a boost XML archive in one pass, element by element, without a tree (G4.4). Checks the number of items of each
/// container, also of those that the caller skips. After the first fault, all functions return nothing.
class SaveXml {
public:
    /// @param text the whole document; must outlive this object
    SaveXml(std::string_view text, FileId file);

    /// Enters the root element. Accepts no other DOCTYPE than boost_serialization.
    bool enterRoot();
    /// Enters the next child of the current element. At the end of the element, leaves it and returns false.
    bool enterChild();
    /// Leaves the current element, which must contain only text. Returns the text as it stands in the file.
    std::string_view text();
    /// Returns the same text with its character references replaced.
    std::string words();

    /// Leaves the current element with all that it contains. @return the number of the counted elements
    std::size_t skip(SaveCounted counted = {});
    /// Checks that nothing follows the root.
    void finish();

    /// Returns the name of the current element.
    std::string_view name() const { return m_open.empty() ? std::string_view{} : m_open.back().name; }
    /// Returns the name of the element around it.
    std::string_view parent() const { return m_open.size() < 2 ? std::string_view{} : m_open[m_open.size() - 2].name; }
    /// Returns the value of an attribute of the element entered last, or an empty text.
    std::string_view attribute(std::string_view name) const;
    /// Returns the span of the start tag of the element entered last.
    Span tag() const { return m_tag; }
    /// Returns the name of a class by its number in the archive, or an empty text.
    std::string_view className(std::string_view classId) const;

    /// Records a fault, if it is the first one, and ends the reading.
    void fail(const DiagnosticSpec& spec, Span span, std::vector<Phrase> args);
    bool isOk() const { return !m_fault; }
    const std::optional<Diagnostic>& fault() const { return m_fault; }

private:
    struct Open {
        std::string_view name;
        std::uint32_t begin = 0;    ///< of the start tag
        std::uint32_t content = 0;  ///< behind the start tag
        std::uint32_t children = 0; ///< number of child elements so far
        std::uint32_t items = 0;    ///< number of those with the name item
        std::int64_t count = -1;    ///< the text of the first child <count>; -1 if there is none
        bool isInnermost = true;    ///< see SaveCounted
    };
    enum class Tag : std::uint8_t { open, close, none };

    Tag next();
    Tag readOpenTag(std::uint32_t at);
    Tag readCloseTag(std::uint32_t at);
    void leave(std::uint32_t contentEnd);
    bool readAttributes(std::uint32_t& at);
    bool skipProlog();
    void cutOff();
    void expected(std::string_view what, std::uint32_t at);
    std::uint32_t end() const { return static_cast<std::uint32_t>(m_text.size()); }
    std::uint32_t pastBlanks(std::uint32_t at) const;

    std::string_view m_text;
    FileId m_file;
    std::uint32_t m_at = 0;
    std::uint32_t m_textBegin = 0; ///< where the text before the next tag begins
    std::vector<Open> m_open;
    bool m_isEmptyTag = false; ///< true after a tag such as <a/>
    Span m_tag;
    Span m_attributes;
    Span m_left; ///< content of the element left last
    std::map<std::string_view, std::string_view> m_classes;
    std::optional<Diagnostic> m_fault;
};

} // namespace orrery::engine
