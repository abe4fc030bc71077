// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage_conditions.h"

#include "engine/trace/funnel.h"
#include "engine/trace/replay.h"
#include "engine/turn/effect_arguments.h"
#include "engine/universe/class_list.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <optional>

namespace orrery::engine {

namespace {

/// Number of objects, inside and outside of a scope, as which a condition's `Target` is tried.
constexpr std::size_t triedTargets = 8;

/// A decision of the turn about the activation, and perhaps the scope, of one holder's group.
struct Decision {
    Moment moment;
    std::uint32_t group = 0;
    Row holder = noRow;
    std::uint32_t firing = noFiring;         ///< noFiring: the group was inactive
    std::uint32_t occurrence = noOccurrence; ///< event that an inactive group could have responded to
};

class ConditionReader {
public:
    ConditionReader(const Coverage& soFar, const Session& session, std::uint32_t turn, const std::atomic<bool>* stop,
                    std::vector<CoverageCounts>& counts)
        : m_soFar(soFar), m_session(session), m_program(session.program()), m_evaluator(session.program()),
          m_replay(session, turn, m_evaluator), m_stop(stop), m_counts(counts) {}

    bool read(const std::vector<std::uint16_t>& blocks) {
        findFirings(blocks);
        findInactive();
        std::ranges::stable_sort(m_decisions, {}, [](const Decision& one) { return one.moment.runs; });
        for (const Decision& decision : m_decisions) {
            if (isStopped()) {
                return false;
            }
            judge(decision);
        }
        return true;
    }

private:
    bool isStopped() const { return m_stop != nullptr && m_stop->load(std::memory_order_relaxed); }

    CoverageItems::OfGroup itemsOf(std::uint32_t group) const {
        const CheckedGroup& checked = m_program.groupAsRead(group);
        return m_soFar.items().ofGroup(checked.owner, checked.order);
    }

    bool isDecided(std::uint32_t item) const {
        return (m_counts[item].isMatched || m_soFar[item].isMatched) &&
               (m_counts[item].isRejected || m_soFar[item].isRejected);
    }

    /// Returns whether all conditions of a group have matched and rejected. @param most number of conditions to ask
    bool areDecided(std::uint32_t group, std::size_t most) const {
        const CoverageItems::OfGroup items = itemsOf(group);
        if (items.group == noCoverageItem) {
            return true;
        }
        const std::uint32_t end = items.conditions + static_cast<std::uint32_t>(
                                                         std::min<std::size_t>(most, items.effects - items.conditions));
        for (std::uint32_t item = items.conditions; item < end; ++item) {
            if (!isDecided(item)) {
                return false;
            }
        }
        return true;
    }

    static std::size_t sizeOf(const std::vector<CheckedCondition>& conditions) {
        std::size_t size = conditions.size();
        for (const CheckedCondition& one : conditions) {
            size += sizeOf(one.children);
        }
        return size;
    }

    void findFirings(const std::vector<std::uint16_t>& blocks) {
        const TurnLog& log = m_replay.log();
        for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
            const Firing& firing = log.firings[i];
            if (blocks[i] == noEffect && !areDecided(firing.group, ~std::size_t{0})) {
                m_decisions.push_back({log.moments[firing.moment], firing.group, firing.holder, i});
            }
        }
    }

    /// Finds the holders whose groups did not fire because of their activation.
    void findInactive() {
        const TurnLog& log = m_replay.log();
        for (const UnansweredTrigger& one : log.unanswered) {
            if (one.reason == NoAnswer::inactive && !isActivationDecided(one.group)) {
                m_decisions.push_back({log.moments[log.occurrences[one.occurrence].moment], one.group, one.holder,
                                       noFiring, one.occurrence});
            }
        }
        const History& history = m_session.history();
        const State opening = log.turn > 0 ? history.stateAt(m_session.universe(), log.turn, 0)
                                           : history.state(m_session.universe(), log.turn); // at first nothing exists
        const View view = opening.view();
        eachCarrier(view, [&](Row row, ClassIndex objectClass) {
            for (const std::uint32_t group : m_program.groupsOf(objectClass)) {
                const CheckedGroup& checked = m_program.groupAsRead(group);
                if (checked.activation.empty() || checked.isTriggered() || checked.isCalled || !checked.enabled ||
                    !checked.isRunnable || isActivationDecided(group)) {
                    continue;
                }
                const CompiledGroup& compiled = m_program.groups[group];
                if (m_replay.firingOf(compiled, row)) {
                    continue;
                }
                if (const auto moment = m_replay.decisionOf(compiled, row)) {
                    m_decisions.push_back({*moment, group, row});
                }
            }
        });
    }

