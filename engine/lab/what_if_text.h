// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::engine {

/// Another value of an object, from a turn on (I4.8).
struct WhatIfValue {
    std::string object; ///< reference to the object, see objectReference()
    ColumnId column{};
    std::string value; ///< value in the notation of content; for owners the id of an empire, or "none"
    std::uint32_t turn = 0;
    bool isHeld = false;                  ///< false: the rules go on from the value
    std::optional<std::uint32_t> until{}; ///< last turn of the hold; nullopt: the end of the run
};

/// Returns whether a statement can set a column of an object. Derived values, such as the owners of a system, follow
/// from others.
bool canBeSet(const View& view, Row row, ColumnId column);
/// Returns the `<set>` or `<hold>` of a value, without line end.
std::string whatIfXml(const CheckedModel& model, const WhatIfValue& value);
/// Reads the statement of a text such as `Sol III.Industry=9@12`: a value that is set once, in turn 12. `@12..20` holds
/// it up to turn 20, and `@12..` to the end of the run. Returns a sentence if the text has another form, or a wrong
/// value. The run looks up the object in the turn.
std::variant<CheckedStatement, Phrase> readWhatIf(const CheckedModel& model, std::string_view text);

} // namespace orrery::engine
