// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"
#include "widgets/compare/compare_filter.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>

class QLabel;
class QProgressBar;
class QSpinBox;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class RunComparison;
class Sandbox;
class SeedsModel;
class SeedsRun;

/// The differences of both runs of a comparison over many seeds (I4.20): the number of seeds, the work with its
/// progress, and a table. A click or Enter on a value goes to its object.
class SeedsView : public QWidget {
    Q_OBJECT

public:
    SeedsView(RunComparison& comparison, SeedsRun& run, Sandbox& sandbox, QWidget* parent = nullptr);

    QTreeView& tree() { return *m_tree; }
    QSpinBox& count() { return *m_count; }
    QToolButton& button() { return *m_go; }
    /// Returns the text of the empty view, and the note above the table; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    void setFilter(const CompareFilter& filter);
    /// Starts the work if there is no result for the present runs.
    void startIfNeeded();
    /// Gives the focus to the table, or to the number of seeds if the table is empty.
    void focusRows();
    /// Sets the sentence for the case that there are no two runs.
    void setMissing(const QString& sentence);

signals:
    /// Emitted when the user opens a difference. @param row row of the object in the present run
    void valueWanted(std::uint32_t row, orrery::engine::ColumnId column, std::uint32_t turn);
    /// Emitted with the reason why a row leads nowhere.
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void start();
    void refresh();
    void showRows();
    void showWork();
    void open(const QModelIndex& index);
    QString noteText() const;
    QString emptySentence() const;

    RunComparison& m_comparison;
    SeedsRun& m_run;
    Sandbox& m_sandbox;
    SeedsModel* m_model;
    QSpinBox* m_count;
    QToolButton* m_go; ///< starts or stops the work
    QProgressBar* m_progress;
    QLabel* m_note;
    QTreeView* m_tree;
    QLabel* m_empty;
    QTimer m_busySoon;
    QString m_missing;
};

} // namespace orrery::widgets
