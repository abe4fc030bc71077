// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/base/own_event.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;
class QTreeWidget;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class ExpressionField;
class ObjectChoices;
class Probe;

/// Objects of a run with their names, by row.
using ObjectNames = std::vector<std::pair<engine::Row, QString>>;

/// A view to try expressions of any format (I3.10). The user picks the source and the target by name. The view lists
/// every sub-expression with its value.
class ExpressionScratch : public QWidget {
    Q_OBJECT

public:
    /// @param probe the probe whose objects the user picks here. If the form has the same probe, this also picks
    /// objects for its fields.
    ExpressionScratch(Analyzer& analyzer, Probe& probe, QWidget* parent = nullptr);

    ExpressionField& field() { return *m_field; }
    QComboBox& source();
    QComboBox& target();
    QTreeWidget& terms() { return *m_terms; }
    QString status() const;
    /// Begins stepping through an expression for two objects.
    void tryOut(const QString& text, std::optional<engine::Row> source, std::optional<engine::Row> target);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void takeAnalysis(const AnalysisPtr& analysis);
    void listObjects();
    void showVerdict();
    void showIcons();
    std::optional<engine::Row> rowAt(int index) const;

    Probe& m_probe;
    ExpressionField* m_field;
    ChoiceBox* m_source;
    ChoiceBox* m_target;
    ObjectChoices* m_sources;
    ObjectChoices* m_targets;
    QLabel* m_status;
    QTreeWidget* m_terms;
    std::vector<std::pair<QToolButton*, const char*>> m_buttons; ///< buttons of the stepping commands, and their icons
    std::vector<std::uint64_t> m_listed;                         ///< stamps of the state whose objects are listed
    /// The entries of both lists after the first one.
    std::shared_ptr<const ObjectNames> m_objects = std::make_shared<const ObjectNames>();
    OwnEvent m_list{[this] { listObjects(); }};
};

} // namespace orrery::widgets
