// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_bench.h"

#include "engine/rules/shipped_rows.h"
#include "engine/text/machine_memory.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/sweep_cache.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::ResultFile;

/// The interval between two readings of the results while a sweep plays, in milliseconds. A reading that takes long
/// makes it longer.
constexpr qint64 readEvery = 500;
constexpr qint64 readShare = 20;

std::vector<ListedSweep> sweepsIn(const Analysis& analysis) {
    std::vector<engine::Diagnostic> reported; // the check has reported them
    std::vector<ListedSweep> listed;
    for (const engine::CheckedSweep& sweep : engine::readSweeps(analysis.project, *analysis.model, reported)) {
        ListedSweep& one = listed.emplace_back();
        one.id = QString::fromStdString(sweep.id);
        one.name = QString::fromStdString(sweep.name);
        one.head = sweep.head;
        one.isEnabled = sweep.enabled;
        one.isRunnable = sweep.isRunnable;
        if (sweep.isRunnable) {
            one.variants = engine::variantCount(sweep);
            one.seeds = engine::seedsOf(sweep, *analysis.model).size();
        }
        one.scenario = QString::fromStdString(sweep.scenario);
        for (const engine::CheckedMeasure& measure : sweep.measures) {
            if (measure.expression && !measure.turns.empty()) {
                one.measures.push_back({QString::fromStdString(measure.id), QString::fromStdString(measure.object),
                                        QString::fromStdString(measure.expression->text), measure.turns.back()});
            }
        }
    }
    return listed;
}

engine::RunLimits limitsOfRuns() {
    engine::RunLimits limits;
    limits.memory = engine::defaultMemoryLimit() / (2 * std::uint64_t{SweepBench::threads()});
    return limits;
}

} // namespace

/// One task of the thread in the background.
struct SweepBench::Work {
    QPointer<SweepBench> bench;
    AnalysisPtr analysis;
    QString id;
    quint64 number = 0;
    bool plays = false; ///< false: only reads known results
    bool fromStart = false;
    std::shared_ptr<std::atomic<bool>> stop = std::make_shared<std::atomic<bool>>(false);

    /// Calls a function with the bench on its thread, unless newer work has begun.
    template <typename Call>
    void tell(Call call) const {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [bench = bench, number = number, call = std::move(call)]() mutable {
                if (bench && bench->m_number == number) {
                    call(*bench);
                }
            },
            Qt::QueuedConnection);
    }
};

SweepBench::SweepBench(Analyzer& analyzer, QObject* parent) : QObject(parent), m_analyzer(analyzer) {
    m_thread.setMaxThreadCount(1);
    connect(&analyzer, &Analyzer::compiled, this, [this] {
        if (m_isWanted || m_wantedLater) {
            list();
        }
    });
    connect(&analyzer, &Analyzer::forgotten, this, [this] {
        stop(State::idle);
        forgetResults();
        m_sweeps.clear();
        m_chosen.clear();
        m_isListed = m_isListing = false;
        emit listed();
        emit changed();
    });
}

SweepBench::~SweepBench() {
    for (const auto& one : {m_stop, m_load}) {
        if (one) {
            *one = true;
        }
    }
}

unsigned SweepBench::threads() {
    return static_cast<unsigned>(std::max(1, QThread::idealThreadCount() - 1)); // one for the window
}

const ListedSweep* SweepBench::chosen() const {
    const auto found = std::ranges::find(m_sweeps, m_chosen, &ListedSweep::id);
    return found == m_sweeps.end() ? nullptr : &*found;
}

std::optional<double> SweepBench::secondsLeft() const {
    const std::size_t now = m_progress.done - m_progress.before;
    if (m_state != State::playing || now == 0) {
        return std::nullopt;
    }
    const double each = static_cast<double>(m_clock.elapsed()) / 1000.0 / static_cast<double>(now);
    return each * static_cast<double>(m_progress.all - m_progress.done);
}

void SweepBench::setWanted(bool isWanted) {
    m_isWanted = isWanted;
    if (isWanted) {
        list();
    }
}

