// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/counts_button.h"

#include <algorithm>

namespace orrery::widgets {

CountsButton::CountsButton(QWidget* parent) : ElidedButton(parent) {
    setPopupMode(InstantPopup);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    hide();
}

void CountsButton::showCounts(const QString& object, std::uint32_t turn) {
    m_object = object;
    m_turn = tr("turn %1").arg(turn);
    setText(tr("Counts for %1, turn %2").arg(object).arg(turn));
    setToolTip(text() + QLatin1Char('\n') + tr("The object that is the source of the counts at the lines"));
    setVisible(!object.isEmpty());
}

QString CountsButton::wordsIn(int width) const {
    const QFontMetrics metrics = fontMetrics();
    if (metrics.horizontalAdvance(text()) <= width) {
        return text();
    }
    const QString end = QStringLiteral(", ") + m_turn;
    return metrics.elidedText(m_object, Qt::ElideMiddle, std::max(0, width - metrics.horizontalAdvance(end))) + end;
}

int CountsButton::leastWords() const {
    return ElidedButton::leastWords() + fontMetrics().horizontalAdvance(QStringLiteral(", ") + m_turn);
}

} // namespace orrery::widgets
