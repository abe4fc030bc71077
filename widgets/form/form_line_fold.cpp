// SPDX-License-Identifier: GPL-3.0-or-later
// The folded fields of a line, and the button that shows them.
#include "widgets/form/form_line_view.h"

#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace orrery::widgets {

/// Updates the visible fields. A visible field stays visible while the line shows the same element. Otherwise the
/// fields would jump.
void FormLineView::refreshFold() {
    m_laidOutFor = -1;
    QStringList behind;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        FormFieldView* const field = m_fields[i];
        if (m_isUnfolded || !m_line.fields[i].mayFold() || field == m_switch) {
            m_isInSight[i] = true;
        }
        if (m_isInSight[i]) {
            field->editor();
        } else {
            behind << field->caption();
        }
        if (field->isHidden() == m_isInSight[i]) {
            field->setVisible(m_isInSight[i]);
        }
    }
    if (!behind.isEmpty() && m_more == nullptr) {
        m_more = new QToolButton(this);
        m_more->setText(tr("More…"));
        m_more->setAutoRaise(true);
        m_more->setFocusPolicy(Qt::StrongFocus);
        m_more->setAccessibleName(tr("More fields of %1").arg(accessibleName()));
        m_more->installEventFilter(this);
        connect(m_more, &QToolButton::clicked, this, &FormLineView::openMore);
        setTabOrder(stopBefore(nullptr), m_more);
    }
    if (m_more != nullptr) {
        m_more->setVisible(!behind.isEmpty());
        const QString help = tr("Show hidden fields: %1").arg(QLocale().createSeparatedList(behind));
        if (help != m_more->toolTip()) {
            m_more->setToolTip(help);
            m_more->setAccessibleDescription(help);
        }
    }
}

/// Returns the tab stop before a field. Tab visits the switch first, then the editors in the order of their fields.
QWidget* FormLineView::stopBefore(const FormFieldView* field) {
    QWidget* before = this;
    for (QWidget* const stop : tabStops()) {
        if (stop == m_more || stop == m_add || (field != nullptr && field->isAncestorOf(stop))) {
            break;
        }
        before = stop;
    }
    return before;
}

void FormLineView::chain(FormFieldView* field) {
    setTabOrder(stopBefore(field), &field->editor());
}

void FormLineView::unfold() {
    if (!m_isUnfolded) {
        m_isUnfolded = true;
        refreshFold();
        emit heightChanged();
    }
}

void FormLineView::fold() {
    m_isUnfolded = false;
    m_laidOutFor = -1;
    std::fill(m_isInSight.begin(), m_isInSight.end(), false);
}

void FormLineView::openMore() {
    const auto first = std::find(m_isInSight.begin(), m_isInSight.end(), false);
    if (first == m_isInSight.end()) {
        return;
    }
    FormFieldView* const field = m_fields[static_cast<std::size_t>(first - m_isInSight.begin())];
    // The field takes the focus first. Otherwise the hidden button would pass the focus to another widget.
    field->show();
    field->editor().setFocus(Qt::TabFocusReason);
    unfold();
}

bool FormLineView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_more && event->type() == QEvent::FocusIn) {
        emit clicked(this);
    } else if (watched == m_more && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openMore();
            return true;
        }
        if (key == Qt::Key_Escape) {
            setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace orrery::widgets
