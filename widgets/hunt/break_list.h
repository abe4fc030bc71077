// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/breakpoints.h"
#include "widgets/base/removals.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The breakpoints of the user, as a table: the text with a check box, and the last hit or the problem (I4.7). Editing
/// the empty last row adds a breakpoint.
class BreakList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { text, state, columnCount_ };

    using QAbstractTableModel::QAbstractTableModel;

    /// A breakpoint as the session keeps it.
    struct Line {
        QString text;
        bool isEnabled = true;
        friend bool operator==(const Line&, const Line&) = default;
    };
    const std::vector<Line>& lines() const { return m_lines; }
    void setLines(std::vector<Line> lines);
    /// Adds a breakpoint, or enables the one with the same text. Returns its row.
    int add(const QString& words);
    void remove(int row);
    /// Brings back the breakpoint that was removed last. Returns its row; -1 if there is none.
    int bringBack();
    bool canBringBack() const { return !m_removals.isEmpty(); }
    /// Returns the row with a text, with or without clauses behind it; -1 if there is none.
    int find(const QString& words) const;
    bool hasEnabled() const;

    /// Reads all texts for a run. Wrong ones show their problem from then on, and are not returned.
    /// @return the enabled breakpoints, and the row of each
    struct Readable {
        std::vector<engine::Breakpoint> breakpoints;
        std::vector<int> rows;
    };
    Readable read(const engine::Session& session);
    /// Shows the last hit of a breakpoint.
    void showHit(int row, const QString& sentence);
    /// Returns what is wrong with a breakpoint; empty: nothing is known to be wrong.
    QString problemOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// Emitted after the user changes, adds, removes or switches a breakpoint.
    void edited();

private:
    struct State {
        QString problem;
        QString hit;
    };

    void reset(std::vector<Line> lines);
    void show(int row);

    std::vector<Line> m_lines;
    std::vector<State> m_states;
    Removals<Line> m_removals;
};

} // namespace orrery::widgets
