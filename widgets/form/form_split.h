// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <array>

namespace orrery::widgets {

/// The border between the lines of a form and their details. The details are at the right of wide lines, and below
/// narrow ones. Keeps the sizes that the user has chosen in each of the two orders.
class FormSplit : public QSplitter {
    Q_OBJECT

public:
    explicit FormSplit(QWidget* parent = nullptr);

    /// Places the details for the size of the form around them.
    void placeFor(QSize form);
    /// Returns the chosen sizes in pixels, first side by side, then one above the other: "700,300 500,190".
    QString chosenSizes() const;
    /// Sets these sizes. Ignores other text.
    void setChosenSizes(const QString& sizes);

signals:
    void chosenSizesChanged();

private:
    const QList<int>& chosen() const { return m_chosen[orientation() == Qt::Horizontal ? 0 : 1]; }

    std::array<QList<int>, 2> m_chosen{}; ///< side by side, and one above the other; empty: nothing chosen
};

} // namespace orrery::widgets
