// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/cell_changes.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace orrery::widgets {

/// A bar below a table that calculates with the selected cells. It says what will change before the user applies it.
class CalculationBar : public QWidget {
    Q_OBJECT

public:
    explicit CalculationBar(QWidget* parent = nullptr);

    CellCalculation calculation() const;
    /// Shows the bar, and lets the user type the number.
    void open();
    /// Shows the effect of the calculation. @param isPossible whether the user can apply it
    void setPreview(const QString& words, bool isPossible);
    QLineEdit& operandLine() { return *m_operand; }
    QComboBox& kindBox() { return *m_kind; }
    QCheckBox& roundBox() { return *m_round; }
    QPushButton& applyButton() { return *m_apply; }
    QLabel& preview() { return *m_preview; }

signals:
    void changed();
    void applyWanted();
    /// Emitted after the user closes the bar.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QComboBox* m_kind;
    QLineEdit* m_operand;
    QCheckBox* m_round;
    QLabel* m_preview;
    QPushButton* m_apply;
};

} // namespace orrery::widgets
