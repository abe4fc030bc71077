// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_values.h"

#include "widgets/base/number_text.h"
#include "widgets/galaxy/galaxy_map.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace orrery::widgets {

namespace {
constexpr std::size_t mostTicks = 5;
constexpr std::size_t colourSteps = 65; ///< along a scale; symbols of equal colour share a picture
} // namespace

MapChannelValues::MapChannelValues(MapChannel channel, engine::ObjectValues read, bool isDifference)
    : m_channel(channel), m_read(std::move(read)) {
    const QString label = engineText(m_read.label);
    m_title = isDifference ? tr("%1, change from the other run").arg(label) : label;
    for (const engine::Phrase& name : m_read.names) {
        m_names.push_back(engineText(name));
    }
    const bool needsNumber = channel == MapChannel::size || channel == MapChannel::heat;
    if (!m_read.problem.empty()) {
        m_problem = sentenceText(m_read.problem);
    } else if (isNames() && needsNumber) {
        m_problem = tr("Size and heat need a number");
    } else if (!isNames()) {
        const bool isTwoSided = m_read.kind == engine::ObjectValueKind::difference;
        m_scale = engine::colourScale(isTwoSided ? engine::ColourOrder::twoSided : engine::ColourOrder::rising,
                                      m_read.low, m_read.high, mostTicks);
    }
}

double MapChannelValues::at(std::uint32_t row) const {
    return row < m_read.values.size() ? m_read.values[row] : std::numeric_limits<double>::quiet_NaN();
}

QString MapChannelValues::textOf(double value) const {
    if (std::isnan(value)) {
        return {};
    }
    switch (m_read.kind) {
    case engine::ObjectValueKind::name: {
        const auto index = static_cast<std::size_t>(value);
        return index < m_names.size() ? m_names[index] : QString();
    }
    case engine::ObjectValueKind::truth:
        return value == 0.0 ? tr("false") : value == 1.0 ? tr("true") : shortNumber(value);
    case engine::ObjectValueKind::difference:
        return value == 0.0 ? shortNumber(value) : changeText(value);
    case engine::ObjectValueKind::number:
        break;
    }
    return shortNumber(value);
}

QString MapChannelValues::heading() const {
    const QString& what = m_problem.isEmpty() ? m_title : m_problem;
    QString line;
    switch (m_channel) {
    case MapChannel::colour:
        line = tr("Colour: %1").arg(what);
        break;
    case MapChannel::size:
        line = tr("Size: %1").arg(what);
        break;
    case MapChannel::label:
        line = tr("Label: %1").arg(what);
        break;
    case MapChannel::heat:
        line = tr("Heat: %1").arg(what);
        break;
    case MapChannel::count_:
        break;
    }
    const bool hasGathered = std::ranges::find(m_read.isGathered, true) != m_read.isGathered.end();
    if (!m_problem.isEmpty() || isNames() || !hasGathered) {
        return line;
    }
    const std::array<QString, static_cast<std::size_t>(engine::ValueGather::count_)> gathers{
        tr("%1 (systems: mean)"), tr("%1 (systems: sum)"), tr("%1 (systems: smallest)"), tr("%1 (systems: largest)")};
    return gathers[static_cast<std::size_t>(m_read.gather)].arg(line);
}

QString MapChannelValues::words() const {
    if (!m_problem.isEmpty()) {
        return heading();
    }
    if (m_read.count == 0) {
        //: A line of the legend, such as "Colour: Industry"
        return tr("%1, no object has a value").arg(heading());
    }
    if (isNames()) {
        QStringList first;
        for (std::size_t i = 0; i < std::min(m_names.size(), mostNames); ++i) {
            first << m_names[i];
        }
        return heading() + QStringLiteral(": ") + first.join(QStringLiteral(", "));
    }
    //: A line of the legend and the range of its values, such as "Colour: Industry, 0 to 20"
    return tr("%1, %2 to %3").arg(heading(), textOf(m_read.low), textOf(m_read.high));
}

const MapChannelValues* MapValues::shown(MapChannel channel) const {
    const auto& values = channels[static_cast<std::size_t>(channel)];
    return values && values->problem().isEmpty() ? &*values : nullptr;
}

QStringList MapValues::words() const {
    QStringList lines;
    for (const auto& channel : channels) {
        if (channel) {
            lines << channel->words();
        }
    }
    return lines;
}

/// Takes the colours of empires, if one of the names is that of an empire. Other names get the usual colours.
bool MapValueColours::takeEmpires(const Theme& theme, const GalaxyMap& map) {
    const std::vector<engine::Row>& objects = m_values.read().objects;
    const auto empireOf = [&map](engine::Row row) { return std::ranges::find(map.empireRows, row); };
    if (std::ranges::none_of(objects, [&](engine::Row row) { return empireOf(row) != map.empireRows.end(); })) {
        return false;
    }
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const auto empire = empireOf(objects[i]);
        m_colours.push_back(empire != map.empireRows.end()
                                ? map.empireColours[static_cast<std::size_t>(empire - map.empireRows.begin())].rgba()
                            : objects[i] == engine::noRow ? theme.dimText.rgba()
                                                          : theme.categoricalColour(static_cast<int>(i)).rgba());
    }
    m_colours.push_back(theme.dimText.rgba());
    return true;
}

MapValueColours::MapValueColours(const MapChannelValues& values, const Theme& theme, const GalaxyMap* map)
    : m_values(values) {
    if (map != nullptr && takeEmpires(theme, *map)) {
        return;
    }
    if (values.isNames()) {
        for (std::size_t i = 0; i < std::min(values.names().size(), MapChannelValues::mostNames); ++i) {
            m_colours.push_back(theme.categoricalColour(static_cast<int>(i)).rgba());
        }
        m_colours.push_back(theme.dimText.rgba());
        return;
    }
    for (std::size_t i = 0; i < colourSteps; ++i) {
        const double share = static_cast<double>(i) / (colourSteps - 1);
        m_colours.push_back(0xff000000U |
                            engine::scaleColour(values.scale().order, share, theme.kind == ThemeKind::dark));
    }
}

QRgb MapValueColours::of(double value) const {
    const double place = m_values.isNames() ? value : m_values.scale().shareOf(value) * (colourSteps - 1) + 0.5;
    return m_colours[std::min(static_cast<std::size_t>(std::max(place, 0.0)), m_colours.size() - 1)];
}

} // namespace orrery::widgets
