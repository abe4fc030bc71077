// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

// Tables as text, in the forms that spreadsheets exchange: values with tabs between them, and CSV (RFC 4180). Values
// with separators, quotes or line ends are in quotes, and quotes in them are doubled.

/// Returns rows of values as text. @param separator a tab for the clipboard, or a comma for a CSV file
QString writeSpreadsheet(const std::vector<QStringList>& rows, QChar separator = QLatin1Char('\t'));
/// Reads rows of values. The line end after the last row adds no row. Never fails: a quote without an end closes at the
/// end of the text.
std::vector<QStringList> readSpreadsheet(const QString& text, QChar separator = QLatin1Char('\t'));

} // namespace orrery::widgets
