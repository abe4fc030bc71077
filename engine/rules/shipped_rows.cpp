// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/shipped_rows.h"

#include "engine/rules/conditions/condition_rows.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/rules/functions/modifiers.h"
#include "engine/rules/functions/relations.h"
#include "engine/rules/orders/order_rows.h"
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/scenario/statement_rows.h"
#include "engine/turn/occurrences.h"

namespace orrery::engine {

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
            .statements = statementRows(),
            .functions = functionRows()};
}

} // namespace orrery::engine
