// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/tables/table_reading.h"

#include <QSet>
#include <QTimer>
#include <QVariantMap>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace orrery::widgets {

class Analyzer;
class CalculationBar;
class ColumnChooser;
class Document;
class DocumentStore;
class ElementTableModel;
class PickBox;
class TableCommands;
class TableGrid;

/// A table of elements that repeat: all classes of a type, the statements of a scenario, the rows of a lookup table
/// (I6.1). The user chooses the table and its columns, sorts and filters the rows, and edits the cells in place.
/// Another thread reads, filters and sorts the table, and only while it is visible (P3.5).
class ElementTableView : public QWidget {
    Q_OBJECT
    /// The chosen table and the columns of each table, for the session.
    Q_PROPERTY(QVariantMap kept READ kept WRITE setKept NOTIFY keptChanged USER true)

public:
    ElementTableView(DocumentStore& store, Analyzer& analyzer, QWidget* parent = nullptr);

    TableGrid& table() { return *m_table; }
    ElementTableModel& model() { return *m_model; }
    TableCommands& commands();
    CalculationBar& calculationBar() { return *m_bar; }
    ColumnChooser& columnChooser() { return *m_chooser; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& sourceBox() { return *m_sources; }
    PickBox& setBox() { return *m_sets; }
    QCheckBox& gapsBox() { return *m_gaps; }
    QLabel& stateLabel() { return *m_state; }

    /// Shows a table. @param set name of a set of rows; empty: the largest one
    void showTable(const RowSource& source, const std::string& set);
    /// Shows the table of the element at a place, and selects its row. Returns false if no table has an element there.
    bool showPlace(engine::Location where);
    const std::vector<TableColumn>& columns() const;
    void setColumns(std::vector<TableColumn> columns);
    void sortBy(int column, bool isDescending);
    /// Opens the menu of columns.
    void chooseColumns();
    /// Opens the bar that calculates with the selected cells.
    void openCalculation();
    /// Goes to the text of the current row.
    void goToRow();
    /// Returns the files with unsaved work that the user has changed in this table.
    std::vector<Document*> unsaved() const;
    /// Waits until the table belongs to the newest analysis. For tests and screenshots.
    void waitUntilRead();

    QVariantMap kept() const { return m_choices.toMap(); }
    void setKept(const QVariantMap& kept);

signals:
    void keptChanged();
    void placeWanted(orrery::engine::Location where);
    void said(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTop(class QBoxLayout& layout);
    void connectParts();
    void refresh(bool isNewOrder);
    void take(TableReading reading);
    void nameSets();
    void showSets(const std::vector<RowSet>& sets);
    void showState();
    void showPreview();
    void showSelection();
    void selectWanted();
    void openHeaderMenu(const QPoint& at);
    void moveColumn(int column, int by);
    void cycleSort(int column);
    void showSort();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    ElementTableModel* m_model;
    QComboBox* m_sources;
    PickBox* m_sets;
    QLineEdit* m_words;
    QCheckBox* m_gaps;
    QToolButton* m_columnsButton;
    TableGrid* m_table;
    QLabel* m_empty;
    CalculationBar* m_bar;
    ColumnChooser* m_chooser;
    QLabel* m_state;
    QLabel* m_sum;

    TableChoices m_choices;
    TableWish m_wish;
    std::optional<engine::Location> m_wantedPlace; ///< place of the row to select when the table has been read
    bool m_isReading = false;                      ///< true while the other thread reads the table
    bool m_isDue = false;                          ///< true if the thread must read it again
    bool m_isNewOrder = false;                     ///< true if the next reading sorts and filters the rows anew
    bool m_hasRead = false;                        ///< true after the first reading of a project
    QTimer m_selectionSoon;                        ///< shows the totals and the preview of the selection
    QSet<QString> m_changed;                       ///< shown paths of files that the user has changed here
};

} // namespace orrery::widgets
