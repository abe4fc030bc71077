// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/run_clock.h"

#include "engine/turn/session.h"
#include "widgets/base/background.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr qint64 longestMs = 1000;

/// Returns the estimated time of a run, in seconds.
double secondsOf(const std::shared_ptr<const engine::Program>& program, const engine::CheckedScenario& scenario,
                 std::uint32_t turns, const std::atomic<bool>& stop) {
    QElapsedTimer clock;
    clock.start();
    const auto session = engine::Session::start(program, scenario, std::nullopt, true);
    session->limitTrace(0);
    const auto before = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    while (session->turn() < turns && clock.elapsed() < longestMs && session->step(&stop)) {
    }
    const double all = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    return before + (all - before) * turns / std::max(session->turn(), 1u);
}

} // namespace

RunClock::RunClock(QObject* parent) : QObject(parent) {
    m_thread->setMaxThreadCount(1);
}

RunClock::~RunClock() {
    if (m_stop) {
        *m_stop = true;
    }
    endElsewhere(std::move(m_thread)); // the window does not wait for the turn that is being played
}

void RunClock::measure(const AnalysisPtr& analysis, const QString& scenario, std::uint32_t turns) {
    if (analysis->program == m_program && scenario == m_scenario && turns == m_turns) {
        return;
    }
    if (m_stop) {
        *m_stop = true;
    }
    m_program = analysis->program;
    m_scenario = scenario;
    m_turns = turns;
    m_seconds.reset();
    m_stop.reset();
    if (!m_program || m_program->model->findScenario(scenario.toStdString()) == nullptr) {
        return;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_thread->start([program = m_program, scenario, turns, stop = m_stop, self = QPointer(this)] {
        if (*stop) {
            return;
        }
        goBehind();
        const double seconds = secondsOf(program, *program->model->findScenario(scenario.toStdString()), turns, *stop);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, seconds] {
                if (self && self->m_stop == stop) {
                    self->m_seconds = seconds;
                    emit self->measured();
                }
            },
            Qt::QueuedConnection);
    });
}

} // namespace orrery::widgets
