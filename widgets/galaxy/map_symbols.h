// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QHash>
#include <QImage>
#include <QPointF>

#include <cstdint>

class QPainter;

namespace orrery::widgets {

/// The shape of a symbol. Kinds of objects differ by shape, because colour must not be the only signal (I5.4).
enum class MapShape : std::uint8_t { star, body, ship, building, special, circle, negativeCircle };

/// A symbol on the map. Equal symbols share one picture.
struct MapSymbol {
    MapShape shape = MapShape::star;
    double radius = 0.0;   ///< pixels; rounded to a quarter
    QRgb fill = 0;         ///< fully transparent: no fill
    QRgb ring = 0;         ///< colour of the owner's ring around a star, and of the outline of other shapes
    bool isDouble = false; ///< a second ring, for capitals
};

/// Returns whether a painter writes a drawing of shapes (SVG). It needs shapes, because pictures lose their sharpness.
bool isDrawing(const QPainter& painter);

/// Draws symbols from pictures, because shapes with smooth edges are slow to draw.
class MapSymbols {
public:
    void paint(QPainter& painter, const MapSymbol& symbol, QPointF at);
    /// Returns the picture of a symbol, whose middle is the middle of the symbol.
    const QImage& picture(const MapSymbol& symbol, double devicePixelRatio);
    /// Drops the pictures, because they have the colours of an old theme.
    void clear() { m_pictures.clear(); }

private:
    struct Key {
        quint64 looks;
        quint64 colours;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.looks, key.colours); }
    };
    QHash<Key, QImage> m_pictures;
};

} // namespace orrery::widgets
