// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/elided_button.h"

#include <QString>

#include <cstdint>

namespace orrery::widgets {

/// The button over the form that names the object and the turn of the counts, and lists other objects. In a narrow form
/// it omits words, but never the turn and the ends of the object's name. The tooltip has all words.
class CountsButton : public ElidedButton {
    Q_OBJECT

public:
    explicit CountsButton(QWidget* parent = nullptr);

    /// Shows an object and a turn, as text() "Counts for Sol III, turn 5". An empty name hides the button.
    void showCounts(const QString& object, std::uint32_t turn);
    QString wordsIn(int width) const override;

protected:
    int leastWords() const override;

private:
    QString m_object;
    QString m_turn;
};

} // namespace orrery::widgets
