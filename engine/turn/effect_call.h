// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/run_limits.h"

#include <memory>

namespace orrery::engine {

class BlockMatches;
struct StepRun;

/// A firing of one effect that alters no meter, on the rest of its scope. Arguments that read the target are evaluated
/// before the first write (E2.4).
struct EffectCall {
    const CompiledEffect& effect;
    const View& view;  ///< the state before this effect, which it changes; stale after the first write
    const View& reads; ///< for conditions, amounts and texts; may hold destroyed objects in their last state (T15)
    Row source = noRow;
    Row holder = noRow;
    const RowListRef& rows;
    Evaluator& evaluator;
    const RunLimits& limits;
    StepRun& run;
    Writer* writer = nullptr;     ///< for faults, messages and interning; null while `unable` is evaluated
    Proposal* proposal = nullptr; ///< receives all changes of the effect; null while `unable` is evaluated
    Cause cause;
    /// Whether the effect claims a stacking name where it is able (E7.5). Then `unable` must be exact. Otherwise a
    /// reason that takes much work to find may be reported when the effect fires.
    bool usesUpName = false;
    mutable std::shared_ptr<BlockMatches> matches{}; ///< shared by all objects of the call (matchesOf)
};

/// Returns all effects in tag order, merged from the tables of the families.
std::span<const EffectSpec> effectRows();

// One table for each family, each in its own file (effects_meter.cpp …).
std::span<const EffectSpec> meterEffects();
std::span<const EffectSpec> stockpileEffects();
std::span<const EffectSpec> planetEffects();
std::span<const EffectSpec> objectEffects();
std::span<const EffectSpec> belongingEffects();
std::span<const EffectSpec> empireEffects();
std::span<const EffectSpec> laneEffects();
std::span<const EffectSpec> messageEffects();
std::span<const EffectSpec> placeEffects();
std::span<const EffectSpec> timingEffects();
std::span<const EffectSpec> valueEffects();

/// Returns the tables of all built-in rows, for loaders.
RowTables shippedRows();

/// Checks a family's table at compile time. It must be in tag order without duplicates, and fully documented. A row
/// must have an evaluator, unless the meter stage or the timeline does its work.
consteval bool areProperRows(std::span<const EffectSpec> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const EffectSpec& row = rows[i];
        if (row.tag.empty() || row.label.empty() || row.help.empty() || row.requirement.empty() ||
            row.example.empty()) {
            return false;
        }
        if (i > 0 && rows[i - 1].tag >= row.tag) {
            return false;
        }
        const bool isDoneElsewhere = row.operation != MeterOperation::none || row.timeline != TimelineWork::none;
        if (isDoneElsewhere == (row.fire != nullptr)) {
            return false;
        }
        for (const ParameterSpec& parameter : row.parameters) {
            if (parameter.name.empty() || parameter.label.empty() || parameter.help.empty()) {
                return false;
            }
        }
    }
    return true;
}

} // namespace orrery::engine
