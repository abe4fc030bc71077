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

/// Sets the formats of a line edit's text. They last until the text changes. A line edit accepts formats only from
/// input methods, so this acts as one.
void setTextFormats(QLineEdit& edit, const std::vector<TextFormatRange>& ranges);
/// Adds a wavy underline below the text of a problem.
void addSquiggle(std::vector<TextFormatRange>& ranges, int begin, int end, engine::Severity severity,
                 const Theme& theme);
/// Returns the colours of an expression's tokens.
std::vector<TextFormatRange> expressionFormats(const QString& text, const Theme& theme);

} // namespace orrery::widgets
