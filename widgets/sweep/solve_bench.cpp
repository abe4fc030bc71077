// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/solve_bench.h"

#include "engine/rules/shipped_rows.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

SolveBench::SolveBench(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    m_thread->setMaxThreadCount(1);
    connect(&analyzer, &Analyzer::compiled, this, &SolveBench::changed);
}

SolveBench::~SolveBench() {
    if (m_stop) {
        *m_stop = true;
    }
    endElsewhere(std::move(m_thread)); // the window does not wait for the turn that is being played
}

std::optional<double> SolveBench::secondsLeft() const {
    if (m_state != State::playing || m_tried == 0) {
        return std::nullopt;
    }
    const double each = static_cast<double>(m_clock.elapsed()) / 1000.0 / static_cast<double>(m_tried);
    return each * static_cast<double>(engine::mostSolveTries - std::min(m_tried, engine::mostSolveTries - 1));
}

bool SolveBench::isStale() const {
    const AnalysisPtr analysis = m_analyzer.latest();
    return m_model && analysis && analysis->model != m_model;
}

void SolveBench::start(const SolveWish& wish) {
    stop();
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !analysis->program || m_analyzer.isBehind()) {
        fail(tr("The content is being checked. Try again in a moment."));
        return;
    }
    m_wish = wish;
    m_answer = {};
    m_tried = 0;
    m_model = analysis->model;
    m_state = State::playing;
    m_failure.clear();
    m_clock.start();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto tell = [self = QPointer(this), number = ++m_number](auto call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, call = std::move(call)]() mutable {
                if (self && self->m_number == number) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
    m_thread->start([analysis, wish, stop = m_stop, tell] {
        goBehind(); // so do the threads that it starts
        const engine::TriedSweep tried = engine::trySweep(analysis->project, *analysis->model, wish.draft);
        if (!tried.sweep) {
            const QString reason =
                tried.problems.empty() ? tr("The question has errors.") : problemText(tried.problems.front());
            tell([reason](SolveBench& self) { self.fail(reason); });
            return;
        }
        engine::RunLimits limits;
        limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{SweepBench::threads()});
        const engine::SolveQuestion question{.project = tried.project,
                                             .diagnostics = analysis->diagnostics,
                                             .rows = engine::shippedRows(),
                                             .model = *analysis->model,
                                             .sweep = *tried.sweep,
                                             .turn = tried.sweep->turns,
                                             .target = wish.target,
                                             .limits = limits,
                                             .jobs = SweepBench::threads()};
        engine::SolveAnswer answer = engine::solve(question, stop.get(), [&tell](std::size_t count) {
            tell([count](SolveBench& self) {
                self.m_tried = count;
                emit self.changed();
            });
        });
        tell([answer = std::move(answer)](SolveBench& self) mutable {
            if (answer.end == engine::SolveEnd::stopped) {
                self.fail(tr("The results of the runs could not be stored."));
                return;
            }
            self.m_answer = std::move(answer);
            self.m_state = State::solved;
            self.m_stop.reset();
            emit self.changed();
        });
    });
    emit changed();
}

void SolveBench::fail(const QString& reason) {
    m_state = State::failed;
    m_failure = reason;
    m_stop.reset();
    emit changed();
}

void SolveBench::stop() {
    ++m_number;
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    if (m_state == State::playing) {
        m_state = State::stopped;
        emit changed();
    }
}

void SolveBench::reset() {
    stop();
    m_state = State::idle;
    m_answer = {};
    emit changed();
}

} // namespace orrery::widgets
