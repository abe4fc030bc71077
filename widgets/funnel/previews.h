// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/check_memory.h"
#include "engine/universe/history.h"
#include "widgets/base/mailbox.h"
#include "widgets/base/preview.h"
#include "widgets/sandbox/sandbox.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>

namespace orrery::widgets {

class ScopeFunnel;

/// Calculates what candidates of a list would match or change in the turn shown, for the source of the funnel (I4.25).
/// Each candidate is checked, compiled and evaluated on a thread of its own. Conditions are evaluated on the present
/// state. For an effect, the run is played again, if that is fast enough.
class Previews : public QObject {
    Q_OBJECT

public:
    Previews(ScopeFunnel& funnel, Sandbox& sandbox, QObject* parent = nullptr);
    ~Previews() override;

    /// Calculates the previews of a request, in the order of its candidates. Drops the request before. Shows no preview
    /// without a run, or for candidates outside of groups.
    void ask(PreviewRequest request);
    /// Drops the present request, and the memory of the project.
    void clear();
    /// Waits until all previews are calculated and shown. For tests and screenshots.
    void waitUntilIdle();

private:
    struct Job {
        PreviewRequest request;
        std::shared_ptr<const engine::State> state;
        engine::Row holder = engine::noRow;
        engine::Row source = engine::noRow;
        engine::Row object = engine::noRow;
        Sandbox::Player play;
        quint64 number = 0;
        std::shared_ptr<std::atomic<bool>> stop;
    };

    void work();
    void answer(const Job& job, engine::CheckMemory& memory);

    ScopeFunnel& m_funnel;
    Sandbox& m_sandbox;
    PreviewRequest m_request; ///< newest request
    quint64 m_asked = 0;
    quint64 m_done = 0;
    Mailbox<Job> m_jobs;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false);
    std::thread m_thread;
};

} // namespace orrery::widgets
