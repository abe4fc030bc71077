// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/profile.h"
#include "widgets/sandbox/turn_range.h"

#include <QObject>
#include <QString>

#include <memory>

namespace orrery::widgets {

class Sandbox;

using ProfilePtr = std::shared_ptr<const engine::Profile>;

/// Measures turns of the run on request, beside the run (I4.12).
class RunProfile : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        noRun,
        noTurn,    ///< the run has only its set-up
        empty,     ///< nothing is measured yet
        measuring, ///< profile() is the one before
        stopped,   ///< the user or a job of the run stopped the measurement
        failed,    ///< see problem()
        measured,
    };

    explicit RunProfile(Sandbox& sandbox, QObject* parent = nullptr);

    State state() const { return m_state; }
    /// Returns the newest profile; null before the first one.
    const ProfilePtr& profile() const { return m_profile; }
    const QString& problem() const { return m_problem; }
    /// Returns whether the run has computed its turns again since the profile.
    bool isOutdated() const;
    /// Returns the turn that is measured now.
    std::uint32_t reached() const { return m_reached; }
    /// Measures the steps to some turns, from 1 on.
    void measure(TurnRange turns);
    void stop();

signals:
    /// Emitted after state(), profile(), reached() or isOutdated() changes.
    void changed();

private:
    void follow();
    void publish(State state);

    Sandbox& m_sandbox;
    State m_state = State::noRun;
    ProfilePtr m_profile;
    QString m_problem;
    quint64 m_revision = 0; ///< revision of the run that m_profile measured
    quint64 m_number = 0;   ///< number of the newest measurement; results of earlier ones are dropped
    std::uint32_t m_reached = 0;
};

} // namespace orrery::widgets
