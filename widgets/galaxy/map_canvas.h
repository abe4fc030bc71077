// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QPointF>
#include <QRgb>

namespace orrery::widgets {

/// Draws thin lines and small pictures into an opaque image. QPainter prepares each line and picture for much longer
/// than the drawing of its few pixels takes, and a galaxy has 30,000 of them. No QPainter may be active on the image.
class MapCanvas {
public:
    /// @param image image of the format RGB32, with its device pixel ratio
    explicit MapCanvas(QImage& image);

    /// Draws a line with smooth edges, one device pixel wide, between two points of the view. The colour may be
    /// translucent.
    void drawLine(QLineF line, QRgb colour);
    /// Fills a square around a point of the view, at whole device pixels. @param side side in pixels of the view
    void drawSquare(QPointF middle, double side, QRgb colour);
    /// Draws a picture with its middle at a point of the view, at whole device pixels.
    /// @param picture picture of the format ARGB32_Premultiplied with the image's device pixel ratio
    void drawPicture(const QImage& picture, QPointF middle);

private:
    QRgb* m_pixels;
    qsizetype m_pixelsPerLine;
    int m_width;
    int m_height;
    double m_ratio;
};

} // namespace orrery::widgets
