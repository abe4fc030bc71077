// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_lanes.h"

#include "engine/check/expression/vector_width.h"

#include <bit>
#include <cstdint>

namespace orrery::engine::lanes {

namespace {

ORRERY_INLINE bool followOneAnother(const Row* rows, std::size_t n) {
    Row differences = 0;
    for (std::size_t i = 0; i < n; ++i) {
        differences |= rows[i] ^ (rows[0] + static_cast<Row>(i));
    }
    return differences == 0;
}

} // namespace

bool isRun(const Row* rows, std::size_t n) {
    return rows[n - 1] == rows[0] + static_cast<Row>(n - 1) && Widths<followOneAnother>::run(rows, n);
}

// Compares bits rather than doubles, because the compiler can vectorise that.
bool isAll(const double* column, double value, std::size_t n) {
    const auto wanted = std::bit_cast<std::uint64_t>(value);
    std::uint64_t differences = 0;
    for (std::size_t i = 0; i < n; ++i) {
        differences |= std::bit_cast<std::uint64_t>(column[i]) ^ wanted;
    }
    return differences == 0;
}

bool isAll(const double* column, double value, const Row* rows, std::size_t n) {
    const auto wanted = std::bit_cast<std::uint64_t>(value);
    std::uint64_t differences = 0;
    for (std::size_t i = 0; i < n; ++i) {
        differences |= std::bit_cast<std::uint64_t>(column[rows[i]]) ^ wanted;
    }
    return differences == 0;
}

void gather(const double* column, const Row* rows, double* out, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = column[rows[i]];
    }
}

void rowNumbers(const Row* rows, double* out, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = static_cast<double>(rows[i]);
    }
}

} // namespace orrery::engine::lanes
