// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/chain_guard.h"
#include "engine/turn/decision_policy.h"
#include "engine/turn/effect_call.h"
#include "engine/turn/pending_index.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline_frames.h"
#include "engine/turn/turn_order.h"

#include <array>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace orrery::engine {

/// The workings of the timeline (turn/timeline.h): a stack of what it is in the middle of, taken one step at a time.
class TimelineMachine {
public:
    explicit TimelineMachine(StepRun& run);

    /// Whether anything in the game may answer something of this.
    bool isHeard(const Proposal& proposal);
    bool hears(OccurrenceKind kind);
    bool hearsMaking(ClassIndex objectClass);
    /// The turn has ended: from now on the empire whose turn comes next is the active one (T14), and what was to await
    /// something until the end of this turn waits no longer (T12).
    void endTurn();
    /// Applies at once what nobody answers.
    std::vector<Row> applyUnheard(const Proposal& proposal);

    // Each begins something; run() sees it through.
    void resolve(Proposal proposal);
    void pay(Row empire, ResourceIndex resource, double amount, const Cause& cause);
    void reach(OccurrenceKind point, Timing timing, Stage stage, Side side);
    void choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause);
    void fire(FiringFrame frame);
    /// An ordinary group of the turn, which fires if it is active; seen through at once.
    void consider(const WaitingGroup& waiting, Stage stage, Side side, int priority);
    /// Where in the turn what comes next lies.
    void setPlace(Stage stage, Side side);
    /// Whether effects that were put off are due at a stage (T13).
    bool hasDue(Stage stage) const;
    /// False where the step was stopped.
    bool run();

    const std::vector<Row>& made() const { return m_made; }
    bool isPaid() const { return m_isPaid; }
    /// Goes on with a choice that was made and has had its outcome.
    void closeChoice();
    bool isChosen() const { return m_isChosen; }
    bool canAfford(Row empire, ResourceIndex resource, double amount);
    DecisionPolicy& policy() { return m_policy; }

