// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/run_lane.h"

#include "widgets/sandbox/sandbox.h"

#include <QPointer>

#include <optional>
#include <utility>

namespace orrery::widgets {

struct RunLane::Work {
    std::optional<std::vector<std::string>> breakpoints; ///< nullopt: events
    std::optional<engine::LaneReader> reader{};          ///< nullopt before the first turn
    std::vector<engine::TurnNote> notes{};               ///< a copy for the window's thread
    std::uint32_t read = 0;
    std::uint32_t knownFrom = 0;
};

RunLane::RunLane(Of of, Sandbox& sandbox, QObject* parent) : QObject(parent), m_of(of), m_sandbox(sandbox) {
    connect(&sandbox, &Sandbox::changed, this, &RunLane::refresh);
}

void RunLane::setBreakpoints(const QStringList& breakpoints) {
    if (std::exchange(m_breakpoints, breakpoints) != breakpoints) {
        m_work.reset();
        refresh();
    }
}

void RunLane::setWanted(bool isWanted) {
    if (std::exchange(m_isWanted, isWanted) != isWanted && isWanted) {
        refresh(); // only then: a view also hides when its window ends, after the sandbox
    }
}

void RunLane::clear() {
    ++m_number;
    m_work.reset();
    m_read = m_knownFrom = 0;
    m_notes.clear();
    m_sandbox.stopBeside(*this);
    emit changed();
}

void RunLane::refresh() {
    if (!m_sandbox.hasRun() || (m_of == Of::breakpoints && m_breakpoints.isEmpty())) {
        clear();
        return;
    }
    if (!m_isWanted || m_sandbox.isBusy()) {
        return; // the next change of either calls this function again
    }
    const bool isSame = m_work != nullptr && m_revision == m_sandbox.revision();
    if (isSame && (m_read > m_sandbox.lastTurn() || m_sandbox.isWorkingBeside(*this))) {
        return;
    }
    if (!isSame) {
        m_work = std::make_shared<Work>();
        m_revision = m_sandbox.revision();
        m_read = 0;
        if (m_of == Of::breakpoints) {
            std::vector<std::string>& texts = m_work->breakpoints.emplace();
            for (const QString& text : std::as_const(m_breakpoints)) {
                texts.push_back(text.toStdString());
            }
        }
    }
    const quint64 number = ++m_number;
    m_sandbox.workBeside(*this, {[work = m_work](const engine::Session& run, const std::atomic<bool>& stop) {
                                     if (!work->reader) {
                                         work->reader = work->breakpoints ? engine::LaneReader(run, *work->breakpoints)
                                                                          : engine::LaneReader();
                                     }
                                     while (work->reader->next() <= run.last() && !stop) {
                                         work->reader->readNext(run);
                                     }
                                     work->notes = work->reader->notes();
                                     work->read = work->reader->next();
                                     work->knownFrom = work->reader->knownFrom();
                                 },
                                 [self = QPointer(this), work = m_work, number](bool) {
                                     if (!self || number != self->m_number) {
                                         return; // newer work waits, or none is wanted
                                     }
                                     if (work->reader) { // otherwise a job stopped it before it began
                                         self->m_notes = work->notes;
                                         self->m_read = work->read;
                                         self->m_knownFrom = work->knownFrom;
                                         emit self->changed();
                                     }
                                     self->refresh(); // a job of the run may have stopped it
                                 },
                                 false});
}

} // namespace orrery::widgets
