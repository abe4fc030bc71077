// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_labels.h"

#include "widgets/galaxy/label_room.h"
#include "widgets/galaxy/map_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

constexpr qsizetype mostTexts = 6000;
constexpr std::size_t mostTried = 2000;   ///< number of systems in a view that are tried for a label
constexpr double pixelsForLabel = 5000.0; ///< area of the view for each label; more labels would hide the map
constexpr qsizetype longestName = 60;     ///< characters
constexpr double farOut = 26.0;           ///< spacing in pixels below which labels may cover unimportant stars
constexpr double realmsUpTo = 70.0;       ///< spacing in pixels up to which the names of empires show

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

    int paint();

private:
    void takeObstacles(const std::vector<int>& systems);
    void labelPlace(MapPlace place);
    void labelRealms();
    void labelSystem(int system, bool isWanted);
    void labelItems(int system);
    bool put(const QString& words, QPointF at, double gap, const QFont& font, const QColor& colour, bool isCentred);

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
    int m_placed = 0;
};

int Labels::paint() {
    for (const QRectF& taken : {m_wishes.fan, m_wishes.legend}) {
        if (!taken.isEmpty()) {
            m_room.take(taken);
        }
    }
    for (const auto& place : {m_wishes.selected, m_wishes.hovered}) {
        if (place) {
            labelPlace(*place);
        }
    }
    if (!m_scene.layers.names) {
        return m_placed;
    }
    if (m_scene.layers.areas && m_scene.layout.spacing() <= realmsUpTo) {
        labelRealms();
    }
    std::vector<int> systems = m_scene.visible;
    const auto tried = systems.begin() + static_cast<std::ptrdiff_t>(std::min(systems.size(), mostTried));
    std::partial_sort(systems.begin(), tried, systems.end(),
                      [this](int a, int b) { return m_scene.chart.rank(a) < m_scene.chart.rank(b); });
    systems.erase(tried, systems.end());
    if (m_scene.layout.spacing() >= farOut) {
        takeObstacles(systems);
    }
    for (std::size_t i = 0; i < systems.size() && m_left > 0; ++i) {
        labelSystem(systems[i], false);
    }
    for (std::size_t i = 0; i < systems.size() && m_left > 0; ++i) {
        labelItems(systems[i]);
    }
    return m_placed;
}

