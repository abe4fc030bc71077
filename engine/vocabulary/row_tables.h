// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

// Functions that check and merge the tables of every family of rows.
namespace orrery::engine {

/// Returns the name of a row in content: its tag, or its type.
template <typename Row>
constexpr std::string_view nameOfRow(const Row& row) {
    if constexpr (requires { row.tag; }) {
        return row.tag;
    } else {
        return row.type;
    }
}

/// Returns whether a row and its parameters have their names, labels, help, requirement and example.
template <typename Row>
constexpr bool isDocumented(const Row& row) {
    return !nameOfRow(row).empty() && !row.label.empty() && row.help.ends_with('.') && !row.requirement.empty() &&
           !row.example.empty() && std::ranges::all_of(row.parameters, [](const ParameterSpec& parameter) {
               return !parameter.name.empty() && !parameter.label.empty() && parameter.help.ends_with('.');
           });
}

/// Returns whether a table is sorted by name, has no duplicates, and documents each row.
template <typename Row>
constexpr bool isProperTable(std::span<const Row> rows) {
    return std::ranges::all_of(rows, isDocumented<Row>) &&
           std::ranges::adjacent_find(rows, std::ranges::greater_equal(), nameOfRow<Row>) == rows.end();
}

/// Returns the tables of several families as one table, sorted by name.
template <typename Row>
std::vector<Row> mergedRows(std::initializer_list<std::span<const Row>> families) {
    std::vector<Row> rows;
    for (const std::span<const Row> family : families) {
        rows.insert(rows.end(), family.begin(), family.end());
    }
    std::ranges::sort(rows, {}, nameOfRow<Row>);
    return rows;
}

} // namespace orrery::engine
