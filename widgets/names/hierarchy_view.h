// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/hierarchy.h"
#include "widgets/project/analysis.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

class Analyzer;

/// What modifies a value, what a group touches and what sets it off, to be unfolded further and further (I3.5). Every
/// row leads to its place. It follows the texts.
class HierarchyView : public QWidget {
    Q_OBJECT

public:
    explicit HierarchyView(Analyzer& analyzer, QWidget* parent = nullptr);

    /// Asks about a name; of the questions that mean something for it the one that was asked last, else the first.
    void showName(const engine::NameKey& key);
    void setKind(engine::HierarchyKind kind);
    QTreeWidget& tree() { return *m_tree; }
    QString title() const;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void placeWanted(orrery::engine::Location where);

private:
    class Item;

    void refresh();
    void refreshIfSeen();
    bool isShown(const std::vector<engine::HierarchyRow>& rows) const;
    void showRows(const AnalysisPtr& analysis, std::vector<engine::HierarchyRow> rows);
    void fill(QTreeWidgetItem* parent, std::vector<engine::HierarchyRow> rows);
    void unfold(QTreeWidgetItem* item);
    static QString textOf(const engine::HierarchyRow& row);

    Analyzer& m_analyzer;
    AnalysisPtr m_analysis; ///< that the rows speak of
    std::optional<engine::NameKey> m_key;
    engine::HierarchyKind m_kind = engine::HierarchyKind::modifiers;
    std::vector<engine::HierarchyRow> m_rows; ///< of all items, by their number
    QLabel* m_title;
    QComboBox* m_question;
    QTreeWidget* m_tree;
    QLabel* m_empty;
    quint64 m_asked = 0;  ///< counts what was asked: only the newest is shown
    bool m_isDue = false; ///< something has changed while nobody looked
};

} // namespace orrery::widgets
