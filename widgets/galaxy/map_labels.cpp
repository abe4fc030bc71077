// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_labels.h"

#include "widgets/galaxy/label_room.h"
#include "widgets/galaxy/map_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::widgets {

namespace {

constexpr qsizetype mostTexts = 6000;
constexpr std::size_t mostTried = 2000;   ///< number of systems in a view that are tried for a label
constexpr double pixelsForLabel = 5000.0; ///< area of the view for each label; more labels would hide the map
constexpr qsizetype longestName = 60;     ///< characters
constexpr double farOut = 26.0;           ///< spacing in pixels below which labels may cover unimportant stars
constexpr double realmsUpTo = 170.0;      ///< spacing in pixels up to which the names of empires show

/// Paints the labels of one scene.
class Labels {
public:
    Labels(QPainter& painter, const MapScene& scene, const LabelWishes& wishes, LabelTexts& texts)
        : m_painter(painter), m_scene(scene), m_wishes(wishes), m_texts(texts), m_words(scene.chart),
          m_room(scene.view.size()), m_font(painter.font()) {
        m_font.setPointSizeF(std::max(7.0, m_font.pointSizeF() - 1.0));
        m_bold = m_font;
        m_bold.setBold(true);
        m_height = QFontMetricsF(m_font).height();
        m_back = scene.colours.base;
        m_back.setAlphaF(0.62F);
        const double pixels = pixelsForLabel * (scene.layout.spacing() < farOut ? 2.0 : 1.0);
        m_left = static_cast<int>(scene.view.width() * scene.view.height() / pixels) + 1;
    }

    std::vector<MapName> paint();

private:
    std::vector<int> systemsToTry() const;
    void takeObstacles(const std::vector<int>& systems);
    void labelPlace(MapPlace place);
    int empireAt(QPointF point) const;
    void labelRealms();
    void labelSystem(int system, bool isWanted);
    void labelItems(int system);
    /// Returns the text of a number beside a name. Zeros that stay zero would only fill the map.
    QString numberOf(const MapValue& value) const {
        const bool isZero = value.now == 0.0 && (value.before == 0.0 || std::isnan(value.before));
        return isZero ? QString() : m_words.valueText(value);
    }
    template <typename MiddlesOf>
    bool put(const QString& words, const QFont& font, const QColor& colour, MiddlesOf middlesOf);
    bool putBeside(const QString& words, QPointF at, double gap, const QFont& font, const QColor& colour);

