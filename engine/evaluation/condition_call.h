// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/program/world.h"
#include "engine/text/phrase.h"
#include "engine/universe/bitmap.h"
#include "engine/universe/turn_log.h"
#include "engine/universe/universe.h"

#include <limits>
#include <span>
#include <string>
#include <utility>

namespace orrery::engine {

class Evaluator;
struct UsedVariables;
template <typename Answer>
struct Answered;
template <typename Answer>
struct Answers;

/// One evaluation of a condition: the condition, the state and the source.
struct ConditionCall {
    const CompiledCondition& condition;
    const View& view;
    Row source = noRow;
    Row target = noRow; ///< candidate of the scope if the condition is nested in another one; otherwise noRow
    Evaluator& evaluator;

    const CompiledArgument& argument(std::size_t index) const { return condition.arguments[index]; }
    /// Returns whether a parameter has the same value for every candidate.
    bool isFixed(std::size_t index) const { return !argument(index).readsCandidate; }
    bool isGiven(std::size_t index) const { return argument(index).isGiven; }
    /// Returns the value of a parameter; NaN if the value is missing.
    double number(std::size_t index, Row candidate = noRow) const;
    /// Returns the index of the choice that a parameter contains.
    std::size_t choice(std::size_t index) const { return static_cast<std::size_t>(argument(index).constant); }
};

/// The reason for a condition's verdict, in display form: "Construction is 29", "at least 30".
struct Verdict {
    Truth truth = Truth::no;
    Phrase observed;       ///< the observed fact: "Construction is 29", "has no meter Construction"
    Phrase wanted;         ///< the requirement: "at least 30"
    double distance = 0.0; ///< distance to the requirement for comparisons of numbers; otherwise 0
    /// The number that the condition compared with its bounds; missing for other conditions.
    double compared = std::numeric_limits<double>::quiet_NaN();
};

/// Evaluates conditions on views. Equal conditions on the same state share its caches. Use one evaluator for each
/// thread and run. The cache key contains the stamps of the columns that a result depends on. With `useCaches` off, it
/// computes every result anew, with the same value. Results returned by reference stay valid until the next outermost
/// call.
class Evaluator {
public:
    explicit Evaluator(const Program& program, bool useCaches = true);
    ~Evaluator();
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;

    const Program& program() const { return m_program; }

    Truth one(const CompiledCondition& condition, const View& view, Row source, Row candidate, Row target = noRow,
              Verdict* why = nullptr);
    void set(const CompiledCondition& condition, const View& view, Row source, const Bitmap& among, TruthSet& out,
             Row target = noRow);
    /// Returns the verdict on all existing rows. Caches the verdict; nested conditions share it. Do not use it for a
    /// nested condition that reads `Target`.
    const TruthSet& matching(const CompiledCondition& condition, const View& view, Row source);

    /// Returns whether all activation conditions match the source (E6.1). A destroyed source is never active.
    bool isActive(const CompiledGroup& group, const View& view, Row source);
    /// Returns the scope (E4.1, E4.5), ascending. Sources with the same scope may share the list.
    RowListRef scope(const CompiledGroup& group, const View& view, Row source);
    /// Returns whether the verdict on a candidate is missing because of a missing property. In strict projects an
    /// exclude then removes the candidate (E4.5).
    bool missesProperty(const CompiledCondition& condition, const View& view, Row source, Row candidate);

    /// Returns the value of an argument for one source, or for one candidate; NaN if it is missing.
    double number(const CompiledArgument& argument, const View& view, Row source, Row candidate = noRow,
                  Row target = noRow);
    /// Computes the values of an argument for many candidates: out[i] belongs to candidates[i].
    void numbers(const CompiledArgument& argument, const View& view, Row source, Row target,
                 std::span<const Row> candidates, std::span<double> out);

