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

/// The reason why a firing pauses: a payment, or the proposal of an effect, has to be resolved first. Neither: the
/// firing is over.
using FiringPause = std::variant<std::monostate, Proposal, Payment>;

/// Fires groups that alter no meters (E8.4, T5, T21). A group pays its costs, then finds its scope on the state that
/// everything before it left. Then its effects follow as listed, each at once on the rest of the scope.
class GroupFiring {
public:
    /// All arguments must outlive the object.
    GroupFiring(StepRun& run, TimelineState& state, EventFinder& finder)
        : m_run(run), m_state(state), m_finder(finder) {}

    /// Continues a firing until something has to be resolved. TimelineState holds its result at the next call.
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
    const CompiledGroup& groupOf(const FiringFrame& frame) const { return m_run.program.groups[frame.group]; }
    View readingView(const ActiveFiring& firing);

    StepRun& m_run;
    TimelineState& m_state;
    EventFinder& m_finder;
};

} // namespace orrery::engine
