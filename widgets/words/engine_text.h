// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/phrase.h"

#include <QString>

#include <string>
#include <string_view>

namespace orrery::widgets {

// The engine's texts are English. These functions translate those that people read (I5.3).

/// Translates an engine text (a label, a help) into the language of the window; names of the content stay as they are.
QString engineText(std::string_view english);
QString engineText(const std::string& english);
QString engineText(const engine::Phrase& phrase);
/// Returns the message of a diagnostic, with its arguments.
QString findingText(const engine::Diagnostic& finding);
/// Returns the general message of a kind of diagnostic, with an ellipsis for each argument.
QString findingText(const engine::DiagnosticSpec& kind);
/// The advice of a diagnostic, with its arguments in place; may be empty.
QString adviceText(const engine::Diagnostic& finding);
/// The advice of all diagnostics of a kind, with ellipses.
QString adviceText(const engine::DiagnosticSpec& kind);

} // namespace orrery::widgets
