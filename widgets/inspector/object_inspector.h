// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/knowledge/index.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableView;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class InspectorModel;
class LedgerModel;
class Sandbox;

/// One object of the sandbox: its values, and the ledger of the one that is chosen (I4.3, I4.4). Every row of the
/// ledger opens the XML that made it and shows its source on the map.
class ObjectInspector : public QWidget {
    Q_OBJECT

public:
    explicit ObjectInspector(Sandbox& sandbox, QWidget* parent = nullptr);
    ~ObjectInspector() override;

    std::optional<engine::Row> object() const { return m_object; }
    /// Shows an object; the same value as before stays explained where the object has it.
    void showObject(engine::Row row);
    /// Shows an object and explains one of its values.
    void explain(engine::Row row, engine::ColumnId column);
    /// The same of a variable; of one of the whole run the object stays.
    void explain(const engine::VariableCell& cell);
    /// The value that the ledger speaks of, unless it is a variable.
    std::optional<engine::ColumnId> explained() const { return m_column; }

    /// What the chosen row shows, by its name in the content; nullopt where none is chosen.
    std::optional<engine::NameKey> chosenName() const;

    QTableView& valuesView() { return *m_values; }
    QTreeView& ledgerView() { return *m_ledger; }
    const LedgerModel& ledgerModel() const { return *m_ledgerModel; }
    QSize sizeHint() const override { return {400, 600}; }

signals:
    /// A place in the content was asked for.
    void placeWanted(orrery::engine::Location where);
    /// An object was asked for: the source of a row, the operand's object, the blocker.
    void objectWanted(std::uint32_t row);
    /// An object is to be looked at instead of this one.
    void objectOpened(std::uint32_t row);
    /// A menu is wanted for the chosen value, at a place of the screen.
    void valueMenuWanted(const QPoint& at);

private:
    void refresh();
    void refreshLedger();
    QModelIndex explainedIndex() const;
    void openValue(const QModelIndex& index);
    void openLedgerRow(const QModelIndex& index);
    void showLedgerMenu(QPoint at);

    Sandbox& m_sandbox;
    InspectorModel* m_valuesModel;
    LedgerModel* m_ledgerModel;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_ledgerTitle;
    QToolButton* m_ghosts;
    QTableView* m_values;
    QTreeView* m_ledger;
    std::optional<engine::Row> m_object;
    std::optional<engine::ColumnId> m_column;
    std::optional<engine::VariableCell> m_variable; ///< instead of m_column; of whatever object is shown
};

} // namespace orrery::widgets