    /// Returns the data derived from the state. Expressions of conditions and effects share it.
    World& world() { return m_world; }
    /// Returns the bindings for an expression in a condition.
    Bindings bindingsOf(Row source, Row target) {
        return {.source = source, .target = target, .world = &m_world, .occurrence = m_occurrence};
    }
    /// Sets the event to which `Subject` and amount() refer from now on (T1). @return the previous event
    AnsweredOccurrence setOccurrence(AnsweredOccurrence occurrence) { return std::exchange(m_occurrence, occurrence); }
    AnsweredOccurrence setOccurrence(Row subject, double amount) { return setOccurrence({subject, amount}); }
    const AnsweredOccurrence& occurrence() const { return m_occurrence; }
    const Bitmap& existing(const View& view) { return m_world.existing(view); }
    const Bitmap& equal(const View& view, ColumnId column, double value) { return m_world.equal(view, column, value); }
    const std::vector<double>& effective(const View& view, ColumnId column) { return m_world.effective(view, column); }
    std::span<const Row> attached(const View& view, Row row) { return m_world.attached(view, row); }
    const PlaceMap& places(const View& view) { return m_world.places(view); }
    std::span<const Row> near(const View& view, Row from, Measure measure, double limit) {
        return m_world.near(view, from, measure, limit);
    }
    /// Returns a list of one row.
    const RowList& single(Row row) {
        m_single.assign(1, row);
        return m_single;
    }
    /// Returns an empty list for a short result. Fill the list, then pass it to keepFew().
    RowList roomForFew() {
        m_fewRoom.clear();
        return std::move(m_fewRoom);
    }
    /// Keeps a list from roomForFew() until the next call.
    const RowList* keepFew(RowList rows) {
        m_fewRoom = std::exchange(m_few, std::move(rows));
        return &m_few;
    }
    Row named(const View& view, const std::string& name) { return m_world.named(view, name); }
    /// Returns whether the empire owns an object of the class, such as a tech.
    bool empireHas(const View& view, Row empire, ClassIndex objectClass) {
        return m_world.empireHas(view, empire, objectClass);
    }
    /// Returns whether the empire may build the class (E5.25, E3.9; World::empireCanBuild).
    bool empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
        return m_world.empireCanBuild(view, empire, objectClass);
    }

    /// Returns the faults since the last clearing, in the order of evaluation. With caches off, the faults are the
    /// same. Their member `firing` is not set. The caller that runs turns takes the faults and clears the list.
    std::vector<RunFault>& faults() { return m_faults; }
    void addFault(const DiagnosticSpec& spec, Location where, Row row, std::vector<Phrase> args = {});
    /// Charges a nested evaluation over a number of rows to the work budget of the outermost call. If the work exceeds
    /// the budget, adds one fault and returns false: the verdict is then missing.
    bool pay(const CompiledCondition& condition, std::size_t rows);

    /// Clears all caches. Do not call it during an evaluation.
    void forget();
    /// Returns the approximate size of the caches in bytes, including the caches of the world.
    std::size_t cacheBytes() const;

    class WhileStill;

private:
    friend class EvaluatorCall;
    struct Caches;
    class Signature;

    void begin(const View& view);
    template <typename Answer, typename Compute>
    Answered<Answer>& answer(Answers<Answer>& known, const Dependencies& depends, const View& view, Row source,
                             Compute&& compute);
    void useVariables(const std::shared_ptr<UsedVariables>& used, const View& view);
    void sign(Signature& signature, const Dependencies& depends, const View& view, Row source);
    void addFaults(std::span<const Row> candidates, std::span<const EvaluationFault> faults);
    double mend(const CompiledArgument& argument, double value, Row candidate);

    const Program& m_program;
    bool m_useCaches;
    World m_world;
    AnsweredOccurrence m_occurrence;
    std::uint32_t m_depth = 0; ///< depth of nested calls; the evaluator drops caches only at depth 0
    std::uint64_t m_budget = 0;
    std::size_t m_firstFault = 0;   ///< index of the first fault of the current result, which reports each fault once
    std::uint64_t m_faultCount = 0; ///< number of all faults so far, including repeated faults
    RowList m_single;
    RowList m_few;
    RowList m_fewRoom;
    std::vector<RunFault> m_faults;
    std::unique_ptr<Caches> m_caches;
    const View* m_still = nullptr; ///< view of the current WhileStill; null: none
    std::uint64_t m_stills = 0;    ///< number of WhileStill objects so far
};

/// Promises, during its lifetime, that the state of the view does not change. The evaluator must not evaluate another
/// run either. isActive() and scope() with this view object then evaluate equal conditions of several groups once for
/// each source.
class Evaluator::WhileStill {
public:
    WhileStill(Evaluator& evaluator, const View& view);
    ~WhileStill() { m_evaluator.m_still = nullptr; }
    WhileStill(const WhileStill&) = delete;
    WhileStill& operator=(const WhileStill&) = delete;

private:
    Evaluator& m_evaluator;
};

/// Sets the event to which `Subject` and amount() refer, during its lifetime.
class WhileAnswering {
public:
    WhileAnswering(Evaluator& evaluator, AnsweredOccurrence occurrence)
        : m_evaluator(evaluator), m_before(evaluator.setOccurrence(occurrence)) {}
    ~WhileAnswering() { m_evaluator.setOccurrence(m_before); }
    WhileAnswering(const WhileAnswering&) = delete;
    WhileAnswering& operator=(const WhileAnswering&) = delete;

private:
    Evaluator& m_evaluator;
    AnsweredOccurrence m_before;
};

inline double ConditionCall::number(std::size_t index, Row candidate) const {
    const CompiledArgument& which = argument(index);
    return which.isConstant ? which.constant : evaluator.number(which, view, source, candidate, target);
}

/// Returns the diagnostic for a fault in an expression.
const DiagnosticSpec& diagnosticOf(EvaluationFault::Kind kind);

} // namespace orrery::engine
