// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/explain.h"

#include "engine/trace/why_not.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace orrery::engine {

namespace {

bool sameBits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

std::string causeLabel(CauseKind cause, const ColumnSpec& column) {
    switch (cause) {
    case CauseKind::setup:
        return "set up";
    case CauseKind::reset:
        return "rebuilt each turn";
    case CauseKind::growth:
        return "growth";
    case CauseKind::cap:
        return column.role == ColumnRole::meterMax ? "kept within its bounds" : "kept within its maximum and bounds";
    case CauseKind::duration:
        return "duration ran out";
    case CauseKind::cascade:
        return "followed from a change before it";
    case CauseKind::derived:
        return "derived";
    case CauseKind::create:
        return "made";
    case CauseKind::effect:
        break;
    }
    return {};
}

LedgerKind kindOf(CauseKind cause) {
    switch (cause) {
    case CauseKind::setup:
        return LedgerKind::setup;
    case CauseKind::reset:
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
        break;
    }
    return LedgerKind::other;
}

/// The effects of the program that write the column, as (group, effect).
std::vector<std::pair<std::uint32_t, std::uint16_t>> writersOf(const Program& program, ColumnId column) {
    std::vector<std::pair<std::uint32_t, std::uint16_t>> writers;
    const ColumnRole role = program.model->layout[column].role;
    if (role != ColumnRole::meterCurrent && role != ColumnRole::meterMax && role != ColumnRole::stockpile) {
        return writers;
    }
    for (const CompiledGroup& group : program.groups) {
        for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
            if (group.effects[e].spec->amount.empty() || group.effects[e].column != column) {
                continue;
            }
            writers.emplace_back(group.index, e);
        }
    }
    return writers;
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
        if (m_options.ghosts && m_ledger.turn > 0) {
            addGhosts();
        }
        return std::move(m_ledger);
    }

private:
    void addChanges();
    LedgerRow changeOf(std::uint32_t runIndex, double before, double after);
    void addAmount(LedgerRow& row, const CompiledEffect& effect, View view);
    void addGrowthTerms(LedgerRow& row, View view);
    void addGhosts();
    void addGhost(const CompiledGroup& group, std::uint16_t effect, const WhyNot& why, Row holder);
    std::vector<Row> holdersOf(const CompiledGroup& group, const View& view) const;

    const Session& m_session;
    const Program& m_program;
    const CheckedModel& m_model;
    Replay m_replay;
    ExplainOptions m_options;
    Ledger m_ledger;
    std::map<std::tuple<std::uint32_t, std::uint16_t, GhostReason, std::string>, std::size_t> m_ghostPlace;
};

void Explainer::addChanges() {
    const TurnLog& log = m_replay.log();
    const bool isNew = m_ledger.turn == 0 || m_ledger.row >= log.rowsBefore;
    double running = isNew ? 0.0 : m_session.history().at(m_ledger.turn - 1, m_ledger.column, m_ledger.row);
    LedgerRow opening;
    opening.kind = LedgerKind::opening;
    opening.before = opening.after = running;
    opening.label = isNew ? "not yet there" : "as turn " + std::to_string(m_ledger.turn) + " began";
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
        // An effect that changed nothing fired all the same; a reset, growth or cap that changed nothing says nothing.
        if (run.cause == CauseKind::effect || !sameBits(running, after)) {
            m_ledger.rows.push_back(changeOf(i, running, after));
        }
        running = after;
    }
    m_ledger.isProven = sameBits(running, m_ledger.value);
}

LedgerRow Explainer::changeOf(std::uint32_t runIndex, double before, double after) {
    const TurnLog& log = m_replay.log();
    const Run& run = log.runs[runIndex];
    LedgerRow row;
    row.kind = kindOf(run.cause);
    row.before = before;
    row.after = after;
    row.run = runIndex;
    row.label = causeLabel(run.cause, m_model.layout[run.column]);
    if (run.cause == CauseKind::setup && run.firing < m_session.scenario().statements.size()) {
        row.where = m_session.scenario().statements[run.firing].where;
    }
    if (run.cause == CauseKind::growth) {
        const MeterIndex meter = m_model.layout[run.column].of;
        row.where = m_model.vocabulary.meters()[meter].growthWhere;
        if (m_options.terms && run.moment < log.moments.size()) {
            addGrowthTerms(row, m_replay.at(log.moments[run.moment]));
        }
    }
    if (run.firing == noFiring || run.firing >= log.firings.size() || run.cause == CauseKind::setup) {
        return row;
    }
    const Firing& firing = log.firings[run.firing];
    const CompiledGroup& group = m_program.groups[firing.group];
    row.group = firing.group;
    row.effect = run.effect;
    row.source = firing.source;
    row.holder = firing.holder;
    if (run.cause != CauseKind::effect) {
        row.label += " (" + groupLabel(m_model, *group.checked) + ")";
        row.where = group.checked->head;
        return row;
    }
    const CompiledEffect& effect = group.effects[run.effect];
    row.label = groupLabel(m_model, *group.checked);
    row.where = effect.checked->where;
    row.priority = effect.checked->priority;
    row.operation = effect.spec->operation;
    if (effect.amount >= 0) {
        addAmount(row, effect, m_replay.at(log.moments[run.moment]));
    }
    return row;
}

