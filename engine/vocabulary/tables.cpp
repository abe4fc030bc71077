// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vocabulary/tables.h"

#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

template <typename Index>
bool contains(const std::vector<Index>& indices, Index index) {
    bool isThere = false;
    for (const Index one : indices) { // without a branch, so that the compiler compares many at once
        isThere |= one == index;
    }
    const auto end = isThere ? std::find(indices.begin(), indices.end(), index) : indices.end();
    countWork(static_cast<std::uint64_t>(end - indices.begin()) + 1);
    return isThere;
}

/// The position of a value on the scale or wheel, and the number of values there.
struct Place {
    int before = 0;
    int all = 0;
};

Place placeOf(const Enumeration& enumeration, std::uint16_t value) {
    Place place;
    for (std::uint16_t i = 0; i < enumeration.values.size(); ++i) {
        if (!enumeration.values[i].off) {
            place.before += i < value ? 1 : 0;
            ++place.all;
        }
    }
    return place;
}

} // namespace

void Enumeration::add(Enumerator value) {
    const auto at = static_cast<std::uint16_t>(values.size());
    names.emplace(value.id, at);
    for (const std::string& alias : value.aliases) {
        names.emplace(alias, at);
    }
    values.push_back(std::move(value));
}

void Enumeration::index() {
    names.clear();
    for (std::uint16_t i = 0; i < values.size(); ++i) {
        names.emplace(values[i].id, i);
        for (const std::string& alias : values[i].aliases) {
            names.emplace(alias, i);
        }
    }
}

std::optional<std::uint16_t> Enumeration::find(std::string_view idOrAlias) const {
    if (!names.empty()) {
        const auto found = names.find(idOrAlias);
        countWork();
        return found == names.end() ? std::nullopt : std::optional(found->second);
    }
    for (std::uint16_t i = 0; i < values.size(); ++i) {
        const Enumerator& value = values[i];
        countWork(1 + value.aliases.size());
        if (value.id == idOrAlias ||
            std::find(value.aliases.begin(), value.aliases.end(), idOrAlias) != value.aliases.end()) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<int> Enumeration::distance(std::uint16_t a, std::uint16_t b) const {
    if (a >= values.size() || b >= values.size()) {
        return std::nullopt;
    }
    if (a == b) {
        return 0;
    }
    if (order == EnumerationOrder::none || values[a].off || values[b].off) {
        return std::nullopt;
    }
    const Place from = placeOf(*this, a);
    const Place to = placeOf(*this, b);
    const int steps = from.before < to.before ? to.before - from.before : from.before - to.before;
    return order == EnumerationOrder::wheel ? std::min(steps, from.all - steps) : steps;
}

std::optional<double> Type::resetOf(MeterIndex index, const Meter& meter) const {
    const auto rule = std::ranges::find(meterRules, index, &MeterRule::meter);
    if (rule != meterRules.end() && rule->hasReset) {
        return rule->reset;
    }
    return meter.rebuilt ? std::optional(0.0) : std::nullopt;
}

bool Type::clamps(MeterIndex meter) const {
    const auto rule = std::ranges::find(meterRules, meter, &MeterRule::meter);
    return rule == meterRules.end() || rule->clamps;
}

bool Type::hasMeter(MeterIndex meter) const {
    return contains(meters, meter);
}

bool Type::hasProperty(PropertyIndex property) const {
    return contains(properties, property);
}

bool Type::hasResource(ResourceIndex resource) const {
    return contains(resources, resource);
}

} // namespace orrery::engine
