// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_painter.h"

#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

QColor empireColour(const GalaxyMap& map, int index, const Theme& theme) {
    if (index < 0) {
        return theme.dimText;
    }
    return index < static_cast<int>(map.empireColours.size()) ? map.empireColours[static_cast<std::size_t>(index)]
                                                              : theme.categoricalColour(index);
}

/// Paints one scene.
class GalaxyPainter {
public:
    GalaxyPainter(QPainter& painter, const GalaxyScene& scene)
        : m_painter(painter), m_scene(scene), m_showsObjects(scene.camera.showsObjects(scene.map)) {}

    void paint();

private:
    void paintLanes();
    void paintSystem(const MapSystem& system);
    void paintObject(const MapObject& object, QPointF at);
    void paintLabels();
    void paintMarksOf(const MapSystem& system, QPointF at, double radius);
    void paintLegend();

    QPainter& m_painter;
    const GalaxyScene& m_scene;
    bool m_showsObjects;
};

void GalaxyPainter::paint() {
    paintLanes();
    const QRectF room = m_scene.view.adjusted(-60, -60, 60, 60);
    for (const MapSystem& system : m_scene.map.systems) {
        if (room.contains(m_scene.camera.toScreen(system.position))) {
            paintSystem(system);
        }
    }
    paintLabels();
    paintLegend();
}

void GalaxyPainter::paintLanes() {
    const QRectF room = m_scene.view;
    QVector<QLineF> unowned;
    QHash<int, QVector<QLineF>> owned;
    for (const auto& [a, b] : m_scene.map.lanes) {
        const MapSystem& from = m_scene.map.systems[static_cast<std::size_t>(a)];
        const MapSystem& to = m_scene.map.systems[static_cast<std::size_t>(b)];
        const QLineF line(m_scene.camera.toScreen(from.position), m_scene.camera.toScreen(to.position));
        if (!QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(room)) {
            continue;
        }
        // If one empire alone owns both systems of a lane, the lane has the empire's colour. This makes the supply
        // visible.
        const bool sameOwner = from.owners.size() == 1 && from.owners == to.owners;
        (sameOwner ? owned[from.owners.front()] : unowned).append(line);
    }
    m_painter.setPen(QPen(m_scene.colours.border, 1.2));
    m_painter.drawLines(unowned);
    QList<int> empires = owned.keys();
    std::sort(empires.begin(), empires.end());
    for (const int empire : empires) {
        QColor colour = empireColour(m_scene.map, empire, m_scene.colours);
        colour.setAlphaF(0.55F);
        m_painter.setPen(QPen(colour, 1.6));
        m_painter.drawLines(owned.value(empire));
    }
}

