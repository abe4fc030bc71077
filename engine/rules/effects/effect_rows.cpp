// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/effects/effect_rows.h"

#include <vector>

namespace orrery::engine {

std::span<const EffectSpec> effectRows() {
    static const std::vector<EffectSpec> rows =
        mergedRows({meterEffects(), stockpileEffects(), planetEffects(), objectEffects(), belongingEffects(),
                    valueEffects(), placeEffects(), laneEffects(), empireEffects(), messageEffects(), timingEffects()});
    return rows;
}

} // namespace orrery::engine
