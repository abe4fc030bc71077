// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

namespace orrery::engine::diag {

inline constexpr DiagnosticSpec catalogueNotTs{"import.not-linguist", Severity::error,
                                               "the file is not a Qt Linguist file",
                                               "Choose a file with the root element TS."};
inline constexpr DiagnosticSpec catalogueNoId{
    "import.string-without-id", Severity::warning, "the entry has no text id, or has plural forms, and is skipped",
    "Write the id of the text into msgctxt or into the comment of a message. Plural forms are not supported."};
inline constexpr DiagnosticSpec cataloguePoLine{
    "import.po-line", Severity::warning, "the line is not part of an entry and is skipped",
    "Entries consist of msgctxt, msgid and msgstr, each with text in double quotes."};

} // namespace orrery::engine::diag