/// Lists the sweeps of a newer analysis, on another thread.
void SweepBench::list() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !analysis->program || analysis->generation == m_askedOf) {
        return;
    }
    m_askedOf = analysis->generation;
    m_isListing = true;
    inBackground([analysis, self = QPointer(this)] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [generation = analysis->generation, self, sweeps = sweepsIn(*analysis)]() mutable {
                if (self) {
                    self->take(generation, std::move(sweeps));
                }
            },
            Qt::QueuedConnection);
    });
}

void SweepBench::take(quint64 generation, std::vector<ListedSweep> sweeps) {
    if (generation < m_generation || m_analyzer.latest() == nullptr) {
        return; // a newer list came first, or the project was closed
    }
    m_generation = generation;
    m_isListing = m_askedOf != generation;
    m_sweeps = std::move(sweeps);
    m_isListed = true;
    chooseKnown();
    emit listed();
    if (m_wantedLater) {
        play(*m_wantedLater);
    } else {
        load();
    }
}

void SweepBench::choose(const QString& id) {
    if (id == m_chosen) {
        return;
    }
    stop(State::idle);
    forgetResults();
    m_chosen = id;
    load();
    emit changed();
}

/// Chooses the first sweep if the chosen one does not exist any more. Returns whether another one is chosen.
bool SweepBench::chooseKnown() {
    if (chosen() != nullptr || m_state == State::playing || m_state == State::paused) {
        return false;
    }
    const QString first = m_sweeps.empty() ? QString() : m_sweeps.front().id;
    if (first == m_chosen) {
        return false; // there was none, and is none
    }
    if (!m_chosen.isEmpty()) {
        m_wantedLater.reset(); // it was for the removed sweep
    }
    forgetResults();
    m_chosen = first;
    return true;
}

/// Forgets all about the results of the chosen sweep. Works that have begun tell no more.
void SweepBench::forgetResults() {
    ++m_number;
    if (m_load) {
        *m_load = true;
    }
    m_state = State::idle;
    m_failure.clear();
    m_table.reset();
    m_content.reset();
    m_paused.reset();
    m_progress = {};
    m_isLoading = m_isStale = m_isEnding = false;
}

void SweepBench::begin(std::shared_ptr<Work> work) {
    work->bench = this;
    work->id = m_chosen;
    work->number = ++m_number;
    m_stop = work->plays ? work->stop : nullptr;
    if (m_load) {
        *m_load = true;
    }
    m_load = work->plays ? nullptr : work->stop;
    m_isEnding = false;
    m_isLoading = !work->plays;
    m_thread.start([work] { playWork(work); });
}

/// Reads the results of the chosen sweep that an earlier work has left, unless a sweep plays.
void SweepBench::load() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (chooseKnown()) {
        emit listed();
    }
    if (m_state == State::playing || m_state == State::paused || chosen() == nullptr || !analysis ||
        !analysis->program) {
        return;
    }
    const auto work = std::make_shared<Work>();
    work->analysis = analysis;
    begin(work);
}

void SweepBench::play(bool fromStart) {
    const ListedSweep* const sweep = chosen();
    const AnalysisPtr analysis = m_analyzer.latest();
    const bool continues = m_state == State::paused && !fromStart;
    if (!continues) {
        const bool isCurrent = analysis && analysis->program && analysis->generation == m_generation;
        stop(State::idle);
        if (!isCurrent || m_analyzer.isBehind()) {
            m_wantedLater = fromStart; // take() plays it
            emit changed();
            return;
        }
    }
    m_wantedLater.reset();
    if (!continues && (sweep == nullptr || !sweep->isRunnable || !sweep->isEnabled)) {
        emit changed();
        return;
    }
    const auto work = std::make_shared<Work>();
    work->analysis = continues ? m_paused : analysis;
    work->plays = true;
    work->fromStart = fromStart;
    m_paused = work->analysis;
    m_state = State::playing;
    m_failure.clear();
    m_clock.start();
    if (!continues) {
        m_progress = {};
        m_progress.all = sweep->variants * sweep->seeds;
    }
    m_progress.before = m_progress.done;
    if (fromStart) {
        m_table.reset();
    }
    begin(work);
    emit changed();
}

