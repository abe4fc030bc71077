// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_words.h"

#include "widgets/base/number_text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {
constexpr qsizetype mostLines = 16; ///< number of items in a tooltip

const QString& kindOf(const MapObject& object) {
    return object.kindLabel.isEmpty() ? object.kind : object.kindLabel;
}
} // namespace

QString MapWords::empire(int index) const {
    const std::vector<QString>& names = m_chart.map().empireNames;
    return index >= 0 && index < static_cast<int>(names.size()) ? names[static_cast<std::size_t>(index)] : QString();
}

QString MapWords::nameOf(const MapObject& object) {
    // An object without a name has a number, which says less than its class.
    return !object.isNamed && !object.ofClass.isEmpty() ? object.ofClass : object.name;
}

QString MapWords::itemName(int system, const MapItem& item) const {
    const std::vector<MapObject>& objects = m_chart.system(system).objects;
    const auto members = m_chart.members(item);
    const MapObject& first = objects[static_cast<std::size_t>(members.front())];
    if (members.size() == 1) {
        return nameOf(first);
    }
    const bool isOneClass = std::ranges::all_of(
        members, [&](int object) { return objects[static_cast<std::size_t>(object)].ofClass == first.ofClass; });
    //: A number of objects of one class, such as "12 × Shipyard"
    return tr("%1 × %2")
        .arg(members.size())
        .arg(isOneClass && !first.ofClass.isEmpty() ? first.ofClass : kindOf(first));
}

QString MapWords::valueText(const MapValue& value) const {
    if (std::isnan(value.now)) {
        return {};
    }
    const QString number = shortNumber(value.now);
    if (!m_chart.map().markedTurn || value.now == value.before) {
        return number;
    }
    //: A number of an object that did not exist at the marked turn
    return std::isnan(value.before) ? tr("%1 (new)").arg(number)
                                    : number + QLatin1Char(' ') + changeText(value.now - value.before);
}

QString MapWords::summary(MapPlace place) const {
    const MapSystem& system = m_chart.system(place.system);
    if (place.object < 0) {
        QStringList owners;
        for (const int owner : system.owners) {
            owners << empire(owner);
        }
        const QString objects = tr("%n object(s)", nullptr, static_cast<int>(system.objects.size()));
        return owners.isEmpty() ? tr("%1: %2").arg(system.name, objects)
                                : tr("%1 (%2): %3").arg(system.name, owners.join(QStringLiteral(", ")), objects);
    }
    const MapObject& object = system.objects[static_cast<std::size_t>(place.object)];
    const QString owner = empire(object.owner);
    return owner.isEmpty() ? tr("%1, %2").arg(object.name, kindOf(object))
                           : tr("%1, %2 of %3").arg(object.name, kindOf(object), owner);
}

QString MapWords::details(MapPlace place, const MapValues* values) const {
    QStringList lines{summary(place)};
    MapValue value;
    if (place.object < 0) {
        value = m_chart.value(place.system);
        const auto items = m_chart.items(place.system);
        for (const MapItem& item : items) {
            if (lines.size() > mostLines) {
                lines << QStringLiteral("…");
                break;
            }
            lines << QStringLiteral("  ") + itemName(place.system, item);
        }
    } else {
        const MapObject& object = m_chart.system(place.system).objects[static_cast<std::size_t>(place.object)];
        if (!object.ofClass.isEmpty() && object.ofClass != object.name) {
            lines << object.ofClass;
        }
        value.add(object);
    }
    const QString words = valueText(value);
    const GalaxyMap& map = m_chart.map();
    if (!words.isEmpty() && map.markedTurn) {
        lines << tr("%1: %2 (since turn %3)").arg(map.meter, words).arg(*map.markedTurn);
    } else if (!words.isEmpty()) {
        lines << tr("%1: %2").arg(map.meter, words);
    }
    const MapSystem& there = m_chart.system(place.system);
    const std::uint32_t row = place.object < 0 ? there.row : there.objects[static_cast<std::size_t>(place.object)].row;
    for (int i = 0; values != nullptr && i < static_cast<int>(MapChannel::count_); ++i) {
        if (const MapChannelValues* const channel = values->shown(static_cast<MapChannel>(i))) {
            const QString shown = channel->textOf(channel->at(row));
            lines << tr("%1: %2").arg(channel->heading(), shown.isEmpty() ? tr("no value") : shown);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace orrery::widgets
