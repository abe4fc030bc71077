// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_profile.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableView;
class QToolButton;

namespace orrery::widgets {

class FlameChart;
class ProfileModel;
class Sandbox;

/// The profile of turns of the run (I4.12): which parts take the time, as a table or as a flame chart. The user chooses
/// the turns and begins the measurement. Enter or a double-click on a part opens its XML.
class ProfileView : public QWidget {
    Q_OBJECT

public:
    ProfileView(RunProfile& profile, const Sandbox& sandbox, QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    FlameChart& chart() { return *m_chart; }
    QToolButton& measureButton() { return *m_measure; }
    QSpinBox& first() { return *m_first; }
    QSpinBox& last() { return *m_last; }
    QComboBox& looks() { return *m_looks; }
    QLineEdit& filter() { return *m_words; }
    /// Returns the text of the empty view, and the note above the table; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    void focusMeasure();

signals:
    /// Emitted when the user opens the XML of a part.
    void placeWanted(engine::Location where);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void followRun();
    void toggle();
    void refresh();
    void setFilter();
    void showState();
    void open(std::uint32_t row);
    void setIcon();
    QString emptySentence() const;
    QString noteText() const;

    RunProfile& m_profile;
    const Sandbox& m_sandbox;
    ProfileModel* m_model;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QToolButton* m_measure; ///< begins the measurement, or stops it
    QLineEdit* m_words;
    QComboBox* m_kinds;
    QComboBox* m_looks; ///< the table or the flame chart
    QLabel* m_note;
    QTableView* m_table;
    FlameChart* m_chart;
    QLabel* m_empty;
    bool m_isChosen = false; ///< the user has chosen the turns
};

} // namespace orrery::widgets
