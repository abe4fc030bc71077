// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"

#include <cstddef>

namespace orrery::engine::lanes {

// Loops over the lanes of a batch. The compiler turns them into vector code (expression_lanes.cpp).

/// Returns whether the rows follow one another without a gap. Callers can then read a column in place.
bool isRun(const Row* rows, std::size_t n);
/// Returns whether all rows of the column have the value, bit by bit.
bool isAll(const double* column, double value, std::size_t n);
bool isAll(const double* column, double value, const Row* rows, std::size_t n);
/// Sets out[i] = column[rows[i]].
void gather(const double* column, const Row* rows, double* out, std::size_t n);
/// Sets out[i] = rows[i].
void rowNumbers(const Row* rows, double* out, std::size_t n);

} // namespace orrery::engine::lanes
