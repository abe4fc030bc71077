// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/pending_index.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/limit_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

std::uint64_t weightOf(const PendingEffects& effects) {
    constexpr std::uint64_t rowsOfOne = 16; // number of rows that take about as many bytes as the other data
    return 1 + (effects.rows ? effects.rows->size() / rowsOfOne : 0);
}

/// Returns the group whose pending effects have the largest total weight.
std::optional<std::uint32_t> groupWithMost(const StepRun& run) {
    std::vector<std::uint64_t> weights(run.program.groups.size());
    run.writer.universe().pending().effects.forEach(
        [&](const PendingEffects& effects) { weights[effects.group] += weightOf(effects); });
    const auto most = std::ranges::max_element(weights);
    return most == weights.end() || *most == 0 ? std::nullopt
                                               : std::optional(static_cast<std::uint32_t>(most - weights.begin()));
}

} // namespace

/// Calls change(list) once for each list that the effects belong to.
template <typename Change>
void PendingIndex::eachList(const StepRun& run, const PendingEffects& effects, Change&& change) {
    const CompiledEffect& effect = run.program.groups[effects.group].effects[effects.effect];
    if (effect.spec->timeline == TimelineWork::delay) {
        if (effects.due <= run.writer.universe().turn()) {
            change(m_due);
        }
        return;
    }
    for (std::size_t i = 0; i < effect.awaits.size(); ++i) {
        const OccurrenceKind kind = effect.awaits[i].checked->kind;
        const bool isFirst =
            std::none_of(effect.awaits.begin(), effect.awaits.begin() + static_cast<std::ptrdiff_t>(i),
                         [&](const CompiledTrigger& earlier) { return earlier.checked->kind == kind; });
        if (isFirst) {
            change(m_awaiting[kind]);
        }
    }
}

void PendingIndex::find(const StepRun& run) {
    m_awaiting.assign(run.program.model->vocabulary.occurrenceCount(), {});
    m_due = {};
    m_weight = 0;
    run.writer.universe().pending().effects.forEach([&](const PendingEffects& effects) { add(run, effects.serial); });
}

bool PendingIndex::delay(StepRun& run, const PendingEffects& effects, Location where) {
    const std::uint64_t most = run.memory.limits.pending;
    if (m_weight + weightOf(effects) > most) {
        const DiagnosticSpec& limit = limitDiagnostics["run.too-many-pending"];
        if (!run.isReached(limit)) {
            run.reached.push_back(&limit);
            const std::uint32_t group = groupWithMost(run).value_or(effects.group);
            logFault(run.writer, limit, groupPlace(run.program, group, where), noFiring, noRow,
                     {std::to_string(most), groupName(run.program, group)});
        }
        return false;
    }
    run.writer.addPending(effects);
    add(run, run.writer.universe().pending().nextSerial - 1);
    return true;
}

PendingEffects PendingIndex::take(StepRun& run, std::uint64_t serial) {
    PendingEffects taken = *run.writer.universe().pending().effects.find(serial);
    remove(run, serial);
    run.writer.removePending(serial);
    return taken;
}

void PendingIndex::add(const StepRun& run, std::uint64_t serial) {
    const PendingEffects& effects = *run.writer.universe().pending().effects.find(serial);
    m_weight += weightOf(effects);
    eachList(run, effects, [&](List& list) {
        list.serials.push_back(serial);
        ++list.count;
    });
}

void PendingIndex::remove(const StepRun& run, std::uint64_t serial) {
    const auto& all = run.writer.universe().pending().effects;
    const PendingEffects& effects = *all.find(serial);
    m_weight -= weightOf(effects);
    eachList(run, effects, [&](List& list) {
        --list.count;
        constexpr std::size_t fewest = 64;
        if (list.serials.size() > std::max(fewest, 2 * list.count)) {
            std::erase_if(list.serials, [&](std::uint64_t one) { return one == serial || all.find(one) == nullptr; });
        }
    });
}

} // namespace orrery::engine
