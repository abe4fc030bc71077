// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/universe/view.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

class World; // program/world.h

/// A compiled expression (program/expression_program.cpp): straight-line column code over lanes.
class ExpressionProgram;
std::shared_ptr<const ExpressionProgram> compileExpression(const TypedExpression& expression);

/// What happened, to which what fires now is the answer (T1).
struct AnsweredOccurrence {
    Row subject = noRow; ///< the object that it happens to; noRow: none, of a point of the turn
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< of the change, as it stands by now; missing: it is no
                                                              ///< change of a number
};

/// Which objects an evaluation speaks of. `candidate` rows are given apart, one lane each.
struct Bindings {
    Row source = noRow;
    Row target = noRow;                   ///< noRow: the candidate is the target
    bool missingAsZero = false;           ///< amounts: a meter or stockpile that the object has not reads as 0 (E7.2)
    World* world = nullptr;               ///< answers from here are kept; null: one is made for the call
    PartNumber part = 0;                  ///< of the candidate: whose variables bare names see as well
    std::span<const double> parameters{}; ///< of the function or aggregate that is evaluated
    AnsweredOccurrence occurrence{};      ///< what `Subject` and amount() mean
};

/// What went wrong in a batch (X1.3): the first few places, in lane order.
struct EvaluationFault {
    std::size_t lane = 0;
    Location where;
    enum class Kind : std::uint8_t {
        divisionByZero,
        overflow,
        notANumber,
        noTableRow, ///< the format's default stands in (V6.1)
        tooMuchWork ///< World::pay said no: the value is missing (R2.4)
    } kind = Kind::divisionByZero;
};

/// What an evaluation did, for tests and benchmarks.
struct EvaluationCounts {
    std::size_t uniforms = 0;   ///< sub-expressions that depend on no candidate, evaluated
    std::size_t steps = 0;      ///< operations over whole batches
    std::size_t exactLanes = 0; ///< lanes that were evaluated by themselves
};

/// Evaluates over many candidates at once: out[i] is the value for candidates[i], which are rows of the view. A missing
/// value is NaN (E4.5); booleans are 0, 1 or NaN. `values`, where the expression reads value(), holds the running value
/// of each lane; else empty. `out` must not overlap it, nor a column. What does not depend on the candidate is
/// evaluated once (P1.3). Same bits as evaluateOne for each lane (a NaN is a NaN). An operation that divides by zero or
/// is too large for a number has the value 0 and is a fault (X1.3).
void evaluate(const ExpressionProgram& program, const View& view, const Bindings& bindings,
              std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
              std::vector<EvaluationFault>* faults = nullptr, EvaluationCounts* counts = nullptr);

/// One sub-expression and its value, for explanations: "3 * Source.MaxMining = 12".
struct EvaluatedTerm {
    Location where;
    std::string text; ///< the sub-expression as written
    double value = 0.0;
    Format format;
    std::uint32_t depth = 0; ///< 0: the whole expression
    Row object = noRow;      ///< for a reading: whose value it is
    ColumnId column;         ///< for a reading: of which column; so that it can be explained in turn
    bool isReading = false;
    std::optional<VariableIndex> variable{}; ///< for a reading of a variable: of `object`'s (noRow: the whole run's)
    PartNumber part = 0;                     ///< of the object, whose variable it is
    std::optional<std::size_t> objects{}; ///< of an aggregate: how many counted; with none it is what it is of nothing
    Row related = noRow;                  ///< below an aggregate: the object of which this and what is below it speaks
    std::string shown{};                  ///< a text, which formatValue() may not know
};

/// Of what content with a great many objects or calls explains itself with, this much is told.
inline constexpr std::size_t maxTerms = 500;
inline constexpr std::size_t maxTermObjects = 8; ///< of one aggregate

/// The same for one candidate; with `terms`, also every sub-expression that was evaluated, outermost first, in written
/// order; literals and bare `Source` and `Target` are left out.
double evaluateOne(const ExpressionProgram& program, const View& view, const Bindings& bindings, Row candidate,
                   double value = 0.0, std::vector<EvaluationFault>* faults = nullptr,
                   std::vector<EvaluatedTerm>* terms = nullptr);

/// Numbers as designers read them: whole ones without a point, else the shortest text that reads back the same (X1.2).
std::string formatNumber(double value);
/// Any value of any format, with names for enumerators, classes, objects; "none" and "missing" for those.
std::string formatValue(double value, Format format, const View& view);
/// The same, of the result of an expression: also texts that are no object's. @param world that of its Bindings, or
/// null.
std::string formatValue(double value, Format format, const View& view, const TypedExpression& expression,
                        const World* world);

} // namespace orrery::engine
