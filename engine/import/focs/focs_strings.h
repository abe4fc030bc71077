// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A text of a string table.
struct FocsString {
    std::string_view text; ///< refers to the bytes of the table
    Span id;
    Span span; ///< of the text, without '''
};

/// A string table: a language, and texts by id.
struct FocsStringTable {
    FileId file;
    std::string_view language;
    std::map<std::string_view, FocsString> texts;
    std::vector<Diagnostic> faults;
};

/// Reads a string table. The first line is the name of the language. An id on its own line and a text on the next line
/// follow, or a text between ''' and ''' over several lines. A line with # at its beginning is a comment. The first
/// text of an id counts.
FocsStringTable readFocsStrings(const SourceText& text, FileId file);

/// A part of a string.
struct FocsStringPart {
    enum class Kind : std::uint8_t {
        words,
        insertion, ///< [[ID]]: another text
        link,      ///< [[kind NAME]]: a definition
        tag        ///< %tag%: a value that a message fills in
    };
    Kind kind = Kind::words;
    std::string_view kindName{}; ///< of a link
    std::string_view name{};     ///< id, name of a definition, tag, or the words
    Span span{};                 ///< in the text
};

/// Divides a text into its parts.
std::vector<FocsStringPart> focsStringParts(std::string_view text);

} // namespace orrery::engine
