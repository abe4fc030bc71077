// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/proposal.h"
#include "engine/turn/stepper.h"

#include <memory>

namespace orrery::engine {

enum class ShippedOccurrence : OccurrenceKind;
struct FiringFrame;
struct TurnPlace;

/// The course of one turn in time (T). All changes of the universe after the meter stage go through here, so content
/// can respond before, during and after them. Kinds of events that no content listens to cost nothing (T28): proposals
/// without such events are applied at once.
class Timeline {
public:
    explicit Timeline(StepRun& run);
    ~Timeline();
    Timeline(const Timeline&) = delete;
    Timeline& operator=(const Timeline&) = delete;

    /// Resolves a change that a rule of the engine proposes (orders, movement, production, income, durations …), with
    /// all responses. @return the objects that were created
    std::vector<Row> apply(Proposal proposal);
    /// Resolves a point of the turn: "after" one stage comes before "before" the next (T3). Fires the groups that name
    /// the point (E8.8), and those with a trigger for it. Returns false if the run was stopped.
    bool reach(Stage stage, Side side);
    /// Does the same for the turn as a whole.
    bool reachTurn(Side side);
    /// Begins a stage without points. Moments that are opened from now on belong to it.
    void enter(Stage stage);
    /// Makes an empire pay (T18 to T20). Responses may contribute. If the empire cannot pay, returns false and takes
    /// nothing.
    bool pay(Row empire, ResourceIndex resource, double amount, const Cause& cause);
    /// Fires a group that waits for its place in the turn, if it is active, with all responses to its effects.
    void consider(const WaitingGroup& waiting, Stage stage, int priority);
    /// Fires a group on these objects, whatever its scope says (S8). @param action place of the action in
    /// TurnLog::scenario
    void call(std::uint32_t group, Row holder, const RowListRef& rows, std::uint32_t action);
    /// Resolves an order, or another choice, that responses may replace before its outcome (T19). If it goes on, its
    /// maker carries it out and calls endChoice(). @param kind kind of its event. @return whether it goes on
    bool choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause);
    /// Runs the responses after the outcome of the choice. Does nothing if there is none.
    void endChoice();
    /// Reports, at the end of the step, the decisions for it that no question has used.
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
