// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

inline constexpr DiagnosticSpec catalogueNotTs{"import.not-linguist", Severity::error,
                                               "the file is no file of Qt Linguist",
                                               "Its outermost element is called TS."};
inline constexpr DiagnosticSpec catalogueNoId{
    "import.string-without-id", Severity::warning, "the entry names no single text of a project and is left out",
    "The id of the text stands in msgctxt, or in the comment of a message; there are no plural forms."};
inline constexpr DiagnosticSpec cataloguePoLine{
    "import.po-line", Severity::warning, "the line is no part of an entry and is left out",
    "Entries consist of msgctxt, msgid and msgstr, each with text in double quotes."};

} // namespace orrery::engine::diag
