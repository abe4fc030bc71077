// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/ranking.h"
#include "widgets/base/analysis.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace orrery::widgets {

class Analyzer;

/// A part of the content that was tried, and its effect on the measure.
struct RankedPart {
    engine::Knob knob;
    double value = 0.0;  ///< the measure with the change
    double change = 0.0; ///< of the measure
};

/// Ranks the parts of the content by what they do to a number, on threads in the background, best guesses first
/// (I4.21).
class RankBench : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        idle,
        playing,
        stopped, ///< the user cancelled the work
        failed,  ///< failure() has the reason
    };

    explicit RankBench(Analyzer& analyzer, QObject* parent = nullptr);
    ~RankBench() override;

    State state() const { return m_state; }
    const QString& failure() const { return m_failure; }
    /// Returns the parts with an effect, the largest first.
    const std::vector<RankedPart>& parts() const { return m_parts; }
    /// Returns the measure without a change.
    double base() const { return m_base; }
    /// Returns the number of parts that were tried, and of all parts. idle() parts change nothing, and broken() parts
    /// leave the measure without a value.
    std::size_t tried() const { return m_tried; }
    std::size_t all() const { return m_all; }
    std::size_t idle() const { return m_idle; }
    std::size_t broken() const { return m_broken; }
    /// Returns whether the content has changed since the results.
    bool isStale() const;

    /// Ranks the parts of the present content. Stops the work before.
    void start(const engine::RankedMeasure& measure);
    void stop();

signals:
    /// Emitted after the state or the numbers change.
    void changed();
    /// Emitted before and after a part is added to parts().
    void partComes(int place);
    void partCame();
    /// Emitted before and after all parts are dropped.
    void partsGo();
    void partsWent();

private:
    void take(engine::Knob knob, const engine::KnobResult& result);
    void fail(const QString& reason);

    Analyzer& m_analyzer;
    State m_state = State::idle;
    QString m_failure;
    std::vector<RankedPart> m_parts;
    double m_base = 0.0;
    std::size_t m_tried = 0;
    std::size_t m_all = 0;
    std::size_t m_idle = 0;
    std::size_t m_broken = 0;
    std::shared_ptr<const engine::CheckedModel> m_model; ///< content of the results; null: none
    quint64 m_number = 0;                      ///< number of the newest work; results of earlier work are dropped
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the present work; null: none
    QThreadPool m_thread;                      ///< its own, because the work may take minutes; ends first
};

} // namespace orrery::widgets
