// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_program.h"
#include "engine/program/expression_read.h"
#include "engine/program/variable_solver.h"
#include "engine/program/world.h"

#include <map>
#include <tuple>

namespace orrery::engine {

/// What one aggregate came to, and what went wrong on the way.
struct Aggregated {
    double value = 0.0;
    std::vector<Row> objects; ///< those that counted; only where they are asked for
    std::size_t count = 0;    ///< how many they are
    std::vector<EvaluationFault> faults{};
};

/// What aggregates came to within one evaluation: candidates that share their related objects share the answer.
struct AggregateMemo {
    /// What the answer depends on, beside the state and the source.
    using Key = std::tuple<const TypedNode*, const Row*, std::size_t, Row, std::uint64_t, Row>;
    /// A list that objects share, each without itself. They follow one another, as those in one system do.
    struct Shared {
        const TypedNode* node = nullptr; ///< null: of none
        std::span<const Row> list;
        std::vector<Row> typed;     ///< those that have the type
        std::vector<Row> counting;  ///< those of them that count, once `isFound`
        std::vector<double> values; ///< what each of these adds
        bool isFound = false;
        bool hasFaults = false; ///< something went wrong, of which each object is told apart
    };
    /// Room to work in, kept from candidate to candidate.
    struct Room {
        Shared shared;
        std::vector<Row> related;
        std::vector<Row> typed;
        std::vector<Row> kept;
        std::vector<double> values;
    };

    /// Values that objects add to an aggregate, kept where many overlapping lists are read.
    struct Added {
        const TypedNode* node = nullptr;
        std::size_t found = 0;      ///< so many were asked
        std::vector<double> values; ///< by row, once they are kept; NaN: nothing
        std::vector<bool> isKnown;  ///< likewise
        std::vector<Row> unknown;   ///< room: those of a list that are to be asked
    };

    std::map<Key, Aggregated> known;
    Added added;
    std::map<std::uint32_t, Room> rooms; ///< by EvaluationContext::depth: one aggregate at a time is at work at each
};

/// One evaluation of one expression, or of a part that speaks of other objects than the rest.
struct EvaluationContext {
    const ExpressionProgram& program;
    const View& view;
    Bindings bindings;
    AggregateMemo& memo;
    bool isInner = false;    ///< `Target` is bindings.target, whatever that is, and not the candidate
    std::uint32_t depth = 0; ///< functions and aggregates around it

    World& world() const { return *bindings.world; }
};

/// Functions and aggregates inside one another; beyond this many nothing has a value.
inline constexpr std::uint32_t maxNesting = 100;

/// The lanes of a part of an expression: out[i] is for candidates[i].
/// @param code of `root`. @param faults null: nobody asks. @return whether anything went wrong.
bool evaluateLanes(const EvaluationContext& context, const TypedNode& root, const LaneCode& code,
                   std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
                   std::vector<EvaluationFault>* faults, EvaluationCounts& counts);

/// What an aggregate comes to. Related objects without a value do not count (X3.1).
/// @param from,number the values of its operands. @param target what `Target` means in it.
/// @param withObjects also says which objects counted; then nothing that is known is used.
/// @return valid until the next call.
const Aggregated& aggregate(const EvaluationContext& context, const TypedNode& node, double from, double number,
                            Row target, Aggregated& own, bool withObjects = false);
/// The same evaluation, of what speaks of each related object.
EvaluationContext contextOfRelated(const EvaluationContext& context, Row target);

/// The cell of a variable that an object has, and its value; missing where it has none.
/// @param faults is told what went wrong while it was solved (X1.3).
double readVariable(const EvaluationContext& context, const TypedNode& node, Row row, std::vector<SolvingFault>& faults,
                    std::optional<VariableCell>* read = nullptr);
/// Whose variables a node reads, given the value of its operand.
Row variableRow(const TypedNode& node, double object, const View& view);
/// A cell of a table; where it has no such row, the default of the format (V6.1).
double lookUp(const EvaluationContext& context, const TypedNode& node, double key, bool& isThere);
/// A property of a class (X2.6).
double readFact(const EvaluationContext& context, const TypedNode& node, double objectClass);
/// Draws dice for a candidate (X1.5); missing where they are none.
double rollDice(const EvaluationContext& context, const TypedNode& node, double dice, Row candidate, bool& isPaid);

} // namespace orrery::engine
