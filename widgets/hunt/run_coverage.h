// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"

#include "widgets/base/analysis.h"
#include "widgets/sandbox/turn_range.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;
class Sandbox;

/// A coverage that views read: an immutable value.
using CoveragePtr = std::shared_ptr<const engine::Coverage>;

/// Reads the coverage of the run beside it, turn by turn, or that of all tests of the content (I4.13). Reads it again
/// after each change of the run, or of the content. Of a run, reads only the turns that panes list (I4.26). Or plays
/// all runs of a sweep, once: a sweep may take long.
class RunCoverage : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        off, ///< nobody wants it
        noRun,
        reading, ///< coverage() grows
        current, ///< coverage() has all known turns
    };

    enum class Source : std::uint8_t { run, tests, sweep };

    /// A sweep of the content that can be played.
    struct Sweep {
        QString id;
        QString name; ///< the id if there is no other name
    };

    RunCoverage(Sandbox& sandbox, Analyzer& analyzer, QObject* parent = nullptr);
    ~RunCoverage() override;

    Source source() const { return m_source; }
    void setSource(Source source);
    const std::vector<Sweep>& sweeps() const { return m_sweeps; }
    /// Returns the id of the sweep to play; empty: there is none.
    const QString& sweep() const { return m_sweep; }
    void setSweep(const QString& id);
    /// Stops the runs of the sweep. coverage() keeps those that are done.
    void cancel();
    /// Plays the runs of the sweep again, with the newest content.
    void playAgain();
    /// Returns whether the user has stopped the sweep.
    bool isCancelled() const { return m_isCancelled; }
    /// Returns whether the content has changed since the sweep began.
    bool isStale() const;
    /// Returns the number of variants of the sweep that have errors, and so no runs.
    int broken() const { return m_broken; }
    /// Returns the number of tests or runs in coverage(); wanted() is that of all. Of the sources `tests` and `sweep`.
    int done() const { return m_done; }
    int wanted() const { return m_wanted; }

    State state() const { return m_state; }
    /// Returns the newest coverage, which may lack the last turns; null before the first one.
    const CoveragePtr& coverage() const { return m_coverage; }
    bool isWanted() const { return m_isWanted; }
    /// Sets whether somebody wants the coverage. Otherwise no log is read.
    void setWanted(bool isWanted);

signals:
    /// Emitted after state() or coverage() changes.
    void changed();

private:
    struct Work;

    void refresh();
    void readRun();
    void playTests();
    void listSweeps();
    void takeSweeps(std::vector<Sweep> sweeps);
    void playSweep();
    void stopPlay();
    using Told = std::function<void(RunCoverage&)>;
    std::function<void(Told)> beginPlay(const AnalysisPtr& analysis);
    void publish(State state);
    void take(quint64 work, CoveragePtr coverage);

    Sandbox& m_sandbox;
    Analyzer& m_analyzer;
    Source m_source = Source::run;
    State m_state = State::off;
    CoveragePtr m_coverage;
    std::shared_ptr<Work> m_work;        ///< only the sandbox's thread uses its contents
    quint64 m_revision = 0;              ///< revision of the run to which m_work belongs
    std::optional<TurnRange> m_turns;    ///< range of turns to which m_work belongs; nullopt: all turns
    std::optional<std::uint32_t> m_last; ///< last turn that m_coverage has; nullopt: it lacks turns
    quint64 m_number = 0;                ///< number of the newest work; results of earlier work are dropped
    bool m_isWanted = false;
    int m_done = 0;
    int m_wanted = 0;
    int m_broken = 0;
    bool m_isCancelled = false;
    std::vector<Sweep> m_sweeps;
    QString m_sweep;
    AnalysisPtr m_listed; ///< content whose sweeps are listed or being listed; null: none
    AnalysisPtr m_played; ///< content of the tests or the sweep that play or were played; null: none
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of them; null: none play
    QThreadPool m_thread;                      ///< its own, because they may take minutes; ends first
};

} // namespace orrery::widgets
