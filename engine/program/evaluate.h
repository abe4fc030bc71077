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

/// A compiled expression (program/expression_program.cpp): straight-line column code over lanes.
class ExpressionProgram;
std::shared_ptr<const ExpressionProgram> compileExpression(const TypedExpression& expression);

/// The event that the current evaluation responds to (T1).
struct AnsweredOccurrence {
    Row subject = noRow; ///< the object that it happens to; noRow: none, at a point of the turn
    double amount = std::numeric_limits<double>::quiet_NaN(); ///< the current amount of the change; missing: it is no
                                                              ///< change of a number
};

/// The objects that an evaluation refers to. `candidate` rows are passed separately, one for each lane.
struct Bindings {
    Row source = noRow;
    Row target = noRow;                   ///< noRow: the candidate is the target
    bool missingAsZero = false;           ///< amounts: a meter or stockpile that the object lacks reads as 0 (E7.2)
    World* world = nullptr;               ///< keeps results between calls; null: the call makes its own
    PartNumber part = 0;                  ///< of the candidate: bare names read its variables, too
    std::span<const double> parameters{}; ///< of the function or aggregate being evaluated
    AnsweredOccurrence occurrence{};      ///< the event of `Subject` and amount()
};

/// A fault in a batch (X1.3). Only the first few are kept, in lane order.
struct EvaluationFault {
    std::size_t lane = 0;
    Location where;
    enum class Kind : std::uint8_t {
        divisionByZero,
        overflow,
        notANumber,
        noTableRow, ///< the format's default replaces the value (V6.1)
        tooMuchWork ///< World::pay refused: the value is missing (R2.4)
    } kind = Kind::divisionByZero;
};

/// Statistics of an evaluation, for tests and benchmarks.
struct EvaluationCounts {
    std::size_t uniforms = 0;   ///< evaluated sub-expressions that do not depend on the candidate
    std::size_t steps = 0;      ///< operations over whole batches
    std::size_t exactLanes = 0; ///< lanes that were evaluated one by one
};

/// Evaluates many candidates at once: out[i] is the value for candidates[i], which are rows of the view. A missing
/// value is NaN (E4.5); booleans are 0, 1 or NaN. `values` holds the current value of each lane if the expression reads
/// value(); otherwise it is empty. `out` must not overlap it, nor a column. Parts that do not depend on the candidate
/// are evaluated once (P1.3). Gives the same bits as evaluateOne for each lane (a NaN is a NaN). An operation that
/// divides by zero, or whose result is too large, has the value 0 and is a fault (X1.3).
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
    Row object = noRow;      ///< for a reading: the object that has the value
    ColumnId column;         ///< for a reading: the column of the value; so that it can be explained in turn
    bool isReading = false;
    std::optional<VariableIndex> variable{}; ///< of a reading: the variable of `object` (noRow: of the whole run)
    PartNumber part = 0;                     ///< the part of the object that has the variable
    std::optional<std::size_t> objects{};    ///< of an aggregate: how many counted; 0: the value is that for no objects
    Row related = noRow;                     ///< below an aggregate: the object that this term and those below refer to
    std::string shown{};                     ///< the text of a value that formatValue() may not know
};

/// The limits for explanations of content with a great many objects or calls.
inline constexpr std::size_t maxTerms = 500;
inline constexpr std::size_t maxTermObjects = 8; ///< of one aggregate

/// Evaluates one candidate, with the same result. With `terms`, also lists every evaluated sub-expression except
/// literals and bare `Source` and `Target`. The outermost comes first, then the others in written order.
double evaluateOne(const ExpressionProgram& program, const View& view, const Bindings& bindings, Row candidate,
                   double value = 0.0, std::vector<EvaluationFault>* faults = nullptr,
                   std::vector<EvaluatedTerm>* terms = nullptr);

/// Formats a number for designers: whole ones without a point, else the shortest text that reads back the same (X1.2).
std::string formatNumber(double value);
/// Formats any value of any format, with names for enumerators, classes, objects; "none" and "missing" for those.
std::string formatValue(double value, Format format, const View& view);
/// Formats the result of an expression, including texts that no object has. @param world the one in its Bindings, or
/// null
std::string formatValue(double value, Format format, const View& view, const TypedExpression& expression,
                        const World* world);

} // namespace orrery::engine
