// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/explain_variable.h"

#include "engine/program/variable_solver.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the operation of a modifier, as breakdowns show it.
MeterOperation operationOf(const ModifierSpec& row) {
    constexpr std::array<std::pair<std::string_view, MeterOperation>, 6> known{{
        {"set", MeterOperation::set},
        {"multiply", MeterOperation::multiply},
        {"divide", MeterOperation::divide},
        {"add", MeterOperation::add},
        {"max", MeterOperation::raise},
        {"min", MeterOperation::lower},
    }};
    const auto found = std::ranges::find(known, row.name, [](const auto& one) { return one.first; });
    return found == known.end() ? MeterOperation::none : found->second;
}

class VariableExplainer {
public:
    VariableExplainer(const Session& session, std::uint32_t turn, const VariableCell& cell, ExplainOptions options)
        : m_model(*session.program().model), m_variable(m_model.language.variables[cell.variable]),
          m_state(turn == session.turn() && session.inside() ? session.state()
                                                             : session.history().state(session.universe(), turn)),
          m_world(m_model), m_options(options) {
        m_ledger.variable = cell;
        m_ledger.row = cell.row;
        m_ledger.turn = turn;
    }

    Ledger account() {
        const View view = m_state.view();
        const VariableCell& cell = *m_ledger.variable;
        m_ledger.value = m_world.value(view, cell);
        addOpening(view, cell);
        double running = m_ledger.rows.back().after;
        for (AppliedModifier& one : m_world.variables().account(view, cell)) {
            if (one.state == AppliedModifier::State::applied) {
                running = one.after;
                m_ledger.rows.push_back(rowOf(one));
            } else if (m_options.ghosts && m_ledger.ghosts.size() < m_options.ghostLimit) {
                m_ledger.ghosts.push_back(ghostOf(one, view));
            }
        }
        m_ledger.isProven = std::bit_cast<std::uint64_t>(running) == std::bit_cast<std::uint64_t>(m_ledger.value);
        return std::move(m_ledger);
    }

private:
    void addOpening(const View& view, const VariableCell& cell) {
        LedgerRow row;
        row.kind = LedgerKind::opening;
        row.before = row.after = m_world.variables().opening(view, cell);
        const bool isIn = m_variable.channel == ChannelDirection::in;
        const Row holder = cell.row == noRow ? m_world.game(view) : cell.row;
        if ((isIn || m_variable.spread) && holder != noRow) {
            const ColumnId column = isIn ? m_variable.channelColumn : m_variable.spreadColumn;
            row.label = isIn ? phrase("channel from {0}", {m_model.layout[column].name}) : phrase("spread");
            row.where = isIn ? m_variable.channelWhere : m_variable.spread->where;
            EvaluatedTerm term;
            term.text = isIn ? m_model.layout[column].name : m_variable.spread->text;
            term.value = row.after;
            term.format = m_variable.format;
            term.object = holder;
            term.column = column;
            term.isReading = true;
            row.terms.push_back(std::move(term));
        } else {
            row.label = phrase("default of {0}", {m_model.vocabulary.formatName(m_variable.format)});
            row.where = m_variable.where;
        }
        m_ledger.rows.push_back(std::move(row));
    }

    LedgerRow rowOf(AppliedModifier& one) const {
        const CheckedModifier& modifier = m_model.language.modifiers[one.instance.modifier];
        LedgerRow row;
        row.kind = LedgerKind::change;
        row.before = one.before;
        row.after = one.after;
        row.operation = operationOf(*modifier.operation);
        row.amount = modifier.value->text;
        row.priority = modifier.priority;
        row.source = one.instance.source;
        row.holder = one.instance.carrier;
        row.where = modifier.where;
        row.amountWhere = modifier.value->where;
        row.label = modifier.carrier ? Phrase(m_model.classes[*modifier.carrier].id) : phrase("global modifiers");
        if (one.state == AppliedModifier::State::applied) {
            row.amountIs = one.parameter;
        }
        if (m_options.terms) {
            row.terms = std::move(one.terms);
        }
        return row;
    }

