// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/run_coverage.h"

#include "engine/check/scenario/sweeps.h"
#include "engine/lab/ordered_work.h"
#include "engine/lab/test_coverage.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/sweep_coverage.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sweep/sweep_cache.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr qint64 publishAfterMs = 500; ///< time between two partial coverages, each of which is a copy

bool areLogsKept(const engine::Session& run, std::uint32_t from, std::uint32_t last) {
    for (std::uint32_t turn = from; turn <= last; ++turn) {
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
    const auto followRun = [this] {
        if (m_source == Source::run) {
            refresh();
        }
    };
    connect(&sandbox, &Sandbox::changed, this, followRun);
    connect(&sandbox, &Sandbox::shownTurnsChanged, this, followRun);
    connect(&analyzer, &Analyzer::compiled, this, [this] {
        if (m_source != Source::run) {
            refresh();
        }
    });
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        m_played.reset();
        m_listed.reset();
        m_sweeps.clear();
        m_sweep.clear();
        refresh();
    });
}

RunCoverage::~RunCoverage() {
    stopPlay();
}

void RunCoverage::setSource(Source source) {
    if (source != std::exchange(m_source, source)) {
        ++m_number; // results of the other source can be under way
        m_coverage.reset();
        m_work.reset();
        stopPlay();
        m_listed.reset();
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
    if (m_source != Source::run || !m_isWanted) {
        m_sandbox.stopBeside(*this);
    }
    if (m_source == Source::run || !m_isWanted) {
        stopPlay();
    }
    const bool isPossible =
        m_source == Source::run ? m_sandbox.hasRun() : m_analyzer.latest() != nullptr && m_analyzer.latest()->program;
    if (!m_isWanted || !isPossible) {
        ++m_number;
        m_work.reset();
        m_coverage.reset();
        m_listed.reset();
        stopPlay();
        m_sandbox.stopBeside(*this);
        publish(m_isWanted ? State::noRun : State::off);
    } else if (m_source == Source::run) {
        readRun();
    } else if (m_source == Source::tests) {
        playTests();
    } else {
        listSweeps();
    }
}

void RunCoverage::stopPlay() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    m_played.reset();
}

/// Begins to play the content. Returns a function that calls another one on the window's thread, unless other work has
/// begun.
std::function<void(RunCoverage::Told)> RunCoverage::beginPlay(const AnalysisPtr& analysis) {
    stopPlay();
    m_played = analysis;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_done = m_wanted = m_broken = 0;
    m_isCancelled = false;
    const quint64 number = ++m_number;
    publish(State::reading);
    return [self = QPointer(this), number](Told call) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, call = std::move(call)] {
                if (self && self->m_number == number) {
                    call(*self);
                }
            },
            Qt::QueuedConnection);
    };
}

/// Plays all tests of the newest content, and merges what they cover.
void RunCoverage::playTests() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_played == analysis) {
        return;
    }
    const auto tell = beginPlay(analysis);
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

bool RunCoverage::isStale() const {
    return m_source == Source::sweep && m_played != nullptr && m_played != m_analyzer.latest();
}

void RunCoverage::setSweep(const QString& id) {
    if (id != m_sweep) {
        m_sweep = id;
        playAgain();
    }
}

void RunCoverage::playAgain() {
    stopPlay();
    m_coverage.reset();
    if (m_isWanted && m_source == Source::sweep && !m_sweep.isEmpty()) {
        playSweep();
    }
}

void RunCoverage::cancel() {
    if (m_source == Source::sweep && m_stop) {
        *m_stop = true;
    }
}

/// Lists the sweeps of the newest content, and plays one if none has been played.
void RunCoverage::listSweeps() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_listed == analysis) {
        return;
    }
    m_listed = analysis;
    if (m_played == nullptr) {
        publish(State::reading);
    }
    inBackground([self = QPointer(this), analysis] {
        std::vector<engine::Diagnostic> reported; // the check has reported them
        std::vector<Sweep> sweeps;
        for (const engine::CheckedSweep& one : engine::readSweeps(analysis->project, *analysis->model, reported)) {
            if (one.enabled && one.isRunnable) {
                const QString id = QString::fromStdString(one.id);
                sweeps.push_back({id, one.name.empty() ? id : QString::fromStdString(one.name)});
            }
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, analysis, sweeps = std::move(sweeps)]() mutable {
                if (self && self->m_listed == analysis) {
                    self->takeSweeps(std::move(sweeps));
                }
            },
            Qt::QueuedConnection);
    });
}

