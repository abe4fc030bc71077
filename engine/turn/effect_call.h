// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/run_limits.h"

#include <memory>

namespace orrery::engine {

class BlockMatches;
struct StepRun;

/// One firing of one effect that alters no meter, over what is left of its scope. Arguments that read the target are
/// evaluated before the first write (E2.4).
struct EffectCall {
    const CompiledEffect& effect;
    const View& view;  ///< the state before this effect, which it changes; stale after the first write
    const View& reads; ///< what conditions, amounts and words read: the same, or with the last state of what left (T15)
    Row source = noRow;
    Row holder = noRow;
    const RowListRef& rows;
    Evaluator& evaluator;
    const RunLimits& limits;
    StepRun& run;
    Writer* writer = nullptr;     ///< for faults, messages and interning; null while `unable` is asked
    Proposal* proposal = nullptr; ///< what changes goes in here, and nowhere else; null while `unable` is asked
    Cause cause;
    /// A stacking name is used up where the effect is able (E7.5), so `unable` must be exact; else what would be known
    /// only after much work may be told as it fires.
    bool usesUpName = false;
    mutable std::shared_ptr<BlockMatches> matches{}; ///< shared by all objects that are asked about (matchesOf)
};

/// All effects, in tag order: the families' tables merged.
std::span<const EffectSpec> effectRows();

// One table a family, each in its own file (effects_meter.cpp …).
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

/// The tables of every row that the program brings along: what loaders are given.
RowTables shippedRows();

/// What each family's table is held to at compile time: tag order without doubles, nothing undocumented, and an
/// evaluator wherever neither the meter stage nor the timeline does the work.
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
