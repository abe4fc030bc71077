// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/content/element.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

class RunNames;

/// A number that a designer has accepted for a measure and a turn (I4.22).
struct AcceptedValue {
    double value = 0.0;
    Location where; ///< the text of the number
};

/// A number of a run, at some of its turns (I4.14, I4.22).
struct CheckedMeasure {
    Location where;
    Location head;
    std::string id;
    std::string object{};                                ///< name of the object of the expression; empty: the game
    std::shared_ptr<const TypedExpression> expression{}; ///< null: it has errors
    std::vector<std::uint32_t> turns{};                  ///< ascending
    double tolerance = 0.0;
    std::map<std::uint32_t, AcceptedValue> accepted{}; ///< by turn
};

/// Reads the enabled measures in an element. Reports their problems.
/// @param turns the last turn of the run, which is the turn of measures without one
/// @param run the names of the run, which has begun
std::vector<CheckedMeasure> readMeasures(Element element, std::uint32_t turns, RunNames& run);

} // namespace orrery::engine
