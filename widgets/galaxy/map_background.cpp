// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_background.h"

#include "widgets/galaxy/map_areas.h"
#include "widgets/galaxy/map_canvas.h"
#include "widgets/galaxy/map_heat.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QVector>

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::widgets {

namespace {

/// The spacing of systems in pixels below which lanes would cover the map.
constexpr double fewestLanePixels = 3.0;

/// Paints the background of one scene. Pixels of the canvas must have the ground before.
class Background {
public:
    Background(MapCanvas canvas, double pixelRatio, const MapScene& scene, MapSymbols& symbols)
        : m_scene(scene), m_symbols(symbols), m_canvas(canvas), m_ratio(pixelRatio), m_values(valueColours(scene)) {
        for (const QString& name : scene.chart.starColours()) {
            m_stars.push_back((name.isEmpty() ? scene.colours.dimText : scene.colours.starColour(name)).rgba());
        }
        for (const QColor& colour : scene.empireColours()) {
            const bool isFaint = outlineOf(colour, scene.colours.base, scene.colours) != colour;
            m_empires.push_back({colour.rgba(), isFaint});
        }
    }

    void paint() {
        if (m_scene.layers.lanes && m_scene.layout.spacing() >= fewestLanePixels) {
            paintLanes();
        }
        if (m_scene.largestCircle() > 0.0) {
            paintCircles();
        }
        for (const int system : m_scene.visible) {
            paintSystem(system);
        }
        paintShared();
    }

    /// Fills an image of the view with the areas, the ranges and the heat. Returns false if there are none.
    bool paintGround(QImage& image) const;

private:
    std::vector<MapDisc> areas() const;
    std::vector<MapDisc> detection() const;
    void paintLanes();
    void paintCircles();
    void paintCircle(double number, QPointF at);
    double colourValue(int system) const {
        const MapChannelValues* const channel = m_scene.channel(MapChannel::colour);
        return channel ? m_scene.valueOf(*channel, system) : noNumber;
    }
    const QImage& circle(double number);
    void paintSystem(int system);
    void paintItems(int system);
    void paintShared();
    void put(const MapSymbol& symbol, QPointF at) { m_canvas.drawSymbol(m_symbols, symbol, at); }

    /// The ring of an empire around its systems. A faint one needs an outline (I5.4).
    struct Ring {
        QRgb colour;
        bool isFaint;
    };

    const MapScene& m_scene;
    MapSymbols& m_symbols;
    MapCanvas m_canvas;
    double m_ratio;                                ///< pixels of a picture for each pixel of the view
    const std::optional<MapValueColours> m_values; ///< colours of the layer of values
    std::vector<QRgb> m_stars;                     ///< colours of stars, by MapChart::starColour()
    std::vector<Ring> m_empires;                   ///< by MapScene::colourIndex()
    std::vector<int> m_shared;                     ///< visible systems with several owners
    /// The pictures of circles by their radius in quarters of a pixel: of positive and of negative numbers. A galaxy
    /// has 10,000 circles, but only a few sizes.
    std::array<std::vector<QImage>, 2> m_circles;
};

std::vector<MapDisc> Background::areas() const {
    const double radius = m_scene.layout.areaRadius();
    std::vector<MapDisc> discs;
    for (const int system :
         m_scene.chart.systemsIn(m_scene.camera.toGalaxy(m_scene.view.adjusted(-radius, -radius, radius, radius)))) {
        if (m_scene.chart.isSpace(system)) {
            continue;
        }
        const int owner = m_scene.chart.owner(system);
        const int shown = owner == MapChart::severalOwners ? m_scene.chart.system(system).owners.front() : owner;
        discs.push_back(
            {m_scene.layout.systemPoint(system), radius, shown < 0 ? MapDisc::noColour : m_scene.colourIndex(shown)});
    }
    return discs;
}

std::vector<MapDisc> Background::detection() const {
    std::vector<MapDisc> discs;
    for (const MapDetector& detector : m_scene.chart.detectors()) {
        const MapDisc disc{m_scene.layout.systemPoint(detector.system), detector.range * m_scene.camera.scale,
                           m_scene.colourIndex(detector.owner)};
        const QRectF reached = m_scene.view.adjusted(-disc.radius, -disc.radius, disc.radius, disc.radius);
        if (disc.radius >= 1.0 && reached.contains(disc.at)) {
            discs.push_back(disc);
        }
    }
    return discs;
}

bool Background::paintGround(QImage& image) const {
    MapRegions regions{.colours = m_scene.empireColours(), .outlines = m_scene.outlines()};
    const MapChannelValues* const heat = m_scene.channel(MapChannel::heat);
    if (m_scene.layers.areas && heat == nullptr) { // both would mix their colours
        regions.areas = areas();
    }
    if (m_scene.layers.detection) {
        regions.ranges = detection();
    }
    if (regions.areas.empty() && regions.ranges.empty()) {
        image.fill(m_scene.colours.base);
    } else {
        paintRegions(image, m_scene.colours.base, regions);
    }
    const bool hasHeat = heat != nullptr && heat->read().count > 0;
    if (hasHeat) {
        paintHeat(image, m_scene, *heat);
    }
    return hasHeat || !regions.areas.empty() || !regions.ranges.empty();
}

void Background::paintLanes() {
    const double spacing = m_scene.layout.spacing();
    const QRectF view = m_scene.view.adjusted(-1, -1, 1, 1);
    std::vector<QVector<QLineF>> lines(m_scene.chart.map().empireColours.size() + 1);
    for (const auto& [a, b] : m_scene.chart.map().lanes) {
        const QLineF line(m_scene.layout.systemPoint(a), m_scene.layout.systemPoint(b));
        const bool isOutside =
            std::max(line.x1(), line.x2()) < view.left() || std::min(line.x1(), line.x2()) > view.right() ||
            std::max(line.y1(), line.y2()) < view.top() || std::min(line.y1(), line.y2()) > view.bottom();
        if (isOutside || std::abs(line.dx()) + std::abs(line.dy()) < 3.0) {
            continue;
        }
        // If one empire alone owns both systems of a lane, the lane has the empire's colour. This makes the supply
        // visible.
        const int owner = m_scene.chart.owner(a);
        const bool sameOwner = owner >= 0 && owner == m_scene.chart.owner(b);
        lines[static_cast<std::size_t>(m_scene.colourIndex(sameOwner ? owner : -1))].append(line);
    }
    // Near, lanes are wider. There are few of them then.
    const double width = spacing < 60.0 ? 1.0 : 1.6;
    const auto draw = [&](const QVector<QLineF>& some, QColor colour, double alpha, double wide) {
        colour.setAlphaF(static_cast<float>(alpha));
        if (wide <= 1.0) {
            const QRgb rgba = colour.rgba();
            for (const QLineF& line : some) {
                m_canvas.drawLine(line, rgba);
            }
            return;
        }
        m_canvas.paint([&](QPainter& painter) {
            painter.setPen(QPen(colour, wide));
            painter.drawLines(some);
        });
    };
    // Far out, lanes fade, because there are so many in a small space.
    const double strength = std::clamp(spacing / 40.0, 0.35, 1.0);
    draw(lines.back(), m_scene.colours.dimText, 0.5 * strength, 1.0);
    for (std::size_t empire = 0; empire + 1 < lines.size(); ++empire) {
        const QColor colour = m_scene.empireColour(static_cast<int>(empire));
        if (outlineOf(colour, m_scene.colours.base, m_scene.colours) != colour) {
            draw(lines[empire], m_scene.colours.dimText, 0.6 * strength, width > 1.0 ? width + 1.6 : width);
        }
        draw(lines[empire], colour, 0.4 + 0.4 * strength, width);
    }
}

void Background::paintCircle(double number, QPointF at) {
    if (std::isnan(number) || number == 0.0) {
        return;
    }
    if (m_canvas.isOfShapes()) {
        put(circleSymbol(m_scene, number), at);
    } else {
        m_canvas.drawPicture(circle(number), at);
    }
}

const QImage& Background::circle(double number) {
    std::vector<QImage>& pictures = m_circles[number < 0.0 ? 1 : 0];
    const auto size = static_cast<std::size_t>(m_scene.circleRadius(number) * 4.0 + 0.5);
    if (size >= pictures.size()) {
        pictures.resize(size + 1);
    }
    if (pictures[size].isNull()) {
        pictures[size] = m_symbols.picture(circleSymbol(m_scene, number), m_ratio);
    }
    return pictures[size];
}

void Background::paintCircles() {
    for (const int system : m_scene.visible) {
        if (!m_scene.layout.showsItems(system)) {
            paintCircle(m_scene.circleNumber(system), m_scene.layout.systemPoint(system));
            continue;
        }
        if (const auto* const size = m_scene.channel(MapChannel::size); size && m_scene.isOwnValue(*size, system)) {
            paintCircle(m_scene.circleNumber(system), m_scene.layout.systemPoint(system));
        }
        const auto items = m_scene.chart.items(system);
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!m_scene.isHidden(system, items[i])) {
                paintCircle(m_scene.circleNumber(system, items[i]),
                            m_scene.layout.itemPoint(system, static_cast<int>(i)));
            }
        }
    }
}