/// Keeps labels off the symbols of systems and items.
void Labels::takeObstacles(const std::vector<int>& systems) {
    const auto take = [this](QPointF at, double radius) {
        m_room.take(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    };
    for (const int system : systems) {
        take(m_scene.layout.systemPoint(system), m_scene.layout.starRadius(system) + 1.0);
        if (m_scene.layout.showsItems(system)) {
            for (int i = 0; i < static_cast<int>(m_scene.chart.items(system).size()); ++i) {
                take(m_scene.layout.itemPoint(system, i), m_scene.layout.itemRadius(system));
            }
        }
    }
}

/// Places a label beside a point: below, above, right or left; or with its middle at the point. Paints it there.
bool Labels::put(const QString& words, QPointF at, double gap, const QFont& font, const QColor& colour,
                 bool isCentred) {
    // Asks for a narrow label first. In a full view, most labels then need no layout.
    const auto placeOf = [&](double width, double height) {
        const QRectF middle(at.x() - width / 2, at.y() - height / 2, width, height);
        const double down = gap + height / 2;
        const double aside = gap + 2.0 + width / 2;
        return std::array{middle.translated(0, down), middle.translated(0, -down), middle.translated(aside, 0),
                          middle.translated(-aside, 0), middle};
    };
    const auto isPossible = [&](const QRectF& place) { return m_room.isFree(place); };
    const auto narrow = placeOf(12.0, m_height);
    if (words.isEmpty() || (!isCentred && std::none_of(narrow.begin(), narrow.end() - 1, isPossible))) {
        return false;
    }
    // Content can give names of any length.
    const QString shown = words.size() > longestName ? words.left(longestName - 1) + QChar(0x2026) : words;
    const LabelTexts::Text& text = m_texts.of(shown, font);
    const auto places = placeOf(text.size.width(), text.size.height());
    const auto found =
        isCentred ? m_room.place({places[4]}) : m_room.place({places[0], places[1], places[2], places[3]});
    if (!found) {
        return false;
    }
    m_painter.fillRect(found->adjusted(-1, 0, 1, 0), m_back);
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawStaticText(found->topLeft(), text.text);
    --m_left;
    ++m_placed;
    return true;
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
    const QString number = m_words.valueText(value);
    const double gap =
        m_wishes.fan.isEmpty() ? m_scene.layout.itemRadius(place.system) + 4.0 : m_wishes.fan.height() / 2 + 2.0;
    put(number.isEmpty() ? object.name : object.name + QStringLiteral("  ") + number,
        m_scene.layout.itemPoint(place.system, item), gap, m_bold, m_scene.colours.text, false);
}

void Labels::labelRealms() {
    for (const MapRealm& realm : m_scene.chart.realms()) {
        const std::vector<QString>& names = m_scene.chart.map().empireNames;
        const QPointF at = m_scene.camera.toScreen(realm.centre);
        if (realm.empire < static_cast<int>(names.size()) && m_scene.view.contains(at)) {
            put(names[static_cast<std::size_t>(realm.empire)], at, 0.0, m_bold, m_scene.colours.text, true);
        }
    }
}

void Labels::labelSystem(int system, bool isWanted) {
    const MapSystem& one = m_scene.chart.system(system);
    const QPointF at = m_scene.layout.systemPoint(system);
    const auto isSame = [&](const std::optional<MapPlace>& place) {
        return place && place->system == system && (place->object < 0 || !m_scene.layout.showsItems(system));
    };
    if (!m_scene.view.contains(at) || (!isWanted && (isSame(m_wishes.selected) || isSame(m_wishes.hovered)))) {
        return;
    }
    const QString number = m_words.valueText(m_scene.chart.value(system));
    const bool isStrong = isWanted || !one.owners.empty() || m_scene.chart.hasCapital(system);
    const QString words = number.isEmpty() ? one.name : one.name + QStringLiteral("  ") + number;
    const QFont& font = isWanted ? m_bold : m_font;
    const QColor& colour = isStrong ? m_scene.colours.text : m_scene.colours.dimText;
    // Near the star if there is room between the objects, otherwise around all of them.
    const double near = m_scene.layout.starRadius(system) + (isWanted ? 8.0 : 3.0);
    const double far = m_scene.layout.extent(system) + (isWanted ? 5.0 : 1.0);
    if (!put(words, at, near, font, colour, false) && far > near + 4.0) {
        put(words, at, far, font, colour, false);
    }
}

void Labels::labelItems(int system) {
    if (!m_scene.layout.showsItems(system)) {
        return;
    }
    const bool hasNames = m_scene.layout.showsItemNames(system);
    const auto items = m_scene.chart.items(system);
    for (std::size_t i = 0; i < items.size() && m_left > 0; ++i) {
        if (m_scene.isHidden(system, items[i]) || (!hasNames && items[i].count == 1)) {
            continue;
        }
        QString words = hasNames ? m_words.itemName(system, items[i]) : QStringLiteral("×%1").arg(items[i].count);
        const QString number = hasNames ? m_words.valueText(m_scene.chart.value(system, items[i])) : QString();
        words += number.isEmpty() ? QString() : QStringLiteral("  ") + number;
        put(words, m_scene.layout.itemPoint(system, static_cast<int>(i)), m_scene.layout.itemRadius(system) + 1.0,
            m_font, m_scene.colours.dimText, false);
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

int paintLabels(QPainter& painter, const MapScene& scene, const LabelWishes& wishes, LabelTexts& texts) {
    painter.save();
    const int count = Labels(painter, scene, wishes, texts).paint();
    painter.restore();
    return count;
}

} // namespace orrery::widgets
