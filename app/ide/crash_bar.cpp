// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/crash_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace orrery::ide {

namespace {

/// A sentence on one line, which is cut at the end if it does not fit.
class OneLine : public QLabel {
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {1, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const QRect place = contentsRect();
        style()->drawItemText(&painter, place, Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
                              fontMetrics().elidedText(text(), Qt::ElideRight, place.width()), foregroundRole());
    }
};

} // namespace

CrashBar::CrashBar(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("crash-bar"));
    setWindowTitle(tr("Report of a crash"));
    setAccessibleName(windowTitle());
    setMovable(false);
    toggleViewAction()->setVisible(false);
    auto* const row = new QFrame(this);
    row->setFrameShape(QFrame::StyledPanel);
    row->setAutoFillBackground(true);
    row->setBackgroundRole(QPalette::AlternateBase);
    row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text = new OneLine(row);
    m_text->setTextFormat(Qt::PlainText);
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(6, 2, 6, 2);
    layout->addWidget(m_text, 1);
    const auto add = [&](const QString& text, const QString& help, void (CrashBar::*wanted)()) {
        auto* const button = new QPushButton(text, row);
        button->setToolTip(help);
        connect(button, &QPushButton::clicked, this, wanted);
        layout->addWidget(button);
    };
    add(tr("Open run…"), tr("Unpack the content, and play the run to the turn before the crash"),
        &CrashBar::openWanted);
    add(tr("Save report…"), tr("Save the run as a file that others can replay"), &CrashBar::saveWanted);
    add(tr("Discard report"), tr("Delete the report"), &CrashBar::discardWanted);
    addWidget(row);
    hide();
}

void CrashBar::offer(const QString& text) {
    m_text->setText(text);
    m_text->setToolTip(text.toHtmlEscaped());
    setVisible(!text.isEmpty());
}

void CrashBar::setVisible(bool /*isVisible*/) {
    QToolBar::setVisible(!m_text->text().isEmpty());
}

} // namespace orrery::ide
