// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluator_caches.h"
#include "engine/evaluation/run_diagnostics.h"
#include "engine/program/step_probe.h"

#include <utility>

namespace orrery::engine {

namespace {

/// The maximum size of the caches in bytes; the evaluator drops larger caches. Shared results stay alive.
constexpr std::size_t cacheLimit = std::size_t{256} << 20;

/// The maximum number of rows that nested conditions with `Target` may visit for one result: about one second of work.
constexpr std::uint64_t workLimit = 200'000'000;

/// The maximum number of stored faults, more than a user reads. The evaluator drops further faults.
constexpr std::size_t faultLimit = 100'000;

std::size_t bytesOf(const TruthSet& answer) {
    return 2 * answer.yes.words().size() * sizeof(std::uint64_t) + 128;
}

std::size_t bytesOf(const RowListRef& answer) {
    return answer->size() * sizeof(Row) + 128;
}

} // namespace

const DiagnosticSpec& diagnosticOf(EvaluationFault::Kind kind) {
    switch (kind) {
    case EvaluationFault::Kind::divisionByZero:
        return runDiagnostics["run.division-by-zero"];
    case EvaluationFault::Kind::overflow:
        return runDiagnostics["run.overflow"];
    case EvaluationFault::Kind::notANumber:
        return runDiagnostics["run.not-a-number"];
    case EvaluationFault::Kind::noTableRow:
        return runDiagnostics["run.no-table-row"];
    case EvaluationFault::Kind::tooMuchWork:
        return runDiagnostics["run.too-many-asked"];
    }
    return runDiagnostics["run.not-a-number"];
}

std::span<const DiagnosticSpec> ruleDiagnostics() {
    static constexpr std::array all{runDiagnostics["run.division-by-zero"], runDiagnostics["run.overflow"],
                                    runDiagnostics["run.not-a-number"],     runDiagnostics["run.property-missing"],
                                    runDiagnostics["run.no-default"],       runDiagnostics["run.probability-clamped"],
                                    runDiagnostics["run.no-table-row"],     runDiagnostics["run.too-many-asked"],
                                    runDiagnostics["run.too-much-work"]};
    return all;
}

Evaluator::Evaluator(const Program& program, bool useCaches)
    : m_program(program), m_useCaches(useCaches), m_world(*program.model, useCaches),
      m_caches(std::make_unique<Caches>()) {}

Evaluator::~Evaluator() = default;

std::size_t Evaluator::cacheBytes() const {
    return m_caches->bytes + m_world.cacheBytes();
}

void Evaluator::begin(const View& view) {
    const bool isOtherRun = m_caches->run != view.ownerSets || m_caches->seed != view.seed;
    const std::uint32_t turn = turnWork(m_world).turn;
    // Within a turn only the results that this turn has used count. So the work of a turn does not depend on earlier
    // turns.
    const bool isFull = (m_caches->turn == turn ? m_caches->bytesOfTurn : m_caches->bytes) > cacheLimit;
    if (isOtherRun || isFull || (!m_useCaches && m_caches->bytes > 0)) {
        m_caches = std::make_unique<Caches>();
    }
    if (std::exchange(m_caches->turn, turn) != turn) {
        m_caches->bytesOfTurn = 0;
    }
    if (m_caches->run == nullptr) {
        m_caches->run = view.ownerSets;
        m_caches->seed = view.seed;
        m_caches->bytes = m_useCaches ? 0 : 1;
    }
    m_budget = workLimit;
    m_firstFault = m_faults.size();
}

bool Evaluator::pay(const CompiledCondition& condition, std::size_t rows) {
    if (rows < m_budget) {
        m_budget -= rows;
        return true;
    }
    if (std::exchange(m_budget, 0) > 0) { // adds the fault only once
        addFault(runDiagnostics["run.too-much-work"], condition.checked->head, noRow);
    }
    return false;
}

void Evaluator::addFault(const DiagnosticSpec& spec, Location where, Row row, std::vector<Phrase> args) {
    ++m_faultCount;
    const bool isRepeated =
        m_faults.size() > m_firstFault && m_faults.back().spec == &spec && m_faults.back().where == where;
    if (!isRepeated && m_faults.size() < faultLimit) {
        m_faults.push_back({&spec, where, noFiring, row, std::move(args)});
    }
}

void Evaluator::addFaults(std::span<const Row> candidates, std::span<const EvaluationFault> faults) {
    for (const EvaluationFault& fault : faults) {
        const DiagnosticSpec& spec = diagnosticOf(fault.kind);
        const Row row = fault.lane < candidates.size() ? candidates[fault.lane] : noRow;
        addFault(spec, fault.where, row);
    }
}

/// Returns the default of a missing property (E7.4), or the value itself. Without a default the value stays missing.
double Evaluator::mend(const CompiledArgument& argument, double value, Row candidate) {
    if (!isMissing(value)) { // most values; the kind of the parameter is far away in memory
        return value;
    }
    const ParameterKind kind = argument.checked != nullptr ? argument.checked->spec->kind : ParameterKind::number;
    if (isFreeExpression(kind)) {
        return value;
    }
    const CheckedArgument& checked = *argument.checked;
    for (const ColumnId column : checked.expression->columns) {
        const ColumnSpec& spec = m_program.model->layout[column];
        const Vocabulary& vocabulary = m_program.model->vocabulary;
        if (spec.role == ColumnRole::property && !vocabulary.properties()[spec.of].isRuntime) {
            const bool hasDefault = !isMissing(argument.fallback);
            addFault(hasDefault ? runDiagnostics["run.property-missing"] : runDiagnostics["run.no-default"],
                     checked.where, candidate, {spec.name, vocabulary.properties()[spec.of].defaultText});
            break;
        }
    }
    return argument.fallback;
}

double Evaluator::number(const CompiledArgument& argument, const View& view, Row source, Row candidate, Row target) {
    if (argument.isConstant) {
        return argument.constant;
    }
    if (argument.sourceColumn) {
        return source == noRow ? argument.fallback : view.at(*argument.sourceColumn, source);
    }
    const Probed probed(turnWork(m_world).probe, argument);
    if (probed.counts()) {
        turnWork(m_world).probe->count(1, 1);
    }
    std::vector<EvaluationFault> faults;
    const double value = evaluateOne(*argument.program, view, bindingsOf(source, target), candidate, 0.0, &faults);
    addFaults({&candidate, 1}, faults);
    return mend(argument, value, candidate);
}

void Evaluator::numbers(const CompiledArgument& argument, const View& view, Row source, Row target,
                        std::span<const Row> candidates, std::span<double> out) {
    if (!argument.readsCandidate) {
        std::fill(out.begin(), out.end(),
                  candidates.empty() ? 0.0 : number(argument, view, source, candidates.front(), target));
        return;
    }
    const Probed probed(turnWork(m_world).probe, argument);
    if (probed.counts()) {
        turnWork(m_world).probe->count(candidates.size(), out.size());
    }
    std::vector<EvaluationFault> faults;
    evaluate(*argument.program, view, bindingsOf(source, target), candidates, {}, out, &faults);
    addFaults(candidates, faults);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (isMissing(out[i])) { // few are missing
            out[i] = mend(argument, out[i], candidates[i]);
        }
    }
}

