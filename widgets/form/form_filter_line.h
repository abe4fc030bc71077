// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_tree.h"

#include <QLineEdit>

namespace orrery::widgets {

/// The line with the words that filter the lines of a form (I6.3). It is visible while there are words. In a long form,
/// the filter first reads all lines between events (P3.5).
class FormFilterLine : public QLineEdit {
    Q_OBJECT

public:
    explicit FormFilterLine(FormTree& tree, QWidget* parent = nullptr);

    /// Ends the filter without a signal, because the tree gets another element.
    void drop();
    /// Reads lines that have changed. Emits rowsChanged() if there are any.
    void refresh();
    /// Does the same at once. For tests and screenshots.
    void finish();

signals:
    /// Emitted before the line disappears.
    void ending();
    /// Emitted when the tree shows other lines.
    void rowsChanged();
    /// Emitted when Enter or Down must lead to the first match.
    void matchWanted(std::size_t line);
    /// Emitted when Escape must end the filter.
    void escaped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(const QString& words);
    void readOn();
    void goToMatch();

    FormTree& m_tree;
    bool m_isReading = false;  ///< true while a part is to be read after the next events
    bool m_wantsMatch = false; ///< true if the first match is wanted when all lines are read
};

} // namespace orrery::widgets
