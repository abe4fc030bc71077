// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/session.h"

#include "engine/check/scenario/orders.h"
#include "engine/turn/growth.h"
#include "engine/turn/limit_diagnostics.h"
#include "engine/turn/stepper.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <new>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::uint32_t noTurn = std::numeric_limits<std::uint32_t>::max();

/// Returns the earliest turn of the entries that differ between two lists. Counts all entries from the first difference
/// on, because logs refer to entries by their place.
template <typename Entry, typename Same>
std::uint32_t firstDifference(const std::vector<Entry>& before, const std::vector<Entry>& after, const Same& same) {
    const auto [old, now] = std::mismatch(before.begin(), before.end(), after.begin(), after.end(), same);
    std::uint32_t turn = noTurn;
    for (auto one = old; one != before.end(); ++one) {
        turn = std::min(turn, one->turn);
    }
    for (auto one = now; one != after.end(); ++one) {
        turn = std::min(turn, one->turn);
    }
    return turn;
}

bool isSameOrder(const CheckedOrder& a, const CheckedOrder& b) {
    return a.where == b.where && a.turn == b.turn && orderXml(a) == orderXml(b);
}

/// Writes the overrides as statements at the beginning of a log, and pins their values (X6.1).
void applyOverrides(std::span<const Override> overrides, Universe& universe, TurnLog& log) {
    if (overrides.empty()) {
        return;
    }
    Writer writer(universe, log);
    const ColumnLayout& layout = universe.model().layout;
    const Cause cause{.kind = CauseKind::setup, .moment = writer.openMoment(Stage::setup, 0)};
    std::vector<PinnedCell> pins = universe.pins();
    universe.pin({}); // an override wins over a hold
    const auto hold = [&](ColumnId column, Row row, double value) {
        writer.write(column, row, value, cause);
        pins.push_back({column, row, value});
    };
    for (const Override& one : overrides) {
        const auto given = one.kind == Override::Kind::given ? givenObject(universe.view(), one) : std::nullopt;
        if (!given) {
            continue;
        }
        const Row row = writer.create({.objectClass = given->objectClass,
                                       .attachedTo = given->attachedTo,
                                       .owners = writer.internOwners({given->empire}),
                                       .birthKey = given->birthKey},
                                      cause);
        if (row != noRow) {
            hold(layout.builtin(Builtin::exists), row, 1.0);
        }
    }
    for (const Override& one : overrides) {
        if (one.kind == Override::Kind::gone && universe.view().exists(one.row)) {
            writer.destroy(one.row, cause);
            pins.push_back({layout.builtin(Builtin::exists), one.row, 0.0});
        }
    }
    for (const Override& one : overrides) {
        if (one.kind != Override::Kind::value || one.row >= universe.rowCount() ||
            !universe.view().has(one.row, one.column)) {
            continue;
        }
        const double value = one.column == layout.builtin(Builtin::owners) ? writer.internOwners(one.owners)
                             : one.text                                    ? writer.internText(*one.text)
                                                                           : one.value;
        hold(one.column, one.row, value);
    }
    writer.refreshDerived();
    // If two overrides apply to one cell, the later one counts.
    std::ranges::stable_sort(pins, {}, [](const PinnedCell& pin) { return std::pair(pin.column.value, pin.row); });
    universe.pin(std::move(pins));
}

} // namespace

std::unique_ptr<Session> Session::start(std::shared_ptr<const Program> program, CheckedScenario scenario,
                                        std::optional<std::uint64_t> seed, bool useCaches, const RunLimits& limits) {
    const std::uint64_t ofScenario = scenario.galaxy ? scenario.galaxy->seed : GalaxySpec{}.seed;
    std::unique_ptr<Session> session(
        new Session(std::move(program), std::move(scenario), seed.value_or(ofScenario), useCaches, limits));
    session->setUp();
    return session;
}

Session::Session(std::shared_ptr<const Program> program, CheckedScenario scenario, std::uint64_t seed, bool useCaches,
                 const RunLimits& limits)
    : m_program(std::move(program)), m_scenario(std::move(scenario)), m_seed(seed), m_useCaches(useCaches),
      m_stepper(std::make_unique<Stepper>(*m_program)), m_limits(limits) {
    m_stepper->setLimits(limits);
}

Session::~Session() = default;

