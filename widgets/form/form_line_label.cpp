// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a line in addition to its fields: its label, its marks, and the notes about its element.
#include "widgets/form/form_line_view.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace orrery::widgets {

int FormLineView::indentAt(int depth) const {
    return formMargin + depth * (fontMetrics().height() + 4);
}

void FormLineView::refreshNotes() {
    m_laidOutFor = -1;
    const Theme& theme = themeOf(palette());
    QStringList words;
    std::optional<engine::Severity> worst;
    if (m_line.isBroken) {
        words << tr("Malformed XML: fix it in the source.");
        worst = engine::Severity::error;
    }
    if (!m_refusal.isEmpty()) {
        words << m_refusal;
        worst = engine::Severity::error;
    }
    for (const engine::Diagnostic* const finding : m_line.findings) {
        words << findingText(*finding);
        worst = std::min(worst.value_or(finding->severity()), finding->severity());
    }
    if (m_line.unlisted > 0) {
        words << tr("%n more problem(s) here", nullptr, m_line.unlisted);
        worst = worst.value_or(engine::Severity::error);
    }
    if (worst && m_notes == nullptr) {
        m_notesIcon = new QLabel(this);
        m_notes = new QLabel(this);
        m_notes->setWordWrap(true);
        m_notes->setTextFormat(Qt::PlainText);
    }
    if (m_notes != nullptr) {
        m_notes->setText(words.join(QLatin1Char('\n')));
        m_notes->setVisible(worst.has_value());
        m_notesIcon->setVisible(worst.has_value());
    }
    if (m_line.isBroken && m_toSource == nullptr) {
        m_toSource = new QToolButton(this);
        m_toSource->setText(tr("Show in source"));
        m_toSource->setAccessibleName(tr("Show %1 in the source").arg(accessibleName()));
        m_toSource->setCursor(Qt::PointingHandCursor);
        connect(m_toSource, &QToolButton::clicked, this, [this] { emit sourceWanted(this); });
    }
    if (m_toSource != nullptr) {
        m_toSource->setVisible(m_line.isBroken);
    }
    if (!worst) {
        return;
    }
    const bool isGhost = m_isStale && m_refusal.isEmpty() && !m_line.isBroken;
    const QColor colour = isGhost                               ? theme.ghost
                          : *worst == engine::Severity::error   ? theme.error
                          : *worst == engine::Severity::warning ? theme.warning
                                                                : theme.hint;
    QPalette own = m_notes->palette();
    own.setColor(QPalette::WindowText, colour);
    m_notes->setPalette(own);
    const QString name = *worst == engine::Severity::error     ? QStringLiteral("error")
                         : *worst == engine::Severity::warning ? QStringLiteral("warning")
                                                               : QStringLiteral("hint");
    const int size = fontMetrics().height() - 1;
    m_notesIcon->setPixmap(icon(name, colour).pixmap({size, size}, devicePixelRatioF()));
}

void FormLineView::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    if (m_isMarked) {
        QColor back = theme.selection;
        back.setAlphaF(0.35f);
        painter.fillRect(rect(), back);
        painter.fillRect(QRect(0, 0, 3, height()), theme.accent);
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    painter.setPen(theme.gridLine);
    for (int depth = 1; depth < m_line.depth; ++depth) {
        const int x = indentAt(depth) + (indentAt(1) - indentAt(0)) / 3;
        painter.drawLine(x, 0, x, height());
    }
    if (m_line.depth == 1 && m_line.isSection) {
        painter.setPen(theme.border);
        painter.drawLine(formMargin, 4, width() - formMargin, 4);
    }
    painter.setFont(m_labelFont);
    painter.setPen(palette().color(m_line.isSwitchedOff ? QPalette::PlaceholderText : QPalette::WindowText));
    painter.drawText(m_labelPlace, Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
}

bool FormLineView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& asked = static_cast<const QHelpEvent&>(*event);
        if (m_labelPlace.contains(asked.pos()) && !m_line.help.empty()) {
            QToolTip::showText(asked.globalPos(), engineText(m_line.help), this, m_labelPlace);
            return true;
        }
    }
    return QWidget::event(event);
}

void FormLineView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        emit clicked(this);
    }
    QWidget::mousePressEvent(event);
}

void FormLineView::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    emit hovered(this);
}

void FormLineView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void FormLineView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void FormLineView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    m_laidOutFor = -1;
    if (event->type() == QEvent::PaletteChange) {
        refreshNotes();
        if (m_add != nullptr) {
            m_add->setIcon(icon(QStringLiteral("add"), themeOf(palette())));
        }
        if (m_fix != nullptr) {
            m_fix->setIcon(icon(QStringLiteral("fix"), themeOf(palette()).warning));
        }
    }
}

} // namespace orrery::widgets
