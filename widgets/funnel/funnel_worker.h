// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/funnel.h"
#include "engine/universe/history.h"
#include "widgets/base/mailbox.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace orrery::widgets {

/// The input of a funnel: compiled content, a copy of a state, and a question.
struct FunnelRequest {
    std::shared_ptr<const engine::Program> program; ///< compiled content that can read the state (engine::canRead)
    std::shared_ptr<const engine::State> state;
    engine::FunnelQuestion question;
    std::vector<engine::FunnelQuestion> others{}; ///< questions about the other groups, to answer afterwards
    quint64 number = 0;
};

/// A funnel, with its request, which owns the data to which the funnel refers.
struct FunnelAnswer {
    FunnelRequest request;
    engine::Funnel funnel;
};

using FunnelAnswerPtr = std::shared_ptr<const FunnelAnswer>;
using FunnelAnswers = std::vector<FunnelAnswerPtr>;

/// Calculates funnels on its own thread. A newer request cancels the running one.
class FunnelWorker : public QObject {
    Q_OBJECT

public:
    explicit FunnelWorker(QObject* parent = nullptr);
    ~FunnelWorker() override;

    void ask(FunnelRequest request);

signals:
    void answered(orrery::widgets::FunnelAnswerPtr answer);
    /// Emitted after answered(), if the request has questions about other groups.
    void othersAnswered(quint64 number, const orrery::widgets::FunnelAnswers& answers);

private:
    struct Job {
        FunnelRequest request;
        std::shared_ptr<std::atomic<bool>> stop;
    };

    void work();

    Mailbox<Job> m_jobs;
    std::shared_ptr<std::atomic<bool>> m_stop = std::make_shared<std::atomic<bool>>(false); ///< stops the newest job
    std::thread m_thread;
};

} // namespace orrery::widgets
