// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sweep/rank_bench.h"

#include <QAbstractTableModel>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSpinBox;
class QTableView;
class QToolButton;

namespace orrery::widgets {

class SweepBench;
struct SolveStart;

/// The parts of a ranking, the largest effect first.
class RankModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { change, percent, kind, part, tried, columnCount_ };

    explicit RankModel(RankBench& bench, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString textOf(const RankedPart& part, int column) const;

    RankBench& m_bench;
};

/// Fields for a measure, and the parts of the content by what they do to it (I4.21). Enter or a double click opens the
/// XML of a part.
class RankView : public QWidget {
    Q_OBJECT

public:
    /// @param sweeps their measures can be chosen
    RankView(RankBench& bench, SweepBench& sweeps, QWidget* parent = nullptr);

    QComboBox& measures() { return *m_measures; }
    QLineEdit& expression() { return *m_expression; }
    QLineEdit& object() { return *m_object; }
    QSpinBox& turns() { return *m_turns; }
    QSpinBox& seeds() { return *m_seeds; }
    QToolButton& goButton() { return *m_go; }
    QToolButton& solveButton() { return *m_solve; }
    QTableView& table() { return *m_table; }
    RankModel& model() { return *m_model; }
    /// Returns the sentence about the results, and the text of the empty view; empty if it is hidden.
    QString note() const;
    QString emptyText() const;
    void focusMeasure();
    /// Returns the measure of the fields, and the number of the current row if it is one.
    SolveStart solveStart() const;
    /// Shows the present state at once. The view itself joins changes that follow each other closely.
    void refresh();

signals:
    /// Emitted when the user opens a part.
    void placeWanted(orrery::engine::Location where);
    /// Emitted when the user asks which value of the current number makes the measure reach a target.
    void solveWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildFields();
    void listMeasures();
    void takeMeasure(int index);
    void start();
    void open(const QModelIndex& index);
    const engine::Knob* currentNumber() const;
    void showMenu(QPoint at);
    QString noteText() const;
    QString emptySentence() const;

    RankBench& m_bench;
    SweepBench& m_sweeps;
    RankModel* m_model;
    QComboBox* m_measures;
    QLineEdit* m_expression;
    QLineEdit* m_object;
    QSpinBox* m_turns;
    QSpinBox* m_seeds;
    QToolButton* m_go;
    QToolButton* m_solve;
    QProgressBar* m_progress;
    QLabel* m_note;
    QTableView* m_table;
    QLabel* m_empty;
    QTimer m_refresh; ///< joins many changes into one refresh
};

} // namespace orrery::widgets
