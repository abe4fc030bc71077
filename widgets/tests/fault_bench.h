// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/mutant_trial.h"
#include "widgets/base/analysis.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;

/// A fault in the content, and how the tests reacted.
struct TriedFault {
    engine::Mutant mutant;
    engine::MutantResult result;
    QString place; ///< file and line
};

/// Puts small faults into the content, one at a time, and plays the tests against each, on threads in the background
/// (I4.13).
class FaultBench : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        idle,
        playing,
        paused,  ///< continues with the content with which it began
        stopped, ///< the user cancelled the work
        failed,  ///< failure() has the reason
    };

    explicit FaultBench(Analyzer& analyzer, QObject* parent = nullptr);
    ~FaultBench() override;

    State state() const { return m_state; }
    const QString& failure() const { return m_failure; }
    /// Returns the faults that were tried, in the order of the text. all() is the number of faults to try; 0: it is not
    /// known yet.
    const std::vector<TriedFault>& faults() const { return m_faults; }
    std::size_t all() const { return m_all; }
    std::size_t count(engine::MutantOutcome outcome) const { return m_counts[static_cast<std::size_t>(outcome)]; }
    /// Returns the ids of tests that fail without a fault, and do not count.
    const QStringList& failing() const { return m_failing; }
    /// Returns the time that the work still needs, in seconds; nullopt if it is not known.
    std::optional<double> secondsLeft() const;
    /// Returns whether the content has changed since the results.
    bool isStale() const;

    /// Tries the faults of the present content. Stops the work before. If the content is being checked, begins
    /// afterwards. @param name as for engine::keepMutantsOf()
    void start(const QString& name);
    void pause();
    void resume();
    void cancel();

    /// Begins to write the draft of a test that notices a fault. Does nothing while another draft is written.
    /// @param fault index in faults(). @param id id of the test. @param name its name for people
    void draft(std::size_t fault, const QString& id, const QString& name);
    bool isDrafting() const { return m_draftStop != nullptr; }

signals:
    /// Emitted after the state or the results change.
    void changed();
    /// Emitted before and after all results are dropped.
    void faultsGo();
    void faultsWent();
    /// Emitted with the XML of a draft; empty if no run of a test has a value that shows the fault.
    void drafted(const QString& xml, const QString& id, const QString& name);

private:
    struct Work;

    void begin(const AnalysisPtr& analysis, const QString& name);
    static void playWork(const std::shared_ptr<Work>& work, const QString& name);
    void take(TriedFault fault);
    void fail(const QString& reason);
    void drop();
    void stop(State state);

    Analyzer& m_analyzer;
    State m_state = State::idle;
    QString m_failure;
    std::vector<TriedFault> m_faults;
    std::array<std::size_t, 5> m_counts{};
    std::size_t m_all = 0;
    QStringList m_failing;
    QElapsedTimer m_clock;                          ///< since the faults are tried, or since the last pause
    qint64 m_msBefore = 0;                          ///< time before the last pause
    std::optional<QString> m_wantedLater;           ///< faults to try when the content is checked
    std::shared_ptr<Work> m_work;                   ///< of the results; null: there are none
    std::shared_ptr<std::atomic<bool>> m_draftStop; ///< of the draft that is being written; null: none
    QThreadPool m_thread;                           ///< its own, because the work may take minutes; ends first
    QThreadPool m_draftThread;                      ///< writes drafts meanwhile
};

} // namespace orrery::widgets
