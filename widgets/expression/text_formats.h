// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QTextCharFormat>

#include <vector>

class QLineEdit;
class QString;

namespace orrery::widgets {

struct Theme;

/// A stretch of a line's text and how it looks.
struct TextFormatRange {
    int begin = 0;
    int end = 0;
    QTextCharFormat format;
};

/// Gives the text of a line edit its looks; they hold until the text changes. A line edit knows formats only from input
/// methods, so this speaks to it as one.
void setTextFormats(QLineEdit& edit, const std::vector<TextFormatRange>& ranges);
/// The wavy line under what a finding is about.
void addSquiggle(std::vector<TextFormatRange>& ranges, int begin, int end, engine::Severity severity,
                 const Theme& theme);
/// The colours of an expression's tokens.
std::vector<TextFormatRange> expressionFormats(const QString& text, const Theme& theme);

} // namespace orrery::widgets
