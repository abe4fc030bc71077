// SPDX-License-Identifier: GPL-3.0-or-later
// The heading above the editor of a field: its caption and the status of its value.
#include "widgets/expression/expression_field.h"
#include "widgets/expression/text_formats.h"
#include "widgets/form/form_field_view.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

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

bool isPlainNumber(const QString& words) {
    bool isNumber = false;
    words.toDouble(&isNumber);
    return isNumber;
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

int formFieldHeight(const QWidget& of) {
    return captionFont(of).metrics.height() + editorGap + of.fontMetrics().height() + 10;
}

/// Returns the height of the heading; 0 without one.
int FormFieldView::captionHeight() const {
    return m_look == FormFieldLook::captioned ? captionFont(*this).metrics.height() + editorGap : 0;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection()); // QPainter takes that of the program
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

QString FormFieldView::status() const {
    if (m_expression != nullptr && (!m_expression->verdict().findings.empty() || m_field.findings.empty())) {
        return m_expression->verdict().summary();
    }
    return m_field.findings.empty() ? QString() : findingText(*m_field.findings.front());
}

void FormFieldView::refreshStatus() {
    if (m_editor == nullptr) {
        return;
    }
    const Theme& theme = themeOf(palette());
    std::optional<engine::Severity> worst;
    bool isLive = false;
    QStringList messages;
    if (m_expression != nullptr) {
        for (const ExpressionVerdict::Finding& finding : m_expression->verdict().findings) {
            worst = std::min(worst.value_or(finding.severity), finding.severity);
            isLive = true;
            messages << finding.message;
        }
    }
    if (!worst) {
        for (const engine::Diagnostic* const finding : m_field.findings) {
            worst = std::min(worst.value_or(finding->severity()), finding->severity());
            messages << findingText(*finding);
        }
    }
    const bool isGhost = m_isStale && !isLive;
    m_worst = worst;
    m_statusColour = !worst || isGhost ? theme.dimText : severityColour(*worst, theme);
    // A plain number does not need its format as a status, except while the user types.
    const bool isPlain = m_expression != nullptr && !worst && !m_line->hasFocus() && isPlainNumber(m_line->text());
    m_statusText = isPlain ? QString() : status();
    m_statusHelp = messages.join(QLatin1Char('\n'));
    if (m_line != nullptr && m_expression == nullptr) {
        std::vector<TextFormatRange> ranges;
        if (worst && !m_isStale) {
            addSquiggle(ranges, 0, static_cast<int>(m_line->text().size()), *worst, theme);
        }
        setTextFormats(*m_line, ranges);
    }
    // An expression field reports its present problems itself.
    if (m_expression == nullptr || (!isLive && !messages.isEmpty())) {
        const QString words = messages.isEmpty() ? help() : messages.join(QStringLiteral(". "));
        if (words != m_editor->accessibleDescription()) {
            m_editor->setAccessibleDescription(words);
        }
    }
    update();
}

FormFieldView::Heading FormFieldView::heading() const {
    Heading at;
    if (m_look == FormFieldLook::bare) {
        return at;
    }
    const QFontMetrics& metrics = captionFont(*this).metrics;
    const int height = captionHeight();
    // A check box has its caption beside it.
    const bool isAbove = m_line != nullptr;
    const int wanted =
        isAbove ? metrics.boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, 0), Qt::AlignLeft, caption()).width() : 0;
    at.caption = {0, 0, std::min(wanted, width()), height};
    int left = at.caption.width() + captionGap;
    if (m_worst) {
        // The icon is just before the status text, which is at the right.
        const int size = metrics.height();
        const int words =
            std::min(metrics.horizontalAdvance(m_statusText) + 2, std::max(0, width() - left - size - iconGap));
        at.icon = {std::max(left, width() - words - size - iconGap), 0, size, height};
        left = at.icon.right() + iconGap;
    }
    at.status = {left, 0, std::max(0, width() - left), height};
    return at;
}

void FormFieldView::paintEvent(QPaintEvent*) {
    const Heading at = heading();
    const CaptionFont& letters = captionFont(*this);
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection()); // QPainter takes that of the program
    if (m_look == FormFieldLook::bare) {
        return paintSlot(painter);
    }
    painter.setFont(letters.font);
    if (!at.caption.isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(at.caption, Qt::AlignLeft | Qt::AlignVCenter, caption());
    }
    if (!at.icon.isEmpty()) {
        const int size = letters.metrics.height() - 1;
        const QRect place =
            QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter, {size, size}, at.icon);
        icon(severityIcon(*m_worst), m_statusColour).paint(&painter, place);
    }
    if (!at.status.isEmpty() && !m_statusText.isEmpty()) {
        painter.setPen(m_statusColour);
        painter.drawText(at.status, Qt::AlignRight | Qt::AlignVCenter,
                         letters.metrics.elidedText(m_statusText, Qt::ElideRight, at.status.width()));
    }
}

/// Paints the frame of a bare field. A missing value is a red gap.
void FormFieldView::paintSlot(QPainter& painter) const {
    if (m_line == nullptr) {
        return;
    }
    const Theme& theme = themeOf(palette());
    const bool isWrong = isGap() || (m_worst == engine::Severity::error && !m_isStale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isWrong            ? theme.error
                        : hasFocusInside() ? theme.accent
                        : m_worst          ? m_statusColour
                                           : theme.border,
                        1, isGap() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

bool FormFieldView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& asked = static_cast<const QHelpEvent&>(*event);
        const QRect status = heading().status;
        const bool isOfStatus = !m_statusHelp.isEmpty() && status.contains(asked.pos());
        QString words = isOfStatus ? m_statusHelp : help();
        if (m_expression != nullptr && m_expression->shownText() != m_expression->text()) {
            words.prepend(m_expression->text() + QLatin1Char('\n')); // the whole expression
        }
        if (!words.isEmpty()) {
            QToolTip::showText(asked.globalPos(), words, this, isOfStatus ? status : QRect());
            return true;
        }
    }
    return QWidget::event(event);
}

void FormFieldView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refreshStatus();
    }
}

} // namespace orrery::widgets
