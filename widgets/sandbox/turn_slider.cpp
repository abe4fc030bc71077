// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/turn_slider.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {
constexpr int strokeHeight = 3;
}

TurnSlider::TurnSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void TurnSlider::markTurns(std::vector<bool> marked, const QString& meaning) {
    if (marked != m_marked) {
        m_marked = std::move(marked);
        update();
    }
    setAccessibleDescription(meaning);
    setToolTip(meaning);
}

void TurnSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
    const int room = width() - handle;
    const auto at = [&](int turn) {
        return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), turn, room, option.upsideDown);
    };
    QPainter painter(this);
    const QColor colour = themeOf(palette()).accent;
    const int last = std::min(maximum(), static_cast<int>(m_marked.size()) - 1);
    for (int turn = minimum(); turn <= last; ++turn) {
        if (m_marked[static_cast<std::size_t>(turn)]) {
            painter.fillRect(QRect(at(turn) - 1, height() - strokeHeight, 2, strokeHeight), colour);
        }
    }
}

} // namespace orrery::widgets
