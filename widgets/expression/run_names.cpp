// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/run_names.h"

#include "engine/lab/run_expression.h"
#include "widgets/base/own_event.h"
#include "widgets/sandbox/sandbox.h"

#include <QPointer>

namespace orrery::widgets {

RunNames::RunNames(Sandbox& sandbox, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_names(std::make_shared<const engine::ObjectNames>()) {}

void RunNames::follow() {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return; // the end of the job calls this function again
    }
    const Mark now{m_sandbox.revision(), session->universe().view().rowCount};
    if (m_mark == now) {
        return; // names never change
    }
    m_mark = now;
    if (now.rows <= mostAtOnce) {
        m_names = std::make_shared<const engine::ObjectNames>(engine::objectNamesIn(*session));
        emit changed();
        return;
    }
    const auto read = std::make_shared<engine::ObjectNames>();
    m_sandbox.workBeside(
        *this, {[read](const engine::Session& run, const std::atomic<bool>&) { *read = engine::objectNamesIn(run); },
                [self = QPointer(this), read, now](bool isDone) {
                    if (self && isDone && self->m_mark == now) {
                        self->m_names = read;
                        emit self->changed();
                    } else if (self && self->m_mark == now) {
                        self->m_mark.reset(); // a job stopped the work
                    }
                }});
}

ExpressionPlace RunNames::place(const engine::CheckedModel& model, std::optional<engine::TypeIndex> type,
                                engine::Format wanted) const {
    ExpressionPlace place;
    place.wanted = wanted;
    place.own = engine::contextOfRun(model, type, *m_names);
    place.names = m_names;
    return place;
}

} // namespace orrery::widgets
