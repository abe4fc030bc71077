// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_canvas.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace orrery::widgets {

namespace {

/// Returns a colour times a / 255, in all four channels.
QRgb scaled(QRgb colour, unsigned a) {
    unsigned low = (colour & 0xff00ffU) * a;
    low = ((low + ((low >> 8U) & 0xff00ffU) + 0x800080U) >> 8U) & 0xff00ffU;
    unsigned high = ((colour >> 8U) & 0xff00ffU) * a;
    high = (high + ((high >> 8U) & 0xff00ffU) + 0x800080U) & 0xff00ff00U;
    return low | high;
}

QRgb over(QRgb premultiplied, QRgb below) {
    return premultiplied + scaled(below, 255U - static_cast<unsigned>(qAlpha(premultiplied)));
}

/// Returns the whole number nearest to a number above -1.5. Faster than std::lround().
int nearest(double number) {
    return static_cast<int>(number + 1.5) - 1;
}

/// Returns the part of a line within an area.
std::optional<QLineF> clipped(const QLineF& line, const QRectF& area) {
    if (area.contains(line.p1()) && area.contains(line.p2())) {
        return line; // as nearly all lines
    }
    double from = 0.0;
    double to = 1.0;
    const std::array<std::pair<double, double>, 4> sides{{{-line.dx(), line.x1() - area.left()},
                                                          {line.dx(), area.right() - line.x1()},
                                                          {-line.dy(), line.y1() - area.top()},
                                                          {line.dy(), area.bottom() - line.y1()}}};
    for (const auto& [towards, room] : sides) {
        if (towards == 0.0) {
            if (room < 0.0) {
                return std::nullopt;
            }
        } else if (towards > 0.0) {
            to = std::min(to, room / towards);
        } else {
            from = std::max(from, room / towards);
        }
    }
    return from <= to ? std::optional(QLineF(line.pointAt(from), line.pointAt(to))) : std::nullopt;
}

} // namespace

MapCanvas::MapCanvas(QImage& image)
    : m_image(&image), m_pixels(reinterpret_cast<QRgb*>(image.bits())),
      m_pixelsPerLine(image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb))), m_width(image.width()),
      m_height(image.height()), m_ratio(image.devicePixelRatioF()) {}

void MapCanvas::drawLine(QLineF line, QRgb colour) {
    if (m_drawing != nullptr) {
        m_drawing->setPen(QPen(QColor::fromRgba(colour), 1.0));
        m_drawing->drawLine(line);
        return;
    }
    const QLineF inPixels(line.p1() * m_ratio - QPointF(0.5, 0.5), line.p2() * m_ratio - QPointF(0.5, 0.5));
    const auto part = clipped(inPixels, QRectF(-1.0, -1.0, m_width + 2.0, m_height + 2.0));
    if (!part) {
        return;
    }
    const QRgb premultiplied = qPremultiply(colour);
    // Follows the longer side of the line, and shares each step between the two nearest pixels across it.
    const bool isSteep = std::abs(part->dy()) > std::abs(part->dx());
    QPointF first = isSteep ? QPointF(part->y1(), part->x1()) : part->p1();
    QPointF last = isSteep ? QPointF(part->y2(), part->x2()) : part->p2();
    if (first.x() > last.x()) {
        std::swap(first, last);
    }
    const double length = last.x() - first.x();
    const double slope = length > 0.0 ? (last.y() - first.y()) / length : 0.0;
    const qsizetype pixelAlong = isSteep ? m_pixelsPerLine : 1;
    const qsizetype pixelAcross = isSteep ? 1 : m_pixelsPerLine;
    const int lengthAlong = isSteep ? m_height : m_width;
    const int lengthAcross = isSteep ? m_width : m_height;
    const int begin = std::max(nearest(first.x()), 0);
    const int end = std::min(nearest(last.x()), lengthAlong - 1);
    // The place across the line is a number with 16 binary digits after the point.
    auto across = static_cast<std::int64_t>((first.y() + (begin - first.x()) * slope) * 65536.0);
    const auto step = static_cast<std::int64_t>(slope * 65536.0);
    QRgb* start = m_pixels + begin * pixelAlong;
    for (int along = begin; along <= end; ++along, across += step, start += pixelAlong) {
        const auto side = static_cast<int>(across >> 16);
        if (side < 0 || side + 1 >= lengthAcross) {
            continue;
        }
        const auto share = static_cast<unsigned>((across >> 8) & 0xff);
        QRgb* const pixel = start + side * pixelAcross;
        *pixel = over(scaled(premultiplied, 255U - share), *pixel) | 0xff000000U;
        pixel[pixelAcross] = over(scaled(premultiplied, share), pixel[pixelAcross]) | 0xff000000U;
    }
}

void MapCanvas::drawSquare(QPointF middle, double side, QRgb colour) {
    if (m_drawing != nullptr) {
        m_drawing->fillRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), QColor(colour));
        return;
    }
    const int pixels = std::max(static_cast<int>(std::lround(side * m_ratio)), 1);
    const int left = static_cast<int>(std::lround(middle.x() * m_ratio)) - pixels / 2;
    const int top = static_cast<int>(std::lround(middle.y() * m_ratio)) - pixels / 2;
    for (int y = std::max(top, 0); y < std::min(top + pixels, m_height); ++y) {
        for (int x = std::max(left, 0); x < std::min(left + pixels, m_width); ++x) {
            m_pixels[y * m_pixelsPerLine + x] = colour | 0xff000000U;
        }
    }
}

void MapCanvas::drawSymbol(MapSymbols& symbols, const MapSymbol& symbol, QPointF middle) {
    if (m_drawing != nullptr) {
        symbols.paint(*m_drawing, symbol, middle);
    } else {
        drawPicture(symbols.picture(symbol, m_ratio), middle);
    }
}

void MapCanvas::paint(const std::function<void(QPainter&)>& draw) {
    if (m_drawing != nullptr) {
        draw(*m_drawing);
        return;
    }
    QPainter painter(m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
}

void MapCanvas::drawPicture(const QImage& picture, QPointF middle) {
    const int left = static_cast<int>(std::lround(middle.x() * m_ratio)) - picture.width() / 2;
    const int top = static_cast<int>(std::lround(middle.y() * m_ratio)) - picture.height() / 2;
    const int from = std::max(0, -left);
    const int to = std::min(picture.width(), m_width - left);
    const int last = std::min(picture.height(), m_height - top);
    for (int y = std::max(0, -top); y < last; ++y) {
        const auto* const source = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        QRgb* const target = m_pixels + (top + y) * m_pixelsPerLine + left;
        for (int x = from; x < to; ++x) {
            target[x] = over(source[x], target[x]) | 0xff000000U;
        }
    }
}

} // namespace orrery::widgets
