// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_foreground.h"

#include "widgets/galaxy/map_background.h"
#include "widgets/galaxy/map_hit.h"
#include "widgets/galaxy/map_key.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr double fanRadius = 3.8;

/// Paints the foreground of one scene.
class Foreground {
public:
    Foreground(QPainter& painter, const MapScene& scene, const MapEmphasis& emphasis, MapPictures& pictures)
        : m_painter(painter), m_scene(scene), m_emphasis(emphasis), m_pictures(pictures) {}

    MapShown paint();

private:
    void paintMarks(int system);
    void paintMark(MapMark mark, QPointF at, double radius) {
        m_pictures.marks.paint(m_painter, mark, at, radius, m_scene.colours);
    }
    void paintFan();
    void paintFrame(MapPlace place, const QColor& colour, double wider);

    QPainter& m_painter;
    const MapScene& m_scene;
    const MapEmphasis& m_emphasis;
    MapPictures& m_pictures;
};

MapShown Foreground::paint() {
    if (!m_emphasis.marks.isEmpty()) {
        for (const int system : m_scene.visible) {
            paintMarks(system);
        }
    }
    const std::vector<MapKeyRow> rows = mapKey(m_painter, m_scene, m_emphasis.legend);
    const QRectF key = mapKeyArea(m_painter, m_scene, rows);
    // Names come before the fan, whose objects must stay visible.
    LabelWishes wishes{m_emphasis.selected, m_emphasis.hovered, {}, key};
    if (m_emphasis.fan) {
        wishes.fan = fanOf(m_scene, *m_emphasis.fan, m_emphasis.selected).panel;
    }
    std::vector<MapName> names = paintLabels(m_painter, m_scene, wishes, m_pictures.texts);
    paintFan();
    if (m_emphasis.hovered) {
        paintFrame(*m_emphasis.hovered, m_scene.colours.dimText, 2.0);
    }
    if (m_emphasis.selected) {
        paintFrame(*m_emphasis.selected, m_scene.colours.accent, 0.0);
    }
    paintMapKey(m_painter, m_scene, rows, key, m_pictures.symbols, m_pictures.marks);
    return {std::move(names), key};
}

void Foreground::paintFan() {
    if (!m_emphasis.fan) {
        return;
    }
    const MapFan fan = fanOf(m_scene, *m_emphasis.fan, m_emphasis.selected);
    QColor back = m_scene.colours.base;
    back.setAlphaF(0.94F);
    m_painter.setPen(QPen(m_scene.colours.dimText, 1.0));
    m_painter.setBrush(back);
    m_painter.drawRoundedRect(fan.panel, 4, 4);
    const std::vector<MapObject>& objects = m_scene.chart.system(m_emphasis.fan->system).objects;
    const auto values = valueColours(m_scene);
    for (const auto& [object, at] : fan.objects) {
        const MapObject& one = objects[static_cast<std::size_t>(object)];
        MapSymbol symbol = objectSymbol(m_scene, one, fanRadius);
        if (values) {
            fillByValue(symbol, *values, m_scene.channel(MapChannel::colour)->at(one.row));
        }
        m_pictures.symbols.paint(m_painter, symbol, at);
        if (const auto mark = m_emphasis.marks.constFind(one.row); mark != m_emphasis.marks.constEnd()) {
            paintMark(*mark, at, fanRadius + 2.0);
        }
    }
}

/// Frames an object. If the object itself does not show, frames its item or system with dots.
void Foreground::paintFrame(MapPlace place, const QColor& colour, double wider) {
    const MapLayout& layout = m_scene.layout;
    const bool isSystem = place.object < 0;
    const bool showsItems = layout.showsItems(place.system);
    double radius = std::max(layout.starRadius(place.system) + 4.0, 7.0);
    bool isExact = isSystem;
    if (!isSystem && showsItems) {
        const int item = m_scene.chart.itemOf(place);
        const bool isInFan = m_emphasis.fan && *m_emphasis.fan == MapItemPlace{place.system, item};
        isExact = isInFan || m_scene.chart.items(place.system)[static_cast<std::size_t>(item)].count == 1;
        radius = isInFan ? 6.0 : layout.itemRadius(place.system) + 4.0;
    }
    radius += wider;
    const QPointF at = pointOf(m_scene, place, m_emphasis.fan);
    m_painter.setPen(QPen(colour, wider > 0.0 ? 1.2 : 2.0, isExact ? Qt::SolidLine : Qt::DotLine));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
}

/// Paints the marks of a system and its objects. While the objects of a system or an item do not show one by one,
/// paints each kind of their marks once.
void Foreground::paintMarks(int system) {
    const MapSystem& one = m_scene.chart.system(system);
    const MapLayout& layout = m_scene.layout;
    const auto paintKinds = [this](std::array<bool, 4> has, QPointF at, double radius) {
        // The solid ring replaces the dashed one around the same place, because at least one object there matches.
        has[static_cast<std::size_t>(MapMark::letDown)] &= !has[static_cast<std::size_t>(MapMark::inScope)];
        for (std::size_t mark = 0; mark < has.size(); ++mark) {
            if (has[mark]) {
                paintMark(static_cast<MapMark>(mark), at, radius);
            }
        }
    };
    const auto note = [this](std::array<bool, 4>& has, std::uint32_t row) {
        if (const auto mark = m_emphasis.marks.constFind(row); mark != m_emphasis.marks.constEnd()) {
            has[static_cast<std::size_t>(*mark)] = true;
        }
    };
    std::array<bool, 4> ofSystem{};
    if (!one.isSpace) { // a place in empty space has no object of its own
        note(ofSystem, one.row);
    }
    const auto items = m_scene.chart.items(system);
    for (std::size_t i = 0; i < items.size(); ++i) {
        std::array<bool, 4> ofItem{};
        for (const int object : m_scene.chart.members(items[i])) {
            note(layout.showsItems(system) ? ofItem : ofSystem, one.objects[static_cast<std::size_t>(object)].row);
        }
        if (layout.showsItems(system)) {
            paintKinds(ofItem, layout.itemPoint(system, static_cast<int>(i)), layout.itemRadius(system) + 3.5);
        }
    }
    paintKinds(ofSystem, layout.systemPoint(system),
               layout.starRadius(system) + std::clamp(layout.room(system) * 0.4, 2.0, 6.0));
}

} // namespace

MapShown paintForeground(QPainter& painter, const MapScene& scene, const MapEmphasis& emphasis, MapPictures& pictures) {
    return Foreground(painter, scene, emphasis, pictures).paint();
}

} // namespace orrery::widgets
