// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_run.h"
#include "engine/sweep/sweep_table.h"
#include "widgets/base/analysis.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;

/// A sweep of the content. A plain value for views.
struct ListedSweep {
    struct Measure {
        QString id;
        QString object; ///< empty: the game
        QString expression;
        std::uint32_t turn = 0; ///< the last one
    };

    QString id;
    QString name; ///< the id if there is no other name
    engine::Location head;
    bool isEnabled = true;
    bool isRunnable = true; ///< false: it has errors
    std::size_t variants = 0;
    std::size_t seeds = 0;
    QString scenario{}; ///< id
    std::vector<Measure> measures{};
};

using SweepTablePtr = std::shared_ptr<const engine::SweepTable>;

/// Lists the sweeps of the project, and plays one of them on threads in the background (I4.14). Its results are in a
/// file in the cache of the user, one for each content. So a sweep that was stopped or killed goes on where it was.
class SweepBench : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        idle,
        playing,
        paused,  ///< continues with the content with which it began
        stopped, ///< the user cancelled it
        failed,  ///< failure() has the reason
    };

    explicit SweepBench(Analyzer& analyzer, QObject* parent = nullptr);
    ~SweepBench() override;

    /// Returns the number of threads on which runs are played.
    static unsigned threads();
    /// The sweeps in the order of the content.
    const std::vector<ListedSweep>& sweeps() const { return m_sweeps; }
    /// Returns whether the sweeps of the project are known.
    bool isListed() const { return m_isListed; }
    /// Returns the chosen sweep; null if there is none.
    const ListedSweep* chosen() const;
    void choose(const QString& id);

    State state() const { return m_state; }
    const QString& failure() const { return m_failure; }
    /// Returns the number of runs with a result, and of all runs.
    const engine::SweepProgress& progress() const { return m_progress; }
    /// Returns the time that the sweep still needs, in seconds; nullopt if it is not known.
    std::optional<double> secondsLeft() const;
    /// Returns the results of the chosen sweep as far as they are known; null: there are none.
    const SweepTablePtr& table() const { return m_table; }
    /// Returns whether the content has changed since the results.
    bool isStale() const { return m_isStale; }
    /// Returns the content of the results; null without results.
    const AnalysisPtr& content() const { return m_content; }

    /// Lists the sweeps of the newest content, if they are not listed yet.
    void list();
    /// Sets whether somebody looks at the sweeps. Otherwise a change of the content does not list them again.
    void setWanted(bool isWanted);
    /// Plays the runs of the chosen sweep that have no result yet. A paused sweep goes on. If the content is being
    /// checked, begins afterwards. @param fromStart drops all results first
    void play(bool fromStart = false);
    void pause() { stop(State::paused); }
    void cancel() { stop(State::stopped); }
    /// Returns whether no work is left. For tests.
    bool isQuiet() const { return m_stop == nullptr && !m_isEnding && !m_isLoading && !m_isListing && !m_wantedLater; }

signals:
    /// Emitted after the list of sweeps changes.
    void listed();
    /// Emitted after the state, the progress or the results change.
    void changed();

private:
    struct Work;

    void take(quint64 generation, std::vector<ListedSweep> sweeps);
    void begin(std::shared_ptr<Work> work);
    void load();
    bool chooseKnown();
    void forgetResults();
    void stop(State state);
    void finish(const std::shared_ptr<Work>& work, const engine::SweepProgress& progress, const QString& failure);
    void show(const std::shared_ptr<Work>& work, SweepTablePtr table);
    static void playWork(const std::shared_ptr<Work>& work);

    Analyzer& m_analyzer;
    std::vector<ListedSweep> m_sweeps;
    QString m_chosen;
    bool m_isListed = false;
    bool m_isWanted = false;
    bool m_isListing = false;
    bool m_isLoading = false;
    quint64 m_generation = 0;          ///< of the analysis whose sweeps are listed
    quint64 m_askedOf = 0;             ///< of the analysis whose sweeps are being listed
    quint64 m_number = 0;              ///< number of the newest work; results of earlier work are dropped
    std::optional<bool> m_wantedLater; ///< the sweep is to be played when the content is checked: from its start?
    State m_state = State::idle;
    QString m_failure;
    engine::SweepProgress m_progress;
    QElapsedTimer m_clock; ///< since the present work began
    SweepTablePtr m_table;
    AnalysisPtr m_content;
    AnalysisPtr m_paused; ///< content of the paused sweep
    bool m_isStale = false;
    bool m_isEnding = false;                   ///< the work was stopped, and has not ended yet
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the present work; null: none
    std::shared_ptr<std::atomic<bool>> m_load; ///< makes the newest load needless; null: none
    QThreadPool m_thread;                      ///< its own, because the work may take hours; ends first
};

} // namespace orrery::widgets
