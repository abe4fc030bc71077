// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/meter_operations.h"

#include "engine/vocabulary/format.h"

#include <array>
#include <bit>
#include <cstdint>

namespace orrery::engine {

namespace {

constexpr std::uint64_t exponentBits = 0x7FF0'0000'0000'0000;
constexpr std::uint64_t exponentStep = 0x0010'0000'0000'0000;

/// amounts[i] becomes what the operation makes of the current value. Blocks of values are laid side by side first, so
/// that all the rest is vector code. A result that is not finite has a full exponent, and adding one to that carries
/// into the sign.
template <typename Apply>
Applied applyTo(std::span<double> amounts, const RowList& rows, const double* current, Apply apply) {
    constexpr std::size_t most = 256;
    std::array<double, most> before; // left as it is: it is written before it is read
    std::uint64_t carried = 0;
    std::uint64_t differences = 0;
    for (std::size_t begin = 0; begin < amounts.size(); begin += most) {
        const std::size_t n = std::min(most, amounts.size() - begin);
        const Row* const of = rows.data() + begin;
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
    }
    return {.isFinite = (carried >> 63) == 0, .changes = differences != 0};
}

} // namespace

Applied applyTo(MeterOperation operation, std::span<double> amounts, const RowList& rows, const double* current) {
    switch (operation) {
    case MeterOperation::set:
        return applyTo(amounts, rows, current, [](double, double amount) { return amount; });
    case MeterOperation::add:
        return applyTo(amounts, rows, current, [](double value, double amount) { return value + amount; });
    case MeterOperation::multiply:
        return applyTo(amounts, rows, current, [](double value, double amount) { return value * amount; });
    case MeterOperation::divide:
        return applyTo(amounts, rows, current, [](double value, double amount) { return value / amount; });
    case MeterOperation::raise:
        return applyTo(amounts, rows, current, [](double value, double amount) {
            return amount > value || isMissing(amount) ? amount : value;
        });
    case MeterOperation::lower:
        return applyTo(amounts, rows, current, [](double value, double amount) {
            return amount < value || isMissing(amount) ? amount : value;
        });
    case MeterOperation::none:
        break;
    }
    return {};
}

} // namespace orrery::engine
