// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/proposal.h"
#include "engine/turn/stepper.h"

#include <memory>

namespace orrery::engine {

enum class ShippedOccurrence : OccurrenceKind;
struct FiringFrame;
struct TurnPlace;

/// How one turn unfolds in time (T). Everything that changes the universe after the meter stage goes through here, so
/// that content can respond before, when and after it happens. Kinds of events that no content listens to cost nothing
/// (T28): proposals without such events are applied at once.
class Timeline {
public:
    explicit Timeline(StepRun& run);
    ~Timeline();
    Timeline(const Timeline&) = delete;
    Timeline& operator=(const Timeline&) = delete;

    /// Resolves a change that a rule of the engine proposes (orders, movement, production, income, durations …), with
    /// all responses. @return the objects that were created
    std::vector<Row> apply(Proposal proposal);
    /// A point of the turn: "after" one stage comes before "before" the next (T3). Fires the groups that named it
    /// (E8.8), and those with a trigger for it. False where the run was stopped.
    bool reach(Stage stage, Side side);
    /// The same of the turn as a whole.
    bool reachTurn(Side side);
    /// A stage without points begins: moments that are opened from now on lie in it.
    void enter(Stage stage);
    /// An empire pays (T18 to T20); responses may contribute. False, and nothing is taken, where it cannot.
    bool pay(Row empire, ResourceIndex resource, double amount, const Cause& cause);
    /// Fires a group that waits for its place in the turn, if it is active, with all responses to its effects.
    void consider(const WaitingGroup& waiting, Stage stage, int priority);
    /// Fires a group on these objects, whatever its scope says (S8). @param action its place in TurnLog::scenario
    void call(std::uint32_t group, Row holder, const RowListRef& rows, std::uint32_t action);
    /// An order, or another choice, that responses may replace before its outcome (T19). If it goes on, its maker
    /// carries it out and calls endChoice(). @param kind of its event. @return whether it goes on
    bool choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause);
    /// The responses after the outcome of the choice. Does nothing where there is none.
    void endChoice();
    /// The step is over: reports the decisions for it that no question has used.
    void reportUnusedDecisions();

private:
    struct Parts;

    bool run();
    void advance(FiringFrame& frame);
    void endFiring(FiringFrame& frame);
    void fire(FiringFrame frame);
    void consider(const WaitingGroup& waiting, const TurnPlace& place);
    bool considerPoint(const TurnPlace& place);
    bool reachPoint(ShippedOccurrence point, Timing timing, const TurnPlace& place);
    void endTurn();

    StepRun& m_run;
    std::unique_ptr<Parts> m_parts;
};

} // namespace orrery::engine
