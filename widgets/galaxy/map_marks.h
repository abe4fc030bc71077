// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

class QPainter;

namespace orrery::widgets {

struct Theme;

/// The marks of objects while the map shows a group's scope. They differ by shape and by colour (I5.4).
enum class MapMark : std::uint8_t {
    inScope, ///< a ring
    letDown, ///< a dashed ring: a condition rejects the object
    source,  ///< a star
    changed, ///< a small triangle: a changed object, or for a scope an object that would match
};

/// The meanings of the marks on the map, in the order of the legend.
using MapLegend = std::vector<std::pair<MapMark, QString>>;

/// The pictures of marks. Draws each picture only once, because dashed circles are slow to draw.
class MarkPictures {
public:
    /// Paints a mark on an object with a radius. Paints the star and the triangle beside the object.
    void paint(QPainter& painter, MapMark mark, QPointF at, double radius, const Theme& colours);
    /// Drops the pictures, because they have the colours of an old theme.
    void clear() { m_pictures.clear(); }

private:
    QHash<quint64, QImage> m_pictures; ///< pictures by mark and radius
};

} // namespace orrery::widgets
