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

RunExpression::RunExpression(const Session& session, std::string text, Format wanted, std::optional<TypeIndex> type) {
    const CheckedModel& model = *session.program().model;
    const ObjectNames names = objectNamesIn(session);
    ExpressionQuestion asked;
    asked.text = text;
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
        m_diagnostics.push_back({&problem, {{}, {0, static_cast<std::uint32_t>(text.size())}}, {}, {}, {}});
        return;
    }
    m_typed = std::make_shared<const TypedExpression>(std::move(answer.typed));
    m_program = compileExpression(*m_typed);
}

Format RunExpression::format() const {
    return m_typed->format;
}

bool RunExpression::readsObject() const {
    return m_typed->readsCandidate || m_typed->readsTarget;
}

std::optional<ColumnId> RunExpression::ownColumn() const {
    const TypedNode& root = *m_typed->root;
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

std::vector<double> RunExpression::values(const View& view, std::span<const Row> objects) const {
    World world(*view.model);
    Bindings bindings;
    bindings.world = &world;
    std::vector<double> values(objects.size());
    evaluate(*m_program, view, bindings, objects, {}, values);
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
