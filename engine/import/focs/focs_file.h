// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <string_view>
#include <vector>

namespace orrery::engine {

/// A macro of a script: a name on its own line, and a text between ''' and '''.
struct FocsMacro {
    std::string_view name; ///< refers to the bytes of the file
    FileId file;
    Span nameSpan;
    Span text; ///< without the quotation marks
};

/// A part of a file that is no macro: a text, or the place of an include.
struct FocsPiece {
    Span span;
    bool isInclude = false;
    std::string_view path{}; ///< for an include: the path in the quotation marks
};

/// One file, divided into macros, includes and the remaining text (G1.1).
struct FocsFile {
    std::vector<FocsMacro> macros;
    std::vector<FocsPiece> pieces; ///< in the order of the file
    std::vector<Diagnostic> faults;
};

/// Divides the bytes of a file. Ignores macros and includes inside comments.
FocsFile divideFocsFile(const SourceText& text, FileId file);

/// Returns whether a byte can be part of a keyword or of the name of a macro.
constexpr bool isFocsWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

} // namespace orrery::engine
