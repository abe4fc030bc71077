// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/funnel/funnel_worker.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace orrery::widgets {

class Analyzer;
class Sandbox;

/// An object that can be used as the source of the group.
struct FunnelHolder {
    engine::Row holder = engine::noRow; ///< noRow: no object has the group, so the source is assumed ("as if")
    engine::Row source = engine::noRow;
    QString name;
    friend bool operator==(const FunnelHolder&, const FunnelHolder&) = default;
};

/// The funnel of one group for one source, for the newest text and the sandbox's present state (I4.6, I4.9). It is also
/// available before the sandbox has run the newest content, if that content can read the state. If the group has
/// errors, or the content cannot read the state, the last funnel stays, with a reason.
class ScopeFunnel : public QObject {
    Q_OBJECT

public:
    ScopeFunnel(Analyzer& analyzer, Sandbox& sandbox, QObject* parent = nullptr);

    /// Shows a group of a class, by their ids. Empty: none.
    void showGroup(const QString& classId, const QString& groupId);
    QString classId() const { return m_classId; }
    QString groupId() const { return m_groupId; }
    /// Shows the group at a place of the newest analysis, or the first group if the place is in another class. Returns
    /// false if the present group stays.
    bool showGroupAt(engine::Location where);
    /// Picks the holder of the group, regardless of the chosen object. nullopt: the chosen object's holder, otherwise
    /// the first.
    void pickHolder(std::optional<FunnelHolder> holder);
    /// Chooses an object to evaluate in detail. It also becomes the source, unless one was picked. That requires that
    /// it has the group, or is the source of an object that has it.
    void showObject(std::optional<engine::Row> object);
    std::optional<engine::Row> object() const { return m_object; }
    /// Sets whether somebody looks at the funnel. If not, none is made.
    void setWanted(bool wanted);

    /// Returns the newest funnel; null if there is none.
    const FunnelAnswerPtr& answer() const { return m_answer; }
    /// Returns the analysis of the funnel's conditions and their spans; null if there is none.
    const AnalysisPtr& analysis() const { return m_answeredAnalysis; }
    const std::vector<FunnelHolder>& holders() const { return m_holders; }
    /// Returns the index of the present holder among them; -1: none.
    int holderAt() const { return m_holderAt; }
    /// Returns whether the funnel has been older than the text or the state for longer than an update usually takes.
    bool isStale() const { return m_isStale; }
    /// Returns why there is no funnel, or no newer one, as a sentence; otherwise empty.
    QString reason() const { return m_reason; }
    /// Returns the name of an object in the funnel's state.
    QString nameOf(engine::Row row) const;
    /// Waits until the requested funnel is there; for tests and for pictures.
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
    QTimer m_patience; ///< a funnel that arrives quickly shows no waiting
    QString m_classId;
    QString m_groupId;
    std::optional<FunnelHolder> m_picked;
    bool m_isPinned = false; ///< picked by hand: choosing other objects does not change the source
    std::optional<engine::Row> m_object;
    std::shared_ptr<const engine::State> m_state; ///< the present state, detached; null: has to be fetched
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
