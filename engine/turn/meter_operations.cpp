// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/meter_operations.h"

#include "engine/vocabulary/format.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace orrery::engine {

namespace {

constexpr std::uint64_t exponentBits = 0x7FF0'0000'0000'0000;
constexpr std::uint64_t exponentStep = 0x0010'0000'0000'0000;

double toSingle(double value) {
    return static_cast<double>(static_cast<float>(value));
}

void scatter(const double* values, const Row* rows, double* cells, std::size_t n) {
#pragma GCC unroll 8
    for (std::size_t i = 0; i < n; ++i) {
        cells[rows[i]] = values[i];
    }
}

/// Replaces amounts[i] by the result of the operation on the current value. First copies blocks of values into
/// contiguous memory, so the compiler can vectorise the loops. A non-finite result has all exponent bits set. For such
/// a result, an addition of one to the exponent carries into the sign.
template <typename Apply>
Applied applyTo(std::span<double> amounts, const RowList& rows, const double* current, double* cells,
                std::vector<double>& memory, Apply apply) {
    constexpr std::size_t most = 256;
    if (memory.size() < amounts.size()) {
        memory.resize(amounts.size());
    }
    std::uint64_t carried = 0;
    std::uint64_t differences = 0;
    for (std::size_t begin = 0; begin < amounts.size(); begin += most) {
        const std::size_t n = std::min(most, amounts.size() - begin);
        const Row* const of = rows.data() + begin;
        double* const before = memory.data() + begin;
        for (std::size_t i = 0; i < n; ++i) {
            before[i] = current[of[i]];
        }
        double* const values = amounts.data() + begin;
        for (std::size_t i = 0; i < n; ++i) {
            const double after = apply(before[i], values[i]);
            carried |= (std::bit_cast<std::uint64_t>(after) & exponentBits) + exponentStep;
            differences |= std::bit_cast<std::uint64_t>(after) ^ std::bit_cast<std::uint64_t>(before[i]);
            values[i] = after;
        }
        if (cells != nullptr) {
            scatter(values, of, cells, n);
        }
    }
    const bool isFinite = (carried >> 63) == 0;
    if (!isFinite && cells != nullptr) {
        scatter(memory.data(), rows.data(), cells, amounts.size());
    }
    return {.isFinite = isFinite, .changes = differences != 0};
}

} // namespace

Applied applyTo(MeterOperation operation, std::span<double> amounts, const RowList& rows, const double* current,
                double* cells, std::vector<double>& before, bool isSingle) {
    const auto by = [&](auto apply) {
        if (isSingle) {
            const auto rounded = [&](double value, double amount) { return toSingle(apply(value, amount)); };
            return applyTo(amounts, rows, current, cells, before, rounded);
        }
        return applyTo(amounts, rows, current, cells, before, apply);
    };
    switch (operation) {
    case MeterOperation::set:
        return by([](double, double amount) { return amount; });
    case MeterOperation::add:
        return by([](double value, double amount) { return value + amount; });
    case MeterOperation::multiply:
        return by([](double value, double amount) { return value * amount; });
    case MeterOperation::divide:
        return by([](double value, double amount) { return value / amount; });
    case MeterOperation::raise:
        return by([](double value, double amount) { return amount > value || isMissing(amount) ? amount : value; });
    case MeterOperation::lower:
        return by([](double value, double amount) { return amount < value || isMissing(amount) ? amount : value; });
    case MeterOperation::none:
        break;
    }
    return {};
}

} // namespace orrery::engine
