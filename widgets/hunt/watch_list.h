// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/removals.h"
#include "widgets/plot/run_plots.h"
#include "widgets/sandbox/turn_range.h"

#include <QAbstractTableModel>
#include <QPalette>
#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

class BreakList;

/// The watches of the user, as a table (I4.7). Each line has the value at the end of the turn shown and its change. It
/// also has the value at the cursor inside the turn, and the values over all turns. A watch that cannot be read shows
/// the reason instead.
class WatchList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, value, change, moment, turns, columnCount_ };

    /// @param breakpoints the list that gets the breakpoints of watches
    WatchList(Sandbox& sandbox, BreakList& breakpoints, QObject* parent = nullptr);

    /// Returns the reader of all watches. Its entries are the watches.
    RunPlots& reader() { return *m_reader; }
    const std::vector<PlotEntry>& entries() const { return m_entries; }
    /// Watches a value of an object of the run. Waits for the run if it is not readable now.
    /// @param row noRow: a value of the whole run
    void watch(engine::Row row, const QString& expression);
    /// Adds a watch, unless there is an equal one. A new watch that cannot be read is removed again
    /// (RunPlots::checked).
    void add(const PlotEntry& entry);
    void remove(int row);
    void removeAll();
    /// Brings back what was removed last. Returns its first row; -1 if there is nothing.
    int bringBack();
    bool canBringBack() const { return !m_removals.isEmpty(); }
    /// Replaces all watches by those of another session.
    void setEntries(std::vector<PlotEntry> entries);
    /// Moves a watch to another row.
    void move(int from, int to);

    /// Returns the values of a watch over the turns; null if they are not known. Valid until the next change.
    const engine::PlotSeries* seriesAt(int row) const;
    /// Returns the turn shown.
    std::uint32_t turn() const { return m_turn; }
    /// Returns the turns that the line of a watch shows: all of its values, or those of the chosen range (I4.26).
    /// @pre it has values
    TurnRange turnsOf(const engine::PlotSeries& series) const;
    /// Returns the nearest later or earlier turn in which the value changed; nullopt if there is none.
    std::optional<std::uint32_t> changeFrom(int row, bool isForward) const;
    /// Returns the value of a watch in any turn, for people.
    QString textAt(int row, std::uint32_t turn) const;

    /// Returns the text of the breakpoint that stops when the value changes; empty if the watch has none.
    QString breakpointOf(int row) const;
    /// Returns whether the run stops when the value changes.
    bool stopsRun(int row) const;
    /// Sets or removes the breakpoint.
    void toggleBreakpoint(int row);
    void setPalette(const QPalette& palette);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// Emitted after the user adds, edits, moves or removes a watch.
    void edited();
    /// Emitted after a new watch, or one that is there already, is wanted.
    void added(int row);

private:
    struct Line {
        QString name{};
        QString value{};
        QString exact{};
        QString change{};
        QString moment{};
        QString problem{};
        QString object{}; ///< name of the object, as a breakpoint writes it
        const engine::PlotSeries* series = nullptr;
    };

    void sync();
    void refresh();
    void readLine(std::size_t row);
    const engine::Session* readable() const;
    QString text(const engine::PlotSeries& series, double value, bool isExact) const;
    QString absence(const engine::PlotSeries& series, std::uint32_t turn) const;

    Sandbox& m_sandbox;
    BreakList& m_breakpoints;
    RunPlots* m_reader;
    PlotsPtr m_plots; ///< the values of the lines
    std::vector<PlotEntry> m_entries;
    std::vector<Line> m_lines;
    Removals<PlotEntry> m_removals;
    std::uint32_t m_turn = 0;
    QPalette m_palette;
};

} // namespace orrery::widgets
