// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/run_coverage.h"

#include "engine/lab/ordered_work.h"
#include "engine/lab/test_coverage.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QThread>

#include <functional>
#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr qint64 publishAfterMs = 500; ///< time between two partial coverages, each of which is a copy

bool areLogsKept(const engine::Session& run, std::uint32_t from) {
    for (std::uint32_t turn = from; turn <= run.last(); ++turn) {
        if (!run.history().isLogKept(turn)) {
            return false;
        }
    }
    return true;
}

} // namespace

/// The coverage in work.
struct RunCoverage::Work {
    std::optional<engine::Coverage> coverage;
    std::uint32_t next = 0; ///< the next turn to add
};

RunCoverage::RunCoverage(Sandbox& sandbox, Analyzer& analyzer, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_analyzer(analyzer) {
    m_thread.setMaxThreadCount(1);
    connect(&sandbox, &Sandbox::changed, this, [this] {
        if (m_source == Source::run) {
            refresh();
        }
    });
    connect(&analyzer, &Analyzer::compiled, this, [this] {
        if (m_source == Source::tests) {
            refresh();
        }
    });
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        m_tested.reset();
        refresh();
    });
}

RunCoverage::~RunCoverage() {
    stopTests();
}

void RunCoverage::setSource(Source source) {
    if (source != std::exchange(m_source, source)) {
        m_coverage.reset();
        m_work.reset();
        m_tested.reset();
        refresh();
    }
}

void RunCoverage::setWanted(bool isWanted) {
    if (isWanted != std::exchange(m_isWanted, isWanted)) {
        refresh();
    }
}

void RunCoverage::publish(State state) {
    m_state = state;
    emit changed();
}

/// Takes a coverage of the newest work.
void RunCoverage::take(quint64 work, CoveragePtr coverage) {
    if (work == m_number) {
        m_coverage = endingElsewhere(std::move(coverage));
        emit changed();
    }
}

void RunCoverage::refresh() {
    if (m_source == Source::tests || !m_isWanted) {
        m_sandbox.stopBeside(*this);
    }
    if (m_source == Source::run || !m_isWanted) {
        stopTests();
    }
    const bool isPossible =
        m_source == Source::run ? m_sandbox.hasRun() : m_analyzer.latest() != nullptr && m_analyzer.latest()->program;
    if (!m_isWanted || !isPossible) {
        ++m_number;
        m_work.reset();
        m_coverage.reset();
        stopTests();
        m_sandbox.stopBeside(*this);
        publish(m_isWanted ? State::noRun : State::off);
    } else if (m_source == Source::run) {
        readRun();
    } else {
        playTests();
    }
}

void RunCoverage::stopTests() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    m_tested.reset();
}

/// Plays all tests of the newest content, and merges what they cover.
void RunCoverage::playTests() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_tested == analysis) {
        return;
    }
    stopTests();
    m_tested = analysis;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_done = m_wanted = 0;
    const quint64 number = ++m_number;
    // Calls a function on the window's thread, unless other work has begun.
    const auto tell = [self = QPointer(this), number](std::function<void(RunCoverage&)> call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, call = std::move(call)] {
                if (self && self->m_number == number) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
    publish(State::reading);
    m_thread.start([analysis, stop = m_stop, tell] {
        goBehind();                               // so do the threads that it starts
        std::vector<engine::Diagnostic> reported; // the check has reported them
        const auto tests = engine::readTests(analysis->project, *analysis->model, reported);
        const auto items = std::make_shared<const engine::CoverageItems>(analysis->model);
        const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        engine::TestedContent content{.program = analysis->program};
        content.limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
        engine::OrderedWork<engine::Coverage> work(tests.size(), jobs, [&](std::size_t index) {
            return engine::coverageOf(items, content, tests[index], stop.get());
        });
        engine::Coverage all(items);
        QElapsedTimer since;
        since.start();
        for (std::size_t i = 0; i <= tests.size(); ++i) {
            const bool isEnd = i == tests.size();
            if (isEnd || since.elapsed() > publishAfterMs) {
                tell([i, count = tests.size(), isEnd,
                      copy = std::make_shared<const engine::Coverage>(all)](RunCoverage& self) {
                    self.m_done = static_cast<int>(i);
                    self.m_wanted = static_cast<int>(count);
                    self.m_state = isEnd ? State::current : State::reading;
                    self.take(self.m_number, copy);
                });
                since.restart();
            }
            if (isEnd) {
                return;
            }
            const auto ofTest = work.take();
            if (!ofTest) {
                return; // stopped
            }
            all.merge(*ofTest);
        }
    });
}

void RunCoverage::readRun() {
    if (m_sandbox.isBusy()) {
        return; // the end of the job calls this function again
    }
    const bool isSame = m_work && m_revision == m_sandbox.revision();
    if (isSame && m_state == State::reading && m_sandbox.isWorkingBeside(*this)) {
        return;
    }
    if (isSame && m_state == State::current && m_coverage && m_coverage->turns() == m_sandbox.lastTurn()) {
        return;
    }
    if (!isSame) {
        m_work = std::make_shared<Work>();
        m_revision = m_sandbox.revision();
    }
    const quint64 number = ++m_number;
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), number](const engine::Coverage& coverage) {
        QMetaObject::invokeMethod(
            sandbox,
            [self, number, copy = std::make_shared<const engine::Coverage>(coverage)] {
                if (self) {
                    self->take(number, copy);
                }
            },
            Qt::QueuedConnection);
    };
    publish(State::reading);
    m_sandbox.workBeside(
        *this,
        {[work = m_work, before = m_coverage, report](const engine::Session& run, const std::atomic<bool>& stop) {
             if (!work->coverage) {
                 const bool hasItems = before && &before->items().model() == run.program().model.get();
                 work->coverage.emplace(hasItems ? before->sharedItems()
                                                 : std::make_shared<const engine::CoverageItems>(run.program().model));
             }
             // Views may read the run meanwhile. Only a run of its own may compute dropped logs again.
             const std::unique_ptr<engine::Session> own = areLogsKept(run, work->next) ? nullptr : run.branch();
             QElapsedTimer since;
             since.start();
             while (work->next <= run.last() && !stop && work->coverage->add(own ? *own : run, work->next, &stop)) {
                 ++work->next;
                 if (since.elapsed() > publishAfterMs) {
                     report(*work->coverage);
                     since.restart();
                 }
             }
             report(*work->coverage);
         },
         [self = QPointer(this), number](bool isDone) {
             if (self && number == self->m_number && isDone) {
                 self->publish(State::current);
             }
         }});
}

} // namespace orrery::widgets
