// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/run_inquiry.h"

#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QElapsedTimer>
#include <QPointer>

#include <utility>

namespace orrery::widgets {

namespace {

constexpr qint64 publishAfterMs = 100; ///< time between two partial answers

/// Returns the question for a run; the reason if there is no such type or class.
std::variant<engine::RunQuestion, QString> questionFor(const Inquiry& inquiry, const engine::CheckedModel& model) {
    engine::RunQuestion question{.expression = inquiry.expression.toStdString(), .wish = inquiry.wish};
    if (!inquiry.of.isEmpty()) {
        const std::string of = inquiry.of.toStdString();
        question.type = model.vocabulary.findType(of);
        if (!question.type) {
            question.objectClass = model.findClass(of);
        }
        if (!question.type && !question.objectClass) {
            return RunInquiry::tr("There is no type or class '%1'.").arg(inquiry.of);
        }
    }
    return question;
}

RunAnswerPtr answerOf(const engine::RunAsker& asker, const engine::Session& run) {
    auto answer = std::make_shared<RunAnswer>();
    const engine::View view = run.universe().view(); // for names, which never change
    answer->count = asker.count();
    answer->turns = asker.next();
    answer->marked.resize(asker.next());
    for (const engine::RunHit& hit : asker.hits()) {
        answer->hits.push_back(
            {hit.turn, hit.object, shownName(view, hit.object), QString::fromStdString(asker.textOf(hit))});
        answer->marked[hit.turn] = true;
    }
    return answer;
}

} // namespace

/// The question in work, and its problem.
struct RunInquiry::Work {
    Inquiry inquiry;
    std::unique_ptr<engine::RunAsker> asker;
    QString problem;
};

RunInquiry::RunInquiry(Sandbox& sandbox, QObject* parent) : QObject(parent), m_sandbox(sandbox) {
    connect(&sandbox, &Sandbox::changed, this, &RunInquiry::refresh);
}

void RunInquiry::ask(const Inquiry& question) {
    if (question != m_question) {
        m_question = question;
        m_work.reset();
        m_isStopped = false;
    }
    refresh();
}

void RunInquiry::stop() {
    m_isStopped = true;
    m_sandbox.stopBeside(*this);
    publish(State::stopped);
}

void RunInquiry::resume() {
    m_isStopped = false;
    refresh();
}

void RunInquiry::setWanted(bool isWanted) {
    m_isWanted = isWanted;
    if (isWanted) {
        refresh();
    } else {
        ++m_number;
        m_sandbox.stopBeside(*this);
    }
}

void RunInquiry::publish(State state) {
    m_state = state;
    emit changed();
}

/// Takes an answer of the newest work.
void RunInquiry::take(quint64 work, RunAnswerPtr answer) {
    if (work == m_number) {
        m_answer = std::move(answer);
        emit changed();
    }
}

void RunInquiry::refresh() {
    if (m_question.expression.trimmed().isEmpty() || !m_sandbox.hasRun()) {
        ++m_number;
        m_work.reset();
        m_answer.reset();
        m_sandbox.stopBeside(*this);
        publish(m_sandbox.hasRun() ? State::noQuestion : State::noRun);
        return;
    }
    if (m_sandbox.isBusy() || !m_isWanted) {
        return; // the end of the job, or the wish, calls this function again
    }
    const bool isSame = m_work && m_revision == m_sandbox.revision();
    if (isSame && (m_state == State::wrong ||
                   (m_state == State::current && m_answer && m_answer->turns == m_sandbox.lastTurn() + 1) ||
                   (m_state == State::asking && m_sandbox.isWorkingBeside(*this)))) {
        return;
    }
    if (m_isStopped) {
        return;
    }
    if (!isSame) {
        m_work = std::make_shared<Work>(Work{m_question, nullptr, {}});
        m_revision = m_sandbox.revision();
    }
    const quint64 number = ++m_number;
    const auto report = [sandbox = &m_sandbox, self = QPointer(this), number](RunAnswerPtr answer) {
        QMetaObject::invokeMethod(
            sandbox,
            [self, number, answer = std::move(answer)] {
                if (self) {
                    self->take(number, answer);
                }
            },
            Qt::QueuedConnection);
    };
    publish(State::asking);
    m_sandbox.workBeside(
        *this, {[work = m_work, report](const engine::Session& run, const std::atomic<bool>& stop) {
                    if (work->asker == nullptr) {
                        auto question = questionFor(work->inquiry, *run.program().model);
                        if (const auto* const why = std::get_if<QString>(&question)) {
                            work->problem = *why;
                            return;
                        }
                        auto asker = std::make_unique<engine::RunAsker>(run, std::get<engine::RunQuestion>(question));
                        if (!asker->isGood()) {
                            work->problem = asker->diagnostics().empty() ? tr("This is no condition.")
                                                                         : problemText(asker->diagnostics().front());
                            return;
                        }
                        work->asker = std::move(asker);
                    }
                    QElapsedTimer since;
                    since.start();
                    while (work->asker->next() <= run.last() && !stop) {
                        work->asker->askNext();
                        if (since.elapsed() > publishAfterMs) {
                            report(answerOf(*work->asker, run));
                            since.restart();
                        }
                    }
                    report(answerOf(*work->asker, run));
                },
                [self = QPointer(this), number, work = m_work](bool isDone) {
                    if (!self || number != self->m_number) {
                        return;
                    }
                    self->m_problem = work->problem;
                    if (!work->problem.isEmpty()) {
                        self->m_answer.reset();
                        self->publish(State::wrong);
                    } else if (isDone) {
                        self->publish(State::current);
                    } else if (!self->m_sandbox.isBusy()) { // stopped by the user
                        self->m_isStopped = true;
                        self->publish(State::stopped);
                    }
                }});
}

} // namespace orrery::widgets
