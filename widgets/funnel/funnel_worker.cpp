// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_worker.h"

#include "widgets/base/background.h"

namespace orrery::widgets {

FunnelWorker::FunnelWorker(QObject* parent) : QObject(parent) {
    qRegisterMetaType<FunnelAnswerPtr>();
    m_thread = std::thread([this] { work(); });
}

FunnelWorker::~FunnelWorker() {
    *m_stop = true;
    m_jobs.close();
    m_thread.join();
}

void FunnelWorker::ask(FunnelRequest request) {
    *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_jobs.put({std::move(request), m_stop});
}

void FunnelWorker::work() {
    goBehind();
    FunnelRequest last; // owns the data to which the evaluator's cached results refer
    std::unique_ptr<engine::Evaluator> evaluator;
    while (std::optional<Job> job = m_jobs.take()) {
        FunnelRequest& request = job->request;
        if (evaluator == nullptr || last.program != request.program) {
            evaluator = std::make_unique<engine::Evaluator>(*request.program);
        }
        const engine::View view = engine::viewFor(*request.program->model, request.state->view());
        auto funnel = engine::makeFunnel(request.question, *evaluator, view, job->stop.get());
        last = request;
        if (funnel) {
            auto answer = std::make_shared<const FunnelAnswer>(FunnelAnswer{std::move(request), std::move(*funnel)});
            QMetaObject::invokeMethod(
                this, [this, answer = std::move(answer)] { emit answered(answer); }, Qt::QueuedConnection);
        }
    }
}

} // namespace orrery::widgets
