// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/fault_bench.h"

#include "engine/lab/ordered_work.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

using engine::MutantOutcome;

/// The content of the results, its tests, and the flags of the work.
struct FaultBench::Work {
    QPointer<FaultBench> bench;
    AnalysisPtr analysis;
    std::atomic<bool> stop = false;
    std::atomic<bool> isPaused = false;
    std::unique_ptr<engine::MutantTrial> trial; ///< written once, before the bench hears of it

    /// Calls a function with the bench on its thread, unless newer work has begun.
    template <typename Call>
    static void tell(const std::shared_ptr<Work>& work, Call call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [work, call = std::move(call)]() mutable {
                if (work->bench && work->bench->m_work == work && !work->stop) {
                    call(*work->bench);
                }
            },
            Qt::QueuedConnection);
    }
    void end() {
        stop = true;
        isPaused = false;
        isPaused.notify_all();
    }
};

FaultBench::FaultBench(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    m_thread.setMaxThreadCount(1);
    m_draftThread.setMaxThreadCount(1);
    connect(&analyzer, &Analyzer::compiled, this, [this](const AnalysisPtr& analysis) {
        if (m_wantedLater && !m_analyzer.isBehind()) {
            begin(analysis, *std::exchange(m_wantedLater, std::nullopt));
        } else {
            emit changed(); // the results are stale now
        }
    });
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        stop(State::idle);
        drop();
        m_state = State::idle;
        emit changed();
    });
}

FaultBench::~FaultBench() {
    if (m_work) {
        m_work->end();
    }
    if (m_draftStop) {
        *m_draftStop = true;
    }
}

bool FaultBench::isStale() const {
    const AnalysisPtr analysis = m_analyzer.latest();
    return m_work && analysis && analysis->model != m_work->analysis->model;
}

std::optional<double> FaultBench::secondsLeft() const {
    if (m_state != State::playing || m_faults.empty()) {
        return std::nullopt;
    }
    const double each = static_cast<double>(m_msBefore + m_clock.elapsed()) / 1000.0;
    return each / static_cast<double>(m_faults.size()) * static_cast<double>(m_all - m_faults.size());
}

void FaultBench::start(const QString& name) {
    stop(State::idle);
    drop();
    m_state = State::playing;
    const AnalysisPtr analysis = m_analyzer.latest();
    if (analysis && analysis->program && !m_analyzer.isBehind()) {
        begin(analysis, name);
    } else if (!analysis && !m_analyzer.isBehind()) {
        fail(tr("Open a project first."));
    } else {
        m_wantedLater = name;
        emit changed();
    }
}

void FaultBench::begin(const AnalysisPtr& analysis, const QString& name) {
    if (analysis->hasContentErrors()) {
        fail(tr("The content has errors. Correct them first."));
        return;
    }
    m_work = std::make_shared<Work>();
    m_work->bench = this;
    m_work->analysis = analysis;
    m_thread.start([work = m_work, name] { playWork(work, name); });
    emit changed();
}

