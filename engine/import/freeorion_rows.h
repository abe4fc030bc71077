// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/freeorion_writer.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The writers of a condition. Without an element, the condition is an `<expression>`.
struct FreeOrionConditionRow {
    std::string_view name;
    std::string (*text)(FreeOrionWriter& writer, std::uint32_t node) = nullptr; ///< null: it has no expression
    Markup (*element)(FreeOrionWriter& writer, std::uint32_t node) = nullptr;
    std::string_view type{}; ///< type of all objects that match
};
/// Returns the writers of a condition. Each row of conditions has one.
const FreeOrionConditionRow& freeOrionConditionRow(const FocsRow& focs);

using FreeOrionValueWriter = FreeOrionValue (*)(FreeOrionWriter& writer, std::uint32_t node);
using FreeOrionEffectWriter = Markup (*)(FreeOrionWriter& writer, std::uint32_t node);
/// Returns the writer of a value or an effect with that keyword. Returns null if there is none.
FreeOrionValueWriter freeOrionValueWriter(std::string_view keyword);
FreeOrionEffectWriter freeOrionEffectWriter(std::string_view keyword);

/// Returns the condition that an expression holds, without round brackets around all of it.
Markup freeOrionExpression(std::string text);

} // namespace orrery::engine
