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
    std::vector<Row> objects; ///< those that counted; only on request
    std::size_t count = 0;    ///< the number of objects that counted
    std::vector<EvaluationFault> faults{};
};

/// Results of aggregates within one evaluation: candidates that share their related objects share the result.
struct AggregateMemo {
    /// The inputs of the result, beside the state and the source.
    using Key = std::tuple<const TypedNode*, const Row*, std::size_t, Row, std::uint64_t, Row>;
    /// A list that objects share, each excluding itself. Such objects follow one another, as those in one system do.
    struct Shared {
        const TypedNode* node = nullptr; ///< null: no list yet
        std::span<const Row> list;
        std::vector<Row> typed;     ///< the rows of the type
        std::vector<Row> counting;  ///< those of them that count, once `isFound`
        std::vector<double> values; ///< the contribution of each of these
        bool isFound = false;
        bool hasFaults = false; ///< there was a fault, so that each object is evaluated separately
    };
    /// Scratch memory, kept from candidate to candidate.
    struct Room {
        Shared shared;
        std::vector<Row> related;
        std::vector<Row> typed;
        std::vector<Row> kept;
        std::vector<double> values;
    };

    /// Values that objects contribute to an aggregate, kept if many overlapping lists are read.
    struct Added {
        const TypedNode* node = nullptr;
        std::size_t found = 0;      ///< the number of rows evaluated so far
        std::vector<double> values; ///< by row, once they are kept; NaN: no contribution
        std::vector<bool> isKnown;  ///< by row, likewise
        std::vector<Row> unknown;   ///< scratch: the rows of a list still to evaluate
    };

    std::map<Key, Aggregated> known;
    Added added;
    std::map<std::uint32_t, Room> rooms; ///< by EvaluationContext::depth: one aggregate is active at each
};

/// One evaluation of one expression, or of a part that refers to other objects than the rest.
struct EvaluationContext {
    const ExpressionProgram& program;
    const View& view;
    Bindings bindings;
    AggregateMemo& memo;
    bool isInner = false;    ///< `Target` is bindings.target in any case, not the candidate
    std::uint32_t depth = 0; ///< the number of functions and aggregates around it

    World& world() const { return *bindings.world; }
};

/// The deepest nesting of functions and aggregates. Deeper ones have no value.
inline constexpr std::uint32_t maxNesting = 100;

/// Evaluates the lanes of a part of an expression: out[i] is for candidates[i].
/// @param code of `root`. @param faults null: not recorded. @return whether there was any fault
bool evaluateLanes(const EvaluationContext& context, const TypedNode& root, const LaneCode& code,
                   std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
                   std::vector<EvaluationFault>* faults, EvaluationCounts& counts);

/// Evaluates an aggregate. Related objects without a value do not count (X3.1).
/// @param from,number the values of its operands. @param target the object of `Target` in it
/// @param withObjects also lists the objects that counted; then no earlier result is used
/// @return valid until the next call
const Aggregated& aggregate(const EvaluationContext& context, const TypedNode& node, double from, double number,
                            Row target, Aggregated& own, bool withObjects = false);
/// Returns the context for parts of an aggregate that refer to a related object.
EvaluationContext contextOfRelated(const EvaluationContext& context, Row target);

/// Finds the cell of a variable that an object has, and returns its value; missing if it has none.
/// @param faults receives the faults that occurred while it was solved (X1.3)
double readVariable(const EvaluationContext& context, const TypedNode& node, Row row, std::vector<SolvingFault>& faults,
                    std::optional<VariableCell>* read = nullptr);
/// Returns the object whose variables a node reads, given the value of its operand.
Row variableRow(const TypedNode& node, double object, const View& view);
} // namespace orrery::engine
