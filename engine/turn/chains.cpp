// SPDX-License-Identifier: GPL-3.0-or-later
// Chains of answers that do not end (T16), or that grow beyond all bounds (R2.4).
#include "engine/turn/effect_arguments.h"
#include "engine/turn/growth.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/timeline_machine.h"

#include <algorithm>
#include <map>
#include <optional>

namespace orrery::engine {

namespace {

/// Groups of a chain that are told where nothing in it repeats.
constexpr std::size_t toldLinks = 6;

/// How many links at the end of the chain repeat those before them; 0 where none do.
std::size_t periodOf(const std::vector<std::uint32_t>& chain) {
    for (std::size_t period = 1; 2 * period <= chain.size(); ++period) {
        const auto end = static_cast<std::ptrdiff_t>(chain.size());
        const auto length = static_cast<std::ptrdiff_t>(period);
        if (std::equal(chain.begin() + (end - length), chain.end(), chain.begin() + (end - 2 * length))) {
            return period;
        }
    }
    return 0;
}

/// The group that stands in the chain most often; of several the one with the lowest number.
std::optional<std::uint32_t> mostFrequent(const std::vector<std::uint32_t>& chain) {
    std::map<std::uint32_t, std::size_t> counts;
    for (const std::uint32_t group : chain) {
        ++counts[group];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::nullopt : std::optional(most->first);
}

} // namespace

/// The groups that answer one another, the outermost first.
std::vector<std::uint32_t> TimelineMachine::chainOf(const Answer& answer) const {
    std::vector<std::uint32_t> chain;
    for (const Frame& frame : m_stack) {
        if (const FiringFrame* const firing = std::get_if<FiringFrame>(&frame); firing && firing->answers != noFrame) {
            chain.push_back(firing->group);
        }
    }
    chain.push_back(answer.group);
    return chain;
}

/// "A/x → B/y → A/x …": the part that repeats, once, and where it begins again.
std::string TimelineMachine::chainText(const std::vector<std::uint32_t>& chain) const {
    const std::size_t period = periodOf(chain);
    const std::size_t told = std::min(period == 0 ? toldLinks : period + 1, chain.size());
    const CheckedModel& model = *m_run.program.model;
    std::string text;
    for (std::size_t i = chain.size() - told; i < chain.size(); ++i) {
        const CompiledGroup& group = groupOf(chain[i]);
        text += model.classes[group.objectClass].id + "/" + group.checked->id + (i + 1 < chain.size() ? " → " : " …");
    }
    return text;
}

/// Whether one more answer would be too many. Then the whole chain is left, and that is told.
bool TimelineMachine::isTooDeep(const Answer& answer) {
    const bool isDeep = m_depth >= m_run.memory.limits.chain;
    if (!isDeep && m_answers < m_run.memory.limits.answers) {
        return false;
    }
    m_isCut = true;
    const std::vector<std::uint32_t> chain = chainOf(answer);
    const auto most =
        isDeep ? mostFrequent(chain) : groupThatGrewMost(m_run.program, m_run.writer.log(), Growing::firings);
    const DiagnosticSpec& spec = isDeep ? diag::runChainCut : diag::runTooManyAnswers;
    logFault(m_run.writer, spec, groupPlace(m_run.program, most, groupOf(answer.group).checked->head), noFiring,
             answer.holder,
             {std::to_string(isDeep ? m_depth : m_answers), chainText(chain), groupName(m_run.program, most)});
    return true;
}

} // namespace orrery::engine