void Explainer::addAmount(LedgerRow& row, const CompiledEffect& effect, View view) {
    const CompiledArgument& argument = effect.arguments[static_cast<std::size_t>(effect.amount)];
    row.amount = argument.checked->text;
    if (!m_options.terms || argument.isConstant || !argument.program || row.source == noRow) {
        return;
    }
    const Bindings bindings{.source = row.source, .target = noRow, .missingAsZero = true};
    evaluateOne(*argument.program, view, bindings, m_ledger.row, row.before, nullptr, &row.terms);
}

void Explainer::addGrowthTerms(LedgerRow& row, View view) {
    const auto& growth = m_program.growth[m_model.layout[m_ledger.column].of];
    if (growth) {
        const Bindings bindings{.source = m_ledger.row, .target = noRow, .missingAsZero = true};
        evaluateOne(*growth, view, bindings, m_ledger.row, row.before, nullptr, &row.terms);
    }
}

std::vector<Row> Explainer::holdersOf(const CompiledGroup& group, const View& view) const {
    std::vector<Row> holders;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row)) == group.objectClass) {
            holders.push_back(row);
        }
    }
    return holders;
}

void Explainer::addGhost(const CompiledGroup& group, std::uint16_t effect, const WhyNot& why, Row holder) {
    static constexpr std::pair<WhyNotStage, GhostReason> reasons[] = {
        {WhyNotStage::switchedOff, GhostReason::switchedOff},
        {WhyNotStage::hasErrors, GhostReason::hasErrors},
        {WhyNotStage::noSource, GhostReason::noSource},
        {WhyNotStage::activation, GhostReason::inactive},
        {WhyNotStage::scope, GhostReason::outOfScope},
        {WhyNotStage::stacking, GhostReason::stackedOut},
        {WhyNotStage::unable, GhostReason::unable}};
    const auto reason =
        std::find_if(std::begin(reasons), std::end(reasons), [&](const auto& pair) { return pair.first == why.stage; });
    if (reason == std::end(reasons)) {
        return;
    }
    const auto key = std::tuple(group.index, effect, reason->second, why.sentence);
    if (const auto known = m_ghostPlace.find(key); known != m_ghostPlace.end()) {
        ++m_ledger.ghosts[known->second].count;
        return;
    }
    if (m_ledger.ghosts.size() >= m_options.ghostLimit) {
        return;
    }
    const CompiledEffect& compiled = group.effects[effect];
    LedgerRow ghost;
    ghost.ghost = reason->second;
    ghost.operation = compiled.spec->operation;
    ghost.amount = compiled.arguments[static_cast<std::size_t>(compiled.amount)].checked->text;
    ghost.priority = compiled.checked->priority;
    ghost.group = group.index;
    ghost.effect = effect;
    ghost.source = why.source;
    ghost.holder = holder;
    ghost.where = why.where;
    ghost.label = groupLabel(m_model, *group.checked);
    ghost.reason = why.sentence;
    ghost.blocker = why.blocker;
    ghost.blockerGroup = why.blockerGroup;
    m_ghostPlace.emplace(key, m_ledger.ghosts.size());
    m_ledger.ghosts.push_back(std::move(ghost));
}

void Explainer::addGhosts() {
    const TurnLog& log = m_replay.log();
    const View opening = m_replay.after(0);
    // Which (group, effect, holder) did write the value: those are no ghosts.
    std::vector<std::tuple<std::uint32_t, std::uint16_t, Row>> wrote;
    for (const LedgerRow& row : m_ledger.rows) {
        if (row.group != noFiring) {
            wrote.emplace_back(row.group, row.effect, row.holder);
        }
    }
    std::sort(wrote.begin(), wrote.end());
    for (const auto& [groupIndex, effect] : writersOf(m_program, m_ledger.column)) {
        const CompiledGroup& group = m_program.groups[groupIndex];
        const bool isOff = !group.effects[effect].checked->enabled;
        for (const Row holder : holdersOf(group, opening)) {
            if (std::binary_search(wrote.begin(), wrote.end(), std::tuple(groupIndex, effect, holder))) {
                continue;
            }
            WhyNot why;
            if (isOff && group.checked->enabled) {
                why.stage = WhyNotStage::switchedOff;
                why.sentence = "the effect is switched off";
                why.where = group.effects[effect].checked->head;
            } else {
                why = whyNot(m_replay, groupIndex, holder, m_ledger.row);
                if (why.stage == WhyNotStage::fired) {
                    // The group fired here by another effect; this one was held back.
                    const auto firing = m_replay.firingOf(group, holder);
                    const Skip* const skip = firing ? skipOf(log, *firing, effect, m_ledger.row) : nullptr;
                    if (skip == nullptr) {
                        continue;
                    }
                    explainSkip(m_session, log, *skip, why);
                    why.where = group.effects[effect].checked->head;
                }
            }
            addGhost(group, effect, why, holder);
        }
    }
    std::stable_sort(m_ledger.ghosts.begin(), m_ledger.ghosts.end(),
                     [](const LedgerRow& a, const LedgerRow& b) { return a.ghost < b.ghost; });
}

} // namespace

Ledger explain(const Session& session, std::uint32_t turn, Row row, ColumnId column, ExplainOptions options) {
    return Explainer(session, turn, row, column, options).account();
}

} // namespace orrery::engine
