// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QColor>
#include <QRect>
#include <QString>

#include <optional>

class QPainter;
class QWidget;

namespace orrery::widgets {

struct Theme;

/// Returns the name of the icon, and the colour, of a problem.
QString severityIcon(engine::Severity severity);
QColor severityColour(engine::Severity severity, const Theme& theme);

/// The status of a field's value: a few words beside the caption, and all problems.
struct FieldStatus {
    QString words{};
    QString problems{};                      ///< all problems of the field; empty if there are none
    std::optional<engine::Severity> worst{}; ///< most severe of the problems
    QColor colour{};
};

/// The heading above the editor of a captioned field: the caption, then an icon and the words of the status. A form has
/// hundreds of fields, so the field paints the heading itself, without widgets (P3.5).
class FieldHeading {
public:
    /// @param of field below the heading @param caption empty for an editor that shows its caption itself
    FieldHeading(const QWidget& of, const QString& caption, const FieldStatus& status);

    /// Returns the height of a heading, in pixels, with the gap below it.
    static int heightFor(const QWidget& of);
    /// Returns the place of the words of the status.
    const QRect& statusPlace() const { return m_words; }
    void paint(QPainter& painter) const;

private:
    const QWidget& m_of;
    QString m_text;
    const FieldStatus& m_status;
    QRect m_caption;
    QRect m_icon; ///< empty without an icon
    QRect m_words;
};

} // namespace orrery::widgets
