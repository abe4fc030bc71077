// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/ask_run.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Sandbox;

/// A question about all turns of the run, as the user asks it (I4.19).
struct Inquiry {
    QString expression;
    QString of; ///< id of a type or class; empty: all objects
    engine::RunWish wish = engine::RunWish::isTrue;
    friend bool operator==(const Inquiry&, const Inquiry&) = default;
};

/// The answer to a question: plain values, which do not need the run.
struct RunAnswer {
    struct Hit {
        std::uint32_t turn = 0;
        engine::Row object = engine::noRow;
        QString name;
        QString value;
    };
    std::vector<Hit> hits;
    std::size_t count = 0;    ///< number of all hits, also of those that are not listed
    std::uint32_t turns = 0;  ///< number of turns asked, from turn 0 on
    std::vector<bool> marked; ///< by turn: there is a listed hit
};
using RunAnswerPtr = std::shared_ptr<const RunAnswer>;

/// Asks a question beside the run, turn by turn, and again after each change of the run.
class RunInquiry : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        noQuestion,
        noRun,
        wrong,   ///< the question has a problem, see problem()
        asking,  ///< answer() grows
        stopped, ///< the user stopped the work
        current, ///< answer() is complete for all known turns
    };

    explicit RunInquiry(Sandbox& sandbox, QObject* parent = nullptr);

    State state() const { return m_state; }
    /// Returns the newest answer; null before the first one.
    const RunAnswerPtr& answer() const { return m_answer; }
    const QString& problem() const { return m_problem; }
    const Inquiry& question() const { return m_question; }
    /// Asks a question from now on. An empty expression asks none.
    void ask(const Inquiry& question);
    void stop();
    void resume();
    /// Sets whether somebody wants the answer. Otherwise nothing is asked, and the last answer stays.
    void setWanted(bool isWanted);

signals:
    /// Emitted after state() or answer() changes.
    void changed();

private:
    struct Work;

    void refresh();
    void publish(State state);
    void take(quint64 work, RunAnswerPtr answer);

    Sandbox& m_sandbox;
    Inquiry m_question;
    State m_state = State::noQuestion;
    QString m_problem;
    RunAnswerPtr m_answer;
    std::shared_ptr<Work> m_work; ///< only the sandbox's thread uses its contents
    quint64 m_revision = 0;       ///< revision of the run to which m_work belongs
    quint64 m_number = 0;         ///< number of the newest work; results of earlier work are dropped
    bool m_isStopped = false;
    bool m_isWanted = true;
};

} // namespace orrery::widgets
