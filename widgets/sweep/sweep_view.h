// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_chart.h"
#include "engine/text/diagnostic.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sweep/sweep_bench.h"

#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <string>
#include <tuple>

class QComboBox;
class QLabel;
class QProgressBar;
class QSplitter;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class SweepCanvas;
class SweepModel;

/// The sweeps of the content, the results of one of them, and their progress (I4.14). Enter or a double click opens a
/// run in the sandbox.
class SweepView : public QWidget {
    Q_OBJECT

public:
    explicit SweepView(SweepBench& bench, QWidget* parent = nullptr);

    QComboBox& sweeps() { return *m_sweeps; }
    QComboBox& measures() { return *m_measures; }
    QComboBox& plots() { return *m_plots; }
    QComboBox& varied() { return *m_varied; }
    SweepCanvas& canvas() { return *m_canvas; }
    QToolButton& newButton() { return *m_new; }
    QToolButton& editButton() { return *m_edit; }
    QToolButton& exportButton() { return *m_export; }
    /// Returns the measure shown: an index in SweepTable::measured.
    std::size_t measured() const;
    /// Returns the sentence below the picture.
    QString readout() const;
    QToolButton& playButton() { return *m_play; }
    QToolButton& cancelButton() { return *m_cancel; }
    QToolButton& againButton() { return *m_again; }
    QTreeView& tree() { return *m_tree; }
    SweepModel& model() { return *m_model; }
    /// Returns the sentence about the progress and the results, and the text of the empty view; empty if it is hidden.
    QString note() const;
    QString emptyText() const;
    void focusRuns();
    /// Shows the chosen sweep in the list.
    void showChosen();
    /// Shows the present state at once. The view itself joins changes that follow each other closely.
    void refresh();

signals:
    /// Emitted when the user wants to make a sweep.
    void newWanted();
    /// Emitted when the user wants to export the picture, or the results as a table.
    void exportWanted(orrery::widgets::PlotFile kind);
    /// Emitted when the user opens a run. The results may be older than those of the bench. @param run index in
    /// SweepTable::runs
    void runWanted(const orrery::widgets::SweepTablePtr& table, std::size_t run);
    /// Emitted when the user opens a sweep, or the place of a number that it varies.
    void placeWanted(orrery::engine::Location where);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildTop();
    void listSweeps();
    void listMeasures();
    void showTable();
    void showRows();
    void drawPicture();
    void showReadout();
    void enableButtons();
    void open(const QModelIndex& index);
    void openSweep();
    void showMenu(QPoint at);
    QString noteText() const;
    QString emptySentence() const;

    SweepBench& m_bench;
    SweepModel* m_model;
    QComboBox* m_sweeps;
    QToolButton* m_play;
    QToolButton* m_cancel;
    QToolButton* m_again;
    QToolButton* m_export;
    QToolButton* m_new;
    QToolButton* m_edit;
    QProgressBar* m_progress;
    QComboBox* m_measures;
    QComboBox* m_plots;
    QComboBox* m_varied; ///< the number on the axis of a scatter plot
    QLabel* m_note;
    QSplitter* m_splitter;
    QTreeView* m_tree;
    SweepCanvas* m_canvas;
    QLabel* m_readout;
    QLabel* m_empty;
    /// The results, the kind, the measure and the number of the newest picture.
    std::tuple<SweepTablePtr, engine::SweepPlot, std::size_t, std::size_t> m_drawn;
    quint64 m_picture = 0; ///< number of the newest picture; earlier ones are dropped
    std::string m_shown;   ///< identity of the sweep whose measures are listed
    QTimer m_refresh;      ///< joins many changes into one refresh
};

} // namespace orrery::widgets