    bool isActivationDecided(std::uint32_t group) const {
        return areDecided(group, sizeOf(m_program.groupAsRead(group).activation));
    }

    void judge(const Decision& decision) {
        const CompiledGroup& group = m_program.groups[decision.group];
        const TurnLog& log = m_replay.log();
        const Firing* const fired = decision.firing != noFiring ? &log.firings[decision.firing] : nullptr;
        if (fired != nullptr ? areDecided(decision.group, ~std::size_t{0}) : isActivationDecided(decision.group)) {
            return; // earlier decisions of the turn have shown it
        }
        Firing asked;
        asked.occurrence = decision.occurrence;
        asked.amount = decision.occurrence != noOccurrence ? log.occurrences[decision.occurrence].amount : 0.0;
        const View view = m_replay.readBy(fired != nullptr ? *fired : asked, decision.moment);
        const Row source = fired != nullptr               ? fired->source
                           : view.exists(decision.holder) ? sourceOf(view, group, decision.holder)
                                                          : noRow;
        if (source == noRow || (fired == nullptr && !isGiven(group, view, source))) {
            return;
        }
        const WhileAnswering answering(m_evaluator, m_replay.answeredBy(fired != nullptr ? *fired : asked));
        FunnelQuestion question{.group = decision.group, .holder = decision.holder, .source = source};
        const FunnelExtent extent = fired != nullptr ? FunnelExtent::conditions : FunnelExtent::activation;
        if (!note(question, view, extent, fired) || fired == nullptr) {
            return;
        }
        for (const Row target : targetsOf(*fired->scope, view)) {
            question.object = target;
            if (!note(question, view, extent, fired)) {
                return;
            }
        }
    }

    /// Returns some objects of a scope, and some others.
    RowList targetsOf(const RowList& scope, const View& view) {
        RowList targets(scope.begin(),
                        scope.begin() + static_cast<std::ptrdiff_t>(std::min(triedTargets, scope.size())));
        std::size_t others = 0;
        for (Row row = 0; row < view.rowCount && others < triedTargets; ++row) {
            if (view.exists(row) && !placeIn(scope, row)) {
                targets.push_back(row);
                ++others;
            }
        }
        return targets;
    }

    /// Notes the verdicts of one evaluation. Returns whether a condition needs an object as `Target`.
    bool note(const FunnelQuestion& question, const View& view, FunnelExtent extent, const Firing* fired) {
        const auto funnel = makeFunnel(question, m_evaluator, view, m_stop, extent);
        if (!funnel) {
            return false;
        }
        // An action fires a group without its activation (S8).
        const bool skipsActivation = fired != nullptr && fired->action != noFiring;
        const std::uint32_t first = itemsOf(question.group).conditions;
        bool needsTarget = false;
        for (std::uint32_t i = 0; i < funnel->nodes.size(); ++i) {
            const FunnelNode& node = funnel->nodes[i];
            if (skipsActivation && funnel->sections[node.section].part == FunnelPart::activation) {
                continue;
            }
            CoverageCounts& counts = m_counts[first + i];
            const std::size_t matched = node.yes.count();
            counts.isMatched = counts.isMatched || matched > 0;
            counts.isRejected = counts.isRejected || node.asked.count() > matched;
            needsTarget = needsTarget || node.condition->readsTarget;
            needsTarget = needsTarget && !areDecided(question.group, ~std::size_t{0});
        }
        return needsTarget;
    }

    const Coverage& m_soFar;
    const Session& m_session;
    const Program& m_program;
    Evaluator m_evaluator;
    Replay m_replay;
    const std::atomic<bool>* m_stop;
    std::vector<CoverageCounts>& m_counts;
    std::vector<Decision> m_decisions;
};

} // namespace

bool readConditions(const Coverage& soFar, const Session& session, std::uint32_t turn,
                    const std::vector<std::uint16_t>& blocks, const std::atomic<bool>* stop,
                    std::vector<CoverageCounts>& counts) {
    return ConditionReader(soFar, session, turn, stop, counts).read(blocks);
}

} // namespace orrery::engine