    QPainter& m_painter;
    const MapScene& m_scene;
    const LabelWishes& m_wishes;
    LabelTexts& m_texts;
    MapWords m_words;
    LabelRoom m_room;
    QFont m_font;
    QFont m_bold;
    double m_height;
    QColor m_back;
    int m_left; ///< number of labels that may still be placed
    std::vector<MapName> m_names;
};

std::vector<MapName> Labels::paint() {
    for (const QRectF& taken : {m_wishes.fan, m_wishes.legend}) {
        if (!taken.isEmpty()) {
            m_room.take(taken);
        }
    }
    for (const auto& place : {m_wishes.selected, m_wishes.hovered}) {
        if (place) {
            takeObstacles({place->system});
            labelPlace(*place);
        }
    }
    if (!m_scene.layers.names) {
        return std::move(m_names);
    }
    const std::vector<int> systems = systemsToTry();
    if (m_scene.layout.spacing() >= farOut) {
        takeObstacles(systems);
    }
    if (m_scene.layers.areas && m_scene.layout.spacing() <= realmsUpTo) {
        labelRealms();
    }
    for (std::size_t i = 0; i < systems.size() && m_left > 0; ++i) {
        labelSystem(systems[i], false);
    }
    for (std::size_t i = 0; i < systems.size() && m_left > 0; ++i) {
        labelItems(systems[i]);
    }
    return std::move(m_names);
}

/// Returns the most important visible systems, by decreasing importance.
std::vector<int> Labels::systemsToTry() const {
    std::vector<int> systems;
    if (m_scene.visible.size() > static_cast<std::size_t>(m_scene.chart.systemCount()) / 2) {
        // The first systems of all are nearly the first of the visible ones. Only systems in the view get a label.
        for (const int system : m_scene.chart.byRank()) {
            if (systems.size() >= mostTried) {
                break;
            }
            if (m_scene.view.contains(m_scene.layout.systemPoint(system))) {
                systems.push_back(system);
            }
        }
        return systems;
    }
    systems = m_scene.visible;
    const auto tried = systems.begin() + static_cast<std::ptrdiff_t>(std::min(systems.size(), mostTried));
    std::partial_sort(systems.begin(), tried, systems.end(),
                      [this](int a, int b) { return m_scene.chart.rank(a) < m_scene.chart.rank(b); });
    systems.erase(tried, systems.end());
    return systems;
}

/// Keeps labels off the symbols of systems and items.
void Labels::takeObstacles(const std::vector<int>& systems) {
    const auto take = [this](QPointF at, double radius) {
        m_room.take(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    };
    for (const int system : systems) {
        if (!m_scene.chart.isSpace(system)) {
            take(m_scene.layout.systemPoint(system), m_scene.layout.starRadius(system) + 1.0);
        }
        if (m_scene.layout.showsItems(system)) {
            for (int i = 0; i < static_cast<int>(m_scene.chart.items(system).size()); ++i) {
                take(m_scene.layout.itemPoint(system, i), m_scene.layout.itemRadius(system));
            }
        }
    }
}

/// Places a label at the first free of some middles, which depend on its size. Paints it there.
template <typename MiddlesOf>
bool Labels::put(const QString& words, const QFont& font, const QColor& colour, MiddlesOf middlesOf) {
    const auto areaAt = [](QPointF middle, QSizeF size) {
        return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size);
    };
    // Asks for a narrow label first. In a full view, most labels then need no layout.
    const QSizeF narrow(12.0, m_height);
    const auto narrowMiddles = middlesOf(narrow);
    if (words.isEmpty() ||
        std::ranges::none_of(narrowMiddles, [&](QPointF at) { return m_room.isFree(areaAt(at, narrow)); })) {
        return false;
    }
    // Content can give names of any length.
    const QString shown = words.size() > longestName ? words.left(longestName - 1) + QChar(0x2026) : words;
    const LabelTexts::Text& text = m_texts.of(shown, font);
    const auto middles = middlesOf(text.size);
    const auto free = std::ranges::find_if(middles, [&](QPointF at) { return m_room.isFree(areaAt(at, text.size)); });
    if (free == middles.end()) {
        return false;
    }
    const QRectF area = areaAt(*free, text.size);
    m_room.take(area);
    m_painter.fillRect(area.adjusted(-1, 0, 1, 0), m_back);
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawStaticText(area.topLeft(), text.text);
    --m_left;
    m_names.push_back({shown, area});
    return true;
}

/// Places a label below, above, right or left of a point.
bool Labels::putBeside(const QString& words, QPointF at, double gap, const QFont& font, const QColor& colour) {
    return put(words, font, colour, [&](QSizeF size) {
        const double down = gap + size.height() / 2;
        const double aside = gap + 2.0 + size.width() / 2;
        return std::array{at + QPointF(0, down), at - QPointF(0, down), at + QPointF(aside, 0), at - QPointF(aside, 0)};
    });
}

void Labels::labelPlace(MapPlace place) {
    if (place.object < 0 || !m_scene.layout.showsItems(place.system)) {
        labelSystem(place.system, true);
        return;
    }
    const int item = m_scene.chart.itemOf(place);
    const MapObject& object = m_scene.chart.system(place.system).objects[static_cast<std::size_t>(place.object)];
    MapValue value;
    value.add(object);
    const QString number = m_scene.values ? m_scene.valueText(object) : m_words.valueText(value);
    const double gap =
        m_wishes.fan.isEmpty() ? m_scene.layout.itemRadius(place.system) + 4.0 : m_wishes.fan.height() / 2 + 2.0;
    putBeside(number.isEmpty() ? MapWords::nameOf(object) : MapWords::nameOf(object) + QStringLiteral("  ") + number,
              m_scene.layout.itemPoint(place.system, item), gap, m_bold, m_scene.colours.text);
}

/// Returns the empire in whose area a point is; -1: none.
int Labels::empireAt(QPointF point) const {
    const double reach = m_scene.layout.spacing() * 1.2;
    const QRectF around(point - QPointF(reach, reach), point + QPointF(reach, reach));
    double nearest = reach * reach;
    int empire = -1;
    for (const int system : m_scene.chart.systemsIn(m_scene.camera.toGalaxy(around))) {
        const QPointF way = m_scene.layout.systemPoint(system) - point;
        if (const double distance = QPointF::dotProduct(way, way); distance < nearest) {
            const std::vector<int>& owners = m_scene.chart.system(system).owners;
            nearest = distance;
            empire = owners.empty() ? -1 : owners.front();
        }
    }
    return empire;
}

void Labels::labelRealms() {
    for (const MapRealm& realm : m_scene.chart.realms()) {
        const std::vector<QString>& names = m_scene.chart.map().empireNames;
        const QPointF at = m_scene.camera.toScreen(realm.centre);
        if (realm.empire >= static_cast<int>(names.size()) || !m_scene.view.contains(at)) {
            continue;
        }
        // Moves aside from stars, but stays in the area of the empire.
        put(names[static_cast<std::size_t>(realm.empire)], m_bold, m_scene.colours.text, [&](QSizeF size) {
            std::vector<QPointF> middles;
            const double farthest = std::max(m_scene.layout.spacing(), 3.0 * size.height());
            for (double away = size.height(); away <= farthest; away += size.height()) {
                for (int direction = 0; direction < 12; ++direction) {
                    const double angle = direction * 0.5236 - 1.5708;
                    const QPointF middle = at + QPointF(std::cos(angle), std::sin(angle)) * away;
                    const QPointF half(size.width() / 2 + 2.0, size.height() / 2 + 2.0);
                    const bool isVisible = m_scene.view.contains(QRectF(middle - half, middle + half));
                    if (isVisible && (m_scene.layout.spacing() < farOut || empireAt(middle) == realm.empire)) {
                        middles.push_back(middle);
                    }
                }
            }
            return middles;
        });
    }
}

void Labels::labelSystem(int system, bool isWanted) {
    const MapSystem& one = m_scene.chart.system(system);
    const QPointF at = m_scene.layout.systemPoint(system);
    const auto isSame = [&](const std::optional<MapPlace>& place) {
        return place && place->system == system && (place->object < 0 || !m_scene.layout.showsItems(system));
    };
    if (m_scene.chart.isSpace(system) || !m_scene.view.contains(at) ||
        (!isWanted && (isSame(m_wishes.selected) || isSame(m_wishes.hovered)))) {
        return;
    }
    const QString number = m_scene.values ? m_scene.valueText(system) : numberOf(m_scene.chart.value(system));
    const bool isStrong = isWanted || !one.owners.empty() || m_scene.chart.hasCapital(system);
    const QString words = number.isEmpty() ? one.name : one.name + QStringLiteral("  ") + number;
    const QFont& font = isWanted ? m_bold : m_font;
    const QColor& colour = isStrong ? m_scene.colours.text : m_scene.colours.dimText;
    // Near the star if there is room between the objects, otherwise around all of them.
    const double near = m_scene.layout.starRadius(system) + (isWanted ? 8.0 : 3.0);
    const double far = m_scene.layout.extent(system) + (isWanted ? 5.0 : 1.0);
    if (!putBeside(words, at, near, font, colour) && far > near + 4.0) {
        putBeside(words, at, far, font, colour);
    }
}

void Labels::labelItems(int system) {
    if (!m_scene.layout.showsItems(system)) {
        return;
    }
    const bool hasNames = m_scene.layout.showsItemNames(system);
    const auto items = m_scene.chart.items(system);
    for (std::size_t i = 0; i < items.size() && m_left > 0; ++i) {
        const auto hasOwnLabel = [&](const std::optional<MapPlace>& place) {
            return place && place->system == system && place->object >= 0 && items[i].count == 1 &&
                   m_scene.chart.itemOf(*place) == static_cast<int>(i);
        };
        if (m_scene.isHidden(system, items[i]) || (!hasNames && items[i].count == 1) ||
            hasOwnLabel(m_wishes.selected) || hasOwnLabel(m_wishes.hovered)) {
            continue;
        }
        QString words = hasNames ? m_words.itemName(system, items[i]) : QStringLiteral("×%1").arg(items[i].count);
        const QString number = !hasNames        ? QString()
                               : m_scene.values ? m_scene.valueText(system, items[i])
                                                : numberOf(m_scene.chart.value(system, items[i]));
        words += number.isEmpty() ? QString() : QStringLiteral("  ") + number;
        putBeside(words, m_scene.layout.itemPoint(system, static_cast<int>(i)), m_scene.layout.itemRadius(system) + 1.0,
                  m_font, m_scene.colours.dimText);
    }
}

} // namespace

const LabelTexts::Text& LabelTexts::of(const QString& words, const QFont& font) {
    if (m_texts.size() > mostTexts) {
        m_texts.clear();
    }
    Text& text = m_texts[(font.bold() ? QLatin1Char('b') : QLatin1Char('r')) + words];
    if (text.size.isEmpty()) {
        text.text.setText(words);
        text.text.setTextFormat(Qt::PlainText);
        text.text.setPerformanceHint(QStaticText::AggressiveCaching);
        text.text.prepare({}, font);
        text.size = text.text.size();
    }
    return text;
}

std::vector<MapName> paintLabels(QPainter& painter, const MapScene& scene, const LabelWishes& wishes,
                                 LabelTexts& texts) {
    painter.save();
    std::vector<MapName> names = Labels(painter, scene, wishes, texts).paint();
    painter.restore();
    return names;
}

} // namespace orrery::widgets
