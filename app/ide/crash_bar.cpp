// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/crash_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace orrery::ide {

CrashBar::CrashBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("crash-bar"));
    setAccessibleName(tr("Report of a crash"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* const layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    const auto add = [&](const QString& text, const QString& help, void (CrashBar::*wanted)()) {
        auto* const button = new QPushButton(text, this);
        button->setToolTip(help);
        connect(button, &QPushButton::clicked, this, wanted);
        layout->addWidget(button);
    };
    add(tr("Open run…"), tr("Unpack the content, and play the run to the turn before the crash"),
        &CrashBar::openWanted);
    add(tr("Save report…"), tr("Save the run as a file that others can replay"), &CrashBar::saveWanted);
    add(tr("Discard"), tr("Delete the report"), &CrashBar::discardWanted);
    hide();
}

void CrashBar::offer(const QString& text) {
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

} // namespace orrery::ide
