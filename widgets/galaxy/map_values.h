// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/colour_scale.h"
#include "engine/lab/object_values.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

struct GalaxyMap;
struct Theme;

/// The ways in which the map shows a value of each object (I4.24).
enum class MapChannel : std::uint8_t {
    colour, ///< the fill of symbols
    size,   ///< circles whose area is proportional to the number
    label,  ///< a text beside the name
    heat,   ///< a colour between the systems
    count_
};

/// The values that one channel shows. Never changes.
class MapChannelValues {
    Q_DECLARE_TR_FUNCTIONS(MapChannelValues)

public:
    /// The names that have a colour of their own; the map shows all others alike.
    static constexpr std::size_t mostNames = 7;

    MapChannelValues(MapChannel channel, engine::ObjectValues read, bool isDifference);

    /// Returns why the channel shows nothing: a sentence; empty: it shows its values.
    const QString& problem() const { return m_problem; }
    /// Returns the name of the value, and for a difference that it is one.
    const QString& title() const { return m_title; }
    const engine::ObjectValues& read() const { return m_read; }
    const engine::ColourScale& scale() const { return m_scale; }
    bool isNames() const { return m_read.kind == engine::ObjectValueKind::name; }
    const std::vector<QString>& names() const { return m_names; }
    /// Returns the value of an object or system by its row; NaN: none.
    double at(std::uint32_t row) const;
    /// Returns whether the value of a system is that of its objects.
    bool isGathered(std::uint32_t row) const { return row < m_read.isGathered.size() && m_read.isGathered[row]; }
    /// Returns a value for people: "12.5", "▲ +2", "terran"; empty for no value.
    QString textOf(double value) const;
    /// Returns one line of the legend in words: "Colour: Industry (systems: mean), 0 to 20".
    QString words() const;
    /// Returns the line without the range.
    QString heading() const;

private:
    MapChannel m_channel;
    engine::ObjectValues m_read;
    engine::ColourScale m_scale;
    QString m_title;
    QString m_problem;
    std::vector<QString> m_names;
};

/// The values that a layer shows on the map.
struct MapValues {
    QString name; ///< name of the layer
    std::array<std::optional<MapChannelValues>, static_cast<std::size_t>(MapChannel::count_)> channels{};

    /// Returns a channel with values; null if it is not in use, or has a problem.
    const MapChannelValues* shown(MapChannel channel) const;
    /// Returns the words of the legend, for screen readers.
    QStringList words() const;
};
using MapValuesPtr = std::shared_ptr<const MapValues>;

/// The colours of a channel in a theme. Making it takes as long as reading a few hundred colours.
class MapValueColours {
public:
    /// @param map gives names of empires the colours of the empires; null: they have colours of their own
    MapValueColours(const MapChannelValues& values, const Theme& theme, const GalaxyMap* map = nullptr);
    /// Returns the colour of a value. @pre not a NaN
    QRgb of(double value) const;

private:
    bool takeEmpires(const Theme& theme, const GalaxyMap& map);

    const MapChannelValues& m_values;
    std::vector<QRgb> m_colours; ///< by name, or along the scale
};

} // namespace orrery::widgets
