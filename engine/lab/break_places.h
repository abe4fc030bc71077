// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The mark between the text of a breakpoint and each of its clauses.
inline constexpr std::string_view clauseMark = " | ";

/// A group of the content, or one of its effects, as a breakpoint names it: "CLASS/GROUP", "CLASS/GROUP/2" (I4.7).
struct BreakTarget {
    const CheckedGroup* group = nullptr;
    const CheckedEffect* effect = nullptr; ///< null: the group itself

    /// Returns the present place of the start of the XML element.
    Location head(const CheckedModel& model) const;
};

/// Returns the effect with a number, counted from 1 through the whole group; null: the group has fewer.
const CheckedEffect* effectOf(const CheckedGroup& group, std::string_view number);
/// Returns the group or effect whose firing or acting is awaited by the text of a breakpoint: `group:`, `inactive:` or
/// `effect:`. Returns nullopt for other kinds, and for names that the content does not have.
std::optional<BreakTarget> breakTargetOf(const CheckedModel& model, std::string_view text);
/// Returns the innermost group or effect whose XML touches a span; nullopt if there is none.
std::optional<BreakTarget> breakTargetAt(const CheckedModel& model, Location where);
/// Returns the text of the breakpoint on a group or effect: "group:CLASS/GROUP", "effect:CLASS/GROUP/2".
std::string breakTextOf(const CheckedModel& model, const BreakTarget& target);

} // namespace orrery::engine