std::unique_ptr<Session> Session::branch() const {
    std::unique_ptr<Session> copy(new Session(m_program, m_scenario, m_seed, m_useCaches, m_limits));
    copy->m_traceLimit = m_traceLimit;
    copy->beginSetUp();
    copy->m_universe->putBack(m_universe->grown());
    copy->m_history = m_history.branch();
    copy->m_history.limitLogs(m_traceLimit, [run = copy.get()](std::uint32_t turn) { return run->rebuiltLog(turn); });
    copy->m_history.load(*copy->m_universe, last());
    copy->m_diagnostics = m_diagnostics;
    copy->m_diagnosticsUpTo = m_diagnosticsUpTo;
    copy->m_problems = m_problems;
    copy->m_overridden = m_overridden;
    copy->m_question = m_question;
    copy->m_asks = m_asks;
    copy->m_end = m_end;
    copy->m_workOfTurns = m_workOfTurns;
    copy->m_initials = m_initials;
    copy->look(m_turn);
    return copy;
}

void Session::freeSpare() {
    m_evaluator = std::make_unique<Evaluator>(*m_program, m_useCaches);
    m_state.reset();
    const std::size_t most = m_traceLimit;
    limitTrace(0);
    limitTrace(most);
    if (m_universe->rowCount() > 0) {
        m_universe->freeColumns();
        m_isAsleep = true;
    }
}

void Session::setUp() {
    const TurnAtWork atWork(*m_program, 0);
    try {
        beginSetUp();
        setUpTable();
    } catch (const std::bad_alloc&) {
        beginSetUp(); // an empty universe without the objects of the scenario
        TurnLog log;
        m_stepper->begin();
        m_stepper->finish(*m_universe, log);
        m_problems.add(log, {}, *m_program, &m_scenario);
        m_history.record(*m_universe, std::move(log));
        m_diagnosticsUpTo.push_back(0);
        endRun({.spec = &limitDiagnostics["run.memory-used-up"]}, nullptr, true);
    }
    if (!m_end && bytes() > m_limits.memory) {
        endRun({.spec = &limitDiagnostics["run.memory-used-up"]}, nullptr);
    }
    look(0);
}

void Session::beginSetUp() {
    m_state.reset();
    m_history = {};
    m_diagnostics.clear();
    m_diagnosticsUpTo.clear();
    m_problems = {};
    m_end.reset();
    m_workOfTurns.assign(1, 0);
    m_initials.assign(1, {});
    m_isAsleep = false;
    m_universe = std::make_unique<Universe>(m_program->model, m_seed);
    m_universe->setObjectCap(m_limits.objects);
    m_evaluator = std::make_unique<Evaluator>(*m_program, m_useCaches);
}

void Session::setUpTable() {
    TurnLog log;
    m_stepper->begin();
    {
        Writer writer(*m_universe, log);
        setTable(m_scenario, writer, m_diagnostics);
        writer.refreshDerived();
    }
    applyOverrides(overridesOf(0), *m_universe, log);
    m_initials.assign(1, m_stepper->settle(*m_evaluator, *m_universe, log));
    m_stepper->finish(*m_universe, log);
    m_universe->pin({});
    m_problems.add(log, m_diagnostics, *m_program, &m_scenario);
    m_history.record(*m_universe, std::move(log));
    m_history.limitLogs(m_traceLimit, [this](std::uint32_t turn) { return rebuiltLog(turn); });
    m_diagnosticsUpTo.push_back(m_diagnostics.size());
}

std::size_t Session::bytes() const {
    return m_history.bytes() + m_universe->bytes() + m_evaluator->cacheBytes();
}

/// Ends the run at a limit.
/// @param unfinished log of the dropped turn; null: there is none
/// @param isRefused whether the system refused memory below the run's own limit
void Session::endRun(const RunFault& fault, const TurnLog* unfinished, bool isRefused) {
    RunFault end = fault;
    if (end.spec == &limitDiagnostics["run.memory-used-up"]) {
        std::vector<const TurnLog*> logs;
        for (std::uint32_t turn = 0; turn <= last(); ++turn) {
            if (m_history.isLogKept(turn)) {
                logs.push_back(&m_history.log(turn));
            }
        }
        if (unfinished != nullptr) {
            logs.push_back(unfinished);
        }
        const auto most = groupThatGrewMost(*m_program, logs, Growing::bytes);
        end.where = groupPlace(*m_program, most, {});
        constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
        const std::string size = std::to_string((isRefused ? bytes() : m_limits.memory) / megabyte);
        end.args = {std::to_string(last()), groupName(*m_program, most),
                    isRefused ? phrase("{0} MB, and the system gives no more", {size})
                              : phrase("its memory limit of {0} MB", {size})};
    }
    m_end = RunProblem{.diagnostic = {.spec = end.spec, .where = end.where, .args = end.args}, .turn = last() + 1};
}

