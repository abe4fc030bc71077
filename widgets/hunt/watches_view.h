// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/run_plots.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace orrery::widgets {

class Analyzer;
class PlotAdder;
class Sandbox;
class WatchList;

/// The watches, with fields to add one (I4.7). Enter opens the breakdown, F2 edits the expression, Space stops the run
/// when the value changes, Delete removes the watch. Left and Right go to the turn of the nearest change. Alt+Up and
/// Alt+Down, or the mouse, move a watch. A click in the line over the turns goes to that turn.
class WatchesView : public QWidget {
    Q_OBJECT

public:
    WatchesView(WatchList& list, Sandbox& sandbox, Analyzer& analyzer, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    PlotAdder& adder() { return *m_adder; }
    /// Returns the text of the empty view, and the problem of the newest watch; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    /// Offers an object of the run in the field for a new watch.
    void offerObject(engine::Row row);
    /// Gives the focus to the watches, or to the field for a new one if there is none.
    void focusWatches();
    void select(int row);

signals:
    void turnWanted(std::uint32_t turn);
    /// Emitted when the user opens the breakdown of a value at the turn shown.
    void valueWanted(const orrery::engine::PlotSeries& series);
    void plotWanted(const orrery::widgets::PlotEntry& entry);
    /// Emitted when the user wants a test for the value at the turn shown. @param row noRow: a value of the whole run
    void assertWanted(std::uint32_t row, const QString& expression, std::uint32_t turn);
    /// Emitted with a sentence about what the user has done.
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTree();
    void followRun();
    void showState();
    void open(const QModelIndex& index);
    void remove(int row);
    void moveBy(int rows);
    void toggleBreakpoint();
    void assertValue(int row);
    void goToChange(bool isForward);
    bool handleKey(int key, Qt::KeyboardModifiers modifiers, bool isAsked);
    bool handleMouse(QEvent* event);
    void showMenu(QPoint at);
    QString emptySentence() const;

    WatchList& m_list;
    Sandbox& m_sandbox;
    PlotAdder* m_adder;
    QLabel* m_note;
    QTreeView* m_tree;
    QLabel* m_empty;
    bool m_isScrubbing = false;          ///< the mouse moves through the turns
    std::optional<engine::Row> m_object; ///< object to offer when the run is readable
};

} // namespace orrery::widgets
