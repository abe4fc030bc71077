// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <array>
#include <initializer_list>

namespace orrery::engine {

/// One row for each kind of parameter. Each part of the engine that treats kinds differently has such a table with its
/// own functions. The compiler checks that every kind has exactly one row.
/// @tparam Row has a member `kind`; its other members have defaults
template <typename Row>
class KindTable {
public:
    /// @param usual kinds whose rows have only defaults
    consteval KindTable(std::initializer_list<Row> table, std::initializer_list<ParameterKind> usual = {}) {
        std::array<bool, size> isGiven{};
        const auto give = [&](const Row& row) {
            bool& wasGiven = isGiven[static_cast<std::size_t>(row.kind)];
            if (wasGiven) {
                throw "a kind has two rows";
            }
            wasGiven = true;
            m_rows[static_cast<std::size_t>(row.kind)] = row;
        };
        for (const Row& row : table) {
            give(row);
        }
        for (const ParameterKind kind : usual) {
            Row row;
            row.kind = kind;
            give(row);
        }
        if (table.size() + usual.size() != size) {
            throw "a kind has no row";
        }
    }

    constexpr const Row& operator[](ParameterKind kind) const { return m_rows[static_cast<std::size_t>(kind)]; }

private:
    static constexpr auto size = static_cast<std::size_t>(ParameterKind::count_);
    std::array<Row, size> m_rows{};
};

} // namespace orrery::engine
