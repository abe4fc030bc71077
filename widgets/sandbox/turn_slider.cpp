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

void TurnSlider::markTurns(TurnMarks reason, std::vector<bool> marked, const QString& meaning) {
    Lane& lane = m_lanes[static_cast<std::size_t>(reason)];
    if (marked != lane.marked) {
        lane.marked = std::move(marked);
        update();
    }
    lane.meaning = meaning;
    QStringList meanings;
    for (const Lane& one : m_lanes) {
        if (!one.meaning.isEmpty()) {
            meanings << one.meaning;
        }
    }
    setAccessibleDescription(meanings.join(QLatin1Char('\n')));
    setToolTip(meanings.join(QLatin1Char('\n')));
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
    const Theme& theme = themeOf(palette());
    const std::array<QColor, static_cast<std::size_t>(TurnMarks::count_)> colours{theme.accent, theme.warning};
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const std::vector<bool>& marked = m_lanes[i].marked;
        const int y = height() - strokeHeight * static_cast<int>(i + 1);
        const int last = std::min(maximum(), static_cast<int>(marked.size()) - 1);
        for (int turn = minimum(); turn <= last; ++turn) {
            if (marked[static_cast<std::size_t>(turn)]) {
                painter.fillRect(QRect(at(turn) - 1, y, 2, strokeHeight), colours[i]);
            }
        }
    }
}

} // namespace orrery::widgets
