// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/aggregate_checker.h"

#include "engine/check/expression/arity.h"
#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/expression/suggestions.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/check/model/visible_scopes.h"

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

} // namespace

/// Returns a node for the object from which the relation starts. The relation to all objects starts from no object.
TypedNode AggregateChecker::from(const Selection& selected, const ExprNode& node) {
    if (selected.relation == nullptr && selected.of) {
        TypedNode unused = m_parts.check(*selected.of, objectFormat);
        if (!selected.isBad && !unused.isBad()) {
            m_tools.problems.report(readingDiagnostics["expr.of-without-relation"], unused.written, {});
        }
        return badNode(node);
    }
    if (selected.of) {
        return m_parts.require(*selected.of, objectFormat);
    }
    return selected.relation == nullptr ? constantNode(node, objectFormat, noneValue) : m_tools.bareNames.read(node);
}

bool AggregateChecker::addNumber(const Selection& selected, AggregateCall& call, TypedNode& out) {
    if (!selected.number) {
        return true;
    }
    call.hasNumber = true;
    call.inJumps = selected.inJumps;
    TypedNode number = m_parts.require(*selected.number, numberFormat);
    if (!number.isBad() && number.constant && *number.constant < 0.0) {
        m_tools.problems.report(readingDiagnostics["expr.negative-distance"], number.written,
                                {m_tools.problems.written(number.written)});
        number.format = badFormat;
    }
    out.operands.push_back(std::move(number));
    return !out.operands.back().isBad();
}

/// Returns the scope of variables for the related objects, according to the type in the selection.
ScopeIndex AggregateChecker::scopeOf(const Selection& selected) const {
    return selected.type ? scopeOfType(*m_tools.context.vocabulary, *selected.type).value_or(globalScope) : globalScope;
}

bool AggregateChecker::addWhere(const Selection& selected, AggregateCall& call, TypedNode& out) {
    if (!selected.where) {
        return true;
    }
    call.hasWhere = true;
    TypedNode where = m_parts.checkInner(*selected.where, booleanFormat, scopeOf(selected));
    m_tools.problems.require(where, booleanFormat);
    if (!where.isBad() && where.constant) {
        m_tools.problems.report(readingDiagnostics["expr.constant-condition"], where.written,
                                {m_tools.problems.written(where.written),
                                 phrase(*where.constant == 1.0 ? inPhrase("true") : inPhrase("false"))});
    }
    out.operands.push_back(std::move(where));
    return !out.operands.back().isBad();
}

bool AggregateChecker::addValue(const Selection& selected, std::uint32_t index, Format wanted, AggregateCall& call,
                                TypedNode& out) {
    call.hasValue = true;
    out.operands.push_back(m_parts.checkInner(index, wanted, scopeOf(selected)));
    m_tools.problems.require(out.operands.back(), wanted);
    return !out.operands.back().isBad();
}

/// Finds the aggregate of a call, or reports that it is unknown.
bool AggregateChecker::findRow(const ExprNode& node, AggregateCall& call) {
    const std::string_view name = m_tools.tree.tokenOf(node);
    call.row = m_tools.context.vocabulary->aggregate(name);
    if (call.row != nullptr) {
        return true;
    }
    if (m_tools.context.language != nullptr) {
        const auto found = m_tools.context.language->aggregateNames.find(name);
        if (found != m_tools.context.language->aggregateNames.end()) {
            call.defined = found->second;
            m_tools.names.add(NameKind::aggregate, node.token, *call.defined);
            return true;
        }
    }
    m_tools.problems.reportUnknown(readingDiagnostics["expr.unknown-aggregate"], node,
                                   [&] { return Suggestions(m_tools.context).aggregates(); });
    return false;
}

void AggregateChecker::addReads(const AggregateCall& call) {
    ReadRecorder& reads = m_tools.reads;
    reads.add({Builtin::exists, Builtin::objectType});
    if (call.relation != nullptr) {
        for (const Builtin column : call.relation->builtins) {
            reads.add({column});
        }
        if (call.relation->readsLanes) {
            reads.addLanes();
        }
    }
    if (call.defined) {
        const CheckedAggregate& defined = m_tools.context.language->aggregates[*call.defined];
        reads.addBody(defined.step.get());
        reads.addBody(defined.finish.get());
    }
}

TypedNode AggregateChecker::check(const ExprNode& node) {
    const std::string name(m_tools.tree.tokenOf(node));
    const std::vector<std::uint32_t> written = m_tools.tree.operands(node);
    if (written.empty()) {
        m_tools.problems.report(expressionDiagnostics["expr.arity"], node.token,
                                {name, phrase("a selection of objects"), phrase("nothing")});
        return badNode(node);
    }
    const ExprNode& selection = m_tools.tree.node(written[0]);
    AggregateCall call;
    const bool isKnown = findRow(node, call);
    bool isGood = call.row != nullptr || (call.defined && m_tools.context.language->aggregates[*call.defined].isGood);
    if (selection.kind != ExprKind::selection && selection.kind != ExprKind::name) {
        if (selection.kind != ExprKind::bad) {
            m_tools.problems.report(readingDiagnostics["expr.aggregate-wants-selection"], selection.span,
                                    {name, m_tools.problems.written(selection.span)});
        }
        m_parts.checkAll(node);
        return badNode(node);
    }
    if (isGood && !m_tools.problems.allowsObjects(node.span, name + "()")) {
        m_parts.checkAll(node);
        return badNode(node);
    }
    const Selection selected = SelectionReader(m_tools, m_parts).read(selection);
    isGood = isGood && !selected.isBad;
    TypedNode out = makeNode(Kind::aggregate, node, {call.row != nullptr ? call.row->gives : FormatKind::number});
    out.operands.push_back(from(selected, selection));
    isGood = !out.operands[0].isBad() && isGood;
    isGood = addNumber(selected, call, out) && isGood;
    isGood = addWhere(selected, call, out) && isGood;
    if (written.size() > 1) {
        const Format wanted{call.row != nullptr ? call.row->takes : FormatKind::number};
        isGood = addValue(selected, written[1], isKnown ? wanted : badFormat, call, out) && isGood;
        for (std::size_t i = 2; i < written.size(); ++i) {
            m_parts.checkAny(written[i]);
        }
    }
    if (isKnown && written.size() == 1 && (call.row == nullptr || !call.row->takesNothing)) {
        m_tools.problems.report(readingDiagnostics["expr.aggregate-wants-value"], node.token, {name});
        isGood = false;
    } else if (isKnown && written.size() > 2) {
        m_tools.problems.report(expressionDiagnostics["expr.arity"], node.token,
                                {name, phrase("a selection and one value"),
                                 phrase("a selection and {0} values", {std::to_string(written.size() - 1)})});
        isGood = false;
    }
    if (!isGood) {
        return badNode(node);
    }
    call.type = selected.type;
    call.relation = selected.relation != nullptr ? selected.relation : m_tools.context.vocabulary->relation("");
    addReads(call);
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, {}, std::move(call), {}});
    return out;
}

} // namespace orrery::engine
