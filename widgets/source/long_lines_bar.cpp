// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/long_lines_bar.h"

#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace orrery::widgets {

LongLinesBar::LongLinesBar(SourceEditor& editor)
    : QWidget(&editor), m_editor(editor), m_layOut(new QPushButton(tr("Break long lines"))) {
    auto* const words =
        new QLabel(tr("This file has lines that are too long to show. You see them in parts; the file is unchanged."));
    words->setWordWrap(true);
    m_layOut->setFocusPolicy(Qt::NoFocus); // the text keeps the focus; its menu also has the command
    m_layOut->setToolTip(tr("Inserts line breaks between elements and attributes; undo removes them"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->addWidget(words, 1);
    row->addWidget(m_layOut);
    connect(m_layOut, &QPushButton::clicked, &editor, &SourceEditor::layOutLines);
}

void LongLinesBar::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(0, height() - 1, width(), 1, theme.border);
}

void LongLinesBar::showEvent(QShowEvent* event) {
    m_layOut->setVisible(!m_editor.isReadOnly());
    QWidget::showEvent(event);
}

} // namespace orrery::widgets
