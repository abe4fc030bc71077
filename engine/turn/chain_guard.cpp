// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/chain_guard.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/growth.h"
#include "engine/turn/limit_diagnostics.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace orrery::engine {

namespace {

/// Number of groups that a report names for a chain without a repeating part.
constexpr std::size_t toldLinks = 6;

/// Returns the number of links at the end of the chain that repeat the links before them. Returns 0 if none do.
std::size_t periodOf(std::span<const std::uint32_t> chain) {
    for (std::size_t period = 1; 2 * period <= chain.size(); ++period) {
        const auto end = static_cast<std::ptrdiff_t>(chain.size());
        const auto length = static_cast<std::ptrdiff_t>(period);
        if (std::equal(chain.begin() + (end - length), chain.end(), chain.begin() + (end - 2 * length))) {
            return period;
        }
    }
    return 0;
}

/// Returns the most frequent group of the chain. If several are equally frequent, returns the one with the lowest
/// number.
std::optional<std::uint32_t> mostFrequent(std::span<const std::uint32_t> chain) {
    std::map<std::uint32_t, std::size_t> counts;
    for (const std::uint32_t group : chain) {
        ++counts[group];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::nullopt : std::optional(most->first);
}

/// Returns text such as "A/x → B/y → A/x …". The text has the repeating part once, and then the first group of its next
/// repetition.
std::string chainText(const Program& program, std::span<const std::uint32_t> chain) {
    const std::size_t period = periodOf(chain);
    const std::size_t told = std::min(period == 0 ? toldLinks : period + 1, chain.size());
    std::string text;
    for (const std::uint32_t link : chain.last(told)) {
        const CompiledGroup& group = program.groups[link];
        text += (text.empty() ? "" : " → ") + program.model->classes[group.objectClass].id + "/" + group.checked->id;
    }
    return text + " …";
}

} // namespace

void ChainGuard::begin() {
    ++m_depth;
    ++m_count;
}

void ChainGuard::reset() {
    m_depth = 0;
    m_isCut = false;
}

void ChainGuard::cut(StepRun& run, std::span<const std::uint32_t> groups, Row holder) {
    m_isCut = true;
    const bool isDeep = m_depth >= run.memory.limits.chain;
    const auto most =
        isDeep ? mostFrequent(groups) : groupThatGrewMost(run.program, run.writer.log(), Growing::firings);
    const DiagnosticSpec& spec = isDeep ? limitDiagnostics["run.chain-cut"] : limitDiagnostics["run.too-many-answers"];
    const Location where = groupPlace(run.program, most, run.program.groups[groups.back()].checked->head);
    logFault(
        run.writer, spec, where, noFiring, holder,
        {std::to_string(isDeep ? m_depth : m_count), chainText(run.program, groups), groupName(run.program, most)});
}

} // namespace orrery::engine
