// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_filter.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

CompareFilter::CompareFilter(const QString& text) {
    static const QRegularExpression bound(QStringLiteral("(<=|>=|<|>|=|≤|≥)\\s*([0-9]+(?:[.,][0-9]+)?)"));
    const auto signOf = [](const QString& sign) {
        return sign == u"<"                    ? Sign::less
               : sign == u">"                  ? Sign::greater
               : sign == u"="                  ? Sign::equal
               : sign == u"<=" || sign == u"≤" ? Sign::lessOrEqual
                                               : Sign::greaterOrEqual;
    };
    QString words = text;
    for (auto found = bound.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        m_bounds.append(
            {signOf(one.captured(1)), one.captured(2).replace(QLatin1Char(','), QLatin1Char('.')).toDouble()});
        words.replace(one.captured(0), QStringLiteral(" "));
    }
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    // A sign without a number is a bound that the user is still typing.
    m_words.removeIf([](const QString& word) { return QStringLiteral("<= >= ≤ ≥").contains(word); });
}

bool CompareFilter::matches(std::optional<double> change) const {
    return std::ranges::all_of(m_bounds, [&](const Bound& bound) {
        if (!change) {
            return false;
        }
        const double size = std::abs(*change);
        switch (bound.sign) {
        case Sign::less:
            return size < bound.size;
        case Sign::lessOrEqual:
            return size <= bound.size;
        case Sign::equal:
            return size == bound.size;
        case Sign::greaterOrEqual:
            return size >= bound.size;
        case Sign::greater:
            break;
        }
        return size > bound.size;
    });
}

} // namespace orrery::widgets
