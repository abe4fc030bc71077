// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_program.h"
#include "engine/program/expression_read.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world.h"

#include <map>
#include <tuple>

namespace orrery::engine {

/// The result of one aggregate, and its faults.
struct Aggregated {
    double value = 0.0;
    std::vector<Row> objects; ///< objects that counted; only on request
    std::size_t count = 0;    ///< number of objects that counted
    std::vector<EvaluationFault> faults{};
};

/// Results of aggregates within one evaluation. Candidates that share their related objects share the result.
struct AggregateMemo {
    /// The inputs of a result, in addition to the state and the source.
    using Key = std::tuple<const TypedNode*, const Row*, std::size_t, Row, std::uint64_t, Row>;
    /// A list that several objects share; each object excludes itself. Such objects are successive candidates, for
    /// example the objects in one system.
    struct Shared {
        const TypedNode* node = nullptr; ///< the aggregate; null: no list yet
        std::span<const Row> list;
        std::vector<Row> typed;     ///< rows of the list that have the type
        std::vector<Row> counting;  ///< rows of `typed` that count, once `isFound`
        std::vector<double> values; ///< contribution of each row of `counting`
        bool isFound = false;
        bool hasFaults = false; ///< true if the list has a fault; each object then evaluates the list separately
    };
    /// Scratch memory that successive candidates reuse.
    struct Room {
        Shared shared;
        std::vector<Row> related;
        std::vector<Row> typed;
        std::vector<Row> kept;
        std::vector<double> values;
    };

    /// Values that objects contribute to an aggregate. Kept if candidates read many overlapping lists.
    struct Added {
        const TypedNode* node = nullptr;
        std::size_t found = 0;      ///< number of rows evaluated so far
        std::vector<double> values; ///< contributions by row, once they are kept; NaN: no contribution
        std::vector<bool> isKnown;  ///< true for rows with a known contribution, by row
        std::vector<Row> unknown;   ///< scratch: rows of a list that are still to evaluate
    };

    std::map<Key, Aggregated> known;
    Added added;
    std::map<std::uint32_t, Room> rooms; ///< scratch by EvaluationContext::depth; one aggregate is active at each depth
};

/// One evaluation of one expression, or of a part that refers to other objects than the rest.
struct EvaluationContext {
    const ExpressionProgram& program;
    const View& view;
    Bindings bindings;
    AggregateMemo& memo;
    bool isInner = false;    ///< true if `Target` is always bindings.target, never the candidate
    std::uint32_t depth = 0; ///< number of functions and aggregates around the expression

    World& world() const { return *bindings.world; }
};

/// The maximum nesting of functions and aggregates. Deeper calls have no value.
inline constexpr std::uint32_t maxNesting = 100;

/// Evaluates a part of an expression for many candidates: out[i] is the value for candidates[i].
/// @param code the code of `root`. @param faults receives the faults; may be null. @return whether any fault occurred
bool evaluateLanes(const EvaluationContext& context, const TypedNode& root, const LaneCode& code,
                   std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
                   std::vector<EvaluationFault>* faults, EvaluationCounts& counts);

/// Evaluates an aggregate. Related objects without a value do not count (X3.1).
/// @param from,number the values of the aggregate's operands. @param target the object that `Target` refers to
/// @param withObjects also lists the objects that counted, and uses no earlier result
/// @return a reference that is valid until the next call
const Aggregated& aggregate(const EvaluationContext& context, const TypedNode& node, double from, double number,
                            Row target, Aggregated& own, bool withObjects = false);
/// Returns the context for parts of an aggregate that refer to a related object.
EvaluationContext contextOfRelated(const EvaluationContext& context, Row target);

/// Returns the value of an object's variable; missing if the object has no such variable.
/// @param faults receives the faults of solving the variable (X1.3). @param read receives the cell
double readVariable(const EvaluationContext& context, const TypedNode& node, Row row, std::vector<SolvingFault>& faults,
                    std::optional<VariableCell>* read = nullptr);
/// Returns the object whose variables a node reads, given the value of its operand.
Row variableRow(const TypedNode& node, double object, const View& view);
} // namespace orrery::engine