void RunCoverage::takeSweeps(std::vector<Sweep> sweeps) {
    m_sweeps = std::move(sweeps);
    if (std::ranges::find(m_sweeps, m_sweep, &Sweep::id) == m_sweeps.end()) {
        m_sweep = m_sweeps.empty() ? QString() : m_sweeps.front().id;
        stopPlay();
        m_coverage.reset();
    }
    if (m_sweep.isEmpty()) {
        ++m_number;
        publish(State::noRun);
    } else if (m_played == nullptr) {
        playSweep();
    } else {
        emit changed(); // the coverage is that of earlier content
    }
}

/// Plays all runs of the sweep, and merges what they cover.
void RunCoverage::playSweep() {
    const AnalysisPtr analysis = m_analyzer.latest();
    const auto tell = beginPlay(analysis);
    m_thread.start([analysis, id = m_sweep, stop = m_stop, tell] {
        goBehind(); // so do the threads that it starts
        const auto jobs = static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
        engine::RunLimits limits;
        limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{jobs});
        const auto plan = sweepPlanOf(*analysis, id, limits);
        if (plan == nullptr) {
            tell([](RunCoverage& self) { self.publish(State::noRun); });
            return;
        }
        const auto show = [&](const engine::SweepCoverage& now, bool isEnd) {
            tell([isEnd, isCancelled = stop->load(), done = static_cast<int>(now.done),
                  all = static_cast<int>(plan->runs()), broken = static_cast<int>(now.errors.size()),
                  copy = std::make_shared<const engine::Coverage>(now.coverage)](RunCoverage& self) {
                self.m_done = done;
                self.m_wanted = all;
                self.m_broken = broken;
                self.m_isCancelled = isEnd && isCancelled;
                self.m_state = isEnd ? State::current : State::reading;
                self.take(self.m_number, copy);
            });
        };
        QElapsedTimer since;
        since.start();
        engine::SweepCoverage last{.coverage =
                                       engine::Coverage(std::make_shared<engine::CoverageItems>(analysis->model))};
        show(last, false); // the number of runs
        const auto covered =
            engine::coverSweep({.project = analysis->project,
                                .diagnostics = analysis->diagnostics,
                                .rows = engine::shippedRows(),
                                .plan = *plan,
                                .limits = limits,
                                .jobs = jobs},
                               last.coverage.sharedItems(), stop.get(), [&](const engine::SweepCoverage& now) {
                                   last = now;
                                   if (since.elapsed() > publishAfterMs) {
                                       show(now, false);
                                       since.restart();
                                   }
                               });
        show(covered ? *covered : last, true);
    });
}

void RunCoverage::readRun() {
    if (m_sandbox.isBusy()) {
        return; // the end of the job calls this function again
    }
    const auto turns = m_sandbox.shownTurns();
    const std::uint32_t last = turns ? std::min(turns->last, m_sandbox.lastTurn()) : m_sandbox.lastTurn();
    const bool isSame = m_work && m_revision == m_sandbox.revision() && m_turns == turns;
    if (isSame && m_state == State::reading && m_sandbox.isWorkingBeside(*this)) {
        return;
    }
    if (isSame && m_state == State::current && m_coverage && m_last == last) {
        return;
    }
    if (!isSame) {
        m_work = std::make_shared<Work>();
        m_work->next = turns ? turns->first : 0;
        m_revision = m_sandbox.revision();
        m_turns = turns;
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
        {[work = m_work, before = m_coverage, report, last](const engine::Session& run, const std::atomic<bool>& stop) {
             if (!work->coverage) {
                 const bool hasItems = before && &before->items().model() == run.program().model.get();
                 work->coverage.emplace(hasItems ? before->sharedItems()
                                                 : std::make_shared<const engine::CoverageItems>(run.program().model));
             }
             // Views may read the run meanwhile. Only a run of its own may compute dropped logs again.
             const std::unique_ptr<engine::Session> own = areLogsKept(run, work->next, last) ? nullptr : run.branch();
             QElapsedTimer since;
             since.start();
             while (work->next <= last && !stop && work->coverage->add(own ? *own : run, work->next, &stop)) {
                 ++work->next;
                 if (since.elapsed() > publishAfterMs) {
                     report(*work->coverage);
                     since.restart();
                 }
             }
             report(*work->coverage);
         },
         [self = QPointer(this), number, last](bool isDone) {
             if (self && number == self->m_number && isDone) {
                 self->m_last = last;
                 self->publish(State::current);
             }
         }});
}

} // namespace orrery::widgets
