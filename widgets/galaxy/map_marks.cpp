// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_marks.h"

#include "widgets/galaxy/map_symbols.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace orrery::widgets {

namespace {

QPolygonF starShape(QPointF at, double radius) {
    QPolygonF shape;
    for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? radius : radius * 0.45;
        const double angle = i * 3.14159265358979 / 5.0 - 1.5708;
        shape << at + QPointF(std::cos(angle), std::sin(angle)) * r;
    }
    return shape;
}

void drawMark(QPainter& painter, MapMark mark, QPointF at, double radius, const Theme& colours) {
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case MapMark::inScope:
        painter.setPen(QPen(colours.good, 2.2));
        painter.drawEllipse(at, radius, radius);
        break;
    case MapMark::letDown:
        painter.setPen(QPen(colours.ghost, 1.4, Qt::DashLine));
        painter.drawEllipse(at, radius, radius);
        break;
    case MapMark::source:
        painter.setPen(QPen(colours.base, 1.0));
        painter.setBrush(colours.accent);
        painter.drawPolygon(starShape(at + QPointF(radius, -radius), 7.0));
        break;
    case MapMark::changed: {
        const QPointF tip = at + QPointF(-radius, -radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.warning);
        const QPointF triangle[] = {tip + QPointF(0, -4), tip + QPointF(4, 3), tip + QPointF(-4, 3)};
        painter.drawConvexPolygon(triangle, 3);
        break;
    }
    }
}

} // namespace

void MarkPictures::paint(QPainter& painter, MapMark mark, QPointF at, double radius, const Theme& colours) {
    if (isDrawing(painter)) {
        drawMark(painter, mark, at, radius, colours);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const double reach = radius + 16.0;
    QImage& picture = m_pictures[(static_cast<quint64>(radius * 16.0) << 8) | static_cast<quint64>(mark)];
    if (picture.isNull() || picture.devicePixelRatioF() != ratio) {
        picture = QImage((QSizeF(2 * reach, 2 * reach) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter own(&picture);
        own.setRenderHint(QPainter::Antialiasing);
        drawMark(own, mark, QPointF(reach, reach), radius, colours);
    }
    painter.drawImage(at - QPointF(reach, reach), picture);
}

} // namespace orrery::widgets
