// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/usual_attributes.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

struct UsualRow {
    std::string_view tag;
    std::array<std::string_view, 5> attributes{};
    std::size_t count = 0;
};

template <typename... Names>
constexpr UsualRow row(std::string_view tag, Names... names) {
    return {tag, {names...}, sizeof...(names)};
}

constexpr std::array rows{
    row("activation", "if"),
    row("available", "if"),
    row("class", "name"),
    row("exclude", "if"),
    row("galaxy", "seed", "systems", "shape", "empires", "planets"),
    row("group", "id", "name", "priority", "stacking"),
    row("include", "if"),
    row("location", "if"),
    row("scenario", "name"),
    row("set", "value"),
    row("trigger", "of", "if"),
};
static_assert(std::is_sorted(rows.begin(), rows.end(),
                             [](const UsualRow& a, const UsualRow& b) { return a.tag < b.tag; }));

} // namespace

std::span<const std::string_view> usualAttributes(const ElementSpec& element) {
    const auto found = std::ranges::lower_bound(rows, element.tag, {}, &UsualRow::tag);
    return found != rows.end() && found->tag == element.tag ? std::span(found->attributes).first(found->count)
                                                            : std::span<const std::string_view>();
}

} // namespace orrery::engine
