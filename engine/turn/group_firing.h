// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/event_finder.h"
#include "engine/turn/payments.h"
#include "engine/turn/timed_effects.h"
#include "engine/turn/timeline_state.h"

#include <optional>
#include <variant>
#include <vector>

namespace orrery::engine {

/// The reason why a firing pauses: a payment, or the proposal of an effect, that must be resolved first. A monostate
/// means that the firing is complete.
using FiringPause = std::variant<std::monostate, Proposal, Payment>;

/// Fires groups that alter no meters (E8.4, T5, T21). A group first pays its costs. Then the class finds the group's
/// scope in the current state. The group's effects follow in their order. Each effect acts at once on the remaining
/// rows of the scope.
class GroupFiring {
public:
    /// All arguments must outlive the object.
    GroupFiring(StepRun& run, TimelineState& state, EventFinder& finder)
        : m_run(run), m_state(state), m_finder(finder) {}

    /// Continues a firing until it needs a result, and returns what must be resolved. At the next call, TimelineState
    /// holds the result.
    FiringPause advance(FiringFrame& frame);

private:
    enum class Costs : std::uint8_t { paid, unpaid };
    using NextCost = std::variant<Costs, Payment>;

    NextCost payNext(const ActiveFiring& firing);
    void giveBack(const FiringFrame& frame);
    bool decide(const ActiveFiring& firing);
    void addFiring(const ActiveFiring& firing, std::uint32_t moment, RowListRef scope);
    void findInactive(FiringFrame& frame, const View& view);
    RowListRef claimForGroup(const ActiveFiring& firing, const RowListRef& scope);
    /// The state before an effect, and the state that it reads (T15).
    struct Views {
        View now;
        View reads;
    };
    EffectCall callOf(const FiringFrame& frame, const Views& views, const RowListRef& rows, const Cause& cause);
    RowListRef rowsOf(const ActiveFiring& firing, const RowListRef& scope, const Views& views, const Cause& cause);
    std::optional<Proposal> fireEffect(const ActiveFiring& firing, std::uint16_t effect, const RowListRef& scope);
    std::optional<Proposal> carryOut(const ActiveFiring& firing, const EffectCall& call);
    void branch(const ActiveFiring& firing, const EffectCall& call);
    std::optional<Proposal> propose(FiringFrame& frame, std::uint16_t effect, Proposal proposal);
    void fireOnMade(FiringFrame& frame, std::uint16_t effect, const std::vector<Row>& made);
    bool isOfMeterStage(const FiringFrame& frame, std::uint16_t effect) const;
    const CompiledGroup& groupOf(const FiringFrame& frame) const { return m_run.program.groups[frame.group]; }
    View readingView(const ActiveFiring& firing);

    StepRun& m_run;
    TimelineState& m_state;
    EventFinder& m_finder;
};

} // namespace orrery::engine