void Background::paintSystem(int system) {
    if (m_scene.chart.isSpace(system)) {
        paintItems(system);
        return;
    }
    const QPointF at = m_scene.layout.systemPoint(system);
    const double radius = m_scene.layout.starRadius(system);
    const double value = colourValue(system);
    const QRgb colour = !m_values           ? m_stars[static_cast<std::size_t>(m_scene.chart.starColour(system))]
                        : std::isnan(value) ? m_scene.colours.border.rgba()
                                            : m_values->of(value);
    if (radius < 1.3) {
        m_canvas.drawSquare(at, 2.0 * radius, colour); // too small to see its shape
        return;
    }
    MapSymbol star{.shape = MapShape::star, .radius = radius, .fill = colour};
    // Below this size, a ring would hide the neighbours. The areas show the owners then.
    const bool hasRings = m_scene.layout.room(system) >= radius + 2.5;
    if (hasRings && m_scene.chart.owner(system) >= 0) {
        const Ring& ring = m_empires[static_cast<std::size_t>(m_scene.colourIndex(m_scene.chart.owner(system)))];
        star.ring = ring.colour;
        star.isDouble = m_scene.chart.hasCapital(system) && m_scene.layout.room(system) >= radius + 6.0;
        if (ring.isFaint) {
            put({.shape = MapShape::body, .radius = radius + 5.0, .ring = m_scene.colours.dimText.rgba()}, at);
        }
    }
    if (m_values && std::isnan(value)) {
        put({.shape = MapShape::body, .radius = radius, .ring = m_scene.colours.dimText.rgba()}, at);
        star.fill = 0;
    }
    put(star, at);
    if (hasRings && m_scene.chart.owner(system) == MapChart::severalOwners) {
        m_shared.push_back(system);
    }
    if (m_scene.layout.showsItems(system)) {
        paintItems(system);
    }
}

