// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on starlanes between systems (E3.23).
#include "engine/evaluation/run_diagnostics.h"
#include "engine/rules/effects/effect_blocks.h"
#include "engine/rules/effects/effect_rows.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/growth.h"
#include "engine/turn/limit_diagnostics.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

constexpr std::array toBlocks{
    BlockSpec{.tag = "to",
              .content = BlockContent::conditions,
              .required = true,
              .label = "To",
              .help = "Conditions for the objects at the other end. Target is the object that the effect fires on. The "
                      "starlanes lead to the systems of the matching objects.",
              .sentence = "to the systems of:"},
};

Row systemOf(const View& view, Row row) {
    const double system = view.builtin(Builtin::system, row);
    return system >= 0.0 && view.exists(static_cast<Row>(system)) ? static_cast<Row>(system) : noRow;
}

PhraseView reachesNoSystem(const EffectCall& call, Row target) {
    if (systemOf(call.view, target) == noRow) {
        return inPhrase("is not in a system");
    }
    return matchesNothing(call, "to", target);
}

/// Returns the lanes that the effect refers to, each once, smaller row first. No lane joins a system to itself. Stops
/// at the limit on lanes, because content could join all systems with all others (R2.4).
std::set<std::pair<Row, Row>> lanesMeant(const EffectCall& call) {
    std::set<std::pair<Row, Row>> lanes;
    BlockMatches to(call, "to");
    RowList unmatched;
    for (const Row row : *call.rows) {
        const Row from = systemOf(call.view, row);
        const RowList& matches = to.of(row);
        if (matches.empty()) {
            unmatched.push_back(row);
        }
        for (const Row match : matches) {
            const Row end = systemOf(call.view, match);
            if (end == noRow || end == from) {
                continue;
            }
            if (lanes.size() >= call.limits.lanes) {
                const std::vector<Firing>& firings = call.writer->log().firings;
                const auto group =
                    call.cause.firing < firings.size() ? std::optional(firings[call.cause.firing].group) : std::nullopt;
                logFault(*call.writer, limitDiagnostics["run.too-many-lanes"], call.effect.checked->head,
                         call.cause.firing, row,
                         {std::to_string(call.limits.lanes), groupName(call.evaluator.program(), group)});
                return lanes;
            }
            lanes.insert(std::minmax(from, end));
        }
    }
    logUnable(call, inPhrase("no object matches"), std::move(unmatched));
    return lanes;
}

void addStarlane(const EffectCall& call) {
    for (const auto& [from, to] : lanesMeant(call)) {
        call.proposal->addLane(from, to);
    }
}

void removeStarlane(const EffectCall& call) {
    for (const auto& [from, to] : lanesMeant(call)) {
        call.proposal->removeLane(from, to);
    }
}

constexpr std::array table{
    EffectSpec{.tag = "add-starlane",
               .label = "Add starlane",
               .help = "Connects the object's system to other systems by starlanes.",
               .sentence = "add starlanes from its system",
               .requirement = "E3.23",
               .example = R"(<add-starlane><to><object-type type="system"/></to></add-starlane>)",
               .blocks = toBlocks,
               .unable = reachesNoSystem,
               .fire = addStarlane},
    EffectSpec{.tag = "remove-starlane",
               .label = "Remove starlane",
               .help = "Removes the starlanes between the object's system and other systems.",
               .sentence = "remove starlanes from its system",
               .requirement = "E3.23",
               .example = R"(<remove-starlane><to><object-type type="system"/></to></remove-starlane>)",
               .blocks = toBlocks,
               .unable = reachesNoSystem,
               .fire = removeStarlane},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> laneEffects() {
    return table;
}

} // namespace orrery::engine
