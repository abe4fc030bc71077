// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/draft/draft_dialog.h"

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace orrery::widgets {

class ChoiceBox;
class Sandbox;

/// Asks for another value of an object, and makes a what-if branch with it (I4.8). The rules go on from the value, or
/// it is held up to a turn. A line says in advance what the branch changes, or why it is not possible.
class WhatIfDialog : public DraftDialog {
    Q_OBJECT

public:
    /// @param column value to begin with; nullopt: the first one of the object
    WhatIfDialog(Sandbox& sandbox, engine::Row row, std::optional<engine::ColumnId> column, QWidget* parent = nullptr);

    /// Returns whether the object has a value that a statement can set.
    bool canAsk() const { return !m_columns.empty(); }
    /// Returns the statement in the syntax of runs; empty while the fields do not give one.
    std::string xml() const;
    /// Returns the name of the branch that has the statement.
    QString branch() const;
    void setNewValue(const QString& value);
    /// Makes the branch, and closes the dialog if that is possible.
    void make();

private:
    void makeLayout();
    void fillValues(std::optional<engine::ColumnId> column);
    void showValue();
    void suggestName();
    void check();
    std::optional<engine::ColumnId> column() const;
    std::string entered() const;
    QString currentText() const;
    bool isRebuilt() const;
    QString labelOf(engine::ColumnId column) const;

    Sandbox& m_sandbox;
    engine::Row m_row;
    QString m_object;
    std::vector<engine::ColumnId> m_columns; ///< by index in m_value
    ChoiceBox* m_value;
    QComboBox* m_to;
    QRadioButton* m_once;
    QRadioButton* m_hold;
    QSpinBox* m_until;
    QComboBox* m_into; ///< only while a branch is played
    QLineEdit* m_name;
    QLabel* m_verdict;
    QPushButton* m_make = nullptr;
    bool m_isNamed = false; ///< the user has typed a name
};

} // namespace orrery::widgets
