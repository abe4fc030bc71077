// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/run_coverage.h"

#include "widgets/base/background.h"
#include "widgets/sandbox/sandbox.h"

#include <QElapsedTimer>
#include <QPointer>

#include <optional>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr qint64 publishAfterMs = 500; ///< time between two partial coverages, each of which is a copy

bool areLogsKept(const engine::Session& run, std::uint32_t from) {
    for (std::uint32_t turn = from; turn <= run.last(); ++turn) {
        if (!run.history().isLogKept(turn)) {
            return false;
        }
    }
    return true;
}

} // namespace

/// The coverage in work.
struct RunCoverage::Work {
    std::optional<engine::Coverage> coverage;
    std::uint32_t next = 0; ///< the next turn to add
};

RunCoverage::RunCoverage(Sandbox& sandbox, QObject* parent) : QObject(parent), m_sandbox(sandbox) {
    connect(&sandbox, &Sandbox::changed, this, &RunCoverage::refresh);
}

void RunCoverage::setWanted(bool isWanted) {
    if (isWanted != std::exchange(m_isWanted, isWanted)) {
        refresh();
    }
}

void RunCoverage::publish(State state) {
    m_state = state;
    emit changed();
}

/// Takes a coverage of the newest work.
void RunCoverage::take(quint64 work, CoveragePtr coverage) {
    if (work == m_number) {
        m_coverage = endingElsewhere(std::move(coverage));
        emit changed();
    }
}

void RunCoverage::refresh() {
    if (!m_isWanted || !m_sandbox.hasRun()) {
        ++m_number;
        m_work.reset();
        m_coverage.reset();
        m_sandbox.stopBeside(*this);
        publish(m_isWanted ? State::noRun : State::off);
        return;
    }
    if (m_sandbox.isBusy()) {
        return; // the end of the job calls this function again
    }
    const bool isSame = m_work && m_revision == m_sandbox.revision();
    if (isSame && m_state == State::reading && m_sandbox.isWorkingBeside(*this)) {
        return;
    }
    if (isSame && m_state == State::current && m_coverage && m_coverage->turns() == m_sandbox.lastTurn()) {
        return;
    }
    if (!isSame) {
        m_work = std::make_shared<Work>();
        m_revision = m_sandbox.revision();
    }
    const quint64 number = ++m_number;
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), number](const engine::Coverage& coverage) {
        QMetaObject::invokeMethod(
            sandbox,
            [self, number, copy = std::make_shared<const engine::Coverage>(coverage)] {
                if (self) {
                    self->take(number, copy);
                }
            },
            Qt::QueuedConnection);
    };
    publish(State::reading);
    m_sandbox.workBeside(
        *this,
        {[work = m_work, before = m_coverage, report](const engine::Session& run, const std::atomic<bool>& stop) {
             if (!work->coverage) {
                 const bool hasItems = before && &before->items().model() == run.program().model.get();
                 work->coverage.emplace(hasItems ? before->sharedItems()
                                                 : std::make_shared<const engine::CoverageItems>(run.program().model));
             }
             // Views may read the run meanwhile. Only a run of its own may compute dropped logs again.
             const std::unique_ptr<engine::Session> own = areLogsKept(run, work->next) ? nullptr : run.branch();
             QElapsedTimer since;
             since.start();
             while (work->next <= run.last() && !stop && work->coverage->add(own ? *own : run, work->next, &stop)) {
                 ++work->next;
                 if (since.elapsed() > publishAfterMs) {
                     report(*work->coverage);
                     since.restart();
                 }
             }
             report(*work->coverage);
         },
         [self = QPointer(this), number](bool isDone) {
             if (self && number == self->m_number && isDone) {
                 self->publish(State::current);
             }
         }});
}

} // namespace orrery::widgets
