// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/run_expression.h"

#include "engine/check/expression/expression_members.h"
#include "engine/check/expression/expression_node.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/program/evaluate.h"
#include "engine/program/world.h"
#include "engine/trace/ask.h"
#include "engine/trace/ask_diagnostics.h"
#include "engine/universe/scenario.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns whether a reading has the object itself as its only operand.
bool isOwnObject(const std::vector<TypedNode>& operands) {
    return operands.size() == 1 && operands.front().kind == TypedNode::Kind::object &&
           operands.front().root == ExpressionRoot::candidate;
}

} // namespace

ObjectNames objectNamesIn(const Session& session) {
    const View view = session.universe().view();
    ObjectNames names;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.builtin(Builtin::name, row) >= 0.0) {
            names.insert(view.nameOf(row));
        }
    }
    return names;
}

ExpressionContext contextOfRun(const CheckedModel& model, std::optional<TypeIndex> type, const ObjectNames& names) {
    ExpressionContext context = expressionContext(RowPlace::scope, false, model);
    context.place = inPhrase("in a question about a run");
    context.objectNames = &names;
    if (type) {
        context.scope = scopeOfType(model.vocabulary, *type).value_or(globalScope);
    }
    return context;
}

RunExpression::RunExpression(const Session& session, std::string text, Format wanted, std::optional<TypeIndex> type)
    : m_text(std::move(text)) {
    const CheckedModel& model = *session.program().model;
    const ObjectNames names = objectNamesIn(session);
    ExpressionQuestion asked;
    asked.text = m_text;
    asked.wanted = wanted;
    asked.context = contextOfRun(model, type, names);
    Answer answer = ask(asked, model);
    m_diagnostics = std::move(answer.diagnostics);
    if (!answer.isGood()) {
        return;
    }
    if (answer.typed.readsSource || answer.typed.readsValue) {
        const DiagnosticSpec& problem =
            answer.typed.readsSource ? askDiagnostics["ask.no-source"] : askDiagnostics["ask.running-value"];
        m_diagnostics.push_back({&problem, {{}, {0, static_cast<std::uint32_t>(m_text.size())}}, {}, {}, {}});
        return;
    }
    m_typed = std::make_shared<const TypedExpression>(std::move(answer.typed));
    m_program = compileExpression(*m_typed);
}

Phrase RunExpression::problem() const {
    const auto error = std::ranges::find(m_diagnostics, Severity::error, &Diagnostic::severity);
    return isGood() || error == m_diagnostics.end() ? Phrase() : error->sentence();
}

Phrase RunExpression::label(const CheckedModel& model) const {
    const auto column = ownColumn();
    return column ? columnLabel(model, *column) : Phrase(m_text);
}

Format RunExpression::format() const {
    return m_typed->format;
}

bool RunExpression::readsObject() const {
    return m_typed->readsCandidate || m_typed->readsTarget;
}

std::optional<ColumnId> RunExpression::ownColumn() const {
    return engine::ownColumn(*m_typed);
}

std::optional<ColumnId> ownColumn(const TypedExpression& expression) {
    const TypedNode& root = *expression.root;
    const bool isColumn = root.access == Access::column || root.access == Access::meter ||
                          root.access == Access::stockpile || root.access == Access::property;
    const bool isOwn = root.kind == TypedNode::Kind::member && isColumn && isOwnObject(root.operands);
    return isOwn ? std::optional(root.column) : std::nullopt;
}

std::vector<VariableIndex> RunExpression::ownVariables() const {
    const TypedNode& root = *m_typed->root;
    const bool isOwn = root.kind == TypedNode::Kind::variable && (root.operands.empty() || isOwnObject(root.operands));
    return isOwn ? root.variables() : std::vector<VariableIndex>();
}

std::vector<ColumnId> RunExpression::columns(const CheckedModel& model) const {
    std::vector<ColumnId> columns = m_typed->columns;
    for (const VariableIndex variable : m_typed->variables) {
        const auto& more = model.language.variables[variable].reads.columns;
        columns.insert(columns.end(), more.begin(), more.end());
    }
    std::ranges::sort(columns);
    const auto repeated = std::ranges::unique(columns);
    columns.erase(repeated.begin(), repeated.end());
    return columns;
}

std::vector<double> RunExpression::values(const View& view, std::span<const Row> objects,
                                          std::vector<std::string>* texts) const {
    World world(*view.model);
    Bindings bindings;
    bindings.world = &world;
    std::vector<double> values(objects.size());
    evaluate(*m_program, view, bindings, objects, {}, values);
    if (texts != nullptr) {
        texts->clear();
        for (const double value : values) {
            texts->push_back(formatValue(value, m_typed->format, view, *m_typed, &world));
        }
    }
    return values;
}

std::optional<Row> objectOfRun(const Session& session, std::string_view name) {
    const View view = session.universe().view();
    if (const auto found = findObject(view, name)) {
        return found;
    }
    for (Row row = 0; row < view.rowCount; ++row) { // it is destroyed by now
        if (view.nameOf(row) == name) {
            return row;
        }
    }
    return std::nullopt;
}

std::optional<ObjectGroup> findGroup(const CheckedModel& model, std::string_view id) {
    ObjectGroup group;
    if (id.empty()) {
        return group;
    }
    group.type = model.vocabulary.findType(id);
    if (!group.type) {
        group.objectClass = model.findClass(id);
        if (!group.objectClass) {
            return std::nullopt;
        }
        group.type = model.classes.asRead(*group.objectClass).type;
    }
    return group;
}

Phrase noSuchGroup(const std::string& id) {
    return phrase("there is no type or class {0}", {quoted(id)});
}

Phrase columnLabel(const CheckedModel& model, ColumnId column, bool wantsMeasure) {
    const ColumnSpec& spec = model.layout[column];
    const bool isMeter = spec.role == ColumnRole::meterCurrent || spec.role == ColumnRole::meterMax;
    if (isMeter && wantsMeasure) {
        const Meter& meter = model.vocabulary.meters()[spec.of];
        return meter.label.empty() ? Phrase(meter.id) : Phrase::said(meter.label);
    }
    return spec.label.empty() ? Phrase(spec.name) : Phrase::said(spec.label);
}

std::vector<Row> objectsIn(const View& view, std::optional<TypeIndex> type, std::optional<ClassIndex> objectClass) {
    std::vector<Row> objects;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && (!type || view.typeOf(row) == *type) &&
            (!objectClass || view.builtin(Builtin::objectClass, row) == *objectClass)) {
            objects.push_back(row);
        }
    }
    return objects;
}

} // namespace orrery::engine
