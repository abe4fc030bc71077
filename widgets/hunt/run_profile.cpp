// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/run_profile.h"

#include "widgets/base/background.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace orrery::widgets {

RunProfile::RunProfile(Sandbox& sandbox, QObject* parent) : QObject(parent), m_sandbox(sandbox) {
    connect(&sandbox, &Sandbox::changed, this, &RunProfile::follow);
    follow();
}

bool RunProfile::isOutdated() const {
    return m_profile != nullptr && m_revision != m_sandbox.revision();
}

void RunProfile::publish(State state) {
    m_state = state;
    emit changed();
}

/// Notes that the run has ended or begun. A measurement goes on, or its end calls this function again.
void RunProfile::follow() {
    if (!m_sandbox.hasRun()) {
        ++m_number;
        m_sandbox.stopBeside(*this);
        endElsewhere(std::exchange(m_profile, nullptr));
        if (m_state != State::noRun) {
            publish(State::noRun);
        }
        return;
    }
    const bool isUnmeasured = m_state == State::noRun || m_state == State::noTurn || m_state == State::empty;
    publish(!isUnmeasured ? m_state : m_sandbox.lastTurn() == 0 ? State::noTurn : State::empty);
}

void RunProfile::measure(TurnRange turns) {
    if (!m_sandbox.hasRun() || m_sandbox.lastTurn() == 0) {
        return;
    }
    const std::uint32_t last = std::clamp(turns.last, 1u, m_sandbox.lastTurn());
    const std::uint32_t first = std::clamp(turns.first, 1u, last);
    const quint64 number = ++m_number;
    m_reached = first;
    m_problem.clear();
    publish(State::measuring);
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), number](std::uint32_t turn) {
        QMetaObject::invokeMethod(
            sandbox,
            [self, number, turn] {
                if (self && number == self->m_number && self->m_state == State::measuring) {
                    self->m_reached = turn;
                    emit self->changed();
                }
            },
            Qt::QueuedConnection);
    };
    const auto found = std::make_shared<std::optional<engine::Profile>>();
    m_sandbox.workBeside(
        *this,
        {[found, first, last, report](const engine::Session& run, const std::atomic<bool>& stop) {
             *found = engine::profileTurns(run, first, std::min(last, run.last()), &stop, report);
         },
         [self = QPointer(this), number, found, revision = m_sandbox.revision()](bool isDone) {
             if (!self || number != self->m_number) {
                 return;
             }
             if (!isDone || !*found) {
                 self->publish(State::stopped);
                 return;
             }
             self->m_revision = revision;
             self->m_problem = engineText((*found)->problem);
             endElsewhere(std::exchange(self->m_profile, std::make_shared<const engine::Profile>(std::move(**found))));
             self->publish(self->m_problem.isEmpty() ? State::measured : State::failed);
         }});
}

void RunProfile::stop() {
    if (m_state == State::measuring) {
        ++m_number;
        m_sandbox.stopBeside(*this);
        publish(State::stopped);
    }
}

} // namespace orrery::widgets