/// Tries all faults, on the thread of the bench.
void FaultBench::playWork(const std::shared_ptr<Work>& work, const QString& name) {
    goBehind(); // so do the threads that it starts
    const Analysis& analysis = *work->analysis;
    std::vector<engine::Mutant> mutants = engine::mutantsOf(analysis.project, analysis.model->vocabulary);
    engine::keepMutantsOf(mutants, name.toStdString());
    if (mutants.empty()) {
        Work::tell(work, [name](FaultBench& self) {
            self.fail(name.isEmpty()                    ? tr("The project has no classes.")
                      : name.endsWith(QLatin1Char('/')) ? tr("The class %1 has no faults to try.").arg(name.chopped(1))
                                                        : tr("No class or group has “%1” in its name.").arg(name));
        });
        return;
    }
    const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
    engine::RunLimits limits;
    limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
    work->trial = std::make_unique<engine::MutantTrial>(analysis.project, engine::shippedRows(), limits, &work->stop);
    if (work->stop) {
        return;
    }
    QStringList failing;
    for (const std::string& test : work->trial->failing()) {
        failing << QString::fromStdString(test);
    }
    if (work->trial->tests() == 0) {
        Work::tell(work, [hasFailing = !failing.isEmpty()](FaultBench& self) {
            self.fail(hasFailing ? tr("No test passes, so none can notice a fault. Correct the tests first.")
                                 : tr("The project has no test that states what you mean. Tests whose ids begin with "
                                      "“assert-” only repeat what the content does."));
        });
        return;
    }
    Work::tell(work, [all = mutants.size(), failing](FaultBench& self) {
        self.m_all = all;
        self.m_failing = failing;
        self.m_msBefore = 0;
        self.m_clock.start();
        emit self.changed();
    });
    engine::OrderedWork<engine::MutantResult> results(
        mutants.size(), jobs, [work, &mutants](std::size_t index) -> std::optional<engine::MutantResult> {
            work->isPaused.wait(true);
            if (work->stop) {
                return std::nullopt;
            }
            auto result = work->trial->tryMutant(mutants[index]);
            return result.outcome == MutantOutcome::stopped ? std::nullopt : std::optional(std::move(result));
        });
    for (const engine::Mutant& mutant : mutants) {
        auto result = results.take();
        if (!result) {
            return; // cancel() has told so
        }
        const QString place = QString::fromStdString(analysis.model->placeText(mutant.where));
        Work::tell(work, [fault = TriedFault{mutant, std::move(*result), place}](FaultBench& self) mutable {
            self.take(std::move(fault));
        });
    }
    Work::tell(work, [](FaultBench& self) {
        self.m_state = State::idle;
        emit self.changed();
    });
}

void FaultBench::take(TriedFault fault) {
    ++m_counts[static_cast<std::size_t>(fault.result.outcome)];
    m_faults.push_back(std::move(fault));
    emit changed();
}

void FaultBench::fail(const QString& reason) {
    m_state = State::failed;
    m_failure = reason;
    emit changed();
}

/// Drops all results. Their content ends in the background.
void FaultBench::drop() {
    emit faultsGo();
    m_faults.clear();
    m_counts = {};
    m_all = 0;
    m_failing.clear();
    m_failure.clear();
    emit faultsWent();
    endElsewhere(std::exchange(m_work, nullptr));
}

void FaultBench::pause() {
    if (m_state == State::playing && m_all > 0) {
        m_work->isPaused = true; // the faults that are being tried end first
        m_msBefore += m_clock.elapsed();
        m_state = State::paused;
        emit changed();
    }
}

void FaultBench::resume() {
    if (m_state == State::paused) {
        m_work->isPaused = false;
        m_work->isPaused.notify_all();
        m_clock.start();
        m_state = State::playing;
        emit changed();
    }
}

void FaultBench::cancel() {
    stop(State::stopped);
}

/// Ends the work and the draft. The results until now stay.
void FaultBench::stop(State state) {
    m_wantedLater.reset();
    if (m_work) {
        m_work->end();
    }
    if (m_draftStop && state != State::stopped) { // the results go
        *m_draftStop = true;
        m_draftStop.reset();
    }
    if (m_state == State::playing || m_state == State::paused) {
        m_state = state;
        emit changed();
    }
}

void FaultBench::draft(std::size_t fault, const QString& id, const QString& name) {
    if (isDrafting() || fault >= m_faults.size()) {
        return;
    }
    m_draftStop = std::make_shared<std::atomic<bool>>(false);
    m_draftThread.start([self = QPointer(this), work = m_work, stop = m_draftStop, mutant = m_faults[fault].mutant, id,
                         name]() mutable {
        goBehind();
        const QString xml =
            QString::fromStdString(work->trial->draftFor(mutant, id.toStdString(), name.toStdString(), stop.get()));
        work.reset();
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, stop, xml, id, name] {
                if (self && self->m_draftStop == stop) {
                    self->m_draftStop.reset();
                    emit self->drafted(xml, id, name);
                    emit self->changed();
                }
            },
            Qt::QueuedConnection);
    });
    emit changed();
}

} // namespace orrery::widgets
