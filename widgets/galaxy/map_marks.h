// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

class QPainter;

namespace orrery::widgets {

struct Theme;

/// The marks of objects while the map shows a group's scope. They differ by shape as well as colour (I5.4).
enum class MapMark : std::uint8_t {
    inScope, ///< a ring
    letDown, ///< a hollow, dashed ring: matched before, but no longer
    source,  ///< a star
    changed, ///< a small triangle; for a scope: an object that would match
};

/// The meanings of the marks on the map, in the order in which they are listed.
using MapLegend = std::vector<std::pair<MapMark, QString>>;

/// The pictures of marks, each drawn once, because dashed circles are slow to draw.
class MarkPictures {
public:
    /// Paints a mark on an object of a radius; the star and the triangle stand beside it.
    void paint(QPainter& painter, MapMark mark, QPointF at, double radius, const Theme& colours);
    /// Drops the pictures, which have the colours of the theme.
    void clear() { m_pictures.clear(); }

private:
    QHash<quint64, QPixmap> m_pictures; ///< by mark and radius
};

} // namespace orrery::widgets
