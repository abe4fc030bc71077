// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/funnel/funnel_worker.h"
#include "widgets/project/analysis.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;
class Sandbox;

/// An object that can stand for the source of the group.
struct FunnelHolder {
    engine::Row holder = engine::noRow; ///< noRow: nothing carries the group, and the source stands in (as if)
    engine::Row source = engine::noRow;
    QString name;
    friend bool operator==(const FunnelHolder&, const FunnelHolder&) = default;
};

/// The funnel of one group for one source, kept up with the newest text and the sandbox's present state (I4.6, I4.9):
/// also before the sandbox has run the newest content, as long as that content can read the state. Where the group has
/// errors, or the state cannot be read, the last funnel stays, and says so.
class ScopeFunnel : public QObject {
    Q_OBJECT

public:
    ScopeFunnel(Analyzer& analyzer, Sandbox& sandbox, QObject* parent = nullptr);

    /// Which group: that of a class, by their ids. Empty: none.
    void showGroup(const QString& classId, const QString& groupId);
    QString classId() const { return m_classId; }
    QString groupId() const { return m_groupId; }
    /// The group that stands at a place of the newest analysis, or the first of another class; false where the one
    /// shown stays.
    bool showGroupAt(engine::Location where);
    /// Whose group is meant, whatever object is chosen; nullopt: that of the object chosen, else the first there is.
    void pickHolder(std::optional<FunnelHolder> holder);
    /// Looks closely at an object. Where no source is picked, one that carries the group, or has on it what does,
    /// becomes the source as well.
    void showObject(std::optional<engine::Row> object);
    std::optional<engine::Row> object() const { return m_object; }
    /// Nothing is made while nobody looks.
    void setWanted(bool wanted);

    /// The newest funnel; null where there is none.
    const FunnelAnswerPtr& answer() const { return m_answer; }
    /// The analysis whose spans the answer's conditions have; null where that is gone.
    const AnalysisPtr& analysis() const { return m_answeredAnalysis; }
    const std::vector<FunnelHolder>& holders() const { return m_holders; }
    /// The present holder's place among them; -1: none.
    int holderAt() const { return m_holderAt; }
    /// Whether the answer is older than the text or the state, for longer than it takes to make a new one.
    bool isStale() const { return m_isStale; }
    /// Why there is no funnel, or no newer one; a sentence, or empty.
    QString reason() const { return m_reason; }
    /// The name of an object of the answer's state.
    QString nameOf(engine::Row row) const;
    /// Waits until what was asked is answered; for tests and for pictures.
    void waitUntilCurrent();

signals:
    void changed();

private:
    void request();
    void take(const FunnelAnswerPtr& answer);
    const engine::CompiledGroup* findGroup(const engine::Program& program) const;
    void refreshState();
    void refreshHolders(const engine::Program& program, const engine::CompiledGroup& group, const engine::View& view);
    void settle(const QString& reason, bool isStale);

    Analyzer& m_analyzer;
    Sandbox& m_sandbox;
    FunnelWorker m_worker;
    QTimer m_patience; ///< an answer that comes at once shows nothing of the way to it
    QString m_classId;
    QString m_groupId;
    std::optional<FunnelHolder> m_picked;
    bool m_isPinned = false; ///< by hand: other objects are looked at without becoming the source
    std::optional<engine::Row> m_object;
    std::shared_ptr<const engine::State> m_state; ///< the present one, detached; null: has to be fetched
    std::shared_ptr<const engine::Program> m_stateProgram;
    std::vector<FunnelHolder> m_holders;
    int m_holderAt = -1;
    FunnelAnswerPtr m_answer;
    AnalysisPtr m_answeredAnalysis;
    AnalysisPtr m_askedAnalysis;
    quint64 m_asked = 0;
    quint64 m_answered = 0;
    QString m_reason;
    bool m_isStale = false;
    bool m_isWanted = false;
    bool m_isStateOld = true;
    bool m_isRequested = false;
};

} // namespace orrery::widgets