/// Computes the log of a turn again. Uses a separate universe and separate caches, so it does not disturb readers of
/// the run.
TurnLog Session::rebuiltLog(std::uint32_t turn) const {
    Universe universe(m_program->model, m_seed);
    universe.setObjectCap(m_limits.objects);
    Evaluator evaluator(*m_program, m_useCaches);
    Stepper stepper(*m_program);
    std::vector<Diagnostic> known; // diagnostics that the run already reported for the turn
    TurnLog log;
    if (turn == 0) {
        stepper.begin();
        Writer writer(universe, log);
        setTable(m_scenario, writer, known);
        writer.refreshDerived();
        applyOverrides(overridesOf(0), universe, log);
    } else {
        universe.putBack(m_universe->grown());
        m_history.load(universe, turn - 1);
        RunLimits limits = m_limits; // the run had room for the turn at its first computation
        limits.memory = RunLimits{}.memory;
        stepper.setLimits(limits);
        openStep(universe, log, overridesOf(turn));
        const Decisions decisions = decisionsOf(turn);
        stepper.run(evaluator, universe, log, nullptr, &m_scenario, &decisions);
        applyStatements(universe, log, known);
    }
    stepper.settle(evaluator, universe, log);
    stepper.finish(universe, log);
    return log;
}

void Session::limitTrace(std::size_t bytes) {
    m_traceLimit = bytes;
    m_history.limitLogs(bytes, [this](std::uint32_t turn) { return rebuiltLog(turn); });
}

/// Writes what holds during the whole step, before the step: held values (I4.8), and overrides.
void Session::openStep(Universe& universe, TurnLog& log, std::span<const Override> overrides) const {
    Writer writer(universe, log);
    takeBack(m_initials[universe.turn()], writer);
    applyHolds(m_scenario, universe.turn() + 1, writer);
    applyOverrides(overrides, universe, log);
}

void Session::applyStatements(Universe& universe, TurnLog& log, std::vector<Diagnostic>& diagnostics) const {
    const std::uint32_t turn = universe.turn();
    Writer writer(universe, log);
    bool isChanged = false;
    for (std::uint32_t i = 0; i < m_scenario.statements.size(); ++i) {
        if (m_scenario.statements[i].turn == turn) {
            applyStatement(m_scenario.statements[i], i, writer, diagnostics, &m_scenario);
            isChanged = true;
        }
    }
    if (isChanged) {
        writer.refreshDerived();
    }
}

/// Computes the next turn. Drops a turn completely if a limit of the run prevents its end (R2.4). Ends the run in the
/// same way if the operating system refuses memory within the budget.
bool Session::computeNext(const std::atomic<bool>* stop) {
    const std::uint32_t turn = last();
    m_end.reset();
    TurnLog log;
    try {
        return tryNext(log, stop);
    } catch (const std::bad_alloc&) {
        m_evaluator.reset(); // frees caches, to make room for the next steps
        m_stepper.reset();
        m_state.reset();
    }
    m_stepper = std::make_unique<Stepper>(*m_program);
    m_stepper->setLimits(m_limits);
    m_evaluator = std::make_unique<Evaluator>(*m_program, m_useCaches);
    m_universe->pin({});
    forgetAfter(turn);
    endRun({.spec = &limitDiagnostics["run.memory-used-up"]}, &log, true);
    return false;
}

bool Session::tryNext(TurnLog& log, const std::atomic<bool>* stop) {
    const TurnAtWork atWork(*m_program, last() + 1);
    wake();
    Decisions decisions = decisionsOf(last() + 1);
    decisions.asks = m_asks;
    m_question.reset();
    openStep(*m_universe, log, overridesOf(last() + 1));
    if (m_overridden && m_overridden->turn == last() + 1) {
        m_overridden->runs = static_cast<std::uint32_t>(log.runs.size());
    }
    const std::size_t reported = m_diagnostics.size();
    m_stepper->setWorkOfTurns(m_workOfTurns.back());
    m_stepper->setHeld(m_history.bytes());
    const bool isDone = m_stepper->run(*m_evaluator, *m_universe, log, stop, &m_scenario, &decisions);
    MeterChanges initials;
    if (isDone) {
        applyStatements(*m_universe, log, m_diagnostics);
        initials = m_stepper->settle(*m_evaluator, *m_universe, log);
        m_stepper->finish(*m_universe, log);
    }
    m_universe->pin({});
    const bool hasRoom = isDone && (m_limits.memory == RunLimits{}.memory ||
                                    bytes() + bytesOf(log) + m_history.bytesToRecord(*m_universe) <= m_limits.memory);
    if (!hasRoom) {
        m_question = m_stepper->question();
        if (isDone || m_stepper->end()) {
            endRun(isDone ? RunFault{.spec = &limitDiagnostics["run.memory-used-up"]} : *m_stepper->end(), &log);
        }
        m_diagnostics.resize(reported);
        m_history.restore(*m_universe, last());
        return false;
    }
    m_problems.add(log, std::span(m_diagnostics).subspan(m_diagnosticsUpTo.back()), *m_program, &m_scenario);
    m_history.record(*m_universe, std::move(log));
    m_diagnosticsUpTo.push_back(m_diagnostics.size());
    m_workOfTurns.push_back(m_workOfTurns.back() + m_stepper->workDone());
    m_initials.push_back(std::move(initials));
    return true;
}

