// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tests/fault_bench.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;
class QTreeView;

namespace orrery::widgets {

class FaultFilter;
class FaultModel;

/// The faults of the content that the tests notice, and those that they do not (I4.13). Enter or a double click opens
/// the XML of a fault.
class FaultView : public QWidget {
    Q_OBJECT

public:
    explicit FaultView(FaultBench& bench, QWidget* parent = nullptr);

    QToolButton& goButton() { return *m_go; }
    QToolButton& cancelButton() { return *m_cancel; }
    QToolButton& draftButton() { return *m_draft; }
    QToolButton& classButton() { return *m_class; }
    QLineEdit& part() { return *m_part; }
    QComboBox& outcomes() { return *m_outcomes; }
    QTreeView& tree() { return *m_tree; }
    /// Returns the sentence about the results, and the text of the empty view; empty if it is hidden.
    QString note() const;
    QString emptyText() const;
    /// Gives the focus to the faults, or to the button that starts if there are none.
    void focusFaults();
    /// Tries the faults of one class.
    void tryClass(const QString& id);
    /// Shows the present state at once. The view itself joins changes that follow each other closely.
    void refresh();

signals:
    /// Emitted when the user opens a fault.
    void placeWanted(orrery::engine::Location where);
    /// Emitted when the user opens the test that noticed a fault.
    void testWanted(const QString& id);
    /// Emitted when the user wants a test for a fault. @param fault index in FaultBench::faults()
    void draftWanted(std::size_t fault);
    /// Emitted when the user wants the faults of the class at the caret.
    void classWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void go();
    void filter();
    void showMenu(QPoint at);
    void enableButtons();
    const TriedFault* current() const;
    const TriedFault* faultAt(const QModelIndex& index) const;
    void open(const QModelIndex& index);
    void draft();
    QString noteText() const;
    QString emptySentence() const;

    FaultBench& m_bench;
    FaultModel* m_model;
    FaultFilter* m_filter;
    QToolButton* m_go; ///< starts, pauses or continues
    QToolButton* m_cancel;
    QToolButton* m_draft;
    QToolButton* m_class;
    QLineEdit* m_part;
    QComboBox* m_outcomes;
    QProgressBar* m_progress;
    QLabel* m_note;
    QTreeView* m_tree;
    QLabel* m_empty;
    QTimer m_refresh; ///< joins many results into one refresh
};

} // namespace orrery::widgets
