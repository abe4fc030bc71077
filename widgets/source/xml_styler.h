// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>

#include <cstdint>
#include <string_view>

namespace orrery::widgets {

/// The kind of a byte of the source, which determines its colour. The values are Scintilla's style numbers.
enum class SourceStyle : char {
    text,
    bracket,
    tag,
    attribute,
    value,
    entity,
    comment,
    instruction,
    cdata,
    number,
    string,
    keyword,
    function,
    root,
    operation,
    name,
};
inline constexpr int sourceStyleCount = 16;

/// The attributes that contain expressions. Other values with operators are expressions too, except in the attributes
/// of prose.
struct ExpressionNames {
    QSet<QByteArray> expressions;
    QSet<QByteArray> prose;

    static ExpressionNames defaults();
};

/// The state of the styler between two bytes. The styler needs nothing else to continue from there.
struct XmlState {
    enum class Mode : std::uint8_t { text, tag, closeTag, value, comment, cdata, instruction, doctype };
    enum class Value : std::uint8_t { unknown, expression, plain };

    static constexpr int deepest = 2000; ///< maximum depth, shared by deeper elements; Scintilla has 3071 fold levels

    Mode mode = Mode::text;
    Value value = Value::unknown; ///< kind of the last attribute's value
    bool singleQuoted = false;    ///< true if a single quote ends the value
    int depth = 0;                ///< number of open elements

    /// Returns the state as one int, which Scintilla can store for each line. 0 is the state at the start of a file.
    int packed() const;
    static XmlState unpacked(int bits);
    /// Returns the depth for folding. A comment or CDATA section of several lines counts as one more level.
    int foldDepth() const;

    friend bool operator==(const XmlState&, const XmlState&) = default;
};

/// Colours XML, and the expressions in its attribute values and in {braces} of its text. The styler expects incomplete
/// XML, because the user is typing. An unclosed quote ends at the next line that begins with '<', an unclosed tag at
/// the next '<'. The styler reports no errors: the engine does.
class XmlStyler {
public:
    explicit XmlStyler(ExpressionNames names) : m_names(std::move(names)) {}

    /// Writes text.size() styles and returns the state after the text. The text must end at a line end or at the end of
    /// the file.
    XmlState style(std::string_view text, XmlState state, char* styles) const;

private:
    ExpressionNames m_names;
};

/// Returns whether a byte can be part of an XML name. All bytes of multi-byte characters can.
bool isNameByte(char c);

} // namespace orrery::widgets