std::vector<RunProblem> Session::problems() const {
    std::vector<RunProblem> problems = m_problems.list();
    if (m_end) {
        problems.push_back(*m_end);
    }
    return problems;
}

std::span<const Override> Session::overridesOf(std::uint32_t turn) const {
    return m_overridden && m_overridden->turn == turn ? std::span<const Override>(m_overridden->overrides)
                                                      : std::span<const Override>();
}

bool Session::stepUnder(std::uint32_t turn, std::vector<Override> overrides, const std::atomic<bool>* stop) {
    m_overridden = Overridden{.turn = turn, .overrides = std::move(overrides)};
    if (turn == 0) {
        setUp();
        return true;
    }
    forgetAfter(turn - 1);
    return goTo(turn, stop);
}

std::uint32_t Session::runsOfOverrides(std::uint32_t turn) const {
    return m_overridden && m_overridden->turn == turn ? m_overridden->runs : 0;
}

Decisions Session::decisionsOf(std::uint32_t turn) const {
    Decisions decisions;
    for (const CheckedDecision& decision : m_scenario.decisions) {
        if (decision.turn + 1 == turn) {
            decisions.answers.push_back(decision);
        }
    }
    return decisions;
}

CheckedDecision Session::decisionFor(std::optional<std::uint32_t> chosen) const {
    CheckedDecision decision = m_question->choices[chosen.value_or(0)];
    decision.passes = !chosen;
    return decision;
}

void Session::answer(std::optional<std::uint32_t> chosen) {
    if (m_question) {
        m_scenario.decisions.push_back(decisionFor(chosen));
        m_question.reset();
    }
}

void Session::setLimits(const RunLimits& limits) {
    m_limits = limits;
    m_end.reset();
    m_stepper->setLimits(limits);
    m_universe->setObjectCap(limits.objects);
}

std::optional<WhatIfTurn> Session::stepWhatIf(std::span<const Override> overrides, const std::atomic<bool>* stop) {
    return stepAside(overrides, decisionsOf(m_turn + 1), stop);
}

std::optional<WhatIfTurn> Session::stepTrying(std::vector<Conflict> orders, const std::atomic<bool>* stop) {
    Decisions decisions = decisionsOf(m_turn + 1);
    decisions.tried = std::move(orders);
    return stepAside({}, std::move(decisions), stop);
}

std::optional<WhatIfTurn> Session::stepAside(std::span<const Override> overrides, Decisions decisions,
                                             const std::atomic<bool>* stop) {
    wake();
    Universe::Grown grown = m_universe->grown();
    const std::size_t diagnostics = m_diagnostics.size();
    if (m_turn != last()) {
        m_history.load(*m_universe, m_turn);
    }
    // Uses separate memory and caches, because those of the run have to match its texts and owner sets.
    Stepper stepper(*m_program);
    stepper.setLimits(m_limits);
    stepper.setHeld(bytes());
    Evaluator evaluator(*m_program, m_useCaches);
    std::optional<WhatIfTurn> turn(std::in_place);
    openStep(*m_universe, turn->log, overrides);
    if (stepper.run(evaluator, *m_universe, turn->log, stop, &m_scenario, &decisions)) {
        applyStatements(*m_universe, turn->log, m_diagnostics);
        stepper.settle(evaluator, *m_universe, turn->log);
        stepper.finish(*m_universe, turn->log);
        turn->state = State::of(*m_universe);
    } else {
        turn.reset();
    }
    m_universe->pin({});
    m_history.load(*m_universe, last());
    m_universe->putBack(std::move(grown));
    m_diagnostics.resize(diagnostics);
    return turn;
}

