// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/proposal.h"
#include "engine/turn/stepper.h"

#include <memory>

namespace orrery::engine {

enum class ShippedOccurrence : OccurrenceKind;
struct FiringFrame;
struct TurnPlace;

/// The course of one turn in time (T). All changes of the universe after the meter stage pass through this class.
/// Content can respond before, during and after them. Events without listeners cost no work (T28): the class applies
/// proposals without listeners at once.
class Timeline {
public:
    explicit Timeline(StepRun& run);
    ~Timeline();
    Timeline(const Timeline&) = delete;
    Timeline& operator=(const Timeline&) = delete;

    /// Resolves a change that a rule of the engine proposes (orders, movement, production, income, durations …), with
    /// all responses. @return the created objects
    std::vector<Row> apply(Proposal proposal);
    /// Resolves a point of the turn. "After" one stage comes before "before" the next (T3). Fires the groups that name
    /// the point (E8.8), and groups with a trigger for the point. Returns false if the run is stopped.
    bool reach(Stage stage, Side side);
    /// Resolves the start or the end of the turn, like reach().
    bool reachTurn(Side side);
    /// Begins a stage without points. Moments that open from now on belong to the stage.
    void enter(Stage stage);
    /// Makes an empire pay (T18 to T20). Responses may contribute. If the empire cannot pay, returns false and takes
    /// nothing.
    bool pay(Row empire, ResourceIndex resource, double amount, const Cause& cause);
    /// Fires a group at its place in the turn, if the group is active. Runs all responses to its effects.
    void consider(const WaitingGroup& waiting, Stage stage, int priority);
    /// Fires a group on these objects, and ignores its scope (S8). @param action place of the action in
    /// TurnLog::scenario
    void call(std::uint32_t group, Row holder, const RowListRef& rows, std::uint32_t action);
    /// Resolves an order, or another choice. Responses may replace the choice before its outcome (T19). If the choice
    /// goes on, the caller carries it out and calls endChoice(). @param kind kind of the choice's event. @return
    /// whether the choice goes on
    bool choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause);
    /// Runs the responses after the outcome of the choice. Does nothing if there is no choice.
    void endChoice();
    /// Reports the decisions for the step that the step did not use. Callers call this function at the end of the step.
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
