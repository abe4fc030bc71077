// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/fix_button.h"

#include "widgets/source/source_editor.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace orrery::widgets {

FixButton::FixButton(SourceEditor& editor) : QToolButton(&editor), m_editor(editor) {
    setFocusPolicy(Qt::NoFocus); // the text keeps the focus
    setCursor(Qt::PointingHandCursor);
    setAutoFillBackground(true);
    connect(editor.verticalScrollBar(), &QScrollBar::valueChanged, this, &FixButton::place);
    connect(editor.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FixButton::place);
    // After a change of the text, the caller must offer its fixes again.
    connect(&editor, &SourceEditor::contentChanged, this, &FixButton::withdraw);
    refreshIcon();
    hide();
}

void FixButton::offer(int offset, const QString& help) {
    m_offset = offset;
    setToolTip(help);
    setAccessibleName(help);
    place();
}

void FixButton::withdraw() {
    m_offset = -1;
    hide();
}

void FixButton::place() {
    if (m_offset < 0) {
        return;
    }
    const int height = m_editor.lineHeight();
    const QPoint end = m_editor.pointBelowLineEnd(m_offset);
    const QRect room = m_editor.viewport()->geometry();
    resize(height + 4, height);
    move(std::min(room.left() + end.x() + height / 2, room.right() - width() - 2), room.top() + end.y() - height);
    setVisible(end.y() > 0 && end.y() - height < room.height());
    raise();
}

void FixButton::refreshIcon() {
    setIcon(widgets::icon(QStringLiteral("fix"), themeOf(palette()).warning));
}

void FixButton::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refreshIcon();
    }
}

} // namespace orrery::widgets
