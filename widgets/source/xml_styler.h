// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>

#include <cstdint>
#include <string_view>

namespace orrery::widgets {

/// What a byte of the source is, for its colour. The values are Scintilla's style numbers.
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

/// Which attributes hold expressions. Any other value is taken for one when it has operators, unless it is prose.
struct ExpressionNames {
    QSet<QByteArray> expressions;
    QSet<QByteArray> prose;

    static ExpressionNames defaults();
};

/// Where the styler stands between two bytes: all it needs to go on from there.
struct XmlState {
    enum class Mode : std::uint8_t { text, tag, closeTag, value, comment, cdata, instruction, doctype };
    enum class Value : std::uint8_t { unknown, expression, plain };

    static constexpr int deepest = 2000; ///< Scintilla has 3071 fold levels; deeper elements share this depth.

    Mode mode = Mode::text;
    Value value = Value::unknown; ///< of the attribute last named
    bool singleQuoted = false;    ///< what ends the value
    int depth = 0;                ///< open elements

    /// One int, as Scintilla keeps for each line. 0 is the state at the start of a file.
    int packed() const;
    static XmlState unpacked(int bits);
    /// Depth for folding: a comment or CDATA section of several lines folds too.
    int foldDepth() const;

    friend bool operator==(const XmlState&, const XmlState&) = default;
};

/// Colours XML, and the expressions in its attribute values and in {braces} of its text. It is made for text that is
/// broken most of the time: an unclosed quote ends at the next line that begins with '<', an unclosed tag at the
/// next '<'. It finds no faults; that is the engine's business.
class XmlStyler {
public:
    explicit XmlStyler(ExpressionNames names) : m_names(std::move(names)) {}

    /// Writes text.size() styles and gives the state behind the text. Text ends at a line's end or at the file's.
    XmlState style(std::string_view text, XmlState state, char* styles) const;

private:
    ExpressionNames m_names;
};

/// True for a byte that may stand in an XML name; all bytes of multi-byte characters may.
bool isNameByte(char c);

} // namespace orrery::widgets
