// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/explain.h"

#include "engine/trace/ghosts.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <bit>

namespace orrery::engine {

namespace {

bool sameBits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

Phrase causeLabel(CauseKind cause, const ColumnSpec& column) {
    switch (cause) {
    case CauseKind::setup:
        return phrase("setup");
    case CauseKind::reset:
        return phrase("rebuilt each turn");
    case CauseKind::growth:
        return phrase("growth");
    case CauseKind::cap:
        return column.role == ColumnRole::meterMax ? phrase("clamped to its bounds")
                                                   : phrase("clamped to its maximum and bounds");
    case CauseKind::duration:
        return phrase("duration expired");
    case CauseKind::cascade:
        return phrase("result of an earlier change");
    case CauseKind::derived:
        return phrase("derived");
    case CauseKind::create:
        return phrase("created");
    case CauseKind::spread:
        return phrase("spread");
    case CauseKind::channel:
        return phrase("set by a variable");
    case CauseKind::visibility:
        return phrase("visibility determined");
    case CauseKind::order:
        return phrase("set by an order");
    case CauseKind::movement:
        return phrase("moved");
    case CauseKind::payment:
        return phrase("paid");
    case CauseKind::production:
        return phrase("produced");
    case CauseKind::research:
        return phrase("researched");
    case CauseKind::income:
        return phrase("income");
    case CauseKind::scenario:
        return phrase("scenario action");
    case CauseKind::hold:
        return phrase("held");
    case CauseKind::restore:
        return phrase("back to the initial value");
    case CauseKind::effect:
    case CauseKind::count_:
        break;
    }
    return {};
}

LedgerKind kindOf(CauseKind cause) {
    switch (cause) {
    case CauseKind::setup:
    case CauseKind::hold:
        return LedgerKind::setup;
    case CauseKind::reset:
    case CauseKind::restore:
        return LedgerKind::reset;
    case CauseKind::effect:
        return LedgerKind::change;
    case CauseKind::growth:
        return LedgerKind::growth;
    case CauseKind::cap:
        return LedgerKind::cap;
    case CauseKind::duration:
    case CauseKind::cascade:
    case CauseKind::derived:
    case CauseKind::create:
    case CauseKind::spread:
    case CauseKind::channel:
    case CauseKind::visibility:
    case CauseKind::order:
    case CauseKind::movement:
    case CauseKind::payment:
    case CauseKind::production:
    case CauseKind::research:
    case CauseKind::income:
    case CauseKind::scenario:
    case CauseKind::count_:
        break;
    }
    return LedgerKind::other;
}

MeterPass passOf(const TurnLog& log, const Run& run) {
    if (log.lastPass == noPass || run.cause == CauseKind::restore) {
        return MeterPass::none;
    }
    const Stage stage = log.moments[run.moment].stage;
    if (stage < Stage::reset || stage > Stage::cap) {
        return MeterPass::none;
    }
    return run.moment >= log.lastPass ? MeterPass::last : MeterPass::ofTurn;
}

/// Returns a label such as "action 2 of the condition 'siege'". Adds the group of a class that the action fired, if any
/// (S8).
Phrase actionLabel(const Session& session, const ScenarioRecord& record, const Firing& firing) {
    const CheckedScenario& scenario = session.scenario();
    const std::string condition =
        record.condition < scenario.conditions.size() ? scenario.conditions[record.condition].id : std::string();
    Phrase action = phrase("action {0} of the condition '{1}'", {std::to_string(record.action + 1), condition});
    const CheckedGroup& group = session.program().checkedGroup(firing.group);
    return group.isCalled ? action
                          : phrase("{0} ({1})", {namedGroupLabel(*session.program().model, group), std::move(action)});
}

class Explainer {
public:
    Explainer(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options)
        : m_session(session), m_program(session.program()), m_model(*m_program.model), m_replay(session, turn),
          m_options(options) {
        m_ledger.row = row;
        m_ledger.column = column;
        m_ledger.turn = turn;
        m_ledger.value = session.history().at(turn, column, row);
    }

