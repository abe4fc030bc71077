// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_symbols.h"

#include <QPaintEngine>
#include <QPainter>

#include <cmath>

namespace orrery::widgets {

namespace {

constexpr qsizetype mostPictures = 4000;

void draw(QPainter& painter, const MapSymbol& symbol, QPointF at, double radius) {
    const QColor ring = QColor::fromRgba(symbol.ring);
    painter.setBrush(QColor::fromRgba(symbol.fill));
    painter.setPen(QPen(ring, radius < 3.0 ? 1.0 : 1.4));
    switch (symbol.shape) {
    case MapShape::star:
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(at, radius, radius);
        if (qAlpha(symbol.ring) != 0) {
            const double wide = radius < 3.0 ? 1.2 : 2.0;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ring, wide));
            painter.drawEllipse(at, radius + 0.6 + wide, radius + 0.6 + wide);
        }
        break;
    case MapShape::body:
        painter.drawEllipse(at, radius, radius);
        break;
    case MapShape::ship: {
        const QPointF triangle[] = {at + QPointF(0, -radius * 1.2), at + QPointF(radius * 1.1, radius * 0.9),
                                    at + QPointF(-radius * 1.1, radius * 0.9)};
        painter.drawConvexPolygon(triangle, 3);
        break;
    }
    case MapShape::building:
        painter.drawRect(QRectF(at.x() - radius * 0.85, at.y() - radius * 0.85, radius * 1.7, radius * 1.7));
        break;
    case MapShape::special: {
        const double r = radius * 1.15;
        const QPointF diamond[] = {at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)};
        painter.drawConvexPolygon(diamond, 4);
        break;
    }
    case MapShape::circle:
        painter.setPen(QPen(ring, 1.2));
        painter.drawEllipse(at, radius, radius);
        break;
    case MapShape::negativeCircle:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ring, 1.4, Qt::DashLine));
        painter.drawEllipse(at, radius, radius);
        break;
    }
    if (symbol.isDouble) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ring, 1.2));
        const double outer = symbol.shape == MapShape::star ? radius + 5.0 : radius + 2.4;
        painter.drawEllipse(at, outer, outer);
    }
}

/// Returns the distance from the middle beyond which a symbol has no pixels. Small pictures are fast to draw.
double reachOf(const MapSymbol& symbol, double radius) {
    const bool isStar = symbol.shape == MapShape::star;
    if (symbol.isDouble) {
        return radius + (isStar ? 6.5 : 4.0);
    }
    if (isStar) {
        return radius + (qAlpha(symbol.ring) != 0 ? 4.1 : 0.6);
    }
    return radius * 1.25 + 1.5;
}

} // namespace

bool isDrawing(const QPainter& painter) {
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::SVG;
}

const QImage& MapSymbols::picture(const MapSymbol& symbol, double devicePixelRatio) {
    // Large pictures differ by larger steps, so that zooming needs few new ones.
    const double step = symbol.radius < 5.0 ? 0.25 : symbol.radius < 12.0 ? 0.5 : 1.0;
    const auto quarters =
        static_cast<quint64>(std::lround(std::max(symbol.radius, 0.0) / step) * std::lround(4 * step));
    const Key key{quarters << 8U | static_cast<quint64>(symbol.shape) << 1U | (symbol.isDouble ? 1U : 0U),
                  static_cast<quint64>(symbol.fill) << 32U | symbol.ring};
    if (m_pictures.size() > mostPictures) {
        m_pictures.clear();
    }
    QImage& picture = m_pictures[key];
    if (picture.isNull() || picture.devicePixelRatioF() != devicePixelRatio) {
        const double radius = static_cast<double>(quarters) / 4.0;
        const int reach = static_cast<int>(std::ceil(reachOf(symbol, radius) * devicePixelRatio));
        picture = QImage(2 * reach + 1, 2 * reach + 1, QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(devicePixelRatio);
        picture.fill(Qt::transparent);
        QPainter own(&picture);
        own.setRenderHint(QPainter::Antialiasing);
        const double middle = (reach + 0.5) / devicePixelRatio;
        draw(own, symbol, QPointF(middle, middle), radius);
    }
    return picture;
}

void MapSymbols::paint(QPainter& painter, const MapSymbol& symbol, QPointF at) {
    if (isDrawing(painter)) {
        draw(painter, symbol, at, symbol.radius);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    const QImage& drawn = picture(symbol, ratio);
    // Whole pixels keep the picture sharp.
    const QPointF corner(std::round(at.x() * ratio) - drawn.width() / 2,
                         std::round(at.y() * ratio) - drawn.height() / 2);
    painter.drawImage(corner / ratio, drawn);
}

} // namespace orrery::widgets
