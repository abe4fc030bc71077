// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/spreadsheet_text.h"

namespace orrery::widgets {

namespace {

QString quoted(const QString& value, QChar separator) {
    const bool needsQuotes = value.contains(separator) || value.contains(QLatin1Char('"')) ||
                             value.contains(QLatin1Char('\n')) || value.contains(QLatin1Char('\r'));
    if (!needsQuotes) {
        return value;
    }
    QString inside = value;
    inside.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + inside + QLatin1Char('"');
}

} // namespace

QString writeSpreadsheet(const std::vector<QStringList>& rows, QChar separator) {
    QString text;
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0) {
                text += separator;
            }
            text += quoted(row[i], separator);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

std::vector<QStringList> readSpreadsheet(const QString& text, QChar separator) {
    std::vector<QStringList> rows;
    QStringList row;
    QString value;
    bool isQuoted = false;
    bool isOpen = false; // true if the present row has begun
    const auto endValue = [&] {
        row << std::exchange(value, {});
        isOpen = true;
    };
    const auto endRow = [&] {
        endValue();
        rows.push_back(std::exchange(row, {}));
        isOpen = false;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isQuoted) {
            if (c != QLatin1Char('"')) {
                value += c;
            } else if (i + 1 < text.size() && text[i + 1] == QLatin1Char('"')) {
                value += text[++i];
            } else {
                isQuoted = false;
            }
        } else if (c == QLatin1Char('"') && value.isEmpty()) {
            isQuoted = isOpen = true;
        } else if (c == separator) {
            endValue();
        } else if (c == QLatin1Char('\n') || c == QLatin1Char('\r')) {
            i += c == QLatin1Char('\r') && i + 1 < text.size() && text[i + 1] == QLatin1Char('\n') ? 1 : 0;
            endRow();
        } else {
            value += c;
            isOpen = true;
        }
    }
    if (isOpen || !value.isEmpty()) {
        endRow();
    }
    return rows;
}

} // namespace orrery::widgets
