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
struct Answers;

/// One evaluation of one condition: which condition, on which state, for which source.
struct ConditionCall {
    const CompiledCondition& condition;
    const View& view;
    Row source = noRow;
    Row target = noRow; ///< the scope candidate, when the condition stands inside another one; else noRow
    Evaluator& evaluator;

    const CompiledArgument& argument(std::size_t index) const { return condition.arguments[index]; }
    /// Whether the parameter is the same for every candidate.
    bool isFixed(std::size_t index) const { return !argument(index).readsCandidate; }
    bool isGiven(std::size_t index) const { return argument(index).isGiven; }
    /// The parameter's value; missing: NaN.
    double number(std::size_t index, Row candidate = noRow) const;
    /// What a choice says, as its place among the choices.
    std::size_t choice(std::size_t index) const { return static_cast<std::size_t>(argument(index).constant); }
};

/// Why a condition answered as it did, for people: "Construction is 29", "at least 30".
struct Verdict {
    Truth truth = Truth::no;
    Phrase observed;       ///< what was found: "Construction is 29", "has no meter Construction"
    Phrase wanted;         ///< what was asked: "at least 30"
    double distance = 0.0; ///< how far off, for comparisons of numbers; else 0
    /// The number that was compared with the bounds that are given, where one was; else missing.
    double compared = std::numeric_limits<double>::quiet_NaN();
};

/// Evaluates conditions on views, with caches shared by everything that asks the same on the same state. One for each
/// thread and run. Caches are keyed by the stamps of the columns they read; with `useCaches` off every answer is
/// computed anew, and is the same. What is returned by reference stays valid until the next call from outside.
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
    /// The answer for all rows that exist, cached and shared: what nested conditions ask. Not for conditions that read
    /// `Target` inside another one.
    const TruthSet& matching(const CompiledCondition& condition, const View& view, Row source);

    /// E6.1: all conditions hold for the source. A source that is gone is never active.
    bool isActive(const CompiledGroup& group, const View& view, Row source);
    /// E4.1, E4.5: ascending, shared with every other source that has the same scope.
    RowListRef scope(const CompiledGroup& group, const View& view, Row source);
    /// Whether a condition that answered missing on this candidate did so for want of a property: then an exclude
    /// removes it in strict projects (E4.5).
    bool missesProperty(const CompiledCondition& condition, const View& view, Row source, Row candidate);

    /// Numbers of an argument for one source, or one candidate (missing: NaN).
    double number(const CompiledArgument& argument, const View& view, Row source, Row candidate = noRow,
                  Row target = noRow);
    /// The same for many candidates: out[i] is for candidates[i].
    void numbers(const CompiledArgument& argument, const View& view, Row source, Row target,
                 std::span<const Row> candidates, std::span<double> out);

    /// What follows from the state: shared with the expressions that conditions and effects evaluate.
    World& world() { return m_world; }
    /// For evaluating an expression of a condition.
    Bindings bindingsOf(Row source, Row target) {
        return {.source = source, .target = target, .world = &m_world, .occurrence = m_occurrence};
    }
    /// From now on `Subject` and amount() speak of this occurrence (T1). @return what they spoke of before.
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
    /// A list of one row.
    const RowList& single(Row row);
    /// Room for a short list that a condition was asked for, empty; keepFew() takes it back.
    RowList roomForFew() {
        m_fewRoom.clear();
        return std::move(m_fewRoom);
    }
    /// Keeps such a list, until the next one is asked for.
    const RowList* keepFew(RowList rows) {
        m_fewRoom = std::exchange(m_few, std::move(rows));
        return &m_few;
    }
    Row named(const View& view, const std::string& name) { return m_world.named(view, name); }
    /// Whether an object of the class (a tech) belongs to the empire.
    bool empireHas(const View& view, Row empire, ClassIndex objectClass);
    /// Whether the empire may build the class (E5.25, E3.9; World::empireCanBuild).
    bool empireCanBuild(const View& view, Row empire, ClassIndex objectClass);

    /// What went wrong or was mended since it was last emptied, in the order of evaluation, the same with caches off.
    /// `firing` is not filled in. Whoever runs turns takes and clears it.
    std::vector<RunFault>& faults() { return m_faults; }
    void addFault(const DiagnosticSpec& spec, Location where, Row row, std::vector<Phrase> args = {});
    /// Pays for a nested evaluation over so many rows, out of what one call from outside may cost. False where that
    /// is used up: the condition then answers missing, and a fault was added.
    bool pay(const CompiledCondition& condition, std::size_t rows);

    /// Forgets all that was worked out. Not within a call.
    void forget();
    /// Roughly what is kept, the world's included.
    std::size_t cacheBytes() const;

    class WhileStill;

private:
    friend class EvaluatorCall;
    struct Caches;
    class Signature;

    void begin(const View& view);
    template <typename Answer, typename Compute>
    const Answer& answer(Answers<Answer>& known, const Dependencies& depends, const View& view, Row source,
                         Compute&& compute);
    void useVariables(const std::shared_ptr<UsedVariables>& used, const View& view);
    void sign(Signature& signature, const Dependencies& depends, const View& view, Row source);
    void computeScope(const CompiledGroup& group, const View& view, Row source, RowList& rows);
    void addFaults(std::span<const Row> candidates, std::span<const EvaluationFault> faults);
    double mend(const CompiledArgument& argument, double value, Row candidate);

    const Program& m_program;
    bool m_useCaches;
    World m_world;
    AnsweredOccurrence m_occurrence;
    std::uint32_t m_depth = 0; ///< of calls: caches are only dropped at depth 0
    std::uint64_t m_budget = 0;
    std::size_t m_firstFault = 0;   ///< of the answer being computed: it tells each fault once
    std::uint64_t m_faultCount = 0; ///< ever added, repeated ones too
    RowList m_single;
    RowList m_few;
    RowList m_fewRoom;
    std::vector<RunFault> m_faults;
    std::unique_ptr<Caches> m_caches;
    const View* m_still = nullptr; ///< of the WhileStill that lives
    std::uint64_t m_stills = 0;    ///< how many there were
};

/// As long as it lives, the state that the view shows does not change, and no other run is asked about: what the groups
/// that ask the same ask of a source is then asked once, by isActive() and scope() with this very view.
class Evaluator::WhileStill {
public:
    WhileStill(Evaluator& evaluator, const View& view);
    ~WhileStill() { m_evaluator.m_still = nullptr; }
    WhileStill(const WhileStill&) = delete;
    WhileStill& operator=(const WhileStill&) = delete;

private:
    Evaluator& m_evaluator;
};

/// Lets `Subject` and amount() speak of an occurrence as long as it lives.
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

/// How a fault of an expression is told.
const DiagnosticSpec& diagnosticOf(EvaluationFault::Kind kind);

/// The rows of the shipped conditions, in tag order (rules/conditions_*.h, one file a family).
std::span<const ConditionSpec> conditionRows();

} // namespace orrery::engine
