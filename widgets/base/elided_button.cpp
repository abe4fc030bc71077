// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/elided_button.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace orrery::widgets {

ElidedButton::ElidedButton(QWidget* parent) : QToolButton(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString ElidedButton::wordsIn(int width) const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, width, Qt::TextShowMnemonic);
}

int ElidedButton::frame() const {
    return sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

int ElidedButton::leastWords() const {
    constexpr int fewest = 8; // characters
    return fewest * fontMetrics().averageCharWidth();
}

QSize ElidedButton::minimumSizeHint() const {
    return {std::min(sizeHint().width(), frame() + leastWords()), sizeHint().height()};
}

void ElidedButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text = wordsIn(width() - frame());
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace orrery::widgets
