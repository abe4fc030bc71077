// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/classic_context.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>

namespace orrery::engine {

/// An effect in Orrery's format.
struct ImportedEffect {
    Markup markup{};
    bool isComplete = true;                          ///< false: it is a comment
    MeterOperation operation = MeterOperation::none; ///< none: it changes no meter
    int meter = ClassicNode::noMeter;                ///< its index in classicMeters()
    bool ofMax = false;
    std::uint32_t maxima = 0;  ///< meters whose maximum its amount reads, as bits by classicMeters()
    bool actsOnSource = false; ///< acts on the source's owner, whatever the scope (F4)
    int priority = 0;
};

/// Reads one `Effect::…`. @param scopeIsSource whether the group's scope is the source alone
ImportedEffect importEffect(ClassicContext& context, Element element, bool scopeIsSource);

} // namespace orrery::engine
