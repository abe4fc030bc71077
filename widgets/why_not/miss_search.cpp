// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/why_not/miss_search.h"

#include "engine/rules/shipped_rows.h"
#include "widgets/base/background.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QPointer>

#include <utility>

namespace orrery::widgets {

MissSearch::MissSearch(Sandbox& sandbox, Analyzer& analyzer, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_analyzer(analyzer) {
    connect(&m_analyzer, &Analyzer::compiled, this, [this] {
        if (m_state == State::waiting) {
            begin();
        }
    });
    connect(&m_analyzer, &Analyzer::forgotten, this, [this] {
        clear();
        endElsewhere(std::exchange(m_memory, nullptr));
    });
}

void MissSearch::ask(const engine::MissQuestion& question) {
    const engine::Session* const session = m_sandbox.session();
    const bool isKnown = m_question == question && m_revision == m_sandbox.revision() && m_state != State::waiting &&
                         m_state != State::none;
    if (session == nullptr || isKnown) {
        return;
    }
    m_question = question;
    m_revision = m_sandbox.revision();
    begin();
}

void MissSearch::clear() {
    m_question.reset();
    ++m_work;
    m_sandbox.stopBeside(*this);
    m_analysis.reset();
    publish(State::none, nullptr);
}

void MissSearch::begin() {
    const engine::Session* const session = m_sandbox.session();
    const AnalysisPtr analysis = m_analyzer.latest();
    const quint64 work = ++m_work;
    m_sandbox.stopBeside(*this);
    if (session == nullptr || !m_question) {
        return; // the end of the job asks again
    }
    if (analysis == nullptr || analysis->program == nullptr || analysis->program != session->sharedProgram()) {
        publish(State::waiting, nullptr);
        return;
    }
    m_analysis = analysis;
    publish(State::searching, nullptr);
    if (m_memory == nullptr) {
        m_memory = std::make_shared<engine::CheckMemory>();
    }
    const auto found = std::make_shared<std::shared_ptr<const engine::NearestMiss>>();
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), work](const engine::NearestMiss& partial) {
        auto answer = std::make_shared<const engine::NearestMiss>(partial);
        QMetaObject::invokeMethod(
            sandbox,
            [self, work, answer = std::move(answer)] {
                if (self && self->m_work == work) {
                    self->publish(State::searching, answer);
                }
            },
            Qt::QueuedConnection);
    };
    const bool isLogKept = session->history().isLogKept(m_question->turn);
    m_sandbox.workBeside(*this, {[analysis, found, report, memory = m_memory,
                                  question = *m_question](const engine::Session& run, const std::atomic<bool>& stop) {
                                     engine::NearestMiss answer = engine::nearestMiss(
                                         {run, analysis->project, engine::shippedRows(), memory.get()}, question, &stop,
                                         report);
                                     if (!stop) {
                                         *found = std::make_shared<const engine::NearestMiss>(std::move(answer));
                                     }
                                 },
                                 [self = QPointer(this), work, found](bool) {
                                     if (self && self->m_work == work) {
                                         if (*found) {
                                             self->publish(State::done, std::move(*found));
                                         } else {
                                             self->begin(); // a job of the run stopped the search
                                         }
                                     }
                                 },
                                 !isLogKept});
}

void MissSearch::publish(State state, std::shared_ptr<const engine::NearestMiss> answer) {
    if (m_state != state || m_answer != answer) {
        m_state = state;
        m_answer = std::move(answer);
        emit changed();
    }
}

} // namespace orrery::widgets
