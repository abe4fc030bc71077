// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_worker.h"

#include "widgets/base/background.h"

namespace orrery::widgets {

FunnelWorker::FunnelWorker(QObject* parent) : QObject(parent) {
    qRegisterMetaType<FunnelAnswerPtr>();
    qRegisterMetaType<FunnelAnswers>();
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
        if (!funnel) {
            continue;
        }
        auto answer = std::make_shared<const FunnelAnswer>(FunnelAnswer{request, std::move(*funnel)});
        QMetaObject::invokeMethod(
            this, [this, answer = std::move(answer)] { emit answered(answer); }, Qt::QueuedConnection);
        FunnelAnswers others;
        for (const engine::FunnelQuestion& question : request.others) {
            funnel = engine::makeFunnel(question, *evaluator, view, job->stop.get());
            if (!funnel) {
                break;
            }
            FunnelRequest one{request.program, request.state, question, {}, request.number};
            others.push_back(std::make_shared<const FunnelAnswer>(FunnelAnswer{std::move(one), std::move(*funnel)}));
        }
        if (!others.empty() && others.size() == request.others.size()) {
            QMetaObject::invokeMethod(
                this,
                [this, number = request.number, others = std::move(others)] { emit othersAnswered(number, others); },
                Qt::QueuedConnection);
        }
    }
}

} // namespace orrery::widgets
