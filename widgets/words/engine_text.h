// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/phrase.h"

#include <QString>

#include <string>
#include <string_view>

namespace orrery::widgets {

// The engine speaks English. What of it people read becomes theirs here (I5.3).

/// A text of a row (a label, a help), in the language of the window; words of content stay as they are.
QString engineText(std::string_view english);
QString engineText(const std::string& english);
QString engineText(const engine::Phrase& phrase);
/// What a finding says, with its arguments in place.
QString findingText(const engine::Diagnostic& finding);
/// The same of all findings of a kind: an ellipsis stands for what is named.
QString findingText(const engine::DiagnosticSpec& kind);
/// The advice of a diagnostic, with its arguments in place; may be empty.
QString adviceText(const engine::Diagnostic& finding);
/// The advice of all diagnostics of a kind, with ellipses.
QString adviceText(const engine::DiagnosticSpec& kind);

} // namespace orrery::widgets