    Ledger account() {
        addChanges();
        if (m_options.ghosts && m_replay.hasPass()) {
            m_ledger.ghosts = ghostsOf(m_replay, m_ledger, m_options.ghostLimit);
        }
        return std::move(m_ledger);
    }

private:
    void addChanges();
    LedgerRow changeOf(std::uint32_t runIndex, double before, double after);
    void addAmount(LedgerRow& row, const CompiledEffect& effect, const Firing& firing, const View& view);
    void addGrowthTerms(LedgerRow& row, const View& view);
    void addTermsOfObjects(LedgerRow& row, const CompiledArgument& argument, const Firing& firing, const View& view);

    /// Returns the bindings of the turn. A missing value in an amount counts as 0 (E7.2).
    Bindings amountBindings(Row source) const {
        Bindings bindings = m_session.evaluator().bindingsOf(source, noRow);
        bindings.missingAsZero = true;
        return bindings;
    }

    const Session& m_session;
    const Program& m_program;
    const CheckedModel& m_model;
    Replay m_replay;
    ExplainOptions m_options;
    Ledger m_ledger;
};

void Explainer::addChanges() {
    const TurnLog& log = m_replay.log();
    const bool isNew = m_ledger.turn == 0 || m_ledger.row >= m_replay.rowsAtOpening();
    double running = m_ledger.turn == 0 ? 0.0 : m_replay.openingAt(m_ledger.column, m_ledger.row);
    LedgerRow opening;
    opening.kind = LedgerKind::opening;
    opening.before = opening.after = running;
    opening.label = isNew ? phrase("did not exist yet") : phrase("start of turn {0}", {std::to_string(m_ledger.turn)});
    m_ledger.rows.push_back(std::move(opening));
    for (std::uint32_t i = 0; i < log.runs.size(); ++i) {
        const Run& run = log.runs[i];
        if (run.column != m_ledger.column) {
            continue;
        }
        const auto place = placeIn(*run.rows, m_ledger.row);
        if (!place) {
            continue;
        }
        const double after = log.values[run.firstValue + *place];
        // An effect without a change still acted, and a hold still holds. A reset, growth or cap without a change has
        // no entry.
        if (run.cause == CauseKind::effect || run.cause == CauseKind::hold || !sameBits(running, after)) {
            m_ledger.rows.push_back(changeOf(i, running, after));
        }
        running = after;
    }
    m_ledger.isProven = sameBits(running, m_ledger.value);
}

LedgerRow Explainer::changeOf(std::uint32_t runIndex, double before, double after) {
    const TurnLog& log = m_replay.log();
    const Run& run = log.runs[runIndex];
    LedgerRow row = entryOf(m_session, log, runIndex);
    row.before = before;
    row.after = after;
    if (run.cause == CauseKind::growth && m_options.terms) {
        addGrowthTerms(row, m_replay.at(log.moments[run.moment]));
    }
    if (run.cause != CauseKind::effect || !isByGroup(run) || isByStatement(log, run)) {
        return row;
    }
    const Firing& firing = log.firings[run.firing];
    const CompiledEffect& effect = m_program.groups[firing.group].effects[run.effect];
    row.operation = effect.spec->operation;
    if (effect.amount >= 0) {
        const WhileAnswering answering(m_session.evaluator(), m_replay.answeredBy(firing));
        addAmount(row, effect, firing, m_replay.readBy(run));
    }
    return row;
}

void Explainer::addAmount(LedgerRow& row, const CompiledEffect& effect, const Firing& firing, const View& view) {
    const CompiledArgument& argument = effect.arguments[static_cast<std::size_t>(effect.amount)];
    row.amount = argument.checked->text;
    row.amountWhere = argument.checked->isGiven ? argument.checked->where : Location();
    if (!argument.program) {
        row.amountIs = argument.constant;
        return;
    }
    if (!m_options.terms) {
        return;
    }
    if (effect.spec->operation == MeterOperation::none && argument.readsCandidate) {
        addTermsOfObjects(row, argument, firing, view);
        return;
    }
    const Bindings bindings = amountBindings(firing.source);
    row.amountIs = evaluateOne(*argument.program, view, bindings, m_ledger.row, row.before, nullptr, &row.terms);
}

/// Adds the operands of a stockpile amount that the engine evaluates for each object in scope (E3.14). Covers the first
/// few objects that contribute.
void Explainer::addTermsOfObjects(LedgerRow& row, const CompiledArgument& argument, const Firing& firing,
                                  const View& view) {
    constexpr std::size_t shown = 8;
    const Bindings bindings = amountBindings(firing.source);
    std::size_t count = 0;
    for (const Row object : *firing.scope) {
        const std::vector<Row> empires = empiresOf(view, object, m_ledger.column);
        if (std::ranges::find(empires, m_ledger.row) == empires.end()) {
            continue;
        }
        evaluateOne(*argument.program, view, bindings, object, 0.0, nullptr, &row.terms);
        if (++count == shown) {
            return;
        }
    }
}

void Explainer::addGrowthTerms(LedgerRow& row, const View& view) {
    const auto& growth = m_program.growth[m_model.layout[m_ledger.column].of];
    if (growth) {
        const Bindings bindings = amountBindings(noRow);
        evaluateOne(*growth, view, bindings, m_ledger.row, row.before, nullptr, &row.terms);
    }
}

} // namespace

Phrase ledgerName(const Ledger& ledger, const CheckedModel& model) {
    if (!ledger.variable) {
        return model.layout[ledger.column].name;
    }
    const std::string& name = model.language.variables[ledger.variable->variable].name;
    return ledger.variable->part == 0 ? Phrase(name)
                                      : phrase("{0} of part {1}", {name, std::to_string(ledger.variable->part)});
}

Format ledgerFormat(const Ledger& ledger, const CheckedModel& model) {
    return ledger.variable ? model.language.variables[ledger.variable->variable].format
                           : model.layout[ledger.column].format;
}

LedgerRow entryOf(const Session& session, const TurnLog& log, std::uint32_t runIndex) {
    const CheckedModel& model = *session.program().model;
    const CheckedScenario& scenario = session.scenario();
    const Run& run = log.runs[runIndex];
    LedgerRow row;
    row.kind = kindOf(run.cause);
    row.run = runIndex;
    row.pass = passOf(log, run);
    row.label = causeLabel(run.cause, model.layout[run.column]);
    if (isByStatement(log, run)) {
        if (run.firing < scenario.statements.size()) {
            row.where = scenario.statements[run.firing].where;
        }
        return row;
    }
    if (run.cause == CauseKind::growth) {
        row.where = model.vocabulary.meters()[model.layout[run.column].of].growthWhere;
    }
    if (run.cause == CauseKind::order && run.firing < log.orders.size() &&
        log.orders[run.firing].order < scenario.orders.size()) {
        row.where = scenario.orders[log.orders[run.firing].order].head;
    }
    if (run.cause == CauseKind::scenario && run.firing < log.scenario.size()) {
        const ScenarioRecord& record = log.scenario[run.firing];
        if (record.action >= 0 && record.condition < scenario.conditions.size()) {
            row.where = scenario.conditions[record.condition].actions[static_cast<std::size_t>(record.action)].where;
        }
    }
    if (!isByGroup(run)) {
        return row;
    }
    const Firing& firing = log.firings[run.firing];
    const CompiledGroup& group = session.program().groups[firing.group];
    row.group = firing.group;
    row.effect = run.effect;
    row.source = firing.source;
    row.holder = firing.holder;
    if (run.cause != CauseKind::effect) {
        row.label = phrase("{0} ({1})", {std::move(row.label), namedGroupLabel(model, *group.checked)});
        row.where = group.checked->head;
        return row;
    }
    row.label = firing.action < log.scenario.size() ? actionLabel(session, log.scenario[firing.action], firing)
                                                    : namedGroupLabel(model, *group.checked);
    row.where = group.effects[run.effect].checked->where;
    row.priority = group.effects[run.effect].checked->priority;
    return row;
}

Ledger explain(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options) {
    return Explainer(session, turn, row, column, options).account();
}

} // namespace orrery::engine