Truth Evaluator::one(const CompiledCondition& condition, const View& view, Row source, Row candidate, Row target,
                     Verdict* why) {
    const EvaluatorCall guard(*this, view);
    TurnWork& work = turnWork(m_world);
    const Probed probed(work.probe, condition);
    work.done += work::question;
    const Truth truth = condition.spec->one({condition, view, source, target, *this}, candidate, why);
    if (probed.counts()) {
        work.probe->count(1, truth == Truth::yes ? 1 : 0);
    }
    if (why) {
        why->truth = truth;
    }
    return truth;
}

void Evaluator::set(const CompiledCondition& condition, const View& view, Row source, const Bitmap& among,
                    TruthSet& out, Row target) {
    const EvaluatorCall guard(*this, view);
    TurnWork& work = turnWork(m_world);
    const Probed probed(work.probe, condition);
    work.done += work::set + among.size() / work::objectsPerUnit;
    out.yes = Bitmap(among.size());
    out.missing = Bitmap(among.size());
    condition.spec->set({condition, view, source, target, *this}, among, out);
    if (probed.counts()) {
        work.probe->count(among.count(), out.yes.count());
    }
}

void Evaluator::sign(Signature& signature, const Dependencies& depends, const View& view, Row source) {
    for (const SourceReading& reading : depends.readings) {
        switch (reading.kind) {
        case SourceReading::Kind::value: {
            // A default must not share a result with an equal real value, because only the default causes a fault.
            const std::uint64_t before = m_faultCount;
            signature.add(number(reading.argument, view, source, source));
            signature.add(m_faultCount == before ? noneValue : static_cast<double>(source));
            break;
        }
        case SourceReading::Kind::column:
            signature.add(source == noRow ? noneValue : view.at(reading.column, source));
            break;
        case SourceReading::Kind::viewers: {
            // The numbers of owner sets start at 0. An object without owners gets a value of its own.
            const double owners = source == noRow ? 0.0 : view.builtin(Builtin::owners, source);
            signature.add(owners != 0.0 ? owners : noneValue - static_cast<double>(source));
            break;
        }
        case SourceReading::Kind::owners:
            signature.add(source == noRow ? 0.0 : view.builtin(Builtin::owners, source));
            break;
        case SourceReading::Kind::place:
            signature.add(static_cast<double>(places(view).placeOf(source)));
            break;
        case SourceReading::Kind::identity:
            signature.add(static_cast<double>(source));
            break;
        case SourceReading::Kind::subject:
            signature.add(static_cast<double>(m_occurrence.subject));
            break;
        case SourceReading::Kind::amount:
            signature.add(m_occurrence.amount);
            break;
        }
    }
}

