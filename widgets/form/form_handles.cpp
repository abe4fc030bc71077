// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_handles.h"

#include "widgets/form/form_line_view.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace orrery::widgets {

FormHandles::FormHandles(QWidget* canvas)
    : QWidget(canvas), m_add(makeButton(tr("Add an element here (Insert)"))),
      m_remove(makeButton(tr("Remove this element (Delete)"))),
      m_menu(makeButton(tr("All commands for this element"))) {
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QToolButton* const button : {m_add, m_remove, m_menu}) {
        layout->addWidget(button);
    }
    connect(m_add, &QToolButton::clicked, this, [this] { emit addWanted(m_line); });
    connect(m_remove, &QToolButton::clicked, this, [this] { emit removeWanted(m_line); });
    connect(m_menu, &QToolButton::clicked, this,
            [this] { emit menuWanted(m_line, m_menu->mapToGlobal(QPoint(0, m_menu->height()))); });
    refreshIcons();
    hide();
}

QToolButton* FormHandles::makeButton(const QString& help) {
    auto* const button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setToolTip(help);
    button->setAccessibleName(help);
    return button;
}

void FormHandles::refreshIcons() {
    const Theme& colours = themeOf(palette());
    m_add->setIcon(icon(QStringLiteral("add"), colours));
    m_remove->setIcon(icon(QStringLiteral("delete"), colours));
    m_menu->setIcon(icon(QStringLiteral("chevron-down"), colours));
}

void FormHandles::attach(FormLineView* line) {
    m_line = line;
    follow();
}

void FormHandles::follow() {
    // A line is hidden while the user edits its XML in its place.
    const bool isShown = m_line != nullptr && !m_line->isHidden();
    setVisible(isShown);
    if (isShown) {
        const int wide = formHandlesRoom(*m_line);
        setGeometry(parentWidget()->width() - wide, m_line->y(), wide, m_line->height());
        raise();
    }
}

void FormHandles::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refreshIcons();
    }
}

} // namespace orrery::widgets
