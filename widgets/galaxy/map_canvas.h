// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_symbols.h"

#include <QImage>
#include <QLineF>
#include <QPointF>
#include <QRgb>

#include <functional>

class QPainter;

namespace orrery::widgets {

/// Draws thin lines and small pictures into an opaque image. QPainter prepares each line and picture for much longer
/// than the drawing of its few pixels takes, and a galaxy has 30,000 of them. No QPainter may be active on the image.
/// A canvas of a drawing writes shapes instead.
class MapCanvas {
public:
    /// @param image image of the format RGB32, with its device pixel ratio
    explicit MapCanvas(QImage& image);
    /// @param drawing painter of a drawing (isDrawing())
    explicit MapCanvas(QPainter& drawing) : m_drawing(&drawing) {}

    /// Draws a line with smooth edges, one device pixel wide, between two points of the view. The colour may be
    /// translucent.
    void drawLine(QLineF line, QRgb colour);
    /// Fills a square around a point of the view, at whole device pixels. @param side side in pixels of the view
    void drawSquare(QPointF middle, double side, QRgb colour);
    /// Draws a picture with its middle at a point of the view, at whole device pixels.
    /// @param picture picture of the format ARGB32_Premultiplied with the image's device pixel ratio
    void drawPicture(const QImage& picture, QPointF middle);
    /// Draws a symbol with its middle at a point of the view.
    void drawSymbol(MapSymbols& symbols, const MapSymbol& symbol, QPointF middle);
    /// Returns whether the canvas has shapes. It then has no drawPicture().
    bool isOfShapes() const { return m_drawing != nullptr; }
    /// Draws by a painter with smooth edges.
    void paint(const std::function<void(QPainter&)>& draw);

private:
    QPainter* m_drawing = nullptr; ///< null: the canvas has pixels
    QImage* m_image = nullptr;
    QRgb* m_pixels = nullptr;
    qsizetype m_pixelsPerLine = 0;
    int m_width = 0;
    int m_height = 0;
    double m_ratio = 1.0;
};

} // namespace orrery::widgets