void Evaluator::useVariables(const std::shared_ptr<UsedVariables>& used, const View& view) {
    if (used) {
        m_world.variables().use(view, used);
    }
}

void Evaluator::forget() {
    m_caches = std::make_unique<Caches>();
    m_world.forget();
}

/// Returns a cached result for this state, or computes it now. Adds the faults of the result in both cases.
template <typename Answer, typename Compute>
Answered<Answer>& Evaluator::answer(Answers<Answer>& known, const Dependencies& depends, const View& view, Row source,
                                    Compute&& compute) {
    if (!known.mark.agrees(view, depends.columns, depends.readsLanes, depends.readsTurn)) {
        known.bySignature.clear();
        ++known.generation;
    }
    Signature signature;
    sign(signature, depends, view, source);
    const auto found = known.bySignature.entries().find(signature.values());
    if (found != known.bySignature.entries().end()) {
        const std::vector<RunFault>& faults = found->second.faults;
        const std::size_t room = faultLimit - std::min(faultLimit, m_faults.size());
        m_faults.insert(m_faults.end(), faults.begin(),
                        faults.begin() + static_cast<std::ptrdiff_t>(std::min(room, faults.size())));
        m_caches->count(found->second, turnWork(m_world));
        useVariables(found->second.variables, view);
        return found->second;
    }
    const std::size_t outerFaults = std::exchange(m_firstFault, m_faults.size());
    const std::uint64_t outerBudget = std::exchange(m_budget, workLimit);
    TurnWork& turn = turnWork(m_world);
    const std::uint64_t outerWork = std::exchange(turn.done, 0);
    const std::size_t outerBytes = std::exchange(m_caches->bytesOfTurn, 0);
    std::vector<const void*> makings;
    std::vector<const void*>* const outerMakings = std::exchange(m_caches->makings, &makings);
    Answered<Answer> computed;
    const bool hasVariables = !m_program.model->language.variables.empty();
    UsedVariables used;
    UsedVariables* const outerUses = hasVariables ? m_world.variables().tellUses(&used) : nullptr;
    compute(computed.answer);
    m_caches->makings = outerMakings;
    if (hasVariables) {
        m_world.variables().tellUses(outerUses);
    }
    if (!used.isEmpty()) {
        used.close();
        m_caches->bytes += used.cells.size() * sizeof(std::uint64_t);
        computed.variables = std::make_shared<UsedVariables>(std::move(used));
    }
    computed.work = std::exchange(turn.done, outerWork);
    computed.bytes = std::exchange(m_caches->bytesOfTurn, outerBytes) + bytesOf(computed.answer);
    computed.faults.assign(m_faults.begin() + static_cast<std::ptrdiff_t>(m_firstFault), m_faults.end());
    m_budget = outerBudget;
    m_firstFault = outerFaults;
    m_caches->bytes += bytesOf(computed.answer);
    const std::span<const double> key = signature.values();
    Answered<Answer>& made =
        known.bySignature.entries()
            .try_emplace(std::pmr::vector<double>(key.begin(), key.end(), known.bySignature.memory()),
                         std::move(computed))
            .first->second;
    m_caches->count(made, turn);
    useVariables(made.variables, view);
    return made;
}

const TruthSet& Evaluator::matching(const CompiledCondition& condition, const View& view, Row source) {
    const EvaluatorCall guard(*this, view);
    StepProbe* const probe = turnWork(m_world).probe;
    const Probed probed(probe, ProbeKind::matching, condition.shape);
    return answer(m_caches->matching[condition.shape], condition.depends, view, source,
                  [&](TruthSet& out) {
                      set(condition, view, source, existing(view), out);
                      if (probe != nullptr) {
                          probe->count(existing(view).count(), out.yes.count());
                      }
                  })
        .answer;
}

Evaluator::WhileStill::WhileStill(Evaluator& evaluator, const View& view) : m_evaluator(evaluator) {
    const EvaluatorCall call(evaluator, view); // drops the caches if the run is another one
    evaluator.m_still = evaluator.m_useCaches ? &view : nullptr;
    ++evaluator.m_stills;
}

