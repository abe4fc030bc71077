// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading_bar.h"

#include "widgets/plot/run_plots.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>

namespace orrery::widgets {

namespace {
constexpr int busyAfterMs = 200;
constexpr int progressEveryMs = 100;
} // namespace

ReadingBar::ReadingBar(RunPlots& plots, const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_plots(plots), m_progress(new QProgressBar(this)), m_stop(new QToolButton(this)) {
    m_progress->setAccessibleName(accessibleName);
    m_stop->setAutoRaise(true);
    auto* const line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_progress);
    line->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_plots.state() == RunPlots::State::stopped) {
            m_plots.resume();
        } else {
            m_plots.stop();
        }
    });
    m_busySoon.setSingleShot(true);
    m_busySoon.setInterval(busyAfterMs);
    connect(&m_busySoon, &QTimer::timeout, this, [this] {
        showProgress();
        m_progressing.start();
    });
    m_progressing.setInterval(progressEveryMs);
    connect(&m_progressing, &QTimer::timeout, this, &ReadingBar::showProgress);
    connect(&m_plots, &RunPlots::changed, this, &ReadingBar::refresh);
    refresh();
}

void ReadingBar::refresh() {
    if (m_plots.state() != RunPlots::State::reading) {
        m_busySoon.stop();
        m_progressing.stop();
        m_progress->hide();
        m_stop->setText(tr("Continue"));
        m_stop->setVisible(m_plots.state() == RunPlots::State::stopped);
        setVisible(m_plots.state() == RunPlots::State::stopped);
    } else if (!m_busySoon.isActive() && !m_progressing.isActive()) {
        hide();
        m_busySoon.start();
    }
}

void ReadingBar::showProgress() {
    m_progress->setRange(0, static_cast<int>(m_plots.target()));
    m_progress->setValue(static_cast<int>(m_plots.reached()));
    m_progress->setFormat(tr("Turn %1 of %2").arg(m_plots.reached()).arg(m_plots.target()));
    m_progress->show();
    m_stop->setText(tr("Cancel"));
    m_stop->show();
    show();
}

} // namespace orrery::widgets
