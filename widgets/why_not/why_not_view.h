// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/nearest_miss.h"
#include "engine/trace/why_not.h"
#include "widgets/base/analysis.h"
#include "widgets/base/own_event.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class MissPanel;
class MissSearch;
class Sandbox;

/// Shows why a group did not act on an object in the step to the current turn (I4.5). Marks the condition that decided.
/// Ends with the nearest change that lets the group act. Follows the run: each turn gets a new answer to the same
/// question.
class WhyNotView : public QWidget {
    Q_OBJECT

public:
    WhyNotView(Sandbox& sandbox, Analyzer& analyzer, QWidget* parent = nullptr);

    /// Asks about an object. Begins with the group behind the value: the first one that did not act on it, otherwise
    /// the last one that did. Without such a group, begins with a group that did not act on the object.
    void ask(engine::Row object, std::optional<engine::ColumnId> value);
    /// Asks about another object, with the same group and source.
    void showObject(engine::Row object);

    ChoiceBox& groups() { return *m_groups; }
    ChoiceBox& sources() { return *m_sources; }
    QTreeWidget& conditions() { return *m_conditions; }
    QString sentence() const;
    MissPanel& misses() { return *m_misses; }

signals:
    void placeWanted(orrery::engine::Location where);
    /// Emitted after placeWanted() if the user also wants to edit there.
    void editingWanted();
    /// Emitted if the user wants the edits of the nearest change, as one step.
    void editWanted(const QString& name, const orrery::widgets::AnalysisPtr& analysis,
                    const std::vector<orrery::engine::TextEdit>& edits);
    /// Emitted if the user wants to see the values of the nearest change as a what-if.
    void whatIfWanted(const std::vector<orrery::engine::MissChange>& changes);

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Question = std::pair<std::uint32_t, engine::Row>; ///< group and holder

    void refresh();
    void refreshSoon();
    void listGroups(const engine::Session& session);
    void listSources(const engine::Session& session);
    void choose(const engine::Session& session, Question question);
    std::optional<Question> questionAbout(const engine::Session& session, engine::ColumnId value) const;
    std::optional<Question> firstThatDidNot(const engine::Session& session) const;
    void answer();
    void say(const QString& notice);

    Sandbox& m_sandbox;
    std::optional<engine::Row> m_object;
    std::vector<std::uint32_t> m_groupAt; ///< group of each entry of m_groups
    std::vector<engine::Row> m_sourceAt;  ///< holder for each entry of m_sources
    engine::WhyNot m_answer;
    QLabel* m_question;
    QLabel* m_notice; ///< text in place of the body if there is nothing to answer
    QWidget* m_body;
    ChoiceBox* m_groups;
    ChoiceBox* m_sources;
    QLabel* m_sentence;
    QTreeWidget* m_conditions;
    QPushButton* m_open;
    MissSearch* m_search;
    MissPanel* m_misses;
    OwnEvent m_refresh{[this] { refresh(); }};
    bool m_isStale = true; ///< true if the run changed while the pane was not visible
};

} // namespace orrery::widgets
