// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/index.h"
#include "engine/program/world.h"
#include "engine/turn/session.h"
#include "widgets/base/own_event.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLabel;
class QTableView;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class Sandbox;

/// One object of the sandbox: its values, and the breakdown of the chosen value (I4.3, I4.4). Every row of the
/// breakdown can open the XML that caused it, and can show its source on the map.
class ObjectInspector : public QWidget {
    Q_OBJECT

public:
    explicit ObjectInspector(Sandbox& sandbox, QWidget* parent = nullptr);
    ~ObjectInspector() override;

    std::optional<engine::Row> object() const { return m_object; }
    /// Shows an object. The breakdown stays on the same value if the object has this value.
    void showObject(engine::Row row);
    /// Shows no object.
    void clear();
    /// Shows an object and the breakdown of one of its values.
    void explain(engine::Row row, engine::ColumnId column);
    /// Shows an object and the breakdown of one of its variables. For a variable of the whole run, keeps the object.
    void explain(const engine::VariableCell& cell);
    /// Sets the function that returns the values of an object of the present run in an earlier run; nullopt: no run is
    /// compared. The inspector shows them beside the present ones (I4.9).
    using EarlierReader = std::function<std::optional<EarlierValues>(engine::Row row)>;
    void setEarlierReader(EarlierReader reader) { m_earlierReader = std::move(reader); }
    /// Reads these values again.
    void showEarlier();
    /// Sets the function that returns the values of an object in a saved game; nullopt: the run is not that of a saved
    /// game. The inspector shows them beside the computed ones (G4.5).
    using SavedReader = std::function<std::optional<SavedValues>(engine::Row row)>;
    void setSavedReader(SavedReader reader) { m_savedReader = std::move(reader); }
    /// Sets the function that adds to each breakdown the places that an import has read (G3.1).
    void setOriginReader(std::function<void(engine::Ledger&)> reader) { m_originReader = std::move(reader); }
    /// Reads these values again.
    void showSaved() { refresh(); }
    /// Shows the breakdown of a value in the earlier run beside the present one. Does nothing if another value is
    /// shown.
    void setEarlierBreakdown(std::shared_ptr<const EarlierBreakdown> earlier);
    /// Returns the value that the breakdown explains; nullopt for a variable.
    std::optional<engine::ColumnId> explained() const { return m_column; }
    /// Returns the variable that the breakdown explains; nullopt for another value.
    const std::optional<engine::VariableCell>& explainedVariable() const { return m_variable; }

    /// Requests to watch the explained value. Returns false if there is none, or if it is one of a part.
    bool watchExplained();

    /// Returns the name in the content for the chosen row; nullopt if there is none.
    std::optional<engine::NameKey> chosenName() const;

    QTableView& valuesView() { return *m_values; }
    /// Returns the heading of the breakdown.
    QString ledgerTitle() const;
    QTreeView& ledgerView() { return *m_ledger; }
    const LedgerModel& ledgerModel() const { return *m_ledgerModel; }
    QSize sizeHint() const override { return {400, 600}; }

signals:
    /// Emitted after the breakdown of a value with a column is shown.
    void ledgerShown();
    /// Emitted to request a place in the content.
    void placeWanted(orrery::engine::Location where);
    /// Emitted after placeWanted(), if the user goes to the place to edit it: requests the keyboard focus for it.
    void editingWanted();
    /// Emitted to request the selection of an object: the source of a row, an operand's object, or the blocker.
    void objectWanted(std::uint32_t row);
    /// Emitted to request another object in the inspector.
    void objectOpened(std::uint32_t row);
    /// Emitted to request a watch of a value. @param row noRow: a variable of the whole run
    void watchWanted(std::uint32_t row, const QString& expression);
    /// Emitted to request a menu for the chosen value, at a position on the screen.
    void valueMenuWanted(const QPoint& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpValues();
    void setUpLedger();
    void refresh();
    void addChanges();
    void refreshLedger();
    void showLedger(const engine::Session& session);
    void arrangeLedger();
    void fitLedger();
    void fitCauses();
    void showLedgerTitle();
    QModelIndex explainedIndex() const;
    void openValue(const QModelIndex& index);
    void openLedgerRow(const QModelIndex& index);
    void editLedgerRow(const QModelIndex& index);
    void showLedgerMenu(QPoint at);
    void watch(engine::Row row, engine::ColumnId column);
    void watch(const engine::VariableCell& cell);

    Sandbox& m_sandbox;
    InspectorModel* m_valuesModel;
    LedgerModel* m_ledgerModel;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_ledgerTitle;
    QToolButton* m_ghosts;
    QTableView* m_values;
    QTreeView* m_ledger;
    EarlierReader m_earlierReader;
    SavedReader m_savedReader;
    std::function<void(engine::Ledger&)> m_originReader; ///< can be empty
    std::shared_ptr<const EarlierBreakdown> m_earlierBreakdown;
    engine::Ledger m_shownLedger; ///< breakdown that is shown
    QString m_ledgerHeading;      ///< its heading, without the earlier value
    std::optional<engine::Row> m_object;
    std::optional<engine::ColumnId> m_column;
    std::optional<engine::VariableCell> m_variable; ///< explained variable, instead of m_column
    OwnEvent m_changes{[this] { addChanges(); }};
};

} // namespace orrery::widgets