void Background::paintItems(int system) {
    const auto items = m_scene.chart.items(system);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (m_scene.isHidden(system, items[i])) {
            continue;
        }
        MapSymbol symbol =
            objectSymbol(m_scene, m_scene.firstObject(system, items[i]), m_scene.layout.itemRadius(system));
        if (m_values) {
            fillByValue(symbol, *m_values, m_scene.valueOf(*m_scene.channel(MapChannel::colour), system, items[i]));
        }
        const QPointF point = m_scene.layout.itemPoint(system, static_cast<int>(i));
        if (items[i].count > 1) { // a second symbol behind it shows that there are several
            put(symbol, point + QPointF(2.5, -2.5));
        }
        put(symbol, point);
    }
}

/// Draws the owners of systems with several owners, as equal arcs around the star.
void Background::paintShared() {
    if (m_shared.empty()) {
        return;
    }
    m_canvas.paint([this](QPainter& painter) {
        painter.setBrush(Qt::NoBrush);
        for (const int system : m_shared) {
            const std::vector<int>& owners = m_scene.chart.system(system).owners;
            const QPointF at = m_scene.layout.systemPoint(system);
            const double ring = m_scene.layout.starRadius(system) + 3.0;
            const auto share = static_cast<int>(5760 / static_cast<int>(owners.size()));
            for (std::size_t i = 0; i < owners.size(); ++i) {
                painter.setPen(QPen(m_scene.empireColour(owners[i]), 2.0));
                painter.drawArc(QRectF(at.x() - ring, at.y() - ring, 2 * ring, 2 * ring), static_cast<int>(i) * share,
                                share);
            }
        }
    });
}

MapShape shapeOf(const MapObject& object) {
    if (object.isMobile || object.kind == QLatin1String("ship")) {
        return MapShape::ship;
    }
    if (object.kind == QLatin1String("building")) {
        return MapShape::building;
    }
    return object.kind == QLatin1String("special") ? MapShape::special : MapShape::body;
}

} // namespace

void paintBackground(QImage& image, const MapScene& scene, MapSymbols& symbols) {
    Background background(MapCanvas(image), image.devicePixelRatioF(), scene, symbols);
    background.paintGround(image);
    background.paint();
}

void paintBackground(QPainter& drawing, const MapScene& scene, MapSymbols& symbols) {
    Background background(MapCanvas(drawing), 1.0, scene, symbols);
    QImage ground(scene.view.size().toSize(), QImage::Format_RGB32);
    if (background.paintGround(ground)) {
        drawing.drawImage(QPointF(0, 0), ground);
    } else {
        drawing.fillRect(scene.view, scene.colours.base);
    }
    background.paint();
}

MapSymbol circleSymbol(const MapScene& scene, double number) {
    QColor fill = scene.colours.accent;
    fill.setAlphaF(0.25F);
    return {.shape = number < 0.0 ? MapShape::negativeCircle : MapShape::circle,
            .radius = std::max(scene.circleRadius(number), 1.5),
            .fill = fill.rgba(),
            .ring = scene.colours.accent.rgba()};
}

std::optional<MapValueColours> valueColours(const MapScene& scene) {
    const MapChannelValues* const channel = scene.channel(MapChannel::colour);
    return channel ? std::optional<MapValueColours>(std::in_place, *channel, scene.colours, &scene.chart.map())
                   : std::nullopt;
}

void fillByValue(MapSymbol& symbol, const MapValueColours& colours, double value) {
    symbol.fill = std::isnan(value) ? 0 : colours.of(value);
}

MapSymbol objectSymbol(const MapScene& scene, const MapObject& object, double radius) {
    const QColor colour = scene.empireColour(object.owner);
    return {.shape = shapeOf(object),
            .radius = radius,
            .fill = (object.owner >= 0 ? colour : scene.colours.base).rgba(),
            .ring = outlineOf(colour, scene.colours.base, scene.colours).rgba(),
            .isDouble = object.isCapital};
}

} // namespace orrery::widgets
