// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/field_heading.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int editorGap = 2;
constexpr int captionGap = 8; ///< gap after the caption
constexpr int iconGap = 4;    ///< gap after the icon

/// The small font of captions.
struct CaptionFont {
    QFont of; ///< font of the widget around the caption
    QFont font;
    QFontMetrics metrics;

    explicit CaptionFont(const QFont& around) : of(around), font(smaller(around)), metrics(font) {}
    static QFont smaller(QFont font) {
        font.setPointSizeF(font.pointSizeF() * 0.85);
        return font;
    }
};

/// Returns the caption font. All fields of a form share one lookup of the font (P3.5).
const CaptionFont& captionFont(const QWidget& of) {
    static CaptionFont last(of.font());
    if (last.of != of.font()) {
        last = CaptionFont(of.font());
    }
    return last;
}

} // namespace

QString severityIcon(engine::Severity severity) {
    return severity == engine::Severity::error     ? QStringLiteral("error")
           : severity == engine::Severity::warning ? QStringLiteral("warning")
                                                   : QStringLiteral("hint");
}

QColor severityColour(engine::Severity severity, const Theme& theme) {
    return severity == engine::Severity::error     ? theme.error
           : severity == engine::Severity::warning ? theme.warning
                                                   : theme.hint;
}

int FieldHeading::heightFor(const QWidget& of) {
    return captionFont(of).metrics.height() + editorGap;
}

FieldHeading::FieldHeading(const QWidget& of, const QString& caption, const FieldStatus& status)
    : m_of(of), m_text(caption), m_status(status) {
    const QFontMetrics& metrics = captionFont(of).metrics;
    const int height = heightFor(of);
    const int width = of.width();
    const int wanted =
        caption.isEmpty() ? 0 : metrics.boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 0), Qt::AlignLeft, caption).width();
    m_caption = {0, 0, std::min(wanted, width), height};
    int left = m_caption.width() + captionGap;
    if (status.worst) {
        // The icon is just before the status text, which is at the right.
        const int size = metrics.height();
        const int words =
            std::min(metrics.horizontalAdvance(status.words) + 2, std::max(0, width - left - size - iconGap));
        m_icon = {std::max(left, width - words - size - iconGap), 0, size, height};
        left = m_icon.right() + iconGap;
    }
    m_words = {left, 0, std::max(0, width - left), height};
}

void FieldHeading::paint(QPainter& painter) const {
    const CaptionFont& letters = captionFont(m_of);
    painter.setFont(letters.font);
    if (!m_caption.isEmpty()) {
        painter.setPen(m_of.palette().color(QPalette::PlaceholderText));
        painter.drawText(m_caption, Qt::AlignLeft | Qt::AlignVCenter, m_text);
    }
    if (!m_icon.isEmpty()) {
        const int size = letters.metrics.height() - 1;
        const QRect place =
            QStyle::alignedRect(m_of.layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, {size, size}, m_icon);
        icon(severityIcon(*m_status.worst), m_status.colour).paint(&painter, place);
    }
    if (!m_words.isEmpty() && !m_status.words.isEmpty()) {
        painter.setPen(m_status.colour);
        painter.drawText(m_words, Qt::AlignRight | Qt::AlignVCenter,
                         letters.metrics.elidedText(m_status.words, Qt::ElideRight, m_words.width()));
    }
}

} // namespace orrery::widgets