std::optional<WhatIfTurn> Session::stepAgain(std::uint32_t turn, const Program& program,
                                             std::span<const Override> overrides, const std::atomic<bool>* stop) const {
    Universe universe(program.model, m_seed);
    universe.setObjectCap(m_limits.objects);
    universe.putBack(m_universe->grown());
    m_history.load(universe, turn - 1);
    Stepper stepper(program);
    RunLimits limits = m_limits; // the run had room for the turn
    limits.memory = RunLimits{}.memory;
    stepper.setLimits(limits);
    Evaluator evaluator(program, m_useCaches);
    const std::span<const Override> known = overridesOf(turn);
    std::vector<Override> all(known.begin(), known.end());
    all.insert(all.end(), overrides.begin(), overrides.end());
    std::optional<WhatIfTurn> again(std::in_place);
    std::vector<Diagnostic> unused;
    openStep(universe, again->log, all);
    const Decisions decisions = decisionsOf(turn);
    if (!stepper.run(evaluator, universe, again->log, stop, &m_scenario, &decisions)) {
        return std::nullopt;
    }
    applyStatements(universe, again->log, unused);
    stepper.settle(evaluator, universe, again->log);
    stepper.finish(universe, again->log);
    again->state = State::of(universe);
    return again;
}

void Session::look(std::uint32_t turn) {
    m_turn = turn;
    m_inside.reset();
    m_state.reset();
}

void Session::lookInside(std::uint32_t runs) {
    look(m_turn);
    if (runs < m_history.log(m_turn).runs.size()) {
        m_inside = runs;
    }
}

bool Session::step(const std::atomic<bool>* stop) {
    return goTo(m_turn + 1, stop);
}

bool Session::goTo(std::uint32_t turn, const std::atomic<bool>* stop, AtPause atPause) {
    while (last() < turn) {
        if (isOver() || m_end || !computeNext(stop)) {
            look(last());
            return false;
        }
        if (atPause == AtPause::stop && last() < turn && pausedBy(last())) {
            look(last());
            return true;
        }
    }
    look(turn);
    return true;
}

/// Goes to a turn, and drops the turns after it.
void Session::forgetAfter(std::uint32_t turn) {
    m_isAsleep = false;
    m_history.restore(*m_universe, turn);
    m_end.reset();
    m_workOfTurns.resize(turn + 1);
    m_initials.resize(turn + 1);
    m_diagnosticsUpTo.resize(turn + 1);
    m_diagnostics.resize(m_diagnosticsUpTo.back());
    m_problems.keepTurns(turn + 1);
    look(turn);
}

/// Drops the turns from `first` on. Keeps turn 0, or sets it up again.
void Session::truncate(std::uint32_t first) {
    m_question.reset();
    if (first > last()) {
        return;
    }
    if (first == 0) {
        setUp();
        return;
    }
    const std::uint32_t looked = std::min(m_turn, first - 1);
    forgetAfter(first - 1);
    look(looked);
}

void Session::change(CheckedScenario scenario) {
    const std::uint32_t statements = firstDifference(m_scenario.statements, scenario.statements, std::equal_to<>());
    const std::uint32_t orders = firstDifference(m_scenario.orders, scenario.orders, isSameOrder);
    const std::uint32_t decisions = firstDifference(m_scenario.decisions, scenario.decisions, std::equal_to<>());
    m_scenario = std::move(scenario);
    // Statements act at the end of their turn. Orders and decisions act in the step from their turn.
    const std::uint32_t steps = std::min(orders, decisions);
    const std::uint32_t first = std::min(statements, steps == noTurn ? noTurn : steps + 1);
    if (first != noTurn) {
        truncate(first);
    }
}

void Session::order(CheckedOrder order) {
    order.turn = m_turn;
    m_scenario.orders.push_back(std::move(order));
    truncate(m_turn + 1);
}

std::optional<std::uint32_t> Session::pausedBy(std::uint32_t turn) const {
    const std::vector<ScenarioRecord>& records = m_history.log(turn).scenario;
    const auto pause = std::ranges::find(records, true, &ScenarioRecord::pauses);
    return pause == records.end() ? std::nullopt : std::optional(pause->condition);
}

void Session::apply(CheckedStatement statement) {
    const std::uint32_t turn = m_turn;
    statement.turn = turn;
    m_scenario.statements.push_back(std::move(statement));
    // The session computes the turn again. So the turn's log is the same as if the statement had always been there.
    truncate(turn);
    goTo(turn);
}

const State& Session::state() const {
    if (!m_state) {
        m_state = m_inside ? m_history.stateAt(*m_universe, m_turn, *m_inside) : m_history.state(*m_universe, m_turn);
    }
    return *m_state;
}

} // namespace orrery::engine
