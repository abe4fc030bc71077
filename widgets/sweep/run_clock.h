// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace orrery::widgets {

/// Measures how long a run of a scenario takes: plays its first turns in the background, for a second at most.
class RunClock : public QObject {
    Q_OBJECT

public:
    explicit RunClock(QObject* parent = nullptr);
    ~RunClock() override;

    /// Measures another run, unless it is the same one.
    void measure(const AnalysisPtr& analysis, const QString& scenario, std::uint32_t turns);
    /// Returns the estimated time of one run, in seconds; nullopt if it is not known yet.
    std::optional<double> seconds() const { return m_seconds; }

signals:
    void measured();

private:
    std::shared_ptr<const engine::Program> m_program; ///< of the measured run
    QString m_scenario;
    std::uint32_t m_turns = 0;
    std::optional<double> m_seconds;
    std::shared_ptr<std::atomic<bool>> m_stop;                               ///< of the newest measurement; null: none
    std::shared_ptr<QThreadPool> m_thread = std::make_shared<QThreadPool>(); ///< its own, so that it waits for nothing
};

} // namespace orrery::widgets