/// Plays or reads the results, on the thread of the bench.
void SweepBench::playWork(const std::shared_ptr<Work>& work) {
    if (!work->plays && *work->stop) {
        return; // newer work has begun
    }
    goBehind(); // so do the threads that it starts
    const engine::RunLimits limits = limitsOfRuns();
    const auto plan = sweepPlanOf(*work->analysis, work->id, limits);
    const QString path = plan ? sweepFileOf(*plan) : QString();
    if (!plan || (!work->plays && !QFile::exists(path))) {
        work->tell([work](SweepBench& self) { self.show(work, nullptr); });
        return;
    }
    tidySweepFiles();
    auto opened = ResultFile::open(path.toStdString(), *plan,
                                   work->fromStart ? ResultFile::IfOther::replace : ResultFile::IfOther::refuse);
    if (const auto* const error = std::get_if<engine::FileError>(&opened)) {
        work->tell(
            [work, failure = sentenceText(error->message)](SweepBench& self) { self.finish(work, {}, failure); });
        return;
    }
    ResultFile& results = *std::get<std::unique_ptr<ResultFile>>(opened);
    const auto send = [&] {
        const SweepTablePtr table = endingElsewhere<engine::SweepTable>(
            std::make_shared<const engine::SweepTable>(readSweepTable(results, plan)));
        work->tell([work, table](SweepBench& self) { self.show(work, table); });
    };
    if (!work->plays) {
        send();
        return;
    }
    const engine::SweepRequest request{.project = work->analysis->project,
                                       .diagnostics = work->analysis->diagnostics,
                                       .rows = engine::shippedRows(),
                                       .plan = *plan,
                                       .limits = limits,
                                       .jobs = threads()};
    QElapsedTimer sinceRead;
    sinceRead.start();
    qint64 interval = readEvery;
    const auto report = [&](const engine::SweepProgress& now) {
        work->tell([now](SweepBench& self) {
            self.m_progress = now;
            emit self.changed();
        });
        if (sinceRead.elapsed() >= interval) {
            sinceRead.start();
            send(); // this thread alone uses the file
            interval = std::max(readEvery, readShare * sinceRead.restart());
        }
    };
    const engine::SweepProgress end = engine::runSweep(request, results, work->stop.get(), report);
    const QString failure = results.error() ? sentenceText(results.error()->message) : QString();
    send();
    work->tell([work, end, failure](SweepBench& self) { self.finish(work, end, failure); });
}

void SweepBench::show(const std::shared_ptr<Work>& work, SweepTablePtr table) {
    if (!work->plays) {
        m_isLoading = false;
        const bool isOther = !table || !m_table || table->plan->identity != m_table->plan->identity;
        if (m_state == State::failed || (m_state == State::stopped && isOther)) {
            m_state = State::idle; // this was about other results
        }
        if (table == nullptr) { // older results stay visible
            m_isStale = m_table != nullptr;
            m_progress = {};
            emit changed();
            return;
        }
        const std::size_t all = table->plan->runs();
        const std::size_t broken = table->errors.size() * table->plan->seeds.size();
        m_progress = {.done = table->runs.size() + broken, .before = 0, .all = all};
    }
    m_isStale = false;
    m_table = std::move(table);
    m_content = work->analysis;
    emit changed();
}

void SweepBench::finish(const std::shared_ptr<Work>& work, const engine::SweepProgress& progress,
                        const QString& failure) {
    m_isLoading = m_isEnding = false;
    m_stop.reset();
    if (progress.all != 0) {
        m_progress = progress;
    }
    if (!failure.isEmpty()) {
        m_state = State::failed;
        m_failure = failure;
    } else if (m_state == State::playing) {
        m_state = State::idle;
    }
    if (m_state != State::paused) {
        m_paused.reset();
    }
    emit changed();
    if (work->plays && failure.isEmpty() && work->analysis != m_analyzer.latest()) {
        load(); // the content has changed meanwhile
    }
}

/// Ends the present work. Its results until now stay in the file.
void SweepBench::stop(State state) {
    m_wantedLater.reset();
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
        m_isEnding = true;
    }
    if (m_state == State::playing || m_state == State::paused) {
        const bool isOlder = m_state == State::paused && m_paused != m_analyzer.latest();
        m_state = state;
        if (state != State::paused) {
            m_paused.reset();
        }
        if (isOlder && state == State::stopped) {
            load(); // the content has changed since the pause
        }
        emit changed();
    }
}

} // namespace orrery::widgets
