// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QTextCharFormat>

#include <vector>

class QLineEdit;
class QString;

namespace orrery::widgets {

struct Theme;

/// A range of a line's text and its format.
struct TextFormatRange {
    int begin = 0;
    int end = 0;
    QTextCharFormat format;
};

/// Sets the formats of a line edit's text. They stay until the text changes. Sends them as an input method does,
/// because a line edit accepts formats only from input methods.
void setTextFormats(QLineEdit& edit, const std::vector<TextFormatRange>& ranges);
/// Adds a wavy underline below text with a problem.
void addSquiggle(std::vector<TextFormatRange>& ranges, int begin, int end, engine::Severity severity,
                 const Theme& theme);
/// Returns the colours of an expression's tokens.
std::vector<TextFormatRange> expressionFormats(const QString& text, const Theme& theme);

} // namespace orrery::widgets
