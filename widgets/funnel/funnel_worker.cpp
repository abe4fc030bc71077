// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_worker.h"

#include "widgets/base/background.h"

namespace orrery::widgets {

FunnelWorker::FunnelWorker(QObject* parent) : QObject(parent) {
    qRegisterMetaType<FunnelAnswerPtr>();
    m_thread = std::thread([this] { work(); });
}

FunnelWorker::~FunnelWorker() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_stop = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void FunnelWorker::ask(FunnelRequest request) {
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(request);
        m_stop = true;
    }
    m_wake.notify_all();
}

void FunnelWorker::work() {
    goBehind();
    FunnelRequest last; // owns the data that the evaluator's cached results refer to
    std::unique_ptr<engine::Evaluator> evaluator;
    for (;;) {
        FunnelRequest request;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_isEnding || m_next; });
            if (m_isEnding) {
                return;
            }
            request = std::move(*m_next);
            m_next.reset();
            m_stop = false;
        }
        if (evaluator == nullptr || last.program != request.program) {
            evaluator = std::make_unique<engine::Evaluator>(*request.program);
        }
        const engine::View view = engine::viewFor(*request.program->model, request.state->view());
        auto funnel = engine::makeFunnel(request.question, *evaluator, view, &m_stop);
        last = request;
        if (funnel) {
            auto answer = std::make_shared<const FunnelAnswer>(FunnelAnswer{std::move(request), std::move(*funnel)});
            QMetaObject::invokeMethod(
                this, [this, answer = std::move(answer)] { emit answered(answer); }, Qt::QueuedConnection);
        }
    }
}

} // namespace orrery::widgets
