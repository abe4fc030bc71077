// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace orrery::widgets {

class Analyzer;
class CellTyping;
class DocumentStore;
class ElementTableModel;
class TableCommands;

/// The cells of a table of elements: their editing in place, and the keys and the menu of the commands on them.
class TableGrid : public QTableView {
    Q_OBJECT

public:
    TableGrid(DocumentStore& store, Analyzer& analyzer, ElementTableModel& model, QWidget* parent = nullptr);
    ~TableGrid() override;

    TableCommands& commands() { return *m_commands; }
    /// Ends the typing in a cell and keeps its text.
    void finishTyping();
    /// Makes a cell the current one, and selects only this cell.
    void goTo(int row, int column);
    /// Gives each column the width of its values, within limits.
    void fitColumns();
    /// Describes the numbers in the selected cells: sum, mean, smallest and largest. Empty without numbers.
    QString totals() const;

signals:
    /// Emitted if the user wants to see the text of the current row.
    void textWanted();
    void calculationWanted();
    /// Emitted after the user has typed in a cell of a file.
    void typed(const QString& shownPath);
    void said(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    bool handleKey(const QKeyEvent& key);

    ElementTableModel& m_model;
    CellTyping* m_typing;
    TableCommands* m_commands;
};

} // namespace orrery::widgets