private:
    using Frame = std::variant<ResolvingFrame, FiringFrame>;

    // resolving.cpp
    void advance(ResolvingFrame& frame);
    bool doLine(ResolvingFrame& frame, const ScriptLine& line);
    void findOccurrences(ResolvingFrame& frame);
    void addPending(ResolvingFrame& frame, PendingEvent pending);
    void findOfColumn(ResolvingFrame& frame, std::uint32_t place);
    void findOfDestroyed(ResolvingFrame& frame, std::uint32_t place);
    void findOfMove(ResolvingFrame& frame, std::uint32_t place);
    void endGone(ResolvingFrame& frame);
    void settle(ResolvingFrame& frame);
    void applyAll(ResolvingFrame& frame);
    Row applyRest(ResolvingFrame& frame, std::uint32_t place);
    void finish(ResolvingFrame& frame);
    void drop(ResolvingFrame& frame, const PendingEvent& pending, OccurrenceEnd end, std::uint32_t endedBy);
    double pendingAmount(const PendingEvent& pending) const;
    /// The places in frame.pending that speak of an element of a change, or of any of it, ascending.
    std::span<const std::uint32_t> pendingOf(ResolvingFrame& frame, std::uint32_t change,
                                             std::optional<std::uint32_t> element = std::nullopt);
    ResolvingFrame& push(Proposal proposal);

    // answering.cpp
    View decidingView(ResolvingFrame& frame);
    void gather(ResolvingFrame& frame, const ScriptLine& line, bool mergesReactions);
    void gatherListeners(ResolvingFrame& frame, const ScriptLine& line, std::uint32_t place, const View& view,
                         bool mergesReactions);
    void gatherAwaiting(ResolvingFrame& frame, const ScriptLine& line, std::uint32_t place, const View& view);
    bool isAnswered(const CompiledTrigger& trigger, const PendingEvent& pending, Row holder, Row source,
                    const View& view, const RowListRef& rows);
    bool answerNext(ResolvingFrame& frame, const ScriptLine& line);
    bool answerRound(ResolvingFrame& frame, const ScriptLine& line);
    bool produce(ResolvingFrame& frame);
    std::optional<NoAnswer> whyNot(ResolvingFrame& frame, const Response& answer);
    /// The same, but for what it costs.
    std::optional<NoAnswer> whyNotOffered(ResolvingFrame& frame, const Response& answer);
    bool canPay(ResolvingFrame& frame, const Response& answer);
    std::uint32_t span() const { return spanAt(m_run.writer.universe().turn(), m_place, m_order.isBetweenTurns()); }
    Response take(ResolvingFrame& frame, std::size_t place);
    void start(ResolvingFrame& frame, const Response& answer);
    void noteSilenced(ResolvingFrame& frame); // silenced.cpp
    void leaveOut(ResolvingFrame& frame, const Response& answer, NoAnswer reason);
    void leaveOutTheRest(ResolvingFrame& frame, NoAnswer otherwise);
    void noteConflict(ResolvingFrame& frame, const ScriptLine& line);
    bool mayTake(const Response& answer, Row empire);
    const PendingEffects* pendingEffects(std::uint64_t serial) const;
    double costOf(const CompiledCost& cost, const View& view, Row source);
    double dueAfterReductions(Row empire, ResourceIndex resource, double due);
    void reduce(const Response& answer, std::span<const std::uint16_t> effects, const RowListRef& scope,
                PendingEvent& pending);
    bool hasProducers(Row empire, ResourceIndex resource, double due);
    bool isProducer(std::uint32_t group, ResourceIndex resource) const;

    void findTurnOrder(bool isBetweenTurns);
    static WaitingResponses waitingOf(ResolvingFrame& frame, const ScriptLine& line) {
        return {frame.waiting, frame.pending, line.timing, line.step};
    }

    // firing.cpp
    void advance(FiringFrame& frame);
    bool payNext(FiringFrame& frame);
    bool decide(FiringFrame& frame);
    void findInactive(FiringFrame& frame, const View& view);
    RowListRef claimForGroup(FiringFrame& frame, const RowListRef& scope);
    void fireEffect(FiringFrame& frame, std::uint16_t effect, const RowListRef& scope);
    void carryOut(FiringFrame& frame, std::uint16_t effect, const EffectCall& call, const RowListRef& rows);
    void branch(FiringFrame& frame, std::uint16_t effect, const View& view, const RowListRef& rows);
    void putOff(FiringFrame& frame, const EffectCall& call, const RowListRef& rows);
    void negate(FiringFrame& frame, std::uint16_t effect, const RowListRef& rows);
    void changeAmount(FiringFrame& frame, const EffectCall& call, const RowListRef& rows);
    void propose(FiringFrame& frame, std::uint16_t effect, Proposal proposal);
    void fireOnMade(FiringFrame& frame, std::uint16_t effect, const std::vector<Row>& made);
    View readingView(const FiringFrame& frame);
    RowListRef leaveOutTheGone(const FiringFrame& frame, const RowListRef& rows, const CompiledEffect& effect,
                               const Cause& cause);
    RowListRef leaveOutTheUnable(const EffectCall& call);
    RowListRef holdBack(const RowListRef& rows, StackingIndex name, const Cause& cause);
    void skip(const FiringFrame& frame, std::uint16_t effect, SkipReason reason, RowListRef rows,
              PhraseView detail = {});
    void speakOf(const FiringFrame& frame);
    void endFiring(FiringFrame& frame);
    void giveBack(const FiringFrame& frame);
    ResolvingFrame* answered(const FiringFrame& frame);

    void skipUnchanged(const Cause& cause, RowList rows);
    void findOfRight(ResolvingFrame& frame, std::uint32_t place);

    std::vector<std::uint32_t> chainOf(const Response& answer) const;

    const CompiledGroup& groupOf(std::uint32_t group) const { return m_run.program.groups[group]; }
    void pop();

    StepRun& m_run;
    TurnLog& m_log;
    std::deque<Frame> m_stack;              ///< a deque: frames stay where they are while others come and go
    std::optional<ResolvingFrame> m_choice; ///< a choice whose outcome is under way
    std::vector<Row> m_made;
    bool m_isPaid = false;
    double m_paid = 0.0; ///< how much it came to
    bool m_isChosen = false;
    TurnOrder m_order;
    ChainGuard m_chain;
    PendingIndex m_pending;
    TurnPlace m_place;
    DecisionPolicy m_policy;
    FiringFrame m_spare; ///< keeps its memory from firing to firing
};

} // namespace orrery::engine
