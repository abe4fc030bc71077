// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/edit_history.h"
#include "widgets/tables/cell_changes.h"

#include <QItemSelection>
#include <QObject>
#include <QPersistentModelIndex>
#include <QRect>

#include <functional>
#include <map>
#include <vector>

class QTableView;

namespace orrery::widgets {

class Analyzer;
class DocumentStore;
class ElementTableModel;

/// Commands on the selected cells of a table of elements. Each is one step of the history, over all files (I2.4), and
/// makes the smallest edits (I2.3). A command waits for a running check, because spans of an older text would change
/// the wrong bytes.
class TableCommands : public QObject {
    Q_OBJECT

public:
    TableCommands(DocumentStore& store, Analyzer& analyzer, ElementTableModel& model, QTableView& table,
                  QObject* parent = nullptr);

    /// Copies the values of the selected cells, as a spreadsheet reads them. Copies defaults, too.
    void copy() const;
    void cut();
    /// Pastes values from a spreadsheet at the first selected cell. A single value fills all selected cells. Values
    /// below the last row become new rows, if the table can have them.
    void paste();
    /// Removes the values of the selected cells, so that their defaults apply.
    void clear();
    /// Copies the value of the topmost selected cell of each column to those below. With one selected row, copies the
    /// value from the row above.
    void fillDown();
    /// Removes the rows of the selected cells.
    void removeRows();
    /// Adds a copy of the current row below it.
    void duplicateRow();
    void calculate(const CellCalculation& calculation);
    /// Describes the effect of a calculation. @return the words, and whether any cell would change
    std::pair<QString, bool> preview(const CellCalculation& calculation) const;
    /// Goes to the next cell without a value, or reports that there is none.
    void goToGap();
    /// Makes the commands that wait for the end of a check. The owner calls this with each new content.
    void runPending();

signals:
    /// Reports the result of a command, as a sentence.
    void said(const QString& text);
    /// Emitted after a command has changed files.
    void changed(const QStringList& shownPaths);

private:
    /// A command that waits for a check. Its selection follows the rows meanwhile.
    using Job = std::function<void(const QItemSelection& selection, const QModelIndex& current)>;
    struct Pending {
        Job job;
        QItemSelection selection;
        QPersistentModelIndex current;
    };
    /// Returns the name of a step that changes a number of cells.
    using Name = QString (*)(int cells);
    /// Makes a change of the selected cells. Any thread can call it.
    using Make =
        std::function<TableChange(const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first)>;

    /// The edits of a command, ready to be applied.
    struct Prepared {
        /// @param values number of cells or rows in the name of the step
        Prepared(const TableContent& table, TableEdit edit, std::size_t values);

        std::map<std::uint32_t, std::vector<DocumentEdit>> byFile{}; ///< by the number of the file; without documents
        bool isApart = true;                                         ///< false: the edits overlap
        std::vector<CellChange> shown{};                             ///< values that the table shows at once
        std::size_t count = 0;
        std::size_t refused = 0; ///< cells that cannot have the value
        std::size_t outside = 0; ///< pasted values that do not fit into the table
    };
    /// Prepares the edits for the selected cells. Any thread can call it.
    using Preparation =
        std::function<Prepared(const ShownTable& table, std::span<const ShownCell> chosen, ShownCell first)>;

    bool isCurrent() const;
    void whenCurrent(Job job);
    std::size_t chosenCount() const;
    static std::vector<QRect> rangesOf(const QItemSelection& selection);
    static std::vector<ShownCell> cellsOf(const std::vector<QRect>& ranges);
    static ShownCell firstOf(const QItemSelection& selection, const QModelIndex& current);
    std::vector<ShownCell> chosenCells() const;
    void change(Name name, std::size_t cells, Make make);
    void prepare(Name name, std::size_t cells, Preparation preparation);
    void finish(Name name, const Prepared& prepared);
    void apply(const QString& name, const Prepared& prepared);

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    ElementTableModel& m_model;
    QTableView& m_table;
    std::vector<Pending> m_pending;
};

} // namespace orrery::widgets
