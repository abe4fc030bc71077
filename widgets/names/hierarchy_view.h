// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/hierarchy.h"
#include "widgets/base/analysis.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

class Analyzer;

/// A tree that unfolds step by step (I3.5). It shows the modifiers of a value, the values that a group changes, or the
/// triggers of a group. Every row leads to its place in the text. The view updates itself when the texts change.
class HierarchyView : public QWidget {
    Q_OBJECT

public:
    explicit HierarchyView(Analyzer& analyzer, QWidget* parent = nullptr);

    /// Shows a name. Keeps the last kind of hierarchy if it applies to the name, otherwise selects the first kind that
    /// applies.
    void showName(const engine::NameKey& key);
    void setKind(engine::HierarchyKind kind);
    QTreeWidget& tree() { return *m_tree; }
    QString title() const;

protected:
    void showEvent(QShowEvent* event) override;

signals:
    void placeWanted(orrery::engine::Location where);
    /// Emitted after placeWanted() if the user also wants to edit there.
    void editingWanted();

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
    AnalysisPtr m_analysis; ///< the analysis that the rows refer to
    std::optional<engine::NameKey> m_key;
    engine::HierarchyKind m_kind = engine::HierarchyKind::modifiers;
    std::vector<engine::HierarchyRow> m_rows; ///< rows of all items; the number of an item is its index
    QLabel* m_title;
    QComboBox* m_question;
    QTreeWidget* m_tree;
    QLabel* m_empty;
    quint64 m_asked = 0;  ///< number of the newest request; the view shows only its result
    bool m_isDue = false; ///< true if the texts changed while the view was hidden
};

} // namespace orrery::widgets
