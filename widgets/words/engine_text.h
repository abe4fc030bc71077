// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/text/phrase.h"

#include <QString>

#include <string>
#include <string_view>

namespace orrery::widgets {

// The engine's texts are English. These functions translate the texts that users read (I5.3).

/// Translates an engine text (a label, a help) into the language of the window. Keeps names of the content.
QString engineText(std::string_view english);
QString engineText(const std::string& english);
QString engineText(const engine::Phrase& phrase);
/// Translates a phrase that stands alone, such as the reason why a file was not written. Begins with a capital letter,
/// unless a name of the content comes first.
QString sentenceText(const engine::Phrase& phrase);
/// Returns the message of a diagnostic, with its arguments, as sentenceText() does.
QString findingText(const engine::Diagnostic& finding);
/// Returns the message and the advice of a diagnostic as sentences in one line.
QString problemText(const engine::Diagnostic& finding);
QString problemText(const engine::Phrase& message, const engine::Phrase& advice);
/// Returns the general message of a kind of diagnostic, with an ellipsis for each argument.
QString findingText(const engine::DiagnosticSpec& kind);
/// Returns the advice of a diagnostic, with its arguments; may be empty.
QString adviceText(const engine::Diagnostic& finding);
/// Returns the general advice of a kind of diagnostic, with an ellipsis for each argument.
QString adviceText(const engine::DiagnosticSpec& kind);

} // namespace orrery::widgets