    LedgerRow ghostOf(AppliedModifier& one, const View& view) const {
        const CheckedModifier& modifier = m_model.language.modifiers[one.instance.modifier];
        LedgerRow row = rowOf(one);
        switch (one.state) {
        case AppliedModifier::State::applied:
            break;
        case AppliedModifier::State::inactive:
            row.ghost = GhostReason::inactive;
            row.reason = phrase("{0} is not true", {modifier.active->text});
            break;
        case AppliedModifier::State::noSource:
            row.ghost = GhostReason::noSource;
            row.reason = phrase("{0} has no source", {objectPhrase(view, one.instance.carrier)});
            break;
        case AppliedModifier::State::noCarrier:
            row.ghost = GhostReason::absent;
            row.reason = phrase("no {0} is in the game", {row.label});
            break;
        case AppliedModifier::State::noObject:
            row.ghost = GhostReason::absent;
            row.reason = phrase("there is no {0} '{1}'", {m_model.vocabulary.types()[modifier.type].id, modifier.name});
            break;
        case AppliedModifier::State::noValue:
            row.ghost = GhostReason::unable;
            row.reason = phrase("{0} has no value", {modifier.value->text});
            break;
        }
        return row;
    }

    const CheckedModel& m_model;
    const CheckedVariable& m_variable;
    const State m_state;
    World m_world;
    ExplainOptions m_options;
    Ledger m_ledger;
};

} // namespace

Ledger explainVariable(const Session& session, std::uint32_t turn, const VariableCell& cell, ExplainOptions options) {
    return VariableExplainer(session, turn, cell, options).account();
}

std::optional<VariableCell> findVariable(const Session& session, std::uint32_t turn, std::string_view name, Row row,
                                         PartNumber part) {
    const CheckedModel& model = *session.program().model;
    const State state = session.history().state(session.universe(), turn);
    std::vector<VariableIndex> variables;
    const auto [first, last] = model.language.variableNames.equal_range(name);
    for (auto it = first; it != last; ++it) {
        variables.push_back(it->second);
    }
    World world(model);
    return world.cellOf(state.view(), variables, row, part);
}

std::vector<VariableCell> variablesOf(const Session& session, std::uint32_t turn, Row row) {
    const CheckedModel& model = *session.program().model;
    const std::optional<State> earlier =
        turn == session.turn() ? std::nullopt : std::optional(session.history().state(session.universe(), turn));
    const View view = (earlier ? *earlier : session.state()).view();
    std::vector<VariableCell> cells;
    const auto& variables = model.language.variables;
    const auto& scopes = model.vocabulary.scopes();
    const bool isObject = row < view.rowCount;
    for (VariableIndex i = 0; i < variables.size(); ++i) {
        const VariableScope& scope = scopes[variables[i].scope];
        const bool isOwn =
            isObject ? scope.type == view.typeOf(row) && !scope.parent : variables[i].scope == globalScope;
        if (isOwn) {
            cells.push_back({i, isObject ? row : noRow, 0});
        }
    }
    if (!isObject) {
        return cells;
    }
    World world(model);
    const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
    for (const CheckedPart& part : model.language.parts) {
        for (VariableIndex i = 0; i < variables.size() && part.carrier == objectClass; ++i) {
            const auto cell = world.cellOf(view, std::array{i}, row, part.number);
            if (cell && cell->row == row && cell->part == part.number) {
                cells.push_back(*cell);
            }
        }
    }
    return cells;
}

double variableAt(const Session& session, std::uint32_t turn, const VariableCell& cell) {
    const State state = session.history().state(session.universe(), turn);
    World world(*session.program().model);
    return world.value(state.view(), cell);
}

} // namespace orrery::engine
