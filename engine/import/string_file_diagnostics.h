// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic_table.h"

namespace orrery::engine {

/// Diagnostics of translation files (I2.7).
inline constexpr DiagnosticTable stringFileDiagnostics({
    DiagnosticSpec{"import.not-linguist", Severity::error, "the file is not a Qt Linguist file",
                   "Choose a file with the root element TS.", R"(=== de.ts
<«strings language="de"/»→«TS version="2.1" language="de"></TS»>)"},
    DiagnosticSpec{"import.po-line", Severity::warning, "the line is not part of an entry and is skipped",
                   "Entries consist of msgctxt, msgid and msgstr, each with text in double quotes.", R"(=== de.po
msgctxt "BLD_MINE"
msgid "Mine"
«mgstr "Mine"
»→«»msgstr "Bergwerk")"},
    DiagnosticSpec{
        "import.string-without-id", Severity::warning, "the entry has no text id, or has plural forms, and is skipped",
        "Write the id of the text into msgctxt or into the comment of a message. Plural forms are not supported.",
        R"(=== de.po
«»→«msgctxt "BLD_MINE"
»msgid "Mine"
msgstr "Bergwerk")"},
});

} // namespace orrery::engine
