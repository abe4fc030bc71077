// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_save/saved_game.h"
#include "engine/import/import_origins.h"
#include "engine/turn/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A saved value and the value that the meter pass has computed from the initial values (G5).
struct ComparedValue {
    int object = savedNone;         ///< number in FreeOrion
    std::string_view type;          ///< "Planet"; refers to static storage
    std::string_view meter;         ///< "MaxTroops"; refers to static storage
    std::string part;               ///< for the meter of a part: its name in FreeOrion
    Row row = noRow;                ///< the object in the run; noRow if it is missing
    ColumnId column{};              ///< of the value; meaningless without a row
    std::optional<double> computed; ///< no value if the run has no such value
    double saved = 0;
    bool isChanged = false; ///< the saved value differs from the initial one

    /// Returns whether the values agree within 1e-5, relative from 1 on.
    bool isEqual() const;
};

/// Returns the comparable values of a saved game, by object, meter and part (G5.3, G5.4). Values that depend on chance
/// or are always 0 are no part of the list.
/// @param run a run of savedScenario() at turn 0
std::vector<ComparedValue> compareWithSave(const SavedGame& game, const Session& run);

/// The numbers of a group of values.
struct AgreementCounts {
    std::size_t all = 0;
    std::size_t equal = 0;
    std::size_t notZero = 0;
    std::size_t equalNotZero = 0;
    std::size_t changed = 0;
    std::size_t equalChanged = 0;

    void add(const ComparedValue& value);
};

/// Returns the values as JSON, one object on each line (G5.1).
std::string agreementJson(const std::vector<ComparedValue>& values);

/// Returns a table with one line for each type and meter. Then come all values that differ, each with its breakdown.
/// The last line is "N of M equal, K of L changed equal" (G5.1).
/// @param origins of the project, for the breakdowns (G3.1)
std::string agreementText(const std::vector<ComparedValue>& values, const Session& run, const ImportOrigins& origins,
                          const ParsedProject& project);

} // namespace orrery::engine
