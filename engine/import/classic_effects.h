// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>

namespace orrery::engine {

/// An effect in Orrery's format.
struct ImportedEffect {
    Markup markup{};
    bool isComplete = true;                          ///< false: the importer kept the effect as a comment
    MeterOperation operation = MeterOperation::none; ///< operation on a meter; none: the effect changes no meter
    int meter = ClassicNode::noMeter;                ///< index of the meter in classicMeters()
    bool ofMax = false;
    std::uint32_t maxima = 0;  ///< meters whose maximum the amount reads, as bits by classicMeters()
    bool actsOnSource = false; ///< true if the effect acts on the source's owner and does not use the scope (F4)
    int priority = 0;
};

/// Reads one `Effect::…` element. @param scopeIsSource true if the group's scope is only the source
ImportedEffect importEffect(ClassicContext& context, Element element, bool scopeIsSource);

} // namespace orrery::engine
