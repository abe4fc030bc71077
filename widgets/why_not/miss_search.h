// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/nearest_miss.h"
#include "widgets/base/analysis.h"

#include <QObject>

#include <memory>
#include <optional>

namespace orrery::widgets {

class Analyzer;
class Sandbox;

/// Searches for the nearest miss of a group on the sandbox's thread, beside the run (I4.5). Reports each better answer.
class MissSearch : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        none,      ///< there is no question
        waiting,   ///< the run does not have the newest content yet, or this content has errors
        searching, ///< answer() may already have something
        done,
    };

    MissSearch(Sandbox& sandbox, Analyzer& analyzer, QObject* parent = nullptr);

    State state() const { return m_state; }
    /// Returns the best answer so far; null before the first one.
    const std::shared_ptr<const engine::NearestMiss>& answer() const { return m_answer; }
    /// Returns the content to which the edits of the answer belong; null without an answer.
    const AnalysisPtr& analysis() const { return m_analysis; }

    /// Searches, unless the answer to the same question about the same run is known or coming.
    void ask(const engine::MissQuestion& question);
    /// Drops the question and its answer.
    void clear();

signals:
    /// Emitted after state() or answer() changes.
    void changed();

private:
    void begin();
    void publish(State state, std::shared_ptr<const engine::NearestMiss> answer);

    Sandbox& m_sandbox;
    Analyzer& m_analyzer;
    std::optional<engine::MissQuestion> m_question;
    quint64 m_revision = 0; ///< revision of the run to which the answer belongs
    AnalysisPtr m_analysis;
    std::shared_ptr<engine::CheckMemory> m_memory; ///< only the sandbox's thread uses it
    std::shared_ptr<const engine::NearestMiss> m_answer;
    State m_state = State::none;
    quint64 m_work = 0; ///< number of the newest search
};

} // namespace orrery::widgets
