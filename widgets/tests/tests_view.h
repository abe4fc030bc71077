// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/accepted_values.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::widgets {

class TestBench;
struct BenchTest;

/// The tests of the content and their results, failed ones first (C4, I4.15). Enter or a double click opens the XML of
/// a test or of an expectation.
class TestsView : public QWidget {
    Q_OBJECT

public:
    explicit TestsView(TestBench& bench, QWidget* parent = nullptr);

    QTreeWidget& tree() { return *m_tree; }
    QLineEdit& filter() { return *m_filter; }
    QToolButton& smallButton() { return *m_small; }
    QToolButton& faultsButton() { return *m_faults; }
    QCheckBox& onChange() { return *m_onChange; }
    /// Returns the sentence about all tests.
    QString summary() const;
    /// Returns the text of the empty view; empty if there are tests.
    QString emptyText() const;
    /// Returns the ids of the tests that are selected.
    QStringList selected() const;
    void focusTests();
    /// Shows the newest results at once. Otherwise they show soon.
    void refresh();

signals:
    /// Emitted when the user accepts what tests showed (I4.22).
    void acceptWanted(const std::vector<orrery::engine::NewValue>& values);
    /// Emitted when the user wants to see the run of a test. @param line index in BenchTest::lines; -1: none
    void sandboxWanted(const QString& id, int line);
    /// Emitted when the user wants a failed test to be made small (I4.23).
    void smallWanted(const QString& id);
    /// Emitted when the user asks which edit made a test fail (I4.18).
    void editWanted(const QString& id);
    /// Emitted when the user asks which faults the tests notice (I4.13).
    void faultsWanted();
    /// Emitted when the user opens a test or an expectation.
    void placeWanted(orrery::engine::Location where);

private:
    void fill(QTreeWidgetItem& item, const BenchTest& test) const;
    void open(const QTreeWidgetItem* item);
    void playSelected();
    void acceptSelected();
    void showRun();
    QString failedTest() const;
    void makeSmall();
    void showMenu(QPoint at);
    void enableButtons();
    std::vector<engine::NewValue> selectedValues() const;

    TestBench& m_bench;
    QToolButton* m_play;
    QToolButton* m_playSelected;
    QToolButton* m_accept;
    QToolButton* m_sandbox;
    QToolButton* m_small;
    QToolButton* m_faults;
    QToolButton* m_stop;
    QCheckBox* m_onChange;
    QLineEdit* m_filter;
    QLabel* m_summary;
    QProgressBar* m_progress;
    QTreeWidget* m_tree;
    QLabel* m_empty;
    bool m_wasPlaying = false; ///< at the last refresh
    QTimer m_refresh;          ///< joins the results of many short tests into one refresh
};

} // namespace orrery::widgets
