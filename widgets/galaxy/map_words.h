// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_chart.h"
#include "widgets/galaxy/map_values.h"

#include <QCoreApplication>
#include <QString>

namespace orrery::widgets {

/// The words of the map for its labels, tooltips and accessible names.
class MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)

public:
    explicit MapWords(const MapChart& chart) : m_chart(chart) {}

    /// Returns the name of an item: the name of its only object, or a number and a class: "12 × Shipyard".
    QString itemName(int system, const MapItem& item) const;
    /// Returns the name of an object. An object without a name has the name of its class.
    static QString nameOf(const MapObject& object);
    /// Returns a number with its change since the marked turn: "12 ▲ +3"; empty if there is no number.
    QString valueText(const MapValue& value) const;
    /// Returns one line about an object or system: name, class or contents, and owner.
    QString summary(MapPlace place) const;
    /// Returns the lines of the tooltip: the summary, the items of a system, the chosen meter with its change, and the
    /// values of a layer. @param values null: no layer
    QString details(MapPlace place, const MapValues* values = nullptr) const;

private:
    QString empire(int index) const;
    const MapChart& m_chart;
};

} // namespace orrery::widgets