namespace {

/// Evaluates the activation conditions on the source, up to the first one that does not match.
bool isActivationMet(Evaluator& evaluator, const CompiledGroup& group, const View& view, Row source) {
    if (group.activation.empty()) {
        return true;
    }
    TurnWork& work = turnWork(evaluator.world());
    StepProbe* const probe = work.probe;
    const Probed probed(probe, ProbeKind::activation, group.activationShape);
    bool isMet = true;
    for (auto condition = group.activation.begin(); isMet && condition != group.activation.end(); ++condition) {
        const Probed ofCondition(probe, *condition);
        work.done += work::question;
        isMet = condition->spec->one({*condition, view, source, noRow, evaluator}, source, nullptr) == Truth::yes;
        if (ofCondition.counts()) {
            probe->count(1, isMet ? 1 : 0);
        }
    }
    if (probed.counts()) {
        probe->count(1, isMet ? 1 : 0);
    }
    return isMet;
}

} // namespace

bool Evaluator::isActive(const CompiledGroup& group, const View& view, Row source) {
    if (source == noRow || !view.exists(source)) {
        return false;
    }
    const SourceQuestion& question = *group.activationQuestion;
    const bool isKept = m_still == &view && question.isKept;
    if (isKept) {
        KnownOfSources<bool>& known = m_caches->activations[group.activationShape];
        known.refresh(question, view, m_stills, turnWork(m_world).turn);
        if (const bool* const answer = known.bySource.find(source)) {
            return *answer;
        }
    }
    const EvaluatorCall guard(*this, view);
    const std::uint64_t faults = m_faultCount;
    const bool isActive = isActivationMet(*this, group, view, source);
    if (isKept && m_faultCount == faults) { // does not keep a result with faults, so every caller gets the faults
        KnownOfSources<bool>& known = m_caches->activations[group.activationShape];
        known.refresh(question, view, m_stills, turnWork(m_world).turn);
        m_caches->bytes += known.bySource.keep(source, isActive);
    }
    return isActive;
}

RowListRef Evaluator::scope(const CompiledGroup& group, const View& view, Row source) {
    const bool isKept = m_still == &view && group.scopeQuestion->isKept;
    const auto ofSources = [&]() -> BySource<Answered<RowListRef>*>& {
        auto& known = m_caches->scopesOfSources[group.scopeShape];
        known.refresh(*group.scopeQuestion, view, m_stills, turnWork(m_world).turn, group.scopeOutlivesTurn,
                      m_caches->scopes[group.scopeShape].generation);
        return known.bySource;
    };
    if (isKept) {
        if (Answered<RowListRef>* const* const found = ofSources().find(source)) {
            m_caches->count(**found, turnWork(m_world));
            useVariables((*found)->variables, view);
            return (*found)->answer;
        }
    }
    const EvaluatorCall guard(*this, view);
    const std::uint64_t faults = m_faultCount;
    const std::size_t told = m_faults.size();
    StepProbe* const probe = turnWork(m_world).probe;
    const Probed probed(probe, ProbeKind::scope, group.scopeShape);
    Answered<RowListRef>& rows =
        answer(m_caches->scopes[group.scopeShape], group.scopeDepends, view, source, [&](RowListRef& out) {
            RowList found;
            makeScope(*this, group, view, source, m_caches->scopeRoom, found);
            out = std::make_shared<const RowList>(std::move(found));
            if (probe != nullptr) {
                probe->count(0, out->size());
            }
        });
    if (isKept && m_faultCount == faults && m_faults.size() == told) {
        m_caches->bytes += ofSources().keep(source, &rows);
    }
    return rows.answer;
}

bool Evaluator::missesProperty(const CompiledCondition& condition, const View& view, Row source, Row candidate) {
    const EvaluatorCall guard(*this, view);
    if (condition.spec->asksSameObject) {
        return std::any_of(condition.children.begin(), condition.children.end(), [&](const CompiledCondition& child) {
            return one(child, view, source, candidate) == Truth::missing &&
                   missesProperty(child, view, source, candidate);
        });
    }
    if (!condition.spec->property.empty()) {
        return true;
    }
    return std::any_of(condition.arguments.begin(), condition.arguments.end(), [&](const CompiledArgument& argument) {
        if (!argument.program || !isMissing(argument.fallback)) {
            return false;
        }
        std::vector<EvaluatedTerm> terms; // values that the source and the candidate give
        evaluateOne(*argument.program, view, bindingsOf(source, noRow), candidate, 0.0, nullptr, &terms);
        return std::any_of(terms.begin(), terms.end(), [&](const EvaluatedTerm& term) {
            return isMissing(term.value) && (*view.layout)[term.column].role == ColumnRole::property;
        });
    });
}

} // namespace orrery::engine
