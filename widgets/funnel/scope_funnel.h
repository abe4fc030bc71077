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

/// A holder of the group with its source, or an assumed source.
struct FunnelHolder {
    engine::Row holder = engine::noRow; ///< noRow: no object has the group, and the source is assumed ("as if")
    engine::Row source = engine::noRow;
    QString name;
    friend bool operator==(const FunnelHolder&, const FunnelHolder&) = default;
};

/// The funnel of one group for one source, for the newest text and the sandbox's present state (I4.6, I4.9). The
/// sandbox need not run the newest content: it is enough that this content can read the state. Otherwise, and if the
/// group has errors, keeps the last funnel and gives a reason.
class ScopeFunnel : public QObject {
    Q_OBJECT

public:
    ScopeFunnel(Analyzer& analyzer, Sandbox& sandbox, QObject* parent = nullptr);

    /// Shows a group of a class, by their ids; empty: no group.
    void showGroup(const QString& classId, const QString& groupId);
    QString classId() const { return m_classId; }
    QString groupId() const { return m_groupId; }
    /// Shows the group at a place of the newest analysis. If there is no group, but another class, shows the first
    /// group of that class. Returns false if the present group stays.
    bool showGroupAt(engine::Location where);
    /// Returns whether a place is in the class of the group.
    bool isInClass(engine::Location where) const;
    /// Picks the holder of the group, independent of the chosen object. nullopt: the holder follows the chosen object
    /// again.
    void pickHolder(std::optional<FunnelHolder> holder);
    /// Chooses an object to evaluate in detail. Without a picked holder, the object also decides the source. It must
    /// then be a holder of the group, or the source of one.
    void showObject(std::optional<engine::Row> object);
    std::optional<engine::Row> object() const { return m_object; }
    /// Sets whether a view shows the funnel. If not, this object calculates none.
    void setWanted(bool wanted);

    /// Returns the newest funnel; null if there is none.
    const FunnelAnswerPtr& answer() const { return m_answer; }
    /// Returns the funnels of the other groups of the class, for the same holder. They arrive after the first one.
    const FunnelAnswers& others() const { return m_others; }
    /// Returns the analysis of others(). During typing it can be older than analysis().
    const AnalysisPtr& othersAnalysis() const { return m_othersAnalysis; }
    /// Returns the analysis to which the funnel's conditions and their spans refer; null if there is none.
    const AnalysisPtr& analysis() const { return m_answeredAnalysis; }
    const std::vector<FunnelHolder>& holders() const { return m_holders; }
    /// Returns the index of the present holder in holders(); -1: none.
    int holderAt() const { return m_holderAt; }
    /// Returns whether the funnel has been older than the text or the state for longer than an update usually takes.
    bool isStale() const { return m_isStale; }
    /// Returns a sentence with the reason why there is no funnel, or no newer one; otherwise empty.
    QString reason() const { return m_reason; }
    /// Returns the name of an object in the funnel's state.
    QString nameOf(engine::Row row) const;
    /// Waits until the requested funnel is calculated; for tests and for pictures.
    void waitUntilCurrent();

signals:
    void changed();
    /// Emitted after showGroup() shows another group.
    void groupShown();
    /// Emitted when others() has changed.
    void othersChanged();

private:
    void request();
    void take(const FunnelAnswerPtr& answer);
    const engine::CompiledGroup* findGroup(const engine::Program& program) const;
    void refreshState();
    void refreshHolders(const engine::Program& program, const engine::CompiledGroup& group, const engine::View& view);
    std::vector<engine::FunnelQuestion> questionsOfOthers(const engine::Program& program,
                                                          const engine::CompiledGroup& group,
                                                          const engine::View& view) const;
    QString noteOfChange(const FunnelHolder& now);
    void settle(const QString& reason, bool isStale);

    Analyzer& m_analyzer;
    Sandbox& m_sandbox;
    FunnelWorker m_worker;
    QTimer m_patience; ///< delays the mark of an outdated funnel, because most answers arrive quickly
    QString m_classId;
    QString m_groupId;
    std::optional<FunnelHolder> m_picked;
    bool m_isPinned = false; ///< true if the user picked the holder: choosing other objects does not change it
    std::optional<engine::Row> m_object;
    std::shared_ptr<const engine::State> m_state; ///< detached copy of the present state; null without a run
    std::shared_ptr<const engine::Program> m_stateProgram;
    std::optional<FunnelHolder> m_askedHolder; ///< holder of the last request, unless the user has chosen since
    QString m_note;                            ///< see noteOfChange()
    std::vector<FunnelHolder> m_holders;
    int m_holderAt = -1;
    FunnelAnswerPtr m_answer;
    FunnelAnswers m_others;
    AnalysisPtr m_othersAnalysis;
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
