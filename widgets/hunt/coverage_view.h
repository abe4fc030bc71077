// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_coverage.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace orrery::widgets {

class CoverageModel;
class Sandbox;

/// The elements of the content that the run, the tests or a sweep have reached, and those that it has not (I4.13).
/// Enter or a double click opens the XML of an element.
class CoverageView : public QWidget {
    Q_OBJECT

public:
    CoverageView(RunCoverage& coverage, const Sandbox& sandbox, QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    CoverageModel& model() { return *m_model; }
    QLineEdit& filterLine() { return *m_words; }
    QComboBox& sources() { return *m_sources; }
    QComboBox& sweeps() { return *m_sweeps; }
    QPushButton& cancelButton() { return *m_cancel; }
    QPushButton& againButton() { return *m_again; }
    QComboBox& kinds() { return *m_kinds; }
    QComboBox& states() { return *m_states; }
    QPushButton& showButton() { return *m_show; }
    /// Returns the text of the empty view, and the note above the table; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    void focusFilter();

signals:
    /// Emitted when the user opens an element. @param item engine::CoverageItem of the coverage shown
    void itemWanted(std::uint32_t item);
    /// Emitted when the user wants to show the coverage, which is off.
    void showWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void setFilter();
    void showState();
    void open(const QModelIndex& index);
    void showMenu(QPoint at);
    QString emptySentence() const;
    QString noteText() const;
    QString sweepNote() const;
    void fillSweeps();

    RunCoverage& m_coverage;
    const Sandbox& m_sandbox;
    CoverageModel* m_model;
    QLineEdit* m_words;
    QComboBox* m_sources;
    QComboBox* m_sweeps; ///< shown for the source `sweep`
    QComboBox* m_kinds;
    QComboBox* m_states;
    QLabel* m_note;
    QPushButton* m_cancel;
    QPushButton* m_again;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_show;
    std::optional<std::uint32_t> m_item; ///< selected item, while the rows change
};

} // namespace orrery::widgets
