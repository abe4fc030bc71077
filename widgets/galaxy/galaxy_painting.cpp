// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::widgets {

namespace {

QColor empireColour(const GalaxyMap& map, int index, const Theme& theme) {
    if (index < 0) {
        return theme.dimText;
    }
    return index < static_cast<int>(map.empireColours.size()) ? map.empireColours[static_cast<std::size_t>(index)]
                                                              : theme.categoricalColour(index);
}

QPolygonF starShape(QPointF at, double radius) {
    QPolygonF shape;
    for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? radius : radius * 0.45;
        const double angle = i * 3.14159265358979 / 5.0 - 1.5708;
        shape << at + QPointF(std::cos(angle), std::sin(angle)) * r;
    }
    return shape;
}

} // namespace

void GalaxyView::paintEvent(QPaintEvent*) {
    const Theme& colours = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.base);
    if (m_map.systems.empty()) {
        painter.setPen(colours.dimText);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintLanes(painter);
    const QRectF room = QRectF(rect()).adjusted(-60, -60, 60, 60);
    for (const MapSystem& system : m_map.systems) {
        if (room.contains(toScreen(system.position))) {
            paintSystem(painter, system);
        }
    }
    paintLabels(painter);
    paintLegend(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void GalaxyView::paintLanes(QPainter& painter) const {
    const Theme& colours = themeOf(palette());
    const QRectF room = QRectF(rect());
    QVector<QLineF> unowned;
    QHash<int, QVector<QLineF>> owned;
    for (const auto& [a, b] : m_map.lanes) {
        const MapSystem& from = m_map.systems[static_cast<std::size_t>(a)];
        const MapSystem& to = m_map.systems[static_cast<std::size_t>(b)];
        const QLineF line(toScreen(from.position), toScreen(to.position));
        if (!QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(room)) {
            continue;
        }
        // A lane between two systems that one empire alone owns has its colour, which shows supply at a glance.
        const bool sameOwner = from.owners.size() == 1 && from.owners == to.owners;
        (sameOwner ? owned[from.owners.front()] : unowned).append(line);
    }
    painter.setPen(QPen(colours.border, 1.2));
    painter.drawLines(unowned);
    QList<int> empires = owned.keys();
    std::sort(empires.begin(), empires.end());
    for (const int empire : empires) {
        QColor colour = empireColour(m_map, empire, colours);
        colour.setAlphaF(0.55F);
        painter.setPen(QPen(colour, 1.6));
        painter.drawLines(owned.value(empire));
    }
}

void GalaxyView::paintSystem(QPainter& painter, const MapSystem& system) const {
    const Theme& colours = themeOf(palette());
    const QPointF at = toScreen(system.position);
    const double radius = showsObjects() ? 5.0 : 3.2;
    // Draws the owners as equal arcs around the star.
    if (!system.owners.empty()) {
        const double ring = radius + 3.0;
        const auto share = static_cast<int>(5760 / static_cast<int>(system.owners.size()));
        painter.setBrush(Qt::NoBrush);
        for (std::size_t i = 0; i < system.owners.size(); ++i) {
            painter.setPen(QPen(empireColour(m_map, system.owners[i], colours), 2.0));
            painter.drawArc(QRectF(at.x() - ring, at.y() - ring, 2 * ring, 2 * ring), static_cast<int>(i) * share,
                            share);
        }
    }
    const QColor star = system.starColour.isEmpty() ? colours.dimText : colours.starColour(system.starColour);
    painter.setPen(QPen(colours.border, 1.0));
    painter.setBrush(star);
    painter.drawEllipse(at, radius, radius);
    if (const auto mark = m_marks.constFind(system.row); mark != m_marks.constEnd()) {
        paintMark(painter, *mark, at, radius + 6.0);
    }
    if (m_selected == system.row) {
        painter.setPen(QPen(colours.accent, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(at.x() - 10, at.y() - 10, 20, 20));
    }
    if (!showsObjects()) {
        paintMarksOf(painter, system, at, radius + 6.0);
        for (const MapObject& object : system.objects) {
            if (m_selected == object.row) {
                painter.setPen(QPen(colours.accent, 2.0, Qt::DotLine));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(QRectF(at.x() - 10, at.y() - 10, 20, 20));
            }
        }
        return;
    }
    for (std::size_t o = 0; o < system.objects.size(); ++o) {
        paintObject(painter, system.objects[o], objectPoint(system, o));
    }
}

void GalaxyView::paintObject(QPainter& painter, const MapObject& object, QPointF at) const {
    const Theme& colours = themeOf(palette());
    const QColor colour = empireColour(m_map, object.owner, colours);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(object.owner >= 0 ? QBrush(colour) : QBrush(colours.base));
    // The shape shows the kind, so that colour is never the only signal.
    if (object.kind == QLatin1String("ship")) {
        const QPointF triangle[] = {at + QPointF(0, -4), at + QPointF(3.5, 3), at + QPointF(-3.5, 3)};
        painter.drawConvexPolygon(triangle, 3);
    } else if (object.kind == QLatin1String("building")) {
        painter.drawRect(QRectF(at.x() - 2.5, at.y() - 2.5, 5, 5));
    } else if (object.kind == QLatin1String("special")) {
        const QPointF diamond[] = {at + QPointF(0, -3.5), at + QPointF(3.5, 0), at + QPointF(0, 3.5),
                                   at + QPointF(-3.5, 0)};
        painter.drawConvexPolygon(diamond, 4);
    } else {
        painter.drawEllipse(at, 3.2, 3.2);
    }
    if (object.isCapital) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 5.4, 5.4);
    }
    if (const auto mark = m_marks.constFind(object.row); mark != m_marks.constEnd()) {
        paintMark(painter, *mark, at, 7.0);
    }
    if (m_selected == object.row) {
        painter.setPen(QPen(colours.accent, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(at.x() - 7, at.y() - 7, 14, 14));
    }
}

/// Draws the marks of objects that are too small to see on their system, each kind once.
void GalaxyView::paintMarksOf(QPainter& painter, const MapSystem& system, QPointF at, double radius) const {
    if (m_marks.isEmpty()) {
        return;
    }
    std::array<bool, 4> has{};
    for (const MapObject& object : system.objects) {
        if (const auto mark = m_marks.constFind(object.row); mark != m_marks.constEnd()) {
            has[static_cast<std::size_t>(*mark)] = true;
        }
    }
    // A ring replaces the hollow one around the same star: at least one object there still matches.
    has[static_cast<std::size_t>(MapMark::letDown)] &= !has[static_cast<std::size_t>(MapMark::inScope)];
    for (std::size_t mark = 0; mark < has.size(); ++mark) {
        if (has[mark]) {
            paintMark(painter, static_cast<MapMark>(mark), at, radius);
        }
    }
}

void GalaxyView::paintLegend(QPainter& painter) const {
    if (m_legend.empty()) {
        return;
    }
    const Theme& colours = themeOf(palette());
    const QFontMetrics metrics = painter.fontMetrics();
    const int line = metrics.height() + 6;
    int width = 0;
    for (const auto& [mark, words] : m_legend) {
        width = std::max(width, metrics.horizontalAdvance(words));
    }
    const QRectF box(10.5, height() - 10.5 - line * static_cast<double>(m_legend.size()) - 8, width + 46,
                     line * static_cast<double>(m_legend.size()) + 8);
    QColor back = colours.base;
    back.setAlphaF(0.9F);
    painter.setPen(QPen(colours.border, 1.0));
    painter.setBrush(back);
    painter.drawRect(box);
    double y = box.top() + 4;
    for (const auto& [mark, words] : m_legend) {
        const QPointF at(box.left() + 18, y + line / 2.0);
        // The map draws the star and the triangle beside their object, so shift them to the middle here.
        const double radius = 6.0;
        const QPointF aside = mark == MapMark::source    ? QPointF(-radius, radius)
                              : mark == MapMark::changed ? QPointF(radius, radius)
                                                         : QPointF();
        paintMark(painter, mark, at + aside, radius);
        painter.setPen(colours.text);
        painter.drawText(QRectF(box.left() + 36, y, width + 4, line), Qt::AlignLeft | Qt::AlignVCenter, words);
        y += line;
    }
}

void GalaxyView::paintMark(QPainter& painter, MapMark mark, QPointF at, double radius) const {
    const double ratio = painter.device()->devicePixelRatioF();
    const double reach = radius + 16.0;
    QPixmap& picture = m_markPictures[(static_cast<quint64>(radius * 16.0) << 8) | static_cast<quint64>(mark)];
    if (picture.isNull() || picture.devicePixelRatioF() != ratio) {
        picture = QPixmap((QSizeF(2 * reach, 2 * reach) * ratio).toSize());
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter own(&picture);
        own.setRenderHint(QPainter::Antialiasing);
        drawMark(own, mark, QPointF(reach, reach), radius);
    }
    painter.drawPixmap(at - QPointF(reach, reach), picture);
}

void GalaxyView::drawMark(QPainter& painter, MapMark mark, QPointF at, double radius) const {
    const Theme& colours = themeOf(palette());
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

void GalaxyView::paintLabels(QPainter& painter) const {
    const Theme& colours = themeOf(palette());
    QFont font = painter.font();
    font.setPointSizeF(std::max(7.0, font.pointSizeF() - 1.0));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QRectF room = QRectF(rect());
    const double radius = showsObjects() ? 5.0 : 3.2;
    std::vector<LabelRequest> requests;
    std::vector<LabelRequest> things;
    for (std::size_t i = 0; i < m_map.systems.size(); ++i) {
        const MapSystem& system = m_map.systems[i];
        const QPointF at = toScreen(system.position);
        if (system.name.isEmpty() || !room.contains(at)) {
            continue;
        }
        double importance =
            static_cast<double>(system.objects.size()) + 20.0 * static_cast<double>(system.owners.size());
        bool hasCapital = false;
        bool isSelected = m_selected == system.row;
        for (const MapObject& object : system.objects) {
            hasCapital = hasCapital || object.isCapital;
            isSelected = isSelected || m_selected == object.row;
        }
        importance += (hasCapital ? 1000.0 : 0.0) + (isSelected ? 1e6 : 0.0);
        const double rings = showsObjects() && !system.objects.empty()
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
        const MapSystem& system = m_map.systems[static_cast<std::size_t>(label.subject)];
        painter.setPen(label.importance >= 20.0 ? colours.text : colours.dimText);
        painter.drawText(label.rectangle, Qt::AlignCenter, system.name);
    }
}

} // namespace orrery::widgets
