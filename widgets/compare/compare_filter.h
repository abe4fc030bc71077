// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace orrery::widgets {

/// A filter of differences: words, and bounds for the size of a change: "sol industry > 5".
class CompareFilter {
public:
    CompareFilter() = default;
    /// Reads a filter. Everything that is no bound is a word.
    explicit CompareFilter(const QString& text);

    bool isEmpty() const { return m_words.isEmpty() && m_bounds.isEmpty(); }
    const QStringList& words() const { return m_words; }
    /// Returns whether a change has the wanted size. The sign of the change does not count. If there are bounds, values
    /// that are no numbers do not match.
    bool matches(std::optional<double> change) const;

private:
    enum class Sign : std::uint8_t { less, lessOrEqual, equal, greaterOrEqual, greater };
    struct Bound {
        Sign sign = Sign::equal;
        double size = 0.0;
    };

    QStringList m_words;
    QList<Bound> m_bounds;
};

} // namespace orrery::widgets
