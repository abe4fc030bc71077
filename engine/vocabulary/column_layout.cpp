// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vocabulary/column_layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::engine {

namespace {

struct BuiltinRow {
    std::string_view label;
    Format format;
};

constexpr std::array<std::string_view, static_cast<std::size_t>(Builtin::count_)> names{
    "exists",  "type",      "class",    "attached",  "owner",        "name",     "positioned",  "x",
    "y",       "system",    "created",  "remaining", "capital",      "target",   "destination", "heading",
    "creator", "homeworld", ".seen-by", ".shown-to", ".hidden-from", ".allowed", ".forbidden",
};

constexpr std::array<BuiltinRow, names.size()> builtins{{
    {"In the game", booleanFormat},
    {"Type", typeFormat},
    {"Class", classFormat},
    {"Attached to", objectFormat},
    {"Owner", objectFormat},
    {"Name", textFormat},
    {"Has a position", booleanFormat},
    {"X", numberFormat},
    {"Y", numberFormat},
    {"System", objectFormat},
    {"Turn of creation", numberFormat},
    {"Turns left", numberFormat},
    {"Capital", objectFormat},
    {"Target", objectFormat},
    {"Destination", objectFormat},
    {"Heading", objectFormat},
    {"Creator", objectFormat},
    {"Homeworld", objectFormat},
    {"Seen by", numberFormat},
    {"Shown to", numberFormat},
    {"Hidden from", numberFormat},
    {"Allowed", numberFormat},
    {"Forbidden", numberFormat},
}};

/// Returns whether the column would hold the maximum of a single meter. No object has it.
bool isHalfOfSingle(const ColumnSpec& column, const Vocabulary& vocabulary) {
    return column.role == ColumnRole::meterMax && vocabulary.meters()[column.of].single;
}

} // namespace

PhraseView ColumnSpec::absence() const {
    const std::string_view shown = name;
    switch (role) {
    case ColumnRole::meterCurrent:
        return {inPhrase("has no meter {0}"), shown};
    case ColumnRole::meterMax:
        return {inPhrase("has no meter {0}"), shown.substr(3)}; // without "Max"
    case ColumnRole::stockpile:
        return {inPhrase("has no stockpile of {0}"), shown};
    case ColumnRole::builtin:
    case ColumnRole::property:
    case ColumnRole::variable:
        break;
    }
    return {inPhrase("has no {0}"), shown};
}

std::span<const std::string_view> builtinNames() {
    return names;
}

ColumnLayout::ColumnLayout(const Vocabulary& vocabulary) {
    const auto next = [this] { return static_cast<std::uint16_t>(m_columns.size()); };
    for (std::uint16_t i = 0; i < builtins.size(); ++i) {
        m_columns.push_back(
            {std::string(names[i]), std::string(builtins[i].label), ColumnRole::builtin, i, builtins[i].format});
    }
    m_firstMeter = next();
    m_firstPartMeter = next();
    for (MeterIndex i = 0; i < vocabulary.meters().size(); ++i) {
        const Meter& meter = vocabulary.meters()[i];
        m_firstPartMeter = meter.partOf ? m_firstPartMeter : static_cast<std::uint16_t>(next() + 2);
        m_names.emplace("Current" + meter.id, ColumnId{next()});
        m_columns.push_back({meter.id, meter.label, ColumnRole::meterCurrent, i, numberFormat});
        m_columns.push_back({"Max" + meter.id, "Max " + meter.label, ColumnRole::meterMax, i, numberFormat});
    }
    m_firstStockpile = next();
    for (ResourceIndex i = 0; i < vocabulary.resources().size(); ++i) {
        const Resource& resource = vocabulary.resources()[i];
        m_columns.push_back({resource.id, resource.label, ColumnRole::stockpile, i, numberFormat});
    }
    for (PropertyIndex i = 0; i < vocabulary.properties().size(); ++i) {
        const Property& property = vocabulary.properties()[i];
        m_propertyColumn.push_back(property.ofClass ? noColumn : next());
        if (property.ofClass) {
            continue;
        }
        for (const std::string& alias : property.aliases) {
            m_names.emplace(alias, ColumnId{next()});
        }
        if (property.isNumber) {
            m_numbers = ColumnId{next()};
        }
        m_columns.push_back({property.id, property.label, ColumnRole::property, i, property.format});
    }
    for (std::uint16_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].name.starts_with('.') || isHalfOfSingle(m_columns[i], vocabulary)) {
            continue; // sets are not members, and a single meter has no maximum
        }
        m_names.insert_or_assign(m_columns[i].name, ColumnId{i}); // an id has precedence over an alias
    }

    m_presence.assign(vocabulary.types().size() * m_columns.size(), 0);
    for (TypeIndex i = 0; i < vocabulary.types().size(); ++i) {
        const Type& type = vocabulary.types()[i];
        std::uint8_t* presence = m_presence.data() + i * m_columns.size();
        for (std::size_t column = 0; column < builtins.size(); ++column) {
            presence[column] = 1;
        }
        for (const MeterIndex index : type.meters) {
            presence[meter(index, false).value] = 1;
            presence[meter(index, true).value] = vocabulary.meters()[index].single ? 0 : 1;
        }
        for (const ResourceIndex index : type.resources) {
            presence[stockpile(index).value] = 1;
        }
        for (const PropertyIndex index : type.properties) {
            if (hasColumn(index)) {
                presence[property(index).value] = 1;
            }
        }
    }
}

ColumnId ColumnLayout::addVariable(std::uint16_t variable, std::string name, Format format, TypeIndex type) {
    const std::size_t width = m_columns.size();
    const std::size_t types = width == 0 ? 0 : m_presence.size() / width;
    ColumnSpec column{std::move(name), {}, ColumnRole::variable, variable, format};
    column.label = column.name;
    m_columns.push_back(std::move(column));
    std::vector<std::uint8_t> presence(types * (width + 1), 0);
    for (std::size_t i = 0; i < types; ++i) {
        std::copy_n(m_presence.data() + i * width, width, presence.data() + i * (width + 1));
        presence[i * (width + 1) + width] = i == type ? 1 : 0;
    }
    m_presence = std::move(presence);
    return {static_cast<std::uint16_t>(width)};
}

std::optional<ColumnId> ColumnLayout::find(std::string_view name) const {
    const auto found = m_names.find(name);
    return found == m_names.end() ? std::nullopt : std::optional(found->second);
}

} // namespace orrery::engine
