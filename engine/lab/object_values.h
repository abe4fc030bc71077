// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/run_expression.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// The way in which a system shows the values of its objects.
enum class ValueGather : std::uint8_t { mean, sum, smallest, largest, count_ };

/// A request for the value of an expression for each object on the map (I4.24).
struct ObjectValuesRequest {
    std::string expression; ///< bare names are those of the object
    std::string group{};    ///< id of a type or a class; empty: all objects
    ValueGather gather = ValueGather::mean;
    bool isDifference = false; ///< the change from another run, for objects that exist in both

    friend bool operator==(const ObjectValuesRequest&, const ObjectValuesRequest&) = default;
};

/// The kind of a value that a picture shows.
enum class ObjectValueKind : std::uint8_t {
    number,
    truth,      ///< 0 or 1 for an object; a system can have a number between them, or above
    difference, ///< the present number − the number of the other run
    name,       ///< an index into ObjectValues::names
};

/// The values of an expression for the objects of one state.
struct ObjectValues {
    Phrase problem{}; ///< why there are no values: a sentence without a full stop; empty: none
    Phrase label{};   ///< name of the value: "Max Industry"
    ObjectValueKind kind = ObjectValueKind::number;
    ValueGather gather = ValueGather::mean;
    std::vector<double> values{};   ///< by row; NaN: no value. A system has its own value, or that of its objects
    std::vector<bool> isGathered{}; ///< by row: the value of this system is that of its objects
    std::vector<Phrase> names{};    ///< the most frequent first; with equal frequency, by text
    std::vector<Row> objects{};     ///< by name, if the values are objects: the object; noRow: none. Otherwise empty
    std::size_t count = 0;          ///< number of objects with a value of their own
    double low = 0.0;               ///< smallest and largest finite number in `values`; both 0 if there is none
    double high = 0.0;
};

/// Evaluates an expression for the objects on the map: systems, and what is in a system or at a position. Excludes
/// objects of invisible classes (E1.5).
/// @param run the run with its current state, also inside a turn
/// @param other the run for a difference, which is evaluated at the end of the current turn; null: there is none. A
/// difference inside a turn is that of the turn's end, too.
ObjectValues objectValues(const Session& run, const ObjectValuesRequest& request, const Session* other = nullptr);

/// Returns one value for several: of numbers as wished, of names the most frequent. Skips missing values. Returns NaN
/// if all are missing.
double gathered(std::span<const double> values, ValueGather gather, ObjectValueKind kind);

} // namespace orrery::engine
