// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_drag.h"

#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace orrery::widgets {

void MapDrag::press(DragKind kind, std::uint32_t row, QPoint at) {
    m_drop = MapDrop{.kind = kind, .row = row, .place = {}};
    m_from = m_at = at;
    m_isMoving = false;
}

bool MapDrag::follow(QPoint at, const DropPlace& place) {
    if (!m_drop || (!m_isMoving && (at - m_from).manhattanLength() < QApplication::startDragDistance())) {
        return false;
    }
    m_isMoving = true;
    m_at = at;
    m_drop->place = place;
    m_verdict = m_judge(*m_drop);
    return true;
}

std::optional<MapDrop> MapDrag::release() {
    const bool isDrop = m_drop && m_isMoving && m_verdict.isAllowed;
    const auto drop = isDrop ? m_drop : std::nullopt;
    cancel();
    return drop;
}

void MapDrag::cancel() {
    m_drop.reset();
    m_isMoving = false;
}

void MapDrag::paint(QPainter& painter, QPointF origin, const Theme& colours) const {
    if (!m_isMoving) {
        return;
    }
    const QColor colour = m_verdict.isAllowed ? colours.accent : colours.error;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(colour, 1.5, m_verdict.isAllowed && m_drop->kind == DragKind::lane ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(origin, QPointF(m_at));
    painter.drawEllipse(QPointF(m_at), 8.0, 8.0);
    if (!m_verdict.isAllowed) { // colour is not the only signal (I5.4)
        painter.drawLine(QPointF(m_at) + QPointF(-5.5, -5.5), QPointF(m_at) + QPointF(5.5, 5.5));
    }
    if (m_verdict.text.isEmpty()) {
        return;
    }
    constexpr double gap = 14.0;
    constexpr double margin = 4.0;
    const QFontMetricsF metrics(painter.font());
    QRectF words(QPointF(m_at) + QPointF(gap, gap),
                 QSizeF(metrics.horizontalAdvance(m_verdict.text) + 2 * margin, metrics.height() + 2 * margin));
    const QRectF room = painter.viewport();
    if (words.right() > room.right()) {
        words.moveRight(std::max(m_at.x() - gap, words.width()));
    }
    if (words.bottom() > room.bottom()) {
        words.moveBottom(m_at.y() - gap);
    }
    painter.setPen(colour);
    painter.setBrush(colours.base);
    painter.drawRect(words);
    painter.setPen(m_verdict.isAllowed ? colours.text : colours.error);
    painter.drawText(words, Qt::AlignCenter, m_verdict.text);
}

QPointF roundedToPixel(QPointF point, double pixelsPerUnit) {
    const double step = std::pow(10.0, std::floor(-std::log10(std::max(pixelsPerUnit, 1e-9))));
    const auto rounded = [&](double value) {
        const double steps = std::round(value / step);
        return step < 1.0 ? steps / std::round(1.0 / step) : steps * step; // exact decimals
    };
    return {rounded(point.x()), rounded(point.y())};
}

} // namespace orrery::widgets
