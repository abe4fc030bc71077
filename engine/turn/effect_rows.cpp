// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/modifiers.h"
#include "engine/rules/relations.h"
#include "engine/turn/effect_call.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/order_call.h"
#include "engine/turn/watch_call.h"
#include "engine/universe/statement_rows.h"

#include <algorithm>
#include <vector>

namespace orrery::engine {

namespace {

std::vector<EffectSpec> mergedRows() {
    std::vector<EffectSpec> rows;
    for (const auto& family :
         {meterEffects(), stockpileEffects(), planetEffects(), objectEffects(), belongingEffects(), valueEffects(),
          placeEffects(), laneEffects(), empireEffects(), messageEffects(), timingEffects()}) {
        rows.insert(rows.end(), family.begin(), family.end());
    }
    std::sort(rows.begin(), rows.end(), [](const EffectSpec& a, const EffectSpec& b) { return a.tag < b.tag; });
    return rows;
}

} // namespace

std::span<const EffectSpec> effectRows() {
    static const std::vector<EffectSpec> rows = mergedRows();
    return rows;
}

RowTables shippedRows() {
    return {.conditions = conditionRows(),
            .effects = effectRows(),
            .relations = relationRows(),
            .aggregates = aggregateRows(),
            .modifiers = modifierRows(),
            .occurrences = occurrenceRows(),
            .orders = orderRows(),
            .watches = watchRows(),
            .actions = actionRows(),
            .statements = statementRows()};
}

} // namespace orrery::engine
