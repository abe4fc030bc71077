// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/solving.h"
#include "engine/sweep/sweep_draft.h"
#include "widgets/base/analysis.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace orrery::widgets {

class Analyzer;

/// The question which value of a number makes a measure reach a target.
struct SolveWish {
    engine::SweepDraft draft; ///< the runs, the number with its range, and the measure
    double target = 0.0;
};

/// Looks for the value of a number that makes a measure reach a target, on threads in the background (I4.21).
class SolveBench : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        idle,
        playing,
        solved,  ///< answer() has the answer
        stopped, ///< the user cancelled the work
        failed,  ///< failure() has the reason
    };

    explicit SolveBench(Analyzer& analyzer, QObject* parent = nullptr);
    ~SolveBench() override;

    State state() const { return m_state; }
    const QString& failure() const { return m_failure; }
    const SolveWish& wish() const { return m_wish; }
    /// Returns the answer; its end is `stopped` if there is none.
    const engine::SolveAnswer& answer() const { return m_answer; }
    /// Returns the number of values that were tried so far.
    std::size_t tried() const { return m_tried; }
    /// Returns the longest time that the work still needs, in seconds; nullopt if it is not known.
    std::optional<double> secondsLeft() const;
    /// Returns whether the content has changed since the answer.
    bool isStale() const;

    /// Looks for a value in the present content. Stops the work before.
    void start(const SolveWish& wish);
    void stop();
    /// Stops the work, and drops the answer.
    void reset();

signals:
    /// Emitted after the state or the numbers change.
    void changed();

private:
    void fail(const QString& reason);

    Analyzer& m_analyzer;
    State m_state = State::idle;
    QString m_failure;
    SolveWish m_wish;
    engine::SolveAnswer m_answer;
    std::size_t m_tried = 0;
    QElapsedTimer m_clock;                               ///< since the present work began
    std::shared_ptr<const engine::CheckedModel> m_model; ///< content of the answer; null: none
    quint64 m_number = 0;                      ///< number of the newest work; results of earlier work are dropped
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the present work; null: none
    std::shared_ptr<QThreadPool> m_thread = std::make_shared<QThreadPool>(); ///< its own: the work may take minutes
};

} // namespace orrery::widgets