void GalaxyPainter::paintSystem(const MapSystem& system) {
    const QPointF at = m_scene.camera.toScreen(system.position);
    const double radius = m_showsObjects ? 5.0 : 3.2;
    // Draws the owners as equal arcs around the star.
    if (!system.owners.empty()) {
        const double ring = radius + 3.0;
        const auto share = static_cast<int>(5760 / static_cast<int>(system.owners.size()));
        m_painter.setBrush(Qt::NoBrush);
        for (std::size_t i = 0; i < system.owners.size(); ++i) {
            m_painter.setPen(QPen(empireColour(m_scene.map, system.owners[i], m_scene.colours), 2.0));
            m_painter.drawArc(QRectF(at.x() - ring, at.y() - ring, 2 * ring, 2 * ring), static_cast<int>(i) * share,
                              share);
        }
    }
    const QColor star =
        system.starColour.isEmpty() ? m_scene.colours.dimText : m_scene.colours.starColour(system.starColour);
    m_painter.setPen(QPen(m_scene.colours.border, 1.0));
    m_painter.setBrush(star);
    m_painter.drawEllipse(at, radius, radius);
    if (const auto mark = m_scene.marks.constFind(system.row); mark != m_scene.marks.constEnd()) {
        m_scene.pictures.paint(m_painter, *mark, at, radius + 6.0, m_scene.colours);
    }
    if (m_scene.selected == system.row) {
        m_painter.setPen(QPen(m_scene.colours.accent, 2.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(at.x() - 10, at.y() - 10, 20, 20));
    }
    if (!m_showsObjects) {
        paintMarksOf(system, at, radius + 6.0);
        for (const MapObject& object : system.objects) {
            if (m_scene.selected == object.row) {
                m_painter.setPen(QPen(m_scene.colours.accent, 2.0, Qt::DotLine));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(QRectF(at.x() - 10, at.y() - 10, 20, 20));
            }
        }
        return;
    }
    for (std::size_t o = 0; o < system.objects.size(); ++o) {
        paintObject(system.objects[o], m_scene.camera.objectPoint(system, o));
    }
}

void GalaxyPainter::paintObject(const MapObject& object, QPointF at) {
    const QColor colour = empireColour(m_scene.map, object.owner, m_scene.colours);
    m_painter.setPen(QPen(colour, 1.4));
    m_painter.setBrush(object.owner >= 0 ? QBrush(colour) : QBrush(m_scene.colours.base));
    // The shape shows the kind, because colour must not be the only signal.
    if (object.kind == QLatin1String("ship")) {
        const QPointF triangle[] = {at + QPointF(0, -4), at + QPointF(3.5, 3), at + QPointF(-3.5, 3)};
        m_painter.drawConvexPolygon(triangle, 3);
    } else if (object.kind == QLatin1String("building")) {
        m_painter.drawRect(QRectF(at.x() - 2.5, at.y() - 2.5, 5, 5));
    } else if (object.kind == QLatin1String("special")) {
        const QPointF diamond[] = {at + QPointF(0, -3.5), at + QPointF(3.5, 0), at + QPointF(0, 3.5),
                                   at + QPointF(-3.5, 0)};
        m_painter.drawConvexPolygon(diamond, 4);
    } else {
        m_painter.drawEllipse(at, 3.2, 3.2);
    }
    if (object.isCapital) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(at, 5.4, 5.4);
    }
    if (const auto mark = m_scene.marks.constFind(object.row); mark != m_scene.marks.constEnd()) {
        m_scene.pictures.paint(m_painter, *mark, at, 7.0, m_scene.colours);
    }
    if (m_scene.selected == object.row) {
        m_painter.setPen(QPen(m_scene.colours.accent, 2.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(QRectF(at.x() - 7, at.y() - 7, 14, 14));
    }
}

/// Draws the marks of objects at their system while the objects are too small to see. Draws each kind of mark once.
void GalaxyPainter::paintMarksOf(const MapSystem& system, QPointF at, double radius) {
    if (m_scene.marks.isEmpty()) {
        return;
    }
    std::array<bool, 4> has{};
    for (const MapObject& object : system.objects) {
        if (const auto mark = m_scene.marks.constFind(object.row); mark != m_scene.marks.constEnd()) {
            has[static_cast<std::size_t>(*mark)] = true;
        }
    }
    // The solid ring replaces the dashed one around the same star, because at least one object there still matches.
    has[static_cast<std::size_t>(MapMark::letDown)] &= !has[static_cast<std::size_t>(MapMark::inScope)];
    for (std::size_t mark = 0; mark < has.size(); ++mark) {
        if (has[mark]) {
            m_scene.pictures.paint(m_painter, static_cast<MapMark>(mark), at, radius, m_scene.colours);
        }
    }
}

void GalaxyPainter::paintLegend() {
    if (m_scene.legend.empty()) {
        return;
    }
    const QFontMetrics metrics = m_painter.fontMetrics();
    const int line = metrics.height() + 6;
    int width = 0;
    for (const auto& [mark, words] : m_scene.legend) {
        width = std::max(width, metrics.horizontalAdvance(words));
    }
    const QRectF box(10.5, m_scene.view.height() - 10.5 - line * static_cast<double>(m_scene.legend.size()) - 8,
                     width + 46, line * static_cast<double>(m_scene.legend.size()) + 8);
    QColor back = m_scene.colours.base;
    back.setAlphaF(0.9F);
    m_painter.setPen(QPen(m_scene.colours.border, 1.0));
    m_painter.setBrush(back);
    m_painter.drawRect(box);
    double y = box.top() + 4;
    for (const auto& [mark, words] : m_scene.legend) {
        const QPointF at(box.left() + 18, y + line / 2.0);
        // Shifts the star and the triangle to the middle of the line. On the map they are beside their object.
        const double radius = 6.0;
        const QPointF aside = mark == MapMark::source    ? QPointF(-radius, radius)
                              : mark == MapMark::changed ? QPointF(radius, radius)
                                                         : QPointF();
        m_scene.pictures.paint(m_painter, mark, at + aside, radius, m_scene.colours);
        m_painter.setPen(m_scene.colours.text);
        m_painter.drawText(QRectF(box.left() + 36, y, width + 4, line), Qt::AlignLeft | Qt::AlignVCenter, words);
        y += line;
    }
}

void GalaxyPainter::paintLabels() {
    QFont font = m_painter.font();
    font.setPointSizeF(std::max(7.0, font.pointSizeF() - 1.0));
    m_painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QRectF room = m_scene.view;
    const double radius = m_showsObjects ? 5.0 : 3.2;
    std::vector<LabelRequest> requests;
    std::vector<LabelRequest> things;
    for (std::size_t i = 0; i < m_scene.map.systems.size(); ++i) {
        const MapSystem& system = m_scene.map.systems[i];
        const QPointF at = m_scene.camera.toScreen(system.position);
        if (system.name.isEmpty() || !room.contains(at)) {
            continue;
        }
        double importance =
            static_cast<double>(system.objects.size()) + 20.0 * static_cast<double>(system.owners.size());
        bool hasCapital = false;
        bool isSelected = m_scene.selected == system.row;
        for (const MapObject& object : system.objects) {
            hasCapital = hasCapital || object.isCapital;
            isSelected = isSelected || m_scene.selected == object.row;
        }
        importance += (hasCapital ? 1000.0 : 0.0) + (isSelected ? 1e6 : 0.0);
        const double rings = m_showsObjects && !system.objects.empty()
                                 ? 15.0 + 9.0 * static_cast<double>((system.objects.size() - 1) / 12) + 5.0
                                 : radius + 5.0;
        const double width = metrics.horizontalAdvance(system.name);
        const double height = metrics.height();
        const int subject = static_cast<int>(i);
        requests.push_back({QRectF(at.x() - width / 2, at.y() + rings, width, height),
                            importance,
                            subject,
                            {QRectF(at.x() - width / 2, at.y() - rings - height, width, height),
                             QRectF(at.x() + rings + 2, at.y() - height / 2, width, height),
                             QRectF(at.x() - rings - 2 - width, at.y() - height / 2, width, height)}});
        things.push_back({QRectF(at.x() - rings, at.y() - rings, 2 * rings, 2 * rings), 0.0, subject, {}});
    }
    for (const LabelRequest& label : placeLabels(std::move(requests), things)) {
        const MapSystem& system = m_scene.map.systems[static_cast<std::size_t>(label.subject)];
        m_painter.setPen(label.importance >= 20.0 ? m_scene.colours.text : m_scene.colours.dimText);
        m_painter.drawText(label.rectangle, Qt::AlignCenter, system.name);
    }
}

} // namespace

void paintGalaxy(QPainter& painter, const GalaxyScene& scene) {
    GalaxyPainter(painter, scene).paint();
}

} // namespace orrery::widgets
