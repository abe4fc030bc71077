// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/universe/view.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

class World; // program/world.h

/// A compiled expression: straight-line code that computes many candidates (lanes) at once
/// (program/expression_program.cpp).
class ExpressionProgram;
std::shared_ptr<const ExpressionProgram> compileExpression(const TypedExpression& expression);

/// The event that the current evaluation responds to (T1).
struct AnsweredOccurrence {
    Row subject = noRow; ///< the object of the event; noRow if the event is a point of the turn
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< current amount of the change; missing if no number
                                                              ///< changes
};

/// The objects that an evaluation refers to. The caller passes candidate rows separately, one for each lane.
struct Bindings {
    Row source = noRow;
    Row target = noRow;                   ///< the object that `Target` refers to; noRow: the candidate
    bool missingAsZero = false;           ///< true for amounts: a meter or stockpile that the object does not have
                                          ///< reads as 0 (E7.2)
    World* world = nullptr;               ///< the world that keeps results between calls; null: each call makes its own
    PartNumber part = 0;                  ///< part of the candidate; bare names also read the variables of this part
    std::span<const double> parameters{}; ///< arguments of the function or aggregate being evaluated
    AnsweredOccurrence occurrence{};      ///< the event that `Subject` and amount() read
};

/// A fault in a batch (X1.3). An evaluation keeps only the first few faults, in lane order.
struct EvaluationFault {
    std::size_t lane = 0;
    Location where;
    enum class Kind : std::uint8_t {
        divisionByZero,
        overflow,
        notANumber,
        noTableRow, ///< the table has no such row; the format's default replaces the value (V6.1)
        tooMuchWork ///< World::pay refused the work, so the value is missing (R2.4)
    } kind = Kind::divisionByZero;
};

/// Statistics of an evaluation, for tests and benchmarks.
struct EvaluationCounts {
    std::size_t uniforms = 0;   ///< number of evaluated sub-expressions that do not depend on the candidate
    std::size_t steps = 0;      ///< number of operations over whole batches
    std::size_t exactLanes = 0; ///< number of lanes that a walk evaluated one by one
};

/// Evaluates many candidates at once: out[i] is the value for candidates[i]. Candidates are rows of the view. A missing
/// value is NaN (E4.5); booleans are 0, 1 or NaN. `values` holds the current value of each lane if the expression reads
/// value(); otherwise it is empty. `out` must not overlap `values` or a column. Evaluates parts that do not depend on
/// the candidate once (P1.3). Gives the same bits as evaluateOne() for each lane, counting all NaNs as equal. An
/// operation that divides by zero, or whose result is too large, has the value 0 and is a fault (X1.3).
void evaluate(const ExpressionProgram& program, const View& view, const Bindings& bindings,
              std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
              std::vector<EvaluationFault>* faults = nullptr, EvaluationCounts* counts = nullptr);

/// One sub-expression and its value, for explanations: "3 * Source.MaxMining = 12".
struct EvaluatedTerm {
    Location where;
    std::string text; ///< text of the sub-expression, as written
    double value = 0.0;
    Format format;
    std::uint32_t depth = 0; ///< depth in the tree; 0: the whole expression
    Row object = noRow;      ///< for a reading: the object with the value
    ColumnId column;         ///< for a reading: the column of the value, which an explanation can explain in turn
    bool isReading = false;
    std::optional<VariableIndex> variable{}; ///< for a reading: the variable of `object` (noRow: of the whole run)
    PartNumber part = 0;                     ///< part of the object that has the variable
    std::optional<std::size_t> objects{};    ///< for an aggregate: number of objects that counted; 0: the value is that
                                             ///< for no objects
    Row related = noRow;                     ///< below an aggregate: the object that this term and its sub-terms refer
                                             ///< to
    std::string shown{};                     ///< text of the value, if formatValue() may not know it
};

/// The maximum number of terms in one explanation: content may have a great many objects or calls.
inline constexpr std::size_t maxTerms = 500;
inline constexpr std::size_t maxTermObjects = 8; ///< maximum number of explained objects of one aggregate

/// Evaluates one candidate, with the same result as evaluate(). With `terms`, also lists every evaluated sub-expression
/// except literals and bare `Source` and `Target`. The outermost comes first, then the others in written order.
double evaluateOne(const ExpressionProgram& program, const View& view, const Bindings& bindings, Row candidate,
                   double value = 0.0, std::vector<EvaluationFault>* faults = nullptr,
                   std::vector<EvaluatedTerm>* terms = nullptr);

/// Formats a number for designers (X1.2). Whole numbers have no point. Other numbers get the shortest text that reads
/// back as the same number.
std::string formatNumber(double value);
/// Formats a value of any format. Enumerators, classes and objects get their names. The value none becomes "none", and
/// a missing value "missing".
std::string formatValue(double value, Format format, const View& view);
/// Formats the result of an expression, including texts that no object has.
/// @param world Bindings::world of the evaluation, or null
std::string formatValue(double value, Format format, const View& view, const TypedExpression& expression,
                        const World* world);

} // namespace orrery::engine
